/** Disguises tables: changes what a seat cannot see. */

import { type Random, type Seat, SPECTATOR, shuffle, type Table } from '@deadlight/engine';
import { allThings } from '../src/table.ts';
import type { Thing } from '../src/zones.ts';
import { seatsOf } from './deals.ts';

export const everySeat = <V>(table: Table<V>): Seat[] => [SPECTATOR, ...seatsOf(table)];

/** Things by what a seat sees of them: their backs, or fronts that do not tell everything. */
function unknown<V>(table: Table<V>, seat: Seat): Map<string, Thing[]> {
  const groups = new Map<string, Thing[]>();
  for (const thing of allThings(table)) {
    const { back, printedFace } = table.game.kinds[table.kind(thing)]!;
    const group = !table.sees(seat, thing)
      ? `back ${back}`
      : printedFace !== undefined && !table.knows(seat, thing)
        ? `front ${printedFace}`
        : null;
    if (group !== null) groups.set(group, [...(groups.get(group) ?? []), thing]);
  }
  return groups;
}

/** Another table that must look the same to a seat, as far as zones are concerned. */
export function disguise<V>(table: Table<V>, seat: Seat, random: Random): Table<V> {
  const other = table.clone();
  const { face } = other.state;
  for (const things of unknown(other, seat).values()) {
    const faces = things.map((thing) => face[thing]!);
    shuffle(random, faces);
    things.forEach((thing, i) => {
      face[thing] = faces[i]!;
    });
  }
  return other;
}
