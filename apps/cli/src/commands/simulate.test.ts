import { describe, expect, it } from 'vitest';
import { wilson } from '../simulate/wilson.ts';
import { type Launched, launch } from '../testing/launch.ts';
import { run } from '../testing/run.ts';

const simulation = (...args: string[]): string[] => [
  'simulate',
  '--games',
  '60',
  '--json',
  ...args,
];

function read({ out, code, err }: Launched): Record<string, unknown> {
  expect(err).toBe('');
  expect(code).toBe(0);
  return JSON.parse(out) as Record<string, unknown>;
}

const simulated = async (...args: string[]): Promise<Record<string, unknown>> =>
  read(await run(simulation(...args, '--jobs', '1')));

describe('simulate', () => {
  it('gives the same summary, however many processes play', async () => {
    const { seconds: a, decisionsPerSecond: b, ...one } = await simulated('--seed', 's');
    const inTwo = launch(simulation('--seed', 's', '--jobs', '2'));
    const { seconds: c, decisionsPerSecond: d, ...two } = read(inTwo);
    expect(two).toEqual(one);
    for (const measured of [a, b, c, d]) expect(measured).toBeGreaterThan(0);
    expect((await simulated('--seed', 't'))['digest']).not.toBe(one['digest']);
  });

  it('sums up everything it promises', async () => {
    const summary = await simulated(
      '--players',
      '6',
      '--option',
      'roundLimit=20',
      '--option',
      'bonus=true',
    );
    expect(summary).toMatchObject({
      game: 'panic',
      players: 6,
      games: 60,
      options: { roundLimit: 20, bonus: true },
      decisions: expect.any(Number),
      digest: expect.stringMatching(/^[\da-f]{32}$/),
      length: { decisions: { median: expect.any(Number) }, rounds: { max: expect.any(Number) } },
    });
    const total = (counts: object): number =>
      Object.values(counts).reduce((sum: number, count: number) => sum + count, 0);
    expect(total(summary['endings'] as object)).toBe(60);
    const sides = summary['sides'] as Record<string, { wins: number; low: number; high: number }>;
    expect(Object.keys(sides)).toEqual(['humans', 'infected', 'nobody']);
    expect(Object.values(sides).reduce((sum, { wins }) => sum + wins, 0)).toBe(60);
  });

  it('lets each game sum up what matters in it', async () => {
    const summary = await simulated('--game', 'nemesis', '--players', '3', '--option', 'mode=coop');
    expect(summary).toMatchObject({
      game: 'nemesis',
      players: 3,
      everyone: { played: 180, survived: { low: expect.any(Number) } },
      firstEncounter: { mean: expect.any(Number), never: { count: expect.any(Number) } },
      deaths: { attack: expect.any(Number) },
      length: { rounds: { median: expect.any(Number) } },
    });
    const outcomes = summary['outcomes'] as Record<string, { games: number }>;
    for (const [how, { games }] of Object.entries(outcomes))
      expect(games).toBe((summary['endings'] as Record<string, number>)[how]);
    expect(summary['sides']).toBeUndefined();
  });

  it('watches what the end of a game no longer shows', async () => {
    const summary = await simulated('--game', 'lockdown', '--players', '2');
    const outcomes = summary['outcomes'] as Record<string, { games: number }>;
    expect(Object.values(outcomes).reduce((sum, { games }) => sum + games, 0)).toBe(60);
    const { rounds } = summary['power'] as { rounds: Record<string, number> };
    const { max } = (summary['length'] as { rounds: { max: number } }).rounds;
    expect(Object.keys(rounds)).toHaveLength(max);
    for (const powered of Object.values(rounds)) expect(powered).toBeLessThanOrEqual(3);
    expect(summary).toMatchObject({ escapes: { pod: { left: expect.any(Number) } } });
  });

  it('reports to people in their language', async () => {
    const { out, code } = await run(['simulate', '--games', '5', '--lang', 'de', '--jobs', '1']);
    expect(code).toBe(0);
    expect(out).toContain('Panic Station, 4 Spieler, 5 Partien');
  });

  it('knows how sure a share is', () => {
    expect(wilson(50, 100).low).toBeCloseTo(0.4038, 4);
    expect(wilson(50, 100).high).toBeCloseTo(0.5962, 4);
    expect(wilson(0, 10)).toEqual({ low: 0, high: expect.closeTo(0.2775, 4) });
  });
});
