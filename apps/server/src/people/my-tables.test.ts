import { asSeat } from '@deadlight/engine';
import { expect, it } from 'vitest';
import type { TableDoc, Waits } from '../store/store.ts';
import { EMPTY } from '../table/seating.ts';
import { myTable } from './my-tables.ts';

const [A, B, C, D] = [asSeat(0), asSeat(1), asSeat(2), asSeat(3)];

const seats = ['ada', 'bo', null, 'eve'].map((guest) => ({ ...EMPTY, guest, name: guest ?? '' }));
const doc = {
  id: 't',
  game: 'panic',
  state: 'playing',
  created: 1,
  owner: 'ada',
  clock: null,
  seats,
} as unknown as TableDoc;

const asSeen = (person: string, waits: Partial<Waits>, now = 500) =>
  myTable(
    {
      doc,
      last: {
        do: 'decide',
        seat: A,
        says: 'x',
        waits: { asked: [], open: [], since: 100, ...waits },
      },
    },
    new Set([person]),
    now,
  );

it('shows the others nothing of an answer to a question to several, neither that it came nor when', () => {
  const before = asSeen('bo', { asked: [A, B, D], open: [A, B, D] });
  expect(before).toMatchObject({ asked: [A, B, D], waits: true, waited: 400, left: null });
  expect(asSeen('bo', { asked: [A, B, D], open: [B, D] })).toEqual(before);
  expect(asSeen('ada', { asked: [A, B, D], open: [B, D] })).toMatchObject({
    asked: [B, D],
    waits: false,
  });
});

it('waits for people only', () => {
  expect(asSeen('ada', { asked: [C], open: [C] })).toMatchObject({
    asked: [],
    waits: false,
    waited: null,
  });
  expect(asSeen('ada', { asked: [A, C], open: [A, C], left: 7 })).toMatchObject({
    asked: [A],
    waits: true,
    left: 7,
  });
});
