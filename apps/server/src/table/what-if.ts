/** What would have come of it: another table plays on from the middle of a finished game. */
import { NotPermitted } from '../socket/client.ts';
import type { TableCore } from './table-core.ts';
import { tableWhatIf } from './table-doc.ts';

/** Gives the new table, whose log begins with the decisions of this one. */
export async function openWhatIf(
  { doc, services, playing }: Pick<TableCore, 'doc' | 'services' | 'playing'>,
  owner: string,
  at: number,
): Promise<string> {
  if (doc.state !== 'over') throw new NotPermitted('refused', 'the game is not over');
  const { match } = (await playing()).host;
  if (at >= match.decisions.length)
    throw new NotPermitted('refused', 'nothing is left to be decided');
  const table = tableWhatIf(doc, owner, at, services);
  const made = match.decisions.slice(0, at);
  const now = services.now();
  await services.open(
    table,
    made.map(({ seat, says }) => ({ do: 'decide', seat, says, at: now })),
  );
  return table.id;
}
