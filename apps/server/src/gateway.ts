/** Sockets: who is at the other end, what they may send, and to which table it goes. */
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { LEVELS, ONLINE_VERSION, type ToServer } from '@deadlight/host';
import type { Logger } from 'pino';
import { type WebSocket, WebSocketServer } from 'ws';
import { type Addresses, addressOf } from './addresses.ts';
import { Denied } from './client.ts';
import { guestOf } from './guest.ts';
import type { Hall } from './hall.ts';
import { COST, type Limits } from './limits.ts';
import type { Metrics } from './metrics.ts';
import { Page, POLICY, RESTART } from './page.ts';
import { readMessage } from './protocol.ts';
import { Unkept } from './store.ts';

export interface GatewayOptions {
  readonly hall: Hall;
  readonly limits: Limits;
  readonly addresses: Addresses;
  /** Proxies of ours, who say where a socket comes from. */
  readonly proxies: ReadonlySet<string>;
  readonly log: Logger;
  readonly metrics: Metrics;
  /** The address that pages come from, where a proxy hides it. */
  readonly publicUrl: URL | null;
  /** Milliseconds between two beats. */
  readonly beat: number;
  now(): number;
}

export const SOCKET_PATH = '/online';
/** The lobby is told of changes together. */
const GATHER = 200;
/** Beats go to one part of the pages after another: all at once they would hold up every table. */
const BEAT_TURNS = 50;
/** So long a server that ends waits for what was begun. */
const ENDING = 3000;

/** A function of its own: one made beside the request would keep that in memory as long as the socket. */
function destroy(this: Duplex): void {
  this.destroy();
}

export class Gateway {
  readonly #options: GatewayOptions;
  readonly #sockets: WebSocketServer;
  readonly #pages = new Set<Page>();
  /** How much is being done, and who waits for the end of it. */
  #busy = 0;
  #onIdle: () => void = () => {};
  #isClosing = false;
  #isAway = false;
  readonly #beats: NodeJS.Timeout;
  #opened = 0;
  #lobbyTimer: NodeJS.Timeout | null = null;

  constructor(options: GatewayOptions) {
    this.#options = options;
    this.#sockets = new WebSocketServer({
      noServer: true,
      maxPayload: options.limits.frame,
      perMessageDeflate: false,
    });
    let turn = 0;
    this.#beats = setInterval(() => {
      turn = (turn + 1) % BEAT_TURNS;
      for (const page of this.#pages) if (page.turn === turn) page.beat();
    }, options.beat / BEAT_TURNS);
  }

  get count(): number {
    return this.#pages.size;
  }

  attach(server: Server): void {
    server.on('upgrade', (request, socket, head) => this.#upgrade(request, socket, head));
  }

  #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    socket.on('error', destroy);
    const { proxies } = this.#options;
    const address = addressOf(request, proxies);
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
    const who = { guest: guest.hash, address };
    this.#sockets.handleUpgrade(request, socket, head, (opened) => this.#open(opened, socket, who));
  }

  #whyNot(request: IncomingMessage, address: string): string | null {
    if (request.url?.split('?')[0] !== SOCKET_PATH) return '404 Not Found';
    if (!this.#isOurs(request)) return '403 Forbidden';
    if (this.#isClosing || this.#isAway) return '503 Service Unavailable';
    const { addresses } = this.#options;
    const mayCome = addresses.hasRoom(address) && addresses.take(address, COST.socket);
    return mayCome ? null : '429 Too Many Requests';
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

  #open(
    socket: WebSocket,
    wire: Duplex,
    who: { readonly guest: string; readonly address: string },
  ): void {
    const { addresses, limits, log, metrics, now } = this.#options;
    const page = new Page(who, socket, wire, limits, now());
    page.turn = this.#opened++ % BEAT_TURNS;
    this.#pages.add(page);
    addresses.open(page.address);
    socket.on('pong', () => {
      page.alive = true;
    });
    socket.on('error', (error) => log.debug({ err: error }, 'a socket failed'));
    socket.on('close', () => {
      this.#pages.delete(page);
      addresses.close(page.address);
      page.table?.leave(page);
      page.table = null;
    });
    socket.on('message', (data, isBinary) => {
      page.alive = true;
      metrics.messages.inc();
      // Whatever comes of this one, the answer to the one before is on its way.
      page.write();
      if (isBinary) return page.close(POLICY);
      // What comes now is sent again to the next server.
      if (this.#isClosing) return;
      const isAllowed = addresses.take(page.address, COST.message);
      if (!page.mayGoOn(now(), isAllowed)) return this.#fail(page, new Denied('too-fast'), {});
      const message = readMessage(String(data));
      if (message === null) return this.#fail(page, new Denied('bad-message'), {});
      this.#busy++;
      this.#hear(page, message).then(
        () => this.#done(),
        (error: unknown) => {
          this.#fail(page, error, 'id' in message ? { id: message.id } : {});
          this.#done();
        },
      );
    });
    page.send({ say: 'hello', version: ONLINE_VERSION, levels: LEVELS });
  }

  #done(): void {
    if (--this.#busy === 0) this.#onIdle();
  }

  get #idle(): Promise<void> {
    return new Promise((resolve) => {
      this.#onIdle = resolve;
      if (this.#busy === 0) resolve();
    });
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
    const { addresses, now, hall } = this.#options;
    switch (message.say) {
      case 'tables':
        page.inLobby = true;
        page.send({ say: 'tables', tables: hall.listed });
        return;
      case 'create':
        if (!addresses.take(page.address, COST.create)) throw new Denied('too-fast');
        page.send({ say: 'created', table: await hall.create(page, message.wish) });
        return;
      case 'leave':
        page.table?.leave(page);
        page.table = null;
        return;
      case 'enter': {
        page.table?.leave(page);
        page.table = null;
        const table = hall.find(message.table);
        page.table = table;
        page.inLobby = false;
        return table.do(page, message);
      }
      default:
        if (page.table === null) throw new Denied('no-table');
        if (!page.table.mayDoMore()) throw new Denied('too-fast');
        if (message.say === 'hint' && !page.mayHaveHint(now())) throw new Denied('too-fast');
        return page.table.do(page, message);
    }
  }

  /** What the lobby shows has changed. */
  lobbyChanged(): void {
    this.#lobbyTimer ??= setTimeout(() => {
      this.#lobbyTimer = null;
      const { listed } = this.#options.hall;
      for (const page of this.#pages)
        if (page.inLobby) page.send({ say: 'tables', tables: listed });
    }, GATHER);
  }

  /** While tables are out of reach, pages are sent to another server. */
  setAway(isAway: boolean): void {
    this.#isAway = isAway;
    if (isAway) for (const page of this.#pages) page.close(RESTART);
  }

  /** Ends what was begun, and lets everybody go; they come back to the next server. */
  async close(): Promise<void> {
    this.#isClosing = true;
    clearInterval(this.#beats);
    if (this.#lobbyTimer !== null) clearTimeout(this.#lobbyTimer);
    const tooLong = new AbortController();
    await Promise.race([
      this.#idle,
      sleep(ENDING, undefined, { signal: tooLong.signal }).catch(() => {}),
    ]);
    tooLong.abort();
    for (const page of this.#pages) page.close(RESTART);
    this.#sockets.close();
  }
}
