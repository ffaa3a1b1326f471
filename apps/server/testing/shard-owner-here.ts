/** A process that shares the shards of a database, in this one; nobody comes to its tables. */
import { pino } from 'pino';
import type { Thinkers } from '../src/bots/thinkers.ts';
import { LIMITS } from '../src/operator/limits.ts';
import { ShardOwner } from '../src/postgres/holdings.ts';
import { noSender } from './no-sender.ts';

export const shardOwnerHere = (url: string): Promise<ShardOwner> =>
  ShardOwner.open(url, {
    thinkers: {} as Thinkers,
    log: pino({ level: 'silent' }),
    sender: noSender(),
    limits: LIMITS,
    now: () => Date.now(),
    pause: async () => {},
    tempo: 0,
    changed: () => {},
    inRules: (_table, ask) => ask(),
    decided: () => {},
    refused: () => {},
  });
