import { describe, expect, it } from 'vitest';
import { rulesOfScenario } from '../rules/proofs.ts';
import { casesOf } from './cases.ts';
import { runScenario, type Moment as ScenarioMoment } from './run.ts';

const SEARCH = `name: A search brings $case
rules: [PAN-ACT-16, $rule]
game: panic
players: 4
given: { station: { n1: storage-2 180 }, pawns: { red-trooper: storage-2 }, deck: [$case] }
steps:
  - red: search trooper alone openly
  - expect: { hands: { red: { has: [$case], count: $cards } } }
cases:
  ammo: { rule: PAN-ACT-22, cards: 6 }
  armor: { rule: PAN-ACT-17, cards: 6 }
`;

describe('cases', () => {
  it('expand to one scenario each, with their words filled in', () => {
    const written = { name: 'of $case', given: { $who: ['$card', 'a $card'], n: '$n' }, cases: 0 };
    const cases = {
      one: { who: 'red', card: 'ammo', n: 3 },
      two: { who: 'green', card: 'x', n: [1] },
    };
    expect(casesOf({ ...written, cases })).toEqual([
      { name: 'one', written: { name: 'of one', given: { red: ['ammo', 'a ammo'], n: 3 } } },
      { name: 'two', written: { name: 'of two', given: { green: ['x', 'a x'], n: [1] } } },
    ]);
    expect(casesOf({ name: 'costs $5' })).toEqual([{ name: null, written: { name: 'costs $5' } }]);
  });

  it('are all run, and prove what any of them proves', () => {
    expect(runScenario(SEARCH, 'x').failures).toEqual([]);
    const rules = ['PAN-ACT-16', 'PAN-ACT-22', 'PAN-ACT-17'];
    expect(runScenario(SEARCH, 'x').rules).toEqual(rules);
    expect(rulesOfScenario(SEARCH)).toEqual(rules);
  });

  it('tell their moments one after another', () => {
    const moments: ScenarioMoment[] = [];
    const { game } = runScenario(SEARCH, 'x', { moment: (one) => void moments.push(one) });
    expect(game).toBe('panic');
    const red = { red: 'search trooper alone openly' };
    expect(moments.map(({ inCase, says }) => [inCase, says])).toEqual([
      ['ammo', null],
      ['ammo', red],
      ['armor', null],
      ['armor', red],
    ]);
    expect(moments[1]!.lines.length).toBeGreaterThan(0);
    expect(moments[1]!.view).not.toEqual(moments[0]!.view);
  });

  it('name the one that fails', () => {
    const { failures } = runScenario(
      SEARCH.replace('cards: 6 }\n  armor', 'cards: 7 }\n  armor'),
      'x',
    );
    expect(failures).toHaveLength(1);
    expect(failures[0]).toMatch(/^case ammo: step 2: the table\.hands\.red: expected 7 of them/);
  });

  it.each([
    [
      'cards: 6 }\n  armor',
      'crads: 6 }\n  armor',
      '"ammo" says "crads", but the scenario has $case, $rule, $cards',
    ],
    [', cards: 6 }\n  armor', ' }\n  armor', '"ammo" does not say "cards"'],
    ['count: $cards', 'count: a $cards', 'expected "a 6" of them'],
    ['cards: 6 }\n  armor', 'cards: [6] }\n  armor', 'expected [6] of them'],
    ['deck: [$case]', 'deck: [x $cards]', 'at deck[0]'],
    ['  ammo: { rule: PAN-ACT-22, cards: 6 }', '  ammo: 3', '"ammo" must say its words'],
  ])('say what is wrong: %j', (before, after, said) => {
    expect(runScenario(SEARCH.replace(before, after), 'x').failures.join('\n')).toContain(said);
  });

  it('are at least one and at most a hundred', () => {
    const many = Object.fromEntries(Array.from({ length: 101 }, (_, i) => [`c${i}`, {}]));
    expect(() => casesOf({ cases: many })).toThrow('at most 100');
    expect(() => casesOf({ cases: {} })).toThrow('at least one case');
  });
});
