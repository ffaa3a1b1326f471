/** Errands in Rooms, and the cost of a tour of them. */
import type { SurvivalTable } from '@deadlight/games/rules/survival';
import type { Errand, Stop, Tally } from '../survival/errand.ts';
import { type Chart, leg, NOWHERE, seekCards, seekEnd, type Tour, tileOf } from './chart.ts';

/** Cards for repairing a Room before using it; many unexplored Rooms are broken. */
const REPAIR = 2.5;
const MAYBE_REPAIR = 1;
/** Cards from one Room to another when their slots are unknown. */
const SOMEWHERE = 2.5;

/** No Room Action while Intruders are present: they must be killed or driven out. */
const FIGHT = 5;

/** A stop in a Room for its Action or for an object there. */
export function stopIn(table: SurvivalTable, chart: Chart, room: number, cards: number): Stop {
  const { crowd, malfunction } = table.vars;
  const slot = chart.slotOf[room]!;
  let more = 0;
  if (cards > 0)
    more = slot > 0 ? FIGHT * crowd[slot]! + (malfunction[slot] ? REPAIR : 0) : MAYBE_REPAIR;
  return { slot, tile: tileOf[room]!, cards: cards + more };
}

/** The search for undiscovered Rooms, from a slot. */
function seek(chart: Chart, tour: Tour, rooms: number, from: number): number {
  const [first] = tour.slots;
  if (first === undefined) return NOWHERE;
  return seekCards(tour, rooms) + leg(chart, from, first) - tour.cards[0]!;
}

/** A tour: the nearest errand first, with one fixed last stop. */
export function effort(chart: Chart, errands: readonly Errand[], last: Errand): Tally {
  let first = 0;
  const todo: Errand[] = [];
  const sought = [0, 0, 0];
  let total = 0;
  const note = (errand: Errand): boolean => {
    let known = true;
    errand.forEach(({ slot, tile, cards }, i) => {
      if (slot > 0) return;
      known = false;
      sought[tile]!++;
      total += cards + (i > 0 ? SOMEWHERE : 0);
    });
    return known;
  };
  for (const errand of errands) {
    note(errand);
    const known = errand.filter(({ slot }) => slot > 0);
    if (known.length > 0) todo.push(known);
  }
  const end = note(last) ? last : null;

  let from = chart.here;
  const search = (tile: number): void => {
    const rooms = sought[tile]!;
    if (rooms === 0) return;
    total += seek(chart, chart.unknown[tile]!, rooms, from);
    first ||= chart.unknown[tile]!.slots[0] ?? 0;
    from = seekEnd(chart.unknown[tile]!, rooms) || from;
    sought[tile] = 0;
  };
  const go = (errand: Errand): void => {
    for (const { slot, cards } of errand) {
      total += leg(chart, from, slot) + cards;
      first ||= slot;
      from = slot;
    }
  };
  while (todo.length > 0) {
    let best = 0;
    let least = Number.POSITIVE_INFINITY;
    for (let i = 0; i < todo.length; i++) {
      const near = leg(chart, from, todo[i]![0]!.slot);
      if (near < least) {
        least = near;
        best = i;
      }
    }
    for (const tile of [1, 2]) {
      const first = chart.unknown[tile]!.slots[0];
      if (sought[tile]! > 0 && first !== undefined && leg(chart, from, first) < least) {
        search(tile);
        best = -1;
      }
    }
    if (best < 0) continue;
    go(todo[best]!);
    todo.splice(best, 1);
  }
  search(1);
  search(2);
  if (end) go(end);
  return { cards: total, first };
}
