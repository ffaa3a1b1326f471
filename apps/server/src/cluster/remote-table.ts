/** A page's way to a table that another process holds. The page notices nothing of who that is, or of a change. */
import { randomBytes } from 'node:crypto';
import type { ToServer } from '@deadlight/host';
import { type Client, Denied } from '../client.ts';
import type { TableDoor } from '../hall.ts';
import { shardOf } from '../shards.ts';
import type { Address } from './directory.ts';
import type { Begin, Say, ToGateway, ToOwner } from './lines.ts';
import { Stay } from './stay.ts';

type Enter = Extract<ToServer, { say: 'enter' }>;

/** What a page says and the process that waits for it to be done. */
interface Waiting {
  readonly says: Say['says'];
  done(): void;
}

/** What the way needs of those who know the roads. */
export interface Roads {
  find(shard: number): Address | undefined;
  post(owner: string, line: ToOwner): void;
  /** A page comes; it gets the number of its stay. */
  open(table: RemoteTable): number;
  close(stay: number): void;
  /** A visit has to be begun again. */
  again(): void;
  now(): number;
}

/** So much waits for a table that is out of reach. */
const MOST_WAITING = 100;
const ID_BYTES = 9;

export class RemoteTable implements TableDoor {
  readonly shard: number;
  readonly #table: string;
  readonly #roads: Roads;
  readonly #stay = new Stay<Waiting>();
  #number = 0;
  #client: Client | null = null;
  #entry: Omit<Enter, 'say' | 'table'> = {};
  #entered: () => void = () => {};
  /** Who holds the table, as far as is known. */
  #at: Address | undefined;

  constructor(table: string, roads: Roads) {
    this.#table = table;
    this.shard = shardOf(table);
    this.#roads = roads;
  }

  async do(client: Client, message: ToServer): Promise<void> {
    if (message.say === 'enter') return this.#enter(client, message);
    if (this.#client === null) throw new Denied('no-table');
    if (message.say === 'seen') client.seen = message.seen;
    return this.#say(this.#named(message));
  }

  #enter(client: Client, { key, read }: Enter): Promise<void> {
    this.#client = client;
    this.#entry = { ...(key !== undefined && { key }), ...(read !== undefined && { read }) };
    this.#number = this.#roads.open(this);
    return new Promise((resolve) => {
      this.#entered = resolve;
      this.begin();
    });
  }

  /** What changes something gets an id: an owner who does not know it may be told of it once more. */
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

  /** Enters, or enters again; where nobody holds the table at the moment, it waits for somebody. */
  begin(): void {
    const client = this.#client;
    this.#at = this.#roads.find(this.shard);
    if (client === null || this.#at === undefined) return;
    if (this.#stay.visit > 0) this.#roads.again();
    const base = this.#stay.begin(this.#roads.now());
    const { guest, seq, seen } = client;
    const { epoch } = this.#at;
    this.#post({ table: this.#table, epoch, guest, seq, seen, base, ...this.#entry });
    for (const { n, what } of this.#stay.waiting) this.#post({ n, says: what.says });
  }

  /** Begins again if there is reason to. */
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
      // What it had read is no news to a page that has been shown the table.
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
    return this.#stay.waiting.length < MOST_WAITING;
  }

  /** The owner knows what it has sent; and as long as it hears beats, the page is there. */
  beat(): void {
    if (this.#client !== null && this.mayDoMore()) void this.#say({ say: 'beat' });
  }
}
