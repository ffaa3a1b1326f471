import { describe, expect, it } from 'vitest';
import { events, named } from './events.ts';
import { defineGame, type Game } from './game.ts';
import { Log } from './log.ts';
import { type Procedure, proceduresOf } from './procedure.ts';
import { allSeats, asSeat, EVERYONE, NOBODY, only, type Seat } from './seats.ts';
import { Table } from './table.ts';
import { type Answer, type Option, verbs, words } from './verbs.ts';
import { viewOf } from './view.ts';
import type { Kind } from './vocabulary.ts';
import { defineZones, type Thing } from './zones.ts';

const zones = defineZones(3, {
  deck: { faces: 'nobody', ordered: true },
  map: { faces: 'top', ordered: true },
  hand: { faces: 'owner', each: 'seat' },
  open: { faces: 'everyone' },
  vault: { faces: 'owner', size: 'owner', each: 'seat' },
});
const Z = zones.at;
const V = verbs({ choose: [['what', words('what', ['left', 'right'])]] });
const procedure = proceduresOf<object>();

const wait = procedure<object>('wait').steps({
  ask: {
    asks: () => allSeats(2),
    options(_table, _local, _seat, offer) {
      offer.add(V.choose(0));
      offer.refuse(V.choose(1), 'TEST-01');
    },
  },
  end: (table) => table.finish({ how: 'done', rule: 'TEST-02', winners: [] }),
});

const E = events({ drew: { data: { card: named('card') } }, whisper: { data: {} } });

const game: Game<object> = defineGame<object>({
  id: 'test',
  rules: 1,
  seats: { min: 3, max: 3 },
  options: {},
  kinds: ['a', 'b', 'c', 'd'].map((name) => ({ name, group: 'card', back: 'card' })),
  zones,
  verbs: V,
  events: E,
  procedures: [wait],
  longest: 2,
  vars: () => ({}),
  setUp(table) {
    for (let kind = 0; kind < 4; kind++) table.create(kind as Kind, Z.deck);
    table.call(wait, {});
  },
});

/** The cards of the deck, from its bottom. */
const [A, B, C, D] = [0, 1, 2, 3] as [Thing, Thing, Thing, Thing];

const start = (): Table<object> =>
  Table.start(game, { game: 'test', seats: 3, seed: 's', options: {} }, new Log());

describe('who knows what', () => {
  it('a drawn card is learned by its owner alone', () => {
    const table = start();
    table.move(D, Z.hand(asSeat(0)));
    expect(table.learned).toBe(only(asSeat(0)));
    expect(allSeats(3).map((seat) => table.sees(seat, D))).toEqual([true, false, false]);
  });

  it('the giver of a card knows where it went, until something unseen leaves that hand', () => {
    const table = start();
    table.move(D, Z.hand(asSeat(0)));
    table.move(C, Z.hand(asSeat(1)));
    table.move(D, Z.hand(asSeat(1)));
    expect(table.sees(asSeat(0), D)).toBe(true);
    expect(table.sees(asSeat(2), D)).toBe(false);
    table.move(C, Z.hand(asSeat(2)));
    // Seat 1 may have given either card.
    expect(table.sees(asSeat(0), D)).toBe(false);
    expect(table.sees(asSeat(0), C)).toBe(false);
    expect(table.sees(asSeat(1), C)).toBe(true);
  });

  it('a card that leaves a hand openly leaves the rest known', () => {
    const table = start();
    table.move(D, Z.open);
    table.move(D, Z.hand(asSeat(1)));
    table.move(C, Z.hand(asSeat(1)));
    expect(table.sees(asSeat(0), D)).toBe(true);
    table.move(C, Z.open);
    expect(table.sees(asSeat(0), D)).toBe(true);
  });

  it('a card seen on top stays known below another, and shuffling forgets it', () => {
    const table = start();
    table.move(A, Z.map);
    table.move(B, Z.map);
    expect(table.seers(A)).toBe(EVERYONE);
    expect(viewOf(table, asSeat(2)).zones['map']).toEqual({ size: 2, cards: ['a', 'b'] });
    table.shuffle(Z.map);
    expect(table.seers(table.zone(Z.map)[0]!)).toBe(NOBODY);
    expect(viewOf(table, asSeat(2)).zones['map']?.hidden).toEqual({ card: 1 });
  });

  it('taking the top card shows everyone the next one', () => {
    const table = start();
    table.insert(A, Z.map);
    table.insert(B, Z.map);
    table.insert(C, Z.map);
    table.state.known.fill(NOBODY);
    table.learned = NOBODY;
    table.move(A, Z.open);
    expect(table.learned).toBe(EVERYONE);
    expect(viewOf(table, asSeat(0)).zones['map']).toEqual({
      size: 2,
      placed: { 1: 'b' },
      hidden: { card: 1 },
    });
  });

  it('a peek is remembered in an ordered zone and follows the card to a hand', () => {
    const table = start();
    table.peek(asSeat(2), D);
    expect(table.learned).toBe(only(asSeat(2)));
    table.move(D, Z.hand(asSeat(0)));
    expect(table.sees(asSeat(2), D)).toBe(true);
    expect(table.sees(asSeat(1), D)).toBe(false);
  });

  it('a zone of secret size does not appear in the views of others', () => {
    const table = start();
    table.move(D, Z.vault(asSeat(0)));
    expect(viewOf(table, asSeat(0)).zones['vault/1']).toEqual({ size: 1, cards: ['d'] });
    expect(viewOf(table, asSeat(1)).zones['vault/1']).toBeUndefined();
  });

  it('when the game is over, everything is public', () => {
    const table = start();
    table.decide(asSeat(0), V.choose(0));
    table.decide(asSeat(1), V.choose(0));
    expect(viewOf(table, asSeat(2)).zones['deck']?.cards).toEqual(['a', 'b', 'c', 'd']);
  });

  it('the log names a thing to those who see it', () => {
    const table = start();
    table.move(D, Z.hand(asSeat(1)));
    table.log?.tell('TEST-03', E.drew, { card: { secret: '@card.d', seen: table.seers(D) } });
    table.log?.tell('TEST-03', E.whisper, {}, only(asSeat(2)));
    expect(table.log?.linesFor(asSeat(1))).toEqual([
      { rule: 'TEST-03', what: 'drew', data: { card: '@card.d' } },
    ]);
    expect(table.log?.linesFor(asSeat(2)).map(({ what, data }) => [what, data['card']])).toEqual([
      ['drew', '@hidden'],
      ['whisper', undefined],
    ]);
    expect(table.log?.truth().map(({ what, data }) => [what, data['card']])).toEqual([
      ['drew', '@card.d'],
      ['whisper', undefined],
    ]);
  });
});

describe('decisions that are refused', () => {
  it.each([
    ['another seat', asSeat(2), V.choose(0), 'seat 3 is not asked; the question is for seat 1, 2'],
    [
      'an option that is not offered',
      asSeat(0),
      V.choose(1),
      '"choose right" is not offered at wait/ask (TEST-01)',
    ],
    [
      'a number that is not an option',
      asSeat(0),
      127 as Option,
      '127 is not an option of this game',
    ],
    [
      'a list where one is asked for',
      asSeat(0),
      [V.choose(0)],
      'seat 1 must answer with exactly one option',
    ],
    ['a seat that does not exist', asSeat(9), V.choose(0), 'seat 10 is not asked'],
  ] satisfies [string, Seat, Answer, string][])('%s', (_what, seat, answer, message) => {
    const table = start();
    const before = table.hash;
    expect(() => table.decide(seat, answer)).toThrow(message);
    expect(table.hash).toBe(before);
    expect(table.pending).toEqual([0, 1]);
  });

  it('a second answer, and any answer after the end', () => {
    const table = start();
    table.decide(asSeat(0), V.choose(0));
    expect(() => table.decide(asSeat(0), V.choose(0))).toThrow(
      'seat 1 has answered already; the question is for seat 1, 2',
    );
    table.decide(asSeat(1), V.choose(0));
    expect(() => table.decide(asSeat(1), V.choose(0))).toThrow('the game is over');
  });
});

describe('why an option is not offered', () => {
  const refusing = (reason: string): Table<object> => {
    const asking = procedure<object>('asking').steps({
      ask: {
        asks: () => asSeat(0),
        options(_table, _local, _seat, offer) {
          offer.add(V.choose(0));
          offer.refuse(V.choose(1), reason);
        },
      },
    });
    const rule = (cited: string): string => (cited === 'too-few' ? 'TEST-03' : cited);
    const setUp = (table: Table<object>): void => table.call(asking, {});
    const asked = defineGame<object>({ ...game, rule, procedures: [asking], setUp });
    return Table.start(asked, { game: 'test', seats: 3, seed: 's', options: {} });
  };

  it.each([
    ['TEST-01', { rule: 'TEST-01' }],
    ['too-few', { rule: 'TEST-03' }],
    ['TEST-01 door', { rule: 'TEST-01', which: 'door' }],
    ['too-few 2', { rule: 'TEST-03', missing: 2 }],
    ['TEST-01 gas 2', { rule: 'TEST-01', which: 'gas', missing: 2 }],
  ])('is read from "%s"', (reason, expected) => {
    const table = refusing(reason);
    expect(viewOf(table, asSeat(0)).question?.refused).toEqual([
      { option: 'choose right', ...expected },
    ]);
    expect(() => table.decide(asSeat(0), V.choose(1))).toThrow(`(${expected.rule})`);
  });

  it('is shown for each reason, though the option and the rule are the same', () => {
    for (const missing of [1, 2])
      expect(viewOf(refusing(`TEST-01 ${missing}`), asSeat(0)).question?.refused).toEqual([
        { option: 'choose right', rule: 'TEST-01', missing },
      ]);
  });
});

describe('rules without end', () => {
  const again = procedure<object>('again').steps({ one: () => 'one' });
  const first: Procedure<object, object> = procedure<object>('first').steps({
    other(table) {
      table.call(second, {});
    },
    end: (table) => table.finish({ how: 'done', rule: 'TEST-02', winners: [] }),
  });
  const second: Procedure<object, object> = procedure<object>('second').steps({
    other(table) {
      table.call(first, {});
    },
    rest: () => undefined,
  });
  const begin = (procedure: typeof again) =>
    Table.start(
      defineGame<object>({
        ...game,
        procedures: [again, first, second],
        setUp: (table) => table.call(procedure, {}),
      }),
      { game: 'test', seats: 3, seed: 's', options: {} },
    );

  it('a step that leads back to itself breaks the game instead of hanging', () => {
    expect(() => begin(again)).toThrow('test: goes in circles at again/one');
  });

  it('procedures that call each other for ever break the game', () => {
    expect(() => begin(first)).toThrow(
      'test: calls without end at second/rest > first/end > second/rest',
    );
  });
});
