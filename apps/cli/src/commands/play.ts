import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { iterationsOf, prepare } from '@deadlight/bots';
import { thinkersOn } from '@deadlight/bots/threads';
import { asSeat, FIRST_SEAT, Match } from '@deadlight/engine';
import type { PlayableGame } from '@deadlight/games';
import {
  beginGuided,
  GUIDED,
  type Guide,
  hasGuide,
  loadGuide,
  loadGuideTexts,
} from '@deadlight/games/guide';
import type { Lesson } from '@deadlight/games/lessons';
import { Voice } from '@deadlight/games/text';
import { USUAL_LEVEL } from '@deadlight/host';
import type { Command } from 'commander';
import { isProgram, sitDown } from '../chairs.ts';
import { chairsNamed, gameNamed, languageNamed, seatsNamed, setupFor } from '../choices.ts';
import { levelHelp, levelLines } from '../levels.ts';
import { keptBot } from '../play/kept-bot.ts';
import { openKeyboard } from '../play/keyboard.ts';
import { KIND, layOut, lessonCoach, lessonNamed, sayLesson } from '../play/lesson.ts';
import { newCoach, type PlainCoach } from '../play/plain-coach.ts';
import { leaveTable, playGame } from '../play/play-game.ts';
import type { Session } from '../play/session.ts';
import { Thinker } from '../play/thinker.ts';
import { wrong } from '../problem.ts';
import { readRecordFile, replayFile } from '../record.ts';
import { rulesOf } from '../rulebook.ts';
import { seatRef } from '../seats.ts';
import { paint } from '../terminal/paint.ts';
import { screenSize } from '../terminal/size.ts';
import { voiceFor } from '../voice.ts';
import { tableOption } from './table-option.ts';

interface Options {
  readonly game?: string;
  readonly players?: string;
  readonly me: string;
  readonly bots: string;
  readonly seed?: string;
  readonly option: readonly string[];
  readonly lang?: string;
  readonly save?: string;
  readonly load?: string;
  readonly plain?: boolean;
  readonly coach?: boolean;
  readonly lesson?: string;
}

const EXAMPLES = `
Examples:
  deadlight play                                   four players, you are Red
  deadlight play --players 5 --me 1,3 --lang de    two people at one keyboard, in German
  deadlight play --game nemesis --players 3        Nemesis, you take the first seat
  deadlight play --game lockdown --players 3       the same with Nemesis: Lockdown
  deadlight play --plain                           by sentences and commands alone
  deadlight play --game nemesis --coach            learn a game: --plain, with a guide
  deadlight play --lesson noise --game nemesis     one thing in three minutes; with --plain
  deadlight play --load evening.dead --save evening.dead`;

export function addPlay(program: Command): void {
  program
    .command('play')
    .description('Play in the terminal, against bots or with several people at one keyboard.')
    .option('--game <id>', 'which game (default: panic)')
    .option('--players <n>', 'how many players, bots included (default: 4)')
    .option('--me <seats>', 'the seats of the people at the keyboard, such as 1 or 1,2', '1')
    .option(
      '--bots <names>',
      'who plays the other seats: one bot, or one for each seat',
      USUAL_LEVEL,
    )
    .option('--seed <text>', 'the same seed deals the same game (default: a new one each time)')
    .addOption(tableOption())
    .option('--lang <code>', 'en, de, fr or es (default: the language of your system)')
    .option('--save <file>', 'keep the game in this file while it is played')
    .option('--load <file>', 'resume a saved game')
    .option('--plain', 'without drawing and colour: sentences, for screen readers and Braille')
    .option('--coach', 'learn the game at a table made for it, step by step; with --plain')
    .option(
      '--lesson <name>',
      'take a lesson by its name or number; a name that is none lists them',
    )
    .addHelpText('after', levelHelp)
    .addHelpText('after', EXAMPLES)
    .action(play);
}

async function play(given: Options): Promise<void> {
  const guide = await guideFor(given);
  const lesson = lessonFor(given);
  const options =
    lesson !== null
      ? { ...given, plain: true, bots: given.bots === USUAL_LEVEL ? KIND : given.bots }
      : guide === null
        ? given
        : atGuidesTable(given, guide);
  // Nothing is painted then, whatever the terminal can show.
  if (options.plain) process.env['NO_COLOR'] = '1';
  const { playable, match, kept } =
    lesson !== null
      ? takeLesson(options, lesson)
      : options.load === undefined
        ? newGame(options)
        : await loadGame(options);
  const people = seatsNamed('--me', options.me, match.setup.seats);
  if (guide !== null && people.includes(FIRST_SEAT)) beginGuided(guide, match);
  const chairs = chairsNamed('--bots', options.bots, match.setup.seats);
  const voice = voiceFor(playable, languageNamed(options.lang));
  const thinks = (chair: string, index: number): boolean =>
    kept === null && iterationsOf(chair) > 0 && !people.includes(asSeat(index));
  const thinkers = chairs.some(thinks) ? thinkersOn(availableParallelism()) : null;
  for (const chair of chairs) await prepare(chair, match.game.id);
  const keyboard = openKeyboard();
  const show: Session['show'] = (lines) =>
    process.stdout.write(lines.map((line) => `${line}\n`).join(''));
  const session: Session = {
    match,
    kept,
    people,
    players: chairs.map((chair, index) => {
      const seat = asSeat(index);
      if (kept !== null && !isProgram(chair)) return keptBot(kept, match, seat, chair);
      const iterations = iterationsOf(chair);
      return iterations > 0 && thinkers !== null
        ? new Thinker(chair, iterations, { thinkers, voice, keyboard, show })
        : sitDown(chair, match.setup, seat);
    }),
    rules: rulesOf(playable.game.id),
    screen: { playable, voice, ...screenSize() },
    keyboard,
    saveTo: options.save ?? null,
    plain: options.plain ? new Map() : null,
    coach:
      lesson === null
        ? await guided(guide, playable, voice)
        : await lessonCoach(playable, lesson, voice),
    lesson,
    noted: new Map(),
    show,
  };
  welcome(session, chairs);
  if (lesson !== null) show(await sayLesson(match.game.id, lesson, voice));
  try {
    if ((await playGame(session)) === 'stopped') sayStopped(session);
  } finally {
    keyboard.close();
    leaveTable(session);
    await thinkers?.close();
  }
}

/** The guide to the game, where it is to be learned. */
async function guideFor({ coach, game = 'panic', load }: Options): Promise<Guide | null> {
  if (coach !== true) return null;
  if (load !== undefined)
    throw wrong('--coach cannot go with --load: the guide begins at a table of its own');
  if (!hasGuide(game)) throw wrong(`${game} has no guide; these have one: ${GUIDED.join(', ')}`);
  return loadGuide(game);
}

async function guided(
  guide: Guide | null,
  { telling }: PlayableGame,
  table: Voice,
): Promise<PlainCoach | null> {
  if (guide === null) return null;
  const voice = new Voice(table.language, await loadGuideTexts(table.language));
  return newCoach(guide, voice, telling, table);
}

/** The lesson that is to be taken, at its own table. */
function lessonFor(options: Options): Lesson | null {
  const { lesson, game = 'panic', me, option } = options;
  if (lesson === undefined) return null;
  for (const name of ['players', 'seed', 'load', 'save', 'coach'] as const)
    if (options[name] !== undefined)
      throw wrong(`--${name} cannot go with --lesson: its table is laid out already`);
  if (option.length > 0 || me !== '1')
    throw wrong('--option and --me cannot go with --lesson: its table is laid out already');
  return lessonNamed(gameNamed(game).game.id, lesson);
}

/** The table that a game is learned at, where nothing else is asked for. */
const atGuidesTable = (options: Options, { table }: Guide): Options => ({
  ...options,
  plain: true,
  players: options.players ?? String(table.seats),
  seed: options.seed ?? table.seed,
  option: [
    ...Object.entries(table.options).map(([name, value]) => `${name}=${value}`),
    ...options.option,
  ],
});

interface Begun extends Pick<Session, 'match' | 'kept'> {
  readonly playable: PlayableGame;
}

function newGame(options: Options): Begun {
  const playable = gameNamed(options.game ?? 'panic');
  const seed = options.seed ?? randomBytes(16).toString('hex');
  const setup = setupFor(playable, options.players ?? '4', seed, options.option);
  return { playable, match: new Match(playable.game, setup), kept: null };
}

function takeLesson({ game = 'panic' }: Options, lesson: Lesson): Begun {
  const playable = gameNamed(game);
  return { playable, match: layOut(playable, lesson), kept: null };
}

/** A saved game brings its own set-up. */
async function loadGame(options: Options): Promise<Begun> {
  for (const name of ['game', 'players', 'seed'] as const)
    if (options[name] !== undefined)
      throw wrong(`--${name} cannot go with --load: the file says it already`);
  if (options.option.length > 0)
    throw wrong('--option cannot go with --load: the file says it already');
  const file = await readRecordFile(options.load!);
  return { playable: file.playable, match: replayFile(file), kept: file.kept };
}

function welcome(
  { match, people, plain, screen: { voice }, show }: Session,
  chairs: readonly string[],
): void {
  const seats = people.map((seat) => seatRef(match.table, seat));
  show([
    paint('bold', voice.say('game.name')),
    voice.say('game.tagline'),
    voice.say('game.about'),
    voice.say('play.seated', { count: people.length, seats }),
    ...(plain !== null ? [voice.say('play.plain.welcome')] : []),
    ...(plain === null && process.env['TERM'] === 'dumb' ? [voice.say('play.plain.try')] : []),
    ...levelLines(
      voice,
      chairs.filter((_, index) => !people.includes(asSeat(index))),
      // A line of its own is read in one breath.
      plain === null ? undefined : Number.POSITIVE_INFINITY,
    ),
  ]);
}

function sayStopped({ saveTo, screen: { voice }, show }: Session): void {
  show([voice.say('play.stopped')]);
  if (saveTo !== null) show([voice.say('play.goOn', { file: saveTo })]);
}
