/** The tables of a process that holds all shards: its pages find them without a bus. */
import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FromServer, Listed, OnlineWish, ToServer } from '@deadlight/host';
import type { Client } from '../client.ts';
import type { HeldShards } from '../cluster/held.ts';
import { MOST_LISTED } from '../cluster/remote-lobby.ts';
import type { Hall, TableDoor } from '../hall.ts';
import type { OnlineTable } from '../online-table.ts';
import { shardOf } from '../shards.ts';
import { Unkept } from '../store.ts';

/** Milliseconds after which a page is sent to try again. */
const AGAIN = 500;

export class LocalHall implements Hall {
  readonly #shards: HeldShards;

  constructor(shards: HeldShards) {
    this.#shards = shards;
  }

  get listed(): Listed[] {
    return [...this.#shards.held].flatMap(({ tables }) => tables.listed).slice(-MOST_LISTED);
  }

  async create(client: Pick<Client, 'guest'>, wish: OnlineWish): Promise<string> {
    const held = [...this.#shards.held];
    if (held.length === 0) throw new Unkept('no shard is held at the moment');
    return held[randomInt(held.length)]!.tables.create(client, wish);
  }

  find(table: string): TableDoor {
    const held = this.#shards.at(shardOf(table));
    if (held === undefined) return NOBODY_THERE;
    return new LocalDoor(held.tables.find(table), () => this.#shards.at(held.shard) === held);
  }

  async record(table: string): Promise<string> {
    const held = this.#shards.at(shardOf(table));
    if (held === undefined) throw new Unkept('the shard is not held at the moment');
    return held.tables.record(table);
  }
}

/** A table whose shard is about to be taken: pages come again until it is. */
const NOBODY_THERE: TableDoor = {
  async do(page) {
    await sleep(AGAIN);
    page.cut();
  },
  leave: () => {},
  mayDoMore: () => true,
  beat: () => {},
};

/** A table as one page has entered it. */
class LocalDoor implements TableDoor {
  readonly #table: OnlineTable;
  readonly #isHeld: () => boolean;
  #guarded: Client | null = null;

  constructor(table: OnlineTable, isHeld: () => boolean) {
    this.#table = table;
    this.#isHeld = isHeld;
  }

  /** The page as its table knows it: it hears nothing more once the shard is lost. */
  #pageOf(page: Client): Client {
    this.#guarded ??= new GuardedPage(page, this, this.#isHeld);
    return this.#guarded;
  }

  async do(page: Client, message: ToServer): Promise<void> {
    if (this.#isHeld()) await this.#table.do(this.#pageOf(page), message);
    if (!this.#isHeld()) page.cut();
  }

  leave(page: Client): void {
    this.#table.leave(this.#pageOf(page));
  }

  mayDoMore(): boolean {
    return this.#table.mayDoMore();
  }

  beat(page: Client): void {
    if (this.#isHeld()) this.#table.beat(this.#pageOf(page));
    else page.cut();
  }
}

class GuardedPage implements Client {
  readonly #page: Client;
  readonly #door: TableDoor;
  readonly #isHeld: () => boolean;

  constructor(page: Client, door: TableDoor, isHeld: () => boolean) {
    this.#page = page;
    this.#door = door;
    this.#isHeld = isHeld;
  }

  get guest(): string {
    return this.#page.guest;
  }

  get seq(): number {
    return this.#page.seq;
  }

  set seq(seq: number) {
    this.#page.seq = seq;
  }

  get seen(): boolean {
    return this.#page.seen;
  }

  set seen(seen: boolean) {
    this.#page.seen = seen;
  }

  isAt(): boolean {
    return this.#page.isAt(this.#door);
  }

  send(message: FromServer): void {
    if (this.#isHeld()) this.#page.send(message);
  }

  sendText(text: string): void {
    if (this.#isHeld()) this.#page.sendText(text);
  }

  cut(): void {
    this.#page.cut();
  }
}
