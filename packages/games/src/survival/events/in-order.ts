import type { Seat } from '@deadlight/engine';
import { inOrder } from '../crew.ts';
import type { SurvivalTable } from '../vars.ts';
import type { EventFrame, Outcome } from './rule.ts';

/** A step for the next Character in order whom it concerns (NEM-EVENT-13-R, LCK-EVENT-23-R). */
export function eachInOrder(
  table: SurvivalTable,
  frame: EventFrame,
  concerns: (seat: Seat) => boolean,
  act: (seat: Seat) => void,
): Outcome {
  while (frame.next < table.state.seats) {
    const seat = inOrder(table, frame.next++);
    if (!concerns(seat)) continue;
    act(seat);
    return 'again';
  }
  return undefined;
}
