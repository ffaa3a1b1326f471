/** The chat of a table. It is not part of the game: it is neither stored nor recorded. */
import { at } from '@deadlight/engine';
import type { ChatLine, Room, Seat, Spoken, ToServer } from '@deadlight/host';
import { Bucket } from '../operator/limits.ts';
import { aliasOf } from '../people/alias.ts';
import { report } from '../people/reports.ts';
import { type Client, NotPermitted } from '../socket/client.ts';
import type { TableDoc } from '../store/store.ts';
import type { Attendance } from './attendance.ts';
import { checkUnlike, nameFrom, namesOfOthers } from './names.ts';
import { seatsOf } from './seating.ts';
import type { ServerServices } from './services.ts';

type ToSay = Extract<ToServer, { say: 'chat' }>;

/** How many lines are kept. */
const MAX_LINES_KEPT = 200;
/** Rate limit of a person: lines per second, and burst. */
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
  readonly #services: ServerServices;
  readonly #attendance: Attendance;
  #lines: Said[] = [];
  #next = 0;
  readonly #buckets = new Map<string, Bucket>();
  readonly #reported = new Set<number>();

  constructor(services: ServerServices, attendance: Attendance) {
    this.#services = services;
    this.#attendance = attendance;
  }

  /** Sends a line to everybody who may read it. */
  say(table: TableDoc, { guest, from }: Client, { what, name = '', id }: ToSay): void {
    if (!table.chat) throw new NotPermitted('refused');
    if (id !== undefined && this.#lines.some((line) => line.guest === guest && line.id === id))
      return;
    const now = this.#services.now();
    const [seat] = seatsOf(guest, table.seats);
    // A spectator can change guests at will, so spectators are counted by address.
    const who = seat === undefined ? from : guest;
    if (!this.#bucketOf(who, now).take(now)) throw new NotPermitted('too-fast');
    const said: Said = {
      number: this.#next++,
      ...(id !== undefined && { id }),
      guest,
      room: seat === undefined ? 'watchers' : 'table',
      seat: seat ?? null,
      name:
        seat === undefined ? spectatorName(table, guest, name) : at(table.seats, seat, 'seat').name,
      at: now,
      what,
    };
    this.#lines = [...this.#lines.slice(1 - MAX_LINES_KEPT), said];
    for (const client of this.#attendance.clients)
      if (this.#mayRead(table, client, said))
        client.send({ say: 'chat', lines: [lineFor(client.guest, said)], whole: false });
  }

  #bucketOf(who: string, now: number): Bucket {
    let bucket = this.#buckets.get(who);
    if (bucket === undefined) {
      bucket = new Bucket(RATE, BURST, now);
      this.#buckets.set(who, bucket);
    }
    return bucket;
  }

  /** People who do not meet do not read each other. */
  #mayRead(table: TableDoc, client: Client, { room, guest }: Said): boolean {
    const isApart = this.#attendance.of(client)?.apart.has(guest) === true;
    return !isApart && roomsOf(table, client).includes(room);
  }

  /** All that may be read of it. */
  show(table: TableDoc, client: Client): void {
    const lines = this.#lines
      .filter((line) => this.#mayRead(table, client, line))
      .map((line) => lineFor(client.guest, line));
    client.send({ say: 'chat', lines, whole: true });
  }

  /** The same for somebody who comes in, and has nothing yet. */
  showNew(table: TableDoc, client: Client): void {
    if (this.#lines.some((line) => this.#mayRead(table, client, line))) this.show(table, client);
  }

  /** The speaker of a line that this client may read. */
  authorOf(table: TableDoc, client: Client, number: number): Pick<Said, 'guest' | 'name'> {
    return this.#readable(table, client, number);
  }

  #readable(table: TableDoc, client: Client, number: number): Said {
    const said = this.#lines.find((line) => line.number === number);
    if (said === undefined || !this.#mayRead(table, client, said))
      throw new NotPermitted('refused');
    return said;
  }

  /** For the operator to judge. */
  async report(table: TableDoc, client: Client, number: number): Promise<void> {
    const said = this.#readable(table, client, number);
    // One report is enough, whoever else agrees.
    if (this.#reported.has(number)) return;
    this.#reported.add(number);
    const { guest, name, what, at } = said;
    const { people, log, now } = this.#services;
    const about = { table: table.id, name, what };
    log.warn({ ...about, at, guest, by: client.guest }, 'somebody has reported what was said');
    await report(people, { author: guest, reporter: client.guest, about, now: now() });
  }
}

/** No spectator may have the name of a player. */
function spectatorName(table: TableDoc, guest: string, called: string): string {
  if (called === '') return '';
  const name = nameFrom(called);
  checkUnlike(name, namesOfOthers(table, guest));
  return name;
}

/** Players do not read what spectators write until the game is over. */
function roomsOf({ seats, state }: TableDoc, { guest }: Client): readonly Room[] {
  const plays = seatsOf(guest, seats).length > 0;
  return plays && state === 'playing' ? ['table'] : ['table', 'watchers'];
}

const lineFor = (reader: string, { guest, ...line }: Said): ChatLine => ({
  ...line,
  who: aliasOf(guest, reader),
  mine: guest === reader,
});
