/** How things stand at the end of a round, counted from the lines that a seat has read: it knows no more. */
import { type Line, NUMBER } from '@deadlight/engine';

export const STATE = {
  dead: NUMBER,
  away: NUMBER,
  seen: NUMBER,
  nest: NUMBER,
  engines: NUMBER,
  burning: NUMBER,
  carriers: NUMBER,
} as const;

const AWAY = new Set(['hibernates', 'launched', 'evacuated', 'locks-in', 'reaches-bunker']);
const GONE = new Set(['intruder-dies', 'intruder-vanishes', 'repelled']);
const BECOMES = new Set(['intruder-appears', 'intruder-moves']);

/** Who and what has been told of so far. */
class Count {
  readonly dead = new Set<unknown>();
  readonly away = new Set<unknown>();
  readonly carriers = new Set<unknown>();
  readonly engines = new Set<unknown>();
  readonly burning = new Set<unknown>();
  /** Intruders by where they were seen last. */
  readonly seen = new Map<unknown, unknown>();

  hear({ what, data: { who, figure, room, slot, engine, larva } }: Line): void {
    if (what === 'dies' || what === 'perishes') this.dead.add(who);
    if (AWAY.has(what)) this.away.add(who);
    if (what === 'infested' || what === 'larva') this.carriers.add(who);
    if (what === 'larva-cut-out' || what === 'dies' || larva === 'yes') this.carriers.delete(who);
    if (what === 'checks-engine') this.engines.add(engine);
    if (what === 'fire') this.burning.add(slot);
    if (what === 'fire-out') this.burning.delete(slot);
    if (BECOMES.has(what)) this.seen.set(figure, room);
    if (GONE.has(what)) this.seen.delete(figure);
  }
}

/** Whether somebody's death or departure leaves one person alone: the milestone, if so. */
export function lastLeft(line: Line, before: readonly Line[]): string | null {
  const people = before.filter(({ what }) => what === 'drafted').length;
  const count = new Count();
  for (const one of [...before, line]) count.hear(one);
  const gone = new Set([...count.dead, ...count.away]).size;
  return people > 2 && people - gone === 1 ? 'last-left' : null;
}

/** Nothing to say before anything has happened. */
export function tally(lines: readonly Line[]): Line['data'] | null {
  if (!lines.some(({ what }) => what === 'round')) return null;
  const count = new Count();
  for (const line of lines) count.hear(line);
  const rooms = [...count.seen.values()];
  return {
    dead: count.dead.size,
    away: count.away.size,
    seen: count.seen.size,
    nest: rooms.includes('@room.nest') ? 1 : 0,
    engines: count.engines.size,
    burning: count.burning.size,
    carriers: count.carriers.size,
  };
}
