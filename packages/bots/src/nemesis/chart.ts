/** The Rooms of the ship as a seat knows them, and their distances. */
import type { Seat } from '@deadlight/engine';
import { FIRST_ROOM, ROOMS } from '@deadlight/games/rules/nemesis';
import {
  type Board,
  boardOf,
  FIRST_SLOT,
  NO_SLOT,
  type Slot,
  type SurvivalTable,
  ZONE,
} from '@deadlight/games/rules/survival';
import { cardsBetween, type Roads, roadsOf } from '../survival/distance.ts';

/** A tour of slots with unknown Rooms, nearest first. */
export interface Tour {
  readonly slots: readonly Slot[];
  /** Cards needed to explore each number of them. */
  readonly cards: readonly number[];
}

export interface Chart {
  readonly board: Board;
  /** Room → its slot, or 0. */
  readonly slotOf: readonly Slot[];
  /** Where the seat stands. */
  readonly here: number;
  readonly roads: Roads;
  /** Slots of unknown Rooms: all of them, and those under tiles of the first and of the second kind. */
  readonly unknown: readonly [Tour, Tour, Tour];
}

/** A Room that cannot be found. */
export const NOWHERE = 40;

export const leg = ({ roads }: Chart, from: number, to: number): number =>
  cardsBetween(roads, from, to);

/** Distances from where the seat stands. */
export const walk = ({ roads, here }: Chart, to: number): number => cardsBetween(roads, here, to);

function tourOf(roads: Roads, here: Slot, unknown: readonly Slot[]): Tour {
  const left = unknown.slice();
  const slots: Slot[] = [];
  const cards: number[] = [];
  let from = here;
  let total = 0;
  while (left.length > 0) {
    let best = 0;
    let least = Number.POSITIVE_INFINITY;
    for (let i = 0; i < left.length; i++) {
      const far = cardsBetween(roads, from, left[i]!);
      if (far < least) {
        least = far;
        best = i;
      }
    }
    total += least;
    from = left[best]!;
    left[best] = left[left.length - 1]!;
    left.pop();
    slots.push(from);
    cards.push(total);
  }
  return { slots, cards };
}

export function chartOf(table: SurvivalTable, seat: Seat, here: Slot): Chart {
  const board = boardOf(table);
  const { rooms } = table.vars;
  const tiles = table.zone(ZONE.tiles);
  const roads = roadsOf(table);
  const slotOf = new Array<Slot>(ROOMS.length).fill(NO_SLOT);
  const unknown: [Slot[], Slot[], Slot[]] = [[], [], []];
  for (let slot = FIRST_SLOT; slot <= board.slots; slot++) {
    let room = rooms[slot]!;
    const tile = tiles[slot - 1]!;
    if (room < 0) {
      unknown[0].push(slot);
      if (table.knows(seat, tile)) room = table.kind(tile) - FIRST_ROOM;
      else unknown[board.plan.first.includes(slot) ? 1 : 2].push(slot);
    }
    if (room >= 0) slotOf[room] = slot;
  }
  const [all, first, second] = unknown;
  return {
    board,
    slotOf,
    here,
    roads,
    unknown: [tourOf(roads, here, all), tourOf(roads, here, first), tourOf(roads, here, second)],
  };
}

/** The unknown slots that may hold a Room. */
export const tileOf: readonly number[] = ROOMS.map(({ tile }) => (tile === '1' ? 1 : 2));

/** The probability that the last of a number of Rooms is among the first slots of a tour. */
function foundBy(looks: number, rooms: number, slots: number): number {
  let chance = 1;
  for (let i = 0; i < rooms; i++) chance *= Math.max(0, looks - i) / (slots - i);
  return chance;
}

/** Expected cards to find a number of Rooms on a tour. */
export function seekCards({ slots, cards }: Tour, rooms: number): number {
  if (slots.length < rooms) return NOWHERE;
  let expected = 0;
  let before = 0;
  for (let i = 0; i < slots.length; i++) {
    const now = foundBy(i + 1, rooms, slots.length);
    expected += (now - before) * cards[i]!;
    before = now;
  }
  return expected;
}

/** The expected position of the last of them on the tour. */
export const seekEnd = ({ slots }: Tour, rooms: number): number =>
  slots[Math.min(slots.length, Math.round((rooms * (slots.length + 1)) / (rooms + 1))) - 1] ?? 0;
