/** Distances between Rooms in Action cards, with Doors and dangers as they are. */
import {
  across,
  type Board,
  boardOf,
  CLOSED,
  FIRST_SLOT,
  type Slot,
  type SurvivalTable,
  type Vars,
  wayAt,
} from '@deadlight/games/rules/survival';

/** A closed Door must be opened or bypassed. */
export const DOOR = 2.5;
/** Walking into a Room with Intruders costs an attack on the way out. */
const CROWD = 4;
/** A Noise roll that hits a marked Corridor brings an Intruder; cost per marked number. */
export const MARKED = 0.5;
export const FIRE = 0.4;

export const FAR = 99;

/** Cards from any slot to any other. */
export interface Roads {
  readonly size: number;
  /** `cards[from * size + to]`. */
  readonly cards: Float64Array;
}

/** How many of the four numbers at a Room have a Noise marker. */
export function markedAt(board: Board, { noise }: Readonly<Vars>, slot: Slot): number {
  let marked = 0;
  for (let number = 1; number <= 4; number++) if (noise[wayAt(board, slot, number)]) marked++;
  return marked;
}

export const markedNumbers = (table: SurvivalTable, slot: Slot): number =>
  markedAt(boardOf(table), table.vars, slot);

/** The cost of entering a Room, beyond the card for the step. */
function toll(table: SurvivalTable, slot: Slot): number {
  const { vars } = table;
  if (vars.crowd[slot]! > 0) return CROWD;
  // There is no Noise roll in a Room with another Character.
  if (vars.place.includes(slot)) return 0;
  return MARKED * markedNumbers(table, slot) + (vars.fire[slot] ? FIRE : 0);
}

export function roadsOf(table: SurvivalTable): Roads {
  const board = boardOf(table);
  const { door } = table.vars;
  const size = board.slots + 1;
  const cards = new Float64Array(size * size).fill(FAR);
  for (let to = FIRST_SLOT; to < size; to++) {
    cards[to * size + to] = 0;
    const step = 1 + toll(table, to);
    for (const way of board.corridorsOf[to]!) {
      const from = across(board, way, to);
      const cost = step + (door[way] === CLOSED ? DOOR : 0);
      if (cost < cards[from * size + to]!) cards[from * size + to] = cost;
    }
    for (const from of board.pathsOf[to]!) cards[from * size + to] = step;
  }
  for (let via = 1; via < size; via++)
    for (let from = 1; from < size; from++) {
      const first = cards[from * size + via]!;
      if (first === FAR) continue;
      for (let to = 1; to < size; to++) {
        const total = first + cards[via * size + to]!;
        if (total < cards[from * size + to]!) cards[from * size + to] = total;
      }
    }
  return { size, cards };
}

export const cardsBetween = ({ size, cards }: Roads, from: number, to: number): number =>
  cards[from * size + to]!;
