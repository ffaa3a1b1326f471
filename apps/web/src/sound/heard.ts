/** Whether a game that has just ended sounds won or lost. */
import type { Moment } from '@deadlight/host';
import type { Sound } from './score.ts';

/** What is only looked at again is silent. */
export function endingHeard(before: Moment | null, { id, view }: Moment): Sound | null {
  if (before === null || before.id !== id || before.view.over !== null || view.over === null)
    return null;
  return view.over.winners.includes(view.seat) ? 'win' : 'lose';
}
