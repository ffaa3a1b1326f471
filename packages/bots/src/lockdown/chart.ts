/** The Rooms of the base as a seat knows them, and their distances. */
import type { Seat } from '@deadlight/engine';
import { ROOMS } from '@deadlight/games/rules/lockdown';
import {
  bookOf,
  FIRST_SLOT,
  NO_SLOT,
  type Slot,
  type SurvivalTable,
  ZONE,
} from '@deadlight/games/rules/survival';
import { Roads } from './roads.ts';

export interface Chart {
  readonly roads: Roads;
  readonly here: number;
  /** Room → its slot, or 0. */
  readonly slotOf: readonly Slot[];
  /** Cards needed to reach each slot. */
  readonly walks: Float64Array;
  /** By kind of tile (index 0 is unused): slots of unknown Rooms, and the nearest of them. */
  readonly unknown: readonly [number, number, number];
  readonly nearest: readonly [Slot, Slot, Slot];
}

export function chartOf(table: SurvivalTable, seat: Seat, here: Slot): Chart {
  const roads = new Roads(table, seat);
  const { slots, plan } = roads.board;
  const { rooms } = table.vars;
  const { roomOfTile } = bookOf(table).content;
  const tiles = table.zone(ZONE.tiles);
  const walks = roads.from(here);
  const slotOf = new Array<Slot>(ROOMS.length).fill(NO_SLOT);
  const unknown: [number, number, number] = [0, 0, 0];
  const nearest: [Slot, Slot, Slot] = [NO_SLOT, NO_SLOT, NO_SLOT];
  for (let slot = FIRST_SLOT; slot <= slots; slot++) {
    let room = rooms[slot]!;
    if (room < 0 && table.knows(seat, tiles[slot - 1]!))
      room = roomOfTile(table.kind(tiles[slot - 1]!));
    if (room >= 0) {
      slotOf[room] = slot;
      continue;
    }
    const tile = plan.first.includes(slot) ? 1 : 2;
    unknown[tile]++;
    if (nearest[tile] === 0 || walks[slot]! < walks[nearest[tile]]!) nearest[tile] = slot;
  }
  return { roads, here, slotOf, walks, unknown, nearest };
}

/** The nearest slot that fits, or 0. */
export function nearestSlot({ roads, walks }: Chart, fits: (slot: Slot) => boolean): Slot {
  let best = NO_SLOT;
  for (let slot = FIRST_SLOT; slot <= roads.board.slots; slot++)
    if (fits(slot) && (best === 0 || walks[slot]! < walks[best]!)) best = slot;
  return best;
}
