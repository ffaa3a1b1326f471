/** What lines of the log mean on the board. */
import type { Line } from '@deadlight/engine';
import { bare, roomId } from './ids.ts';

export const placeOf = ({ data }: Line): string | null =>
  typeof data['room'] === 'string' && data['room'].startsWith('@room.')
    ? roomId(bare(data['room']))
    : null;

export function diceOf({ data }: Line): { icon: string; shows: string } | null {
  return typeof data['die'] === 'number'
    ? { icon: `die.${data['die']}`, shows: String(data['die']) }
    : null;
}
