import { linkTo } from '@deadlight/host/page';
import { expect, it } from 'vitest';
import { hashOf, type Route, readRoute } from './route.ts';

const ROUTES: readonly Route[] = [
  { at: 'lobby' },
  { at: 'about' },
  { at: 'book' },
  { at: 'puzzles' },
  { at: 'tables' },
  { at: 'account' },
  { at: 'privacy' },
  { at: 'daily' },
  { at: 'clubs' },
  { at: 'club', id: 'kX3v0aQh1f2Z' },
  { at: 'daily', day: '2026-11-17' },
  { at: 'rules', id: 'nemesis', page: '' },
  { at: 'rules', id: 'nemesis', page: 'article/room.nest' },
  { at: 'table', id: 'k3x' },
  { at: 'online', id: 'kX3v0aQh1f2Z' },
  { at: 'online', id: 'kX3v0aQh1f2Z', key: '00ff' },
  { at: 'online', id: 'kX3v0aQh1f2Z', shows: 'tv' },
  { at: 'online', id: 'kX3v0aQh1f2Z', shows: 'hand' },
  { at: 'online', id: 'kX3v0aQh1f2Z', shows: 'together' },
  { at: 'puzzle', id: 'panic', name: 'thick-skin' },
  { at: 'lessons' },
  { at: 'lesson', id: 'lockdown', name: '6' },
  { at: 'replay', of: { from: 'kept', id: 'k3x' } },
  { at: 'check', of: { from: 'kept', id: 'k3x' } },
  { at: 'replay', of: { from: 'online', id: 'kX3v0aQh1f2Z' } },
  { at: 'replay', of: { from: 'link', id: 'eNq_-0' }, from: 12 },
  { at: 'replay', of: { from: 'link', id: 'eNq_-0' } },
];

it.each(ROUTES.map((route) => [hashOf(route), route] as const))(
  '%s is an address',
  (hash, route) => {
    expect(readRoute(hash)).toEqual(route);
  },
);

it('a share link leads to the replay of what is in it', () => {
  const link = linkTo('https://play.example/', 'eNq_-0');
  expect(readRoute(new URL(link).hash)).toEqual(ROUTES.at(-1));
});

it.each([
  '',
  '#',
  '#/nowhere',
  '#/table',
  '#/table/',
  '#/puzzle/panic/',
  '#/replay/constructor/x',
  '#/replay/link/',
])('an address that leads nowhere, like "%s", leads to the lobby', (hash) => {
  expect(readRoute(hash)).toEqual({ at: 'lobby' });
});
