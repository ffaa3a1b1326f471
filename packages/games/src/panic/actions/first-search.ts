/** The search that every player owes in the first turn (PAN-TURN-09, PAN-TURN-10). */
import type { Seat } from '@deadlight/engine';
import { othersIn, pawnOf, roomOfPawn } from '../crew.ts';
import {
  beyond,
  canSearch,
  DIRECTIONS,
  isOpen,
  isRun,
  isSearchableCard,
  lift,
  linkTo,
  linkWith,
  NONE,
  opensDoors,
  put,
} from '../station.ts';
import { ANDROID, TROOPER } from '../things.ts';
import type { PanicTable } from '../vars.ts';
import { nextRoom, placementsBy } from './explore.ts';
import { hasCardsLeft } from './search.ts';

/** More than a turn can cost. */
const OUT_OF_REACH = 99;

/** Whether the next card could be placed behind an exit of a room and then walked into. */
function leadsInto(table: PanicTable, card: number, room: number, doors: boolean): boolean {
  let leads = false;
  placementsBy(table, 1 << room, (cell, turned) => {
    leads ||= isOpen(linkWith(table.vars, room, card, cell, turned), doors);
  });
  return leads;
}

/**
 * The fewest action points that bring a character in a room to a search, as far as the player can
 * see: by walking, running, and placing the next room card. Sets of rooms are bits of a number.
 */
function costOfSearch(
  table: PanicTable,
  seat: Seat,
  start: number,
  running: boolean,
  card: number,
): number {
  if (start < 0) return OUT_OF_REACH;
  const { vars } = table;
  const doors = opensDoors(table, seat);
  let best = OUT_OF_REACH;
  let reached = 1 << start;
  let level = reached;
  for (let spent = 0; level !== 0 && spent + 1 < best && spent < vars.ap; spent++) {
    let next = 0;
    for (let todo = level; todo !== 0; ) {
      const room = 31 - Math.clz32(todo);
      todo &= ~(1 << room);
      if (canSearch(room)) return spent + 1;
      // Explore, step in, search.
      if (card !== NONE && spent + 3 < best && leadsInto(table, card, room, doors))
        best = spent + 3;
      const entered = room === start ? running : isRun(room);
      const free = entered && othersIn(table, room, seat) === 0;
      for (let side = 0; side < DIRECTIONS; side++) {
        const to = beyond(vars, room, side);
        if (to === NONE || reached & (1 << to) || !isOpen(linkTo(vars, room, side), doors))
          continue;
        if (free) {
          reached |= 1 << to;
          todo |= 1 << to;
          next &= ~(1 << to);
        } else next |= 1 << to;
      }
    }
    reached |= next;
    level = next;
  }
  return best;
}

/** Tells, for one moment of the first turn, which actions would give the search away. */
export class OwedSearch {
  readonly #table: PanicTable;
  readonly #seat: Seat;
  /** The next room card, if it is worth a search. */
  readonly #card: number;
  /** What a search costs each character as things are, and without exploring. */
  readonly #costs: readonly [number, number];
  readonly #walking: readonly [number, number];
  /** The search is still within reach, so it must stay so. */
  readonly #binding: boolean;

  /** `running` is the character who has just run into its room, or NONE. */
  constructor(table: PanicTable, seat: Seat, running: number) {
    this.#table = table;
    this.#seat = seat;
    const card = nextRoom(table);
    this.#card = card !== NONE && isSearchableCard(card) ? card : NONE;
    this.#walking = [this.#cost(TROOPER, running, NONE), this.#cost(ANDROID, running, NONE)];
    this.#costs =
      this.#card === NONE || Math.min(...this.#walking) <= 1
        ? this.#walking
        : [this.#cost(TROOPER, running, this.#card), this.#cost(ANDROID, running, this.#card)];
    this.#binding = Math.min(...this.#costs) <= table.vars.ap;
  }

  /** The rule against an action that costs so many points and moves nobody. */
  afterPaying(points: number): string | null {
    return this.#judge(Math.min(...this.#costs), points);
  }

  afterMoving(who: number, room: number, points: number): string | null {
    const other = this.#costs[1 - who]!;
    if (!this.#binding || other <= this.#table.vars.ap - points) return null;
    const moved = costOfSearch(this.#table, this.#seat, room, isRun(room), this.#card);
    return this.#judge(Math.min(other, moved), points);
  }

  /** After placing the next card there; nobody knows yet what the card below it is. */
  afterExploring(cell: number, turned: number): string | null {
    const { vars } = this.#table;
    if (!this.#binding || Math.min(...this.#walking) <= vars.ap - 1) return null;
    const card = nextRoom(this.#table);
    put(vars, card, cell, turned);
    const cost = Math.min(this.#cost(TROOPER, NONE, NONE), this.#cost(ANDROID, NONE, NONE));
    lift(vars, card);
    return this.#judge(cost, 1);
  }

  /** Ending the turn, while a search is still within reach. */
  afterEnding(): string | null {
    return this.#binding ? 'PAN-TURN-09' : null;
  }

  #cost(who: number, running: number, card: number): number {
    const room = roomOfPawn(this.#table, pawnOf(this.#seat, who));
    return costOfSearch(this.#table, this.#seat, room, running === who, card);
  }

  #judge(cost: number, points: number): string | null {
    return !this.#binding || cost <= this.#table.vars.ap - points ? null : 'PAN-TURN-10';
  }
}

/** What the first turn still demands, or null once it has been met or cannot be. */
export const owedSearch = (table: PanicTable, seat: Seat, running = NONE): OwedSearch | null =>
  table.vars.owesSearch && hasCardsLeft(table) ? new OwedSearch(table, seat, running) : null;
