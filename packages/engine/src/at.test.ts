import { expect, it } from 'vitest';
import { at } from './at.ts';
import { Broken } from './errors.ts';

it('finds an item by its index', () => {
  expect(at(['a', 'b'], 1, 'letter')).toBe('b');
  expect(at(new Uint8Array([0]), 0, 'byte')).toBe(0);
});

it.each([-1, 2, 0.5, Number.NaN])('says what is missing at %s', (index) => {
  const find = (): string => at(['a', 'b'], index, 'letter');
  expect(find).toThrow(Broken);
  expect(find).toThrow(`there is no letter ${index}, only 2 of them`);
});

it('finds an item by its name, and says which there are instead', () => {
  const ages: Readonly<Record<string, number>> = { anna: 1, bert: 2 };
  expect(at(ages, 'bert', 'child')).toBe(2);
  expect(() => at(ages, 'carl', 'child')).toThrow('there is no child "carl", only anna, bert');
});
