/** The pages at a table, and what each of them sees of the match. */
import { at, SPECTATOR } from '@deadlight/engine';
import { type Read, Screen, type Seat } from '@deadlight/host';
import { type Client, NotPermitted } from '../socket/client.ts';
import type { TableCore } from './table-core.ts';

export class Screens {
  readonly #core: TableCore;

  constructor(core: TableCore) {
    this.#core = core;
  }

  /** Shows a page everything that it may see; to one that comes back, also what it has missed. */
  async show(client: Client, before?: Read): Promise<void> {
    const { attendance } = this.#core;
    const visit = attendance.of(client)!;
    const play = await this.#core.playing();
    // A page that has left meanwhile is shown nothing more.
    if (attendance.of(client) !== visit) return;
    if (visit.screen !== null) play.host.leave(visit.screen);
    const screen = new Screen(
      attendance.seatsOf(client, this.#core.doc.seats),
      (message) => {
        client.seq = screen.seq;
        client.send(message);
      },
      { seq: client.seq },
    );
    visit.screen = screen;
    play.ask((host) => host.join(screen, before));
    this.tellStanding(client);
  }

  /** Tells a page how the seat that it looks from answers by itself. */
  tellStanding(client: Client): void {
    const { attendance, doc, play } = this.#core;
    const eye = attendance.of(client)?.screen?.eye ?? SPECTATOR;
    if (eye === SPECTATOR || play === null || doc.state !== 'playing') return;
    client.send({ say: 'standing', seat: eye, answers: at(play.standing, eye, 'seat') });
  }

  async showAll(): Promise<void> {
    for (const client of this.#core.attendance.clients) await this.show(client);
  }

  /** Shows a page that has missed something everything again. */
  async resync(client: Client): Promise<void> {
    const { screen } = this.#core.attendance.of(client)!;
    if (screen === null) return this.show(client);
    (await this.#core.playing()).ask((host) => host.resync(screen));
  }

  /** Another of the people who share a page looks at it. */
  async look(client: Client, seat: Seat): Promise<void> {
    const play = await this.#core.playing();
    const screen = this.of(client);
    play.ask((host) => host.look(screen, seat));
    this.tellStanding(client);
  }

  of(client: Client): Screen {
    const screen = this.#core.attendance.of(client)?.screen ?? null;
    if (screen === null) throw new NotPermitted('no-table');
    return screen;
  }
}
