/** Explains what is wrong with a scenario file, and what would be right. */
import { z } from 'zod';
import { STEP_KINDS, scenarioFormat } from './format.ts';

const asPath = (path: readonly PropertyKey[]): string =>
  path
    .map((part, i) =>
      typeof part === 'number'
        ? `[${part}]`
        : /^[A-Za-z_]\w*$/.test(String(part))
          ? `${i > 0 ? '.' : ''}${String(part)}`
          : `["${String(part)}"]`,
    )
    .join('');

/** Wrappers of a schema: optional values, defaults and pipes. */
function unwrapped(format: z.ZodType): z.ZodType {
  if (format instanceof z.ZodOptional || format instanceof z.ZodDefault)
    return unwrapped(format.unwrap() as z.ZodType);
  return format instanceof z.ZodPipe ? unwrapped(format.in as z.ZodType) : format;
}

/** The keys of the object schema at a path, if there is one. */
function keysAt(format: z.ZodType, path: readonly PropertyKey[]): readonly string[] {
  const here = unwrapped(format);
  const [part, ...rest] = path;
  if (here instanceof z.ZodObject)
    return part === undefined
      ? Object.keys(here.shape)
      : keysAt((here.shape[String(part)] ?? z.unknown()) as z.ZodType, rest);
  if (here instanceof z.ZodArray && part !== undefined)
    return keysAt(here.element as z.ZodType, rest);
  if (here instanceof z.ZodRecord)
    return part === undefined
      ? here.keyType instanceof z.ZodEnum
        ? here.keyType.options.map(String)
        : []
      : keysAt(here.valueType as z.ZodType, rest);
  return [];
}

function explainIssue(issue: z.core.$ZodIssue, format: z.ZodType): string {
  const at = issue.path.length === 0 ? '' : ` at ${asPath(issue.path)}`;
  const known = issue.code === 'unrecognized_keys' ? keysAt(format, issue.path) : [];
  const keys = known.length === 0 ? '' : `; the known keys are ${known.join(', ')}`;
  return `${issue.message}${at}${keys}`;
}

/** All problems, in one line. */
export const explain = (error: z.ZodError, format: z.ZodType): string =>
  error.issues.map((issue) => explainIssue(issue, format)).join('; ');

/** A step is parsed by its first word. */
function explainStep(step: unknown): string {
  const words = Object.keys(STEP_KINDS);
  const format = words
    .filter((word) => typeof step === 'object' && step !== null && Object.hasOwn(step, word))
    .map((word) => STEP_KINDS[word]!)[0];
  const wrong = format?.safeParse(step).error;
  return wrong
    ? explain(wrong, format!)
    : `no step: a seat says what it does (red: end), or the step has one of the words ${words.join(', ')}`;
}

/** Explains why a scenario could not be parsed. */
export function explainScenario(error: z.ZodError, written: unknown): string {
  const steps = (written as { readonly steps?: unknown } | null)?.steps;
  return error.issues
    .map((issue) => {
      const [part, number] = issue.path;
      return part === 'steps' && typeof number === 'number' && Array.isArray(steps)
        ? `step ${number + 1}: ${explainStep(steps[number])}`
        : explainIssue(issue, scenarioFormat);
    })
    .join('; ');
}
