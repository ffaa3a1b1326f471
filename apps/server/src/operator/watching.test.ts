/** What an operator sees of a server from outside: its health, its numbers, its log. */
import { asSeat } from '@deadlight/engine';
import { type DestinationStream, pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ServerHere, serverHere } from '../../testing/server-here.ts';
import { Guest } from '../testing.ts';

let here: ServerHere;
let lines: Record<string, unknown>[];

beforeEach(async () => {
  lines = [];
  const log = pino({ level: 'info' }, {
    write: (line) => lines.push(JSON.parse(line)),
  } satisfies DestinationStream);
  here = await serverHere({ log });
});
afterEach(() => here.close());

const at = (path: string): Promise<Response> =>
  fetch(`http://127.0.0.1:${here.server.port}${path}`);

async function started(): Promise<{ readonly ada: Guest; readonly table: string }> {
  const ada = await new Guest().connect(here.server.port);
  const table = await ada.open({ game: 'nemesis', seats: 2 });
  await ada.sit(asSeat(0), 'Ada');
  ada.say({ say: 'start' });
  await ada.until(() => ada.isAsked, 'a question');
  return { ada, table };
}

describe('/healthz', () => {
  it('is 503 at every request for as long as nothing can be written, and recovers by itself', async () => {
    const { ada } = await started();
    expect((await at('/healthz')).status).toBe(200);
    const unblock = await here.kept.block();
    const failed = ada.hears('failed');
    ada.answer(() => 0);
    await failed;
    const seen: number[] = [];
    const until = performance.now() + 4000;
    while (performance.now() < until) seen.push((await at('/healthz')).status);
    expect(new Set(seen)).toEqual(new Set([503]));
    await unblock();
    ada.say({ say: 'resync' });
    await ada.until(() => ada.isAsked, 'the question again');
    if (here.kept.store !== undefined) ada.answer(() => 0);
    await expect.poll(async () => (await at('/healthz')).status, { timeout: 10_000 }).toBe(200);
    ada.close();
  });
});

describe('/metrics', () => {
  it('counts decisions, refusals by reason, tables by state, and how long answers took', async () => {
    const { ada } = await started();
    const taken = ada.hears('taken');
    ada.answer(() => 0);
    await taken;
    ada.sendRaw('nonsense');
    await ada.hears('failed');
    ada.say({ say: 'decide', id: 'late', seat: asSeat(0), says: 'pass', at: 999_999 });
    await ada.hears('failed');
    await ada.open();
    const text = await (await at('/metrics')).text();
    const value = (name: string): number =>
      Number(new RegExp(`^${name.replaceAll(/[{}"]/g, '\\$&')} (\\S+)$`, 'm').exec(text)?.[1]);
    expect(value('deadlight_decisions_total{by="person"}')).toBe(1);
    expect(value('deadlight_refused_total{reason="bad-message"}')).toBe(1);
    expect(value('deadlight_refused_total{reason="stale"}')).toBe(1);
    expect(value('deadlight_tables{state="open"}')).toBe(1);
    expect(value('deadlight_tables{state="playing"}')).toBe(1);
    expect(value('deadlight_sockets')).toBe(1);
    expect(value('deadlight_store_errors_total')).toBe(0);
    expect(value('deadlight_queue_length{queue="thinking-deep"}')).toBe(0);
    expect(value('deadlight_answer_seconds_count{say="decide"}')).toBe(2);
    ada.close();
  });
});

describe('the log', () => {
  it('has a line for every change of a table from outside, without secrets', async () => {
    const { ada, table } = await started();
    const secret = await ada.newKey(asSeat(0));
    ada.say({ say: 'propose', about: { do: 'end' } });
    await ada.until(() => ada.info!.state === 'over', 'the end');
    const audited = lines.filter((line) => 'audit' in line);
    expect(audited.map(({ audit }) => audit)).toEqual([
      'open',
      'sit',
      'start',
      'reveal',
      'key',
      'decided by vote',
      'propose',
    ]);
    expect(audited[1]).toMatchObject({ table, seat: 0, name: 'Ada', by: expect.any(String) });
    expect(audited.find(({ audit }) => audit === 'decided by vote')).toMatchObject({
      about: { do: 'end' },
      outcome: 'yes',
    });
    expect(JSON.stringify(lines)).not.toMatch(new RegExp(`${secret}|luck`));
    ada.close();
  });

  it('has no stack traces for what strangers do', async () => {
    const { ada } = await started();
    ada.say({ say: 'past', step: 0 });
    ada.say({ say: 'past', step: 999 });
    ada.say({ say: 'undo', id: 'x', seat: asSeat(0) });
    ada.say({ say: 'decide', id: 'y', seat: asSeat(1), says: 'fly', at: 0 });
    ada.say({ say: 'propose', about: { do: 'rewind', to: 10_000 } });
    ada.sendRaw('nonsense');
    const end = ada.hears('tables');
    ada.say({ say: 'tables' });
    await end;
    expect(lines.filter((line) => JSON.stringify(line).includes('stack'))).toEqual([]);
    ada.close();
  });
});
