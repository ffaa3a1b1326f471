/** Carries messages between processes. It may lose, repeat or delay any of them, unless it is reliable. */

import { setTimeout as sleep } from 'node:timers/promises';
import { at } from '@deadlight/engine';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import type { Logger } from 'pino';

export interface Bus {
  /** Nothing is lost while both ends live, and the end of one is announced: silence alone means nothing. */
  readonly isReliable: boolean;
  /** Milliseconds that it has been out of reach; 0 while it is connected. */
  readonly awayFor: number;
  /** How many messages this process has sent. */
  readonly published: number;
  publish(subject: string, text: string): void;
  /** Every subscriber of a subject gets each message. */
  hear(subject: string, heard: (text: string) => void): void;
  /** One subscriber replies; rejects if none does in time. */
  ask(subject: string, text: string, within: number): Promise<string>;
  answer(subject: string, answers: (text: string) => Promise<string>): void;
  /** It was out of reach and is back: anything may have been lost meanwhile. */
  onBack(listener: () => void): void;
  close(): Promise<void>;
}

/** Ping interval in milliseconds: a bus that is silent for two of these is out of reach. */
const PING = 500;
const AGAIN = 200;
const FLUSH = 500;

export async function natsBus(addresses: string, name: string, log: Logger): Promise<Bus> {
  const { under, servers } = serversOf(addresses);
  log.info({ bus: servers.servers }, 'connecting to the bus');
  const nats = await connect({
    ...servers,
    name,
    maxReconnectAttempts: -1,
    reconnectTimeWait: AGAIN,
    reconnectJitter: AGAIN,
    pingInterval: PING,
    maxPingOut: 2,
    waitOnFirstConnect: true,
    ignoreAuthErrorAbort: true,
  });
  const listeners: (() => void)[] = [];
  let awaySince: number | null = null;
  void follow(nats, {
    away() {
      awaySince ??= performance.now();
      log.warn('the bus is out of reach');
    },
    back() {
      awaySince = null;
      log.info('the bus is back');
      for (const listener of listeners) listener();
    },
  });
  return {
    isReliable: false,
    get awayFor() {
      return awaySince === null ? 0 : performance.now() - awaySince;
    },
    get published() {
      return nats.stats().outMsgs;
    },
    publish(subject, text) {
      // Messages buffered while the bus is away are stale when it is back, and are sent again anyway.
      if (awaySince !== null || nats.isClosed()) return;
      try {
        nats.publish(under + subject, text);
      } catch (error) {
        log.error({ err: error, subject, size: text.length }, 'a message was not sent');
      }
    },
    hear(subject, heard) {
      nats.subscribe(under + subject, {
        callback(error, message) {
          if (error !== null) return;
          try {
            heard(message.string());
          } catch (problem) {
            log.error({ err: problem, subject }, 'a message makes no sense');
          }
        },
      });
    },
    async ask(subject, text, within) {
      return (await nats.request(under + subject, text, { timeout: within })).string();
    },
    answer(subject, answers) {
      nats.subscribe(under + subject, {
        queue: 'one',
        callback(error, message) {
          if (error !== null) return;
          answers(message.string())
            .then((text) => message.respond(text))
            .catch((problem: unknown) => log.error({ err: problem, subject }, 'no answer'));
        },
      });
    },
    onBack(listener) {
      listeners.push(listener);
    },
    async close() {
      // Flushes the last messages, if possible.
      if (awaySince === null) await Promise.race([nats.flush().catch(() => {}), sleep(FLUSH)]);
      await nats.close();
    },
  };
}

async function follow(
  nats: NatsConnection,
  tell: { readonly away: () => void; readonly back: () => void },
): Promise<void> {
  for await (const { type } of nats.status()) {
    if (type === 'disconnect' || type === 'staleConnection') tell.away();
    if (type === 'reconnect') tell.back();
  }
}

/**
 * Several addresses, separated by commas, are servers of one cluster. The first names user and password, and in its
 * path what this bus is called, where several share the servers.
 */
function serversOf(addresses: string) {
  const urls = addresses.split(',').map((one) => new URL(one.trim()));
  const { username, password, protocol, pathname } = at(urls, 0, 'url');
  const path = pathname.split('/').filter((name) => name !== '');
  return {
    under: path.map((name) => `${name}.`).join(''),
    servers: {
      servers: urls.map(({ host }) => host),
      ...(username !== '' && password === '' && { token: decodeURIComponent(username) }),
      ...(password !== '' && {
        user: decodeURIComponent(username),
        pass: decodeURIComponent(password),
      }),
      ...(protocol === 'tls:' && { tls: {} }),
    },
  };
}
