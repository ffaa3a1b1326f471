/** The names by which a scenario speaks of lines of the log. */
import { type LogEvents, quoted } from '@deadlight/engine';
import type { Scenario } from './format.ts';

/** Events that the rules of a game tell, without the forms that only its story makes of them. */
export const toldNames = (events: LogEvents): string[] =>
  Object.keys(events)
    .filter((name) => !('form' in events[name]!))
    .sort();

/** Steps that speak of a line which the game never tells; a misspelt one under `lacks` would pass unnoticed. */
export function unknownTellings({ steps }: Scenario, events: LogEvents): string[] {
  const known = toldNames(events);
  return steps.flatMap((step, i) =>
    step.kind !== 'told'
      ? []
      : [...step.has, ...step.lacks]
          .filter(({ what }) => !known.includes(what))
          .map(
            ({ what }) =>
              `step ${i + 1}: the log never tells ${quoted(what)}; it tells ${known.join(', ')}`,
          ),
  );
}
