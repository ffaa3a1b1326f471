import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkSetup, Match } from '@deadlight/engine';
import { loadGame } from '@deadlight/host';
import { pino } from 'pino';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { Thinker, ThinkingEnded } from './thinker.ts';
import type { ThoughtTask } from './thinker-thread.ts';
import { ownPools, Thinkers } from './thinkers.ts';

const folder = mkdtempSync(join(tmpdir(), 'deadlight-thinker-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A thread that does what the level says. */
const script = join(folder, 'thread.mjs');
writeFileSync(
  script,
  `import { parentPort } from 'node:worker_threads';
  parentPort.on('message', ({ level }) => {
    if (level === 'hang') for (;;);
    if (level === 'die') process.exit(3);
    if (level === 'throw') throw new Error('a mistake');
    parentPort.postMessage({ answer: 7, hints: [], moment: null, error: level === 'fail' ? 'no idea' : null });
  });`,
);
let thinker: Thinker;
beforeEach(() => {
  thinker = new Thinker(pathToFileURL(script));
});
afterEach(() => thinker.close());

const task = (level: string): ThoughtTask => ({ level }) as unknown as ThoughtTask;

it.each([
  ['hang', 'too long'],
  ['die', 'ended'],
  ['throw', 'a mistake'],
  ['fail', 'no idea'],
])('goes on after a thought that says "%s"', async (level, why) => {
  const bad = thinker.think(task(level), level === 'hang' ? 400 : 20_000);
  const good = thinker.think(task('think'), 20_000);
  await expect(bad).rejects.toThrow(why);
  expect((await good).answer).toBe(7);
  expect(thinker.busy).toBe(0);
});

it('shares its time between people: nobody waits for all of somebody else’s jobs', async () => {
  const done: string[] = [];
  const think = (whose: string): Promise<void> =>
    thinker.think(task('think'), 20_000, whose).then(() => void done.push(whose));
  const all = [...Array.from({ length: 19 }, () => think('Eve')), think('Ada'), think('Bo')];
  expect(thinker.waitingFor('Eve')).toBe(18);
  await Promise.all(all);
  // One of hers is already running when they come; then they take turns.
  expect(done.indexOf('Ada')).toBeLessThanOrEqual(2);
  expect(done.indexOf('Bo')).toBeLessThanOrEqual(3);
});

it('gives up a job that waited too long for its turn', async () => {
  const first = thinker.think(task('hang'), 600);
  const second = thinker.think(task('think'), 100);
  await expect(second).rejects.toThrow('too long');
  await expect(first).rejects.toThrow('too long');
});

it('falls back to a simpler bot if the thread fails: no table waits for ever', async () => {
  const dying = join(folder, 'dying.mjs');
  writeFileSync(dying, 'process.exit(1);');
  const { game } = await loadGame('nemesis');
  const match = new Match(game, checkSetup(game, { seats: 2, seed: 'x' }));
  const [seat] = match.table.pending;
  const thinkers = new Thinkers(pino({ level: 'silent' }), ownPools(pathToFileURL(dying)));
  const answer = await thinkers.answer(match, seat!, 'mastermind', 'Ada');
  match.decide(seat!, answer);
  expect(await thinkers.hints(match, match.table.pending[0]!, 'Ada')).toEqual([]);
  await thinkers.close();
});

it('drops running jobs when it stops, and takes no new ones', async () => {
  const [running, waiting] = [
    thinker.think(task('hang'), 20_000),
    thinker.think(task('think'), 20_000),
  ];
  const ended = Promise.allSettled([running, waiting]);
  await thinker.close();
  for (const one of await ended)
    expect(one).toMatchObject({ status: 'rejected', reason: expect.any(ThinkingEnded) });
  await expect(thinker.think(task('think'), 20_000)).rejects.toThrow(ThinkingEnded);
});

it('does not fall back while the server stops', async () => {
  const { game } = await loadGame('nemesis');
  const match = new Match(game, checkSetup(game, { seats: 2, seed: 'x' }));
  const thinkers = new Thinkers(pino({ level: 'silent' }), ownPools(pathToFileURL(script)));
  await thinkers.close();
  await expect(
    thinkers.answer(match, match.table.pending[0]!, 'mastermind', 'Ada'),
  ).rejects.toThrow(ThinkingEnded);
});
