/** The host in a thread of its own: what is secret never enters the page. */
import { type FromHost, type Host, listed, type ToHost } from '@deadlight/host';
import { PING, PONG } from './heartbeat.ts';
import { browserSaves } from './saves.ts';

const send = (message: FromHost): void => self.postMessage(message);

const saves = browserSaves();
let host: Host | null = null;

/** The first screen only lists what is kept: whatever knows a table is loaded when one is wanted. */
async function receive(message: ToHost): Promise<void> {
  if (host === null && message.say === 'list') {
    send(await listed(saves));
    return;
  }
  if (host === null) {
    try {
      const { newHost } = await import('./new-host.ts');
      host = newHost(saves, send);
    } catch (error) {
      send({ say: 'failed', problem: 'not-loaded', detail: String(error) });
      return;
    }
  }
  await host.receive(message);
}

/** One after another: a message must not find the table in the middle of the last one. */
let work: Promise<void> = Promise.resolve();
self.onmessage = ({ data }: MessageEvent<ToHost | typeof PING>): void => {
  if (data === PING) {
    self.postMessage(PONG);
    return;
  }
  // Nothing waits for a long thought.
  host?.hurry();
  work = work
    .then(() => receive(data))
    .catch((error: unknown) => {
      // Thrown outside of the promise, so that the page learns that this host is dead.
      setTimeout(() => {
        throw error;
      });
    });
};
