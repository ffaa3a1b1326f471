/** A game has come to its end by its rules. */
import { countPlayed } from '../people/pages.ts';
import type { MatchLog } from './match-log.ts';
import type { TableCore } from './table-core.ts';

export async function keepEnd(
  { doc, save, services }: Pick<TableCore, 'doc' | 'save' | 'services'>,
  { host }: Pick<MatchLog, 'host'>,
): Promise<void> {
  await save({ state: 'over', vote: null });
  const winners = host.match.table.over?.winners ?? [];
  if (doc.whatIf !== null) return;
  // It is over, whether or not it could be counted.
  await countPlayed(services.people, doc, winners).catch((error: unknown) =>
    services.log.error({ table: doc.id, err: error }, 'a game was not counted'),
  );
}
