/** Folders and files that only the server's user can read: they hold the secrets of running games. */
import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';

const FOLDER = 0o700;
const FILE = 0o600;

/** Makes a folder and its parents. Node's recursive `mkdir` never returns in places such as `/proc`. */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  const above = dirname(folder);
  if (above !== folder) makeFolder(above);
  mkdirSync(folder, FOLDER);
}

/** Makes an empty file, or makes an existing one private. */
export function makePrivate(file: string): void {
  closeSync(openSync(file, 'a', FILE));
  chmodSync(file, FILE);
}
