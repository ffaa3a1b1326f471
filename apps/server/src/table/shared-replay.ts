/** Those who look at a finished game together: the first to come leads, and after each leader the next. */
import { type Seat, SPECTATOR } from '@deadlight/engine';
import type { ReplayAsk, SharedReplay as Told } from '@deadlight/host';
import { type Client, NotPermitted } from '../socket/client.ts';
import { checkUnlike, nameFrom, namesOfOthers } from './names.ts';
import { seatsOf } from './seating.ts';
import type { TableCore } from './table-core.ts';
import { openWhatIf } from './what-if.ts';

interface Viewer {
  readonly number: number;
  readonly client: Client;
  readonly name: string;
}

export class SharedReplay {
  readonly #core: TableCore;
  /** In the order in which they came. */
  #viewers: readonly Viewer[] = [];
  #next = 0;
  #leader: Client | null = null;
  #at = 0;
  #seat: Seat = SPECTATOR;
  #opened: Told['opened'] = null;

  constructor(core: TableCore) {
    this.#core = core;
  }

  join(client: Client, called: string): void {
    const viewer = { number: this.#next++, client, name: this.#nameOf(client, called) };
    this.#viewers = [...this.#viewers.filter((one) => one.client !== client), viewer];
    this.#leader ??= client;
    this.#tell();
  }

  leave(client: Client): void {
    if (!this.#viewers.some((one) => one.client === client)) return;
    this.#viewers = this.#viewers.filter((one) => one.client !== client);
    if (this.#leader === client) this.#leader = this.#viewers[0]?.client ?? null;
    this.#tell();
  }

  async ask(client: Client, ask: ReplayAsk): Promise<void> {
    if (client !== this.#leader) throw new NotPermitted('not-yours');
    if (ask.do === 'show') {
      this.#at = ask.at;
      this.#seat = ask.seat;
    } else if (ask.do === 'lead') {
      const next = this.#viewers.find(({ number }) => number === ask.viewer);
      if (next === undefined) throw new NotPermitted('refused');
      this.#leader = next.client;
    } else {
      const table = await openWhatIf(this.#core, client.guest, ask.at);
      const by = this.#viewers.find((one) => one.client === client)?.name ?? '';
      this.#opened = { table, at: ask.at, by };
    }
    this.#tell();
  }

  /** Whoever sat there has their name; a spectator has one that nobody could take for a player's, or none. */
  #nameOf({ guest }: Client, called: string): string {
    const { doc } = this.#core;
    const [seat] = seatsOf(guest, doc.seats);
    if (seat !== undefined) return doc.seats[seat]!.name;
    try {
      const name = nameFrom(called);
      checkUnlike(name, namesOfOthers(doc, guest));
      return name;
    } catch (error) {
      if (error instanceof NotPermitted) return '';
      throw error;
    }
  }

  /** People who do not meet do not read each other's names. */
  #tell(): void {
    for (const { client } of this.#viewers) {
      const apart = this.#core.attendance.of(client)?.apart;
      const viewers = this.#viewers.map(({ number, name, client: other }) => ({
        number,
        name: apart?.has(other.guest) === true ? '' : name,
        mine: other === client,
        leads: other === this.#leader,
      }));
      const together = { viewers, at: this.#at, seat: this.#seat, opened: this.#opened };
      client.send({ say: 'together', together });
    }
  }
}
