/** Begins a game: first every seat reveals what it promised for the dice. */
import type { ToServer } from '@deadlight/host';
import { type Client, NotPermitted } from '../socket/client.ts';
import {
  awaited,
  isDealing,
  promisesOf,
  withoutLuck,
  withoutSilent,
  withRevealed,
} from './dealing.ts';
import { checkStart, own } from './seating.ts';
import type { TableCore } from './table-core.ts';

export class Dealer {
  readonly #core: TableCore;
  readonly #begin: () => Promise<void>;
  #timer: NodeJS.Timeout | undefined;

  /** `begin` is called once everything is known. */
  constructor(core: TableCore, begin: () => Promise<void>) {
    this.#core = core;
    this.#begin = begin;
  }

  async start(client: Client): Promise<void> {
    const { doc, attendance } = this.#core;
    checkStart(doc, client.guest);
    const promised = promisesOf(doc, (seat) => attendance.isThere(seat, doc.seats));
    if (promised === null) return this.#end();
    await this.#core.save({ promised, seats: withoutLuck(doc) });
    return this.goOn();
  }

  /** Begins once everybody has revealed what they promised, or has run out of time. */
  async goOn(): Promise<void> {
    const { doc, services, alone } = this.#core;
    if (!isDealing(doc)) return;
    if (awaited(doc).length === 0) return this.#end();
    const wait = services.limits.reveal * 1000;
    this.#timer ??= setTimeout(() => void alone(() => this.#dealAnyway()), wait).unref();
  }

  async reveal(
    client: Client,
    { seat, luck }: Extract<ToServer, { say: 'reveal' }>,
  ): Promise<void> {
    const { doc } = this.#core;
    const { luck: known } = own(doc, client.guest, seat);
    // Sent again by a page that was disconnected.
    if (known === luck) return;
    if (!isDealing(doc)) throw new NotPermitted('refused', 'the game is not being dealt');
    await this.#core.save({ seats: withRevealed(doc, seat, luck) });
    return this.goOn();
  }

  async #dealAnyway(): Promise<void> {
    this.stop();
    const { doc } = this.#core;
    if (!isDealing(doc)) return;
    this.#core.audit('promises not kept', { seats: awaited(doc) });
    const seats = withoutSilent(doc);
    // Nobody is left to play.
    if (seats.every(({ guest }) => guest === null))
      return this.#core.save({ promised: null, seats });
    await this.#core.save({ seats });
    return this.#end();
  }

  #end(): Promise<void> {
    this.stop();
    return this.#begin();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
