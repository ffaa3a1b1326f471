/** What is said at a table. It is no part of the game: it is not kept, and no record has it. */
import { createHash } from 'node:crypto';
import type { ChatLine, Room, Seat, Spoken } from '@deadlight/host';
import { Denied } from './client.ts';
import { Bucket } from './limits.ts';

/** So many lines are remembered. */
const MOST = 200;
/** A person may say so much a second, and so much at once. */
const RATE = 0.5;
const BURST = 6;

export interface Said {
  readonly number: number;
  readonly guest: string;
  readonly room: Room;
  readonly seat: Seat | null;
  readonly name: string;
  readonly at: number;
  readonly what: Spoken;
}

export class Chat {
  #lines: Said[] = [];
  #next = 0;
  readonly #buckets = new Map<string, Bucket>();

  say(line: Omit<Said, 'number'>): Said {
    let bucket = this.#buckets.get(line.guest);
    if (bucket === undefined) {
      bucket = new Bucket(RATE, BURST, line.at);
      this.#buckets.set(line.guest, bucket);
    }
    if (!bucket.take(line.at)) throw new Denied('too-fast');
    const said = { ...line, number: this.#next++ };
    this.#lines = [...this.#lines.slice(1 - MOST), said];
    return said;
  }

  find(number: number): Said | undefined {
    return this.#lines.find((line) => line.number === number);
  }

  /** All that may be read of it. */
  linesFor(reader: string, rooms: readonly Room[]): ChatLine[] {
    return this.#lines
      .filter(({ room }) => rooms.includes(room))
      .map((line) => lineFor(reader, line));
  }
}

export const lineFor = (reader: string, { guest, ...line }: Said): ChatLine => ({
  ...line,
  who: personTo(reader, guest),
  mine: guest === reader,
});

/** Anyone who is blocked at one table is blocked at all, but no two readers can compare whom they met. */
const personTo = (reader: string, guest: string): string =>
  createHash('sha256').update(`${reader}\n${guest}`).digest('hex').slice(0, 16);
