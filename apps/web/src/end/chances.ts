/** Moments from which a finished game might have gone otherwise. */
import type { TurningPoint } from '../story/positions.ts';

const MAX_CHANCES = 3;

/** Those that concern somebody before all others, the last ones, each moment once. */
export function chances(points: readonly TurningPoint[], ref: string | null): TurningPoint[] {
  const isMine = ({ line: { data } }: TurningPoint): boolean =>
    ref !== null && Object.values(data).includes(ref);
  const once = points.filter(
    ({ at }, i) => at > 0 && points.findIndex((one) => one.at === at) === i,
  );
  const mine = once.filter(isMine).slice(-MAX_CHANCES);
  const others = once.filter((point) => !mine.includes(point));
  const free = Math.max(0, others.length - (MAX_CHANCES - mine.length));
  return [...mine, ...others.slice(free)].sort((a, b) => a.at - b.at);
}
