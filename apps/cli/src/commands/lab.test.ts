import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { scratch } from '../testing/launch.ts';
import { run } from '../testing/run.ts';

const COMMAND = fileURLToPath(new URL('../../deadlight.mjs', import.meta.url));
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
const filesIn = (name: string): string[] =>
  readdirSync(at(name)).filter((file) => file.startsWith('batches'));
const linesIn = (name: string): string[] =>
  filesIn(name).flatMap((file) =>
    readFileSync(join(at(name), file), 'utf8')
      .split('\n')
      .slice(0, -1),
  );

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
    const [file] = filesIn('cut').map((name) => join(at('cut'), name));
    writeFileSync(file!, `${[first, ...rest.slice(1)].join('\n')}\n`);
    appendFileSync(file!, rest[0]!.slice(0, 99));
    const out = await lab('run', at('small.yaml'), '--out', at('cut'), '--jobs', '1');
    expect(digestIn(out)).toBe(digestIn(whole));
    expect(linesIn('cut').sort()).toEqual(linesIn('whole').sort());
  });

  it('shares a directory with others, some of whom are killed, and plays exactly the whole', async () => {
    writeFileSync(at('long.yaml'), EXPERIMENT.replaceAll('games: 30', 'games: 60'));
    const alone = await lab('run', at('long.yaml'), '--out', at('alone'));
    const start = (): ChildProcess =>
      spawn(process.execPath, [COMMAND, 'lab', 'run', at('long.yaml'), '--out', at('shared')], {
        stdio: 'ignore',
      });
    const killed = start();
    // It has played something, and plays something else.
    await vi.waitFor(() => expect(linesIn('shared').length).toBeGreaterThan(0), 100_000);
    const other = start();
    killed.kill('SIGKILL');
    const out = await lab('run', at('long.yaml'), '--out', at('shared'));
    if (other.exitCode === null) await once(other, 'exit');
    expect(other.exitCode).toBe(0);
    expect(digestIn(out)).toBe(digestIn(alone));
    expect(filesIn('shared').length).toBeGreaterThan(1);
    expect(existsSync(join(at('shared'), 'claims'))).toBe(false);
  }, 240_000);

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
