/** Lays out a table of Nemesis (NEM-SETUP). */
import type { Setup } from '@deadlight/engine';
import { CHARACTERS, CONTAMINATION } from '../packs/characters.ts';
import { ATTACKS, TOKENS, WEAKNESSES, WOUNDS } from '../packs/intruders.ts';
import { DECKS, ITEMS, type Item } from '../packs/items.ts';
import type { Board } from '../survival/board.ts';
import { dealNumbers, dealSome, fillBag } from '../survival/deals.ts';
import { dealObjectives } from '../survival/objectives.ts';
import { create, type Stock, shuffled } from '../survival/stock.ts';
import { card as cardKind, FIRST, item, itemOf, K, WEAPONS } from '../survival/things.ts';
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
import { BOARDS, boardFor, hibernatorium } from './ship.ts';
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

/** Tokens in the bag at the start: by type, plus one Adult per player (NEM-SETUP-22). */
const START_BAG = { larva: 4, creeper: 1, adult: 3, breeder: 0, queen: 1 } as const;
export const START_EGGS = 5;
const START_WEAKNESSES = 3;

const row = (first: number, count: number): number[] =>
  Array.from({ length: count }, (_, i) => first + i);

/** The kinds of those in a list that this game has. */
const rowOf = <T>(list: readonly T[], first: number, has: (one: T) => boolean): number[] =>
  list.flatMap((one, i) => (has(one) ? [first + i] : []));

const each = (kinds: readonly number[], zone: number): Stock[] =>
  kinds.map((kind) => [kind, zone, 1]);

/** Where an Item starts: its deck, the open pool, or its owner's kit. */
function homeOf({ id, back }: Item): number {
  const deck = DECKS.indexOf(back as (typeof DECKS)[number]);
  if (deck >= 0) return Z.itemDeck + deck;
  if (back === 'blue') return Z.crafted;
  return Z.kit + CHARACTERS.findIndex(({ weapon, quests }) => weapon === id || quests.includes(id));
}

/** Everything that lies in the same place in every game, weapons first, so that each has its number. */
const STOCK: readonly Stock[] = [
  ...WEAPONS.flatMap((kind): Stock[] =>
    itemOf(kind).from === 'base' ? [] : [[kind, homeOf(itemOf(kind)), 1]],
  ),
  ...ITEMS.flatMap((one): Stock[] =>
    one.weapon || one.from === 'base' ? [] : [[item(one.id), homeOf(one), one.copies]],
  ),
  ...each(
    rowOf(ATTACKS, FIRST.attack, ({ race }) => race === 'intruders'),
    Z.attackDeck,
  ),
  ...each(row(FIRST_EVENT, EVENTS.length), Z.eventDeck),
  ...WOUNDS.flatMap(({ copies, from }, i): Stock[] =>
    from === undefined ? [[FIRST.wound + i, Z.woundDeck, copies]] : [],
  ),
  [K.infected, Z.contaminationDeck, CONTAMINATION.infected],
  [K.clean, Z.contaminationDeck, CONTAMINATION.cards - CONTAMINATION.infected],
  ...CHARACTERS.flatMap(({ deck, from }, i) =>
    from === 'ship' ? each(deck.map(cardKind), Z.kit + i) : [],
  ),
  ...each(
    rowOf(CHARACTERS, FIRST.character, ({ from }) => from === 'ship'),
    Z.draftDeck,
  ),
  ...TOKENS.flatMap(({ type, race, copies }, i): Stock[] =>
    race === 'night-stalkers'
      ? []
      : [[FIRST.token + i, type === 'blank' ? Z.bag : Z.tokens, copies]],
  ),
];

const SHUFFLED = [
  ...DECKS.map((_, deck) => Z.itemDeck + deck),
  Z.attackDeck,
  Z.eventDeck,
  Z.woundDeck,
  Z.contaminationDeck,
];

/** The tiles to shuffle for a board: those that do not lie open on it. */
const tilesFor = ({ plan }: Board) => {
  const faceUp = Object.values(plan.faceUp);
  const tiles = (kind: '1' | '2'): number[] =>
    rowOf(ROOMS, FIRST_ROOM, ({ id, tile }) => tile === kind && !faceUp.includes(id));
  return { first: tiles('1'), second: tiles('2') };
};

const TILES = {
  standard: tilesFor(BOARDS.standard),
  alternative: tilesFor(BOARDS.alternative),
} as const;

const TOKENS_TO_FIND = EXPLORATION.flatMap(({ copies }, i) =>
  new Array<number>(copies).fill(FIRST_EXPLORATION + i),
);

/** Rooms: two shuffled kinds of tile, an Exploration token on each (NEM-SETUP-11 to NEM-SETUP-14). */
function layOutRooms(table: SurvivalTable): void {
  const { vars } = table;
  const { plan, slots } = boardFor(vars);
  const tiles = TILES[vars.options.board];
  const first = shuffled(table, tiles.first);
  const second = shuffled(table, tiles.second);
  const tokens = shuffled(table, TOKENS_TO_FIND);
  for (let slot = 1; slot <= slots; slot++) {
    const special = plan.fixed[slot];
    const open = plan.faceUp[slot];
    if (special !== undefined) {
      vars.rooms[slot] = roomIndex(special);
      table.reveal(table.create(FIRST_ROOM + vars.rooms[slot]!, Z.tiles));
      continue;
    }
    if (open !== undefined) table.reveal(table.create(FIRST_ROOM + roomIndex(open), Z.tiles));
    else table.create((plan.first.includes(slot) ? first : second).pop()!, Z.tiles);
    table.create(tokens.pop()!, Z.exploration);
  }
  for (const kind of [...first, ...second, ...tokens]) table.create(kind, Z.box);
}

const ALL_COORDINATES = row(FIRST_COORDINATES, COORDINATES.length);
const NATIVE_WEAKNESSES = rowOf(WEAKNESSES, FIRST.weakness, (id) => id !== 'wary-of-shadows');

function layOutShip(table: SurvivalTable): void {
  dealSome(table, ALL_COORDINATES, 1, N.coordinates);
  for (const engine of [0, 1, 2]) dealSome(table, [INTACT, DAMAGED], 2, N.engine + engine);
  dealSome(table, NATIVE_WEAKNESSES, START_WEAKNESSES, Z.weaknesses);
  table.vars.nestEggs = START_EGGS;
  table.vars.corpse[BLUE_CORPSE] = hibernatorium(table.vars);
}

export function setUp(table: SurvivalTable, { seats, options }: Setup): void {
  create(table, STOCK);
  for (const deck of SHUFFLED) table.shuffle(deck);
  if (options['mode'] === 'intruder')
    create(table, each(row(FIRST_INTRUDER_CARD, INTRUDER_CARDS.length), Z.gone));
  layOutRooms(table);
  layOutShip(table);
  fillBag(table, seats, START_BAG);
  dealObjectives(table, seats, OBJECTIVES, FIRST_OBJECTIVE);
  dealNumbers(table, seats);
  // Nobody has seen how the table was laid out, but for what lies open.
  table.learned = 0;
  table.call(game, { drafted: 0 });
}
