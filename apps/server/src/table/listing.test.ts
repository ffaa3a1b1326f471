import { describe, expect, it } from 'vitest';
import { LobbyNews } from '../socket/lobby-news.ts';
import { Listing, MAX_LISTED, together } from './listing.ts';
import type { LobbyLine } from './table-info.ts';

const line = (id: string, taken = 0): LobbyLine => ({
  shown: {
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
  },
  people: [`host of ${id}`],
});
const ids = (listed: readonly LobbyLine[]): string[] => listed.map(({ shown }) => shown.id);

describe('the list of tables', () => {
  it('has the newest last, and a table keeps its place', () => {
    const listing = new Listing();
    for (const [at, id] of ['a', 'b', 'c', 'd'].entries()) listing.put(id, at, line(id));
    listing.put('b', 1, line('b', 2));
    listing.put('c', 2, null);
    listing.put('never', 9, null);
    expect(ids(listing.newest)).toEqual(['a', 'b', 'd']);
    expect(listing.newest[1]!.shown.taken).toBe(2);
    listing.put('c', 2, line('c'));
    expect(ids(listing.newest)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('is the same list until something changes, however many tables there are', () => {
    const listing = new Listing();
    for (let i = 0; i < 1000; i++) listing.put(`t${i}`, i, line(`t${i}`));
    const { newest } = listing;
    expect(newest).toHaveLength(MAX_LISTED);
    expect(newest.at(-1)!.shown.id).toBe('t999');
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
    for (const { created, listed } of lines(0, 1000)) listing.put(listed.shown.id, created, listed);
    expect(listing.isShort).toBe(false);
    for (const { created, listed } of lines(700, 1000)) listing.put(listed.shown.id, created, null);
    expect(listing.newest).toHaveLength(listing.most - 300);
    expect(listing.isShort).toBe(true);
    listing.fill(lines(300, 700).toReversed(), true);
    expect(listing.isShort).toBe(false);
    expect(ids(listing.newest)).toEqual(lines(500, 700).map(({ listed }) => listed.shown.id));
  });

  it('does not show an old table before newer ones that it does not hold', () => {
    const listing = new Listing();
    listing.fill(lines(600, 700), true);
    listing.put('old', 10, line('old'));
    expect(ids(listing.newest)).toEqual(lines(600, 700).map(({ listed }) => listed.shown.id));
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
    expect(many[0]!.shown.id).toBe('a50');
    expect(many.at(-1)!.shown.id).toBe('b149');
  });
});

describe('the news of the lobby', () => {
  it('is what has changed since, and the whole list is as of the last news', () => {
    const listing = new Listing();
    listing.put('a', 0, line('a'));
    const news = new LobbyNews(() => listing.newest);
    const whole = (): string[] => JSON.parse(news.whole).tables.map(({ id }: { id: string }) => id);
    expect(whole()).toEqual(['a']);
    expect(news.next()).toBeNull();
    listing.put('b', 1, line('b'));
    listing.put('a', 0, line('a', 1));
    expect(whole()).toEqual(['a']);
    expect(JSON.parse(news.next()!)).toEqual({
      say: 'tables',
      tables: [line('a', 1).shown, line('b').shown],
      whole: false,
      gone: [],
    });
    expect(whole()).toEqual(['a', 'b']);
    listing.put('a', 0, null);
    expect(JSON.parse(news.next()!)).toMatchObject({ tables: [], gone: ['a'] });
    expect(news.next()).toBeNull();
  });

  it('leaves out tables of people whom the reader does not meet, and says nothing of what happens there', () => {
    const listing = new Listing();
    for (const [at, id] of ['a', 'b'].entries()) listing.put(id, at, line(id));
    const news = new LobbyNews(() => listing.newest);
    const own = (): string => news.wholeWithout(new Set(['host of b']));
    expect(JSON.parse(own())).toMatchObject({ tables: [{ id: 'a' }], whole: true, gone: [] });
    const before = own();
    listing.put('b', 1, line('b', 1));
    expect(news.next()).not.toBeNull();
    expect(own()).toBe(before);
    // Somebody else is host there now, of whom the list says nothing.
    listing.put('b', 1, { ...line('b', 1), people: ['another'] });
    expect(news.next()).toBeNull();
    expect(JSON.parse(own())).toMatchObject({ tables: [{ id: 'a' }, { id: 'b' }] });
  });

  it('lets go of a table that newer ones push out', () => {
    const listing = new Listing();
    for (let i = 0; i < MAX_LISTED; i++) listing.put(`t${i}`, i, line(`t${i}`));
    const news = new LobbyNews(() => listing.newest);
    listing.put('new', 1000, line('new'));
    expect(JSON.parse(news.next()!)).toMatchObject({ tables: [{ id: 'new' }], gone: ['t0'] });
  });
});
