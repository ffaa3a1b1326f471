import { describe, expect, it } from 'vitest';
import { readMessage, toServer } from './protocol.ts';

const DECISION = { say: 'decide', id: 'a-1', seat: 3, says: 'move 4', at: 12 };

const WRONG: [string, unknown][] = [
  ['another field', { ...DECISION, more: 1 }],
  ['a prototype', JSON.parse('{"say":"decide","id":"a","seat":3,"says":"x","at":1,"__proto__":1}')],
  ['a missing field', { say: 'decide', id: 'a-1', seat: 3, says: 'move 4' }],
  ['a field in place of another', { say: 'decide', id: 'a-1', seat: 3, says: 'x', to: 1 }],
  ['an id that is too long', { ...DECISION, id: 'a'.repeat(41) }],
  ['an id with a blank', { ...DECISION, id: 'a b' }],
  ['an id with a line break', { ...DECISION, id: 'a\n' }],
  ['a number as its id', { ...DECISION, id: 1 }],
  ['a seat that no table has', { ...DECISION, seat: 16 }],
  ['a negative seat', { ...DECISION, seat: -1 }],
  ['half a seat', { ...DECISION, seat: 0.5 }],
  ['a seat in words', { ...DECISION, seat: '3' }],
  ['nothing said', { ...DECISION, says: '' }],
  ['too much said', { ...DECISION, says: 'x'.repeat(2001) }],
  ['a negative question', { ...DECISION, at: -1 }],
  ['a question beyond all numbers', { ...DECISION, at: 2 ** 53 }],
  ['a list', [DECISION]],
  ['nothing', null],
];

describe('a decision', () => {
  it.each([
    DECISION,
    { ...DECISION, seat: 0, at: 0 },
    { ...DECISION, seat: 15, says: 'x'.repeat(2000), id: '_'.repeat(40) },
    { ...DECISION, at: Number.MAX_SAFE_INTEGER },
  ])('is read as the schema says', (message) => {
    expect(toServer.parse(message)).toEqual(message);
    expect(readMessage(JSON.stringify(message))).toEqual(message);
  });

  it.each(WRONG)('is refused with %s', (_what, message) => {
    expect(toServer.safeParse(message).success).toBe(false);
    expect(readMessage(JSON.stringify(message))).toBeNull();
  });
});

describe('a table', () => {
  it('is private, and its seats stay with those who begin, unless somebody says otherwise', () => {
    const read = readMessage('{"say":"create","wish":{"game":"panic","seats":4}}');
    expect(read).toMatchObject({ wish: { listed: false, join: false, programs: false } });
  });
});
