import { availableParallelism } from 'node:os';
import { at } from '@deadlight/engine';
import { Command } from 'commander';
import { resultOf, sittingsIn } from '../arena/contest.ts';
import { ladderOf, mixedSeats, mixedTable } from '../arena/ladder.ts';
import { type Contest, oneAmongOthers, sameSeeds, sideAgainstSide } from '../arena/line-up.ts';
import { mannersOf, mannersReport } from '../arena/manners.ts';
import { ladderReport, report } from '../arena/report.ts';
import { namesOf } from '../chairs.ts';
import {
  botsNamed,
  chairsNamed,
  gameNamed,
  languageNamed,
  setupFor,
  wholeNumber,
} from '../choices.ts';
import { writeText } from '../files.ts';
import { levelHelp, levelLines } from '../levels.ts';
import { wrong } from '../problem.ts';
import { playAll } from '../simulate/play-all.ts';
import { hasStyle } from '../simulate/style.ts';
import { GIFT_NAMES, giftsNamed } from '../simulate/what-if.ts';
import { progressBar } from '../terminal/progress.ts';
import { voiceFor } from '../voice.ts';
import { tableOption } from './table-option.ts';

interface Options {
  readonly game: string;
  readonly players: string;
  readonly option: readonly string[];
  readonly bots?: string;
  readonly against?: string;
  readonly one?: string;
  readonly others?: string;
  readonly humans?: string;
  readonly infected?: string;
  readonly ladder?: string;
  readonly whatIf?: string;
  readonly style?: true;
  readonly games: string;
  readonly seed: string;
  readonly jobs: string;
  readonly lang?: string;
  readonly svg?: string;
  readonly json?: true;
}

const EXAMPLES = `
All line-ups play the same seeds, so luck is the same for all of them. Intervals hold with 95%
confidence. The same seed gives the same games, however many processes play them.

Examples:
  deadlight arena --game nemesis --option mode=coop --bots survivor --against random
  deadlight arena --game nemesis --one survivor --others random       each seed once for every seat
  deadlight arena --players 5 --humans survivor,random --infected survivor,random
  deadlight arena --game nemesis --bots companion --style             how lively they are, by temperament
  deadlight arena --game nemesis --one companion:bold --others survivor
  deadlight arena --game nemesis --ladder drifter,companion,survivor,veteran:0
  deadlight arena --game lockdown --bots drifter --what-if lit,quiet  power everywhere, and nobody is heard`;

export function addArena(program: Command): void {
  program
    .command('arena')
    .description(
      'Compare bots on the same seeds and in every seat, and say how sure the result is.',
    )
    .option('--game <id>', 'which game', 'panic')
    .option('--players <n>', 'how many players', '4')
    .addOption(tableOption())
    .option('--bots <names>', 'a line-up: one bot for all seats, or one for each')
    .option('--against <names>', 'another line-up on the same seeds')
    .option('--one <name>', 'one bot among others, once in each seat')
    .option('--others <name>', 'the bot in the other seats')
    .option('--humans <names>', 'Panic Station: bots that play the humans, one after another')
    .option(
      '--infected <names>',
      'Panic Station: bots that play the infected, each against each of the humans',
    )
    .option(
      '--ladder <names>',
      'bots that sit mixed at every table: one list of how strong each is',
    )
    .option('--what-if <gifts>', `make the game easier: ${GIFT_NAMES.join(', ')}`)
    .option('--style', 'also count what bots do: explore, find, fight, trade, claim, pass')
    .option('--games <n>', 'how many seeds', '200')
    .option('--seed <text>', 'the same seed gives the same games', '1')
    .option('--jobs <n>', 'how many processes', String(availableParallelism()))
    .option('--lang <code>', 'en, de, fr or es (default: the language of your system)')
    .option('--svg <file>', 'also draw a picture into this file')
    .option('--json', 'print one JSON object')
    .addHelpText('after', levelHelp)
    .addHelpText('after', EXAMPLES)
    .action(arena);
}

/** A program that has no other command: it needs much less of the project. */
export function arenaAlone(): Command {
  const program = new Command();
  addArena(program);
  return program;
}

async function arena(options: Options): Promise<void> {
  const playable = gameNamed(options.game);
  const voice = voiceFor(playable, languageNamed(options.lang));
  const seeds = wholeNumber('--games', options.games, 1, 10_000_000);
  const jobs = wholeNumber('--jobs', options.jobs, 1, 1024);
  setupFor(playable, options.players, `${options.seed}:${seeds}`, options.option);
  const setup = setupFor(playable, options.players, options.seed, options.option);
  if (options.ladder !== undefined) return ladder(options, options.ladder);
  const contest = contestOf(options, setup.seats);
  const whatIf =
    options.whatIf === undefined ? [] : giftsNamed('--what-if', setup.game, options.whatIf);
  const style = options.style === true;
  if (style && !hasStyle(setup.game)) throw wrong(`--style: nothing is counted in ${setup.game}`);
  const games = seeds * contest.tables.length;
  const bar = progressBar(games, (done) => voice.say('simulate.progress', { done, games }));
  const { runs } = await playAll(games, sittingsIn(contest, setup, whatIf, style), jobs, bar);
  const result = resultOf(contest, runs);
  const manners = style ? mannersOf(contest, runs) : [];
  const title = { game: voice.say('game.name'), players: setup.seats, seeds, games };
  const lines = options.json
    ? [JSON.stringify({ ...setup, whatIf, seeds, games, ...result, ...(style && { manners }) })]
    : [
        voice.say('arena.title', { ...title, seed: setup.seed }),
        ...(whatIf.length > 0 ? [voice.say('arena.whatIf', { gifts: whatIf.join(', ') })] : []),
        '',
        ...report(result, voice),
        ...levelLines(voice, contest.tables.flat().flatMap(namesOf)),
        ...(style ? mannersReport(manners, voice) : []),
      ];
  process.stdout.write(`${lines.join('\n')}\n`);
  if (options.svg !== undefined) {
    const { picture } = await import('../arena/picture.ts');
    writeText(options.svg, picture(result, voice));
  }
}

/** Bots drawn for every seat of every table, and one list of how strong each is. */
async function ladder(options: Options, list: string): Promise<void> {
  const playable = gameNamed(options.game);
  const voice = voiceFor(playable, languageNamed(options.lang));
  const names = [...new Set(botsNamed('--ladder', list))];
  if (names.length < 2) throw wrong(`--ladder ${list}: name two bots or more`);
  const games = wholeNumber('--games', options.games, 1, 10_000_000);
  const jobs = wholeNumber('--jobs', options.jobs, 1, 1024);
  const setup = setupFor(playable, options.players, options.seed, options.option);
  const seats = (index: number): string[] =>
    mixedSeats(names, setup.seats, `${setup.seed}:${index}`);
  const bar = progressBar(games, (done) => voice.say('simulate.progress', { done, games }));
  const { runs } = await playAll(
    games,
    (index) => ({ setup: { ...setup, seed: `${setup.seed}:${index}` }, chairs: seats(index) }),
    jobs,
    bar,
  );
  const tables = runs.map((run, index) => mixedTable(seats(index), run));
  const rungs = ladderOf(names, tables, setup.seed);
  const title = { game: voice.say('game.name'), players: setup.seats, seeds: games, games };
  const lines = options.json
    ? [JSON.stringify({ ...setup, games, ladder: rungs })]
    : [
        voice.say('arena.title', { ...title, seed: setup.seed }),
        '',
        ...ladderReport(rungs, voice),
        ...levelLines(voice, names),
      ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

const WAYS = [
  ['bots', 'against'],
  ['one', 'others'],
  ['humans', 'infected'],
] as const;

/** Exactly one of the three ways to put bots up against each other. */
function contestOf(options: Options, players: number): Contest {
  const chosen = WAYS.filter((way) => way.some((name) => options[name] !== undefined));
  if (chosen.length !== 1)
    throw wrong(
      'say who plays: --bots and --against, --one and --others, --humans and --infected, or --ladder',
    );
  const { bots, against, one, others, humans, infected } = options;
  if (bots !== undefined)
    return sameSeeds([
      chairsNamed('--bots', bots, players),
      ...(against === undefined ? [] : [chairsNamed('--against', against, players)]),
    ]);
  if (one !== undefined && others !== undefined)
    return oneAmongOthers(botNamed('--one', one), botNamed('--others', others), players);
  if (humans === undefined || infected === undefined)
    throw wrong(`--${at(chosen, 0, 'option').join(' and --')} go together`);
  if (options.game !== 'panic')
    throw wrong('--humans and --infected are the sides of Panic Station; use --bots and --against');
  return sideAgainstSide(botsNamed('--humans', humans), botsNamed('--infected', infected), players);
}

function botNamed(option: string, names: string): string {
  const [name, ...rest] = botsNamed(option, names);
  if (rest.length > 0) throw wrong(`${option} ${names}: name one bot`);
  return name!;
}
