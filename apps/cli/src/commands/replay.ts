import { type Line, type Match, type Seat, SPECTATOR, viewOf } from '@deadlight/engine';
import type { Voice } from '@deadlight/games';
import type { Command } from 'commander';
import { languageNamed, wholeNumber } from '../choices.ts';
import { endingOf } from '../play/ending.ts';
import { sayLine, screenOf } from '../play/screen.ts';
import { wrong } from '../problem.ts';
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
  deadlight replay evening.dead --verify            exit code 1 if anything was changed`;

export function addReplay(program: Command): void {
  program
    .command('replay')
    .argument('<file>', 'a recorded game')
    .description('Tell the story of a recorded game, or check that nobody tampered with it.')
    .option('--verify', 'only check that the decisions lead to the recorded end')
    .option('--at <n>', 'stop after so many decisions')
    .option('--seat <n>', 'only what this seat may know (default: what everyone knows)')
    .option('--lang <code>', 'en, de, fr or es (default: the language of your system)')
    .option('--json', 'print one JSON object')
    .addHelpText('after', EXAMPLES)
    .action(replay);
}

function replay(path: string, options: Options): void {
  if (options.verify && options.at !== undefined)
    throw wrong('--at cannot go with --verify: only a whole game can be verified');
  const file = readRecordFile(path);
  const { record, playable } = file;
  const seat: Seat =
    options.seat === undefined
      ? SPECTATOR
      : wholeNumber('--seat', options.seat, 1, record.setup.seats) - 1;
  const at =
    options.at === undefined
      ? undefined
      : wholeNumber('--at', options.at, 0, record.decisions.length);
  const match = replayFile(file, at);
  const voice = voiceFor(playable, languageNamed(options.lang));
  const told = (): string[] => {
    if (options.json) return [JSON.stringify(asData(file, match, seat, voice, options))];
    if (options.verify) return [verdict(file)];
    return at === undefined ? story(file, match, seat, voice) : moment(file, match, seat, voice);
  };
  process.stdout.write(`${told().join('\n')}\n`);
}

const verdict = ({ path, record }: RecordFile): string =>
  `${path}: ${record.decisions.length} decisions lead to ${record.hash}, as recorded.`;

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
  { at, verify }: Options,
): object {
  const head = {
    setup: record.setup,
    decisions: match.decisions.length,
    verified: at === undefined,
    hash: match.table.hash,
    over: match.table.over,
  };
  if (verify) return head;
  const said = (line: Line): object => ({ ...line, text: sayLine(voice, line) });
  const lines = match.log.linesFor(seat).map(said);
  return at === undefined
    ? { ...head, lines }
    : { ...head, lines, view: viewOf(match.table, seat) };
}
