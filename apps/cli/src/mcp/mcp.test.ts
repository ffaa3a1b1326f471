/** Whole games through the official client, and what a model must never be told. */

import { fileURLToPath } from 'node:url';
import { next, randomFrom } from '@deadlight/engine';
import { GAMES } from '@deadlight/games';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { InMemoryTransport } from '@modelcontextprotocol/server';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { PAGE, Pace } from './bounds.ts';
import { listen } from './http.ts';
import { newServer } from './server.ts';
import { GuestTables, MAX_TABLES } from './tables.ts';

vi.stubEnv('NO_COLOR', '1');

/** Time enough for as many calls as a test makes. */
const unhurried = (): Pace => {
  let now = 0;
  return new Pace(() => (now += 1000));
};

const OFFER = { version: '1.0.0', servers: null };

const newClient = (): Client => new Client({ name: 'test', version: '1.0.0' });

async function connected(pace = unhurried()): Promise<Client> {
  const [near, far] = InMemoryTransport.createLinkedPair();
  await newServer({ ...OFFER, tables: new GuestTables(), pace }).connect(near);
  const client = newClient();
  await client.connect(far);
  onTestFinished(() => client.close());
  return client;
}

interface Heard {
  readonly text: string;
  readonly isError: boolean;
}

async function call(client: Client, name: string, args: Record<string, unknown>): Promise<Heard> {
  const { content, isError } = await client.callTool({ name, arguments: args });
  const [first] = content as { text: string }[];
  expect(first!.text.length).toBeLessThanOrEqual(PAGE + 40);
  return { text: first!.text, isError: isError === true };
}

const tableIn = ({ text }: Heard): string => /^table: (\S+)/.exec(text)![1]!;
const notationIn = (text: string): string[] =>
  [...text.matchAll(/^\d+ .*\[([^\]]+)\]$/gm)].map(([, notation]) => notation!);

/** Plays at random by what the tools say, to the end. */
async function playedOut(client: Client, game: string, seed: string): Promise<string[]> {
  const random = randomFrom(seed);
  const players = Math.max(2, GAMES[game]!.game.seats.min);
  const opened = await call(client, 'open_table', { game, players, bots: 'drifter', seed });
  const table = tableIn(opened);
  const told = [opened.text];
  for (let calls = 0; calls < 3000; calls++) {
    const { text } = await call(client, 'options', { table });
    const several = /(\d+) to (\d+) of/.exec(text);
    const answers = notationIn(text);
    if (answers.length === 0) {
      told.push(text);
      return told;
    }
    const says = answers[next(random) % answers.length]!;
    const heard = await call(client, 'decide', { table, says, sure: true });
    // Where several are to be picked, none may do.
    if (heard.isError && several !== null) await call(client, 'decide', { table, says: 'nothing' });
    told.push(heard.text);
  }
  throw new Error('the game does not end');
}

describe('a model plays a whole game', () => {
  it.each(Object.keys(GAMES))('of %s', async (game) => {
    const told = await playedOut(await connected(), game, `mcp-${game}`);
    expect(told.length).toBeGreaterThan(3);
    expect(told.at(-1)).toMatch(/The game is over/);
  });

  it('over HTTP, and nobody reaches it under another name', async () => {
    const tables = new GuestTables();
    const pace = unhurried();
    const http = await listen(() => newServer({ ...OFFER, tables, pace }), {
      address: '127.0.0.1',
      port: 0,
      hosts: [],
    });
    onTestFinished(() => http.close());
    const url = new URL(`http://127.0.0.1:${http.port}/mcp`);
    const client = newClient();
    await client.connect(new StreamableHTTPClientTransport(url));
    onTestFinished(() => client.close());
    expect((await playedOut(client, 'panic', 'mcp-http')).at(-1)).toMatch(/The game is over/);

    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} });
    const post = (headers: Record<string, string>) =>
      fetch(url, {
        method: 'POST',
        body,
        headers: {
          'content-type': 'application/json',
          accept: 'application/json, text/event-stream',
          ...headers,
        },
      });
    expect((await post({ origin: 'http://elsewhere.example' })).status).toBe(403);
    expect((await post({ origin: 'http://localhost:1' })).status).toBe(200);
    expect((await fetch(new URL('/other', url))).status).toBe(404);
  });

  it('on standard input and output', async () => {
    const launcher = fileURLToPath(new URL('../../deadlight.mjs', import.meta.url));
    const client = newClient();
    await client.connect(
      new StdioClientTransport({ command: process.execPath, args: [launcher, 'mcp'] }),
    );
    onTestFinished(() => client.close());
    const opened = await call(client, 'open_table', {
      game: 'lockdown',
      players: 2,
      language: 'de',
    });
    const heard = await call(client, 'options', { table: tableIn(opened) });
    expect(notationIn(heard.text).length).toBeGreaterThan(0);
    expect(heard.text).toMatch(/Antworten/);
  });
});

describe('the tools', () => {
  it('say what is wrong, and change nothing', async () => {
    const client = await connected();
    const opened = await call(client, 'open_table', { game: 'nemesis', players: 2, seed: 'a' });
    const table = tableIn(opened);
    const before = await call(client, 'options', { table });
    for (const [name, args] of [
      ['decide', { table, says: 'move 99' }],
      ['speak', { table }],
      ['undo', { table }],
      ['look', { table, at: 'hint' }],
      ['look', { table: 'nobody' }],
      ['open_table', { game: 'nemesis', players: 6 }],
      ['open_table', { game: 'nemesis', options: { mode: 'peaceful' } }],
      ['read_rule', { game: 'panic', rule: 'xyzzy' }],
      ['read_card', { game: 'panic', card: 'xyzzy' }],
      ['options', { table, page: 9 }],
    ] as const) {
      const { text, isError } = await call(client, name, args);
      expect(isError || name === 'decide', `${name}: ${text}`).toBe(true);
      expect(text).not.toBe('');
    }
    expect((await call(client, 'options', { table })).text).toBe(before.text);
  });

  it('speak once in a turn', async () => {
    const client = await connected();
    const opened = await call(client, 'open_table', {
      game: 'nemesis',
      players: 2,
      seed: 'speak',
      bots: 'drifter',
    });
    const table = tableIn(opened);
    let heard = opened;
    for (let calls = 0; !heard.text.includes('[claim]'); calls++) {
      expect(calls).toBeLessThan(200);
      const all = notationIn((await call(client, 'options', { table })).text);
      heard = await call(client, 'decide', {
        table,
        says: all.includes('decline') ? 'decline' : all[0]!,
        sure: true,
      });
    }
    const list = await call(client, 'speak', { table });
    expect(list.text).toMatch(/\[claim-engine /);
    const [claim] = notationIn(list.text).filter((one) => one.startsWith('claim-engine'));
    expect((await call(client, 'speak', { table, says: 'claim-engine 9 gold' })).isError).toBe(
      true,
    );
    expect((await call(client, 'speak', { table, says: claim })).text).toMatch(/[Ee]ngine/);
    // Once in a turn.
    expect((await call(client, 'speak', { table })).isError).toBe(true);
  });

  it('ask twice before lasting consequences', async () => {
    const client = await connected();
    const opened = await call(client, 'open_table', { game: 'nemesis', players: 2, seed: 'sure' });
    const table = tableIn(opened);
    let all = notationIn((await call(client, 'options', { table })).text);
    for (let calls = 0; !all.some((one) => one.startsWith('drop ')); calls++) {
      expect(calls).toBeLessThan(200);
      const says = all.includes('decline') ? 'decline' : all[0]!;
      await call(client, 'decide', { table, says, sure: true });
      all = notationIn((await call(client, 'options', { table })).text);
    }
    const says = all.find((one) => one.startsWith('drop '))!;
    expect((await call(client, 'decide', { table, says })).text).toMatch(/Sure\?/);
    expect((await call(client, 'decide', { table, says: 'no' })).text).toMatch(/Not done/);
    expect(notationIn((await call(client, 'options', { table })).text)).toContain(says);
    await call(client, 'decide', { table, says });
    await call(client, 'decide', { table, says: 'yes' });
    expect(notationIn((await call(client, 'options', { table })).text)).not.toContain(says);
  });

  it('read rules, cards and handbook', async () => {
    const client = await connected();
    const rule = await call(client, 'read_rule', { game: 'nemesis', rule: 'NEM-MOVE-01' });
    expect(rule.text).toMatch(/^NEM-MOVE-01 /);
    const card = await call(client, 'read_card', {
      game: 'nemesis',
      card: 'canteen',
      language: 'fr',
    });
    expect(card.text).toMatch(/Cantine/);
    const { resources } = await client.listResources();
    expect(resources.map(({ uri }) => uri)).toContain('deadlight://handbook/lockdown');
    for (const uri of [
      'deadlight://handbook/panic',
      'deadlight://rules/panic',
      'deadlight://handbook/nemesis/de/moving',
    ]) {
      const { contents } = await client.readResource({ uri });
      expect((contents[0] as { text: string }).text.length).toBeGreaterThan(100);
    }
  });

  it('are used at a pace, and at a limited number of tables', async () => {
    const client = await connected(new Pace(() => 0));
    const calls = Array.from({ length: 60 }, () =>
      client.callTool({ name: 'look', arguments: { table: 'x' } }),
    );
    const said = (await Promise.all(calls)).map(
      ({ content }) => (content as { text: string }[])[0]!.text,
    );
    expect(said.filter((text) => text.startsWith('too many calls')).length).toBe(20);

    const other = await connected();
    const open = () => call(other, 'open_table', { game: 'nemesis', players: 2 });
    const first = tableIn(await open());
    for (let i = 0; i < MAX_TABLES; i++) await open();
    expect((await call(other, 'look', { table: first })).isError).toBe(true);
  });
});
