/** The options of every command that concerns a server: where it is, and what it keeps its tables in. */

import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { at } from '@deadlight/engine';
import { type Command, Option } from 'commander';
import { wrong } from '../problem.ts';
import { DATA, ROOT } from '../root.ts';

/** An option that an environment variable can set as well. */
export const option = (flags: string, text: string, usual?: string): Option => {
  const made = new Option(flags, text).env(
    `DEADLIGHT_${at(/--([\w-]+)/.exec(flags)!, 1, 'option name')
      .toUpperCase()
      .replaceAll('-', '_')}`,
  );
  return usual === undefined ? made : made.default(usual);
};

export interface PlaceOptions {
  readonly port: string;
  readonly address: string;
  readonly data: string;
  readonly store?: string;
  readonly bus?: string;
  readonly app: string;
  readonly threads: string;
}

/** Tables are in 64 shards, and a thread holds whole shards. */
const MAX_THREADS = 64;

export const addPlaceOptions = (command: Command): Command =>
  command
    .addOption(option('--port <n>', 'the port; 0 takes any that is free', '4173'))
    .addOption(option('--address <ip>', 'the address to listen on', '0.0.0.0'))
    .addOption(option('--data <folder>', 'where tables are kept', DATA))
    .addOption(
      option('--store <url>', 'a PostgreSQL database for the tables: postgres://user@host/name'),
    )
    .addOption(
      option('--bus <url>', 'NATS, which connects several servers on one store: nats://host'),
    )
    .addOption(option('--app <folder>', 'the built browser app', join(ROOT, 'apps/web/dist')))
    .addOption(
      option('--threads <n>', 'how many threads hold tables; auto: one for each core', '1'),
    );

export function threadsOf({ threads, store, bus }: PlaceOptions): number {
  const count =
    threads === 'auto' ? Math.min(MAX_THREADS, availableParallelism()) : Number(threads);
  if (!Number.isInteger(count) || count < 1 || count > MAX_THREADS)
    throw wrong(
      `--threads must be auto or a whole number from 1 to ${MAX_THREADS}, not "${threads}"`,
    );
  if (count > 1 && (store !== undefined || bus !== undefined))
    throw wrong(
      '--threads is for tables in a folder: on a database, start several servers instead',
    );
  return count;
}
