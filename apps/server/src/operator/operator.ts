/** What an operator can do while the server runs, or while it does not. */
import { existsSync } from 'node:fs';
import { writeRecord } from '@deadlight/engine';
import type { Archive, Place } from '../store/archive.ts';
import { withArchive } from '../store/open-archive.ts';
import type { TableDoc } from '../store/store.ts';
import { diceOf } from '../table/dice.ts';
import { enact, matchOf } from '../table/enact.ts';
import { rulesetFor } from '../table/rulesets.ts';
import { asOfToday, whyNotReopen } from '../table/table-doc.ts';

export { STORE_FILE } from '../store/sqlite-file.ts';
export { adminsIn, setAdmin } from './admins.ts';
export { type Checked, checkGames } from './check.ts';
export { tryOut } from './try-out.ts';

/** The first fault in a stored table; null if there is none. */
export const soundness = (place: Place): Promise<string | null> =>
  withArchive(place, (archive) => archive.soundness());

/** A table as an operator may see it: no secrets, no guests. */
export interface TableLine {
  readonly id: string;
  readonly game: string;
  readonly rules: number;
  readonly state: TableDoc['state'];
  readonly seats: readonly string[];
  readonly entries: number;
  readonly created: Date;
  readonly changed: Date;
}

const lineOf = (
  { id, game, rules, state, seats, created, changed }: TableDoc,
  entries: number,
): TableLine => ({
  id,
  game,
  rules,
  state,
  seats: seats.map(({ guest, name }) => (guest === null ? '' : name)),
  entries,
  created: new Date(created),
  changed: new Date(changed),
});

async function docOf(archive: Archive, id: string): Promise<TableDoc> {
  const found = await archive.table(id);
  if (found === undefined) throw new Error(`there is no table ${id}`);
  return found;
}

export const tablesIn = (place: Place): Promise<TableLine[]> =>
  withArchive(place, async (archive) => {
    const lengths = await archive.lengths();
    const lines: TableLine[] = [];
    for await (const doc of archive.tables('all'))
      lines.push(lineOf(doc, lengths.get(doc.id) ?? 0));
    return lines;
  });

export const tableIn = (place: Place, id: string): Promise<TableLine> =>
  withArchive(place, async (archive) =>
    lineOf(await docOf(archive, id), (await archive.log(id)).length),
  );

/** The record of a table as it stands. It holds the seed: anyone who plays there must not see it. */
export const recordIn = (place: Place, id: string): Promise<string> =>
  withArchive(place, async (archive) => {
    const doc = await docOf(archive, id);
    const match = matchOf(doc, await rulesetFor(doc.game, doc.rules), { marks: true });
    for (const entry of await archive.log(id)) enact(match, entry);
    return writeRecord(match, { fair: diceOf(doc) });
  });

/** Asks the server to close a table; one that does not run does it when it starts. */
export const closeTable = (place: Place, id: string): Promise<void> =>
  withArchive(place, async (archive) => {
    await docOf(archive, id);
    await archive.order({ do: 'close', table: id });
  });

/** Asks the server to let a table go on that was closed because its rules did not come to an end. */
export const reopenTable = (place: Place, id: string): Promise<void> =>
  withArchive(place, async (archive) => {
    const why = whyNotReopen(asOfToday(await docOf(archive, id)));
    if (why !== null) throw new Error(why);
    await archive.order({ do: 'reopen', table: id });
  });

/** Copies everything into a new file, as it is at one moment. */
export const backUp = (place: Place, file: string): Promise<void> =>
  withArchive(place, async (archive) => {
    if (existsSync(file)) throw new Error(`${file} is there already`);
    await archive.backUp(file);
  });
