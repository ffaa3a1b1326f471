/** The figure that stands in for what attacks out of a cave. */
import { ADULT, FIGURE_TYPE } from '../packs/intruders.ts';
import type { Vars } from '../survival/vars.ts';

export const ADULTS: readonly number[] = FIGURE_TYPE.flatMap((type, figure) =>
  type === ADULT ? [figure] : [],
);

/** If the game ends while a figure stands in for what attacked, it goes back where it counts. */
export function dispelShadow({ at, crowd, hurt }: Vars): void {
  const missing = crowd.slice();
  for (let figure = 0; figure < at.length; figure++) if (at[figure]! > 0) missing[at[figure]!]!--;
  const home = missing.findIndex((count) => count > 0);
  // One from the supply is unhurt.
  const isStray = (figure: number): boolean =>
    missing[at[figure]!]! < 0 && (home >= 0 || hurt[figure] === 0);
  const stray = ADULTS.find(isStray);
  if (stray !== undefined) at[stray] = Math.max(0, home);
}
