/** What every game of this family deals when its table is laid out. */
import { asSeat, at, FIRST_SEAT, type Kind, kindAfter } from '@deadlight/engine';
import { ADULT, type IntruderType, TYPES } from '../packs/intruders.ts';
import { type BoardPlan, FIRST_SLOT, type Slot } from './board.ts';
import { boardOf } from './book.ts';
import { putToken } from './intruders.ts';
import type { RoomSheet } from './room-sheet.ts';
import { kindsOf, shuffled } from './stock.ts';
import type { SurvivalTable } from './vars.ts';
import { ZONE } from './zones.ts';

/** Tokens in the bag at the start, by type (NEM-SETUP-22, LCK-SETUP-13). */
const START_BAG: Readonly<Record<IntruderType, number>> = {
  larva: 4,
  creeper: 1,
  adult: 3,
  breeder: 0,
  queen: 1,
};
/** Eggs in the Nest, and Weakness cards, at the start (NEM-SETUP-20, NEM-SETUP-21, LCK-SETUP-11). */
export const START_EGGS = 5;
export const START_WEAKNESSES = 3;

/** Creates some of a list where they belong, and the rest in the box, unseen. */
export function dealSome(
  table: SurvivalTable,
  kinds: readonly Kind[],
  count: number,
  zone: number,
): void {
  shuffled(table, kinds).forEach((kind, i) => {
    table.create(kind, i < count ? zone : ZONE.box);
  });
}

/** The tokens in the bag at the start; an Adult more for each player (LCK-SOLO-06-R, LCK-CROSS-17-R). */
export function fillBag(table: SurvivalTable, seats: number): void {
  TYPES.forEach((type, index) => {
    const count = START_BAG[type] + (index === ADULT ? seats : 0);
    for (let i = 0; i < count; i++) putToken(table, index, ZONE.tokens);
  });
}

/** Room tiles of the first and the second kind. */
interface Tiles {
  readonly first: readonly Kind[];
  readonly second: readonly Kind[];
}

/** The tiles to shuffle for a board: those whose Rooms do not lie open on it (NEM-ALT-05-R). */
export function tilesFor(plan: BoardPlan, rooms: readonly RoomSheet[], firstRoom: Kind): Tiles {
  const open = [...Object.values(plan.fixed), ...Object.values(plan.faceUp)];
  const tiles = (kind: '1' | '2'): Kind[] =>
    kindsOf(rooms, firstRoom, ({ id, tile }) => tile === kind && !open.includes(id));
  return { first: tiles('1'), second: tiles('2') };
}

/** What a game says of its Rooms and Exploration tokens. */
interface Layout {
  readonly firstRoom: Kind;
  roomIndex(id: string): number;
  readonly tiles: Tiles;
  /** The stacks that Exploration tokens are drawn from. */
  readonly tokens: readonly (readonly Kind[])[];
  /** The stack for a slot, or -1 if no token lies there. */
  stackOf(slot: Slot): number;
}

/** Rooms: two shuffled kinds of tile, an Exploration token on each (NEM-SETUP-11 to NEM-SETUP-14, LCK-SETUP-02 to LCK-SETUP-06-D). */
export function layOutRooms(table: SurvivalTable, layout: Layout): void {
  const { vars } = table;
  const { plan, slots } = boardOf(table);
  const { firstRoom, roomIndex, tiles, stackOf } = layout;
  const first = shuffled(table, tiles.first);
  const second = shuffled(table, tiles.second);
  const tokens = layout.tokens.map((kinds) => shuffled(table, kinds));
  for (let slot = FIRST_SLOT; slot <= slots; slot++) {
    const fixed = plan.fixed[slot];
    const open = plan.faceUp[slot];
    if (fixed !== undefined) {
      vars.rooms[slot] = roomIndex(fixed);
      table.reveal(table.create(kindAfter(firstRoom, at(vars.rooms, slot, 'room')), ZONE.tiles));
    } else if (open !== undefined)
      table.reveal(table.create(kindAfter(firstRoom, roomIndex(open)), ZONE.tiles));
    else table.create((plan.first.includes(slot) ? first : second).pop()!, ZONE.tiles);
    const stack = stackOf(slot);
    if (stack >= 0) table.create(at(tokens, stack, 'token').pop()!, ZONE.exploration);
  }
  for (const kind of [...first, ...second, ...tokens.flat()]) table.create(kind, ZONE.box);
}

/** Help cards, dealt at random (NEM-SETUP-29, NEM-SETUP-38-R, LCK-SETUP-23, LCK-SETUP-40-R). */
export function dealNumbers(table: SurvivalTable, seats: number): void {
  const { number } = table.vars;
  const order = shuffled(
    table,
    Array.from({ length: seats }, (_, i) => i + 1),
  );
  for (let seat = FIRST_SEAT; seat < seats; seat++)
    number[seat] = at(order, seat, 'number of seat');
  // NEM-SETUP-36, LCK-SETUP-39
  table.vars.first = asSeat(number.indexOf(1));
}
