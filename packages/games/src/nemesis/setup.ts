/** Lays out a table of Nemesis (NEM-SETUP). */
import type { Setup, Stock } from '@deadlight/engine';
import { CHARACTERS } from '../packs/characters.ts';
import { WEAKNESSES } from '../packs/intruders.ts';
import { DECKS } from '../packs/items.ts';
import {
  dealNumbers,
  dealSome,
  fillBag,
  layOutRooms,
  START_EGGS,
  START_WEAKNESSES,
  tilesFor,
} from '../survival/deals.ts';
import { dealObjectives } from '../survival/objectives.ts';
import {
  attackStock,
  bodyStock,
  create,
  createSets,
  each,
  itemStock,
  kindsOf,
  tokenStock,
} from '../survival/stock.ts';
import { card as cardKind, FIRST_KIND } from '../survival/things.ts';
import type { SurvivalTable } from '../survival/vars.ts';
import { BLUE_CORPSE } from '../survival/words.ts';
import { COORDINATES } from './data/course.ts';
import { EVENTS } from './data/events.ts';
import { EXPLORATION } from './data/exploration.ts';
import { INTRUDER_CARDS } from './data/intruder-cards.ts';
import { OBJECTIVES } from './data/objectives.ts';
import { ROOMS, roomIndex } from './data/rooms.ts';
import { rounds } from './rounds.ts';
import { BOARDS, hibernatorium, tokenPlace } from './ship.ts';
import {
  DAMAGED,
  FIRST_COORDINATES,
  FIRST_EVENT,
  FIRST_EXPLORATION,
  FIRST_INTRUDER_CARD,
  FIRST_OBJECTIVE,
  FIRST_ROOM,
  INTACT,
} from './things.ts';
import { ZONE } from './zones.ts';

/** Everything that lies in the same place in every game (NEM-SETUP-06). */
export const STOCK: readonly Stock[] = [
  ...itemStock('ship', (id) =>
    CHARACTERS.findIndex(({ weapon, quests }) => weapon === id || quests.includes(id)),
  ),
  ...attackStock('intruders'),
  ...each(kindsOf(EVENTS, FIRST_EVENT), ZONE.eventDeck),
  ...bodyStock('ship'),
  ...CHARACTERS.flatMap(({ deck, from }, i) =>
    from === 'ship' ? each(deck.map(cardKind), ZONE.kit(i)) : [],
  ),
  ...each(
    // NEM-SETUP-01
    kindsOf(CHARACTERS, FIRST_KIND.character, ({ from }) => from === 'ship'),
    ZONE.draftDeck,
  ),
  ...tokenStock('intruders'),
];

// NEM-SETUP-24
const SHUFFLED = [
  ...DECKS.map((_, deck) => ZONE.itemDeck(deck)),
  ZONE.attackDeck,
  ZONE.eventDeck,
  ZONE.woundDeck,
  ZONE.contaminationDeck,
];

const TILES = {
  standard: tilesFor(BOARDS.standard.plan, ROOMS, FIRST_ROOM),
  alternative: tilesFor(BOARDS.alternative.plan, ROOMS, FIRST_ROOM),
} as const;
const TOKENS_TO_FIND = [kindsOf(EXPLORATION, FIRST_EXPLORATION)];
const ALL_COORDINATES = kindsOf(COORDINATES, FIRST_COORDINATES);
const NATIVE_WEAKNESSES = kindsOf(
  WEAKNESSES,
  FIRST_KIND.weakness,
  (id) => id !== 'wary-of-shadows',
);

function layOutShip(table: SurvivalTable): void {
  // NEM-SETUP-15
  dealSome(table, ALL_COORDINATES, 1, ZONE.coordinates);
  for (const engine of [0, 1, 2]) dealSome(table, [INTACT, DAMAGED], 2, ZONE.engine(engine));
  dealSome(table, NATIVE_WEAKNESSES, START_WEAKNESSES, ZONE.weaknesses);
  table.vars.nestEggs = START_EGGS;
  // NEM-SETUP-37
  table.vars.corpse[BLUE_CORPSE] = hibernatorium(table.vars);
}

export function setUp(table: SurvivalTable, { seats, options }: Setup): void {
  createSets(table, 'ship', options);
  for (const deck of SHUFFLED) table.shuffle(deck);
  // NEM-SETUP-26
  if (options['mode'] === 'intruder')
    create(table, each(kindsOf(INTRUDER_CARDS, FIRST_INTRUDER_CARD), ZONE.gone));
  layOutRooms(table, {
    firstRoom: FIRST_ROOM,
    roomIndex,
    tiles: TILES[table.vars.options.board],
    tokens: TOKENS_TO_FIND,
    stackOf: (slot) => (tokenPlace(table.vars, slot) < 0 ? -1 : 0),
  });
  layOutShip(table);
  fillBag(table, seats);
  // NEM-SETUP-31
  dealObjectives(table, seats, OBJECTIVES, FIRST_OBJECTIVE);
  dealNumbers(table, seats);
  // Nobody has seen the set-up, apart from what lies face up.
  table.learned = 0;
  table.call(rounds, { drafted: 0 });
}
