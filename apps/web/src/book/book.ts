/** The player's own book: every game that was played to its end here, kept in this browser. */
import { signal } from '@preact/signals';
import { keepSetting, keptSetting } from '../settings/kept.ts';
import { isPlayed, type Played } from './played.ts';

const NAME = 'book';
/** Games of years; then the oldest go. */
const MAX_GAMES_KEPT = 2000;

function read(): readonly Played[] {
  try {
    const kept: unknown = JSON.parse(keptSetting(NAME) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isPlayed) : [];
  } catch {
    return [];
  }
}

export const book = signal(read());

/** Writes a game down, once. Of a day's deal only the first try counts. */
export function write(played: Played): void {
  const now = read();
  const isKnown = now.some(
    ({ id, daily }) => id === played.id || (daily !== null && daily === played.daily),
  );
  book.value = isKnown ? now : [...now, played].slice(-MAX_GAMES_KEPT);
  if (!isKnown) keepSetting(NAME, JSON.stringify(book.peek()));
}

/** How often one plays, survives and wins. */
export interface Share {
  readonly id: string;
  readonly name: string;
  readonly games: number;
  readonly alive: number;
  readonly won: number;
}

/** Games in heaps by whatever names them, the largest heap first. A game may lie in several. */
export function sharesBy(
  games: readonly Played[],
  named: (played: Played) => readonly { readonly id: string; readonly name: string }[],
): Share[] {
  const shares = new Map<string, Share>();
  for (const played of games)
    for (const { id, name } of named(played)) {
      const { games: n, alive, won } = shares.get(id) ?? { games: 0, alive: 0, won: 0 };
      shares.set(id, {
        id,
        name,
        games: n + 1,
        alive: alive + Number(played.alive),
        won: won + Number(played.won),
      });
    }
  return [...shares.values()].sort((a, b) => b.games - a.games || a.id.localeCompare(b.id));
}
