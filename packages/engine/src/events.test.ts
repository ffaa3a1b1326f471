import { describe, expect, it } from 'vitest';
import { events, listOf, NUMBER, named, oneOf, readEvent, TEXT, tells } from './events.ts';
import { Log } from './log.ts';
import { asSeat, only } from './seats.ts';
import { numbers, words } from './verbs.ts';

const room = words('room', ['reactor', 'lab']);
const E = events({
  enters: { data: { who: named('character', 'seat'), room, by: oneOf('door', 'vent') } },
  rolls: { data: { faces: listOf(NUMBER), note: TEXT, space: numbers('space', 9) } },
  ends: { data: {} },
});

const PILOT = '@character.pilot';
const enters = { who: PILOT, room: 0, by: 'door' } as const;

describe('a line', () => {
  it('carries the values of its event, with domain values by name', () => {
    const log = new Log();
    log.tell('T-01', E.enters, enters);
    log.tell('T-02', E.rolls, { faces: [1, 2], note: 'x', space: 3 });
    log.tell('T-03', E.ends);
    expect(log.truth()).toEqual([
      { what: 'enters', rule: 'T-01', data: { who: PILOT, room: '@room.reactor', by: 'door' } },
      { what: 'rolls', rule: 'T-02', data: { faces: [1, 2], note: 'x', space: '3' } },
      { what: 'ends', rule: 'T-03', data: {} },
    ]);
  });

  it('is parsed according to the kinds of its values', () => {
    const log = new Log();
    log.tell('T-01', E.enters, { ...enters, who: { secret: PILOT, seen: only(asSeat(0)) } });
    const [mine] = log.linesFor(asSeat(0)).map((line) => readEvent(E, line));
    const [other] = log.linesFor(asSeat(1)).map((line) => readEvent(E, line));
    if (mine?.what !== 'enters' || other?.what !== 'enters') throw new Error('not read');
    expect(mine.data.who).toEqual({ domain: 'character', name: 'pilot' });
    expect(mine.data.room).toEqual({ domain: 'room', name: 'reactor' });
    expect(mine.data.by).toBe('door');
    expect(other.data.who).toBeNull();
  });

  it('that gathers several is parsed value by value', () => {
    const line = {
      what: 'enters',
      rule: 'T-01',
      data: { who: [PILOT, PILOT], room: 0, by: 'door' },
    };
    expect(readEvent(E, line)?.data).toMatchObject({
      who: [
        { domain: 'character', name: 'pilot' },
        { domain: 'character', name: 'pilot' },
      ],
    });
  });

  it('that other rules declare differently is not parsed', () => {
    expect(readEvent(E, { what: 'constructor', rule: 'T-01', data: {} })).toBeNull();
  });
});

describe('who asks what a line tells', () => {
  const log = new Log();
  log.tell('T-01', E.enters, enters);
  log.tell('T-02', E.ends);
  const [entering, ending] = log.truth();

  it('reads the fields that all of these events declare', () => {
    if (!tells(entering, E.enters)) throw new Error('not told');
    expect([entering.data.room, entering.data.by]).toEqual(['@room.reactor', 'door']);
    expect(tells(ending, E.enters)).toBe(false);
    expect(tells(ending, E.enters, E.ends)).toBe(true);
    expect(tells(undefined, E.ends)).toBe(false);
  });

  it('cannot ask for what is not declared', () => {
    // @ts-expect-error no event is called `exits`
    expect(() => tells(entering, E.exits)).toThrow(TypeError);
    if (!tells(entering, E.enters)) throw new Error('not told');
    // @ts-expect-error there is no field `times`
    expect(entering.data.times).toBeUndefined();
    // @ts-expect-error nobody enters by the roof
    expect(entering.data.by === 'roof').toBe(false);
    if (!tells(ending, E.enters, E.ends)) throw new Error('not told');
    // @ts-expect-error `ends` has no field `room`
    expect(ending.data.room).toBeUndefined();
  });
});

describe('the author of a game', () => {
  // None of these compile; at run time the error says what would be right.
  it.each([
    [
      'a field that is missing',
      // @ts-expect-error `by` is missing
      (log: Log) => log.tell('T-01', E.enters, { who: PILOT, room: 0 }),
      'by of "enters" is door or vent, not undefined',
    ],
    [
      'a field that is not declared',
      // @ts-expect-error there is no `times`
      (log: Log) => log.tell('T-01', E.enters, { ...enters, times: 1 }),
      '"enters" has no field "times"',
    ],
    [
      'a name of another domain',
      // @ts-expect-error a room is nobody
      (log: Log) => log.tell('T-01', E.enters, { ...enters, who: '@room.lab' }),
      'who of "enters" is a name of character or seat, not "@room.lab"',
    ],
    [
      'a word that is not among the declared ones',
      // @ts-expect-error there is no such way
      (log: Log) => log.tell('T-01', E.enters, { ...enters, by: 'roof' }),
      'by of "enters" is door or vent, not "roof"',
    ],
    [
      'an event without its values',
      // @ts-expect-error `faces`, `note` and `space` are missing
      (log: Log) => log.tell('T-01', E.rolls),
      'faces of "rolls" is a list, not undefined',
    ],
    [
      'a value beyond its domain',
      (log: Log) => log.tell('T-01', E.enters, { ...enters, room: 2 }),
      'room of "enters" is a value of room, not 2',
    ],
  ])('is told of %s', (_what, act, message) => {
    expect(() => act(new Log())).toThrow(message);
  });

  it('is told of an event that the game does not declare', () => {
    const log = new Log();
    log.game = { id: 'test', events: { ends: E.ends } };
    log.tell('T-01', E.ends);
    expect(() => log.tell('T-01', E.enters, enters)).toThrow(
      'test does not declare the event "enters"',
    );
  });
});
