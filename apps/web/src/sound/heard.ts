/** Which sounds belong to what has just happened. */
import type { Moment } from '@deadlight/host';
import type { Sound } from './score.ts';

/** Sounds by the lines of a game's log that they belong to. */
export type SoundLines = Readonly<Record<string, Sound>>;

/** More than these at once would be a din. */
const MOST = 3;

function ending(before: Moment | null, { id, view }: Moment): Sound[] {
  if (before === null || before.id !== id || before.view.over !== null || view.over === null)
    return [];
  return [view.over.winners.includes(view.seat) ? 'win' : 'lose'];
}

/** Each sound once, the last of them; what is only told again is silent. */
export function heardIn(lines: SoundLines, before: Moment | null, now: Moment): Sound[] {
  const told = now.whole ? [] : now.lines.flatMap(({ what }) => lines[what] ?? []);
  return [...new Set([...told, ...ending(before, now)])].slice(-MOST);
}
