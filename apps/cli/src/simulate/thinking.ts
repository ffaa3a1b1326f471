/** How long players think: durations on a scale fine enough for a median, and small enough to send. */
import type { Player } from '@deadlight/bots';

/** Marks of the scale for each doubling: two neighbours are 4.4 % apart. */
const MARKS = 16;

/** Mark on the scale → how many durations. */
export type Durations = Record<number, number>;

const markOf = (milliseconds: number): number =>
  Math.round(MARKS * Math.log2(Math.max(milliseconds, 1e-4)));

/** A player whose thinking is timed wherever there is something to decide. */
export const timed = (player: Player, durations: Durations): Player => ({
  name: player.name,
  answer(sight, random) {
    if (sight.options.length < 2) return player.answer(sight, random);
    const started = performance.now();
    const note = (): void => {
      const mark = markOf(performance.now() - started);
      durations[mark] = (durations[mark] ?? 0) + 1;
    };
    const answer = player.answer(sight, random);
    if (answer instanceof Promise) return answer.finally(note);
    note();
    return answer;
  },
  leave: (end) => player.leave?.(end),
});

/** The middle one of many durations in milliseconds, or null if there is none. */
export function medianOf(many: Iterable<Durations>): number | null {
  const all = new Map<number, number>();
  let count = 0;
  for (const durations of many)
    for (const [mark, times] of Object.entries(durations)) {
      all.set(Number(mark), (all.get(Number(mark)) ?? 0) + times);
      count += times;
    }
  let left = count / 2;
  for (const [mark, times] of [...all].sort(([a], [b]) => a - b)) {
    left -= times;
    if (left <= 0) return 2 ** (mark / MARKS);
  }
  return null;
}
