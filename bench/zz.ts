import { createRequire } from 'node:module';

process.env['NODE_ENV'] = 'production';
const { CreateGameReducer, InitializeGame } = createRequire(import.meta.url)(
  'boardgame.io/internal',
);

import { below, checkSetup, randomFrom, Table } from '/work/main/packages/engine/src/index.ts';
import { panic } from '/work/main/packages/games/src/panic/index.ts';

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];
const game = {
  disableUndo: true,
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    click: ({ G, playerID }: any, i: number) => {
      if (G.cells[i] !== null) return 'INVALID_MOVE';
      G.cells[i] = playerID;
    },
  },
  endIf: ({ G, ctx }: any) =>
    LINES.some((l) => l.every((i) => G.cells[i] === ctx.currentPlayer))
      ? { winner: ctx.currentPlayer }
      : G.cells.includes(null)
        ? undefined
        : { draw: true },
};
const reduce = CreateGameReducer({ game });
const bg = () => {
  let n = 0;
  const t0 = performance.now();
  while (performance.now() - t0 < 700) {
    let state = InitializeGame({ game, numPlayers: 2 });
    while (state.ctx.gameover === undefined) {
      const free = state.G.cells.flatMap((c: any, i: number) => (c === null ? [i] : []));
      const args = [free[Math.floor(Math.random() * free.length)]];
      state = reduce(state, {
        type: 'MAKE_MOVE',
        payload: { type: 'click', args, playerID: state.ctx.currentPlayer },
      });
      n++;
    }
  }
  return (n / (performance.now() - t0)) * 1000;
};
let g = 0;
const pn = () => {
  let n = 0;
  const t0 = performance.now();
  while (performance.now() - t0 < 700) {
    const t = Table.start(panic, checkSetup(panic, { seats: 6, seed: 's' + g, options: {} }));
    const r = randomFrom('p' + g++);
    while (t.over === null) {
      const seat = t.pending[0]!;
      const o = t.options(seat);
      t.decide(seat, o[below(r, o.length)]!);
      n++;
    }
  }
  return (n / (performance.now() - t0)) * 1000;
};
bg();
pn();
pn();
const rs: number[] = [];
let B = 0,
  Pn = 0;
for (let k = 0; k < 7; k++) {
  const b = bg(),
    p = pn();
  rs.push(p / b);
  B = Math.max(B, b);
  Pn = Math.max(Pn, p);
}
rs.sort((a, b) => a - b);
console.log(
  'ratio median',
  rs[3]!.toFixed(2),
  'best bg',
  Math.round(B),
  'best panic',
  Math.round(Pn),
  rs.map((x) => x.toFixed(1)).join(' '),
);
