/** A page at the other end of a socket. */
import type { Duplex } from 'node:stream';
import type { FromServer } from '@deadlight/host';
import type { WebSocket } from 'ws';
import type { Client } from './client.ts';
import { frameOf, PING } from './frames.ts';
import type { TableDoor } from './hall.ts';
import { Bucket, HINTS, type Limits, PATIENCE } from './limits.ts';
import { textOf } from './message-text.ts';

/** The code for a socket that is let go because of what it sends. */
export const POLICY = 1008;
/** The code for a socket that is let go because the server ends: the page comes back by itself. */
export const RESTART = 1012;

/** Pages that something is to be written to. */
let due: Page[] = [];

/** What is said to a page at one moment goes out together. */
function writeAll(): void {
  const pages = due;
  due = [];
  for (const page of pages) page.write();
}

export class Page implements Client {
  readonly guest: string;
  /** Where it connects from. */
  readonly address: string;
  readonly #socket: WebSocket;
  readonly #wire: Duplex;
  /** What is said and not yet written, as bytes. */
  #said = '';
  readonly #backlog: number;
  readonly #bucket: Bucket;
  readonly #hints: Bucket;
  #refusals = 0;
  seq = 0;
  seen = true;
  alive = true;
  table: TableDoor | null = null;
  inLobby = false;
  /** When its beat comes, among those of others. */
  turn = 0;

  constructor(
    who: { readonly guest: string; readonly address: string },
    socket: WebSocket,
    wire: Duplex,
    limits: Limits,
    now: number,
  ) {
    this.guest = who.guest;
    this.address = who.address;
    this.#socket = socket;
    this.#wire = wire;
    this.#backlog = limits.backlog;
    this.#bucket = new Bucket(limits.rate, limits.burst, now);
    this.#hints = new Bucket(HINTS.rate, HINTS.burst, now);
  }

  /** Whether it may say more now. One that does not stop is let go. */
  mayGoOn(now: number, isAllowed: boolean): boolean {
    if (this.#bucket.take(now) && isAllowed) {
      this.#refusals = 0;
      return true;
    }
    if (++this.#refusals > PATIENCE) this.close(POLICY);
    return false;
  }

  /** Whether it may have another hint now. */
  mayHaveHint(now: number): boolean {
    return this.#hints.take(now);
  }

  isAt(table: object): boolean {
    return this.table === table && this.#socket.readyState === this.#socket.OPEN;
  }

  send(message: FromServer): void {
    this.sendText(textOf(message));
  }

  sendText(text: string): void {
    this.#put(frameOf(text));
  }

  #put(frame: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    // Who reads too slowly comes back and gets everything at once.
    if (this.#wire.writableLength > this.#backlog) {
      this.#said = '';
      this.#socket.terminate();
      return;
    }
    if (this.#said === '' && due.push(this) === 1) queueMicrotask(writeAll);
    this.#said += frame;
  }

  /** Writes what was said, at once. */
  write(): void {
    const said = this.#said;
    this.#said = '';
    if (said !== '' && this.#socket.readyState === this.#socket.OPEN)
      this.#wire.write(said, 'latin1');
  }

  beat(): void {
    if (!this.alive) {
      this.#socket.terminate();
      return;
    }
    this.alive = false;
    if (this.table === null) this.send({ say: 'beat', seq: 0 });
    else this.table.beat(this);
    // Answered by the browser itself, even where the page is too busy to hear the beat.
    this.#put(PING);
  }

  cut(): void {
    this.close(RESTART);
  }

  close(code: number): void {
    this.write();
    this.#socket.close(code);
  }
}
