/** Tries what a server needs, without serving anything: the place where it keeps its tables, its address and its port. */
import { createServer } from 'node:net';
import type { Place } from '../store/archive.ts';
import { withArchive } from '../store/open-archive.ts';
import { sqliteStore } from '../store/sqlite-store.ts';

export interface Listening {
  readonly port: number;
  readonly address: string;
}

/** Rejects with the fault that `startServer` would report. `keeps` is false for a process that has no tables of its own. */
export async function tryOut({ port, address }: Listening, place: Place | null): Promise<void> {
  if (place?.store !== undefined) await withArchive(place, async () => {});
  else if (place !== null) await write(place.data);
  await listen(port, address);
}

async function write(folder: string): Promise<void> {
  const store = sqliteStore(folder);
  try {
    await store.probe();
  } finally {
    await store.close();
  }
}

const listen = (port: number, host: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const tried = createServer();
    tried.once('error', reject);
    tried.listen({ port, host }, () => tried.close(() => resolve()));
  });
