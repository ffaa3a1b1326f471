/** The YAML format of a scenario: a table laid out, a few decisions, what must then be true. */
import { z } from 'zod';

const names = z
  .union([z.string(), z.array(z.string())])
  .transform((n) => (Array.isArray(n) ? n : [n]));

/** Seat → what it says. */
const sayings = z.record(z.string(), z.string());
const lists = z.record(z.string(), names);
const facts = z.record(z.string(), z.unknown());

/** Lines of the log, by name alone or with some of their values: `[noise, { dies: { who: scout } }]`. */
const tellings = z
  .array(z.union([z.string(), z.record(z.string(), facts)]))
  .default([])
  .transform((list) =>
    list.flatMap((one): Telling[] =>
      typeof one === 'string'
        ? [{ what: one, values: {} }]
        : Object.entries(one).map(([what, values]) => ({ what, values })),
    ),
  );

/** A line of the log that a scenario speaks of, with the values that it must have. */
export interface Telling {
  readonly what: string;
  readonly values: Readonly<Record<string, unknown>>;
}

/** The parts of a table that an example of the handbook can show. */
export const SHOWN_PARTS = ['plan', 'hand', 'crew', 'track', 'beside'] as const;
export type ShownPart = (typeof SHOWN_PARTS)[number];

/** The option must be refused, by that rule. */
const refused = z.strictObject({ refused: sayings, rule: z.string() });
/** All of these options must be offered, or none of them. */
const offered = z.strictObject({ offered: lists });
const notOffered = z.strictObject({ notOffered: lists });
/** Exactly these seats must be asked, by these questions. */
const asks = z.strictObject({ asks: sayings });
/** What must be true on the table, or what a seat must see; what it may not know is `?`. */
const expected = z.strictObject({ sees: z.string().optional(), expect: facts });
/** What the log has told a seat (or everyone) since the last decision. */
const told = z.strictObject({ told: z.string(), has: tellings, lacks: tellings });
/** The handbook shows what a seat sees here, in these parts of the table, with that caption. */
const shown = z.strictObject({
  show: z.string(),
  caption: z.string(),
  parts: z.array(z.enum(SHOWN_PARTS)).min(1).default(['plan']),
});

/** Steps other than decisions, by their keys. */
export const STEP_KINDS: Readonly<Record<string, z.ZodType>> = {
  refused,
  offered,
  notOffered,
  asks,
  expect: expected,
  sees: expected,
  told,
  show: shown,
};

const step = z.union([
  refused.transform((step) => ({ kind: 'refused' as const, ...step })),
  offered.transform((step) => ({ kind: 'offered' as const, ...step })),
  notOffered.transform((step) => ({ kind: 'notOffered' as const, ...step })),
  asks.transform((step) => ({ kind: 'asks' as const, ...step })),
  expected.transform((step) => ({ kind: 'expect' as const, ...step })),
  told.transform((step) => ({ kind: 'told' as const, ...step })),
  shown.transform((step) => ({ kind: 'show' as const, ...step })),
  /** `red: move trooper hive`: seats decide. */
  sayings.transform((decisions) => ({ kind: 'decide' as const, decisions })),
]);

export const scenarioFormat = z.strictObject({
  name: z.string().min(3),
  rules: z.array(z.string()).min(1),
  game: z.string(),
  players: z.int(),
  options: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).optional(),
  given: z.record(z.string(), z.unknown()).optional(),
  steps: z.array(step).min(1),
});

export type Scenario = z.infer<typeof scenarioFormat>;
export type ScenarioStep = z.infer<typeof step>;
