/** Which screen is shown: the part of the address behind `#`. */
import type { Source } from '@deadlight/host';
import { signal } from '@preact/signals';

/** How an online table is shown: on a large screen for all in a room, as one hand on a phone beside it, or watched again by several. */
export type Shows = 'tv' | 'hand' | 'together';

export type Route =
  | { readonly at: 'lobby' }
  | { readonly at: 'table'; readonly id: string }
  /** A finished game, to be watched again from a decision on. */
  | { readonly at: 'replay'; readonly of: Source; readonly from?: number }
  /** A finished game, to be checked. */
  | { readonly at: 'check'; readonly of: Source }
  /** A key opens a seat that was taken on another device. */
  | { readonly at: 'online'; readonly id: string; readonly key?: string; readonly shows?: Shows }
  /** The reader's own tables on the server. */
  | { readonly at: 'tables' }
  /** Who the reader is to the server. */
  | { readonly at: 'account' }
  /** The reader's clubs, and one of them. */
  | { readonly at: 'clubs' }
  | { readonly at: 'club'; readonly id: string }
  /** The page of a player, by its address. */
  | { readonly at: 'player'; readonly id: string }
  /** For administrators of the server. */
  | { readonly at: 'admin' }
  | { readonly at: 'friends' }
  | { readonly at: 'privacy' }
  /** The list of the deal of a day; without one, of today. */
  | { readonly at: 'daily'; readonly day?: string }
  | { readonly at: 'book' }
  | { readonly at: 'puzzles' }
  /** A puzzle of a game, by its name. */
  | { readonly at: 'puzzle'; readonly id: string; readonly name: string }
  | { readonly at: 'lessons' }
  /** A lesson of a game, by its name or its number from 1. */
  | { readonly at: 'lesson'; readonly id: string; readonly name: string }
  /** The handbook of a game, at one of its pages. */
  | { readonly at: 'rules'; readonly id: string; readonly page: string }
  /** A scenario, moment by moment: the whole file is in the address. */
  | { readonly at: 'scenario'; readonly packed: string }
  | { readonly at: 'about' };

const SOURCES: ReadonlySet<string> = new Set<Source['from']>(['kept', 'online', 'link']);

/** Screens whose address is their name alone. */
const PLAIN = [
  'about',
  'admin',
  'account',
  'book',
  'clubs',
  'friends',
  'lessons',
  'privacy',
  'puzzles',
  'tables',
] as const;
const isPlain = (at: string | undefined): at is (typeof PLAIN)[number] =>
  PLAIN.some((one) => one === at);

const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

export function readRoute(hash: string): Route {
  const [at, first = '', second = '', ...more] = hash.replace(/^#\/?/, '').split('/');
  const [third = ''] = more;
  if ((at === 'table' || at === 'player' || at === 'club') && first !== '')
    return { at, id: first };
  if (at === 'check' && SOURCES.has(first) && second !== '')
    return { at, of: { from: first as Source['from'], id: second } };
  if (at === 'replay' && SOURCES.has(first) && second !== '')
    return {
      at,
      of: { from: first as Source['from'], id: second },
      ...(/^\d{1,6}$/.test(third) && { from: Number(third) }),
    };
  if ((at === 'tv' || at === 'hand' || at === 'together') && first !== '')
    return { at: 'online', id: first, shows: at };
  if (at === 'online' && first !== '')
    return second === '' ? { at, id: first } : { at, id: first, key: second };
  if ((at === 'puzzle' || at === 'lesson') && first !== '' && /^[\w-]{1,40}$/.test(second))
    return { at, id: first, name: second };
  if (at === 'daily') return isDay(first) ? { at, day: first } : { at };
  if (at === 'scenario' && first !== '') return { at, packed: first };
  if (at === 'rules' && first !== '') return { at, id: first, page: [second, ...more].join('/') };
  return isPlain(at) ? { at } : { at: 'lobby' };
}

export function hashOf(route: Route): string {
  switch (route.at) {
    case 'lobby':
      return '#/';
    case 'replay':
      return `#/replay/${route.of.from}/${route.of.id}${route.from === undefined ? '' : `/${route.from}`}`;
    case 'check':
      return `#/check/${route.of.from}/${route.of.id}`;
    case 'table':
      return `#/table/${route.id}`;
    case 'player':
    case 'club':
      return `#/${route.at}/${route.id}`;
    case 'online':
      return `#/${route.shows ?? 'online'}/${route.id}${route.key === undefined ? '' : `/${route.key}`}`;
    case 'daily':
      return `#/daily${route.day === undefined ? '' : `/${route.day}`}`;
    case 'rules':
      return `#/rules/${route.id}${route.page === '' ? '' : `/${route.page}`}`;
    case 'scenario':
      return `#/scenario/${route.packed}`;
    case 'puzzle':
    case 'lesson':
      return `#/${route.at}/${route.id}/${route.name}`;
    default:
      return `#/${route.at}`;
  }
}

export const route = signal<Route>({ at: 'lobby' });

/** How the online table is shown that the page is at; undefined in the usual way. */
export const shown = (): Shows | undefined =>
  route.value.at === 'online' ? route.value.shows : undefined;

export function startRouting(): void {
  const read = (): void => {
    route.value = readRoute(location.hash);
  };
  read();
  addEventListener('hashchange', read);
}

export function go(to: Route): void {
  const hash = hashOf(to);
  if (location.hash !== hash) location.hash = hash;
}
