/** Keeps people apart at a table of whom one has blocked the other. */
import type { Seat, ToServer } from '@deadlight/host';
import { apartFrom, block } from '../people/blocks.ts';
import { type Client, NotPermitted } from '../socket/client.ts';
import type { TableDoc } from '../store/store.ts';
import type { Chat } from './chat.ts';
import { EMPTY, hasSeat, isTheirs, seatsOf, withoutOther, withoutOwn } from './seating.ts';
import type { TableCore } from './table-core.ts';

type ToBlock = Extract<ToServer, { say: 'block' }>;
type Apart = ReadonlySet<string>;

/** Whom a table is: its host, and everybody who sits there, on whatever device. */
export const peopleAt = ({ owner, seats }: Pick<TableDoc, 'owner' | 'seats'>): string[] => [
  owner,
  ...seats.flatMap(({ guest, also }) => (guest === null ? [] : [guest, ...also])),
];

/** Whether it is the table of somebody whom a newcomer does not meet. */
function isClosedTo(table: TableDoc, who: string, apart: Apart): boolean {
  if (apart.size === 0 || hasSeat(who, table.seats)) return false;
  return peopleAt(table).some((id) => apart.has(id));
}

export class Meetings {
  readonly #core: TableCore;
  readonly #chat: Chat;
  readonly #work: { reseat(seats: TableDoc['seats']): Promise<void>; leave(client: Client): void };

  /** `reseat` is called with the seats as they are from now on, `leave` with a client who is sent away. */
  constructor(
    core: TableCore,
    chat: Chat,
    work: { reseat(seats: TableDoc['seats']): Promise<void>; leave(client: Client): void },
  ) {
    this.#core = core;
    this.#chat = chat;
    this.#work = work;
  }

  /** Whom somebody does not meet. Throws if the table is closed to them: the refusal is that of a ban. */
  async check(who: string): Promise<Apart> {
    const apart = await apartFrom(this.#core.services.people, who);
    if (isClosedTo(this.#core.doc, who, apart)) throw new NotPermitted('banned');
    return apart;
  }

  /** Spectators who do not meet somebody who sits here now are sent away. */
  sendAway(): void {
    const { attendance, doc } = this.#core;
    for (const client of [...attendance.clients]) {
      if (!isClosedTo(doc, client.guest, attendance.of(client)!.apart)) continue;
      client.send({ say: 'failed', problem: 'banned', detail: '' });
      this.#work.leave(client);
    }
  }

  async block(client: Client, message: ToBlock): Promise<void> {
    const { services, attendance } = this.#core;
    const { ids, name } = this.#meant(client, message);
    const blocked = await block(services.people, client.guest, { ids, name, now: services.now() });
    client.send({ say: 'blocked', name });
    await this.#part(client.guest, ids);
    for (const one of attendance.clients) {
      if (one.guest !== client.guest && !blocked.has(one.guest) && !ids.includes(one.guest))
        continue;
      const visit = attendance.of(one)!;
      visit.apart = await apartFrom(services.people, one.guest);
      this.#chat.show(this.#core.doc, one);
    }
    this.sendAway();
  }

  /** By what ids the table knows whoever is meant, and by what name. */
  #meant(client: Client, { seat, line }: ToBlock): { ids: readonly string[]; name: string } {
    const { doc } = this.#core;
    if (line !== undefined) {
      const { guest, name } = this.#chat.authorOf(doc, client, line);
      if (guest !== client.guest) return { ids: [guest], name };
    }
    const taken = seat === undefined ? undefined : doc.seats[seat];
    if (taken === undefined || taken.guest === null || taken.program !== null)
      throw new NotPermitted('refused', 'no person sits there');
    if (isTheirs(taken, client.guest)) throw new NotPermitted('refused', 'that is the sender');
    return { ids: [taken.guest, ...taken.also], name: taken.name };
  }

  /** Before the game they do not sit together any longer: the host stays, otherwise whoever was blocked. */
  async #part(who: string, ids: readonly string[]): Promise<void> {
    const { doc } = this.#core;
    if (doc.state !== 'open' || doc.promised !== null) return;
    const others = doc.seats.flatMap(({ guest }, at) => (ids.includes(guest ?? '') ? [at] : []));
    const isHost = doc.owner === who;
    if (others.length === 0 && !ids.includes(doc.owner)) return;
    let { seats } = doc;
    for (const seat of isHost ? (others as Seat[]) : seatsOf(who, seats))
      seats = (isHost ? withoutOther : withoutOwn)({ ...doc, seats }, who, seat);
    if (seats !== doc.seats) await this.#work.reseat(seats);
  }

  /** The seats of a rematch: those who do not meet whoever asks for it, or somebody before them, have none. */
  async together({ owner, seats }: TableDoc): Promise<TableDoc['seats']> {
    const kept = new Set([owner]);
    const given: TableDoc['seats'][number][] = [];
    for (const seat of seats) {
      const { guest } = seat;
      const apart =
        guest === null || guest === owner
          ? new Set<string>()
          : await apartFrom(this.#core.services.people, guest);
      const isKept = ![...kept].some((id) => apart.has(id));
      if (isKept && guest !== null) kept.add(guest);
      given.push(isKept ? seat : EMPTY);
    }
    return given;
  }
}
