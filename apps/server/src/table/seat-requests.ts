/** Who asks for a seat, before the game and while it runs, or wants to open their own on another device. */
import { randomBytes } from 'node:crypto';
import { asSeat, at } from '@deadlight/engine';
import type { Calendar, Seat, ToServer } from '@deadlight/host';
import { hashOfSecret } from '../secret.ts';
import { type Client, NotPermitted } from '../socket/client.ts';
import type { TableDoc } from '../store/store.ts';
import { checkBanned } from './hosting.ts';
import type { Meetings } from './meetings.ts';
import { checkUnlike, nameFrom, namesOfOthers } from './names.ts';
import { paceOf } from './pace.ts';
import { hashOfCode, newCode } from './seat-codes.ts';
import {
  checkRequest,
  hasSeat,
  type Opener,
  withCalendar,
  withDevice,
  withKey,
  withProgramKey,
  withSeated,
  withStandIn,
  withTakenOver,
} from './seating.ts';
import type { TableCore } from './table-core.ts';
import type { Votes } from './votes.ts';

const newKey = (): string => randomBytes(16).toString('hex');

export class SeatRequests {
  readonly #core: TableCore;
  readonly #votes: Votes;
  readonly #meetings: Meetings;
  readonly #reseat: (seats: TableDoc['seats']) => Promise<void>;

  /** `reseat` is called with the seats as they are from now on. */
  constructor(
    core: TableCore,
    votes: Votes,
    meetings: Meetings,
    reseat: (seats: TableDoc['seats']) => Promise<void>,
  ) {
    this.#core = core;
    this.#votes = votes;
    this.#meetings = meetings;
    this.#reseat = reseat;
  }

  async sit(
    client: Client,
    { seat, name: called, promise, program }: Extract<ToServer, { say: 'sit' }>,
  ): Promise<void> {
    const { guest } = client;
    const { doc } = this.#core;
    checkBanned(doc, client);
    const name = nameFrom(called);
    checkUnlike(name, namesOfOthers(doc, guest, seat));
    await this.#meetings.check(guest);
    if (doc.state !== 'open') {
      if (program !== undefined) throw new NotPermitted('refused', 'the game has begun');
      return this.#ask(guest, seat, name);
    }
    const code = newCode();
    const calendar = await this.#calendarOf(guest);
    const sitting = {
      guest,
      name,
      code: hashOfCode(code),
      promise: promise ?? null,
      program: program === undefined ? null : hashOfSecret(program),
      calendar,
    };
    await this.#reseat(withSeated(doc, seat, sitting));
    client.send({ say: 'seated', table: doc.id, seat, code });
    this.#meetings.sendAway();
  }

  /** When they play, as their account has it; only tables over days need to know. */
  async #calendarOf(guest: string): Promise<Calendar | null> {
    const { doc, services } = this.#core;
    if (doc.clock?.days === undefined) return null;
    return (await services.people.traitsOf(guest)).calendar?.calendar ?? null;
  }

  /** Somebody has changed when they play: what has passed until now counts by the hours of before. */
  async takeCalendar({ guest }: Client): Promise<void> {
    const { doc } = this.#core;
    if (doc.clock?.days === undefined || doc.state === 'over' || !hasSeat(guest, doc.seats)) return;
    const calendar = await this.#calendarOf(guest);
    if (doc.state === 'playing') await (await this.#core.playing()).keepClock();
    await this.#reseat(withCalendar(this.#core.doc, guest, calendar));
  }

  /**
   * While the game runs, the people at the table decide. If nobody is left, only a person who sat there may come back.
   */
  async #ask(guest: string, seat: Seat, name: string): Promise<void> {
    const { doc } = this.#core;
    checkRequest(doc, { guest, seat, isGone: this.#isGone(seat) });
    if (this.#votes.voters({ do: 'sit', seat, name }).length > 0)
      return this.#votes.askForSeat(guest, seat, name);
    if (!at(doc.seats, seat, 'seat').seen.includes(guest))
      throw new NotPermitted('seat-denied', 'nobody is left who could agree');
    return this.#takeOver(guest, seat, name);
  }

  /** The people at the table have decided about somebody who asked for a seat. */
  async decided(guest: string, seat: Seat, name: string, isGiven: boolean): Promise<void> {
    // The person whose seat it was may have come back meanwhile.
    const isFree = at(this.#core.doc.seats, seat, 'seat').guest === null || this.#isGone(seat);
    const mayMeet = await this.#meetings.check(guest).catch(() => null);
    if (isGiven && isFree && mayMeet !== null) return this.#takeOver(guest, seat, name);
    for (const client of this.#clientsOf(guest))
      client.send({ say: 'failed', problem: 'seat-denied', detail: '' });
  }

  #isGone(seat: Seat): boolean {
    const { attendance, services } = this.#core;
    const { seats, clock } = this.#core.doc;
    if (seats[seat]?.guest == null) return false;
    return attendance.presenceOf(seat, seats, services.now(), paceOf(clock)) === 'gone';
  }

  async #takeOver(guest: string, seat: Seat, name: string): Promise<void> {
    const { doc } = this.#core;
    const code = newCode();
    const asking = { guest, seat, isGone: this.#isGone(seat) };
    const calendar = await this.#calendarOf(guest);
    await this.#reseat(withTakenOver(doc, asking, { name, code: hashOfCode(code), calendar }));
    for (const client of this.#clientsOf(guest))
      client.send({ say: 'seated', table: doc.id, seat, code });
    this.#meetings.sendAway();
  }

  #clientsOf(guest: string): Client[] {
    const { attendance } = this.#core;
    return [...attendance.clients].filter(
      (client) => client.guest === guest && attendance.of(client)?.watches === false,
    );
  }

  async newKey(client: Client, seat: Seat): Promise<void> {
    const { doc } = this.#core;
    const key = newKey();
    await this.#core.save({ seats: withKey(doc, client.guest, seat, hashOfSecret(key)) });
    client.send({ say: 'key', table: doc.id, seat, key });
  }

  /** Keeps a seat for a program. The key says where it belongs, so that a program needs nothing else. */
  async keepForProgram(client: Client, seat: Seat): Promise<void> {
    const { doc } = this.#core;
    const key = `${doc.id}.${seat}.${newKey()}`;
    await this.#reseat(withProgramKey(doc, client.guest, seat, hashOfSecret(key)));
    client.send({ say: 'program', table: doc.id, seat, key });
  }

  /** Gives the seat that another device has now; undefined if it had it before. */
  async addDevice(client: Client, opener: Opener): Promise<Seat | undefined> {
    const before = this.#core.doc.seats;
    const seats = withDevice(this.#core.doc, client.guest, opener);
    if (seats === before) return undefined;
    await this.#core.save({ seats });
    const seat = asSeat(seats.findIndex((one, at) => one !== before[at]));
    this.#core.audit('key' in opener ? 'device' : 'code', { seat }, client.guest);
    return seat;
  }

  /** A bot has played for somebody, who gets some time to look. */
  async back(client: Client): Promise<void> {
    const { doc, services, attendance } = this.#core;
    const mine = attendance.seatsOf(client, doc.seats);
    const given = mine.filter((seat) => at(doc.seats, seat, 'seat').standIn);
    if (given.length === 0) return;
    const play = await this.#core.playing();
    for (const seat of given) play.clock?.welcome(seat, services.now());
    await play.keepClock();
    await this.#reseat(withStandIn(this.#core.doc, given, false));
  }
}
