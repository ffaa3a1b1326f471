/** The search that every player owes in the first turn (PAN-TURN-09, PAN-TURN-10). */
import type { Seat } from '@deadlight/engine';
import { pawnOf, roomOfPawn } from '../crew.ts';
import {
  canSearch,
  DIRECTIONS,
  doorway,
  isOpen,
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

/** Explore, step in, search. */
const BY_EXPLORING = 3;

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
 * see: by walking, and by placing the next room card. (Running on never helps: a run room can be
 * searched itself.) Sets of rooms are bits of a number.
 */
function costOfSearch(table: PanicTable, seat: Seat, start: number, card: number): number {
  if (start < 0) return OUT_OF_REACH;
  const { vars } = table;
  const doors = opensDoors(table, seat);
  let best = OUT_OF_REACH;
  let reached = 1 << start;
  let level = reached;
  for (let spent = 0; level !== 0 && spent < vars.ap; spent++) {
    let next = 0;
    for (let todo = level; todo !== 0; todo &= todo - 1) {
      const room = 31 - Math.clz32(todo & -todo);
      if (canSearch(room)) return Math.min(best, spent + 1);
      if (card !== NONE && leadsInto(table, card, room, doors))
        best = Math.min(best, spent + BY_EXPLORING);
      for (let side = 0; side < DIRECTIONS; side++) {
        const to = doorway(vars, room, side);
        if (to !== NONE && isOpen(linkTo(vars, room, side), doors)) next |= 1 << to;
      }
    }
    level = next & ~reached;
    reached |= next;
  }
  return best;
}

/** Tells, for one moment of the first turn, which actions would give the search away. */
export class OwedSearch {
  readonly #table: PanicTable;
  readonly #seat: Seat;
  /** The next room card, if it is worth a search. */
  readonly #card: number;
  /** What a search costs each character now, and without exploring. */
  readonly #costs: readonly [number, number];
  readonly #walking: number;
  /** The search is still within reach, and must remain so. */
  readonly #binding: boolean;

  constructor(table: PanicTable, seat: Seat) {
    this.#table = table;
    this.#seat = seat;
    const card = nextRoom(table);
    this.#card = card !== NONE && isSearchableCard(card) ? card : NONE;
    const walking = this.#costsWith(NONE);
    this.#walking = Math.min(walking[0], walking[1]);
    // Exploring costs three points at least, so a shorter walk makes it needless.
    const explores = this.#card !== NONE && this.#walking >= BY_EXPLORING;
    this.#costs = explores ? this.#costsWith(this.#card) : walking;
    this.#binding = Math.min(this.#costs[0], this.#costs[1]) <= table.vars.ap;
  }

  /** The rule against an action that costs `points` and moves nobody. */
  afterPaying(points: number): string | null {
    return this.#judge(Math.min(this.#costs[0], this.#costs[1]), points);
  }

  afterMoving(who: number, room: number, points: number): string | null {
    const other = this.#costs[1 - who]!;
    if (this.#judge(other, points) === null) return null;
    return this.#judge(costOfSearch(this.#table, this.#seat, room, this.#card), points);
  }

  /** After placing the next card there; nobody knows yet what the card below it is. */
  afterExploring(cell: number, turned: number): string | null {
    const { vars } = this.#table;
    if (this.#walking <= vars.ap - 1) return null;
    const card = nextRoom(this.#table);
    put(vars, card, cell, turned);
    const [trooper, android] = this.#costsWith(NONE);
    lift(vars, card);
    return this.#judge(Math.min(trooper, android), 1);
  }

  /** Ending the turn, while a search is still within reach. */
  afterEnding(): string | null {
    return this.#binding ? 'PAN-TURN-09' : null;
  }

  #costsWith(card: number): [number, number] {
    const trooper = roomOfPawn(this.#table, pawnOf(this.#seat, TROOPER));
    const android = roomOfPawn(this.#table, pawnOf(this.#seat, ANDROID));
    const cost = costOfSearch(this.#table, this.#seat, trooper, card);
    const together = trooper === android;
    return [cost, together ? cost : costOfSearch(this.#table, this.#seat, android, card)];
  }

  #judge(cost: number, points: number): string | null {
    return !this.#binding || cost <= this.#table.vars.ap - points ? null : 'PAN-TURN-10';
  }
}

/** What the first turn still demands, or null once it has been met or cannot be. */
export const owedSearch = (table: PanicTable, seat: Seat): OwedSearch | null =>
  table.vars.owesSearch && hasCardsLeft(table) ? new OwedSearch(table, seat) : null;
