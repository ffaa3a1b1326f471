/** What a table is asked, who has said what, and what comes of it. */
import type { Choice, Late, Proposal, Seat } from '@deadlight/host';

/** So long a vote stays open. */
export const VOTE_TIME = 120_000;

/** What everybody must agree to; the rest the most decide. */
const BY_ALL: readonly string[] = ['rewind', 'end', 'pause', 'go-on'];

export class Vote {
  readonly number: number;
  readonly about: Proposal | Late;
  readonly by: Seat | null;
  readonly choices: readonly Choice[];
  readonly until: number;
  readonly #said = new Map<Seat, Choice>();
  #voters: readonly Seat[];

  constructor(
    number: number,
    about: Proposal | Late,
    by: Seat | null,
    voters: readonly Seat[],
    now: number,
  ) {
    this.number = number;
    this.about = about;
    this.by = by;
    this.#voters = voters;
    this.until = now + VOTE_TIME;
    this.choices =
      about.do !== 'late'
        ? ['yes', 'no']
        : // A bot that sits down would tell who has not answered, where several are asked.
          about.seat === null
          ? ['wait', 'skip']
          : ['wait', 'skip', 'bot'];
    if (by !== null) this.#said.set(by, 'yes');
  }

  get voices(): { readonly seat: Seat; readonly says: Choice | null }[] {
    return this.#voters.map((seat) => ({ seat, says: this.#said.get(seat) ?? null }));
  }

  /** Somebody came or went. */
  recount(voters: readonly Seat[]): void {
    this.#voters = voters;
  }

  /** False for who has no voice here, or names something else. */
  cast(seats: readonly Seat[], choice: Choice): boolean {
    const seat = this.#voters.find((one) => seats.includes(one));
    if (seat === undefined || !this.choices.includes(choice)) return false;
    this.#said.set(seat, choice);
    return true;
  }

  /** What was decided; null while that is open. */
  outcome(now: number): Choice | null {
    const said = this.#voters.flatMap((seat) => this.#said.get(seat) ?? []);
    const all = this.#voters.length;
    const otherwise: Choice = this.about.do === 'late' ? 'wait' : 'no';
    if (all === 0 || now >= this.until) return otherwise;
    if (BY_ALL.includes(this.about.do)) {
      if (said.includes('no')) return 'no';
      return said.length === all ? 'yes' : null;
    }
    const most = this.choices.find(
      (choice) => said.filter((one) => one === choice).length * 2 > all,
    );
    return most ?? (said.length === all ? otherwise : null);
  }
}
