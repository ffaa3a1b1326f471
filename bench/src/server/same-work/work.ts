/**
 * The work that every contestant does: a table of four seats with about 9 KB of state, part of it hidden. A move plays a card from
 * a hidden hand onto the board and draws another from a hidden deck.
 */
export const SEATS = 4;
const CELLS = 60;
const HAND = 6;
const CARDS = 120;

export interface Cell {
  noise: number;
  fire: boolean;
  explored: boolean;
  doors: number[];
  room: string;
  things: string;
}

export interface WorkState {
  number: number;
  cells: Cell[];
  tracks: number[];
  /** Each is for its own seat only. */
  hands: string[][];
  /** For nobody. */
  deck: string[];
  discard: string[];
}

export interface Move {
  readonly cell: number;
  readonly card: number;
}

/** The move of a turn: the same for every contestant. */
export const moveAt = (number: number): Move => ({
  cell: (number * 7) % CELLS,
  card: number % HAND,
});

const cardName = (n: number): string => `card-${n % 40}-of-the-${n % 7}-deck`;

export function newState(): WorkState {
  const cards = Array.from({ length: CARDS }, (_, n) => cardName(n));
  return {
    number: 0,
    cells: Array.from({ length: CELLS }, (_, n) => ({
      noise: n % 4,
      fire: false,
      explored: n % 3 === 0,
      doors: [n % 2, (n + 1) % 2, 0, 1],
      room: `room-number-${n}`,
      things: '',
    })),
    tracks: Array.from({ length: 12 }, (_, n) => n),
    hands: Array.from({ length: SEATS }, () => cards.splice(0, HAND)),
    deck: cards,
    discard: [],
  };
}

/** What everybody sees of a move. */
export interface Played {
  readonly number: number;
  readonly cell: number;
  readonly now: Cell;
  readonly track: number;
  readonly value: number;
  readonly discarded: string;
}

/** Plays a move in place. */
export function play(state: WorkState, seat: number, { cell: at, card }: Move): Played {
  const hand = state.hands[seat]!;
  const cell = state.cells[at]!;
  if (state.deck.length === 0) state.deck = state.discard.splice(0).reverse();
  const [discarded] = hand.splice(card, 1, state.deck.pop()!);
  state.discard.push(discarded!);
  const { number } = state;
  const track = number % state.tracks.length;
  cell.noise = (cell.noise + 1) % 4;
  cell.fire = !cell.fire;
  cell.explored = true;
  cell.things = discarded!;
  state.tracks[track] = (state.tracks[track]! + 1) % 20;
  state.number++;
  return { number, cell: at, now: cell, track, value: state.tracks[track]!, discarded: discarded! };
}
