/**
 * The server is killed at random under load. DEADLIGHT_KILLS, DEADLIGHT_DECISIONS and DEADLIGHT_TABLES make it
 * shorter, so that it can be done in parts; each part is checked for itself, and says what it has counted. DEADLIGHT_THREADS
 * spreads the tables over threads.
 */
import { below, randomFrom } from '@deadlight/engine';
import { expect, it, vi } from 'vitest';
import { GAMES, idsIn, opened } from './journey.ts';
import { newKept } from './kept.ts';
import { ServerThere } from './server-there.ts';
import { Traveller } from './traveller.ts';

const KILLS = Number(process.env['DEADLIGHT_KILLS'] ?? 200);
const DECISIONS = Number(process.env['DEADLIGHT_DECISIONS'] ?? 1_000_000);
const THREADS = Number(process.env['DEADLIGHT_THREADS'] ?? 1);
const TABLES = Number(process.env['DEADLIGHT_TABLES'] ?? 80);
/** Milliseconds after a restart within which seats are back. */
const BACK_WITHIN = 6000;
/** Milliseconds after which a stretch without enough decisions is ended all the same. */
const LONGEST = 60_000;

const LIMITS = [
  '--sockets',
  '100000',
  '--tables',
  '100000',
  '--opens',
  '100000',
  '--starts',
  '100000',
  '--rate',
  '100000',
  '--bot-time',
  '0-1',
  ...(THREADS > 1 ? ['--threads', String(THREADS)] : []),
];

it(`loses nothing and counts nothing twice when it is killed ${KILLS} times`, async () => {
  const seed = `kill:${Date.now()}`;
  const random = randomFrom(seed);
  const place = await newKept();
  /** Who plays at each table, also at those that are over. */
  const parties = new Map<string, Traveller[]>();
  const playing = new Set<string>();
  let taken = 0;
  let begun = 0;
  let slowest = 0;
  let server = await ServerThere.start(place, 0, ...LIMITS);
  const { port } = server;

  const fill = async (): Promise<void> => {
    for (const table of playing)
      if (parties.get(table)!.every(({ isDone }) => isDone)) {
        for (const traveller of parties.get(table)!) traveller.close();
        playing.delete(table);
      }
    const missing = TABLES - playing.size;
    await Promise.all(
      Array.from({ length: missing }, async () => {
        const which = { ...GAMES[begun % GAMES.length]! };
        const n = begun++;
        const { table, cookies } = await opened(port, { ...which, people: which.seats } as never);
        const party = cookies.slice(0, which.seats).map((cookie, i) => {
          const own = randomFrom(`${seed}:${n}:${i}`);
          const made = new Traveller(port, table, cookie, `${n}-${i}`, own, {
            keepsView: () => false,
          });
          made.onTaken = () => taken++;
          return made;
        });
        parties.set(table, party);
        playing.add(table);
      }),
    );
  };
  const everybody = (): Traveller[] => [...playing].flatMap((table) => parties.get(table)!);

  for (let kill = 0; kill < KILLS; kill++) {
    await fill();
    const until = taken + Math.ceil(DECISIONS / KILLS) + below(random, 40) - 20;
    const late = performance.now() + LONGEST;
    while (taken < until && performance.now() < late) {
      await new Promise((resolve) => setTimeout(resolve, 1 + below(random, 5)));
      if (everybody().every(({ isDone }) => isDone)) await fill();
    }
    await server.end('SIGKILL');
    for (const traveller of everybody()) traveller.lost();
    const started = performance.now();
    server = await ServerThere.start(place, port, ...LIMITS);
    await vi.waitFor(
      () => {
        const lost = everybody().filter(({ moment }) => moment === null).length;
        if (lost > 0) expect.fail(`${lost} are not back`);
      },
      { timeout: 60_000, interval: 5 },
    );
    slowest = Math.max(slowest, performance.now() - started);
    if (kill % 10 === 9)
      process.stdout.write(
        `${kill + 1} kills, ${taken} acknowledged, back after ${slowest.toFixed(0)} ms at most\n`,
      );
  }
  // Every table goes on.
  const numbers = new Map(everybody().map((one) => [one, one.moment!.number]));
  await vi.waitFor(
    () => {
      for (const table of playing)
        if (
          !parties
            .get(table)!
            .some((one) => one.isOver || (one.moment?.number ?? 0) > numbers.get(one)!)
        )
          expect.fail(`table ${table} does not go on`);
    },
    { timeout: 60_000, interval: 50 },
  );
  for (const traveller of everybody()) traveller.close();
  await server.end('SIGTERM');

  let acknowledged = 0;
  for (const [table, party] of parties) {
    const ids = idsIn(await place.log(table));
    const kept = new Set(ids);
    expect(kept.size, `something at ${table} counts twice`).toBe(ids.length);
    for (const { taken: own, troubles } of party) {
      expect(troubles).toEqual([]);
      for (const id of own.keys()) if (!kept.has(id)) expect.fail(`${id} at ${table} is lost`);
      acknowledged += own.size;
    }
  }
  place.remove();
  process.stdout.write(
    `${KILLS} kills, ${acknowledged} acknowledged at ${parties.size} tables, none lost, none twice; back after ${slowest.toFixed(0)} ms at most\n`,
  );
  expect(acknowledged).toBeGreaterThanOrEqual(0.9 * DECISIONS);
  expect(slowest).toBeLessThan(BACK_WITHIN);
});
