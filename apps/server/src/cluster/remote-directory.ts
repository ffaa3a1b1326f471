/** The tables of all owners, for a gateway: it finds out which owner holds which, and stores nothing itself. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { OnlineProblem, OnlineTableSettings } from '@deadlight/host';
import { type Client, NotPermitted } from '../socket/client.ts';
import { StoreUnavailable } from '../store/store.ts';
import type { Reader, TableDirectory } from '../table/directory.ts';
import { shardOf } from '../table/shards.ts';
import type { Prepared } from '../table/table-doc.ts';
import type { LobbyLine } from '../table/table-info.ts';
import type { Bus } from './bus.ts';
import { type Announcement, Directory } from './directory.ts';
import { readToGateway, type ToOwner, unpacked, writeToOwner } from './lines.ts';
import { Post } from './post.ts';
import { type OwnTables, RemoteLobby } from './remote-lobby.ts';
import { RemoteTable, type Roads } from './remote-table.ts';
import { CREATE, GATEWAYS, gatewayOf, LOBBY, OWNERS, ownerOf, recordAt } from './subjects.ts';

export interface RemoteHallOptions {
  readonly bus: Bus;
  /** The name of this process, a new one at each start. */
  readonly id: string;
  /** What the lobby shows has changed. */
  readonly changed: () => void;
  /** A visit has to begin again. */
  readonly again?: () => void;
}

/** What an owner answers. */
export type Answered =
  | { readonly is: string }
  | { readonly problem: OnlineProblem; readonly detail: string };

/** Milliseconds between two heartbeats, and between two checks of doubtful visits. */
const SIGN = 1000;
const LOOK = 100;
/** Timeout of one request; without a reply, another owner is asked until the total time is up. */
const ANSWER = 4000;
const AGAIN = 200;
const ALTOGETHER = 12_000;

const now = (): number => performance.now();

export class RemoteDirectory implements TableDirectory {
  readonly #bus: Bus;
  readonly #post: Post;
  readonly #directory = new Directory();
  readonly #lobby = new RemoteLobby();
  readonly #stays = new Map<number, RemoteTable>();
  #opened = 0;
  readonly #roads: Roads;
  readonly #timers: readonly NodeJS.Timeout[];

  constructor({ bus, id, changed, again = () => {} }: RemoteHallOptions) {
    this.#bus = bus;
    this.#post = new Post(bus, id);
    this.#roads = {
      isReliable: bus.isReliable,
      find: (shard) => this.#directory.find(shard),
      post: (owner, line) => this.#toOwner(owner, line),
      open: (table) => {
        this.#stays.set(++this.#opened, table);
        return this.#opened;
      },
      close: (stay) => this.#stays.delete(stay),
      again,
      now,
    };
    bus.hear(gatewayOf(id), (text) => this.#hear(text));
    bus.hear(OWNERS, (text) =>
      this.#moved(this.#directory.hear(JSON.parse(text) as Announcement, now())),
    );
    bus.hear(LOBBY, (text) => {
      if (this.#lobby.hear(JSON.parse(text) as OwnTables, now())) changed();
    });
    const sign = (): void => bus.publish(GATEWAYS, id);
    bus.onBack(() => {
      sign();
      for (const table of this.#stays.values()) table.doubt();
    });
    sign();
    this.#timers = [setInterval(sign, SIGN), setInterval(() => this.#look(), LOOK)];
  }

  #toOwner(owner: string, line: ToOwner): void {
    this.#post.put(ownerOf(owner), writeToOwner(line));
  }

  #hear(text: string): void {
    const { from, lines } = unpacked(text);
    for (const one of lines) {
      const line = readToGateway(one);
      const table = this.#stays.get(line.stay);
      if (table !== undefined) table.hear(line);
      else if (line.do === 'tell')
        this.#toOwner(from, { stay: line.stay, visit: line.visit, leaves: true });
    }
  }

  /** Shards have changed hands. */
  #moved(shards: ReadonlySet<number>): void {
    if (shards.size === 0) return;
    for (const table of this.#stays.values()) if (shards.has(table.shard)) table.begin();
  }

  #look(): void {
    if (!this.#bus.isReliable) this.#moved(this.#directory.sweep(now()));
    for (const table of this.#stays.values()) table.check();
  }

  get listed(): readonly LobbyLine[] {
    return this.#lobby.listed(
      (table, owner) => this.#directory.find(shardOf(table))?.owner === owner,
    );
  }

  find(table: string): RemoteTable {
    return new RemoteTable(table, this.#roads);
  }

  create(
    { guest }: Pick<Client, 'guest'>,
    settings: OnlineTableSettings,
    prepared?: Prepared,
  ): Promise<string> {
    return this.#ask(() => CREATE, JSON.stringify({ guest, wish: settings, prepared }));
  }

  record(table: string, reader: Reader): Promise<string> {
    return this.#ask(
      () => {
        const at = this.#directory.find(shardOf(table));
        return at === undefined ? undefined : recordAt(at.owner);
      },
      JSON.stringify({ table, ...reader }),
    );
  }

  async #ask(subject: () => string | undefined, text: string): Promise<string> {
    const end = now() + ALTOGETHER;
    for (;;) {
      const to = subject();
      const answer =
        to === undefined ? null : await this.#bus.ask(to, text, ANSWER).catch(() => null);
      const answered = answer === null ? null : (JSON.parse(answer) as Answered);
      if (answered !== null && 'is' in answered) return answered.is;
      // Another owner may be able to keep it, or this one soon.
      if (answered !== null && answered.problem !== 'unkept')
        throw new NotPermitted(answered.problem, answered.detail);
      if (now() > end) throw new StoreUnavailable('no owner answers');
      await sleep(AGAIN);
    }
  }

  close(): void {
    for (const timer of this.#timers) clearInterval(timer);
    this.#post.send();
  }
}
