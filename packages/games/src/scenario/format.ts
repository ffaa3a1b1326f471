/** The YAML format of a scenario: a table laid out, a few decisions, what must then be true. */
import { z } from 'zod';

const names = z
  .union([z.string(), z.array(z.string())])
  .transform((n) => (Array.isArray(n) ? n : [n]));

/** `red: move trooper hive`: a seat decides. */
const decision = z.record(z.string(), z.string());

/** The option must not be offered; with a rule, for that reason. */
const refused = z.strictObject({ refused: decision, rule: z.string().optional() });

/** All of these options must be offered, in notation. */
const offered = z.strictObject({ offered: z.record(z.string(), names) });
const notOffered = z.strictObject({ notOffered: z.record(z.string(), names) });

/** Exactly these seats must be asked, by these questions. */
const asks = z.strictObject({ asks: z.record(z.string(), z.string()) });

/** What must be true on the table. */
const expected = z.strictObject({ expect: z.record(z.string(), z.unknown()) });

/** What a seat must see; where it may not know a card, it sees `?`. */
const seen = z.strictObject({
  sees: z.string(),
  expect: z.record(z.string(), z.unknown()),
});

/** What the log has told a seat (or everyone) since the last decision. */
const told = z.strictObject({
  told: z.string(),
  has: z.array(z.string()).optional(),
  lacks: z.array(z.string()).optional(),
});

const step = z.union([refused, offered, notOffered, asks, expected, seen, told, decision]);

export const scenarioFormat = z.strictObject({
  name: z.string().min(3),
  rules: z.array(z.string()).min(1),
  game: z.string(),
  players: z.int(),
  options: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).optional(),
  seed: z.string().optional(),
  given: z.record(z.string(), z.unknown()).optional(),
  steps: z.array(step).min(1),
});

export type Scenario = z.infer<typeof scenarioFormat>;
export type ScenarioStep = z.infer<typeof step>;
