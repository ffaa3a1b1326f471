// boardgame.io's server, in memory, with the smallest game there is. It never ends: a full board is wiped.
import { createRequire } from 'node:module';

const { Server } = createRequire(new URL('../../peers/', import.meta.url))('boardgame.io/server');

const marks = {
  name: 'marks',
  setup: () => ({ cells: Array.from({ length: 9 }, () => null) }),
  disableUndo: true,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark({ G, playerID }, cell) {
      if (!G.cells.includes(null)) G.cells.fill(null);
      if (G.cells[cell] !== null) return 'INVALID_MOVE';
      G.cells[cell] = playerID;
      return undefined;
    },
  },
};

const server = Server({ games: [marks], origins: [/.*/] });
const { appServer } = await server.run(0);
process.stdout.write(`localhost:${appServer.address().port}\n`);
process.on('SIGTERM', () => process.exit(0));
