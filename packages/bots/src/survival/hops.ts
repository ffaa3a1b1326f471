/** Steps between Rooms on the board as printed. */
import type { Board } from '@deadlight/games/rules/survival';

const UNREACHED = 15;
const KNOWN = new WeakMap<Board, Uint8Array>();

/** `hops[from * (slots + 1) + to]`, at most 15. */
export function hopsOf(board: Board): Uint8Array {
  const known = KNOWN.get(board);
  if (known !== undefined) return known;
  const size = board.slots + 1;
  const hops = new Uint8Array(size * size).fill(UNREACHED);
  for (let from = 1; from < size; from++) {
    const queue = [from];
    hops[from * size + from] = 0;
    for (let i = 0; i < queue.length; i++) {
      const next = hops[from * size + queue[i]!]! + 1;
      for (const to of board.neighbours[queue[i]!]!) {
        if (next >= hops[from * size + to]!) continue;
        hops[from * size + to] = next;
        queue.push(to);
      }
    }
  }
  KNOWN.set(board, hops);
  return hops;
}
