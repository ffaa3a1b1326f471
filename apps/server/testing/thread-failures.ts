/** Tells threads that run `failing-thread.ts` to fail. */
import { BroadcastChannel } from 'node:worker_threads';

/** In the rules of a table, as soon as they are asked; `throw` shortly after. */
export interface Failure {
  readonly table: string;
  readonly how: 'hang' | 'exit' | 'throw';
}

export const CHANNEL = 'failing-thread';

export function failThread(failure: Failure): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(failure);
  channel.close();
}
