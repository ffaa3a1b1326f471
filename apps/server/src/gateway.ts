/** Sockets: who is at the other end, what they may send, and to which table it goes. */
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type FromServer, LEVELS, ONLINE_VERSION, type ToServer } from '@deadlight/host';
import type { Logger } from 'pino';
import { type WebSocket, WebSocketServer } from 'ws';
import { guestOf } from './guest.ts';
import { Bucket, type Limits } from './limits.ts';
import type { Metrics } from './metrics.ts';
import { type Client, Denied, type OnlineTable } from './online-table.ts';
import { readMessage } from './protocol.ts';
import { Unkept } from './store.ts';
import type { Tables } from './tables.ts';

export interface GatewayOptions {
  readonly tables: Tables;
  readonly limits: Limits;
  readonly log: Logger;
  readonly metrics: Metrics;
  /** The address that pages come from, where a proxy hides it. */
  readonly publicUrl: URL | null;
  now(): number;
}

export const SOCKET_PATH = '/online';
const BEAT = 15_000;
/** The lobby is told of changes together. */
const GATHER = 200;
/** Codes of `ws` for a socket that is let go. */
const RESTART = 1012;
const POLICY = 1008;

class Page implements Client {
  readonly guest: string;
  readonly #socket: WebSocket;
  readonly #backlog: number;
  readonly bucket: Bucket;
  seen = true;
  alive = true;
  table: OnlineTable | null = null;
  inLobby = false;

  constructor(guest: string, socket: WebSocket, limits: Limits, now: number) {
    this.guest = guest;
    this.#socket = socket;
    this.#backlog = limits.backlog;
    this.bucket = new Bucket(limits.rate, limits.burst, now);
  }

  isAt(table: OnlineTable): boolean {
    return this.table === table && this.#socket.readyState === this.#socket.OPEN;
  }

  send(message: FromServer): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    // Who reads too slowly comes back and gets everything at once.
    if (this.#socket.bufferedAmount > this.#backlog) this.#socket.terminate();
    else this.#socket.send(JSON.stringify(message));
  }

  beat(): void {
    if (!this.alive) {
      this.#socket.terminate();
      return;
    }
    this.alive = false;
    this.#socket.ping();
    this.send({ say: 'beat', seq: this.table?.seqOf(this) ?? 0 });
  }

  close(code: number): void {
    this.#socket.close(code);
  }
}

export class Gateway {
  readonly #options: GatewayOptions;
  readonly #sockets: WebSocketServer;
  readonly #pages = new Set<Page>();
  readonly #addresses = new Map<string, number>();
  readonly #beats: NodeJS.Timeout;
  #lobbyTimer: NodeJS.Timeout | null = null;

  constructor(options: GatewayOptions) {
    this.#options = options;
    this.#sockets = new WebSocketServer({
      noServer: true,
      maxPayload: options.limits.frame,
      perMessageDeflate: false,
    });
    this.#beats = setInterval(() => {
      for (const page of this.#pages) page.beat();
    }, BEAT);
  }

  get count(): number {
    return this.#pages.size;
  }

  attach(server: Server): void {
    server.on('upgrade', (request, socket, head) => this.#upgrade(request, socket, head));
  }

  #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    socket.on('error', () => socket.destroy());
    const address = request.socket.remoteAddress ?? '';
    const refused = this.#whyNot(request, address);
    if (refused !== null) {
      socket.end(`HTTP/1.1 ${refused}\r\nConnection: close\r\n\r\n`);
      return;
    }
    const guest = guestOf(request.headers.cookie, this.#isSecure(request));
    if (guest.cookie !== null)
      this.#sockets.once('headers', (headers, of) => {
        if (of === request) headers.push(`Set-Cookie: ${guest.cookie}`);
      });
    this.#sockets.handleUpgrade(request, socket, head, (opened) => {
      this.#count(address, 1);
      opened.on('close', () => this.#count(address, -1));
      this.#open(opened, guest.hash);
    });
  }

  #whyNot(request: IncomingMessage, address: string): string | null {
    if (request.url?.split('?')[0] !== SOCKET_PATH) return '404 Not Found';
    if (!this.#isOurs(request)) return '403 Forbidden';
    const many = (this.#addresses.get(address) ?? 0) >= this.#options.limits.sockets;
    return many ? '429 Too Many Requests' : null;
  }

  #count(address: string, by: number): void {
    const now = (this.#addresses.get(address) ?? 0) + by;
    if (now > 0) this.#addresses.set(address, now);
    else this.#addresses.delete(address);
  }

  /** Pages of other places may not speak for their visitors. */
  #isOurs({ headers: { host, origin } }: IncomingMessage): boolean {
    if (origin === undefined || !URL.canParse(origin)) return false;
    const from = new URL(origin);
    return from.host === host || from.origin === this.#options.publicUrl?.origin;
  }

  #isSecure({ headers: { origin = '' } }: IncomingMessage): boolean {
    return origin.startsWith('https:');
  }

  #open(socket: WebSocket, guest: string): void {
    const { limits, log, metrics, now } = this.#options;
    const page = new Page(guest, socket, limits, now());
    this.#pages.add(page);
    socket.on('pong', () => {
      page.alive = true;
    });
    socket.on('error', (error) => log.debug({ err: error }, 'a socket failed'));
    socket.on('close', () => {
      this.#pages.delete(page);
      page.table?.leave(page);
      page.table = null;
    });
    socket.on('message', (data, isBinary) => {
      page.alive = true;
      metrics.messages.inc();
      if (isBinary) return socket.close(POLICY);
      if (!page.bucket.take(now())) return this.#fail(page, new Denied('too-fast'), {});
      const message = readMessage(String(data));
      if (message === null) return this.#fail(page, new Denied('bad-message'), {});
      this.#hear(page, message).catch((error: unknown) => {
        this.#fail(page, error, 'id' in message ? { id: message.id } : {});
      });
    });
    page.send({ say: 'hello', version: ONLINE_VERSION, levels: LEVELS });
  }

  #fail(page: Page, error: unknown, about: { id?: string }): void {
    if (error instanceof Denied)
      page.send({ say: 'failed', problem: error.problem, detail: error.message, ...about });
    else if (error instanceof Unkept)
      page.send({ say: 'failed', problem: 'unkept', detail: '', ...about });
    else {
      this.#options.log.error({ err: error }, 'a message failed');
      page.send({ say: 'failed', problem: 'broken', detail: '', ...about });
    }
  }

  async #hear(page: Page, message: ToServer): Promise<void> {
    const { tables } = this.#options;
    switch (message.say) {
      case 'tables':
        page.inLobby = true;
        page.send({ say: 'tables', tables: tables.listed });
        return;
      case 'create':
        page.send({ say: 'created', table: await tables.create(page, message.wish) });
        return;
      case 'leave':
        page.table?.leave(page);
        page.table = null;
        return;
      case 'enter': {
        page.table?.leave(page);
        page.table = null;
        const table = tables.find(message.table);
        page.table = table;
        page.inLobby = false;
        return table.do(page, message);
      }
      default:
        if (page.table === null) throw new Denied('no-table');
        return page.table.do(page, message);
    }
  }

  /** What the lobby shows has changed. */
  lobbyChanged(): void {
    this.#lobbyTimer ??= setTimeout(() => {
      this.#lobbyTimer = null;
      const { listed } = this.#options.tables;
      for (const page of this.#pages)
        if (page.inLobby) page.send({ say: 'tables', tables: listed });
    }, GATHER);
  }

  /** Lets everybody go; they come back to the next server. */
  close(): void {
    clearInterval(this.#beats);
    if (this.#lobbyTimer !== null) clearTimeout(this.#lobbyTimer);
    for (const page of this.#pages) page.close(RESTART);
    this.#sockets.close();
  }
}
