/** What others do routinely out of my sight: a line for each turn, and one beat for all of them. */
import type { Line } from '@deadlight/engine';
import { chaptersOf, type StoryEvents, tellEntry } from '@deadlight/games/telling';
import type { Voice } from '@deadlight/games/text';
import type { Scene } from '../table/scene.ts';
import type { Beat, Show } from './beat.ts';
import { isLarge } from './pacing.ts';

/** What is looked at wherever it happens. */
const ALWAYS_SHOWN: ReadonlySet<Show> = new Set<Show>(['light', 'card']);
/** What is large to those who are there, and a line to the others. */
const LOCAL: ReadonlySet<Show> = new Set<Show>(['rise', 'strike', 'room', 'die', 'mark']);
/** The Queen is felt everywhere. */
const FELT_EVERYWHERE = 4;

/** A beat as it is seen from where I am, and whether it is looked at at all. */
export interface Seen {
  readonly beat: Beat;
  readonly looked: boolean;
}

/** Walls are thick: what is seen from where I am, and what matters everywhere. */
export function seenFrom(
  beats: readonly Beat[],
  { pieces }: Scene,
  isNew: (beat: Beat) => boolean,
): readonly Seen[] {
  const places = new Map(pieces.map(({ id, place }) => [id, place]));
  const own = pieces.filter((piece) => piece.own === true).map(({ id }) => id);
  return beats.map((beat) => {
    const { shows, place, ends, piece, other, fate, betrayal, harm, creature } = beat;
    const mine = new Set(own.map((id) => places.get(id)));
    const involved = [place, ...(ends ?? []), places.get(piece ?? ''), places.get(other ?? '')];
    const isNear = involved.some((one) => one != null && mine.has(one));
    // Where it stands from now on, the next beats are seen or not.
    if ((shows === 'walk' || shows === 'rise') && piece !== null && place !== null)
      places.set(piece, place);
    // That somebody turns on another is known everywhere, but seen only there; a death is more than that.
    const isDeed = betrayal !== null && harm === 'death';
    const isFar =
      !isNear &&
      fate === null &&
      !isDeed &&
      LOCAL.has(shows) &&
      (creature?.rank ?? 0) < FELT_EVERYWHERE &&
      !isNew(beat);
    // Another of those that come in numbers is not a surprise.
    const isKnown = shows === 'rise' && creature?.swarms === true && !isNew(beat);
    const seen: Beat = isFar || isKnown ? { ...beat, small: true } : beat;
    return { beat: seen, looked: isNear || isLarge(seen) || ALWAYS_SHOWN.has(shows) };
  });
}

/** What was done, without headings and payments, as the log would say it. */
const sayAside = (events: StoryEvents, voice: Voice, lines: readonly Line[]): string =>
  chaptersOf(events, lines)
    .flatMap(({ phases }) => phases)
    .flatMap(({ passages }) => passages)
    .flatMap(({ entries }) => entries)
    .map((entry) =>
      tellEntry(events, voice, { ...entry, under: null })
        .map(({ link, text }) => link + text)
        .join(''),
    )
    .filter((text) => text !== '')
    .join(' ');

/** What has happened out of my sight and is not told yet, turn by turn. */
export class Asides {
  #turns: Line[][] = [];
  #open = false;

  /** The last line of all. */
  get last(): Line | null {
    return this.#turns.at(-1)?.at(-1) ?? null;
  }

  get isEmpty(): boolean {
    return this.#turns.length === 0;
  }

  hear(line: Line): void {
    if (this.#open) this.#turns.at(-1)!.push(line);
    else this.#turns.push([line]);
    this.#open = true;
  }

  /** What is heard next is another turn. */
  close(): void {
    this.#open = false;
  }

  forget(): void {
    this.#turns = [];
    this.#open = false;
  }

  /** All of it, a line for each turn; it is told once. */
  tell(events: StoryEvents, voice: Voice): string {
    const lines = this.#turns.map((turn) => sayAside(events, voice, turn));
    this.forget();
    return lines.filter((text) => text !== '').join('\n');
  }
}

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
  swap: null,
  secret: false,
});
