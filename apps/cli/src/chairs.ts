/** Who sits where, as plain data that can be sent to a thread. */
import { randomInt } from 'node:crypto';
import { botCalled, bySide, nameAt, type Player } from '@deadlight/bots';
import { Program } from '@deadlight/bots/program';
import type { Seat, Setup } from '@deadlight/engine';

/** A player by its name, or one for each side where a seat can change sides. */
export type Chair = string | { readonly humans: string; readonly infected: string };

/** What a chair is called in a table. */
export const chairName = (chair: Chair): string =>
  typeof chair === 'string' ? chair : `${chair.humans}/${chair.infected}`;

/** The players who may sit in it. */
export const namesOf = (chair: Chair): readonly string[] =>
  typeof chair === 'string' ? [chair] : [chair.humans, chair.infected];

/** Seats the players that were asked for. */
export const sitDown = (chair: Chair, setup: Setup, seat: Seat): Player =>
  typeof chair === 'string'
    ? playerNamed(chair, setup, seat)
    : bySide(playerNamed(chair.humans, setup, seat), playerNamed(chair.infected, setup, seat));

/** What a program is called: `cmd:python3 bot.py`. */
const COMMAND = 'cmd:';
const PATIENCE = 30_000;
/** The bot that plays on for a program that was given up. */
const DEPUTY = 'survivor';
const CHANCES = 2 ** 32;

export const isProgram = (name: string): boolean =>
  name.startsWith(COMMAND) && name.slice(COMMAND.length).trim() !== '';

const playerNamed = (name: string, setup: Setup, seat: Seat): Player =>
  isProgram(name)
    ? new Program(name.slice(COMMAND.length), setup, seat, {
        patience: PATIENCE,
        chance: randomInt(CHANCES),
        deputy: botCalled(DEPUTY)!,
        warn,
      })
    : botCalled(nameAt(name, setup.seed, seat))!;

const warn = (message: string): void => {
  process.stderr.write(`deadlight: ${message}\n`);
};
