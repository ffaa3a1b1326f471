/** What everybody at a table is told of it, besides the game: seats, presence, votes, times. */
import { allSeats } from '@deadlight/engine';
import type { FromServer, OnlineProblem } from '@deadlight/host';
import type { Client } from '../socket/client.ts';
import { paceOf } from './pace.ts';
import type { TableCore } from './table-core.ts';
import { infoFor } from './table-info.ts';
import type { Vote } from './vote.ts';

/** Milliseconds after which everybody is told how many look on. */
const WATCHING = 500;

export class Announcer {
  readonly #core: TableCore;
  readonly #openVote: () => Vote | null;
  /** Presence (here, away or gone) as last sent. */
  #toldPresence = '';
  #watchingTimer: NodeJS.Timeout | undefined;

  constructor(core: TableCore, openVote: () => Vote | null) {
    this.#core = core;
    this.#openVote = openVote;
  }

  info(): void {
    this.#toldPresence = this.#presence;
    for (const client of this.#core.attendance.clients) client.send(this.#infoFor(client));
  }

  /** Whether somebody has come or gone since it was last sent. */
  get hasPresenceChanged(): boolean {
    return this.#presence !== this.#toldPresence;
  }

  /** Somebody comes in. Players are notified of each other at once, of the number of spectators periodically. */
  arrival(client: Client, plays: boolean): void {
    // Another page of somebody who is already here tells the others nothing new.
    if (plays && this.hasPresenceChanged) this.info();
    else client.send(this.#infoFor(client));
    if (!plays) this.watchingSoon();
  }

  /** The number of spectators has changed. */
  watchingSoon(): void {
    this.#watchingTimer ??= setTimeout(() => {
      this.#watchingTimer = undefined;
      this.info();
    }, WATCHING).unref();
  }

  times(clients: Iterable<Client> = this.#core.attendance.clients): void {
    const { play, services } = this.#core;
    if (play === null) return;
    const times = play.times(services.now());
    for (const client of clients) client.send({ say: 'time', ...times });
  }

  problem(problem: OnlineProblem): void {
    for (const client of this.#core.attendance.clients)
      client.send({ say: 'failed', problem, detail: '' });
  }

  #infoFor(client: Client): FromServer {
    const { doc: table, attendance, play, services } = this.#core;
    const about = { table, attendance, vote: this.#openVote(), play };
    return { say: 'table', table: infoFor(client, about, services.now()) };
  }

  get #presence(): string {
    const { attendance, services } = this.#core;
    const { seats, clock } = this.#core.doc;
    const now = services.now();
    const pace = paceOf(clock);
    return allSeats(seats.length)
      .map((seat) => attendance.presenceOf(seat, seats, now, pace))
      .join();
  }
}
