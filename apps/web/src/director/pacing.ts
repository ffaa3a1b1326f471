/** How long beats take: as long as their words need. */
import type { Beat } from './beat.ts';

/** Milliseconds a word, at a steady pace: for what becomes of me, for what is shown large, for the rest. */
const MINE = 250;
const LARGE = 220;
const CAPTION = 90;
/** Before one begins to read what is shown large. */
const NOTICED = 300;
/** Lines that only pass by are hurried, so that all of one decision takes no longer than this. */
const LONGEST_PASSING = 3200;
/** How long a creature that rises is looked at. */
const RISEN = 1600;
/** What happens out of sight is told in one line, for so long. */
const ASIDE = { word: 80, least: 700, most: 1500 } as const;

export const wordsIn = (text: string): number =>
  text.split(/\s+/).filter((word) => word !== '').length;

/** Whether a beat stands before everything else until it could be read. */
export const isLarge = ({ fate, great, card, betrayal, shows, creature }: Beat): boolean =>
  fate !== null ||
  great !== null ||
  card !== null ||
  betrayal !== null ||
  (shows === 'rise' && creature !== null);

function lengthOf(beat: Beat, words: number): number {
  if (!isLarge(beat)) return Math.max(beat.ms, words * CAPTION);
  const least = beat.shows === 'rise' && beat.creature !== null ? RISEN : beat.ms;
  const concerns = beat.fate !== null || beat.betrayal !== null;
  return Math.max(least, NOTICED + words * (concerns ? MINE : LARGE));
}

/** The length of each beat at a pace, in milliseconds, by how many words it says. */
export function lengthsOf(
  beats: readonly Beat[],
  words: (beat: Beat) => number,
  scale: number,
): number[] {
  const lengths = beats.map((beat) => lengthOf(beat, words(beat)));
  const passing = lengths.reduce((sum, ms, i) => (isLarge(beats[i]!) ? sum : sum + ms), 0);
  const hurry = Math.min(1, LONGEST_PASSING / Math.max(1, passing));
  return lengths.map((ms, i) => ms * scale * (isLarge(beats[i]!) ? 1 : hurry));
}

/** How long one line about all that happened out of sight stands. */
export const lengthOfAside = (words: number, scale: number): number =>
  Math.min(ASIDE.most, Math.max(ASIDE.least, words * ASIDE.word)) * scale;
