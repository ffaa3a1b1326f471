/** The draft: two roles to choose from, and with guests the Character of that colour (LCK-SETUP-29, LCK-CROSS-01). */
import { at, END, NO_SEAT, type Seat } from '@deadlight/engine';
import { CHARACTERS, COLOURS } from '../packs/characters.ts';
import { comeAboard } from '../survival/aboard.ts';
import { kindRef, who } from '../survival/crew.ts';
import { FIRST_KIND } from '../survival/things.ts';
import { procedure, type SurvivalTable } from '../survival/vars.ts';
import { ZONE } from '../survival/zones.ts';
import { facilityOf, optionsOf, slotsOf } from './facility.ts';
import { EVENT } from './log-events.ts';
import { VERB } from './words.ts';

const DRAFT_CARDS = 2;
const KNOWLEDGE = { survivor: 3, staff: 1 } as const;

/** Isolation for those from the ship, the Repository for the staff (LCK-SETUP-31, LCK-SETUP-38). */
export function startWork(table: SurvivalTable, seat: Seat, character: number): void {
  // LCK-SETUP-32-D, LCK-CROSS-03
  const { survivor } = at(CHARACTERS, character, 'character');
  const [slot] = slotsOf(table.vars, survivor ? 'isolation-room' : 'repository');
  comeAboard(table, seat, character, slot!);
  facilityOf(table).knowledge[seat] = survivor ? KNOWLEDGE.survivor : KNOWLEDGE.staff;
}

export const draft = procedure<{ readonly seat: Seat; colour: number }>('draft').steps({
  reveal(table) {
    table.shuffle(ZONE.draftDeck);
    for (let i = 0; i < DRAFT_CARDS; i++) table.move(table.top(ZONE.draftDeck), ZONE.draft);
  },
  role: {
    asks: (_table, { seat }) => seat,
    options(table, _local, _seat, offer) {
      for (const card of table.zone(ZONE.draft)) {
        const { colour } = at(CHARACTERS, table.kind(card) - FIRST_KIND.character, 'character');
        offer.add(VERB['choose-role'](COLOURS.indexOf(colour)));
      }
    },
  },
  // LCK-SETUP-30
  kept(table, local) {
    local.colour = VERB['choose-role'].value(table.answer, 0);
    for (const card of table.zone(ZONE.draft).slice()) {
      const { colour } = at(CHARACTERS, table.kind(card) - FIRST_KIND.character, 'character');
      const isKept = colour === COLOURS[local.colour];
      table.move(card, isKept ? ZONE.crew : ZONE.draftDeck);
      // Without guests, the role is the Character, which is told when it comes into play.
      if (isKept && optionsOf(table.vars).guests)
        table.log?.tell('LCK-SETUP-30', EVENT['takes-role'], {
          seat: who(table, local.seat),
          character: kindRef(table, 'character', table.kind(card)),
        });
    }
  },
  character: {
    asks: (table, { seat }) => (optionsOf(table.vars).guests ? seat : NO_SEAT),
    options(_table, { colour }, _seat, offer) {
      CHARACTERS.forEach((one, character) => {
        if (one.colour === COLOURS[colour]) offer.add(VERB.choose(character));
      });
    },
  },
  chosen(table, { seat, colour }) {
    const character = table.answered
      ? VERB.choose.value(table.answer, 0)
      : CHARACTERS.findIndex((one) => one.from === 'base' && one.colour === COLOURS[colour]);
    startWork(table, seat, character);
    return END;
  },
});
