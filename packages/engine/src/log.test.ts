import { expect, it } from 'vitest';
import { events, NUMBER, named } from './events.ts';
import { Log, LogReader } from './log.ts';
import { asSeat, only, SPECTATOR } from './seats.ts';

const E = events({
  rolls: { data: { die: NUMBER } },
  finds: { data: { item: named('item') } },
});
const [FIRST, SECOND] = [asSeat(0), asSeat(1)];

it('a reader gives all seats one list of what everybody may read', () => {
  const log = new Log();
  for (const die of [1, 2, 3]) log.tell('T-01', E.rolls, { die });
  const reader = new LogReader(log);
  const lines = reader.linesFor(FIRST, 1);
  expect(lines).toEqual(log.linesFor(FIRST, 1));
  expect(reader.linesFor(SPECTATOR, 1)).toBe(lines);
  expect(reader.linesFor(SECOND, 2)).toEqual(log.linesFor(SECOND, 2));
  expect(reader.linesFor(SECOND, 0)).toEqual(log.linesFor(SECOND));
});

it('a reader gives each seat only what it may read', () => {
  const log = new Log();
  log.tell('T-01', E.rolls, { die: 1 });
  log.tell('T-01', E.finds, { item: { secret: '@item.rope', seen: only(FIRST) } });
  log.tell('T-01', E.rolls, { die: 2 }, only(SECOND));
  const reader = new LogReader(log);
  for (const seat of [FIRST, SECOND, SPECTATOR]) {
    expect(reader.linesFor(seat, 1)).toEqual(log.linesFor(seat, 1));
    expect(log.hasLinesFor(seat, 2)).toBe(seat === SECOND);
  }
  expect(reader.linesFor(FIRST, 1)).not.toEqual(reader.linesFor(SECOND, 1));
});
