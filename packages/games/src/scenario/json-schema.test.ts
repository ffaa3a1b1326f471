import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { scenarioSchema } from './json-schema.ts';

const FOLDER = join(import.meta.dirname, '../../../../scenarios');

type Schema = Readonly<Record<string, unknown>>;

const TYPES: Readonly<Record<string, (value: unknown) => boolean>> = {
  string: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  integer: Number.isInteger,
  boolean: (value) => typeof value === 'boolean',
  null: (value) => value === null,
  array: Array.isArray,
  object: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
};

/** As much of JSON Schema as this one uses; an unknown word is a mistake. */
const RULES: Readonly<Record<string, (value: unknown, said: never, schema: Schema) => boolean>> = {
  $schema: () => true,
  title: () => true,
  description: () => true,
  default: () => true,
  type: (value, said: string | string[]) => [said].flat().some((type) => TYPES[type]!(value)),
  enum: (value, said: unknown[]) => said.includes(value),
  const: (value, said: unknown) => value === said,
  pattern: (value, said: string) => typeof value !== 'string' || new RegExp(said).test(value),
  minLength: (value, said: number) => typeof value !== 'string' || value.length >= said,
  minimum: (value, said: number) => typeof value !== 'number' || value >= said,
  maximum: (value, said: number) => typeof value !== 'number' || value <= said,
  minItems: (value, said: number) => !Array.isArray(value) || value.length >= said,
  maxItems: (value, said: number) => !Array.isArray(value) || value.length <= said,
  minProperties: (value, said: number) => Object.keys(value as object).length >= said,
  items: (value, said: Schema) => !Array.isArray(value) || value.every((one) => fits(one, said)),
  required: (value, said: string[]) =>
    !TYPES['object']!(value) || said.every((key) => Object.hasOwn(value as object, key)),
  properties: (value, said: Readonly<Record<string, Schema>>) =>
    !TYPES['object']!(value) ||
    Object.entries(value as object).every(([key, one]) => !(key in said) || fits(one, said[key]!)),
  propertyNames: (value, said: Schema) =>
    !TYPES['object']!(value) || Object.keys(value as object).every((key) => fits(key, said)),
  additionalProperties: (value, said: boolean | Schema, { properties = {} }) =>
    !TYPES['object']!(value) ||
    Object.entries(value as object).every(
      ([key, one]) =>
        key in (properties as Schema) || (said !== false && (said === true || fits(one, said))),
    ),
  anyOf: (value, said: Schema[]) => said.some((one) => fits(value, one)),
  allOf: (value, said: Schema[]) => said.every((one) => fits(value, one)),
  if: (value, said: Schema, schema) =>
    !fits(value, said) || fits(value, (schema['then'] ?? {}) as Schema),
  // biome-ignore lint/suspicious/noThenProperty: JSON Schema calls it that.
  then: () => true,
};

const fits = (value: unknown, schema: Schema): boolean =>
  Object.entries(schema).every(([word, said]) => RULES[word]!(value, said as never, schema));

const scenario = (change: (text: string) => string = (text) => text): unknown =>
  parse(
    change(`name: a name
rules: [PAN-ACT-16]
game: panic
players: 4
given: { turn: red, deck: [ammo], pawns: { red-trooper: hive } }
steps: [{ red: end }]
`),
  );

describe('the JSON Schema of scenarios', () => {
  const schema = scenarioSchema();

  it('is the one in scenarios; `npm run scenario-schema` writes it', () => {
    expect(JSON.parse(readFileSync(join(FOLDER, 'scenario.schema.json'), 'utf8'))).toEqual(schema);
  });

  it('allows every scenario there is', () => {
    const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.yaml'),
    );
    expect(files.length).toBeGreaterThan(2000);
    const refused = files.filter(
      (file) => !fits(parse(readFileSync(join(FOLDER, file), 'utf8')), schema),
    );
    expect(refused).toEqual([]);
  });

  it('allows a scenario, and words of cases in it', () => {
    expect(fits(scenario(), schema)).toBe(true);
    const cased = scenario(
      (text) =>
        `${text.replace('turn: red', 'turn: $who').replace('[ammo]', '$cards')}cases: { a: { who: red, cards: [] } }\n`,
    );
    expect(fits(cased, schema)).toBe(true);
    const told = '{ told: red, has: [trade, $line], lacks: [{ repelled: { seat: red } }] }';
    expect(
      fits(
        scenario((text) => text.replace('{ red: end }', told)),
        schema,
      ),
    ).toBe(true);
  });

  it.each([
    ['turn: red', 'turns: red'],
    ['deck: [ammo]', 'deck: [bazooka]'],
    ['red-trooper: hive', 'red-trooper: cellar'],
    ['red-trooper: hive', 'pink-trooper: hive'],
    ['game: panic', 'game: chess'],
    ['players: 4', 'players: four'],
    ['name: a name\n', ''],
    ['{ red: end }', '{ told: red, hass: [] }'],
    ['{ red: end }', '{ told: red, has: [repeled] }'],
    ['{ red: end }', '{ told: red, lacks: [{ repeled: { seat: red } }] }'],
  ])('refuses %j → %j', (before, after) => {
    expect(
      fits(
        scenario((text) => text.replace(before, after)),
        schema,
      ),
    ).toBe(false);
  });
});
