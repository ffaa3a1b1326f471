/** Public variables as numbers: yes is 1, no and nothing are 0, words are one-hot. */
import type { View } from '@deadlight/engine';
import type { Feature } from './features.ts';

/** Lists that grow during the game, and how many of their leading values are included. */
export type Lists = Readonly<Record<string, number>>;

type Path = readonly (string | number)[];

const valueAt = (vars: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<string, unknown> | null)?.[key], vars);

const asNumber = (value: unknown): number =>
  typeof value === 'number'
    ? value
    : value === null || value === undefined || value === false
      ? 0
      : 1;

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function pathsIn(value: unknown, path: Path, lists: Lists): Path[] {
  if (Array.isArray(value)) {
    const length = value.length > 0 ? value.length : (lists[path.join('.')] ?? 0);
    const each = Array.from({ length }, (_, i) => [...path, i]);
    // The length of a list is included only if it can change.
    return value.length > 0 ? each : [...each, [...path, 'length']];
  }
  if (!isMap(value)) return [path];
  return Object.keys(value).flatMap((key) => pathsIn(value[key], [...path, key], lists));
}

/**
 * The features of the variables of a fresh table. Lists that begin empty are represented by their length and
 * as many leading values as `lists` says; table options never change and are left out.
 */
export function varFeatures(fresh: unknown, lists: Lists): Feature {
  const { options: _, ...told } = fresh as Record<string, unknown>;
  const paths = pathsIn(told, [], lists);
  return {
    names: paths.map((path) => `vars.${path.join('.')}`),
    write({ vars }: View, into, from) {
      paths.forEach((path, i) => {
        into[from + i] = asNumber(valueAt(vars, path));
      });
    },
  };
}
