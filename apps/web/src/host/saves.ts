/** Kept games, in the browser's own database. It is only opened here, away from the page. */
import { outsideOf, type Save, type Saves } from '@deadlight/host';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

interface Schema extends DBSchema {
  games: { key: string; value: Save; indexes: { at: number } };
}

const open = (terminated: () => void): Promise<IDBPDatabase<Schema>> =>
  openDB<Schema>('deadlight', 1, {
    upgrade(db) {
      db.createObjectStore('games', { keyPath: 'id' }).createIndex('at', 'at');
    },
    terminated,
  });

export function browserSaves(): Saves {
  let db: Promise<IDBPDatabase<Schema>> | null = null;
  /** A request that failed or was closed is tried again. */
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
