import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Result } from '../arena/contest.ts';
import { oneAmongOthers } from '../arena/line-up.ts';
import { bar } from '../arena/report.ts';
import { type Launched, launch, scratch } from '../testing/launch.ts';
import { run } from '../testing/run.ts';

const contestOf = (...args: string[]): string[] => ['arena', '--json', '--games', '12', ...args];

function read({ out, code, err }: Launched): Result & { games: number } {
  expect(err).toBe('');
  expect(code).toBe(0);
  return JSON.parse(out) as Result & { games: number };
}

const contest = async (...args: string[]): Promise<Result & { games: number }> =>
  read(await run(contestOf(...args, '--jobs', '1')));

/** What a seed decides; thinking takes as long as it takes. */
const decided = ({ standings, ...rest }: Result) => ({
  ...rest,
  standings: standings.map(({ milliseconds: _, ...standing }) => standing),
});

describe('arena', () => {
  it('gives the same result, however many processes play', async () => {
    const args = ['--game', 'nemesis', '--bots', 'drifter', '--against', 'random'];
    const one = await contest(...args);
    expect(decided(read(launch(contestOf(...args, '--jobs', '2'))))).toEqual(decided(one));
    expect(one.games).toBe(24);
    expect(one.standings.map(({ name, seats }) => [name, seats])).toEqual([
      ['drifter', 48],
      ['random', 48],
    ]);
    expect(one.leads[0]).toMatchObject({ over: 'random', differences: { survived: {} } });
  });

  it('finds no difference where there is none', async () => {
    const { leads } = await contest('--bots', 'random', '--against', 'random');
    expect(leads[0]!.differences.won).toMatchObject({ mean: 0, low: 0, high: 0 });
  });

  it('lets all line-ups play in a kinder world, and says in which', async () => {
    const args = ['--game', 'nemesis', '--bots', 'drifter'];
    const quiet = await contest(...args, '--what-if', 'quiet');
    const usual = await contest(...args);
    expect(quiet).toMatchObject({ whatIf: ['quiet'] });
    expect(quiet.standings[0]!.shares.survived!.share).toBeGreaterThan(
      usual.standings[0]!.shares.survived!.share,
    );
    const { out } = await run(['arena', ...args, '--games', '1', '--what-if', 'quiet,unhurt']);
    expect(out).toContain('In a kinder world than the rules allow: quiet, unhurt');
  });

  it('counts what they do, by line-up', async () => {
    const args = ['--game', 'nemesis', '--bots', 'drifter', '--against', 'random', '--style'];
    const { manners } = (await contest(...args, '--games', '4')) as unknown as {
      manners: { name: string; seats: number; deeds: { turns: number } }[];
    };
    expect(manners.map(({ name, seats }) => [name, seats])).toEqual([
      ['drifter', 16],
      ['random', 16],
    ]);
    for (const { deeds } of manners) expect(deeds.turns).toBeGreaterThan(16);
    const { out } = await run([
      'arena',
      '--games',
      '1',
      '--bots',
      'random',
      '--style',
      '--lang',
      'en',
    ]);
    expect(out).toContain('idle passes');
  });

  it('puts one among others, once in every seat', () => {
    const { tables, entrants } = oneAmongOthers('drifter', 'random', 3);
    expect(tables).toEqual([
      ['drifter', 'random', 'random'],
      ['random', 'drifter', 'random'],
      ['random', 'random', 'drifter'],
    ]);
    const [one, others] = entrants.map(({ seats }) =>
      seats.map(({ table, seat }) => [table, seat]),
    );
    expect(one).toEqual([
      [0, 0],
      [1, 1],
      [2, 2],
    ]);
    expect(others).toHaveLength(6);
  });

  it('plays side against side, each with each', async () => {
    const { standings, measures } = await contest(
      '--humans',
      'drifter,random',
      '--infected',
      'random',
    );
    expect(standings.map(({ name }) => name)).toEqual(['drifter/random', 'random/random']);
    expect(measures).toContain('infectedWon');
  });

  it('draws how sure a share is', () => {
    expect(bar({ share: 0.5, low: 0.25, high: 0.75 })).toBe(
      `${'█'.repeat(10)}${'▒'.repeat(10)}┃${'▒'.repeat(9)}${'·'.repeat(10)}`,
    );
  });

  it('speaks the language it is asked to', async () => {
    const { out } = await run([
      'arena',
      '--games',
      '2',
      '--bots',
      'random',
      '--lang',
      'fr',
      '--jobs',
      '1',
    ]);
    expect(out).toContain('humains gagnants');
    expect(out).toMatch(/\d,\d\s%/);
  });

  it('draws a picture that stands on its own', async () => {
    const file = join(scratch(), 'arena.svg');
    const args = ['--games', '2', '--bots', 'random', '--jobs', '1', '--lang', 'en', '--svg', file];
    expect((await run(['arena', ...args])).code).toBe(0);
    const svg = readFileSync(file, 'utf8');
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
    expect(svg).toContain('humans win: random');
  });

  it.each([
    [[], 'say who plays'],
    [['--bots', 'random', '--one', 'random'], 'say who plays'],
    [['--one', 'random'], '--one and --others go together'],
    [['--game', 'nemesis', '--humans', 'random', '--infected', 'random'], 'the sides of Panic'],
    [['--one', 'random,drifter', '--others', 'random'], '--one random,drifter: name one bot'],
    [['--bots', 'genius'], '--bots genius: unknown bot'],
  ])('%j is explained in one line', async (args, message) => {
    const { code, err } = await run(['arena', ...args]);
    expect(code).toBe(2);
    expect(err).toContain(message);
  });
});
