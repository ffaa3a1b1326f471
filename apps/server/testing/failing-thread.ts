/**
 * A thread that holds tables and fails when it is told to (`thread-failures.ts`): it ends itself, or hangs in
 * the rules of a table as soon as they are asked.
 */
import { BroadcastChannel } from 'node:worker_threads';
import { MatchLog } from '../src/table/match-log.ts';
import '../src/threads/table-thread.ts';
import { CHANNEL, type Failure } from './thread-failures.ts';

let failure: Failure | null = null;
const channel = new BroadcastChannel(CHANNEL);
channel.onmessage = (event) => {
  failure = (event as { data: Failure }).data;
};

const { ask } = MatchLog.prototype;
MatchLog.prototype.ask = function <T>(this: MatchLog, work: Parameters<typeof ask<T>>[0]): T {
  return ask.call(this, (host) => {
    if (failure?.table === host.id) fail(failure.how);
    return work(host);
  }) as T;
};

function fail(how: Failure['how']): void {
  if (how === 'exit') process.exit(1);
  if (how === 'throw')
    setImmediate(() => {
      throw new Error('a mistake outside of the rules');
    });
  if (how === 'hang') for (;;);
}
