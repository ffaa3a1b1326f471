/** Replays all running games on the current code: it may serve them only if it plays them as before. */
import type { Place } from '../store/archive.ts';
import { withArchive } from '../store/open-archive.ts';
import type { Entry, TableDoc } from '../store/store.ts';
import { enact, matchOf } from '../table/enact.ts';
import { rulesetFor } from '../table/rulesets.ts';
import { fitsMark } from '../table/state-hashes.ts';
import { asOfToday } from '../table/table-doc.ts';

/** A game that cannot go on as it was. */
export interface Differing {
  readonly table: string;
  readonly game: string;
  readonly rules: number;
  /** How many decisions still gave what they gave before. */
  readonly decision: number;
  readonly why: string;
}

export interface Checked {
  readonly games: number;
  readonly differing: readonly Differing[];
}

export const checkGames = (place: Place): Promise<Checked> =>
  withArchive(place, async (archive) => {
    const differing: Differing[] = [];
    let games = 0;
    for await (const doc of archive.tables('unfinished')) {
      if (doc.state !== 'playing') continue;
      games++;
      const found = await differenceIn(asOfToday(doc), await archive.log(doc.id));
      if (found === null) continue;
      const { id, game, rules } = doc;
      differing.push({ table: id, game, rules, ...found });
    }
    return { games, differing };
  });

async function differenceIn(
  doc: TableDoc,
  log: readonly Entry[],
): Promise<Pick<Differing, 'decision' | 'why'> | null> {
  const ruleset = await rulesetFor(doc.game, doc.rules).catch(() => null);
  if (ruleset === null) return { decision: 0, why: 'the engine of its ruleset is not kept' };
  const match = matchOf(doc, ruleset);
  for (const entry of log) {
    const decision = match.decisions.length;
    try {
      enact(match, entry);
    } catch {
      return { decision, why: `refused: ${entry.do === 'decide' ? entry.says : entry.do}` };
    }
    if (!fitsMark(entry, match)) return { decision, why: 'the table is not as it was' };
  }
  return null;
}
