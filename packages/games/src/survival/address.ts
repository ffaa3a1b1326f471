import { Broken } from '@deadlight/engine';
import type { Addresses } from './rule-names.ts';

/** Gives the id in a game's catalogue of a rule that is cited by this id, or by its name in the shared code. */
export function addresses(
  game: string,
  prefix: string,
  known: Addresses,
): (cited: string) => string {
  const byName: ReadonlyMap<string, string | null> = new Map(Object.entries(known));
  return (cited) => {
    if (cited.startsWith(`${prefix}-`)) return cited;
    const id = byName.get(cited);
    if (id === undefined) throw new Broken(`${game} has no rule of the name "${cited}"`);
    if (id === null) throw new Broken(`${game} has nothing that the rule "${cited}" is about`);
    return id;
  };
}
