/** A page at the other end of a socket. */
import type { Duplex } from 'node:stream';
import type { FromServer } from '@deadlight/host';
import type { WebSocket } from 'ws';
import { Bucket, HINTS, type Limits, PATIENCE } from '../operator/limits.ts';
import type { Site } from '../people/passkeys.ts';
import type { TableHandle } from '../table/directory.ts';
import type { Client } from './client.ts';
import { frameOf, PING } from './frames.ts';
import { frameFor } from './message-text.ts';

/** Close code for a client that sends what it must not. */
export const POLICY = 1008;
/** Close code for a server that stops: the page reconnects by itself. */
export const RESTART = 1012;

/** The person at the other end, and the address from which they connected. */
export interface Who {
  readonly device: string;
  readonly person: string;
  readonly address: string;
  readonly site: Site;
  /** An administrator has banned them. */
  readonly isShutOut: boolean;
}

/** Pages with unsent output. */
let due: Connection[] = [];

/** Messages to a page in the same tick go out together. */
function writeAll(): void {
  const pages = due;
  due = [];
  for (const page of pages) page.write();
}

export class Connection implements Client {
  /** The person; for a guest, the same as the device. */
  readonly guest: string;
  /** Hash of the browser's secret. */
  readonly device: string;
  readonly site: Site;
  /** The network that it connects from. */
  readonly from: string;
  readonly #socket: WebSocket;
  readonly #wire: Duplex;
  /** Queued messages that are not yet written, as bytes. */
  #said = '';
  readonly #backlog: number;
  readonly #bucket: Bucket;
  readonly #hints: Bucket;
  #refusals = 0;
  seq = 0;
  seen = true;
  alive = true;
  table: TableHandle | null = null;
  inLobby = false;
  isShutOut: boolean;
  /** Whom this person does not meet, and the list of tables without theirs, as last sent. */
  apart: ReadonlySet<string> = new Set();
  lobbyText = '';
  /** Its slot in the staggered heartbeats. */
  turn = 0;

  constructor(who: Who, socket: WebSocket, wire: Duplex, limits: Limits, now: number) {
    this.guest = who.person;
    this.device = who.device;
    this.site = who.site;
    this.isShutOut = who.isShutOut;
    this.from = who.address;
    this.#socket = socket;
    this.#wire = wire;
    this.#backlog = limits.backlog;
    this.#bucket = new Bucket(limits.rate, limits.burst, now);
    this.#hints = new Bucket(HINTS.rate, HINTS.burst, now);
  }

  /** Whether its rate limit allows another message. A page that does not stop is disconnected. */
  mayGoOn(now: number, isAllowed: boolean): boolean {
    if (this.#bucket.take(now) && isAllowed) {
      this.#refusals = 0;
      return true;
    }
    if (++this.#refusals > PATIENCE) this.close(POLICY);
    return false;
  }

  /** Whether its rate limit allows another hint. */
  mayHaveHint(now: number): boolean {
    return this.#hints.take(now);
  }

  isAt(table: string): boolean {
    return this.table?.id === table && this.#socket.readyState === this.#socket.OPEN;
  }

  send(message: FromServer): void {
    this.#put(frameFor(message));
  }

  sendText(text: string): void {
    this.#put(frameOf(text));
  }

  #put(frame: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    // A slow reader is disconnected; it reconnects and gets the current state at once.
    if (this.#wire.writableLength > this.#backlog) {
      this.#said = '';
      this.#socket.terminate();
      return;
    }
    if (this.#said === '' && due.push(this) === 1) queueMicrotask(writeAll);
    this.#said += frame;
  }

  /** Flushes the queue. */
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
    // The browser answers a ping itself, even if the page is too busy for the heartbeat.
    this.#put(PING);
  }

  disconnect(): void {
    this.close(RESTART);
  }

  terminate(): void {
    this.#socket.terminate();
  }

  close(code: number): void {
    this.write();
    this.#socket.close(code);
  }
}
