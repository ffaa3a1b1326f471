import { describe, expect, it } from 'vitest';
import { defineGame, type Game } from './game.ts';
import { Log } from './log.ts';
import { type Procedure, proceduresOf } from './procedure.ts';
import { EVERYONE, NOBODY, only } from './seats.ts';
import { Table } from './table.ts';
import { verbs, words } from './verbs.ts';
import { viewOf } from './view.ts';
import { layOut } from './zones.ts';

const zones = layOut(3, {
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
    asks: () => [0, 1],
    options(_table, _local, _seat, offer) {
      offer.add(V.choose(0));
      offer.refuse(V.choose(1), 'TEST-01');
    },
  },
  end: (table) => table.finish({ how: 'done', rule: 'TEST-02', winners: [] }),
});

const game: Game<object> = defineGame<object>({
  id: 'test',
  rules: 1,
  seats: { min: 3, max: 3 },
  options: {},
  kinds: ['a', 'b', 'c', 'd'].map((name) => ({ name, group: 'card', back: 'card' })),
  zones,
  verbs: V,
  procedures: [wait],
  longest: 2,
  vars: () => ({}),
  setUp(table) {
    for (let kind = 0; kind < 4; kind++) table.create(kind, Z.deck);
    table.call(wait, {});
  },
});

const start = (): Table<object> =>
  Table.start(game, { game: 'test', seats: 3, seed: 's', options: {} }, new Log());

describe('who knows what', () => {
  it('a drawn card is learned by its owner alone', () => {
    const table = start();
    table.move(3, Z.hand);
    expect(table.learned).toBe(only(0));
    expect([0, 1, 2].map((seat) => table.sees(seat, 3))).toEqual([true, false, false]);
  });

  it('who gave a card away knows where it went, until something unseen leaves that hand', () => {
    const table = start();
    table.move(3, Z.hand);
    table.move(2, Z.hand + 1);
    table.move(3, Z.hand + 1);
    expect(table.sees(0, 3)).toBe(true);
    expect(table.sees(2, 3)).toBe(false);
    table.move(2, Z.hand + 2);
    // Seat 1 may have given either card.
    expect(table.sees(0, 3)).toBe(false);
    expect(table.sees(0, 2)).toBe(false);
    expect(table.sees(1, 2)).toBe(true);
  });

  it('what leaves a hand openly leaves the rest known', () => {
    const table = start();
    table.move(3, Z.open);
    table.move(3, Z.hand + 1);
    table.move(2, Z.hand + 1);
    expect(table.sees(0, 3)).toBe(true);
    table.move(2, Z.open);
    expect(table.sees(0, 3)).toBe(true);
  });

  it('a card seen on top stays known below another, and shuffling forgets it', () => {
    const table = start();
    table.move(0, Z.map);
    table.move(1, Z.map);
    expect(table.seers(0)).toBe(EVERYONE);
    expect(viewOf(table, 2).zones['map']).toEqual({ size: 2, cards: ['a', 'b'] });
    table.shuffle(Z.map);
    expect(table.seers(table.zone(Z.map)[0]!)).toBe(NOBODY);
    expect(viewOf(table, 2).zones['map']?.hidden).toEqual({ card: 1 });
  });

  it('taking the top card shows everyone the next one', () => {
    const table = start();
    table.slip(0, Z.map);
    table.slip(1, Z.map);
    table.slip(2, Z.map);
    table.state.known.fill(NOBODY);
    table.learned = NOBODY;
    table.move(0, Z.open);
    expect(table.learned).toBe(EVERYONE);
    expect(viewOf(table, 0).zones['map']).toEqual({
      size: 2,
      placed: { 1: 'b' },
      hidden: { card: 1 },
    });
  });

  it('a peek is remembered in an ordered zone and follows the card to a hand', () => {
    const table = start();
    table.peek(2, 3);
    expect(table.learned).toBe(only(2));
    table.move(3, Z.hand);
    expect(table.sees(2, 3)).toBe(true);
    expect(table.sees(1, 3)).toBe(false);
  });

  it('a zone of secret size is not even mentioned to others', () => {
    const table = start();
    table.move(3, Z.vault);
    expect(viewOf(table, 0).zones['vault/1']).toEqual({ size: 1, cards: ['d'] });
    expect(viewOf(table, 1).zones['vault/1']).toBeUndefined();
  });

  it('when the game is over, everything is open', () => {
    const table = start();
    table.decide(0, V.choose(0));
    table.decide(1, V.choose(0));
    expect(viewOf(table, 2).zones['deck']?.cards).toEqual(['a', 'b', 'c', 'd']);
  });

  it('the log names a thing to those who see it', () => {
    const table = start();
    table.move(3, Z.hand + 1);
    table.log?.tell('TEST-03', 'drew', { card: { secret: '@card.d', seen: table.seers(3) } });
    table.log?.tell('TEST-03', 'whisper', {}, only(2));
    expect(table.log?.linesFor(1)).toEqual([
      { rule: 'TEST-03', what: 'drew', data: { card: '@card.d' } },
    ]);
    expect(table.log?.linesFor(2).map(({ what, data }) => [what, data['card']])).toEqual([
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
    ['another seat', 2, V.choose(0), 'seat 3 is not asked; the question is for seat 1, 2'],
    [
      'an option that is not offered',
      0,
      V.choose(1),
      '"choose right" is not offered at wait/ask (TEST-01)',
    ],
    ['a number that is no option', 0, 127, '127 is not an option of this game'],
    [
      'a list where one is asked for',
      0,
      [V.choose(0)],
      'seat 1 must answer with exactly one option',
    ],
    ['a seat that does not exist', 9, V.choose(0), 'seat 10 is not asked'],
  ])('%s', (_what, seat, answer, message) => {
    const table = start();
    const before = table.hash;
    expect(() => table.decide(seat, answer)).toThrow(message);
    expect(table.hash).toBe(before);
    expect(table.pending).toEqual([0, 1]);
  });

  it('a second answer, and any answer after the end', () => {
    const table = start();
    table.decide(0, V.choose(0));
    expect(() => table.decide(0, V.choose(0))).toThrow(
      'seat 1 has answered already; the question is for seat 1, 2',
    );
    table.decide(1, V.choose(0));
    expect(() => table.decide(1, V.choose(0))).toThrow('the game is over');
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
