/**
 * A page's connection to a table in another process. The page does not notice which process that is, or that it
 * changes.
 */
import { randomBytes } from 'node:crypto';
import type { ToServer } from '@deadlight/host';
import { type Client, NotPermitted } from '../socket/client.ts';
import type { TableHandle } from '../table/directory.ts';
import { shardOf } from '../table/shards.ts';
import type { Address } from './directory.ts';
import type { Begin, Say, ToGateway, ToOwner } from './lines.ts';
import { Stay } from './stay.ts';

type Enter = Extract<ToServer, { say: 'enter' }>;

/** A message from a page, and the callback that waits until it is done. */
interface Waiting {
  readonly says: Say['says'];
  done(): void;
}

/** What the connection needs from the directory. */
export interface Roads {
  readonly isReliable: boolean;
  find(shard: number): Address | undefined;
  post(owner: string, line: ToOwner): void;
  /** A page comes; it gets the number of its stay. */
  open(table: RemoteTable): number;
  close(stay: number): void;
  /** A visit has to begin again. */
  again(): void;
  now(): number;
}

/** Maximum number of messages queued for a table that is out of reach. */
const MAX_WAITING = 100;
const ID_BYTES = 9;

export class RemoteTable implements TableHandle {
  readonly shard: number;
  readonly id: string;
  readonly #roads: Roads;
  readonly #stay: Stay<Waiting>;
  #number = 0;
  #client: Client | null = null;
  #entry: Omit<Enter, 'say' | 'table'> = {};
  #entered: () => void = () => {};
  /** The owner of the table, as far as known. */
  #at: Address | undefined;

  constructor(table: string, roads: Roads) {
    this.id = table;
    this.shard = shardOf(table);
    this.#roads = roads;
    this.#stay = new Stay(roads.isReliable);
  }

  async do(client: Client, message: ToServer): Promise<void> {
    if (message.say === 'enter') return this.#enter(client, message);
    if (this.#client === null) throw new NotPermitted('no-table');
    if (message.say === 'seen') client.seen = message.seen;
    return this.#say(this.#named(message));
  }

  #enter(client: Client, { say: _, table: __, ...entry }: Enter): Promise<void> {
    this.#client = client;
    this.#entry = entry;
    this.#number = this.#roads.open(this);
    return new Promise((resolve) => {
      this.#entered = resolve;
      this.begin();
    });
  }

  /**
   * A message that changes something gets an id, so that it can safely be sent again to an owner that does not know it.
   */
  #named(message: ToServer): ToServer {
    if ((message.say !== 'chat' && message.say !== 'propose') || message.id !== undefined)
      return message;
    return { ...message, id: randomBytes(ID_BYTES).toString('base64url') };
  }

  #say(says: Say['says']): Promise<void> {
    return new Promise((done) => {
      const n = this.#stay.say({ says, done }, this.#roads.now());
      if (this.#at !== undefined) this.#post({ n, says });
    });
  }

  #post(line: Omit<Begin, 'stay' | 'visit'> | Omit<Say, 'stay' | 'visit'>): void {
    const where = { stay: this.#number, visit: this.#stay.visit };
    this.#roads.post(this.#at!.owner, { ...where, ...line });
  }

  /** Enters, or enters again; if nobody holds the table at the moment, it waits for an owner. */
  begin(): void {
    const client = this.#client;
    this.#at = this.#roads.find(this.shard);
    if (client === null || this.#at === undefined) return;
    if (this.#stay.visit > 0) this.#roads.again();
    const base = this.#stay.begin(this.#roads.now());
    const { guest, from, seq, seen } = client;
    const { epoch } = this.#at;
    this.#post({ table: this.id, epoch, guest, from, seq, seen, base, ...this.#entry });
    for (const { n, what } of this.#stay.waiting) this.#post({ n, says: what.says });
  }

  /** Begins a new visit if there is a reason to. */
  check(): void {
    if (this.#at !== undefined && this.#stay.isOver(this.#roads.now())) this.begin();
  }

  doubt(): void {
    this.#stay.doubt(this.#stay.visit);
  }

  hear(line: ToGateway): void {
    const client = this.#client;
    if (client === null) return;
    if (line.do === 'unknown') this.#stay.doubt(line.visit);
    else if (this.#stay.hear(line.visit, line.m) !== 'take') return;
    else if (line.do === 'tell') {
      client.seq = line.seq;
      client.sendText(line.text);
    } else if (line.do === 'done') {
      this.#entered();
      // A page that has just been shown the table needs no news of what it had read.
      const { read: _, ...entry } = this.#entry;
      this.#entry = entry;
      for (const { done } of this.#stay.done(line.n, this.#roads.now())) done();
    } else this.#end();
  }

  leave(): void {
    if (this.#client === null) return;
    const { visit } = this.#stay;
    if (this.#at !== undefined)
      this.#roads.post(this.#at.owner, { stay: this.#number, visit, leaves: true });
    this.#end();
  }

  #end(): void {
    this.#client = null;
    this.#roads.close(this.#number);
    this.#entered();
    for (const { what } of this.#stay.waiting) what.done();
  }

  mayDoMore(): boolean {
    return this.#stay.waiting.length < MAX_WAITING;
  }

  /** Acknowledges what has arrived; the owner counts a page as present as long as it gets these heartbeats. */
  beat(): void {
    if (this.#client !== null && this.mayDoMore()) void this.#say({ say: 'beat' });
  }
}
