/** The rules that no place in the code cites, with the reasons why (`rules/uncited.yaml`). */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { readText } from './files.ts';
import { findPlaces } from './places.ts';
import { wrong } from './problem.ts';
import { ROOT } from './root.ts';
import { allRuleIds } from './rulebook.ts';

/** Why a rule has no place, and how that is said before the rules that it points to. */
export const REASONS = {
  restates: 'says again what other rules say',
  consequence: 'follows from other rules',
  absence: 'holds because nothing in the code makes it otherwise',
  example: 'is a worked example',
  comparison: 'compares two games',
  physical: 'is about what lies on a real table',
  intent: 'says what players want, not what they may do',
  decided: 'says how the catalogue was made',
  engine: 'holds for every game by how the engine is built',
} as const;

export interface Uncited {
  readonly why: keyof typeof REASONS;
  /** The rules that have places in its stead. */
  readonly of: readonly string[];
}

const NAME = 'rules/uncited.yaml';
const format = z.strictObject(
  Object.fromEntries(
    Object.keys(REASONS).map((why) => [why, z.record(z.string(), z.array(z.string())).optional()]),
  ),
);

export function readUncited(root = ROOT): ReadonlyMap<string, Uncited> {
  const path = join(root, NAME);
  if (!existsSync(path)) return new Map();
  const read = format.safeParse(parse(readText(path)) ?? {});
  if (!read.success)
    throw wrong(
      `${NAME}: ${z.prettifyError(read.error).replaceAll('\n', ' ')}; the reasons are ${Object.keys(REASONS).join(', ')}`,
    );
  const listed = Object.entries(read.data).flatMap(([why, rules]) =>
    Object.entries(rules ?? {}).map(
      ([id, of]) => [id, { why: why as keyof typeof REASONS, of }] as const,
    ),
  );
  const uncited = new Map(listed);
  const known = allRuleIds(root);
  for (const [id, { of }] of listed)
    for (const one of [id, ...of])
      if (!known.has(one)) throw wrong(`${NAME} names the rule ${one}, which no catalogue has`);
  const twice = listed.find(([id], i) => listed.findIndex(([other]) => other === id) !== i);
  if (twice !== undefined) throw wrong(`${NAME} lists ${twice[0]} for two reasons`);
  return uncited;
}

interface Judged {
  /** Rules with neither a place nor a reason. */
  readonly without: readonly string[];
  /** How many have a reason. */
  readonly excused: number;
}

/** A rule with a reason must have no place, and what its reason points to must have one. */
export function judgePlaces(ids: readonly string[], root = ROOT): Judged {
  const places = findPlaces(root);
  if (places === null) throw wrong('--uncited reads the sources of the games, which are not here');
  const uncited = readUncited(root);
  for (const [id, { why, of }] of uncited) {
    const [place] = places.get(id) ?? [];
    if (place !== undefined)
      throw wrong(`${NAME} lists ${id} (${why}), but ${place.file}:${place.line} cites it`);
    const astray = of.find((one) => !places.has(one));
    if (astray !== undefined)
      throw wrong(`${NAME} points from ${id} to ${astray}, which no place cites either`);
  }
  return {
    without: ids.filter((id) => !places.has(id) && !uncited.has(id)),
    excused: ids.filter((id) => uncited.has(id)).length,
  };
}
