/** The public tables of all owners. */
import type { Listed } from '@deadlight/host';
import { MAX_LISTED } from '../table/listing.ts';

/** An owner's public tables, as it announced them. */
export interface OwnTables {
  readonly owner: string;
  readonly tables: readonly Listed[];
}

/** Milliseconds of silence after which an owner is forgotten. */
const SILENT = 15_000;

export class RemoteLobby {
  readonly #own = new Map<string, { readonly tables: readonly Listed[]; readonly at: number }>();

  /** Returns whether that is news. */
  hear({ owner, tables }: OwnTables, now: number): boolean {
    const before = JSON.stringify(this.#own.get(owner)?.tables);
    this.#own.set(owner, { tables, at: now });
    for (const [one, { at }] of this.#own) if (now - at > SILENT) this.#own.delete(one);
    return before !== JSON.stringify(tables);
  }

  /** Each table once, the newest of every owner; `isAt` says whether an owner still holds it. */
  listed(isAt: (table: string, owner: string) => boolean): Listed[] {
    const share = Math.ceil(MAX_LISTED / Math.max(1, this.#own.size));
    return [...this.#own].flatMap(([owner, { tables }]) =>
      tables.filter(({ id }) => isAt(id, owner)).slice(-share),
    );
  }
}
