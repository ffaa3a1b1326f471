/** Looking back at a running game: nobody else notices. */
import { lookAhead, moment } from '../link.ts';
import { say } from './line.ts';

/** Asks for the table as it stood after a number of questions, or before the present one. */
export const lookAt = (step?: number): void =>
  say(step === undefined ? { say: 'past' } : { say: 'past', step });

/** Back to the table as it is. */
export function stopLooking(): void {
  if (moment.peek()?.replay != null) lookAhead();
}
