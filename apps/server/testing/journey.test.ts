import { expect, it } from 'vitest';
import { travel } from './journey.ts';
import { serverHere } from './server-here.ts';

it('ends every game, agrees with everybody on every view and counts nothing twice, on any road', async () => {
  const { server, kept, close } = await serverHere({ beat: 500 });
  try {
    const { decisions, views, resyncs, connections } = await travel(server.port, kept, 3, 'road');
    expect(decisions).toBeGreaterThan(100);
    expect(views).toBeGreaterThan(decisions);
    expect(resyncs).toBeGreaterThan(0);
    expect(connections).toBeGreaterThan(12);
  } finally {
    await close();
  }
}, 240_000);
