/** What stays at a table of somebody who has had everything about them deleted. */
import { expect, it } from 'vitest';
import type { TableDoc } from '../store/store.ts';
import { EMPTY, FORMER, underOneId, withoutPerson } from './seating.ts';

const ada = {
  ...EMPTY,
  guest: 'ada',
  also: ['tablet'],
  name: 'Ada',
  code: 'c',
  key: 'k',
  seen: ['ada'],
};
const bo = { ...EMPTY, guest: 'bo', also: ['ada'], name: 'Bo', seen: ['bo', 'ada'] };

const table = (more: Partial<TableDoc>): TableDoc =>
  ({ owner: 'ada', banned: ['ada', 'eve'], promised: null, seats: [ada, bo], ...more }) as TableDoc;

it('empties a seat before the game', () => {
  const { seats, owner, banned } = withoutPerson(table({ state: 'open' }), 'ada');
  expect(seats).toEqual([EMPTY, { ...bo, also: [], seen: ['bo'] }]);
  expect(owner).toBe(FORMER);
  expect(banned).toEqual(['eve']);
});

it('keeps what the dice are made from, and nothing else', () => {
  const promised = { ...ada, promise: 'p', luck: 'l' };
  for (const state of ['open', 'playing', 'over'] as const) {
    const doc = table({ state, promised: ['p', null], seats: [promised, bo] });
    const [seat] = withoutPerson(doc, 'ada').seats;
    expect(seat).toMatchObject({ promise: 'p', luck: 'l', name: '', code: null, key: null });
    expect(seat!.guest).toBe(state === 'over' ? FORMER : null);
    expect(JSON.stringify(seat)).not.toMatch(/ada|tablet/i);
  }
});

it('puts one id in place of those of before, once', () => {
  const known = underOneId(table({ state: 'playing' }), 'account', ['ada', 'phone']);
  expect(known).toMatchObject({ owner: 'account', banned: ['account', 'eve'] });
  expect(known!.seats.map(({ guest, also, seen }) => ({ guest, also, seen }))).toEqual([
    { guest: 'account', also: ['tablet'], seen: ['account'] },
    { guest: 'bo', also: ['account'], seen: ['bo', 'account'] },
  ]);
  expect(underOneId(table({ ...known, state: 'playing' }), 'account', ['ada', 'phone'])).toBeNull();
});
