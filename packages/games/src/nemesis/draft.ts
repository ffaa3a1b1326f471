/** The draft: two Characters to choose from, in the order of the player numbers (NEM-SETUP-32). */
import { END, kindAfter, type Seat } from '@deadlight/engine';
import { comeAboard } from '../survival/aboard.ts';
import { FIRST_KIND } from '../survival/things.ts';
import { procedure } from '../survival/vars.ts';
import { ZONE } from '../survival/zones.ts';
import { hibernatorium } from './ship.ts';
import { VERB } from './words.ts';

interface Draft {
  readonly seat: Seat;
}

const DRAFT_CARDS = 2;

export const draft = procedure<Draft>('draft').steps({
  reveal(table) {
    table.shuffle(ZONE.draftDeck);
    for (let i = 0; i < DRAFT_CARDS; i++) table.move(table.top(ZONE.draftDeck), ZONE.draft);
  },
  choose: {
    asks: (_table, { seat }) => seat,
    options(table, _local, _seat, offer) {
      for (const card of table.zone(ZONE.draft))
        offer.add(VERB.choose(table.kind(card) - FIRST_KIND.character));
    },
  },
  chosen(table, { seat }) {
    const character = VERB.choose.value(table.answer, 0);
    table.move(table.find(ZONE.draft, kindAfter(FIRST_KIND.character, character)), ZONE.crew);
    table.move(table.top(ZONE.draft), ZONE.draftDeck);
    comeAboard(table, seat, character, hibernatorium(table.vars));
    return END;
  },
});
