/** Kept games, in the browser's own database. It is only opened here, away from the page. */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Kept, Problem } from './messages.ts';

export interface Save extends Kept {
  /** The whole game as text, secrets and all. */
  readonly record: string;
}

interface Schema extends DBSchema {
  games: { key: string; value: Save; indexes: { at: number } };
}

export interface Saves {
  keep(save: Save): Promise<void>;
  find(id: string): Promise<Save | undefined>;
  forget(id: string): Promise<void>;
  list(): Promise<Kept[]>;
}

const open = (terminated: () => void): Promise<IDBPDatabase<Schema>> =>
  openDB<Schema>('deadlight', 1, {
    upgrade(db) {
      db.createObjectStore('games', { keyPath: 'id' }).createIndex('at', 'at');
    },
    terminated,
  });

/** A browser whose storage is used up can be helped; one that forbids it cannot. */
export const whyNotKept = (error: unknown): Problem =>
  error instanceof Error && error.name === 'QuotaExceededError' ? 'no-room' : 'no-storage';

/** What may be known of a game without playing it. */
export const outsideOf = ({ record: _record, ...kept }: Save): Kept => kept;

export function browserSaves(): Saves {
  let db: Promise<IDBPDatabase<Schema>> | null = null;
  /** What failed or was closed once is tried anew. */
  const forget = (): void => {
    db = null;
  };
  const opened = (): Promise<IDBPDatabase<Schema>> => {
    db ??= open(forget).catch((error: unknown) => {
      forget();
      throw error;
    });
    return db;
  };
  return {
    async keep(save) {
      await (await opened()).put('games', save);
    },
    async find(id) {
      return (await opened()).get('games', id);
    },
    async forget(id) {
      await (await opened()).delete('games', id);
    },
    async list() {
      const all = await (await opened()).getAllFromIndex('games', 'at');
      return all.reverse().map(outsideOf);
    },
  };
}
