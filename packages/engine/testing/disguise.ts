/** What a seat cannot see could be anything else. */
import { type Random, type Seat, SPECTATOR, shuffle, type Table } from '@deadlight/engine';
import { seatsOf } from './deals.ts';

export const everySeat = <V>(table: Table<V>): Seat[] => [SPECTATOR, ...seatsOf(table)];

/** Things by what a seat sees of them: their backs, or fronts that do not tell everything. */
function unknown<V>(table: Table<V>, seat: Seat): Map<string, number[]> {
  const groups = new Map<string, number[]>();
  table.state.face.forEach((kind, thing) => {
    const { back, front } = table.game.kinds[kind]!;
    const group = !table.sees(seat, thing)
      ? `back ${back}`
      : front !== undefined && !table.knows(seat, thing)
        ? `front ${front}`
        : null;
    if (group !== null) groups.set(group, [...(groups.get(group) ?? []), thing]);
  });
  return groups;
}

/** Another table that must look the same to a seat, as far as what lies in zones goes. */
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
