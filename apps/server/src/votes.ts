/** The votes of a table, one at a time: who may propose what, and who has a voice. The table carries out what was decided. */
import { randomInt } from 'node:crypto';
import type { Choice, Proposal, Seat, ToServer } from '@deadlight/host';
import type { Around } from './around.ts';
import { type Client, Denied } from './client.ts';
import type { Play } from './play.ts';
import { isBots, isTheirs, seatsOf } from './seating.ts';
import type { TableDoc } from './store.ts';
import type { Visits } from './visits.ts';
import { Vote } from './vote.ts';

type At<S extends ToServer['say']> = Extract<ToServer, { say: S }>;

const MOST_NUMBER = 2 ** 40;
/** While the table is asked one of these, bots wait for what comes of it. */
const HOLDS_BOTS: readonly string[] = ['rewind', 'end', 'pause'];

export interface VoteWork {
  /** The table as it is now. */
  doc(): TableDoc;
  playing(): Promise<Play>;
  /** `key` is known afterwards to have been taken. */
  carryOut(about: Vote['about'], outcome: Choice, key: string | null): Promise<void>;
  /** The voices were counted: everybody is told, and the game goes on if it may. */
  counted(): void;
}

export class Votes {
  readonly #around: Around;
  readonly #visits: Visits;
  readonly #work: VoteWork;
  #open: Vote | null = null;
  /** What its proposer called it, if anything. */
  #key: string | null = null;
  /** No two processes that hold the table one after another give a vote the same number. */
  #count = randomInt(MOST_NUMBER);

  constructor(around: Around, visits: Visits, work: VoteWork) {
    this.#around = around;
    this.#visits = visits;
    this.#work = work;
  }

  /** What the table is asked now. */
  get open(): Vote | null {
    return this.#open;
  }

  get holdsBots(): boolean {
    return HOLDS_BOTS.includes(this.#open?.about.do ?? '');
  }

  drop(): void {
    this.#open = null;
  }

  /** Somebody has answered: whether to wait for them is no question any more. */
  dropLate(): void {
    if (this.#open?.about.do === 'late') this.#open = null;
  }

  async propose(client: Client, { about: proposed, id }: At<'propose'>): Promise<void> {
    const play = await this.#work.playing();
    const { state, seats } = this.#work.doc();
    const voters = this.voters(proposed.do === 'bot' ? proposed.seat : null);
    const by = voters.find((seat) => isTheirs(seats[seat]!, client.guest));
    if (by === undefined) throw new Denied('not-yours');
    const key = id === undefined ? null : `${by}:${id}`;
    if (key !== null && play.hasTaken(key)) return;
    const about = { ...proposed };
    if (about.do === 'rewind' && about.to === undefined) {
      const screen = this.#visits.of(client)?.screen ?? null;
      if (screen === null) throw new Denied('no-table');
      about.to = play.lastStepOf(screen.eye ?? by) ?? play.steps;
    }
    if (state !== 'playing' || this.#open !== null || !this.#isPossible(about, play))
      throw new Denied('refused');
    this.#begin(about, by, voters, key);
    await this.settle();
  }

  /** Time is up for a seat, or for several if it is null. */
  async askAboutLate(seat: Seat | null, voters: readonly Seat[]): Promise<void> {
    this.#begin({ do: 'late', seat }, null, voters);
    await this.settle();
  }

  #begin(
    about: Vote['about'],
    by: Seat | null,
    voters: readonly Seat[],
    key: string | null = null,
  ): void {
    this.#open = new Vote(this.#count++, about, by, voters, this.#around.now());
    this.#key = key;
  }

  #isPossible(about: Proposal, play: Play): boolean {
    if (about.do === 'rewind') return about.to! < play.steps - 1;
    if (about.do === 'pause') return play.clock?.paused === false;
    if (about.do === 'go-on') return play.clock?.paused === true;
    if (about.do === 'end') return true;
    const seat = this.#work.doc().seats[about.seat];
    return seat !== undefined && !isBots(seat) && this.#isGone(about.seat);
  }

  #isGone(seat: Seat): boolean {
    return this.#visits.presenceOf(seat, this.#work.doc().seats, this.#around.now()) === 'gone';
  }

  /** One voice for each person who is not gone. */
  voters(without: Seat | null): Seat[] {
    const { seats } = this.#work.doc();
    // A page may name a seat that there is not.
    const guest = without === null ? null : seats[without]?.guest;
    return seats.flatMap((seat, at) => {
      const first = seats.findIndex((one) => one.guest === seat.guest) === at;
      const counts = first && !isBots(seat) && seat.guest !== guest;
      return counts && !this.#isGone(at) ? [at] : [];
    });
  }

  async cast({ guest }: Client, { vote, choice }: At<'vote'>): Promise<void> {
    if (this.#open?.number !== vote) throw new Denied('stale');
    if (!this.#open.cast(seatsOf(guest, this.#work.doc().seats), choice))
      throw new Denied('not-yours');
    await this.settle();
  }

  /** Counts the voices; somebody may have come, gone, or said something. */
  async settle(): Promise<void> {
    const vote = this.#open;
    if (vote !== null) {
      const { about } = vote;
      vote.recount(this.voters(about.do === 'late' || about.do === 'bot' ? about.seat : null));
      const outcome = vote.outcome(this.#around.now());
      if (outcome !== null) {
        this.#open = null;
        await this.#work.carryOut(about, outcome, this.#key);
      }
    }
    this.#work.counted();
  }
}
