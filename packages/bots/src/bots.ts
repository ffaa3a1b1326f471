import { lookUp, type Seat } from '@deadlight/engine';
import type { Bot } from './bot.ts';
import { companion, companionOf } from './companion.ts';
import { drifter } from './drifter.ts';
import { attend } from './learned/schools.ts';
import { veteran, veteranOf, WORLDS } from './learned/veteran.ts';
import { ITERATIONS, mastermind, mastermindOf } from './mastermind/mastermind.ts';
import { randomBot } from './random-bot.ts';
import { survivor } from './survivor.ts';
import { TEMPERAMENTS, temperamentOf } from './temperament.ts';

/** Every bot that can be asked for by name, the weakest first. */
export const BOTS: Readonly<Record<string, Bot>> = Object.fromEntries(
  [randomBot, drifter, companion, survivor, veteran, mastermind].map((bot) => [bot.name, bot]),
);

const SEARCH = /^mastermind:(\d{1,9})$/;

/** How much a bot with this name searches for every decision: `mastermind:500` 500 iterations; 0, if it does not. */
export const iterationsOf = (name: string): number =>
  name === mastermind.name ? ITERATIONS : Number(SEARCH.exec(name)?.[1] ?? 0);

const THOUGHT = /^veteran:(\d{1,4})$/;

/** On how many imagined tables a bot with this name thinks over what it does: `veteran:96` on 96; null, if it is none of these. */
function worldsOf(name: string): number | null {
  if (name === veteran.name) return WORLDS;
  const worlds = THOUGHT.exec(name)?.[1];
  return worlds === undefined ? null : Number(worlds);
}

/** Whether a bot with this name thinks for longer than others may be kept waiting. */
export const isDeep = (name: string): boolean =>
  iterationsOf(name) > 0 || (worldsOf(name) ?? 0) > 0;

/** Loads what a bot needs for a game; it is to be waited for before the bot is asked. */
export async function prepare(name: string, game: string): Promise<void> {
  const worlds = worldsOf(name);
  if (worlds !== null) await attend(game, worlds > 0);
}

/** Companions of one temperament: `companion:bold`. */
const COMPANIONS: Readonly<Record<string, Bot>> = Object.fromEntries(
  TEMPERAMENTS.map(companionOf).map((bot) => [bot.name, bot]),
);

export function botCalled(name: string): Bot | undefined {
  const iterations = iterationsOf(name);
  if (iterations > 0) return mastermindOf(iterations);
  const worlds = worldsOf(name);
  if (worlds !== null) return veteranOf(worlds);
  return lookUp(BOTS, name) ?? lookUp(COMPANIONS, name);
}

/** The name of the bot that sits down at a table where one of these was asked for. */
export const nameAt = (name: string, seed: string, seat: Seat): string =>
  name === companion.name ? `${name}:${temperamentOf(seed, seat)}` : name;
