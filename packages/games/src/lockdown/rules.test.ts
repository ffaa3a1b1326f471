import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseCatalogue } from '../rules/catalogue.ts';
import { ADDRESSES, addressOf } from './rules.ts';

const SURVIVAL = new URL('../survival/', import.meta.url).pathname;
const CATALOGUE = new URL('../../../../rules/lockdown.md', import.meta.url);
const CITED = /'((?:[A-Z]+-)+(?:\d\d|[a-z][a-z-]*)(?:-[RD])?)'/g;

/** Rules of what is only found aboard the ship, and no guest brings along. */
const SHIP_ONLY: readonly string[] = [
  'CARD-adrenaline-injection',
  'CARD-antidote',
  'CARD-armor',
  'CARD-decoy',
  'CARD-military-drugs',
  'CARD-motion-scanner',
  'CARD-space-suit',
  'ROOM-LABORATORY-03-R',
  'ROOM-SHOWER-01',
];

function citedBySharedCode(): string[] {
  const cited = new Set<string>();
  for (const file of globSync('**/*.ts', { cwd: SURVIVAL }))
    if (!file.endsWith('.test.ts'))
      for (const [, name] of readFileSync(SURVIVAL + file, 'utf8').matchAll(CITED))
        cited.add(name!);
  return [...cited].sort();
}

describe('the addresses of shared rules', () => {
  it('are known for every rule that the shared code cites', () => {
    const cited = citedBySharedCode();
    expect(cited.length).toBeGreaterThan(100);
    const unknown = cited.filter((name) => !(name in ADDRESSES));
    expect(unknown).toEqual(SHIP_ONLY);
  });

  it('are rules of the catalogue', () => {
    const ids = new Set(parseCatalogue(readFileSync(CATALOGUE, 'utf8')).map(({ id }) => id));
    expect(Object.keys(ADDRESSES).filter((name) => !ids.has(addressOf(name)))).toEqual([]);
  });

  it('fail on a name that nobody knows', () => {
    expect(() => addressOf('ACT-99')).toThrow('no address for the rule "ACT-99"');
    expect(addressOf('ACT-06')).toBe('LCK-CARD-GENERAL-01');
  });
});
