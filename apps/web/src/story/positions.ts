/** Where in a finished game its lines were told, its turns began, and its fate turned. */
import { at, type Line } from '@deadlight/engine';
import { type StoryEvents, traitsOf } from '@deadlight/games/telling';
import type { Story } from '@deadlight/host';
import type { Cues } from '../director/beat.ts';
import { cuesFor } from '../director/direct.ts';
import type { Tone } from '../table/scene.ts';

type Told = Pick<Story, 'decided' | 'opening'>;

/** After how many decisions a line had been told. */
export function positionOf({ decided, opening }: Told, line: number): number {
  if (line < opening) return 0;
  let [low, high] = [0, decided.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (at(decided, middle, 'decision').told > line) high = middle;
    else low = middle + 1;
  }
  return low + 1;
}

/** After how many decisions each turn begins. */
export function turnsOf(events: StoryEvents, story: Pick<Story, 'lines'> & Told): number[] {
  const starts = story.lines.flatMap((line, at) =>
    traitsOf(events, line).opens === 'turn' ? [positionOf(story, at)] : [],
  );
  return [...new Set(starts)];
}

export interface TurningPoint {
  /** After how many decisions it had happened. */
  readonly at: number;
  readonly line: Line;
  readonly icon: string;
  readonly tone: Tone;
}

/** How it is drawn if nothing else is said of it. */
const PLAIN = ['event', 'plain'] as const;
/** A story of more turns than this is told by the first of its kind and the last ones. */
const MAX_POINTS = 14;

/** What turned the game, in order. Where there is too much of it, repeated kinds go first, the oldest before. */
export function turningPoints(
  story: Story,
  turns: ReadonlySet<string>,
  beats: Cues,
): TurningPoint[] {
  const points = story.lines.flatMap((line, index): TurningPoint[] => {
    if (!turns.has(line.what)) return [];
    const [icon, tone] =
      cuesFor(beats, line).find((cue) => cue.great !== undefined)?.great ?? PLAIN;
    return [{ at: positionOf(story, index), line, icon, tone }];
  });
  while (points.length > MAX_POINTS) {
    const repeated = points.findIndex(
      ({ line }, i) => points.findIndex((other) => other.line.what === line.what) < i,
    );
    points.splice(Math.max(0, repeated), 1);
  }
  return points;
}
