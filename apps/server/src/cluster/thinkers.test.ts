import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { imagine } from '@deadlight/bots/core';
import { below, checkSetup, Match, randomFrom } from '@deadlight/engine';
import { GAME_IDS, loadGame } from '@deadlight/host';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { doWithoutNats, NatsThere } from '../../testing/nats-there.ts';
import { Thinker } from '../bots/thinker.ts';
import type { ThoughtTask } from '../bots/thinker-thread.ts';
import { ownPools, Thinkers } from '../bots/thinkers.ts';
import { type Bus, natsBus } from './bus.ts';
import { ThinkingService, thinkersOn } from './thinkers.ts';

const log = pino({ level: 'silent' });
const folder = mkdtempSync(join(tmpdir(), 'deadlight-thinkers-'));
/** Threads that answer with the first option, and with a level take that many milliseconds; or die at once. */
const answering = pathToFileURL(join(folder, 'answering.mjs'));
const dying = pathToFileURL(join(folder, 'dying.mjs'));

beforeAll(() => {
  writeFileSync(
    answering,
    `import { parentPort } from 'node:worker_threads';
    parentPort.on('message', ({ level }) =>
      setTimeout(() => parentPort.postMessage({ answer: 7, hints: [], moment: null, error: null }), Number(level) || 0));`,
  );
  writeFileSync(dying, 'process.exit(1);');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const task = (level: string): ThoughtTask => ({ level }) as unknown as ThoughtTask;

async function matchOf(id: string): Promise<Match> {
  const { game } = await loadGame(id);
  return new Match(game, checkSetup(game, { seats: 4, seed: 'x' }));
}

describe.skipIf(doWithoutNats())('thinking elsewhere', () => {
  let nats: NatsThere;
  let buses: Bus[];
  let services: ThinkingService[];

  const bus = async (): Promise<Bus> => {
    const made = await natsBus(nats.url, 'test', log);
    buses.push(made);
    return made;
  };
  const serve = async (script: URL): Promise<void> => {
    services.push(new ThinkingService(await bus(), 1, log, script));
    // What was asked before it is heard of would find nobody.
    await buses
      .at(-1)!
      .ask('nobody', '', 1000)
      .catch(() => {});
  };

  beforeAll(async () => {
    nats = await NatsThere.start();
    buses = [];
    services = [];
  });
  afterAll(async () => {
    for (const one of services) await one.close();
    for (const one of buses) await one.close();
    await nats.end();
  });

  it('is known at once to be impossible if no thinker is there', async () => {
    const elsewhere = thinkersOn(await bus());
    const begun = performance.now();
    expect(await elsewhere.answer(task('0'), 60_000)).toBeNull();
    expect(performance.now() - begun).toBeLessThan(30_000);
  });

  it('answers for a bot, though no thread here can', async () => {
    await serve(answering);
    const match = await matchOf('nemesis');
    const thinkers = new Thinkers(log, ownPools(dying), thinkersOn(await bus()));
    expect(await thinkers.answer(match, match.table.pending[0]!, 'mastermind', 'Ada')).toBe(7);
    await thinkers.close();
  });

  it('is refused if the queue is full, so that it is done here', async () => {
    const elsewhere = thinkersOn(await bus());
    const all = await Promise.all(
      Array.from({ length: 8 }, () => elsewhere.answer(task('1500'), 20_000)),
    );
    expect(all.filter((one) => one === 7).length).toBeGreaterThanOrEqual(2);
    expect(all).toContain(null);
  });

  it('gives the same answer as thinking here', async () => {
    const own = await natsBus(`${nats.url}/real`, 'test', log);
    buses.push(own);
    services.push(new ThinkingService(own, 1, log));
    const { table, game } = await matchOf('panic');
    const [seat] = table.pending;
    const { state } = imagine(table, seat!, 'seed');
    const { id, rules } = game;
    const asked = { game: id, rules, state, seat: seat!, level: 'survivor', seed: 'seed' };
    const here = new Thinker();
    const { answer } = await here.think(asked, 50_000);
    expect(answer).not.toBeNull();
    expect(await thinkersOn(own).answer(asked, 50_000)).toEqual(answer);
    await here.close();
  });

  it.each(GAME_IDS)('can be told all of a position of %s', async (id) => {
    const match = await matchOf(id);
    const random = randomFrom('thinkers');
    for (let n = 0; n < 40; n++) {
      const [seat] = match.table.pending;
      const options = match.table.options(seat!);
      const { min, max } = match.table.choose(seat!);
      match.decide(
        seat!,
        min === 1 && max === 1 ? options[below(random, options.length)]! : options.slice(0, min),
      );
    }
    const { state } = imagine(match.table, match.table.pending[0]!, 'seed');
    expect(JSON.parse(JSON.stringify(state))).toEqual(structuredClone(state));
  });
});
