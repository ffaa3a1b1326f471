/** A game has come to its end by its rules. */
import { teamEnds } from '../clubs/weeks.ts';
import { countPlayed } from '../people/pages.ts';
import type { MatchLog } from './match-log.ts';
import type { TableCore } from './table-core.ts';

export async function keepEnd(
  { doc, save, services }: Pick<TableCore, 'doc' | 'save' | 'services'>,
  { host }: Pick<MatchLog, 'host'>,
): Promise<void> {
  await save({ state: 'over', vote: null });
  if (doc.whatIf !== null) return;
  const { table, decisions } = host.match;
  const winners = table.over?.winners ?? [];
  // It is over, whether or not it could be counted.
  await Promise.all([
    countPlayed(services.people, doc, winners),
    doc.deal !== null && teamEnds(services.people, doc, winners, decisions.length),
  ]).catch((error: unknown) =>
    services.log.error({ table: doc.id, err: error }, 'a game was not counted'),
  );
}
