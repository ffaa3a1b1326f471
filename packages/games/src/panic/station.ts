/** The growing station: where rooms lie, what joins them, and where a card fits. */
import type { Seat } from '@deadlight/engine';
import {
  DOOR,
  type Edge,
  isSearchable,
  PASSAGE,
  ROOM_CARDS,
  type RoomType,
  WALL,
} from './data/rooms.ts';
import { KIND } from './things.ts';
import type { PanicTable, Vars } from './vars.ts';
import { GRID } from './words.ts';
import { ROOMS, ZONE } from './zones.ts';

export const NONE = -1;
export const DIRECTIONS = 4;

const CARDS = ROOM_CARDS.length;
const STEP = [GRID, 1, -GRID, -1] as const;

/** Room → card, and card → its inner room or NONE. */
const CARD_OF: readonly number[] = ROOMS.map((name) =>
  ROOM_CARDS.findIndex((card) => card.id === name.replace(/-inner$/, '')),
);
const INNER: readonly number[] = ROOM_CARDS.map((card) => ROOMS.indexOf(`${card.id}-inner`));

/** Edge of a card on a side, after quarter turns clockwise. */
const EDGES: readonly Edge[] = ROOM_CARDS.flatMap((card) =>
  [0, 1, 2, 3].flatMap((turned) => [0, 1, 2, 3].map((side) => card.edges[(side - turned) & 3]!)),
);
const edge = (card: number, turned: number, side: number): Edge =>
  EDGES[(card << 4) | (turned << 2) | side]!;

const SEARCHABLE: readonly boolean[] = ROOM_CARDS.map((card) => isSearchable(card.type));
const areOf = (type: RoomType): readonly boolean[] =>
  ROOMS.map((_, room) => ROOM_CARDS[CARD_OF[room]!]!.type === type);
const RUNS = areOf('run');
const NESTS = areOf('parasite-room');
const TYPES: readonly RoomType[] = ROOM_CARDS.map((card) => card.type);

export const REACTOR = ROOMS.indexOf('reactor');
export const HIVE = ROOMS.indexOf('hive');

export const cardOfRoom = (room: number): number => CARD_OF[room]!;
export const typeOf = (room: number): RoomType => TYPES[CARD_OF[room]!]!;
export const canSearch = (room: number): boolean => SEARCHABLE[CARD_OF[room]!]!;
export const isRun = (room: number): boolean => RUNS[room]!;
export const isNest = (room: number): boolean => NESTS[room]!;
export const isSearchableCard = (card: number): boolean => SEARCHABLE[card]!;

/** The set of rooms with a symbol; on a two-room card only the inner one (PAN-ACT-39, PAN-ACT-43). */
function symbolRooms(type: RoomType): number {
  let rooms = 0;
  ROOMS.forEach((_, room) => {
    const card = CARD_OF[room]!;
    if (ROOM_CARDS[card]!.type === type && (INNER[card] === NONE || room >= CARDS))
      rooms |= 1 << room;
  });
  return rooms;
}
export const TERMINALS = symbolRooms('terminal');
export const SICK_BAY = symbolRooms('sick-bay');

/** The card on a cell, or NONE. */
const cardAt = (vars: Vars, cell: number): number => vars.cell.indexOf(cell);

const opposite = (side: number): number => (side + 2) & 3;

/** A side of a room in `vars.sides`: the room beyond, and what is between. */
const sideWith = (room: number, link: Edge): number => (room << 2) | link;

const linkBetween = (a: Edge, b: Edge): Edge =>
  a === WALL || b === WALL ? WALL : a === DOOR || b === DOOR ? DOOR : PASSAGE;

/** Puts a card on a cell and joins it to its neighbours. */
export function put(vars: Vars, card: number, cell: number, turned: number): void {
  vars.cell[card] = cell;
  vars.turned[card] = turned;
  const inner = INNER[card]!;
  for (let side = 0; side < DIRECTIONS; side++) {
    const other = cardAt(vars, cell + STEP[side]!);
    if (other === NONE) continue;
    const link = linkBetween(
      edge(card, turned, side),
      edge(other, vars.turned[other]!, opposite(side)),
    );
    vars.sides[4 * card + side] = sideWith(other, link);
    // Of a two-room card, a neighbour's side shows the outer room (PAN-ALARM-03).
    vars.sides[4 * other + opposite(side)] = sideWith(card, link);
    if (inner !== NONE) vars.sides[4 * inner + side] = sideWith(other, WALL);
    if (INNER[other] !== NONE) joinInner(vars, other, opposite(side), card);
  }
  if (inner === NONE) return;
  // The inner room lies to the north of the card before it is turned (PAN-ALARM-04).
  vars.sides[4 * card + turned] = sideWith(inner, DOOR);
  vars.sides[4 * inner + opposite(turned)] = sideWith(card, DOOR);
}

/** A new neighbour of a two-room card also lies beyond the walls of its inner room. */
function joinInner(vars: Vars, card: number, side: number, neighbour: number): void {
  const inner = INNER[card]!;
  const turned = vars.turned[card]!;
  if (side === turned) vars.sides[4 * card + side] = sideWith(inner, DOOR);
  if (side !== opposite(turned)) vars.sides[4 * inner + side] = sideWith(neighbour, WALL);
}

/** Takes back what `put` did. */
export function lift(vars: Vars, card: number): void {
  const inner = INNER[card]!;
  for (let side = 0; side < DIRECTIONS; side++) {
    const other = cardAt(vars, vars.cell[card]! + STEP[side]!);
    vars.sides[4 * card + side] = NONE;
    if (inner !== NONE) vars.sides[4 * inner + side] = NONE;
    if (other === NONE) continue;
    const back = opposite(side);
    for (const room of [other, INNER[other]!])
      if (room !== NONE && beyond(vars, room, back) === card) vars.sides[4 * room + back] = NONE;
  }
  vars.cell[card] = NONE;
  vars.turned[card] = 0;
}

/** The room that lies on a side of a room, walls or not; NONE if there is none. */
export const beyond = (vars: Vars, room: number, side: number): number =>
  vars.sides[4 * room + side]! >> 2;

/** What is between a room and the one beyond: a passage, a security door, or a wall. */
export const linkTo = (vars: Vars, room: number, side: number): Edge =>
  (vars.sides[4 * room + side]! & 3) as Edge;

/** The room behind a passage or security door on a side of a room, or NONE (PAN-ACT-12). */
export function doorway(vars: Vars, room: number, side: number): number {
  const there = vars.sides[4 * room + side]!;
  return (there & 3) === WALL ? NONE : there >> 2;
}

/** What would be between a room and a card placed on a cell next to it. */
export function linkWith(
  vars: Vars,
  room: number,
  card: number,
  cell: number,
  turned: number,
): Edge {
  const side = STEP.indexOf((cell - vars.cell[room]!) as (typeof STEP)[number]);
  return linkBetween(edge(room, vars.turned[room]!, side), edge(card, turned, opposite(side)));
}

/** Whether a player's own keycard lies open (PAN-ACT-13). */
const hasKeycard = (table: PanicTable, seat: Seat): boolean =>
  table.find(ZONE.laid(seat), KIND.keycard) >= 0;

/** Whether doors yield to a player: the door card is green, or the keycard is his (PAN-ACT-13). */
export const opensDoors = (table: PanicTable, seat: Seat): boolean =>
  table.vars.doorsOpen || hasKeycard(table, seat);

/** Whether one can get through. */
export const isOpen = (link: Edge, doors: boolean): boolean =>
  link === PASSAGE || (link === DOOR && doors);

/** The cards around a cell, north first, NONE where there is none. */
const around = (vars: Vars, cell: number): number[] => [
  cardAt(vars, cell + STEP[0]),
  cardAt(vars, cell + STEP[1]),
  cardAt(vars, cell + STEP[2]),
  cardAt(vars, cell + STEP[3]),
];

/** Whether the edges of a card would suit its neighbours (PAN-ACT-03). */
function suits(vars: Vars, card: number, turned: number, neighbours: readonly number[]): boolean {
  for (let side = 0; side < DIRECTIONS; side++) {
    const other = neighbours[side]!;
    if (other === NONE) continue;
    const mine = edge(card, turned, side);
    const its = edge(other, vars.turned[other]!, opposite(side));
    if ((mine === WALL) !== (its === WALL) || (mine === DOOR && its === DOOR)) return false;
  }
  return true;
}

/** The neighbours that have a doorway towards the cell; `suits` sees to it that it has one too. */
function joins(vars: Vars, neighbours: readonly number[]): number {
  let rooms = 0;
  for (let side = 0; side < DIRECTIONS; side++) {
    const other = neighbours[side]!;
    if (other !== NONE && edge(other, vars.turned[other]!, opposite(side)) !== WALL)
      rooms |= 1 << other;
  }
  return rooms;
}

/** The quarter turns in which a card may be placed: upright, the hive also flat as a last resort. */
const UPRIGHT = [0, 2] as const;
const FLAT = [1, 3] as const;

/** A cell and a quarter turn in one number. */
const placementAt = (cell: number, turned: number): number => (cell << 2) | turned;
export const cellOf = (placement: number): number => placement >> 2;
export const turnedOf = (placement: number): number => placement & 3;

/** All placements of a card, each followed by the set of rooms it would join through a doorway. */
function placementsWith(vars: Vars, card: number, turns: readonly number[]): number[] {
  const found: number[] = [];
  for (let room = 0; room < CARDS; room++) {
    if (vars.cell[room] === NONE) continue;
    for (let side = 0; side < DIRECTIONS; side++) {
      // A free cell behind an exit of the room (PAN-ACT-01).
      if (edge(room, vars.turned[room]!, side) === WALL || beyond(vars, room, side) !== NONE)
        continue;
      const cell = vars.cell[room]! + STEP[side]!;
      const neighbours = around(vars, cell);
      const joined = joins(vars, neighbours);
      // A cell with several neighbours comes up for each of them; the first one counts.
      if ((joined & -joined) !== 1 << room) continue;
      for (const turned of turns)
        if (suits(vars, card, turned, neighbours)) found.push(placementAt(cell, turned), joined);
    }
  }
  return found;
}

/** All placements of a card on the board as it is (PAN-ACT-02, PAN-ACT-03, PAN-ACT-08). */
export function placementsOf(vars: Vars, card: number): number[] {
  const upright = placementsWith(vars, card, UPRIGHT);
  return card === HIVE && upright.length === 0 ? placementsWith(vars, card, FLAT) : upright;
}

/** Whether a card fits anywhere on the board. */
export const fitsAnywhere = (vars: Vars, card: number): boolean =>
  placementsOf(vars, card).length > 0;
