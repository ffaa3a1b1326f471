import type { Listed } from '@deadlight/host';
import { describe, expect, it } from 'vitest';
import { LobbyNews } from '../socket/lobby-news.ts';
import { Listing, MAX_LISTED, together } from './listing.ts';

const line = (id: string, taken = 0): Listed => ({
  id,
  game: 'panic',
  state: 'open',
  seats: 4,
  taken,
  free: 4 - taken,
  names: [],
  programs: null,
  spectators: true,
  clock: null,
});
const ids = (listed: readonly Listed[]): string[] => listed.map(({ id }) => id);

describe('the list of tables', () => {
  it('has the newest last, and a table keeps its place', () => {
    const listing = new Listing();
    for (const [at, id] of ['a', 'b', 'c', 'd'].entries()) listing.put(id, at, line(id));
    listing.put('b', 1, line('b', 2));
    listing.put('c', 2, null);
    listing.put('never', 9, null);
    expect(ids(listing.newest)).toEqual(['a', 'b', 'd']);
    expect(listing.newest[1]!.taken).toBe(2);
    listing.put('c', 2, line('c'));
    expect(ids(listing.newest)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('is the same list until something changes, however many tables there are', () => {
    const listing = new Listing();
    for (let i = 0; i < 1000; i++) listing.put(`t${i}`, i, line(`t${i}`));
    const { newest } = listing;
    expect(newest).toHaveLength(MAX_LISTED);
    expect(newest.at(-1)!.id).toBe('t999');
    expect(listing.newest).toBe(newest);
    listing.put('t999', 999, null);
    expect(ids(listing.newest).slice(-1)).toEqual(['t998']);
    expect(listing.newest).toHaveLength(MAX_LISTED);
  });
});

describe('the list of a store that has more tables than are shown', () => {
  const lines = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, i) => ({
      created: from + i,
      listed: line(`t${String(from + i).padStart(5, '0')}`),
    }));

  it('holds a bounded number, and asks for more when too many have gone', () => {
    const listing = new Listing();
    for (const { created, listed } of lines(0, 1000)) listing.put(listed.id, created, listed);
    expect(listing.isShort).toBe(false);
    for (const { created, listed } of lines(700, 1000)) listing.put(listed.id, created, null);
    expect(listing.newest).toHaveLength(listing.most - 300);
    expect(listing.isShort).toBe(true);
    listing.fill(lines(300, 700).toReversed(), true);
    expect(listing.isShort).toBe(false);
    expect(ids(listing.newest)).toEqual(lines(500, 700).map(({ listed }) => listed.id));
  });

  it('does not show an old table before newer ones that it does not hold', () => {
    const listing = new Listing();
    listing.fill(lines(600, 700), true);
    listing.put('old', 10, line('old'));
    expect(ids(listing.newest)).toEqual(lines(600, 700).map(({ listed }) => listed.id));
    listing.fill(lines(600, 700), false);
    listing.put('old', 10, line('old'));
    expect(ids(listing.newest)[0]).toBe('old');
    expect(listing.isShort).toBe(false);
  });
});

describe('the lists of several shards', () => {
  const list = (shard: string, length: number) =>
    Array.from({ length }, (_, i) => line(`${shard}${i}`));

  it('are shown whole while they fit, and the newest of each where they do not', () => {
    expect(ids(together([list('a', 3), [], list('b', 2)]))).toEqual(['a0', 'a1', 'a2', 'b0', 'b1']);
    const many = together([list('a', 150), list('b', 150)]);
    expect(many).toHaveLength(MAX_LISTED);
    expect(many[0]!.id).toBe('a50');
    expect(many.at(-1)!.id).toBe('b149');
  });
});

describe('the news of the lobby', () => {
  it('is what has changed since, and the whole list is as of the last news', () => {
    const listing = new Listing();
    listing.put('a', 0, line('a'));
    const news = new LobbyNews(() => listing.newest);
    const whole = (): string[] => ids(JSON.parse(news.whole).tables);
    expect(whole()).toEqual(['a']);
    expect(news.next()).toBeNull();
    listing.put('b', 1, line('b'));
    listing.put('a', 0, line('a', 1));
    expect(whole()).toEqual(['a']);
    expect(JSON.parse(news.next()!)).toEqual({
      say: 'tables',
      tables: [line('a', 1), line('b')],
      whole: false,
      gone: [],
    });
    expect(whole()).toEqual(['a', 'b']);
    listing.put('a', 0, null);
    expect(JSON.parse(news.next()!)).toMatchObject({ tables: [], gone: ['a'] });
    expect(news.next()).toBeNull();
  });

  it('lets go of a table that newer ones push out', () => {
    const listing = new Listing();
    for (let i = 0; i < MAX_LISTED; i++) listing.put(`t${i}`, i, line(`t${i}`));
    const news = new LobbyNews(() => listing.newest);
    listing.put('new', 1000, line('new'));
    expect(JSON.parse(news.next()!)).toMatchObject({ tables: [{ id: 'new' }], gone: ['t0'] });
  });
});
