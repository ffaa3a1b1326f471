/** The figure that stands in for an attacker from a cave. */

import { ADULT, FIGURE_TYPE } from '../packs/intruders.ts';
import { asSlot, NO_SLOT } from '../survival/board.ts';
import type { Struck } from '../survival/book.ts';
import { who } from '../survival/crew.ts';
import { attackOf } from '../survival/things.ts';
import type { SurvivalTable, Vars } from '../survival/vars.ts';
import { EVENT } from './log-events.ts';

/** The procedure that takes it away again. */
export const WITHDRAW = 'withdraw';

export const ADULTS: readonly number[] = FIGURE_TYPE.flatMap((type, figure) =>
  type === ADULT ? [figure] : [],
);

/** Whether a figure stands in for something else at this moment: then it is about to be withdrawn. */
const isShadow = ({ state }: SurvivalTable, figure: number): boolean =>
  state.stack.some(
    ({ at, local }) =>
      at.startsWith(`${WITHDRAW}/`) && (local as { figure: number }).figure === figure,
  );

/** What attacks out of a cave is told without the figure that stands in for it (LCK-TECH-11-R). */
export function tellUnseen(
  table: SurvivalTable,
  what: 'attacks' | 'misses' | 'armor',
  { figure, seat, card }: Struck,
): boolean {
  if (table.log === null || !isShadow(table, figure)) return false;
  switch (what) {
    case 'attacks':
      table.log.tell('LCK-TECH-11-R', EVENT['cave-attack'], {
        who: who(table, seat),
        card: `@attack.${attackOf(table.kind(card)).id}`,
      });
      break;
    case 'misses':
      table.log.tell('attack-resolved', EVENT['cave-misses']);
      break;
    case 'armor':
      table.log.tell('attack-stopped-by-armor', EVENT['cave-armor'], { who: who(table, seat) });
  }
  return true;
}

/** If the game ends while a figure stands in for the attacker, it is put back where it belongs. */
export function dispelShadow({ at, crowd, hurt }: Vars): void {
  const missing = crowd.slice();
  for (let figure = 0; figure < at.length; figure++) if (at[figure]! > 0) missing[at[figure]!]!--;
  const home = asSlot(missing.findIndex((count) => count > 0));
  // One from the supply is unhurt.
  const isStray = (figure: number): boolean =>
    missing[at[figure]!]! < 0 && (home >= 0 || hurt[figure] === 0);
  const stray = ADULTS.find(isStray);
  if (stray !== undefined) at[stray] = home < 0 ? NO_SLOT : home;
}
