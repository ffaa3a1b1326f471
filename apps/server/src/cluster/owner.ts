/** The owner's side of the bus: it lets pages of gateways in, and announces what it holds. */

import { randomInt } from 'node:crypto';
import { at } from '@deadlight/engine';
import type { OnlineTableSettings } from '@deadlight/host';
import type { Logger } from 'pino';
import { NotPermitted } from '../socket/client.ts';
import { StoreUnavailable } from '../store/store.ts';
import type { Reader } from '../table/directory.ts';
import { together } from '../table/listing.ts';
import { shardOf } from '../table/shards.ts';
import type { Prepared } from '../table/table-doc.ts';
import type { Bus } from './bus.ts';
import type { HeldShard, HeldShards } from './held.ts';
import { readToOwner, type ToGateway, type ToOwner, unpacked, writeToGateway } from './lines.ts';
import { Post } from './post.ts';
import type { Answered } from './remote-directory.ts';
import { CREATE, GATEWAYS, gatewayOf, LOBBY, OWNERS, ownerOf, recordAt } from './subjects.ts';
import { Visitor } from './visitor.ts';

export interface OwnerOptions {
  readonly bus: Bus;
  /** The name of this process, a new one at each start. */
  readonly id: string;
  readonly shards: HeldShards;
  readonly log: Logger;
}

/** Milliseconds between two announcements, and between two sweeps of gateways and pages. */
const ANNOUNCE = 500;
/** Lobby changes are batched, and everything is sent again periodically. */
const GATHER = 200;
const LOBBY_AGAIN = 5000;
/** Timeout for a gateway without a sign of life, and for a page without a heartbeat. */
const GATEWAY_GONE = 5000;
const PAGE_GONE = 60_000;

const now = (): number => performance.now();

interface Gateway {
  heardAt: number;
  readonly visitors: Map<number, Visitor>;
}

export class Owner {
  readonly #options: OwnerOptions;
  readonly #post: Post;
  readonly #gateways = new Map<string, Gateway>();
  readonly #timers: readonly NodeJS.Timeout[];
  #lobbyTimer: NodeJS.Timeout | null = null;

  constructor(options: OwnerOptions) {
    this.#options = options;
    const { bus, id, shards } = options;
    this.#post = new Post(bus, id);
    bus.hear(ownerOf(id), (text) => this.#hear(text));
    bus.hear(GATEWAYS, (gateway) => this.#sign(gateway));
    bus.answer(CREATE, (text) => this.#answer(() => this.#create(text)));
    bus.answer(recordAt(id), (text) => this.#answer(() => this.#record(text)));
    bus.onBack(() => this.#announce());
    const changed = (): void => {
      this.#announce();
      this.lobbyChanged();
    };
    shards.on('taken', changed);
    shards.on('lost', changed);
    this.#announce();
    this.#tellLobby();
    this.#timers = [
      setInterval(() => {
        this.#announce();
        this.#sweep();
      }, ANNOUNCE),
      setInterval(() => this.#tellLobby(), LOBBY_AGAIN),
    ];
  }

  #announce(): void {
    const { bus, id, shards } = this.#options;
    const held = [...shards.held].map(({ shard, epoch }) => [shard, epoch] as const);
    bus.publish(OWNERS, JSON.stringify({ owner: id, shards: held }));
  }

  // Pages of gateways

  #sign(id: string): Gateway {
    let gateway = this.#gateways.get(id);
    if (gateway === undefined) {
      gateway = { heardAt: 0, visitors: new Map() };
      this.#gateways.set(id, gateway);
      // A new gateway should not have to wait to learn what is where.
      this.#announce();
      this.#tellLobby();
    }
    gateway.heardAt = now();
    return gateway;
  }

  #hear(text: string): void {
    const { from, lines } = unpacked(text);
    const gateway = this.#sign(from);
    for (const line of lines) this.#take(from, gateway, readToOwner(line));
  }

  #take(from: string, { visitors }: Gateway, line: ToOwner): void {
    const { stay, visit } = line;
    let visitor = visitors.get(stay);
    if (visitor !== undefined && !this.#holds(visitor)) {
      visitors.delete(stay);
      visitor = undefined;
    }
    if ('leaves' in line) {
      if (visitor === undefined || visit < visitor.visit) return;
      visitor.leave();
      visitors.delete(stay);
      return;
    }
    if ('table' in line && visitor === undefined) {
      const held = this.#options.shards.at(shardOf(line.table));
      if (held?.epoch === line.epoch) {
        visitor = this.#newVisitor(from, held);
        visitors.set(stay, visitor);
      }
    }
    if (visitor !== undefined) visitor.heardAt = now();
    if (visitor === undefined) this.#say(from, { do: 'unknown', stay, visit });
    else if ('table' in line) visitor.begin(line);
    else if (!visitor.hear(line)) this.#say(from, { do: 'unknown', stay, visit });
  }

  #newVisitor(gateway: string, held: HeldShard): Visitor {
    const say = (line: ToGateway): void => {
      // Another owner may hold the table by now and know more: say nothing of it.
      if (this.#holds(visitor)) this.#say(gateway, line);
    };
    const failed = (error: unknown): void =>
      this.#options.log.error({ err: error, shard: held.shard }, 'a visit failed');
    const visitor = new Visitor(held, say, failed);
    return visitor;
  }

  #holds({ held }: Visitor): boolean {
    return this.#options.shards.at(held.shard) === held;
  }

  #say(gateway: string, line: ToGateway): void {
    this.#post.put(gatewayOf(gateway), writeToGateway(line));
  }

  /** Drops gateways that are gone, pages without a heartbeat, and pages at tables that moved to another owner. */
  #sweep(): void {
    const at = now();
    for (const [id, { heardAt, visitors }] of this.#gateways) {
      const isGone = !this.#options.bus.isReliable && at - heardAt > GATEWAY_GONE;
      for (const [stay, visitor] of visitors) {
        const isHeld = this.#holds(visitor);
        if (isHeld && !isGone && at - visitor.heardAt < PAGE_GONE) continue;
        visitors.delete(stay);
        if (!isHeld) continue;
        visitor.leave();
        this.#say(id, { do: 'unknown', stay, visit: visitor.visit });
      }
      if (isGone) this.#gateways.delete(id);
    }
  }

  // Requests from other processes

  async #answer(give: () => Promise<string>): Promise<string> {
    let answered: Answered;
    try {
      answered = { is: await give() };
    } catch (error) {
      if (error instanceof NotPermitted)
        answered = { problem: error.problem, detail: error.message };
      else if (error instanceof StoreUnavailable) answered = { problem: 'unkept', detail: '' };
      else throw error;
    }
    return JSON.stringify(answered);
  }

  async #create(text: string): Promise<string> {
    const {
      guest,
      wish: settings,
      prepared,
    } = JSON.parse(text) as {
      guest: string;
      wish: OnlineTableSettings;
      prepared?: Prepared;
    };
    const held = [...this.#options.shards.held];
    if (held.length === 0) throw new StoreUnavailable('no shard is held here');
    const { tables } = at(held, randomInt(held.length), 'shard');
    return tables.create({ guest }, settings, prepared);
  }

  async #record(text: string): Promise<string> {
    const { table, ...reader } = JSON.parse(text) as { table: string } & Reader;
    const held = this.#options.shards.at(shardOf(table));
    if (held === undefined) throw new StoreUnavailable('the table is not held here');
    return held.tables.record(table, reader);
  }

  // The lobby

  /** Called when the lobby's view of the tables here has changed. */
  lobbyChanged(): void {
    this.#lobbyTimer ??= setTimeout(() => {
      this.#lobbyTimer = null;
      this.#tellLobby();
    }, GATHER);
  }

  #tellLobby(): void {
    const { bus, id, shards } = this.#options;
    // Several shards may have their tables in common.
    const all = new Set([...shards.held].map(({ tables }) => tables));
    const tables = together([...all].map(({ listed }) => listed));
    bus.publish(LOBBY, JSON.stringify({ owner: id, tables }));
  }

  close(): void {
    for (const timer of this.#timers) clearInterval(timer);
    if (this.#lobbyTimer !== null) clearTimeout(this.#lobbyTimer);
    this.#post.send();
  }
}
