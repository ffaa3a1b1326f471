/** The tables of a process that holds all shards: its pages find them without a bus. */

import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { at } from '@deadlight/engine';
import type { FromServer, OnlineTableSettings, ToServer } from '@deadlight/host';
import type { HeldShards } from '../cluster/held.ts';
import type { Client } from '../socket/client.ts';
import { StoreUnavailable } from '../store/store.ts';
import type { Reader, TableDirectory, TableHandle } from '../table/directory.ts';
import { together } from '../table/listing.ts';
import { shardOf } from '../table/shards.ts';
import type { Prepared } from '../table/table-doc.ts';
import type { LobbyLine } from '../table/table-info.ts';

/** Milliseconds after which a page is sent to try again. */
const AGAIN = 500;

export class LocalDirectory implements TableDirectory {
  readonly #shards: HeldShards;

  constructor(shards: HeldShards) {
    this.#shards = shards;
  }

  get listed(): readonly LobbyLine[] {
    return together([...this.#shards.held].map(({ tables }) => tables.listed));
  }

  async create(
    client: Pick<Client, 'guest'>,
    settings: OnlineTableSettings,
    prepared?: Prepared,
  ): Promise<string> {
    const held = [...this.#shards.held];
    if (held.length === 0) throw new StoreUnavailable('no shard is held at the moment');
    return at(held, randomInt(held.length), 'shard').tables.create(client, settings, prepared);
  }

  find(table: string): TableHandle {
    const held = this.#shards.at(shardOf(table));
    if (held === undefined) return { id: table, ...NOBODY_THERE };
    return new LocalDoor(held.tables.find(table), () => this.#shards.at(held.shard) === held);
  }

  async record(table: string, reader: Reader): Promise<string> {
    const held = this.#shards.at(shardOf(table));
    if (held === undefined) throw new StoreUnavailable('the shard is not held at the moment');
    return held.tables.record(table, reader);
  }
}

/** A table whose shard is about to be taken: pages come again until it is. */
const NOBODY_THERE: Omit<TableHandle, 'id'> = {
  async do(page) {
    await sleep(AGAIN);
    page.disconnect();
  },
  leave: () => {},
  mayDoMore: () => true,
  beat: () => {},
};

/** A table as one page has entered it. */
class LocalDoor implements TableHandle {
  readonly #table: TableHandle;
  readonly #isHeld: () => boolean;
  #guarded: Client | null = null;
  #isLeft = false;

  constructor(table: TableHandle, isHeld: () => boolean) {
    this.#table = table;
    this.#isHeld = isHeld;
  }

  get id(): string {
    return this.#table.id;
  }

  /** The page as its table knows it: it hears nothing more once the shard is lost. */
  #pageOf(page: Client): Client {
    this.#guarded ??= new GuardedPage(page, this.#isHeld, () => this.#isLeft);
    return this.#guarded;
  }

  async do(page: Client, message: ToServer): Promise<void> {
    if (this.#isHeld()) await this.#table.do(this.#pageOf(page), message);
    if (!this.#isHeld()) page.disconnect();
  }

  leave(page: Client): void {
    this.#isLeft = true;
    this.#table.leave(this.#pageOf(page));
  }

  mayDoMore(page: Client): boolean {
    return this.#table.mayDoMore(page);
  }

  beat(page: Client): void {
    if (this.#isHeld()) this.#table.beat(this.#pageOf(page));
    else page.disconnect();
  }
}

class GuardedPage implements Client {
  readonly #page: Client;
  readonly #isHeld: () => boolean;
  readonly #isLeft: () => boolean;

  constructor(page: Client, isHeld: () => boolean, isLeft: () => boolean) {
    this.#page = page;
    this.#isHeld = isHeld;
    this.#isLeft = isLeft;
  }

  get guest(): string {
    return this.#page.guest;
  }

  get from(): string {
    return this.#page.from;
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

  /** Who enters again comes by another door: it is left by this one, though it is at the same table. */
  isAt(table: string): boolean {
    return !this.#isLeft() && this.#isHeld() && this.#page.isAt(table);
  }

  send(message: FromServer): void {
    if (this.#isHeld()) this.#page.send(message);
  }

  sendText(text: string): void {
    if (this.#isHeld()) this.#page.sendText(text);
  }

  disconnect(): void {
    this.#page.disconnect();
  }
}
