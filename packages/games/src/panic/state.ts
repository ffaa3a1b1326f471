/** How things stand at the end of a round, counted from the lines that a seat has read: it knows no more. */
import { type Line, NUMBER } from '@deadlight/engine';

export const STATE = { rooms: NUMBER, dead: NUMBER, parasites: NUMBER, hive: NUMBER } as const;

const APPEARS = new Set(['alarm-brings', 'alarm-takes', 'parasite-move']);

/** Nothing to say before anything has happened. */
export function tally(lines: readonly Line[]): Line['data'] | null {
  if (!lines.some(({ what }) => what === 'round')) return null;
  const parasites = new Set<unknown>();
  const rooms = new Set<unknown>();
  let dead = 0;
  for (const { what, data } of lines) {
    if (APPEARS.has(what)) parasites.add(data['parasite']);
    if (what === 'parasite-hit' && data['change'] === 'dead') parasites.delete(data['parasite']);
    if (what === 'placed') rooms.add(data['room']);
    if (what === 'death') dead++;
  }
  return {
    rooms: rooms.size,
    dead,
    parasites: parasites.size,
    hive: rooms.has('@room.hive') ? 1 : 0,
  };
}
