/** Leaving a table: somebody who plays there is told first how to come back. */
import { signal } from '@preact/signals';
import { go, route } from '../route.ts';
import { info } from './line.ts';

export const leaving = signal(false);

export function leaveTable(): void {
  const table = route.peek().at === 'online' ? info.peek() : null;
  const plays = table?.state === 'playing' && table.seats.some(({ mine }) => mine);
  if (plays) leaving.value = true;
  else go({ at: 'lobby' });
}
