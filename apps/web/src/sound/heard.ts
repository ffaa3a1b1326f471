/** Whether a game that has just ended sounds won or lost. */
import type { Moment } from '@deadlight/host';
import type { Sound } from './score.ts';

/** A replay of something already seen is silent. */
export function endingHeard(before: Moment | null, { id, view }: Moment): Sound | null {
  if (before === null || before.id !== id || before.view.over !== null || view.over === null)
    return null;
  return view.over.winners.includes(view.seat) ? 'win' : 'lose';
}
