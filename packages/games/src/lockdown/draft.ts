/** Who plays whom: two roles to choose from, and with guests the Character of that colour (LCK-SETUP-29, LCK-CROSS-01). */
import { END, type Seat } from '@deadlight/engine';
import { CHARACTERS, COLOURS } from '../packs/characters.ts';
import { comeAboard } from '../survival/aboard.ts';
import { FIRST } from '../survival/things.ts';
import { procedure, type SurvivalTable } from '../survival/vars.ts';
import { Z } from '../survival/zones.ts';
import { facilityOf, optionsOf, slotsOf } from './facility.ts';
import { V } from './words.ts';

const DRAFT_CARDS = 2;
const KNOWLEDGE = { survivor: 3, staff: 1 } as const;

/** Isolation for those from the ship, the Repository for the staff (LCK-SETUP-31, LCK-SETUP-38). */
export function startWork(table: SurvivalTable, seat: Seat, character: number): void {
  const { survivor } = CHARACTERS[character]!;
  const [slot] = slotsOf(table.vars, survivor ? 'isolation-room' : 'repository');
  comeAboard(table, seat, character, slot!);
  facilityOf(table).knowledge[seat] = survivor ? KNOWLEDGE.survivor : KNOWLEDGE.staff;
}

export const draft = procedure<{ readonly seat: Seat; colour: number }>('draft').steps({
  reveal(table) {
    table.shuffle(Z.draftDeck);
    for (let i = 0; i < DRAFT_CARDS; i++) table.move(table.top(Z.draftDeck), Z.draft);
  },
  role: {
    asks: (_table, { seat }) => seat,
    options(table, _local, _seat, offer) {
      for (const card of table.zone(Z.draft)) {
        const { colour } = CHARACTERS[table.kind(card) - FIRST.character]!;
        offer.add(V['choose-role'](COLOURS.indexOf(colour)));
      }
    },
  },
  kept(table, local) {
    local.colour = V['choose-role'].value(table.answer, 0);
    for (const card of table.zone(Z.draft).slice()) {
      const { colour } = CHARACTERS[table.kind(card) - FIRST.character]!;
      table.move(card, colour === COLOURS[local.colour] ? Z.crew : Z.draftDeck);
    }
  },
  character: {
    asks: (table, { seat }) => (optionsOf(table.vars).guests ? seat : -1),
    options(_table, { colour }, _seat, offer) {
      CHARACTERS.forEach((one, character) => {
        if (one.colour === COLOURS[colour]) offer.add(V.choose(character));
      });
    },
  },
  chosen(table, { seat, colour }) {
    const character = table.answered
      ? V.choose.value(table.answer, 0)
      : CHARACTERS.findIndex((one) => one.from === 'base' && one.colour === COLOURS[colour]);
    startWork(table, seat, character);
    return END;
  },
});
