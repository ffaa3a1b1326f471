/** Who plays whom: two Characters to choose from, in the order of the player numbers (NEM-SETUP-32). */
import { END, ref, type Seat } from '@deadlight/engine';
import { addAmmo, capacityOf, isWeapon } from '../survival/items.ts';
import { FIRST, isActionCard, SEATS } from '../survival/things.ts';
import { procedure, type SurvivalTable } from '../survival/vars.ts';
import { Z } from '../survival/zones.ts';
import { hibernatorium } from './ship.ts';
import { D, V } from './words.ts';
import { N } from './zones.ts';

interface Draft {
  readonly seat: Seat;
}

const DRAFT_CARDS = 2;

export const draft = procedure<Draft>('draft', {
  reveal(table) {
    table.shuffle(N.draftDeck);
    for (let i = 0; i < DRAFT_CARDS; i++) table.move(table.top(N.draftDeck), N.draft);
  },
  choose: {
    asks: (_table, { seat }) => seat,
    options(table, _local, _seat, offer) {
      for (const card of table.zone(N.draft))
        offer.add(V.choose(table.kind(card) - FIRST.character));
    },
  },
  chosen(table, { seat }) {
    const character = V.choose.value(table.answer, 0);
    table.move(table.find(N.draft, FIRST.character + character), N.crew);
    table.move(table.top(N.draft), N.draftDeck);
    board(table, seat, character);
    return END;
  },
});

/** A Character comes aboard: figure, deck, weapon, Quest Items (NEM-SETUP-33 to NEM-SETUP-35). */
export function board(table: SurvivalTable, seat: Seat, character: number): void {
  const { vars } = table;
  vars.character[seat] = character;
  vars.place[seat] = hibernatorium(vars);
  const kit = table.zone(N.kit + character);
  while (kit.length > 0) {
    const thing = kit[kit.length - 1]!;
    const kind = table.kind(thing);
    if (isActionCard(kind)) table.move(thing, Z.deck + seat);
    else if (isWeapon(table, thing)) {
      table.move(thing, Z.held + seat);
      addAmmo(table, thing, capacityOf(table, thing));
    } else table.move(thing, Z.quests + seat);
  }
  table.shuffle(Z.deck + seat);
  table.log?.tell('NEM-SETUP-32', 'drafted', {
    seat: `@seat.${SEATS[seat]}`,
    character: ref(D.character, character),
    number: vars.number[seat]!,
  });
}
