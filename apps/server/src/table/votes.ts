/** The votes of a table, one at a time: who may propose what, and who may vote. The table carries out the outcome. */

import { randomInt } from 'node:crypto';
import { at, seatsWhere } from '@deadlight/engine';
import type { Choice, Proposal, Seat, ToServer } from '@deadlight/host';
import { type Client, NotPermitted } from '../socket/client.ts';
import type { TableDoc, VoteDoc } from '../store/store.ts';
import type { Attendance } from './attendance.ts';
import type { MatchLog } from './match-log.ts';
import { paceOf } from './pace.ts';
import { isBots, isTheirs, seatsOf } from './seating.ts';
import type { ServerServices } from './services.ts';
import { type Asked, Vote } from './vote.ts';

type At<S extends ToServer['say']> = Extract<ToServer, { say: S }>;

const MAX_NUMBER = 2 ** 40;
/** While the table votes on one of these, bots wait for the outcome, but not for ever. */
const HOLDS_BOTS: readonly Asked['do'][] = ['rewind', 'end', 'pause'];
const HOLDS_FOR = 120_000;
/** What cannot be undone: everybody who plays has a vote, including those for whom a bot plays at the moment. */
const FOR_EVERYBODY: readonly Asked['do'][] = ['rewind', 'end', 'sit'];
/** Milliseconds after a refusal in which nobody may ask for a seat. */
const ASK_AGAIN = 300_000;

export interface VoteWork {
  /** The table as it is now. */
  doc(): TableDoc;
  playing(): Promise<MatchLog>;
  /** Stores the vote: it may last for days, and over a restart. */
  keep(vote: VoteDoc | null): Promise<void>;
  carryOut(vote: VoteDoc, outcome: Choice): Promise<void>;
  /** The votes were counted: everybody is notified, and the game goes on if it may. */
  counted(): void;
}

export class Votes {
  readonly #services: ServerServices;
  readonly #attendance: Attendance;
  readonly #work: VoteWork;
  #open: Vote | null = null;
  /** Two processes that own the table one after another never give a vote the same number. */
  #count = randomInt(MAX_NUMBER);
  #askAgainAt = 0;

  constructor(services: ServerServices, attendance: Attendance, work: VoteWork) {
    this.#services = services;
    this.#attendance = attendance;
    this.#work = work;
    this.restore();
  }

  /** The open vote. */
  get open(): Vote | null {
    return this.#open;
  }

  get holdsBots(): boolean {
    const vote = this.#open;
    if (vote === null || !HOLDS_BOTS.includes(vote.about.do)) return false;
    return this.#services.now() - vote.began < HOLDS_FOR;
  }

  /** A stored vote is opened again. One about a late player is stored only where it may last for days. */
  restore(): void {
    const kept = this.#work.doc().vote;
    this.#open = kept === null ? null : new Vote(kept, this.voters(kept.about));
  }

  /** Closes the vote; the table stores that itself. */
  drop(): void {
    this.#open = null;
  }

  /** Somebody has answered, so the vote whether to wait for them is void. */
  async dropLate(): Promise<void> {
    const vote = this.#open;
    if (vote?.about.do !== 'late') return;
    this.#open = null;
    if (this.#isKept(vote.about)) await this.#work.keep(null);
  }

  /** At other tables, whether somebody is late follows from the clock. */
  #isKept(about: Asked): boolean {
    return about.do !== 'late' || this.#work.doc().clock?.days !== undefined;
  }

  async propose(client: Client, { about: proposed, id }: At<'propose'>): Promise<void> {
    const play = await this.#work.playing();
    const { state, seats } = this.#work.doc();
    const voters = this.voters(proposed);
    const by = voters.find((seat) => isTheirs(at(seats, seat, 'seat'), client.guest));
    if (by === undefined) throw new NotPermitted('not-yours');
    const key = id === undefined ? null : `${by}:${id}`;
    if (key !== null && play.hasTaken(key)) return;
    const about = { ...proposed };
    if (about.do === 'rewind' && about.to === undefined) {
      const screen = this.#attendance.of(client)?.screen ?? null;
      if (screen === null) throw new NotPermitted('no-table');
      about.to = play.lastStepOf(screen.eye ?? by) ?? play.steps;
    }
    if (state !== 'playing' || !this.#isFree || !this.#isPossible(about, play))
      throw new NotPermitted('refused');
    await this.#begin({ about, by, key, said: [[by, 'yes']] });
  }

  /** Somebody asks for a bot's seat. */
  async askForSeat(guest: string, seat: Seat, name: string): Promise<void> {
    if (this.#open !== null) throw new NotPermitted('refused');
    if (this.#services.now() < this.#askAgainAt) throw new NotPermitted('seat-denied');
    await this.#begin({ about: { do: 'sit', seat, name }, guest });
  }

  /** Time is up for a seat, or for several if it is null. */
  async askAboutLate(seat: Seat | null): Promise<void> {
    await this.#begin({ about: { do: 'late', seat } });
  }

  /** Strangers who ask for a seat do not block votes of the people at the table. */
  get #isFree(): boolean {
    return this.#open === null || this.#open.about.do === 'sit';
  }

  /** Whether the table can vote about the late player. */
  get isFreeForLate(): boolean {
    return this.#isFree;
  }

  async #begin(vote: Pick<VoteDoc, 'about'> & Partial<VoteDoc>): Promise<void> {
    const now = this.#services.now();
    const { clock } = this.#work.doc();
    const doc: VoteDoc = {
      number: this.#count++,
      by: null,
      guest: null,
      key: null,
      began: now,
      until: now + paceOf(clock).vote,
      said: [],
      ...vote,
    };
    this.#open = new Vote(doc, this.voters(doc.about));
    if (this.#isKept(doc.about)) await this.#work.keep(doc);
    else if (this.#work.doc().vote !== null) await this.#work.keep(null);
    await this.settle();
  }

  #isPossible(about: Proposal, play: MatchLog): boolean {
    if (about.do === 'rewind') return about.to! < play.steps - 1;
    if (about.do === 'pause') return !play.paused;
    if (about.do === 'go-on') return play.paused;
    if (about.do === 'end') return true;
    const { seats, clock } = this.#work.doc();
    const seat = seats[about.seat];
    if (seat === undefined || isBots(seat)) return false;
    const now = this.#services.now();
    return this.#attendance.presenceOf(about.seat, seats, now, paceOf(clock)) === 'gone';
  }

  /** One vote for each person at the table, present or not, except the one it is about. Programs have none. */
  voters(about: Asked): Seat[] {
    const { seats } = this.#work.doc();
    const isAboutOne = about.do === 'late' || about.do === 'bot' || about.do === 'sit';
    const without = isAboutOne ? about.seat : null;
    // A page may name a seat that does not exist.
    const concerned = without === null ? null : (seats[without]?.guest ?? null);
    const everybody = FOR_EVERYBODY.includes(about.do);
    return seatsWhere(seats, (seat, at) => {
      const first = seats.findIndex((one) => one.guest === seat.guest) === at;
      const isPerson = seat.guest !== null && seat.program === null;
      const counts = first && isPerson && seat.guest !== concerned;
      return counts && (everybody || !isBots(seat));
    });
  }

  async cast({ guest }: Client, { vote, choice }: At<'vote'>): Promise<void> {
    const open = this.#open;
    if (open?.number !== vote) throw new NotPermitted('stale');
    if (!open.cast(seatsOf(guest, this.#work.doc().seats), choice))
      throw new NotPermitted('not-yours');
    if (this.#isKept(open.about) && open.outcome(this.#services.now()) === null)
      await this.#work.keep(open.doc);
    await this.settle();
  }

  /** Counts the votes, after somebody sat down, left, or voted. */
  async settle(): Promise<void> {
    const vote = this.#open;
    if (vote !== null) {
      vote.recount(this.voters(vote.about));
      const now = this.#services.now();
      const outcome = vote.outcome(now);
      if (outcome !== null) {
        if (vote.about.do === 'sit' && outcome === 'no') this.#askAgainAt = now + ASK_AGAIN;
        this.#open = null;
        if (this.#isKept(vote.about)) await this.#work.keep(null);
        await this.#work.carryOut(vote.doc, outcome);
      }
    }
    this.#work.counted();
  }
}
