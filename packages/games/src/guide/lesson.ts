/** Which deals a game can be learned on. For the generator of lessons and for tests; no page loads this. */
import {
  checkSetup,
  FIRST_SEAT,
  type Game,
  Match,
  printOption,
  randomFrom,
  viewOf,
} from '@deadlight/engine';
import { anyAnswer } from '@deadlight/engine/testing';
import type { Telling } from '../telling/telling.ts';
import { beginGuided } from './begin.ts';
import type { Guide } from './guide.ts';
import { happeningOf } from './happening.ts';
import { after, isFinished, type Progress, read, START, stepOf } from './progress.ts';

/** The first two rounds are shorter than this. */
const LONGEST = 4000;
/** Newcomers who do anything at all; together they come to every step. */
const NEWCOMERS = 12;

interface Taught {
  readonly game: Game;
  readonly telling: Pick<Telling, 'seatRef'>;
}

/** The table as the newcomer first sees it. */
function beginning(guide: Guide, game: Game): Match {
  const match = new Match(game, checkSetup(game, guide.table));
  beginGuided(guide, match);
  return match;
}

/** What a newcomer hears who does anything at all, and reads each step before deciding. */
function heardBy(guide: Guide, { game, telling }: Taught, chance: string): string[] {
  const match = beginning(guide, game);
  const random = randomFrom(`${guide.game}:${chance}`);
  const heard: string[] = [];
  let progress: Progress = START;
  let [told, says]: [number, string | null] = [0, null];
  for (let i = 0; i < LONGEST && match.table.over === null && !isFinished(guide, progress); i++) {
    const view = viewOf(match.table, FIRST_SEAT);
    const me = telling.seatRef(view.vars, FIRST_SEAT);
    const lines = match.log.linesFor(FIRST_SEAT, told);
    told = match.log.entries.length;
    progress = after(guide, progress, happeningOf(view, lines, says, me));
    for (let step = stepOf(guide, progress); step !== null; step = stepOf(guide, progress)) {
      heard.push(step.id);
      if (step.done !== undefined) break;
      progress = read(guide, progress, step);
    }
    const seat = match.table.pending[0]!;
    match.decide(seat, anyAnswer(match.table, seat, random));
    says = seat === 0 ? match.decisions.at(-1)!.says : null;
  }
  return [...new Set(heard)];
}

/** Why a game cannot be learned on a deal, or null. */
export function whyNotLearn(guide: Guide, taught: Taught): string | null {
  const { game } = taught;
  const { table } = new Match(game, checkSetup(game, guide.table));
  if (table.pending.length !== 1 || table.pending[0] !== FIRST_SEAT)
    return 'somebody else is asked before the newcomer';
  const [begins] = guide.table.begins;
  const offered = table.options(FIRST_SEAT).map((option) => printOption(game, option));
  if (begins !== undefined && !offered.includes(begins)) return `"${begins}" is not offered`;
  const missed = new Set(guide.steps.map(({ id }) => id));
  for (let i = 0; i < NEWCOMERS; i++) {
    const heard = heardBy(guide, taught, String(i));
    if (heard[0] !== guide.steps[0]!.id) return `"${heard[0]}" is said before the welcome`;
    for (const id of heard) missed.delete(id);
  }
  return missed.size === 0 ? null : `nobody comes to ${[...missed].join(', ')}`;
}
