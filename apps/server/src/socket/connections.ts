/** Limits on connections before the first request: how many there may be, and how long they may be silent. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Limits } from '../operator/limits.ts';
import { networkOf } from './addresses.ts';

/** Connections of an address besides its sockets: pages load their parts over several at a time. */
const BESIDE = 32;

/** An idle connection is closed after this multiple of the time for a request. */
const STALLED = 6;

/** Proxies connect for others: they are not counted. */
export function limitConnections(
  server: Server,
  { connections, sockets, silence }: Limits,
  proxies: ReadonlySet<string>,
): void {
  const wait = silence * 1000;
  const counts = new Map<string, number>();
  const waiting = new WeakMap<Duplex, NodeJS.Timeout>();
  /** Closed unless a complete request arrives in time. */
  const expect = (socket: Duplex): void => {
    clearTimeout(waiting.get(socket));
    waiting.set(socket, setTimeout(() => socket.destroy(), wait).unref());
  };
  server.maxConnections = connections;
  server.keepAliveTimeout = wait;
  // A slow reader may take its time, as long as it reads.
  server.timeout = STALLED * wait;
  server.on('connection', (socket: Socket) => {
    const address = networkOf(socket.remoteAddress ?? '');
    if (!proxies.has(address)) {
      const count = (counts.get(address) ?? 0) + 1;
      counts.set(address, count);
      socket.once('close', () => {
        const left = counts.get(address)! - 1;
        if (left === 0) counts.delete(address);
        else counts.set(address, left);
      });
      if (count > sockets + BESIDE) {
        socket.destroy();
        return;
      }
    }
    expect(socket);
  });
  server.prependListener(
    'request',
    ({ socket, headers }: IncomingMessage, response: ServerResponse) => {
      const hasBody =
        headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
      // No request here has a body, so none is waited for.
      if (hasBody) response.setHeader('connection', 'close');
      if (hasBody) expect(socket);
      else clearTimeout(waiting.get(socket));
      response.once('close', () => {
        if (hasBody) socket.destroy();
        else expect(socket);
      });
    },
  );
  server.on('upgrade', (_request: IncomingMessage, socket: Duplex) =>
    clearTimeout(waiting.get(socket)),
  );
}
