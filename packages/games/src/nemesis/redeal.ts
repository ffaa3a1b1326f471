/** What a seat cannot know, dealt anew. */
import { type Hidden, type Seat, shuffle } from '@deadlight/engine';
import { MAX_SEATS } from '../survival/things.ts';
import type { SurvivalTable } from '../survival/vars.ts';
import { Z } from '../survival/zones.ts';
import { objectiveOf } from './conditions.ts';

const within = (zone: number, first: number): boolean => zone >= first && zone < first + MAX_SEATS;

/**
 * Among which others a hidden thing may have been dealt. Everyone knows which cards a player has in
 * hand and deck together, what each pair of Engine tokens is, and, until the first Encounter, that
 * everybody holds one Objective of either kind; the rest is one pool of what looks alike.
 */
function poolOf(table: SurvivalTable, back: string, thing: number): string {
  const zone = table.where(thing);
  switch (back) {
    case 'action':
    case 'intruder':
      if (within(zone, Z.deck)) return `cards of ${zone - Z.deck}`;
      return within(zone, Z.hand) ? `cards of ${zone - Z.hand}` : `${back} in ${zone}`;
    case 'engine':
      return `engine in ${zone}`;
    case 'objective':
      return table.vars.met ? back : objectiveOf(table.kind(thing)).deck;
    default:
      return back;
  }
}

export function redeal(table: SurvivalTable, _seat: Seat, hidden: Hidden): void {
  const { random, face } = table.state;
  const pools = new Map<string, number[]>();
  for (const [back, { things }] of Object.entries(hidden))
    for (const thing of things) {
      const pool = poolOf(table, back, thing);
      const list = pools.get(pool);
      if (list) list.push(thing);
      else pools.set(pool, [thing]);
    }
  for (const pool of [...pools.keys()].sort()) {
    const things = pools.get(pool)!;
    const faces = things.map((thing) => face[thing]!).sort((a, b) => a - b);
    shuffle(random, faces);
    things.forEach((thing, i) => {
      face[thing] = faces[i]!;
    });
  }
}
