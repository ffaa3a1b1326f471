import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { addressOf as inLockdown, ADDRESSES as LOCKDOWN } from '../lockdown/rules.ts';
import { addressOf as inNemesis, ADDRESSES as NEMESIS } from '../nemesis/rules.ts';
import { parseCatalogue } from '../rules/catalogue.ts';
import { flatten } from '../text/voice.ts';
import { DEEDS, REFUSALS } from './rule-names.ts';
import { survivalTexts } from './text/index.ts';

const SOURCE = join(import.meta.dirname, '..');
const NAMES: readonly string[] = [...REFUSALS, ...DEEDS];

const idsOf = (game: string): ReadonlySet<string> =>
  new Set(
    parseCatalogue(
      readFileSync(new URL(`../../../../rules/${game}.md`, import.meta.url), 'utf8'),
    ).map(({ id }) => id),
  );

/** The code that may cite rules by name. */
const sources = (folders: string): string =>
  globSync(`${folders}/**/*.ts`, { cwd: SOURCE })
    .filter((file) => !/\.test\.ts$|rule-names\.ts$|\/rules\.ts$/.test(file))
    .map((file) => readFileSync(join(SOURCE, file), 'utf8'))
    .join('\n');

describe('the names of shared rules', () => {
  it('are each of one kind, and used', () => {
    expect(NAMES.filter((name, i) => NAMES.indexOf(name) !== i)).toEqual([]);
    const code = sources('{survival,nemesis,lockdown}');
    expect(NAMES.filter((name) => !new RegExp(`['\`]${name}['\` ]`).test(code))).toEqual([]);
  });

  it('are the only citations in log calls of shared code', () => {
    const told = [...sources('{survival,nemesis,lockdown}').matchAll(/\btell\(\s*'([^']+)'/g)]
      .map(([, name]) => name!)
      .filter((name) => !/^(NEM|LCK)-/.test(name));
    expect(told.length).toBeGreaterThan(50);
    expect(told.filter((name) => !NAMES.includes(name))).toEqual([]);
  });

  it('stand for nothing else, so that the places that cite them can be found', () => {
    const taken = (name: string): string[] =>
      [...flatten(survivalTexts.en).keys()].filter(
        (key) => /^(log|effect|cause)\./.test(key) && key.endsWith(`.${name}`),
      );
    expect(NAMES.flatMap(taken)).toEqual([]);
  });

  it('replace ids of single games in the shared code', () => {
    const cited = sources('survival').match(/'(?:NEM|LCK|[A-Z]{2,})-[A-Z0-9][\w-]*'/g) ?? [];
    expect(cited).toEqual([]);
  });

  it.each([
    ['nemesis', NEMESIS],
    ['lockdown', LOCKDOWN],
  ] as const)('are rules of the catalogue of %s, or of nothing in it', (game, addresses) => {
    const known = idsOf(game);
    const ids = Object.values(addresses).filter((id) => id !== null);
    expect(ids.filter((id) => !known.has(id))).toEqual([]);
  });

  it('are found by name, and an id is itself', () => {
    expect(inNemesis('closed-door')).toBe('NEM-MOVE-04');
    expect(inLockdown('closed-door')).toBe('LCK-MOVE-05');
    expect(inLockdown('LCK-MOVE-05')).toBe('LCK-MOVE-05');
  });

  it('fail if unknown, and if the game has no such rule', () => {
    expect(() => inLockdown('ACT-99')).toThrow('Lockdown has no rule of the name "ACT-99"');
    expect(() => inLockdown('washed')).toThrow('nothing that the rule "washed" is about');
    expect(() => inNemesis('weak-hand-stunned')).toThrow('Nemesis has nothing');
  });
});
