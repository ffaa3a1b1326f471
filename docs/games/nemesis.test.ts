import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseCatalogue } from '@deadlight/games';
import { MANIFESTS } from '@deadlight/games/manifests';
import { describe, expect, it } from 'vitest';

const read = (path: string): string => readFileSync(join(import.meta.dirname, path), 'utf8');

const SCENARIOS = join(import.meta.dirname, '../../scenarios/nemesis');
const manifest = MANIFESTS.find(({ id }) => id === 'nemesis')!;

describe('nemesis.md', () => {
  const document = read('nemesis.md');
  const rules = parseCatalogue(read('../../rules/nemesis.md'));
  const rulings = rules.filter(({ id }) => id.endsWith('-R'));
  const named = new Set(document.match(/NEM-\w+-[\w-]+/g));
  /** The rules that begin a row between a heading and the next of its rank. */
  const rowsUnder = (heading: string): string[] => {
    const [, section = ''] = document.split(`\n## ${heading}\n`);
    return [...section.split('\n## ')[0]!.matchAll(/^\| (NEM-[\w-]+-R) \|/gm)].map(([, id]) => id!);
  };

  it('names only rules that exist', () => {
    const ids = rules.map(({ id }) => id);
    expect([...named].filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('has one row for every ruling: what is settled elsewhere, and what is ours', () => {
    const settled = ({ source }: (typeof rules)[number]): boolean =>
      /^(printed|FAQ|editions)/.test(source ?? '');
    expect(rulings.length).toBeGreaterThan(200);
    expect(rowsUnder('Settled by data or the FAQ')).toEqual(
      rulings.filter(settled).map(({ id }) => id),
    );
    expect(rowsUnder('Our own rulings')).toEqual(
      rulings.filter((rule) => !settled(rule)).map(({ id }) => id),
    );
  });

  it('has the editions as the game has them', () => {
    const { editions = {} } = manifest.lobby;
    const rows = Object.keys(editions['rulebook'] ?? {}).map((name) => {
      const values = Object.values(editions).map((decided) => `\`${decided[name]}\``);
      return `| \`${name}\` | ${values.join(' | ')} |`;
    });
    const [, section = ''] = document.split('\n## Editions\n');
    expect(section.split('\n## ')[0]!.match(/^\| `\w+` \|.*$/gm)).toEqual(rows);
  });

  it('has a scenario for each reading of each rule that a table may read in two ways', () => {
    const readings = new Set<string>();
    for (const file of readdirSync(SCENARIOS, { recursive: true, encoding: 'utf8' })) {
      if (!file.endsWith('.yaml')) continue;
      const text = readFileSync(join(SCENARIOS, file), 'utf8');
      const [, named = ''] = /^rules: \[([^\]]*)\]/m.exec(text) ?? [];
      const [, chosen = ''] = /^options: \{([^}]*)\}/m.exec(text) ?? [];
      const options = Object.fromEntries(
        [...chosen.matchAll(/(\w+): ([\w-]+)/g)].map(([, name, value]) => [name!, value!]),
      );
      for (const [option, [rule]] of Object.entries(manifest.lobby.rules)) {
        const [usual] = manifest.lobby.options[option]!;
        const { editions = {} } = manifest.lobby;
        const edition = editions[options['edition'] ?? 'rulebook']!;
        const value = options[option] ?? (usual === 'edition' ? edition[option] : usual);
        if (named.split(', ').includes(rule!)) readings.add(`${option} ${value}`);
      }
    }
    const wanted = Object.entries(manifest.lobby.options)
      .filter(([option]) => !['mode', 'board', 'edition'].includes(option))
      .flatMap(([option, values]) =>
        values.filter((value) => value !== 'edition').map((value) => `${option} ${value}`),
      );
    expect(wanted.filter((reading) => !readings.has(reading))).toEqual([]);
  });

  it('has every table option with its values and rule, the default first', () => {
    const { options, rules: read } = manifest.lobby;
    for (const [name, values] of Object.entries(options)) {
      const row = `| \`${name}\` | ${values.map((value) => `\`${value}\``).join(', ')} |`;
      const [found = ''] = document.split('\n').filter((line) => line.startsWith(row));
      expect(found, name).toContain(read[name]![0]!);
    }
  });
});
