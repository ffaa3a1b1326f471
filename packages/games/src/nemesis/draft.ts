/** Who plays whom: two Characters to choose from, in the order of the player numbers (NEM-SETUP-32). */
import { END, type Seat } from '@deadlight/engine';
import { comeAboard } from '../survival/aboard.ts';
import { FIRST } from '../survival/things.ts';
import { procedure } from '../survival/vars.ts';
import { Z } from '../survival/zones.ts';
import { hibernatorium } from './ship.ts';
import { V } from './words.ts';

interface Draft {
  readonly seat: Seat;
}

const DRAFT_CARDS = 2;

export const draft = procedure<Draft>('draft').steps({
  reveal(table) {
    table.shuffle(Z.draftDeck);
    for (let i = 0; i < DRAFT_CARDS; i++) table.move(table.top(Z.draftDeck), Z.draft);
  },
  choose: {
    asks: (_table, { seat }) => seat,
    options(table, _local, _seat, offer) {
      for (const card of table.zone(Z.draft))
        offer.add(V.choose(table.kind(card) - FIRST.character));
    },
  },
  chosen(table, { seat }) {
    const character = V.choose.value(table.answer, 0);
    table.move(table.find(Z.draft, FIRST.character + character), Z.crew);
    table.move(table.top(Z.draft), Z.draftDeck);
    comeAboard(table, seat, character, hibernatorium(table.vars));
    return END;
  },
});
