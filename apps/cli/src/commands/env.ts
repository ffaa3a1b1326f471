import { openSync, writeSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { Batch, botCalled, Environment, type Place, prepare, talk } from '@deadlight/bots';
import type { Game } from '@deadlight/engine';
import type { Command } from 'commander';
import { gameNamed, inHouseBot, seatNamed, setupFor, wholeNumber } from '../choices.ts';
import { tableOption } from './table-option.ts';

interface Options {
  readonly game: string;
  readonly players: string;
  readonly seat: string;
  readonly others: string;
  readonly option: readonly string[];
  readonly tables: string;
  readonly shared?: string;
  readonly seed: string;
}

const EVERY = 'all';
const MAX_TABLES = 4096;

const EXAMPLES = `
It answers every line on standard input with a line: {"do":"describe"}, {"do":"reset","seed":"1"},
{"do":"step","action":12}, {"do":"observe"}, {"do":"view"}, {"do":"network"}. See docs/bots/environment.md.
With --shared it plays many tables at once, and writes what it is asked into that file: docs/bots/python.md.

Examples:
  deadlight env --game nemesis --players 3 --option mode=coop
  deadlight env --game panic --seat 2 --others drifter
  deadlight env --game lockdown --seat all
  deadlight env --game nemesis --tables 64 --shared /dev/shm/tables`;

export function addEnv(program: Command): void {
  program
    .command('env')
    .description('Let a program learn a game over JSON lines: reset, step, observe.')
    .option('--game <id>', 'which game', 'panic')
    .option('--players <n>', 'how many players', '4')
    .option('--seat <n>', 'the seat of the learner; all: it plays every seat', '1')
    .option('--others <name>', 'the bot in all other seats', 'random')
    .addOption(tableOption())
    .option('--shared <file>', 'write questions into a file, as bytes, and read answers as numbers')
    .option('--tables <n>', 'with --shared: how many tables', '16')
    .option('--seed <text>', 'with --shared: the same seed deals the same games', '1')
    .addHelpText('after', EXAMPLES)
    .action(serve);
}

async function serve(options: Options): Promise<void> {
  const playable = gameNamed(options.game);
  const setup = setupFor(playable, options.players, '0', options.option);
  const others = inHouseBot('--others', options.others);
  await prepare(others, playable.game.id);
  const place: Place = {
    players: setup.seats,
    options: setup.options,
    seat: options.seat === EVERY ? null : seatNamed('--seat', options.seat, setup.seats),
    others: botCalled(others)!,
  };
  if (options.shared !== undefined)
    return serveShared(playable.game, place, options.shared, options);
  const env = new Environment(playable.game, place);
  for await (const line of createInterface({ input: process.stdin }))
    process.stdout.write(`${talk(env, line)}\n`);
}

/** Many tables in lock-step: a dot says that all questions are written; the answers are one number of 32 bits each. */
async function serveShared(
  game: Game,
  place: Place,
  path: string,
  { tables, seed }: Options,
): Promise<void> {
  const count = wholeNumber('--tables', tables, 1, MAX_TABLES);
  const batch = new Batch(game, place, count, seed);
  const file = openSync(path, 'w', 0o600);
  const tell = (): void => {
    writeSync(file, batch.bytes, 0, batch.bytes.length, 0);
    process.stdout.write('.');
  };
  const { header, observationSize, actionCount } = batch;
  process.stdout.write(
    `${JSON.stringify({ tables: count, header, observationSize, actionCount })}\n`,
  );
  tell();
  const answers = new Uint8Array(count * Uint32Array.BYTES_PER_ELEMENT);
  let got = 0;
  for await (const read of process.stdin)
    for (let rest: Buffer = read; rest.length > 0; ) {
      const part = rest.subarray(0, answers.length - got);
      answers.set(part, got);
      got += part.length;
      rest = rest.subarray(part.length);
      if (got < answers.length) break;
      got = 0;
      batch.answer(new Uint32Array(answers.buffer));
      tell();
    }
}
