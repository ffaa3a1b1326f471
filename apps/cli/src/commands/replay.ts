import { type Check, type Line, type Match, type Seat, SPECTATOR, viewOf } from '@deadlight/engine';
import type { Voice } from '@deadlight/games';
import type { Command } from 'commander';
import { languageNamed, wholeNumber } from '../choices.ts';
import { endingOf } from '../play/ending.ts';
import { sayLine, screenOf } from '../play/screen.ts';
import { failedAsTold, wrong } from '../problem.ts';
import { type RecordFile, readRecordFile, replayFile } from '../record.ts';
import { paint } from '../terminal/paint.ts';
import { screenSize } from '../terminal/size.ts';
import { voiceFor } from '../voice.ts';

interface Options {
  readonly verify?: true;
  readonly at?: string;
  readonly seat?: string;
  readonly lang?: string;
  readonly json?: true;
}

const EXAMPLES = `
Examples:
  deadlight replay evening.dead --seat 2            the story as seat 2 could know it
  deadlight replay evening.dead --at 40 --seat 2    what seat 2 saw after 40 decisions
  deadlight replay evening.dead --verify            exit code 1 if its decisions do not lead to its end

--verify plays the record again: every decision must be legal, every die and card must follow from the seed,
and every recorded hash must be the one that play leads to. So a record that was damaged or edited by hand is
found. Where players gave to the dice, it also checks that the seed is made of the promise and what they gave.
It does not prove who played; and of a game without such a promise, neither that its seed was drawn by chance
nor that nobody played a better one and kept only that.`;

export function addReplay(program: Command): void {
  program
    .command('replay')
    .argument('<file>', 'a recorded game')
    .description('Tell the story of a recorded game, or check that its decisions lead to its end.')
    .option(
      '--verify',
      'only check the record, step by step: the promise about the dice, every decision, every hash',
    )
    .option('--at <n>', 'stop after so many decisions')
    .option('--seat <n>', 'only what this seat may know (default: what everyone knows)')
    .option('--lang <code>', 'en, de, fr or es (default: the language of your system)')
    .option('--json', 'print one JSON object')
    .addHelpText('after', EXAMPLES)
    .action(replay);
}

async function replay(path: string, options: Options): Promise<void> {
  if (options.verify && options.at !== undefined)
    throw wrong('--at cannot go with --verify: only a whole game can be verified');
  const file = await readRecordFile(path);
  const { record, playable } = file;
  const seat: Seat =
    options.seat === undefined
      ? SPECTATOR
      : wholeNumber('--seat', options.seat, 1, record.setup.seats) - 1;
  const at =
    options.at === undefined
      ? undefined
      : wholeNumber('--at', options.at, 0, record.decisions.length);
  if (options.verify) {
    const checks = file.check();
    process.stdout.write(`${verdict(file, checks, options.json === true).join('\n')}\n`);
    if (!isWhole(checks)) throw failedAsTold();
    return;
  }
  const match = replayFile(file, at);
  const voice = voiceFor(playable, languageNamed(options.lang));
  const told = (): string[] => {
    if (options.json) return [JSON.stringify(asData(file, match, seat, voice, options))];
    return at === undefined ? story(file, match, seat, voice) : moment(file, match, seat, voice);
  };
  process.stdout.write(`${told().join('\n')}\n`);
}

/** Nothing was changed; the game itself need not be over. */
const isWhole = (checks: readonly Check[]): boolean =>
  checks.every(({ name, ok }) => ok || name === 'end');

/** What was checked, in words. */
function verdict({ path }: RecordFile, checks: readonly Check[], json: boolean): string[] {
  if (json) return [JSON.stringify({ file: path, verified: isWhole(checks), checks })];
  return [
    ...checks.map((one) => `${one.ok ? 'ok     ' : 'wrong  '} ${inWords(one)}`),
    isWhole(checks)
      ? `${path}: nothing was changed.`
      : `${path}: this is not the game that was played.`,
  ];
}

function inWords(check: Check): string {
  switch (check.name) {
    case 'commitment':
      return `The table was opened with the commitment ${check.commitment}; it is the hash of the secret, the table and the rules.`;
    case 'gift':
      return `Seat ${check.seat + 1} ${check.own ? 'gave' : 'gave nothing; the default is'} ${check.gift}.`;
    case 'seed':
      return `The secret and what all seats gave make the seed ${check.seed}.`;
    case 'plain-seed':
      return `The seed is ${check.seed}. Nobody made a promise about it before the game.`;
    case 'play':
      return check.problem === null
        ? `All ${check.decisions} decisions are legal and lead to the ${check.marks} recorded hashes.`
        : `Played again, the game is another: ${check.problem}.`;
    case 'end':
      return check.how === null ? 'The game is not over.' : `The game ended: ${check.how}.`;
  }
}

const screenFor = ({ playable }: RecordFile, voice: Voice) => ({
  playable,
  voice,
  ...screenSize(),
});

const linesOf = (match: Match, seat: Seat, voice: Voice): string[] =>
  match.log.linesFor(seat).map((line) => `${sayLine(voice, line)} ${paint('dim', line.rule)}`);

function story(file: RecordFile, match: Match, seat: Seat, voice: Voice): string[] {
  const { table } = match;
  const end = table.over === null ? [] : endingOf(table, table.over, screenFor(file, voice));
  return [...linesOf(match, seat, voice), ...end];
}

/** The story so far and the table as it stands; for a seat, with what it is asked. */
const moment = (file: RecordFile, match: Match, seat: Seat, voice: Voice): string[] => [
  ...linesOf(match, seat, voice),
  ...screenOf(viewOf(match.table, seat), [], screenFor(file, voice), true),
];

function asData(
  { record }: RecordFile,
  match: Match,
  seat: Seat,
  voice: Voice,
  { at }: Options,
): object {
  const head = {
    setup: record.setup,
    decisions: match.decisions.length,
    verified: at === undefined,
    hash: match.table.hash,
    over: match.table.over,
  };
  const said = (line: Line): object => ({ ...line, text: sayLine(voice, line) });
  const lines = match.log.linesFor(seat).map(said);
  return at === undefined
    ? { ...head, lines }
    : { ...head, lines, view: viewOf(match.table, seat) };
}
