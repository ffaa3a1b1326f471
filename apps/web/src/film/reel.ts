/** A whole game in twenty seconds: which moments are shown, and for how long. */
import type { TurningPoint } from '../story/positions.ts';

export interface Stop {
  /** After how many decisions. */
  readonly at: number;
  /** When it begins, and how long it stays, in milliseconds. */
  readonly from: number;
  readonly ms: number;
  /** What turned the game there. */
  readonly point: TurningPoint | null;
}

/** How long a film is, in milliseconds. */
export const LENGTH = 20_000;
/** The end is looked at longest, and from near. */
const LAST = 4000;
/** How much longer than others a moment stays that turned the game. */
const HELD = 7;
/** More moments than these would only flicker. */
const MAX_STOPS = 90;

/** As many as fit, evenly spread. */
function thinned(all: readonly number[], most: number): readonly number[] {
  if (all.length <= most) return all;
  return Array.from({ length: most }, (_, i) => all[Math.floor((i * all.length) / most)]!);
}

/** The beginning, each turn, what turned the game, and the end. */
export function stopsOf(
  turns: readonly number[],
  points: readonly TurningPoint[],
  of: number,
): Stop[] {
  const pointAt = new Map(points.map((point) => [point.at, point]));
  const plain = turns.filter((at) => at > 0 && at < of && !pointAt.has(at));
  const room = Math.max(0, MAX_STOPS - pointAt.size);
  const all = [...new Set([0, ...thinned(plain, room), ...pointAt.keys(), of])].sort(
    (a, b) => a - b,
  );
  const weights = all.slice(0, -1).map((at) => (pointAt.has(at) ? HELD : 1));
  const unit =
    (LENGTH - LAST) /
    Math.max(
      1,
      weights.reduce((sum, one) => sum + one, 0),
    );
  let from = 0;
  return all.map((at, i) => {
    const ms = i === all.length - 1 ? LENGTH - from : weights[i]! * unit;
    const stop = { at, from, ms, point: pointAt.get(at) ?? null };
    from += ms;
    return stop;
  });
}

/** Which of them is on the screen at a time, by its index. */
export function indexAt(stops: readonly Stop[], time: number): number {
  const next = stops.findIndex(({ from }) => from > time);
  return next < 0 ? stops.length - 1 : Math.max(0, next - 1);
}

/** Four that tell the game to somebody who wants no motion: its beginning, two turns, its end. */
export function stills(stops: readonly Stop[]): readonly number[] {
  const turned = stops.flatMap(({ point }, i) =>
    point !== null && i > 0 && i < stops.length - 1 ? [i] : [],
  );
  const middle = turned.length > 0 ? turned : stops.map((_, i) => i).slice(1, -1);
  const picked = [1, 2].flatMap((third) => middle[Math.floor((third * middle.length) / 3)] ?? []);
  return [...new Set([0, ...picked, stops.length - 1])];
}
