import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkSetup, Match } from '@deadlight/engine';
import { loadGame } from '@deadlight/host';
import { pino } from 'pino';
import { afterAll, afterEach, expect, it } from 'vitest';
import { Thinker } from './thinker.ts';
import type { ThoughtTask } from './thought-thread.ts';
import { Thoughts } from './thoughts.ts';

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
const thinker = new Thinker(pathToFileURL(script));
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

it('gives up a thought that waited too long for its turn', async () => {
  const first = thinker.think(task('hang'), 600);
  const second = thinker.think(task('think'), 100);
  await expect(second).rejects.toThrow('too long');
  await expect(first).rejects.toThrow('too long');
});

it('stands in for a bot whose thread fails: no table waits for ever', async () => {
  const dying = join(folder, 'dying.mjs');
  writeFileSync(dying, 'process.exit(1);');
  const { game } = await loadGame('nemesis');
  const match = new Match(game, checkSetup(game, { seats: 2, seed: 'x' }));
  const [seat] = match.table.pending;
  const thoughts = new Thoughts(pino({ level: 'silent' }), pathToFileURL(dying));
  const answer = await thoughts.answer(match, seat!, 'mastermind');
  match.decide(seat!, answer);
  expect(await thoughts.hints(match, match.table.pending[0]!)).toEqual([]);
  await thoughts.close();
});
