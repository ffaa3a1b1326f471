/** A model at the tables of a server: by a key, through the official client. */
import { asSeat, next, randomFrom } from '@deadlight/engine';
import { Client } from '@modelcontextprotocol/client';
import { InMemoryTransport } from '@modelcontextprotocol/server';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { Guest } from '../../../server/src/testing.ts';
import { type ServerHere, serverHere } from '../../../server/testing/server-here.ts';
import { Pace } from './bounds.ts';
import { newServer } from './server.ts';
import { GuestTables } from './tables.ts';

vi.stubEnv('NO_COLOR', '1');

const SEAT = asSeat(1);

let here: ServerHere;
beforeAll(async () => {
  here = await serverHere({ botTime: [0, 0] });
});
afterAll(() => here.close());

const link = (): string => `http://127.0.0.1:${here.server.port}/#/online/any`;

interface Model {
  call(name: string, args: Record<string, unknown>): Promise<{ text: string; isError: boolean }>;
  close(): Promise<void>;
}

async function model(servers: readonly string[] | null = null): Promise<Model> {
  const [near, far] = InMemoryTransport.createLinkedPair();
  const tables = new GuestTables();
  let now = 0;
  const pace = new Pace(() => (now += 1000));
  await newServer({ tables, pace, version: '1.0.0', servers }).connect(near);
  const client = new Client({ name: 'test', version: '1.0.0' });
  await client.connect(far);
  const close = async (): Promise<void> => {
    tables.close();
    await client.close();
  };
  onTestFinished(close);
  return {
    async call(name, args) {
      const { content, isError } = await client.callTool({ name, arguments: args });
      return { text: (content as { text: string }[])[0]!.text, isError: isError === true };
    },
    close,
  };
}

/** A host who does not sit, with a key of the second seat. */
async function hosted(game: string, seats: number) {
  const host = await new Guest().connect(here.server.port);
  onTestFinished(() => host.close());
  await host.open({ game, seats, programs: true });
  const made = host.hears('program');
  host.say({ say: 'program', seat: SEAT });
  return { host, key: (await made).key };
}

const tableIn = (text: string): string => /^table: (\S+)/.exec(text)![1]!;
const notationIn = (text: string): string[] =>
  [...text.matchAll(/^\d+ .*\[([^\]]+)\]$/gm)].map(([, notation]) => notation!);

/** As many answers as must be picked, at random. */
function picked(
  answers: readonly string[],
  count: number,
  random: ReturnType<typeof randomFrom>,
): string {
  const left = [...answers];
  const taken = Array.from({ length: count }, () =>
    left.splice(next(random) % left.length, 1).join(),
  );
  return taken.join(', ') || 'nothing';
}

describe('a model plays a whole game online', () => {
  it.each([
    ['panic', 4],
    ['nemesis', 2],
    ['lockdown', 2],
  ] as const)('of %s', async (game, seats) => {
    const { host, key } = await hosted(game, seats);
    const { call } = await model();
    const joined = await call('join_table', { link: link(), key, name: 'Model' });
    expect(joined.text).toMatch(/has not begun/);
    const table = tableIn(joined.text);
    await host.until(() => host.info!.seats[SEAT]!.name === 'Model');
    expect(host.info!.seats[SEAT]).toMatchObject({ program: true });
    host.say({ say: 'start' });
    const random = randomFrom(`online-${game}`);
    for (let calls = 0; ; calls++) {
      expect(calls).toBeLessThan(2000);
      const { text } = await call('wait', { table, seconds: 20 });
      if (/The game is over/.test(text)) break;
      const asked = await call('options', { table });
      const answers = notationIn(asked.text);
      if (answers.length === 0) continue;
      const least = Number(/Pick (\d+) to/.exec(asked.text)?.[1] ?? 1);
      const says = picked(answers, least, random);
      await call('decide', { table, says, sure: true });
    }
    await host.until(() => host.info!.state === 'over');
  });
});

it('comes back to its seat by the same key, and leaves it to a bot', async () => {
  const { host, key } = await hosted('nemesis', 2);
  await host.sit(asSeat(0), 'Ada');
  const first = await model();
  await first.call('join_table', { link: link(), key });
  await first.close();
  const second = await model();
  const { text } = await second.call('join_table', { link: link(), key });
  host.say({ say: 'start' });
  const table = tableIn(text);
  await host.until(() => host.info!.state === 'playing');
  expect(host.info!.seats[SEAT]).toMatchObject({ kind: 'person', program: true });
  expect((await second.call('leave_table', { table })).isError).toBe(false);
  await host.until(() => host.info!.seats[SEAT]!.kind === 'bot');
});

it('says what is wrong with a link or a key, and when the host takes the seat away', async () => {
  const { host, key } = await hosted('nemesis', 2);
  const { call } = await model();
  for (const wish of [
    { link: 'file:///etc/hosts', key },
    { link: 'not a link', key },
    { link: link(), key: 'xyzzy' },
    { link: link(), key: key.replace(/.{32}$/, '0'.repeat(32)) },
    { link: link(), key: key.replace(/^[^.]*/, 'nobody') },
  ]) {
    const { text, isError } = await call('join_table', wish);
    expect(isError, text).toBe(true);
  }
  const elsewhere = await (await model(['https://elsewhere.example'])).call('join_table', {
    link: link(),
    key,
  });
  expect(elsewhere.text).toMatch(/elsewhere\.example only/);

  const table = tableIn((await call('join_table', { link: link(), key })).text);
  host.say({ say: 'start' });
  await call('wait', { table, seconds: 20 });
  host.say({ say: 'remove', seat: SEAT });
  await host.until(() => host.info!.seats[SEAT]!.kind === 'bot');
  await vi.waitFor(async () => {
    expect((await call('look', { table })).isError).toBe(true);
  });
});
