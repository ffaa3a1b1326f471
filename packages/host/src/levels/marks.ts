/**
 * How strong a level is in a game, as one to five marks. They follow from the ladders beside this file: names and
 * ratings of what `deadlight arena --game GAME --ladder NAMES --json` has printed (docs/bots/arena.md#the-ladder).
 */
import lockdown from './ladder/lockdown.json' with { type: 'json' };
import nemesis from './ladder/nemesis.json' with { type: 'json' };
import panic from './ladder/panic.json' with { type: 'json' };
import { LEVELS } from './levels.ts';

export const MAX_MARKS = 5;

export interface LadderFile {
  readonly game: string;
  readonly ladder: readonly { readonly name: string; readonly rating: number }[];
}

export const LADDERS: readonly LadderFile[] = [nemesis, lockdown, panic];

/** From one mark for the weakest level of the game to five for the strongest; null for a level without a rating. */
export function marksOf(level: string, game: string): number | null {
  const rungs = LADDERS.find((file) => file.game === game)?.ladder.filter(({ name }) =>
    LEVELS.includes(name),
  );
  const rung = rungs?.find(({ name }) => name === level);
  if (rungs === undefined || rung === undefined) return null;
  const ratings = rungs.map(({ rating }) => rating);
  const weakest = Math.min(...ratings);
  const share = (rung.rating - weakest) / (Math.max(...ratings) - weakest);
  return 1 + Math.round((MAX_MARKS - 1) * share);
}
