/** A page at a gateway, in one visit to a table that is held here. */
import type { FromServer } from '@deadlight/host';
import type { Client } from '../socket/client.ts';
import { textOf } from '../socket/message-text.ts';
import type { TableHandle } from '../table/directory.ts';
import type { Arrival } from './arrival.ts';
import type { Begin, ToGateway } from './lines.ts';

export class RemoteClient implements Client {
  readonly guest: string;
  readonly from: string;
  readonly #stay: number;
  readonly #visit: number;
  readonly #arrival: Arrival;
  readonly #say: (line: ToGateway) => void;
  seq: number;
  seen: boolean;
  table: TableHandle | null = null;

  constructor(begin: Begin, arrival: Arrival, say: (line: ToGateway) => void) {
    this.guest = begin.guest;
    this.from = begin.from;
    this.seq = begin.seq;
    this.seen = begin.seen;
    this.#stay = begin.stay;
    this.#visit = begin.visit;
    this.#arrival = arrival;
    this.#say = say;
  }

  isAt(table: string): boolean {
    return this.table?.id === table;
  }

  send(message: FromServer): void {
    this.sendText(textOf(message));
  }

  sendText(text: string): void {
    this.#tell((m) => ({ do: 'tell', ...this.#where, m, seq: this.seq, text }));
  }

  /** Its gateway learns of the new owner, and enters again. */
  disconnect(): void {}

  /** Everything up to `n` is done. */
  done(n: number): void {
    this.#tell((m) => ({ do: 'done', ...this.#where, m, n }));
  }

  /** There is no such table. */
  end(): void {
    this.#tell((m) => ({ do: 'end', ...this.#where, m }));
  }

  get #where(): { readonly stay: number; readonly visit: number } {
    return { stay: this.#stay, visit: this.#visit };
  }

  #tell(line: (m: number) => ToGateway): void {
    // Another visit has begun: messages of this one no longer count.
    if (this.#arrival.visit === this.#visit) this.#say(line(this.#arrival.next()));
  }

  leave(): void {
    this.table?.leave(this);
    this.table = null;
  }
}
