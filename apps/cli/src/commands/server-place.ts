/** The options of every command that concerns a server: where it is, and what it keeps its tables in. */
import { join } from 'node:path';
import { type Command, Option } from 'commander';
import { DATA, ROOT } from '../root.ts';

/** An option that an environment variable can set as well. */
export const option = (flags: string, text: string, usual?: string): Option => {
  const made = new Option(flags, text).env(
    `DEADLIGHT_${/--([\w-]+)/.exec(flags)![1]!.toUpperCase().replaceAll('-', '_')}`,
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
}

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
    .addOption(option('--app <folder>', 'the built browser app', join(ROOT, 'apps/web/dist')));
