import { beforeEach, describe, expect, it } from 'vitest';
import { airlock } from '../../../docs/airlock.ts';
import { BadRecord } from './errors.ts';
import { Match } from './match.ts';
import { readRecord, readSave, replay, writeRecord, writeSave } from './record.ts';
import { checkSetup } from './setup.ts';

const games = { airlock };
let match: Match<unknown>;

beforeEach(() => {
  match = new Match(airlock as never, checkSetup(airlock, { seats: 2, seed: 'record' }));
  for (const seat of [0, 1]) match.decide(seat, match.table.options(seat)[0]!);
  match.say(0, 'nothing');
});

describe('a record', () => {
  it('is a header, the decisions, and the hash they lead to', () => {
    const lines = writeRecord(match).split('\n');
    expect(lines.slice(0, 5)).toEqual([
      'deadlight 1',
      'game airlock 1',
      'seats 2',
      'seed record',
      '',
    ]);
    expect(lines[5]).toMatch(/^1 play cell-\d$/);
    expect(lines[7]).toBe('1 nothing');
    expect(lines.at(-2)).toBe(`end 3 ${match.table.hash}`);
  });

  it('leads to the same state when it is read back', () => {
    const record = readRecord(writeRecord(match), games);
    expect(replay(airlock, record).table.hash).toBe(match.table.hash);
  });

  it.each<[string, (text: string) => string, string]>([
    ['nothing', () => '', 'line 1: expected "deadlight …"'],
    ['something else', () => 'hello\nworld', 'line 1: expected "deadlight …", found "hello"'],
    [
      'another format',
      (text) => text.replace('deadlight 1', 'deadlight 7'),
      'line 1: this is format 7; this program reads format 1',
    ],
    [
      'an unknown game',
      (text) => text.replace('game airlock', 'game chess'),
      'line 2: no game "chess"; there are airlock',
    ],
    [
      'other rules',
      (text) => text.replace('airlock 1', 'airlock 9'),
      'line 2: made with rules 9 of airlock; this program plays rules 1',
    ],
    [
      'too many seats',
      (text) => text.replace('seats 2', 'seats 12'),
      'airlock seats 2 to 4 players, not 12',
    ],
    [
      'an unknown option',
      (text) => text.replace('seed record', 'seed record\noption cheat true'),
      'has no option "cheat"',
    ],
    ['a cut end', (text) => text.slice(0, text.indexOf('end')), 'expected "end …"'],
    [
      'a lost decision',
      (text) => text.replace('1 nothing\n', ''),
      'the game has 2 decisions but was written with 3',
    ],
    [
      'more after the end',
      (text) => `${text}1 nothing\n`,
      'nothing may follow the end, found "1 nothing"',
    ],
    [
      'a seat that is not there',
      (text) => text.replace('1 nothing', '5 nothing'),
      'line 8: expected a seat from 1 to 2',
    ],
  ])('%s is refused, naming the line', (_what, damage, message) => {
    expect(() => readRecord(damage(writeRecord(match)), games)).toThrow(BadRecord);
    expect(() => readRecord(damage(writeRecord(match)), games)).toThrow(message);
  });

  it('with an illegal decision is refused, naming it', () => {
    const damaged = writeRecord(match).replace('1 nothing', '1 play cell-9');
    const record = readRecord(damaged, games);
    expect(() => replay(airlock, record)).toThrow(
      'decision 3, seat 1, "play cell-9": "cell-9" in "play …" is no cell',
    );
  });

  it('with another hash is refused, naming both', () => {
    const record = readRecord(writeRecord(match).replace(match.table.hash, 'f00'), games);
    expect(() => replay(airlock, record)).toThrow(
      `leads to ${match.table.hash}, but was recorded as f00`,
    );
  });
});

describe('a save', () => {
  it('goes on in the middle of a question', () => {
    const saved = readSave(airlock, writeSave(match.table as never));
    expect(saved.hash).toBe(match.table.hash);
    expect(saved.pending).toEqual(match.table.pending);
  });

  it.each<[string, (text: string) => string, string]>([
    ['cut off', (text) => text.slice(0, 100), 'cut off or damaged'],
    ['not a save', () => '[]', 'not a saved game'],
    ['null', () => 'null', 'not a saved game'],
    [
      'changed by hand',
      (text) => text.replace('"round":2', '"round":1'),
      'does not match its hash',
    ],
    [
      'of another format',
      (text) => text.replace('"format":1', '"format":2'),
      'format 2; this program reads format 1',
    ],
    [
      'of other rules',
      (text) => text.replace('"rules":1', '"rules":3'),
      'made with rules 3 of airlock; this program plays rules 1',
    ],
  ])('%s is refused', (_what, damage, message) => {
    const text = writeSave(match.table as never);
    expect(damage(text)).not.toBe(text);
    expect(() => readSave(airlock, damage(text))).toThrow(message);
  });
});

describe('a match', () => {
  it('refuses a stale answer', () => {
    const before = match.table.hash;
    expect(() => match.say(0, 'nothing', 0)).toThrow(
      'the answer is for question 1, the game is at 2',
    );
    expect(match.table.hash).toBe(before);
  });

  it('goes back to an earlier decision when the table agrees', () => {
    const { hash } = match.table;
    const decisions = match.decisions.slice();
    const told = match.log.entries.length;
    match.rewind(1);
    expect(match.decisions).toEqual(decisions.slice(0, 1));
    for (const { seat, says } of decisions.slice(1)) match.say(seat, says);
    expect(match.table.hash).toBe(hash);
    expect(match.log.entries.length).toBe(told);
    expect(() => match.rewind(99)).toThrow('there are 3 decisions, no number 99');
  });

  it('lets nobody take back what others have answered to, or what showed something', () => {
    expect(() => match.undo(1)).toThrow('cannot take that back');
    match.say(1, 'nothing');
    // The dice have been rolled.
    for (const seat of [0, 1]) expect(match.undoable(seat)).toBe(0);
  });
});
