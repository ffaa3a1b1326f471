import type { Listed } from '@deadlight/host';
import { describe, expect, it } from 'vitest';
import { LobbyNews } from '../socket/lobby-news.ts';
import { Listing, MAX_LISTED } from './listing.ts';

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
    for (const id of ['a', 'b', 'c', 'd']) listing.put(id, line(id));
    listing.put('b', line('b', 2));
    listing.put('c', null);
    listing.put('never', null);
    expect(ids(listing.newest)).toEqual(['a', 'b', 'd']);
    expect(listing.newest[1]!.taken).toBe(2);
    listing.put('c', line('c'));
    expect(ids(listing.newest)).toEqual(['a', 'b', 'd', 'c']);
  });

  it('is the same list until something changes, however many tables there are', () => {
    const listing = new Listing();
    for (let i = 0; i < 1000; i++) listing.put(`t${i}`, line(`t${i}`));
    const { newest } = listing;
    expect(newest).toHaveLength(MAX_LISTED);
    expect(newest.at(-1)!.id).toBe('t999');
    expect(listing.newest).toBe(newest);
    listing.put('t999', null);
    expect(ids(listing.newest).slice(-1)).toEqual(['t998']);
    expect(listing.newest).toHaveLength(MAX_LISTED);
  });
});

describe('the news of the lobby', () => {
  it('is what has changed since, and the whole list is as of the last news', () => {
    const listing = new Listing();
    listing.put('a', line('a'));
    const news = new LobbyNews(() => listing.newest);
    const whole = (): string[] => ids(JSON.parse(news.whole).tables);
    expect(whole()).toEqual(['a']);
    expect(news.next()).toBeNull();
    listing.put('b', line('b'));
    listing.put('a', line('a', 1));
    expect(whole()).toEqual(['a']);
    expect(JSON.parse(news.next()!)).toEqual({
      say: 'tables',
      tables: [line('a', 1), line('b')],
      whole: false,
      gone: [],
    });
    expect(whole()).toEqual(['a', 'b']);
    listing.put('a', null);
    expect(JSON.parse(news.next()!)).toMatchObject({ tables: [], gone: ['a'] });
    expect(news.next()).toBeNull();
  });

  it('lets go of a table that newer ones push out', () => {
    const listing = new Listing();
    for (let i = 0; i < MAX_LISTED; i++) listing.put(`t${i}`, line(`t${i}`));
    const news = new LobbyNews(() => listing.newest);
    listing.put('new', line('new'));
    expect(JSON.parse(news.next()!)).toMatchObject({ tables: [{ id: 'new' }], gone: ['t0'] });
  });
});
