/** The public tables of all owners. */
import { MAX_LISTED } from '../table/listing.ts';
import type { LobbyLine } from '../table/table-info.ts';

/** An owner's public tables, as it announced them. */
export interface OwnTables {
  readonly owner: string;
  readonly tables: readonly LobbyLine[];
}

/** Milliseconds of silence after which an owner is forgotten. */
const SILENT = 15_000;

export class RemoteLobby {
  readonly #own = new Map<string, { readonly tables: readonly LobbyLine[]; readonly at: number }>();

  /** Returns whether that is news. */
  hear({ owner, tables }: OwnTables, now: number): boolean {
    const before = JSON.stringify(this.#own.get(owner)?.tables);
    this.#own.set(owner, { tables, at: now });
    for (const [one, { at }] of this.#own) if (now - at > SILENT) this.#own.delete(one);
    return before !== JSON.stringify(tables);
  }

  /** Each table once, the newest of every owner; `isAt` says whether an owner still holds it. */
  listed(isAt: (table: string, owner: string) => boolean): LobbyLine[] {
    const share = Math.ceil(MAX_LISTED / Math.max(1, this.#own.size));
    return [...this.#own].flatMap(([owner, { tables }]) =>
      tables.filter(({ shown }) => isAt(shown.id, owner)).slice(-share),
    );
  }
}
