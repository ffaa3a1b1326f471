import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { withInputs, writtenInputs } from './name-inputs.ts';

const SHIPPED = join(import.meta.dirname, '../packages/bots/src/learned/weights/nemesis-coop.json');
const text = readFileSync(SHIPPED, 'utf8');
const { inputs } = JSON.parse(text);
const nameless = text.replace(`"inputs": ${writtenInputs(inputs)},\n`, '');

it('adds names in front of the layers, and changes nothing else', () => {
  expect(JSON.parse(nameless)).not.toHaveProperty('inputs');
  expect(withInputs(nameless, inputs)).toBe(text);
});

it('refuses names that do not fit', () => {
  const fewer = { ...inputs, option: inputs.option.slice(1) };
  expect(() => withInputs(nameless, fewer)).toThrow(
    `${inputs.option.length} inputs for each option, but there are ${fewer.option.length} names`,
  );
  expect(() => withInputs(text, inputs)).toThrow('has the names of its inputs already');
});
