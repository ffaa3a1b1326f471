import { FIRST_SEAT } from '@deadlight/engine';
import type { TableInfo } from '@deadlight/host';
import { beforeEach, expect, it, vi } from 'vitest';
import { witnessGift, witnessLink, witnessOf, witnessPromises, witnessTable } from './witness.ts';

let kept: Map<string, string>;
beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  });
});

const table = (id: string, commitment: string, mine: readonly boolean[]): TableInfo =>
  ({ id, state: 'open', commitment, seats: mine.map((one) => ({ mine: one })) }) as never;

it('remembers the first promise, and what was given at my seat', () => {
  witnessTable(table('a', 'promise', [true, false]));
  witnessGift('a', FIRST_SEAT, 'c0ffee');
  witnessTable(table('a', 'another', [true, false]));
  expect(witnessOf('a')).toMatchObject({ commitment: 'promise', gave: { 0: 'c0ffee' } });
  expect(witnessOf('b')).toBeUndefined();
});

it('what was given at a seat that somebody else has now is forgotten', () => {
  witnessTable(table('a', 'promise', [true, false]));
  witnessGift('a', FIRST_SEAT, 'c0ffee');
  witnessTable(table('a', 'promise', [false, true]));
  expect(witnessOf('a')).toMatchObject({ commitment: 'promise', gave: {} });
});

it('the promises that stood when this page told what it gave are remembered, and no others', () => {
  witnessTable(table('a', 'promise', [true, false]));
  witnessGift('a', FIRST_SEAT, 'c0ffee');
  witnessPromises('a', ['aa', null]);
  witnessPromises('a', ['aa', 'bb']);
  witnessTable(table('a', 'promise', [true, false]));
  expect(witnessOf('a')).toMatchObject({ gave: { 0: 'c0ffee' }, promised: ['aa', null] });
});

it('every link is remembered once, with what it acknowledged', () => {
  witnessTable(table('a', 'promise', [true, false]));
  expect(witnessOf('a')!.links).toEqual([]);
  const links = [
    { said: '1 move 12', link: 'aa' },
    { said: 'undo 1', link: 'bb' },
  ];
  for (const link of [...links, links[1]!]) witnessLink('a', link);
  witnessLink('b', { said: '2 pass', link: 'cc' });
  expect(witnessOf('a')!.links).toEqual(links);
});

it('a browser that forgets everything still has the links of this visit', () => {
  witnessTable(table('a', 'promise', [true, false]));
  witnessLink('a', { said: '1 move 12', link: 'aa' });
  kept.delete('deadlight.links.a');
  witnessLink('a', { said: '1 pass', link: 'bb' });
  expect(witnessOf('a')!.links).toHaveLength(2);
});

it('old tables make room for new ones', () => {
  for (let i = 0; i < 60; i++) {
    witnessTable(table(`t${i}`, 'promise', []));
    witnessLink(`t${i}`, { said: '1 pass', link: 'aa' });
  }
  expect([...kept.keys()].filter((name) => name.includes('links'))).toHaveLength(50);
  expect(witnessOf('t0')).toBeUndefined();
  expect(witnessOf('t59')).toBeDefined();
});

it.each(['nonsense', '{}', '[1, null, {"table": 1}]'])('%s is as good as nothing', (text) => {
  kept.set('deadlight.witness', text);
  expect(witnessOf('a')).toBeUndefined();
});
