/** What is said at a table. It is no part of the game: it is not kept, and no record has it. */
import { createHash } from 'node:crypto';
import type { ChatLine, Room, Seat, Spoken, ToServer } from '@deadlight/host';
import type { Around } from './around.ts';
import { type Client, Denied } from './client.ts';
import { Bucket } from './limits.ts';
import { seatsOf } from './seating.ts';
import type { TableDoc } from './store.ts';
import type { Visits } from './visits.ts';

type ToSay = Extract<ToServer, { say: 'chat' }>;

/** So many lines are remembered. */
const MOST = 200;
/** A person may say so much a second, and so much at once. */
const RATE = 0.5;
const BURST = 6;

interface Said {
  readonly number: number;
  readonly id?: string;
  readonly guest: string;
  readonly room: Room;
  readonly seat: Seat | null;
  readonly name: string;
  readonly at: number;
  readonly what: Spoken;
}

export class Chat {
  readonly #around: Around;
  readonly #visits: Visits;
  #lines: Said[] = [];
  #next = 0;
  readonly #buckets = new Map<string, Bucket>();

  constructor(around: Around, visits: Visits) {
    this.#around = around;
    this.#visits = visits;
  }

  /** Tells everybody who may hear it. */
  say(table: TableDoc, { guest }: Client, { what, name = '', id }: ToSay): void {
    if (!table.chat) throw new Denied('refused');
    if (id !== undefined && this.#lines.some((line) => line.guest === guest && line.id === id))
      return;
    const now = this.#around.now();
    if (!this.#bucketOf(guest, now).take(now)) throw new Denied('too-fast');
    const [seat] = seatsOf(guest, table.seats);
    const said: Said = {
      number: this.#next++,
      ...(id !== undefined && { id }),
      guest,
      room: seat === undefined ? 'watchers' : 'table',
      seat: seat ?? null,
      name: seat === undefined ? name : table.seats[seat]!.name,
      at: now,
      what,
    };
    this.#lines = [...this.#lines.slice(1 - MOST), said];
    for (const client of this.#visits.clients)
      if (roomsOf(table, client).includes(said.room))
        client.send({ say: 'chat', lines: [lineFor(client.guest, said)], whole: false });
  }

  #bucketOf(guest: string, now: number): Bucket {
    let bucket = this.#buckets.get(guest);
    if (bucket === undefined) {
      bucket = new Bucket(RATE, BURST, now);
      this.#buckets.set(guest, bucket);
    }
    return bucket;
  }

  /** All that may be read of it, for somebody who comes in. */
  show(table: TableDoc, client: Client): void {
    const rooms = roomsOf(table, client);
    const lines = this.#lines
      .filter(({ room }) => rooms.includes(room))
      .map((line) => lineFor(client.guest, line));
    if (lines.length > 0) client.send({ say: 'chat', lines, whole: true });
  }

  /** For the operator to judge. */
  report(table: TableDoc, client: Client, number: number): void {
    const said = this.#lines.find((line) => line.number === number);
    if (said === undefined || !roomsOf(table, client).includes(said.room))
      throw new Denied('refused');
    const { guest, name, what, at } = said;
    const about = { table: table.id, name, what, at, guest, by: client.guest };
    this.#around.log.warn(about, 'somebody has reported what was said');
  }
}

/** Who plays does not hear what spectators say, until the game is over. */
function roomsOf({ seats, state }: TableDoc, { guest }: Client): readonly Room[] {
  const plays = seatsOf(guest, seats).length > 0;
  return plays && state === 'playing' ? ['table'] : ['table', 'watchers'];
}

const lineFor = (reader: string, { guest, ...line }: Said): ChatLine => ({
  ...line,
  who: personTo(reader, guest),
  mine: guest === reader,
});

/** Anyone who is blocked at one table is blocked at all, but no two readers can compare whom they met. */
const personTo = (reader: string, guest: string): string =>
  createHash('sha256').update(`${reader}\n${guest}`).digest('hex').slice(0, 16);
