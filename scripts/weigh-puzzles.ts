/**
 * Weighs the puzzles: in how many worlds the kept way solves each, and for every first choice in how many it could
 * still be solved, how it tempts, and a way from there that always leads to the goal.
 *   npm run weigh-puzzles -- nemesis foam
 */
import { PUZZLES, temptationOf } from '@deadlight/games/puzzles';
import { TooMuch, Trial } from './puzzle-proof.ts';

/** Worlds for the kept way, and for each of the others. */
const MANY = 60;
const SOME = 6;

/** Null where more can be done than anybody has looked at. */
function couldBe(trial: Trial, first: string): number | null {
  try {
    return trial.couldBeSolvedIn(SOME, first);
  } catch (error) {
    if (error instanceof TooMuch) return null;
    throw error;
  }
}

const [game, id] = process.argv.slice(2);
const all = Object.values(PUZZLES).flat();

for (const puzzle of all) {
  if ((game ?? puzzle.game) !== puzzle.game || (id ?? puzzle.id) !== puzzle.id) continue;
  const trial = new Trial(puzzle);
  const solved = trial.solvedIn(MANY);
  process.stdout.write(`${puzzle.game} ${puzzle.id}: solved in ${solved} of ${MANY} worlds\n`);
  for (const first of trial.firstChoices) {
    const could = couldBe(trial, first);
    if (could === null) {
      process.stdout.write(`  ${first}: too much can follow to look at all of it\n`);
      continue;
    }
    const way = could === SOME ? trial.wayFrom(first, MANY) : null;
    const tempts = temptationOf(puzzle, first) < 0 ? '' : ', a temptation';
    const good = trial.looksGood(first) ? ', looks good' : '';
    const leads = way === null ? '' : `; ${way.join(', ')}`;
    process.stdout.write(`  ${first}: ${could} of ${SOME}${tempts}${good}${leads}\n`);
  }
}
