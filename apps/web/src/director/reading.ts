/** How long each beat is shown, by what there is to read of it. */
import type { Line } from '@deadlight/engine';
import { sheets } from '../table/current.ts';
import { voice } from '../text/voice.ts';
import type { Beat } from './beat.ts';
import { toldOnce } from './fate.ts';
import { isLarge, lengthsOf } from './pacing.ts';
import { wordsOf } from './said.ts';

/** `known` need not be read again. The first `mine` of the news are what I have done myself. */
export function readingTimes(
  beats: readonly Beat[],
  known: ReadonlySet<string>,
  scale: number,
  mine = 0,
): number[] {
  const said = voice.peek();
  const read = new Set(known);
  let last: Line | null = null;
  const words = (beat: Beat): number => {
    // A line is read once, however many beats it has.
    const isRead = beat.line === last && !isLarge(beat);
    last = beat.line;
    if (isRead || said === null) return 0;
    const count = wordsOf(beat, said, sheets.peek(), read);
    read.add(toldOnce(beat, said, sheets.peek()));
    return count;
  };
  return lengthsOf(beats, words, scale, ({ index }) => index < mine);
}
