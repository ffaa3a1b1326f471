/** The search that every player owes in the first turn (PAN-TURN-09, PAN-TURN-10). */
import type { Seat } from '@deadlight/engine';
import { othersIn, pawnOf, roomOfPawn } from '../crew.ts';
import {
  beyond,
  canSearch,
  DIRECTIONS,
  isOpen,
  isSearchableCard,
  linkTo,
  NONE,
  opensDoors,
  placements,
  typeOf,
} from '../station.ts';
import { ANDROID, TROOPER } from '../things.ts';
import type { PanicTable } from '../vars.ts';
import { ROOMS } from '../zones.ts';
import { nextRoom } from './explore.ts';

const FAR = 99;

/** The rooms of both characters, and the one that has just run into its room. */
interface Positions {
  readonly rooms: readonly [number, number];
  readonly running: number;
}

export const positionsOf = (table: PanicTable, seat: Seat, running = NONE): Positions => ({
  rooms: [roomOfPawn(table, pawnOf(seat, TROOPER)), roomOfPawn(table, pawnOf(seat, ANDROID))],
  running,
});

/** Positions after one character has stepped into a room. */
export function after(from: Positions, who: number, room: number): Positions {
  const rooms: [number, number] = [from.rooms[0], from.rooms[1]];
  rooms[who] = room;
  return { rooms, running: typeOf(room) === 'run' ? who : NONE };
}

/** Action points to walk from a room to each other one; a run room just entered is left for free. */
function walk(table: PanicTable, seat: Seat, start: number, running: boolean): number[] {
  const { vars } = table;
  const doors = opensDoors(table, seat);
  const distance = ROOMS.map(() => FAR);
  distance[start] = 0;
  for (let changed = true; changed; ) {
    changed = false;
    for (let room = 0; room < ROOMS.length; room++) {
      const here = distance[room]!;
      if (here >= FAR) continue;
      const entered = room === start ? running : typeOf(room) === 'run';
      const step = entered && othersIn(table, room, seat) === 0 ? 0 : 1;
      for (let side = 0; side < DIRECTIONS; side++) {
        const next = beyond(vars, room, side);
        if (next === NONE || !isOpen(linkTo(vars, room, side, next), doors)) continue;
        if (here + step < distance[next]!) {
          distance[next] = here + step;
          changed = true;
        }
      }
    }
  }
  return distance;
}

/** Whether a card could be placed behind an exit of a room and then walked into. */
function leadsInto(table: PanicTable, seat: Seat, card: number, room: number): boolean {
  const { vars } = table;
  let leads = false;
  placements(vars, card, room, (cell, turned) => {
    vars.cell[card] = cell;
    vars.turned[card] = turned;
    for (let side = 0; side < DIRECTIONS; side++)
      if (beyond(vars, room, side) === card)
        leads ||= isOpen(linkTo(vars, room, side, card), opensDoors(table, seat));
    vars.cell[card] = NONE;
    vars.turned[card] = 0;
  });
  return leads;
}

/** The fewest action points that lead to a search, as far as the player can see. */
function costOfSearch(table: PanicTable, seat: Seat, at: Positions, card: number): number {
  let best = FAR;
  at.rooms.forEach((start, who) => {
    if (start < 0) return;
    const distance = walk(table, seat, start, at.running === who);
    distance.forEach((steps, room) => {
      if (steps >= best) return;
      if (canSearch(room)) best = Math.min(best, steps + 1);
      // Explore, step in, search.
      else if (card !== NONE && isSearchableCard(card) && leadsInto(table, seat, card, room))
        best = Math.min(best, steps + 3);
    });
  });
  return best;
}

/** Tells, for one moment of the first turn, which actions would give the search away. */
export class OwedSearch {
  readonly #table: PanicTable;
  readonly #seat: Seat;
  readonly #at: Positions;
  readonly #card: number;
  readonly #binding: boolean;

  constructor(table: PanicTable, seat: Seat, running = NONE) {
    this.#table = table;
    this.#seat = seat;
    this.#at = positionsOf(table, seat, running);
    this.#card = nextRoom(table);
    this.#binding =
      table.vars.owesSearch &&
      costOfSearch(table, seat, this.#at, this.#card) <= table.vars.ap;
  }

  /** The rule against an action that costs so many points and moves nobody. */
  afterPaying(cost: number): string | null {
    return this.#judge(cost, this.#at, this.#card);
  }

  afterMoving(who: number, room: number, cost: number): string | null {
    return this.#judge(cost, after(this.#at, who, room), this.#card);
  }

  /** After placing the next card there; nobody knows yet what the card below it is. */
  afterExploring(cell: number, turned: number): string | null {
    if (!this.#binding) return null;
    const { vars } = this.#table;
    vars.cell[this.#card] = cell;
    vars.turned[this.#card] = turned;
    const rule = this.#judge(1, this.#at, NONE);
    vars.cell[this.#card] = NONE;
    vars.turned[this.#card] = 0;
    return rule;
  }

  /** Ending the turn, while a search is still within reach. */
  afterEnding(): string | null {
    return this.#binding ? 'PAN-TURN-09' : null;
  }

  #judge(cost: number, at: Positions, card: number): string | null {
    if (!this.#binding) return null;
    const left = this.#table.vars.ap - cost;
    return costOfSearch(this.#table, this.#seat, at, card) <= left ? null : 'PAN-TURN-10';
  }
}
