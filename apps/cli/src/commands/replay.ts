import { at, type Line, type Match, type Seat, SPECTATOR, viewOf } from '@deadlight/engine';
import { sayLine, type Voice } from '@deadlight/games';
import {
  loadCheckTexts,
  markOf,
  type Report,
  reportOn,
  sayCheck,
  sayVerdict,
} from '@deadlight/host/check';
import type { Command } from 'commander';
import { languageNamed, seatNamed, wholeNumber } from '../choices.ts';
import { endingOf } from '../play/ending.ts';
import { type Screen, screenOf } from '../play/screen.ts';
import { storyOf } from '../play/story.ts';
import { failedAsTold, wrong } from '../problem.ts';
import { type RecordFile, readRecordFile, replayFile } from '../record.ts';
import { screenSize } from '../terminal/size.ts';
import { voiceFor } from '../voice.ts';

interface Options {
  readonly verify?: true;
  readonly at?: string;
  readonly seat?: string;
  readonly lang?: string;
  readonly rules?: true;
  readonly json?: true;
}

const EXAMPLES = `
Examples:
  deadlight replay evening.dead --seat 2            the story as seat 2 could know it
  deadlight replay evening.dead --at 40 --seat 2    what seat 2 saw after 40 decisions
  deadlight replay evening.dead --verify            exit code 1 if its decisions do not lead to its end
  deadlight replay 'https://…/#/replay/link/…'      the same from a share link

--verify plays the record again: every decision must be legal, every die and card must follow from the seed,
and every recorded hash must be the one that play leads to. This finds
a record that was damaged or edited by hand. If players contributed to the dice, it also checks that the seed
follows from the commitment and their contributions. It does not prove who played. Without a commitment, it
cannot prove that the seed was random, or that somebody did not play many games and keep only the best.`;

export function addReplay(program: Command): void {
  program
    .command('replay')
    .argument('<file>', 'a recorded game, or the share link of one')
    .description('Tell the story of a recorded game, or check that its decisions lead to its end.')
    .option(
      '--verify',
      'check the record step by step instead: the commitment to the dice, every decision, every hash',
    )
    .option('--at <n>', 'stop after this many decisions')
    .option('--seat <n>', 'only what this seat may know (default: what everyone knows)')
    .option('--lang <code>', 'en, de, fr or es (default: the language of your system)')
    .option('--rules', 'name the rule behind every line')
    .option('--json', 'print one JSON object')
    .addHelpText('after', EXAMPLES)
    .action(replay);
}

async function replay(path: string, options: Options): Promise<void> {
  if (options.verify && options.at !== undefined)
    throw wrong('--at cannot go with --verify: only a whole game can be verified');
  const language = languageNamed(options.lang);
  const file = await readRecordFile(path);
  const { record, playable } = file;
  const seat: Seat =
    options.seat === undefined ? SPECTATOR : seatNamed('--seat', options.seat, record.setup.seats);
  const at =
    options.at === undefined
      ? undefined
      : wholeNumber('--at', options.at, 0, record.decisions.length);
  if (options.verify) {
    const report = reportOn(record, file.check());
    const { checks, untouched } = report;
    const said = options.json
      ? [JSON.stringify({ file: file.path, verified: untouched, checks })]
      : verdict(file, report, voiceFor(playable, language, await loadCheckTexts(language)));
    process.stdout.write(`${said.join('\n')}\n`);
    if (!untouched) throw failedAsTold();
    return;
  }
  const match = replayFile(file, at);
  const voice = voiceFor(playable, language);
  const told = (): string[] => {
    if (options.json) return [JSON.stringify(asData(file, match, seat, voice, options))];
    const screen = { playable, voice, ...screenSize() };
    const tell = at === undefined ? story : moment;
    return tell(match, seat, screen, options.rules === true);
  };
  process.stdout.write(`${told().join('\n')}\n`);
}

/** What was checked, in words. */
function verdict(file: RecordFile, report: Report, voice: Voice): string[] {
  const { telling } = file.playable;
  const marks = report.checks.map((one) => voice.say(`check.${markOf(one)}`));
  const wide = Math.max(...marks.map(({ length }) => length));
  return [
    ...report.checks.map(
      (one, i) => `${at(marks, i, 'mark').padEnd(wide)}  ${sayCheck(voice, report, one, telling)}`,
    ),
    `${file.path}: ${sayVerdict(voice, report)}`,
  ];
}

function story(match: Match, seat: Seat, screen: Screen, rules: boolean): string[] {
  const { table, log } = match;
  const end = table.over === null ? [] : endingOf(match, table.over, screen);
  return [...storyOf(log.linesFor(seat), screen, rules), ...end];
}

/** The story so far and the table as it stands; for a seat, with what it is asked. */
const moment = (match: Match, seat: Seat, screen: Screen, rules: boolean): string[] => [
  ...storyOf(match.log.linesFor(seat), screen, rules),
  ...screenOf(viewOf(match.table, seat), [], screen, true),
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
