/** Opens what is kept, wherever that is. */
import type { Archive, Place } from './archive.ts';

/** Only what is needed is loaded: a thread that watches must be small. */
async function openArchive({ data, store }: Place): Promise<Archive> {
  if (store === undefined) return (await import('./sqlite-archive.ts')).sqliteArchive(data);
  return (await import('../postgres/archive.ts')).postgresArchive(store);
}

export async function withArchive<T>(
  place: Place,
  work: (archive: Archive) => Promise<T>,
): Promise<T> {
  const archive = await openArchive(place);
  try {
    return await work(archive);
  } finally {
    await archive.close();
  }
}
