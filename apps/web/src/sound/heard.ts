/** Whether a game that has just ended sounds won or lost. */
import { SPECTATOR } from '@deadlight/engine';
import type { Moment } from '@deadlight/host';
import type { Sound } from './score.ts';

/** A replay of something already seen is silent. */
export function endingHeard(before: Moment | null, { id, view }: Moment): Sound | null {
  if (before === null || before.id !== id || before.view.over !== null || view.over === null)
    return null;
  // Those who only look on are glad for anybody who has won.
  const isWon =
    view.seat === SPECTATOR ? view.over.winners.length > 0 : view.over.winners.includes(view.seat);
  return isWon ? 'win' : 'lose';
}
