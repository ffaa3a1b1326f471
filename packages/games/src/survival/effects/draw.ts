import type { Seat } from '@deadlight/engine';
import { isAboard, who } from '../crew.ts';
import { drawCards } from '../decks.ts';
import { EVENT } from '../log-events.ts';
import { procedure } from '../vars.ts';

/** Draws Action cards once the rest of an Action is over, if the Character lives (NEM-CARD-scout-adrenaline). */
export const drawAfter = procedure<{ readonly seat: Seat; readonly cards: number }>(
  'draw-after',
).steps({
  draw(table, { seat, cards }) {
    if (!isAboard(table.vars, seat)) return;
    const drawn = drawCards(table, seat, cards);
    table.log?.tell('cards-drawn', EVENT.draws, { who: who(table, seat), cards: drawn });
  },
});
