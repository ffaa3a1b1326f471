/** The growing station: where rooms lie, what joins them, and where a card fits. */
import type { Seat } from '@deadlight/engine';
import { DOOR, type Edge, isSearchable, PASSAGE, ROOM_CARDS, type RoomType, WALL } from './data/rooms.ts';
import { K } from './things.ts';
import type { PanicTable, Vars } from './vars.ts';
import { GRID } from './words.ts';
import { ROOMS, Z } from './zones.ts';

export const NONE = -1;
export const DIRECTIONS = 4;

const CARDS = ROOM_CARDS.length;
const STEP = [GRID, 1, -GRID, -1] as const;

/** Room → card, and card → its inner room or NONE. */
const CARD_OF: readonly number[] = ROOMS.map((name) =>
  ROOM_CARDS.findIndex((card) => card.id === name.replace(/-inner$/, '')),
);
const INNER: readonly number[] = ROOM_CARDS.map((card) => ROOMS.indexOf(`${card.id}-inner`));

/** Edge of a card that was turned so many quarters clockwise, on a side. */
const EDGES: readonly Edge[] = ROOM_CARDS.flatMap((card) =>
  [0, 1, 2, 3].flatMap((turned) => [0, 1, 2, 3].map((side) => card.edges[(side - turned) & 3]!)),
);
const edge = (card: number, turned: number, side: number): Edge =>
  EDGES[(card << 4) | (turned << 2) | side]!;

const SEARCHABLE: readonly boolean[] = ROOM_CARDS.map((card) => isSearchable(card.type));
const TYPES: readonly RoomType[] = ROOM_CARDS.map((card) => card.type);

export const REACTOR = ROOMS.indexOf('reactor');
export const HIVE = ROOMS.indexOf('hive');

export const cardOfRoom = (room: number): number => CARD_OF[room]!;
export const typeOf = (room: number): RoomType => TYPES[CARD_OF[room]!]!;
export const canSearch = (room: number): boolean => SEARCHABLE[CARD_OF[room]!]!;
export const isSearchableCard = (card: number): boolean => SEARCHABLE[card]!;

/** On a two-room card only the inner room has the symbol (PAN-ACT-39, PAN-ACT-43). */
export const hasSymbol = (room: number, type: RoomType): boolean =>
  typeOf(room) === type && (INNER[CARD_OF[room]!] === NONE || room >= CARDS);

/** The card on a cell, or NONE. */
export const cardAt = (vars: Vars, cell: number): number => vars.cell.indexOf(cell);

/** The room that lies on a side of a room, walls or not; NONE if there is none. */
export function beyond(vars: Vars, room: number, side: number): number {
  const card = CARD_OF[room]!;
  const inner = INNER[card]!;
  if (inner !== NONE) {
    // The inner room lies to the north of the card before it is turned.
    if (room === card && side === vars.turned[card]) return inner;
    if (room === inner && side === ((vars.turned[card]! + 2) & 3)) return card;
  }
  return cardAt(vars, vars.cell[card]! + STEP[side]!);
}

/** What joins a room with the one beyond it: a passage, a security door, or a wall. */
export function linkTo(vars: Vars, room: number, side: number, other: number): Edge {
  const card = CARD_OF[room]!;
  if (CARD_OF[other] === card) return DOOR;
  if (room >= CARDS) return WALL;
  const here = edge(card, vars.turned[card]!, side);
  const there = edge(other, vars.turned[other]!, (side + 2) & 3);
  return here === WALL || there === WALL ? WALL : here === DOOR || there === DOOR ? DOOR : PASSAGE;
}

/** Whether a player's own keycard lies open (PAN-ACT-13). */
export const hasKeycard = (table: PanicTable, seat: Seat): boolean =>
  table.find(Z.laid + seat, K.keycard) >= 0;

/** Whether doors yield to a player: the door card is green, or the keycard is his (PAN-ACT-13). */
export const opensDoors = (table: PanicTable, seat: Seat): boolean =>
  table.vars.doorsOpen || hasKeycard(table, seat);

/** Whether one can get through. */
export const isOpen = (link: Edge, doors: boolean): boolean =>
  link === PASSAGE || (link === DOOR && doors);

/** Whether the edges of a card would suit its neighbours on a cell (PAN-ACT-03). */
function suits(vars: Vars, card: number, cell: number, turned: number): boolean {
  for (let side = 0; side < DIRECTIONS; side++) {
    const other = cardAt(vars, cell + STEP[side]!);
    if (other === NONE) continue;
    const mine = edge(card, turned, side);
    const its = edge(other, vars.turned[other]!, (side + 2) & 3);
    if ((mine === WALL) !== (its === WALL) || (mine === DOOR && its === DOOR)) return false;
  }
  return true;
}

/** The free cell behind an exit of a room, or NONE (PAN-ACT-01). */
export function freeCell(vars: Vars, room: number, side: number): number {
  if (room >= CARDS || edge(room, vars.turned[room]!, side) === WALL) return NONE;
  const cell = vars.cell[room]! + STEP[side]!;
  return cardAt(vars, cell) === NONE ? cell : NONE;
}

/** The quarter turns in which a card may be placed: upright, the hive also flat as a last resort. */
const UPRIGHT = [0, 2] as const;
const FLAT = [1, 3] as const;

function fitsWith(vars: Vars, card: number, turns: readonly number[]): boolean {
  for (let room = 0; room < CARDS; room++) {
    if (vars.cell[room] === NONE) continue;
    for (let side = 0; side < DIRECTIONS; side++) {
      const cell = freeCell(vars, room, side);
      if (cell === NONE) continue;
      for (const turned of turns) if (suits(vars, card, cell, turned)) return true;
    }
  }
  return false;
}

/** The turns open to a card now (PAN-ACT-02, PAN-ACT-08). */
export function turnsOf(vars: Vars, card: number): readonly number[] {
  return card === HIVE && !fitsWith(vars, card, UPRIGHT) ? FLAT : UPRIGHT;
}

/** Whether a card fits anywhere on the board. */
export const fitsAnywhere = (vars: Vars, card: number): boolean =>
  fitsWith(vars, card, turnsOf(vars, card));

/** Calls back for each way to place a card behind an exit of a room. */
export function placements(
  vars: Vars,
  card: number,
  room: number,
  place: (cell: number, turned: number) => void,
): void {
  const turns = turnsOf(vars, card);
  for (let side = 0; side < DIRECTIONS; side++) {
    const cell = freeCell(vars, room, side);
    if (cell === NONE) continue;
    for (const turned of turns) if (suits(vars, card, cell, turned)) place(cell, turned);
  }
}
