/** Claims that cannot both be true (NEM-INFO-41, LCK-CTG-03). */
import type { EventName, Field, Line, LogEvent, LogEvents } from '@deadlight/engine';
import { valueIn } from '../telling/fields.ts';

/** What is claimed: in the log or as an option, with the same words and values. */
export type Claimed = Pick<Line, 'what' | 'data'>;

/** Whether two claims of one kind are against each other; a kind that is not listed never is. */
export type Contraries = Readonly<
  Record<string, (same: (value: string) => boolean, one: Claimed) => boolean>
>;

/** The same for declared claims, by the values that they have. */
export type ContrariesOf<E extends LogEvents> = {
  readonly [N in EventName<E>]?: (
    same: (value: EventName<E[N]['data']>) => boolean,
    one: Claimed,
  ) => boolean;
};

export function areContrary(contraries: Contraries, one: Claimed, other: Claimed): boolean {
  if (one.what !== other.what || !Object.hasOwn(contraries, one.what)) return false;
  return contraries[one.what]!((value) => one.data[value] === other.data[value], one);
}

/** What a claim becomes in the story if the last player who spoke of the same said otherwise. */
export const saidAgainst =
  (contraries: Contraries) =>
  (form: LogEvent<Readonly<Record<'who' | 'other', Field>>>) =>
  (line: Line, _entries: unknown, _has: unknown, before: readonly Line[]): Line => {
    const last = before.findLast(
      (other) =>
        areContrary(contraries, line, other) ||
        (other.what === line.what && isEqual(other.data, line.data)),
    );
    const other = last && valueIn(last, 'who');
    if (
      last === undefined ||
      other === valueIn(line, 'who') ||
      !areContrary(contraries, line, last)
    )
      return line;
    return { ...line, what: form.name, data: { ...line.data, other: other! } };
  };

/** The same claim, whoever made it. */
const isEqual = (one: Line['data'], other: Line['data']): boolean =>
  Object.entries(one).every(([name, value]) => name === 'who' || other[name] === value);
