import { availableParallelism } from 'node:os';
import { at } from '@deadlight/engine';
import { GAMES, type Voice } from '@deadlight/games';
import type { Command } from 'commander';
import { boardOf } from '../boards.ts';
import { chairsNamed, gameNamed, languageNamed, setupFor, wholeNumber } from '../choices.ts';
import { playAll } from '../simulate/play-all.ts';
import { percent } from '../simulate/share.ts';
import { sittingsOf } from '../simulate/sittings.ts';
import { asJson, type Quantiles, type Summary, summarize } from '../simulate/summary.ts';
import { columns } from '../terminal/columns.ts';
import { paint } from '../terminal/paint.ts';
import { progressBar } from '../terminal/progress.ts';
import { voiceFor } from '../voice.ts';
import { tableOption } from './table-option.ts';

interface Options {
  readonly game: string;
  readonly players: string;
  readonly games: string;
  readonly seed: string;
  readonly bots: string;
  readonly option: readonly string[];
  readonly jobs: string;
  readonly lang?: string;
  readonly json?: true;
}

const EXAMPLES = `
The same seed gives the same games and the same digest, however many processes play them. Game i is
the game that \`deadlight play --seed SEED:i\` deals.

Examples:
  deadlight simulate --players 6 --games 10000
  deadlight simulate --game nemesis --players 5 --option mode=coop
  deadlight simulate --option bonus=true --option gas=4 --seed autumn --json`;

export function addSimulate(program: Command): void {
  program
    .command('simulate')
    .description('Let bots play many games, and summarize how long they took and who won.')
    .option('--game <id>', 'which game', 'panic')
    .option('--players <n>', 'how many players', '4')
    .option('--games <n>', 'how many games', '1000')
    .option('--seed <text>', 'the same seed gives the same games', '1')
    .option('--bots <names>', 'who plays: one bot for all, or one for each seat', 'random')
    .addOption(tableOption())
    .option('--jobs <n>', 'how many processes', String(availableParallelism()))
    .option('--lang <code>', 'en, de, fr or es (default: the language of your system)')
    .option('--json', 'print one JSON object')
    .addHelpText('after', EXAMPLES)
    .action(simulate);
}

async function simulate(options: Options): Promise<void> {
  const playable = gameNamed(options.game);
  const voice = voiceFor(playable, languageNamed(options.lang));
  const games = wholeNumber('--games', options.games, 1, 100_000_000);
  const jobs = wholeNumber('--jobs', options.jobs, 1, 1024);
  // Checked with the longest seed that a game of the series will have.
  setupFor(playable, options.players, `${options.seed}:${games - 1}`, options.option);
  const setup = setupFor(playable, options.players, options.seed, options.option);
  const chairs = chairsNamed('--bots', options.bots, setup.seats);
  const bar = progressBar(games, (done) => voice.say('simulate.progress', { done, games }));
  const runs = await playAll(games, sittingsOf(setup, chairs), jobs, bar);
  const summary = summarize(setup, chairs, runs);
  const lines = options.json ? [asJson(summary)] : report(summary, voice);
  process.stdout.write(`${lines.join('\n')}\n`);
}

function report(summary: Summary, voice: Voice): string[] {
  const { players, games, bots, seed, decisions, seconds, decisionsPerSecond } = summary;
  const board = boardOf(summary.game);
  return [
    voice.say('simulate.title', { game: voice.say('game.name'), players, games, bots, seed }),
    voice.say('simulate.speed', {
      decisions,
      seconds,
      perSecond: decisionsPerSecond,
    }),
    '',
    ...lengths(summary, voice),
    '',
    ...board.tally.report(summary.sums, voice).flatMap((block) => [...block, '']),
    paint('bold', voice.say('simulate.endings')),
    ...columns(
      Object.entries(summary.endings).map(([how, n]) => [
        '',
        n,
        percent(voice, n / games),
        voice.say(at(GAMES, summary.game, 'game').telling.endingText(how)),
      ]),
    ),
    '',
    voice.say('simulate.digest', { digest: summary.digest }),
  ];
}

function lengths({ length }: Summary, voice: Voice): string[] {
  const row = (name: string, q: Quantiles): (string | number)[] => [
    `  ${voice.say(`simulate.${name}`)}`,
    q.min,
    q.p25,
    q.median,
    q.p75,
    q.p95,
    q.max,
  ];
  const heading = [
    voice.say('simulate.length'),
    voice.say('simulate.shortest'),
    '25 %',
    voice.say('simulate.median'),
    '75 %',
    '95 %',
    voice.say('simulate.longest'),
  ];
  const rounds = length.rounds === undefined ? [] : [row('rounds', length.rounds)];
  return columns([heading, row('decisions', length.decisions), ...rounds]);
}
