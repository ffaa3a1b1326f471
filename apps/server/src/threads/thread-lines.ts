/** What the main thread and the threads that hold tables tell each other, besides what owners and gateways do. */
import type { MessagePort } from 'node:worker_threads';
import type { OnlineProblem } from '@deadlight/host';
import type { BotTime } from '../bots/bot-time.ts';
import type { SendingSettings } from '../notices/sender.ts';
import type { Limits } from '../operator/limits.ts';
import type { TableDoc } from '../store/store.ts';

/** What a thread is started with. */
export interface TableThreadData {
  readonly thread: number;
  /** Its name, a new one at each start, and the epoch of its shards, greater at each start. */
  readonly id: string;
  readonly epoch: number;
  readonly shards: readonly number[];
  readonly store: MessagePort;
  readonly pulse: SharedArrayBuffer;
  readonly limits: Limits;
  readonly botTime: BotTime;
  readonly sending: SendingSettings;
  readonly logLevel: string;
}

/** Lines for the operator's log. */
export const LOG = 'deadlight.log';

/** What a thread has counted since it last said so, and how many tables it has. */
export interface Counted {
  readonly id: string;
  readonly decided: Readonly<Record<'person' | 'bot', number>>;
  readonly refused: Readonly<Partial<Record<OnlineProblem, number>>>;
  readonly tables: Readonly<Record<TableDoc['state'], number>>;
}

export const COUNTED = 'deadlight.counted';

/** What the main thread asks of a thread, which replies when it is done. */
export type Command = 'sweep' | 'orders' | 'tasks' | 'suspend' | 'count';

export const commandsTo = (id: string): string => `deadlight.commands.${id}`;
