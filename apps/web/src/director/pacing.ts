/** How long beats take: as long as their words need. */
import { at } from '@deadlight/engine';
import { ALL_LAMPS, DYING } from '../light/lamps.ts';
import type { Beat } from './beat.ts';

/** Milliseconds a word, at a steady pace: for what becomes of me, for what is shown large, for lines, which stay for a while. */
const MINE = 250;
const LARGE = 210;
const LINE = 60;
/** Before one begins to read what is shown large. */
const NOTICED = 250;
/** Lines that only pass by are hurried, so that all of one decision takes no longer than this. */
const LONGEST_PASSING = 2000;
/** What others do is looked at for less long than what I do myself. */
const OTHERS = 0.6;
/** How long a creature that rises is looked at. */
const RISEN = 1600;
/** What happened out of sight takes this long before something else comes. */
const ASIDE = { word: 30, least: 300, most: 650 } as const;
/** Lines stay for so long where nothing else comes. */
const STAYS = { word: 250, least: 2000, most: 9000 } as const;

export const wordsIn = (text: string): number =>
  text.split(/\s+/).filter((word) => word !== '').length;

/** Whether a beat stands before everything else until it could be read. */
export const isLarge = ({ fate, great, card, betrayal, shows, creature, small }: Beat): boolean =>
  small !== true &&
  (fate !== null ||
    great !== null ||
    card !== null ||
    betrayal !== null ||
    (shows === 'rise' && creature !== null));

/** What is shown large is not over before it has been seen: a creature that rises, the last lamp that dies. */
function leastOf({ shows, creature, part, ms }: Beat): number {
  if (shows === 'rise' && creature !== null) return RISEN;
  return shows === 'light' && part !== undefined ? ALL_LAMPS + DYING : ms;
}

function lengthOf(beat: Beat, words: number): number {
  if (!isLarge(beat)) return Math.max(beat.ms, words * LINE);
  const least = leastOf(beat);
  const concerns = beat.fate !== null || beat.betrayal !== null;
  return Math.max(least, NOTICED + words * (concerns ? MINE : LARGE));
}

/** The length of each beat at a pace, in milliseconds, by how many words it says. */
export function lengthsOf(
  beats: readonly Beat[],
  words: (beat: Beat) => number,
  scale: number,
  isMine: (beat: Beat) => boolean = () => true,
): number[] {
  const lengths = beats.map((beat) => lengthOf(beat, words(beat)));
  const passing = lengths.reduce(
    (sum, ms, i) => (isLarge(at(beats, i, 'beat')) ? sum : sum + ms),
    0,
  );
  const hurry = Math.min(1, LONGEST_PASSING / Math.max(1, passing));
  return lengths.map((ms, i) => {
    const beat = at(beats, i, 'beat');
    return ms * scale * (isLarge(beat) ? 1 : isMine(beat) ? hurry : hurry * OTHERS);
  });
}

const within = ({ word, least, most }: typeof ASIDE | typeof STAYS, words: number): number =>
  Math.min(most, Math.max(least, words * word));

/** How long the lines about what happened out of sight keep what follows waiting. */
export const lengthOfAside = (words: number, scale: number): number =>
  words === 0 ? 0 : within(ASIDE, words) * scale;

/** How long lines stay where nothing else comes. */
export const linesStay = (words: number): number => within(STAYS, words);
