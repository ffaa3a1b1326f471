import { asSeat } from '@deadlight/engine';
import { expect, it } from 'vitest';
import type { Client } from '../socket/client.ts';
import type { TableDoc } from '../store/store.ts';
import { Attendance } from './attendance.ts';
import { EMPTY } from './seating.ts';

const seats = [{ ...EMPTY, guest: 'ada' }];
const doc = { owner: 'ada', seats } as unknown as TableDoc;
const page = (): Client => ({ guest: 'ada' }) as Client;

it('knows when somebody has looked at a table, and that a page in the background is no look', () => {
  const attendance = new Attendance(0);
  const [shown, hidden] = [page(), page()];
  const hasLooked = (since: number): boolean => attendance.hasLookedSince(asSeat(0), since);
  attendance.begin(hidden, 0);
  attendance.see(hidden, false, seats, 10);
  attendance.end(hidden, doc, 20);
  expect(hasLooked(0)).toBe(false);
  attendance.begin(shown, 20);
  attendance.see(shown, true, seats, 30);
  expect([hasLooked(30), hasLooked(31)]).toEqual([true, false]);
  // They have looked until they were gone.
  attendance.end(shown, doc, 40);
  expect([hasLooked(40), hasLooked(41)]).toEqual([true, false]);
});
