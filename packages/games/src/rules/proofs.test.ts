import { describe, expect, it } from 'vitest';
import { rulesOfScenario, rulesOfTests } from './proofs.ts';

// Written in two parts, so that this file itself does not claim to prove these rules.
const id = (rest: string): string => `PAN-${rest}`;

describe('proofs', () => {
  it('come from the rules list of a scenario', () => {
    expect(rulesOfScenario(`name: x\nrules: [${id('A-01')}, ${id('B-02')}]\n`)).toEqual([
      id('A-01'),
      id('B-02'),
    ]);
    expect(rulesOfScenario('name: x\n')).toEqual([]);
  });

  it('come from the titles of tests, one or several ids at a time', () => {
    const source = [
      `it('[${id('A-01')}] does', () => {});`,
      `describe("[${id('B-01')}, ${id('B-02')}] group", () => {});`,
      `it.each([1, 2])('row %s [${id('C-01')}]', () => {});`,
    ].join('\n');
    expect(rulesOfTests(source)).toEqual([id('A-01'), id('B-01'), id('B-02'), id('C-01')]);
  });

  it('do not come from tests that do not run, nor from other text', () => {
    const source = [
      `it.skip('[${id('A-01')}] does', () => {});`,
      `it.todo('[${id('A-02')}] does');`,
      `const list = ['[${id('A-03')}]'];`,
      `it('does [x] and [1]', () => {});`,
    ].join('\n');
    expect(rulesOfTests(source)).toEqual([]);
  });
});
