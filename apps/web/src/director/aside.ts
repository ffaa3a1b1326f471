/** What bots do routinely out of my sight: one line, and one beat for all of it. */
import type { Line } from '@deadlight/engine';
import { chaptersOf, type StoryEvents, tellEntry } from '@deadlight/games/telling';
import type { Voice } from '@deadlight/games/text';
import type { Scene } from '../table/scene.ts';
import type { Beat, Show } from './beat.ts';
import { isLarge } from './pacing.ts';

/** What is looked at wherever it happens. */
const ALWAYS_SHOWN: ReadonlySet<Show> = new Set<Show>(['rise', 'strike', 'light', 'card', 'fall']);

/** Whether nothing of it is seen from where I am, and nothing of it matters everywhere: walls are thick. */
export function isAside(beats: readonly Beat[], { pieces }: Scene): boolean {
  const mine = new Set(pieces.flatMap(({ own, place }) => (own ? [place] : [])));
  const isSeen = ({ place, ends, piece, other }: Beat): boolean =>
    [place, ...(ends ?? [])].some((one) => one !== null && mine.has(one)) ||
    pieces.some(({ id, place: at }) => (id === piece || id === other) && mine.has(at));
  return beats.every((beat) => !isLarge(beat) && !ALWAYS_SHOWN.has(beat.shows) && !isSeen(beat));
}

/** What was done, without headings and payments, as the log would say it. */
export const sayAside = (events: StoryEvents, voice: Voice, lines: readonly Line[]): string =>
  chaptersOf(events, lines)
    .flatMap(({ phases }) => phases)
    .flatMap(({ passages }) => passages)
    .flatMap(({ entries }) => entries)
    .map((entry) =>
      tellEntry(events, voice, entry)
        .map(({ link, text }) => link + text)
        .join(''),
    )
    .join(' ');

/** All of it as one beat, which says nothing but this. */
export const asideBeat = (line: Line, text: string): Beat => ({
  line,
  text,
  index: 0,
  shows: 'tell',
  ms: 0,
  sound: null,
  place: null,
  here: false,
  ends: null,
  piece: null,
  other: null,
  rolled: null,
  creature: null,
  card: null,
  great: null,
  fate: null,
  cause: null,
  by: null,
  betrayal: null,
  secret: false,
});
