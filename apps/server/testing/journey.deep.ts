import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { ROUGH, travel } from './journey.ts';
import { serverHere } from './server-here.ts';

const GAMES = 200;
const AT_ONCE = 10;

it(`ends ${GAMES} games on rough roads, and everybody agrees on every view`, async () => {
  const seed = randomBytes(4).toString('hex');
  const total = { games: 0, decisions: 0, views: 0, resyncs: 0, connections: 0 };
  const { server, kept, close } = await serverHere({ beat: 500 });
  try {
    for (let round = 0; total.games < GAMES; round++) {
      // Now a road that loses much, now one that is cut again and again.
      const rough = [
        ROUGH,
        { ...ROUGH, drop: 60 },
        { ...ROUGH, cut: 20 },
        { ...ROUGH, double: 200, overtake: 200 },
      ][round % 4]!;
      const name = `${seed}:${round}`;
      process.stdout.write(`rough roads ${name}: ${JSON.stringify(total)}\n`);
      const journey = await travel(server.port, kept, AT_ONCE, name, rough);
      total.games += AT_ONCE;
      total.decisions += journey.decisions;
      total.views += journey.views;
      total.resyncs += journey.resyncs;
      total.connections += journey.connections;
    }
    process.stdout.write(`${JSON.stringify(total)}\n`);
    expect(total.games).toBe(GAMES);
  } finally {
    await close();
  }
});
