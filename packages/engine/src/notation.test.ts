import { describe, expect, it } from 'vitest';
import { parseAnswer, partsOf, printAnswer, printOption } from './notation.ts';
import { codeOf, numbers, type Verb, verbs, words } from './verbs.ts';

const card = words('card', ['rest', 'search', 'basic repairs'.replace(' ', '-')]);
const V = verbs({
  pay: [['card', card]],
  roll: [
    ['number', numbers('number', 12)],
    ['card', card],
  ],
  pass: [],
});
const game = { verbs: V, verbByCode: Object.values(V) };

describe('notation', () => {
  it('writes a verb and its values', () => {
    expect(printOption(game, V.roll(12, 1))).toBe('roll 12 search');
    expect(printOption(game, V.pass())).toBe('pass');
  });

  it('writes several options of one verb in one line, and an empty answer as "nothing"', () => {
    expect(printAnswer(game, [V.pay(0), V.pay(1)])).toBe('pay rest search');
    expect(printAnswer(game, [])).toBe('nothing');
    expect(parseAnswer(game, 'pay rest search', true)).toEqual([V.pay(0), V.pay(1)]);
    expect(parseAnswer(game, 'nothing', true)).toEqual([]);
  });

  it('names the texts of its values', () => {
    expect(partsOf(game, V.roll(3, 2))).toEqual({
      word: 'roll',
      data: { number: '3', card: '@card.basic-repairs' },
    });
  });

  it.each([
    ['jump', '"jump" is not a verb of this game; known verbs: pay, roll, pass'],
    ['', '"" is not a verb of this game'],
    ['pay', '"pay" must read "pay <card>"'],
    ['pay gold', '"gold" in "pay …" is not a valid card'],
    ['roll 13 rest', '"13" in "roll …" is not a valid number'],
    ['roll x rest', '"x" in "roll …" is not a valid number'],
    ['pass now', '"pass now" must read "pass"'],
  ])('refuses "%s"', (text, message) => {
    expect(() => parseAnswer(game, text, false)).toThrow(message);
  });

  it('packs more than 31 bits into an option', () => {
    const big = numbers('big', 1_000_000);
    const { go } = verbs({
      go: [
        ['from', big],
        ['to', big],
      ],
    });
    expect(go.values(go(999_999, 1_000_000))).toEqual([999_999, 1_000_000]);
    expect(codeOf(go(999_999, 1_000_000))).toBe(go.code);
  });

  it('refuses a verb whose values do not fit into an option', () => {
    const big = numbers('big', 1_000_000);
    expect(() =>
      verbs({
        go: [
          ['from', big],
          ['over', big],
          ['to', big],
        ],
      }),
    ).toThrow('needs 68 bits, an option has 53');
  });

  it.each([
    ['a value out of range', () => V.roll(13, 0), 'number of "roll" is 0 to 12, not 13'],
    ['no number', () => V.pay(Number.NaN), 'card of "pay" is 0 to 2, not NaN'],
    ['a value too few', () => (V.roll as Verb)(3), '"roll" takes 2 values, not 1'],
    ['the value of another verb', () => V.pay.value(V.roll(3, 1), 0), 'no value 0 of "pay"'],
    ['a value it does not have', () => (V.pay as Verb).value(V.pay(1), 1), 'no value 1 of "pay"'],
  ])('tells the author of a game about %s', (_what, act, message) => {
    expect(act).toThrow(message);
  });
});
