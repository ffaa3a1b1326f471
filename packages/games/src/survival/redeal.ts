/** Redeals what a seat cannot know. */
import { asSeat, type Hidden, type Kind, type Seat, shuffle, type Thing } from '@deadlight/engine';
import type { Action } from './action.ts';
import { bookOf } from './book.ts';
import { isActionCard, isContamination, MAX_SEATS } from './things.ts';
import type { SurvivalTable } from './vars.ts';
import { ZONE } from './zones.ts';

const within = (zone: number, first: number): boolean => zone >= first && zone < first + MAX_SEATS;

/**
 * The pool from which a hidden thing was dealt. Everyone knows which cards a player has in
 * hand and deck together, what each pair of Engine tokens is, and, until the first Encounter, that
 * everybody holds one Objective of either kind; the rest is one pool of what looks alike.
 */
function poolOf(table: SurvivalTable, back: string, thing: Thing): string {
  const zone = table.where(thing);
  switch (back) {
    case 'action':
    case 'intruder':
      if (within(zone, ZONE.deck(asSeat(0)))) return `cards of ${zone - ZONE.deck(asSeat(0))}`;
      return within(zone, ZONE.hand(asSeat(0)))
        ? `cards of ${zone - ZONE.hand(asSeat(0))}`
        : `${back} in ${zone}`;
    case 'engine':
      return `engine in ${zone}`;
    case 'objective':
      if (table.vars.met) return back;
      return bookOf(table).content.isPersonal(table.kind(thing)) ? 'personal' : 'corporate';
    default:
      return back;
  }
}

/** A player in the middle of an Action holds the cards that it needs, no matter who deals them. */
function keepFaith(table: SurvivalTable, viewer: Seat): void {
  const { stack, face } = table.state;
  const frame = stack.findLast(({ at }) => at.startsWith('action/'));
  const doing = frame?.local as Action | undefined;
  if (doing === undefined || doing.seat === viewer) return;
  const { seat, owed, effect } = doing;
  const hand = table.zone(ZONE.hand(seat));
  const swap = (wanted: (kind: Kind) => boolean, count: number): void => {
    const isWanted = (thing: Thing): boolean => wanted(face[thing]!);
    let missing = count - hand.filter(isWanted).length;
    for (const here of hand) {
      if (missing <= 0) return;
      const there = table.zone(ZONE.deck(seat)).find(isWanted);
      if (isWanted(here) || there === undefined) continue;
      [face[here], face[there]] = [face[there]!, face[here]!];
      missing--;
    }
  };
  swap(isActionCard, owed);
  if (effect?.does === 'alcohol') swap(isContamination, 1);
}

export function redeal(table: SurvivalTable, seat: Seat, hidden: Hidden): void {
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
  keepFaith(table, seat);
}
