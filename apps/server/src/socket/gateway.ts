/** Sockets: who is connected, what they may send, and to which table it goes. */
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  LEVELS,
  ONLINE_VERSION,
  type OnlineProblem,
  type OnlineTableSettings,
  type ToServer,
} from '@deadlight/host';
import type { Logger } from 'pino';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Thinkers } from '../bots/thinkers.ts';
import { Clubs } from '../clubs/clubs.ts';
import { Deals } from '../daily/deals.ts';
import type { Notices } from '../notices/notices.ts';
import { Administration } from '../operator/administration.ts';
import { COST, type Limits } from '../operator/limits.ts';
import type { Metrics } from '../operator/metrics.ts';
import { Accounts, type Asker } from '../people/accounts.ts';
import { banOf } from '../people/bans.ts';
import { apartFrom } from '../people/blocks.ts';
import { noteSeen } from '../people/friends.ts';
import { myTables } from '../people/my-tables.ts';
import type { Site } from '../people/passkeys.ts';
import type { People } from '../people/people.ts';
import { hashOfSecret } from '../secret.ts';
import type { Place } from '../store/archive.ts';
import { StoreUnavailable, type TableDoc } from '../store/store.ts';
import type { TableDirectory, TableHandle } from '../table/directory.ts';
import { type Addresses, addressOf } from './addresses.ts';
import { NotPermitted } from './client.ts';
import { Connection, POLICY, RESTART, type Who } from './connection.ts';
import { type Identity, identityOf } from './guest.ts';
import type { KnownHosts } from './known-hosts.ts';
import { LobbyNews } from './lobby-news.ts';
import { readMessage } from './protocol.ts';
import { Turns } from './turns.ts';

export interface GatewayOptions {
  readonly directory: TableDirectory;
  readonly people: People;
  readonly notices: Notices;
  readonly thinkers: Pick<Thinkers, 'judge'>;
  readonly limits: Limits;
  readonly addresses: Addresses;
  /** Our proxies, which report a socket's client address. */
  readonly proxies: ReadonlySet<string>;
  readonly hosts: KnownHosts;
  readonly log: Logger;
  readonly metrics: Metrics;
  /** The public address of the pages, if a proxy hides it. */
  readonly publicUrl: URL | null;
  /** Where this process keeps its tables; null if others do. */
  readonly place: Place | null;
  isWell(): Promise<boolean>;
  /** How many tables are in each state. */
  tables(): Record<TableDoc['state'], number>;
  /** Milliseconds between two heartbeats. */
  readonly beat: number;
  now(): number;
}

const SOCKET_PATH = '/online';
/** Lobby changes are debounced. */
const GATHER = 200;
/** Heartbeats are staggered: all at once they would hold up every table. */
const BEAT_TURNS = 50;
/** Milliseconds that a stopping server waits for work in progress, and then for pages to close. */
const ENDING = 2000;
const PARTING = 500;

/**
 * A separate function: a closure made in the request handler would keep the request in memory as long as the socket.
 */
function destroy(this: Duplex): void {
  this.destroy();
}

/** Waits for a promise, but no longer than a timeout in milliseconds. */
async function within(time: number, what: Promise<void>): Promise<void> {
  const tooLong = new AbortController();
  await Promise.race([what, sleep(time, undefined, { signal: tooLong.signal }).catch(() => {})]);
  tooLong.abort();
}

export class Gateway {
  readonly #options: GatewayOptions;
  readonly #sockets: WebSocketServer;
  readonly #pages = new Set<Connection>();
  /** Requests in progress, and callbacks that wait for them to finish. */
  #busy = 0;
  #onIdle: () => void = () => {};
  #onEmpty: () => void = () => {};
  #isClosing = false;
  #isAway = false;
  readonly #beats: NodeJS.Timeout;
  #opened = 0;
  #lobbyTimer: NodeJS.Timeout | null = null;
  readonly #lobby: LobbyNews;
  readonly #turns = new Turns();
  readonly #accounts: Accounts;
  readonly #administration: Administration;
  readonly #deals: Deals;
  readonly #clubs: Clubs;

  constructor(options: GatewayOptions) {
    this.#options = options;
    this.#lobby = new LobbyNews(() => options.directory.listed);
    const { people, notices, directory, now } = options;
    this.#accounts = new Accounts({
      people,
      notices,
      directory,
      now,
      moved: (devices) => this.#moved(new Set(devices)),
    });
    const { log, limits, place, isWell, tables, thinkers } = options;
    this.#clubs = new Clubs({ people, directory, log, now });
    this.#deals = new Deals({
      people,
      now,
      judge: (deal, packed, whose) => thinkers.judge(deal, packed, whose),
    });
    this.#administration = new Administration({
      people,
      log,
      limits,
      place,
      now,
      isWell,
      counts: () => ({ sockets: this.count, tables: tables() }),
      banned: async (person) => {
        for (const page of this.#pages) if (page.guest === person) await this.#shutOut(page);
      },
    });
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
      this.#refuse(socket, refused);
      return;
    }
    const { people, now } = this.#options;
    const known = async () => {
      const who = await identityOf(request.headers.cookie, this.#isSecure(request), people);
      return { who, isShutOut: (await banOf(people, who.person, now())) !== null };
    };
    known().then(
      ({ who, isShutOut }) => this.#admit(request, socket, head, { ...who, isShutOut }),
      (error: unknown) => {
        this.#options.log.warn({ err: error }, 'it is not known who comes');
        this.#refuse(socket, '503 Service Unavailable');
      },
    );
  }

  #refuse(socket: Duplex, refused: string): void {
    this.#options.metrics.refused.inc({ reason: refused.slice(0, 3) });
    socket.end(`HTTP/1.1 ${refused}\r\nConnection: close\r\n\r\n`);
  }

  #admit(
    request: IncomingMessage,
    socket: Duplex,
    head: Buffer,
    who: Identity & Pick<Who, 'isShutOut'>,
  ): void {
    if (socket.destroyed) return;
    const address = addressOf(request, this.#options.proxies);
    // Others may have come meanwhile, or the server may have begun to stop.
    const refused = this.#whyNoRoom(address);
    if (refused !== null) {
      this.#refuse(socket, refused);
      return;
    }
    const addCookie = (headers: string[], of: IncomingMessage): void => {
      if (of === request && who.cookie !== null) headers.push(`Set-Cookie: ${who.cookie}`);
    };
    this.#sockets.on('headers', addCookie);
    this.#sockets.handleUpgrade(request, socket, head, (opened) =>
      this.#open(opened, socket, { ...who, address, site: this.#siteOf(request) }),
    );
    this.#sockets.off('headers', addCookie);
  }

  #whyNot(request: IncomingMessage, address: string): string | null {
    if (request.url?.split('?')[0] !== SOCKET_PATH) return '404 Not Found';
    if (!this.#isOurs(request)) return '403 Forbidden';
    const refused = this.#whyNoRoom(address);
    if (refused !== null) return refused;
    return this.#options.addresses.take(address, COST.socket) ? null : '429 Too Many Requests';
  }

  #whyNoRoom(address: string): string | null {
    if (this.#isClosing || this.#isAway) return '503 Service Unavailable';
    return this.#options.addresses.hasRoom(address) ? null : '429 Too Many Requests';
  }

  /** Pages of other origins may not act for their visitors. */
  #isOurs({ headers: { host, origin } }: IncomingMessage): boolean {
    const { hosts, publicUrl } = this.#options;
    const from = URL.parse(origin ?? '');
    if (from === null || !hosts.isKnown(host)) return false;
    return from.host === host || from.origin === publicUrl?.origin;
  }

  /** Passkeys belong to the name in the address that people see. */
  #siteOf({ headers: { origin = '' } }: IncomingMessage): Site {
    return { origin, host: new URL(origin).hostname };
  }

  #isSecure({ headers: { origin = '' } }: IncomingMessage): boolean {
    return origin.startsWith('https:');
  }

  #open(socket: WebSocket, wire: Duplex, who: Who): void {
    const { addresses, limits, log, metrics, now } = this.#options;
    const page = new Connection(who, socket, wire, limits, now());
    page.turn = this.#opened++ % BEAT_TURNS;
    this.#pages.add(page);
    addresses.open(page.from);
    socket.on('pong', () => {
      page.alive = true;
    });
    socket.on('error', (error) => log.debug({ err: error }, 'a socket failed'));
    socket.on('close', () => {
      this.#pages.delete(page);
      addresses.close(page.from);
      page.table?.leave(page);
      page.table = null;
      if (this.#pages.size === 0) this.#onEmpty();
    });
    socket.on('message', (data, isBinary) => {
      page.alive = true;
      metrics.messages.inc();
      // Whatever becomes of this message, the reply to the one before has been sent.
      page.write();
      if (isBinary) return page.close(POLICY);
      // Pages send this again to the next server.
      if (this.#isClosing) return;
      const isAllowed = addresses.take(page.from, COST.message);
      if (!page.mayGoOn(now(), isAllowed))
        return this.#fail(page, new NotPermitted('too-fast'), {});
      this.#busy++;
      this.#turns.take(page.from, () => this.#take(page, String(data)));
    });
    page.send({ say: 'hello', version: ONLINE_VERSION, levels: LEVELS });
  }

  #take(page: Connection, text: string): void {
    const message = readMessage(text);
    if (message === null) {
      this.#fail(page, new NotPermitted('bad-message'), {});
      this.#done();
      return;
    }
    void this.#answer(page, message);
  }

  async #answer(page: Connection, message: ToServer): Promise<void> {
    const began = performance.now();
    try {
      await this.#hear(page, message);
    } catch (error) {
      this.#fail(page, error, 'id' in message ? { id: message.id } : {});
    }
    const took = (performance.now() - began) / 1000;
    this.#options.metrics.answers.note(message.say, took);
    this.#done();
  }

  #done(): void {
    if (--this.#busy === 0) this.#onIdle();
  }

  get #allGone(): Promise<void> {
    return new Promise((resolve) => {
      this.#onEmpty = resolve;
      if (this.#pages.size === 0) resolve();
    });
  }

  get #idle(): Promise<void> {
    return new Promise((resolve) => {
      this.#onIdle = resolve;
      if (this.#busy === 0) resolve();
    });
  }

  #fail(page: Connection, error: unknown, about: { id?: string }): void {
    const { log, metrics } = this.#options;
    let problem: OnlineProblem = 'broken';
    let detail = '';
    if (error instanceof NotPermitted) ({ problem, message: detail } = error);
    else if (error instanceof StoreUnavailable) {
      problem = 'unkept';
      metrics.storeErrors.inc();
      log.error({ why: error.message }, 'nothing can be kept');
    } else log.error({ err: error }, 'a message failed');
    metrics.refused.inc({ reason: problem });
    page.send({ say: 'failed', problem, detail, ...about });
  }

  #hear(page: Connection, message: ToServer): Promise<void> | undefined {
    const { addresses, now } = this.#options;
    // What is kept of them stays theirs; whether the ban has ended is seen when they ask for their tables.
    if (page.isShutOut && !['account', 'leave', 'mine'].includes(message.say))
      throw new NotPermitted('shut-out');
    switch (message.say) {
      case 'tables':
        if (!addresses.take(page.from, COST.list)) throw new NotPermitted('too-fast');
        return this.#enterLobby(page);
      case 'mine':
        if (!addresses.take(page.from, COST.list)) throw new NotPermitted('too-fast');
        return this.#tellMine(page, message);
      case 'account':
        return this.#account(page, message);
      case 'admin':
        return this.#admin(page, message);
      case 'deals':
        return this.#tellDeals(page, message);
      case 'clubs':
        return this.#tellClubs(page, message);
      case 'create':
        if (!addresses.take(page.from, COST.create)) throw new NotPermitted('too-fast');
        if (!addresses.ration(page.from, 'open')) throw new NotPermitted('full');
        return this.#create(page, message.wish);
      case 'leave':
        this.#leave(page);
        return undefined;
      case 'enter': {
        if (!addresses.take(page.from, COST.enter)) throw new NotPermitted('too-fast');
        const table = this.#leaveFor(page, message.table);
        page.table = table;
        page.inLobby = false;
        return this.#enter(page, table, message);
      }
      default:
        if (page.table === null) throw new NotPermitted('no-table');
        if (!page.table.mayDoMore(page)) throw new NotPermitted('too-fast');
        if (message.say === 'hint' && !page.mayHaveHint(now())) throw new NotPermitted('too-fast');
        if (message.say === 'report' && !addresses.ration(page.from, 'report'))
          throw new NotPermitted('too-fast');
        if (message.say === 'start' && !addresses.ration(page.from, 'start'))
          throw new NotPermitted('full');
        return page.table.do(page, message);
    }
  }

  /** A page that asks for a table that does not exist is nowhere. */
  async #enter(page: Connection, table: TableHandle, message: ToServer): Promise<void> {
    try {
      await table.do(page, message);
    } catch (error) {
      if (error instanceof NotPermitted && page.table === table) page.table = null;
      throw error;
    }
  }

  async #enterLobby(page: Connection): Promise<void> {
    const { table } = page;
    page.apart = await apartFrom(this.#options.people, page.guest);
    // Unless it has gone to a table meanwhile, it hears what changes.
    page.inLobby = page.table === table;
    page.lobbyText = '';
    this.#showLobby(page, this.#lobby.whole);
  }

  /** A page whose reader does not meet everybody has a list of its own. It hears nothing if others' tables change. */
  #showLobby(page: Connection, news: string | null): void {
    if (page.apart.size === 0) {
      page.lobbyText = '';
      if (news !== null) page.sendText(news);
      return;
    }
    const own = this.#lobby.wholeWithout(page.apart);
    if (own === page.lobbyText) return;
    page.lobbyText = own;
    page.sendText(own);
  }

  /** Somebody may have been blocked, or is no longer, wherever that was. */
  async #meetAgain(page: Connection): Promise<void> {
    const before = page.apart;
    page.apart = await apartFrom(this.#options.people, page.guest);
    if (page.inLobby && [...before].join() !== [...page.apart].join())
      this.#showLobby(page, this.#lobby.whole);
  }

  async #create(page: Connection, wish: OnlineTableSettings): Promise<void> {
    page.send({ say: 'created', table: await this.#options.directory.create(page, wish) });
  }

  /** Pages of these devices come again, as whoever they are now; what was said to them arrives first. */
  #moved(devices: ReadonlySet<string>): void {
    const pages = [...this.#pages].filter(({ device }) => devices.has(device));
    setTimeout(() => {
      for (const page of pages) page.close(RESTART);
    }, PARTING).unref();
  }

  async #account(page: Connection, { ask }: Extract<ToServer, { say: 'account' }>): Promise<void> {
    const { addresses } = this.#options;
    if (!addresses.take(page.from, COST.account)) throw new NotPermitted('too-fast');
    if (ask.do === 'mail' && ask.address !== null) {
      // However many ask for it, nobody is sent more than a few codes.
      const to = `mail ${hashOfSecret(ask.address.toLowerCase())}`;
      for (const one of [page.from, to])
        if (!addresses.ration(one, 'mail')) throw new NotPermitted('too-fast');
    }
    const isAttempt = ['sign-in', 'use-code', 'confirm-mail'].includes(ask.do);
    if (isAttempt && !addresses.ration(page.from, 'sign-in')) throw new NotPermitted('too-fast');
    const asker: Asker = {
      device: page.device,
      person: page.guest,
      from: page.from,
      site: page.site,
    };
    page.send({ say: 'account', told: await this.#accounts.do(asker, ask) });
  }

  async #admin(page: Connection, { ask }: Extract<ToServer, { say: 'admin' }>): Promise<void> {
    const { addresses } = this.#options;
    if (!addresses.take(page.from, COST.account)) throw new NotPermitted('too-fast');
    if (ask.do === 'proof' && !addresses.ration(page.from, 'sign-in'))
      throw new NotPermitted('too-fast');
    const asker: Asker = {
      device: page.device,
      person: page.guest,
      from: page.from,
      site: page.site,
    };
    page.send({ say: 'admin', told: await this.#administration.do(asker, ask) });
  }

  async #tellDeals(page: Connection, { ask }: Extract<ToServer, { say: 'deals' }>): Promise<void> {
    const { addresses } = this.#options;
    if (!addresses.take(page.from, COST.list)) throw new NotPermitted('too-fast');
    if (ask.do === 'enter' && !addresses.ration(page.from, 'deal'))
      throw new NotPermitted('too-fast');
    page.send({ say: 'deals', told: await this.#deals.do(page.guest, ask) });
  }

  async #tellClubs(page: Connection, { ask }: Extract<ToServer, { say: 'clubs' }>): Promise<void> {
    const { addresses } = this.#options;
    const isOpening = ask.do === 'found' || ask.do === 'begin';
    if (!addresses.take(page.from, isOpening ? COST.create : COST.list))
      throw new NotPermitted('too-fast');
    if (isOpening && !addresses.ration(page.from, 'open')) throw new NotPermitted('full');
    page.send({ say: 'clubs', told: await this.#clubs.do(page.guest, ask) });
  }

  /** Opens the tables of teams that are due. */
  openDueTables(): Promise<void> {
    return this.#clubs.openDue();
  }

  /** Whoever was banned leaves the table; it goes on without them as without anybody who is gone. */
  async #shutOut(page: Connection): Promise<void> {
    const { people, now } = this.#options;
    const wasShutOut = page.isShutOut;
    page.isShutOut = (await banOf(people, page.guest, now())) !== null;
    if (!page.isShutOut || wasShutOut) return;
    this.#leave(page);
    page.inLobby = false;
    this.#fail(page, new NotPermitted('shut-out'), {});
  }

  async #tellMine(
    page: Connection,
    { over, after }: Extract<ToServer, { say: 'mine' }>,
  ): Promise<void> {
    const { people, now } = this.#options;
    // Another process may have signed the device in or out.
    if ((await people.personOf(page.device)) !== page.guest) return page.close(RESTART);
    await this.#shutOut(page);
    if (page.isShutOut) return;
    await Promise.all([this.#meetAgain(page), noteSeen(people, page.guest, now())]);
    page.send(await myTables(people, page.guest, { over, after: after ?? null }, now()));
  }

  /** A rate-limited page stays where it is. */
  #leaveFor(page: Connection, id: string): TableHandle {
    const table = this.#options.directory.find(id);
    if (!table.mayDoMore(page)) throw new NotPermitted('too-fast');
    this.#leave(page);
    return table;
  }

  #leave(page: Connection): void {
    page.table?.leave(page);
    page.table = null;
  }

  /** Called when the lobby's list has changed. */
  lobbyChanged(): void {
    this.#lobbyTimer ??= setTimeout(() => {
      this.#lobbyTimer = null;
      const news = this.#lobby.next();
      for (const page of this.#pages) if (page.inLobby) this.#showLobby(page, news);
    }, GATHER);
  }

  /** While tables are out of reach, pages are sent to another server. */
  setAway(isAway: boolean): void {
    this.#isAway = isAway;
    if (isAway) for (const page of this.#pages) page.close(RESTART);
  }

  /** Finishes work in progress and disconnects everybody; they reconnect to the next server. */
  async close(): Promise<void> {
    this.#isClosing = true;
    clearInterval(this.#beats);
    if (this.#lobbyTimer !== null) clearTimeout(this.#lobbyTimer);
    await within(ENDING, this.#idle);
    for (const page of this.#pages) page.close(RESTART);
    await within(PARTING, this.#allGone);
    // Pages that do not answer are not waited for.
    for (const page of this.#pages) page.terminate();
    this.#sockets.close();
  }
}
