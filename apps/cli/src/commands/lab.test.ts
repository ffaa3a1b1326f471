import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { scratch } from '../testing/launch.ts';
import { run } from '../testing/run.ts';

const directory = scratch();
const at = (name: string): string => join(directory, name);
const EXPERIMENT = `name: small
seed: small
cells:
  - { game: panic, players: 4, bots: random, games: 50 }
  - { game: nemesis, players: [2, 3], options: { mode: coop }, bots: drifter, games: 30 }
  - { game: lockdown, players: 3, bots: random, games: 30 }
`;

async function lab(...args: string[]): Promise<string> {
  const { code, out, err } = await run(['lab', ...args, '--lang', 'en']);
  expect(err).toBe('');
  expect(code).toBe(0);
  return out;
}

const digestIn = (out: string): string => /[\da-f]{32}/.exec(out)![0];
const linesIn = (name: string): string[] =>
  readFileSync(join(at(name), 'batches.jsonl'), 'utf8')
    .split('\n')
    .slice(0, -1);

describe('the laboratory', () => {
  let whole: string;

  beforeAll(async () => {
    writeFileSync(at('small.yaml'), EXPERIMENT);
    whole = await lab('run', at('small.yaml'), '--out', at('whole'), '--jobs', '2');
  }, 120_000);

  it('plays an experiment', () => {
    expect(whole).toContain('140 of 140 games');
    expect(linesIn('whole')).toHaveLength(2 + 2 + 2 + 2);
  });

  it('goes on where it was stopped, and counts no game twice', async () => {
    await lab('run', at('small.yaml'), '--out', at('cut'), '--shard', '1/3');
    const [first, ...rest] = linesIn('cut');
    // Ended in the middle of a line.
    writeFileSync(join(at('cut'), 'batches.jsonl'), `${[first, ...rest.slice(1)].join('\n')}\n`);
    appendFileSync(join(at('cut'), 'batches.jsonl'), rest[0]!.slice(0, 99));
    const out = await lab('run', at('small.yaml'), '--out', at('cut'), '--jobs', '1');
    expect(digestIn(out)).toBe(digestIn(whole));
    expect(linesIn('cut').sort()).toEqual(linesIn('whole').sort());
  });

  it('puts parts together to exactly the whole', async () => {
    for (const i of [1, 2]) {
      const part = await lab(
        'run',
        at('small.yaml'),
        '--out',
        at(`part-${i}`),
        '--shard',
        `${i}/2`,
      );
      expect(part).toContain('missing');
    }
    const merged = await lab(
      'merge',
      at('part-2'),
      at('part-1'),
      at('part-1'),
      '--out',
      at('merged'),
    );
    expect(digestIn(merged)).toBe(digestIn(whole));
    expect(linesIn('merged')).toEqual(linesIn('whole').sort(byPlace));
  });

  const byPlace = (a: string, b: string): number => {
    const [one, other] = [a, b].map((line) => JSON.parse(line) as { cell: number; from: number });
    return one!.cell - other!.cell || one!.from - other!.from;
  };

  it('writes one page about it that needs nothing else', async () => {
    await lab('report', at('whole'));
    const page = readFileSync(join(at('whole'), 'report.html'), 'utf8');
    expect(page).toContain('140 games');
    expect(page).toContain('Nemesis (mode=coop, drifter)');
    expect(page.match(/<figure>/g)!.length).toBeGreaterThan(15);
    expect(page).not.toMatch(/<script|<link|src=|@import|url\(|NaN|undefined|\[object/);
    expect(page.replaceAll('http://www.w3.org/', '')).not.toMatch(/https?:/);
  });

  it('writes it in every language', async () => {
    await run(['lab', 'report', at('whole'), '--lang', 'de', '--out', at('de.html')]);
    const page = readFileSync(at('de.html'), 'utf8');
    expect(page).toContain('<html lang="de">');
    expect(page).toContain('Nach Spielerzahl');
  });

  it.each([
    [['run', 'SMALL', '--shard', '3/2'], '--shard 3/2: must read i/n'],
    [['run', '/nowhere.yaml'], 'cannot read /nowhere.yaml'],
    [['run', 'OTHER', '--out', 'WHOLE'], 'another experiment'],
    [['merge', 'WHOLE', 'ODD', '--out', 'X'], 'has another experiment than'],
    [['report', '/nowhere'], 'cannot read /nowhere'],
  ])('%j is explained in one line', async (args, message) => {
    writeFileSync(at('other.yaml'), EXPERIMENT.replace('seed: small', 'seed: other'));
    if (!existsSync(at('odd')))
      await lab('run', at('other.yaml'), '--out', at('odd'), '--shard', '9/9');
    const places: Record<string, string> = {
      SMALL: at('small.yaml'),
      OTHER: at('other.yaml'),
      WHOLE: at('whole'),
      ODD: at('odd'),
      X: at('x'),
    };
    const { code, err } = await run(['lab', ...args.map((word) => places[word] ?? word)]);
    expect(code).toBe(2);
    expect(err).toContain(message);
  });
});
