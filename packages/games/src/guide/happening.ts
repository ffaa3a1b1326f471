import type { Line, View } from '@deadlight/engine';
import type { Happening } from './progress.ts';

/** What a guide notices of a moment: `says` is the seat's last answer, `me` the name of its text. */
export function happeningOf(
  view: View,
  lines: readonly Line[],
  says: string | null,
  me: string,
): Happening {
  const { round } = view.vars as { readonly round?: number };
  return {
    asked: view.question?.at ?? null,
    decided: says?.split(' ')[0] ?? null,
    told: lines.map(({ what }) => what),
    mine: lines.filter(({ data }) => Object.values(data).includes(me)).map(({ what }) => what),
    round: round ?? 0,
  };
}
