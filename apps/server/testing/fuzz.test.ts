import { expect, it } from 'vitest';
import { quietTable, vandalize } from './fuzz.ts';
import { serverHere } from './server-here.ts';

it('stays as it is, whatever is sent to it', async () => {
  const { server, close } = await serverHere();
  try {
    const { guest, table } = await quietTable(server.port);
    const limits = { frames: 4000, requests: 200, seed: 'fuzz', guest, table };
    const { thrownOut, answers } = await vandalize(server.port, limits);
    expect(thrownOut).toBeGreaterThan(20);
    expect(answers).toBeGreaterThan(limits.frames * 0.9);
    const taken = guest.hears('taken');
    guest.answer(() => 0);
    await taken;
    expect(Object.keys(Object.prototype)).toEqual([]);
    guest.close();
  } finally {
    await close();
  }
}, 120_000);
