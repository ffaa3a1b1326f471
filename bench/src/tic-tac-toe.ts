/**
 * Tic-tac-toe on boardgame.io: the smallest game there is, on the engine we measure against. It is installed in a
 * folder of its own, `bench/peers`, by `npm run bench:peers` alone.
 */
import { createRequire } from 'node:module';
import { below, type Random } from '@deadlight/engine';

interface Board {
  readonly cells: (string | null)[];
}

interface Context {
  readonly currentPlayer: string;
  readonly gameover?: { readonly winner?: string };
}

interface State {
  readonly G: Board;
  readonly ctx: Context;
}

/** What we use of boardgame.io; its own types cannot be imported from an ES module. */
interface BoardgameIo {
  InitializeGame(options: { game: object }): State;
  CreateGameReducer(options: { game: object }): (state: State, action: object) => State;
}

function boardgameIo(): BoardgameIo | null {
  // Read when boardgame.io loads; without it, every move is checked and slower.
  process.env['NODE_ENV'] = 'production';
  try {
    return createRequire(new URL('../peers/', import.meta.url))('boardgame.io/internal');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'MODULE_NOT_FOUND') throw error;
    return null;
  }
}

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;

const hasLine = (cells: Board['cells']): boolean =>
  LINES.some(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[a] === cells[c]);

const ticTacToe = {
  setup: (): Board => ({ cells: Array.from({ length: 9 }, () => null) }),
  disableUndo: true,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark({ G, playerID }: { G: Board; playerID: string }, cell: number) {
      if (G.cells[cell] !== null) return 'INVALID_MOVE';
      G.cells[cell] = playerID;
      return undefined;
    },
  },
  endIf({ G, ctx }: State) {
    if (hasLine(G.cells)) return { winner: ctx.currentPlayer };
    return G.cells.includes(null) ? undefined : { draw: true };
  },
};

export interface Played {
  readonly moves: number;
  /** `0` or `1`, or null for a draw. */
  readonly winner: string | null;
}

/** Plays a whole game of random moves, through the reducer as a server would use it. */
export type TicTacToe = (random: Random) => Played;

/** Null where boardgame.io is not installed. */
export function ticTacToeOfPeer(): TicTacToe | null {
  const peer = boardgameIo();
  if (peer === null) return null;
  const reducer = peer.CreateGameReducer({ game: ticTacToe });
  return (random) => {
    let state = peer.InitializeGame({ game: ticTacToe });
    let moves = 0;
    while (state.ctx.gameover === undefined) {
      const free = state.G.cells.flatMap((mark, cell) => (mark === null ? [cell] : []));
      const cell = free[below(random, free.length)]!;
      const payload = { type: 'mark', args: [cell], playerID: state.ctx.currentPlayer };
      state = reducer(state, { type: 'MAKE_MOVE', payload });
      moves++;
    }
    return { moves, winner: state.ctx.gameover.winner ?? null };
  };
}
