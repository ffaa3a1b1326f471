import { beforeEach, expect, it, vi } from 'vitest';
import type { Played } from './played.ts';

const PLAYED: Played = {
  id: 'a',
  at: 1,
  game: 'panic',
  options: {},
  seats: 5,
  people: 1,
  levels: ['drifter', 'survivor'],
  who: { id: '@seat.red', name: 'Red' },
  goals: [],
  won: true,
  alive: true,
  how: 'hive-burned',
  rounds: 7,
  did: {},
  all: {},
  daily: null,
};

let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.resetModules();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  });
});

it('writes every game down once, and still has it on the next visit', async () => {
  const { book, write } = await import('./book.ts');
  write(PLAYED);
  write(PLAYED);
  write({ ...PLAYED, id: 'b', won: false });
  expect(book.value.map(({ id }) => id)).toEqual(['a', 'b']);
  vi.resetModules();
  expect((await import('./book.ts')).book.value).toEqual(book.value);
});

it('counts the first try of a day’s deal only', async () => {
  const { book, write } = await import('./book.ts');
  write({ ...PLAYED, daily: '2026-11-17', won: false });
  write({ ...PLAYED, id: 'again', daily: '2026-11-17' });
  write({ ...PLAYED, id: 'next', daily: '2026-11-18' });
  expect(book.value.map(({ id }) => id)).toEqual(['a', 'next']);
});

it.each(['', '{', '{}', '[null, 1, {"id": "x"}]'])('survives a damaged book: %s', async (text) => {
  kept.set('deadlight.book', text);
  const { book, write } = await import('./book.ts');
  expect(book.value).toEqual([]);
  write(PLAYED);
  expect(book.value).toEqual([PLAYED]);
});

it('shows how often one wins with what', async () => {
  const { sharesBy } = await import('./book.ts');
  const games = [PLAYED, { ...PLAYED, won: false }, { ...PLAYED, levels: ['survivor'] }];
  const shares = sharesBy(games, ({ levels }) => levels.map((id) => ({ id, name: id })));
  expect(shares).toEqual([
    { id: 'survivor', name: 'survivor', games: 3, alive: 3, won: 2 },
    { id: 'drifter', name: 'drifter', games: 2, alive: 2, won: 1 },
  ]);
});
