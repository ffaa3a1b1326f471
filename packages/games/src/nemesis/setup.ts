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
  each,
  itemStock,
  kindsOf,
  tokenStock,
} from '../survival/stock.ts';
import { card as cardKind, FIRST } from '../survival/things.ts';
import type { SurvivalTable } from '../survival/vars.ts';
import { BLUE_CORPSE } from '../survival/words.ts';
import { Z } from '../survival/zones.ts';
import { COORDINATES } from './data/course.ts';
import { EVENTS } from './data/events.ts';
import { EXPLORATION } from './data/exploration.ts';
import { INTRUDER_CARDS } from './data/intruder-cards.ts';
import { OBJECTIVES } from './data/objectives.ts';
import { ROOMS, roomIndex } from './data/rooms.ts';
import { game } from './game.ts';
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
import { N } from './zones.ts';

/** Everything that lies in the same place in every game. */
export const STOCK: readonly Stock[] = [
  ...itemStock('ship', (id) =>
    CHARACTERS.findIndex(({ weapon, quests }) => weapon === id || quests.includes(id)),
  ),
  ...attackStock('intruders'),
  ...each(kindsOf(EVENTS, FIRST_EVENT), Z.eventDeck),
  ...bodyStock('ship'),
  ...CHARACTERS.flatMap(({ deck, from }, i) =>
    from === 'ship' ? each(deck.map(cardKind), Z.kit + i) : [],
  ),
  ...each(
    kindsOf(CHARACTERS, FIRST.character, ({ from }) => from === 'ship'),
    Z.draftDeck,
  ),
  ...tokenStock('intruders'),
];

const SHUFFLED = [
  ...DECKS.map((_, deck) => Z.itemDeck + deck),
  Z.attackDeck,
  Z.eventDeck,
  Z.woundDeck,
  Z.contaminationDeck,
];

const TILES = {
  standard: tilesFor(BOARDS.standard.plan, ROOMS, FIRST_ROOM),
  alternative: tilesFor(BOARDS.alternative.plan, ROOMS, FIRST_ROOM),
} as const;
const TOKENS_TO_FIND = [kindsOf(EXPLORATION, FIRST_EXPLORATION)];
const ALL_COORDINATES = kindsOf(COORDINATES, FIRST_COORDINATES);
const NATIVE_WEAKNESSES = kindsOf(WEAKNESSES, FIRST.weakness, (id) => id !== 'wary-of-shadows');

function layOutShip(table: SurvivalTable): void {
  dealSome(table, ALL_COORDINATES, 1, N.coordinates);
  for (const engine of [0, 1, 2]) dealSome(table, [INTACT, DAMAGED], 2, N.engine + engine);
  dealSome(table, NATIVE_WEAKNESSES, START_WEAKNESSES, Z.weaknesses);
  table.vars.nestEggs = START_EGGS;
  table.vars.corpse[BLUE_CORPSE] = hibernatorium(table.vars);
}

export function setUp(table: SurvivalTable, { seats, options }: Setup): void {
  for (const deck of SHUFFLED) table.shuffle(deck);
  if (options['mode'] === 'intruder')
    create(table, each(kindsOf(INTRUDER_CARDS, FIRST_INTRUDER_CARD), Z.gone));
  layOutRooms(table, {
    firstRoom: FIRST_ROOM,
    roomIndex,
    tiles: TILES[table.vars.options.board],
    tokens: TOKENS_TO_FIND,
    stackOf: (slot) => (tokenPlace(table.vars, slot) < 0 ? -1 : 0),
  });
  layOutShip(table);
  fillBag(table, seats);
  dealObjectives(table, seats, OBJECTIVES, FIRST_OBJECTIVE);
  dealNumbers(table, seats);
  // Nobody has seen how the table was laid out, but for what lies open.
  table.learned = 0;
  table.call(game, { drafted: 0 });
}
