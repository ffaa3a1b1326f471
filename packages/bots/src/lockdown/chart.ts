/** The Rooms of the base as a seat knows them, and their distances. */
import type { Seat } from '@deadlight/engine';
import { ROOMS } from '@deadlight/games/rules/lockdown';
import { bookOf, type SurvivalTable, ZONE } from '@deadlight/games/rules/survival';
import { Roads } from './roads.ts';

export interface Chart {
  readonly roads: Roads;
  readonly here: number;
  /** Room → its slot, or 0. */
  readonly slotOf: readonly number[];
  /** Cards needed to reach each slot. */
  readonly walks: Float64Array;
  /** By kind of tile (index 0 is unused): slots of unknown Rooms, and the nearest of them. */
  readonly unknown: readonly [number, number, number];
  readonly nearest: readonly [number, number, number];
}

export function chartOf(table: SurvivalTable, seat: Seat, here: number): Chart {
  const roads = new Roads(table, seat);
  const { slots, plan } = roads.board;
  const { rooms } = table.vars;
  const { roomOfTile } = bookOf(table).content;
  const tiles = table.zone(ZONE.tiles);
  const walks = roads.from(here);
  const slotOf = new Array<number>(ROOMS.length).fill(0);
  const unknown: [number, number, number] = [0, 0, 0];
  const nearest: [number, number, number] = [0, 0, 0];
  for (let slot = 1; slot <= slots; slot++) {
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
export function nearestSlot({ roads, walks }: Chart, fits: (slot: number) => boolean): number {
  let best = 0;
  for (let slot = 1; slot <= roads.board.slots; slot++)
    if (fits(slot) && (best === 0 || walks[slot]! < walks[best]!)) best = slot;
  return best;
}
