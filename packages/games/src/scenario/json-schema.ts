/** The format of scenarios as a JSON Schema, for completion and checks in editors. */
import { z } from 'zod';
import { GAMES } from '../games.ts';
import { scenarioFormat } from './format.ts';
import { toldNames } from './told-names.ts';

type Schema = Readonly<Record<string, unknown>>;

/** The word of a case, allowed instead of any value. */
const WORD: Schema = { type: 'string', pattern: '^\\$[a-z][A-Za-z]*$' };

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Values that no word could stand for otherwise: all but texts that may be anything. */
const isNarrow = ({ type, enum: values, const: only }: Schema): boolean =>
  values !== undefined ||
  only !== undefined ||
  type === 'integer' ||
  type === 'number' ||
  type === 'boolean' ||
  type === 'array';

/** The same, with words of cases allowed wherever a value is. */
function withWords(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withWords);
  if (!isSchema(value)) return value;
  const inner = Object.fromEntries(
    Object.entries(value).map(([key, one]) => [
      key,
      key === 'enum' || key === 'required' || key === 'default' ? one : withWords(one),
    ]),
  );
  return isNarrow(value) ? { anyOf: [inner, WORD] } : inner;
}

/** The input format: before defaults and transforms. */
function writtenAs(format: z.ZodType): Schema {
  const { $schema: _, ...schema } = z.toJSONSchema(format, { io: 'input', unrepresentable: 'any' });
  return withWords(schema) as Schema;
}

/** What a step may say of the log. */
function stepsTelling(names: readonly string[]): Schema {
  const name = z.enum(names);
  const lines = writtenAs(z.array(z.union([name, z.partialRecord(name, z.looseObject({}))])));
  return {
    if: { required: ['told'] },
    // biome-ignore lint/suspicious/noThenProperty: JSON Schema calls it that.
    then: { properties: { has: lines, lacks: lines } },
  };
}

export function scenarioSchema(): Schema {
  const { properties, ...whole } = writtenAs(scenarioFormat);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'A scenario: a table laid out, a few decisions, and what must then be true',
    ...whole,
    properties: {
      ...(properties as Schema),
      game: { enum: Object.keys(GAMES).sort() },
      cases: {
        description: 'The words that the cases of this scenario differ in; $word stands for each.',
        type: 'object',
        minProperties: 1,
        additionalProperties: { type: 'object' },
      },
    },
    // The words under `given` and the lines of the log are those of the game.
    allOf: Object.entries(GAMES)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([id, { game, rigging }]) => ({
        if: { properties: { game: { const: id } }, required: ['game'] },
        // biome-ignore lint/suspicious/noThenProperty: JSON Schema calls it that.
        then: {
          properties: {
            given: writtenAs(rigging.given),
            steps: { items: stepsTelling(toldNames(game.events)) },
          },
        },
      })),
  };
}
