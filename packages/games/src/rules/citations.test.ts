import { describe, expect, it } from 'vitest';
import { citationsIn, rulesMeant } from './citations.ts';
import { NAMED_RULES } from './named.ts';

const IDS = ['NEM-A-01', 'NEM-A-02-R', 'NEM-A-03', 'NEM-B-01'];

const found = (source: string): string[] =>
  citationsIn(source, (name) => NAMED_RULES.get(name)?.manner).map(
    ({ cited, line, manner, event }) =>
      `${line} ${manner} ${cited}${event === undefined ? '' : ` as ${event}`}`,
  );

describe('a citation', () => {
  it('in a comment says that the rule is enforced there', () => {
    expect(found('/** Two (NEM-A-01, NEM-A-03). */\nf();\n// NEM-B-01\ng();')).toEqual([
      '1 enforces NEM-A-01',
      '1 enforces NEM-A-03',
      '3 enforces NEM-B-01',
    ]);
    expect(found('/**\n * Long (NEM-A-01,\n * NEM-A-03).\n */')).toEqual([
      '2 enforces NEM-A-01',
      '3 enforces NEM-A-03',
    ]);
  });

  it('in the code is refused by, told by or just named', () => {
    expect(found("return poor ? 'NEM-A-01' : null;")).toEqual(['1 refuses NEM-A-01']);
    expect(found("offer.refuse(VERB.pass(), 'NEM-A-01');")).toEqual(['1 refuses NEM-A-01']);
    expect(found("table.log?.tell(\n  'NEM-A-01',\n  EVENT.turn, {});")).toEqual([
      '2 tells NEM-A-01 as turn',
    ]);
    expect(found("table.finish({ rule: 'NEM-A-01' });")).toEqual(['1 enforces NEM-A-01']);
  });

  it('by name is that of a shared rule, and no other word', () => {
    expect(found("open ? null : 'closed-door'")).toEqual(['1 refuses closed-door']);
    expect(found("table.log?.tell('shot-fired', EVENT['shot-extras']);")).toEqual([
      '1 tells shot-fired as shot-extras',
    ]);
    expect(found("case 'some-other-word':")).toEqual([]);
  });

  it('means one rule, a range in the order of the catalogue, or a whole section', () => {
    const [one, range, section, unknown] = citationsIn(
      '// NEM-A-01, NEM-A-01 to NEM-A-03, NEM-A, NEM-A-99',
    );
    expect(rulesMeant(one!, IDS)).toEqual(['NEM-A-01']);
    expect(rulesMeant(range!, IDS)).toEqual(['NEM-A-01', 'NEM-A-02-R', 'NEM-A-03']);
    expect(rulesMeant(section!, IDS)).toEqual([]);
    expect(() => rulesMeant(unknown!, IDS)).toThrow('no catalogue has NEM-A-99');
    const [backwards] = citationsIn('// NEM-A-03 to\n// NEM-A-01');
    expect(() => rulesMeant(backwards!, IDS)).toThrow('no catalogue has NEM-A-03 to NEM-A-01');
  });
});
