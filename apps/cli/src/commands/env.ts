import { createInterface } from 'node:readline';
import { botCalled, Environment, prepare, talk } from '@deadlight/bots';
import type { Command } from 'commander';
import { gameNamed, inHouseBot, seatNamed, setupFor } from '../choices.ts';
import { tableOption } from './table-option.ts';

interface Options {
  readonly game: string;
  readonly players: string;
  readonly seat: string;
  readonly others: string;
  readonly option: readonly string[];
}

const EXAMPLES = `
It answers every line on standard input with a line: {"do":"describe"}, {"do":"reset","seed":"1"},
{"do":"step","action":12}, {"do":"observe"}. See docs/bots/environment.md.

Examples:
  deadlight env --game nemesis --players 3 --option mode=coop
  deadlight env --game panic --seat 2 --others drifter`;

export function addEnv(program: Command): void {
  program
    .command('env')
    .description('Let a program learn a game over JSON lines: reset, step, observe.')
    .option('--game <id>', 'which game', 'panic')
    .option('--players <n>', 'how many players', '4')
    .option('--seat <n>', 'the seat of the learner', '1')
    .option('--others <name>', 'the bot in all other seats', 'random')
    .addOption(tableOption())
    .addHelpText('after', EXAMPLES)
    .action(serve);
}

async function serve(options: Options): Promise<void> {
  const playable = gameNamed(options.game);
  const setup = setupFor(playable, options.players, '0', options.option);
  const others = inHouseBot('--others', options.others);
  await prepare(others, playable.game.id);
  const env = new Environment(playable.game, {
    players: setup.seats,
    options: setup.options,
    seat: seatNamed('--seat', options.seat, setup.seats),
    others: botCalled(others)!,
  });
  for await (const line of createInterface({ input: process.stdin }))
    process.stdout.write(`${talk(env, line)}\n`);
}
