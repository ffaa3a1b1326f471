import type { SeatInfo, TableInfo } from '@deadlight/host';
import { expect, it } from 'vitest';
import { changesAt } from './company.ts';

const seat = (more: Partial<SeatInfo>): SeatInfo => ({
  name: '',
  kind: 'empty',
  program: false,
  ready: false,
  presence: 'here',
  mine: false,
  standIn: false,
  promise: null,
  shares: [],
  left: null,
  ...more,
});
const table = (...seats: SeatInfo[]): TableInfo => ({ id: 'a', seats }) as unknown as TableInfo;
const zoe = { name: 'Zoe', kind: 'person' } as const;

it.each([
  [{}, zoe, 'ears.joined'],
  [zoe, { ...zoe, ready: true }, 'ears.ready'],
  [{ ...zoe, ready: true }, zoe, 'ears.notReady'],
  [zoe, { ...zoe, presence: 'gone' }, 'ears.away'],
  [{ ...zoe, presence: 'gone' }, zoe, 'ears.back'],
  [zoe, {}, 'ears.left'],
] as const)('a change at a seat is told by its name: %j, then %j', (before, after, text) => {
  expect(changesAt(table(seat(before)), table(seat(after)))).toEqual([
    { text, name: 'Zoe', program: false },
  ]);
});

it('nothing is told of oneself, of bots, or of another table', () => {
  const mine = { ...zoe, mine: true };
  expect(changesAt(table(seat({})), table(seat(mine)))).toEqual([]);
  expect(changesAt(table(seat({})), table(seat({ kind: 'bot', name: 'Bot' })))).toEqual([]);
  expect(changesAt(table(seat({})), { ...table(seat(zoe)), id: 'b' })).toEqual([]);
});
