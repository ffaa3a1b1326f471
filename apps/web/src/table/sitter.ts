/** Which person sits where: people have names of their own besides those of their characters. */
import type { Seat } from '@deadlight/engine';
import { moment } from '../link.ts';

/** The name that somebody has given, if any. */
export function sitterOf(seat: Seat): string | null {
  const player = moment.value?.players[seat];
  return player?.kind === 'person' && player.name !== '' ? player.name : null;
}

/** `Scout (Anna)`. */
export function withSitter(name: string, seat: Seat): string {
  const sitter = sitterOf(seat);
  return sitter === null ? name : `${name} (${sitter})`;
}
