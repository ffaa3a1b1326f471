/** Backups that administrators have started, in a folder beside the tables. */
import { mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Place } from '../store/archive.ts';
import { inOperatorThread } from './in-operator-thread.ts';

const NAME = /^deadlight-[\dTZ-]+\.(?:sqlite|dump)$/;
const PRIVATE = 0o700;

const folderOf = ({ data }: Place): string => join(data, 'backups');

export interface Backup {
  readonly name: string;
  readonly size: number;
  readonly at: number;
}

/** Gives the name of the file. */
export async function makeBackup(place: Place, now: number): Promise<string> {
  const date = new Date(now).toISOString().replaceAll(/[:.]/g, '-');
  const name = `deadlight-${date}.${place.store === undefined ? 'sqlite' : 'dump'}`;
  await mkdir(folderOf(place), { recursive: true, mode: PRIVATE });
  await inOperatorThread(place, { do: 'backup', file: join(folderOf(place), name) });
  return name;
}

/** The newest first. */
export async function backupsIn(place: Place): Promise<Backup[]> {
  const names = await readdir(folderOf(place)).catch(() => []);
  const found = names
    .filter((name) => NAME.test(name))
    .map(async (name) => {
      const { size, mtimeMs } = await stat(join(folderOf(place), name));
      return { name, size, at: Math.round(mtimeMs) };
    });
  return (await Promise.all(found)).toSorted((a, b) => b.at - a.at);
}
