/** A question to the table, the votes, and the outcome. */
import type { Choice, Seat } from '@deadlight/host';
import type { VoteDoc } from '../store/store.ts';

export type Asked = VoteDoc['about'];

/**
 * Questions that a single no rejects. People who say nothing are waited for; then more than half of all people decide.
 */
const WAITS_FOR_ALL: readonly Asked['do'][] = ['rewind', 'end'];

export class Vote {
  readonly #doc: Omit<VoteDoc, 'said'>;
  readonly choices: readonly Choice[];
  readonly #said: Map<Seat, Choice>;
  #voters: readonly Seat[];

  constructor({ said, ...doc }: VoteDoc, voters: readonly Seat[]) {
    this.#doc = doc;
    this.#voters = voters;
    const { about } = doc;
    this.choices =
      about.do !== 'late'
        ? ['yes', 'no']
        : // A bot that sits down would tell who has not answered, where several are asked.
          about.seat === null
          ? ['wait', 'skip']
          : ['wait', 'skip', 'bot'];
    this.#said = new Map(said);
  }

  get doc(): VoteDoc {
    return { ...this.#doc, said: [...this.#said] };
  }

  get number(): number {
    return this.#doc.number;
  }

  get about(): Asked {
    return this.#doc.about;
  }

  get by(): Seat | null {
    return this.#doc.by;
  }

  get began(): number {
    return this.#doc.began;
  }

  get until(): number {
    return this.#doc.until;
  }

  get voices(): { readonly seat: Seat; readonly says: Choice | null }[] {
    return this.#voters.map((seat) => ({ seat, says: this.#said.get(seat) ?? null }));
  }

  /** Somebody sat down, or has left the table. */
  recount(voters: readonly Seat[]): void {
    this.#voters = voters;
  }

  /** False for a person without a vote here, or an unknown choice. */
  cast(seats: readonly Seat[], choice: Choice): boolean {
    const seat = this.#voters.find((one) => seats.includes(one));
    if (seat === undefined || !this.choices.includes(choice)) return false;
    this.#said.set(seat, choice);
    return true;
  }

  /** The outcome; null while it is open. Nobody agrees by being away. */
  outcome(now: number): Choice | null {
    const said = this.#voters.flatMap((seat) => this.#said.get(seat) ?? []);
    const all = this.#voters.length;
    const otherwise: Choice = this.about.do === 'late' ? 'wait' : 'no';
    if (all === 0) return otherwise;
    const most =
      this.choices.find((choice) => said.filter((one) => one === choice).length * 2 > all) ?? null;
    const isLate = now >= this.#doc.until;
    if (WAITS_FOR_ALL.includes(this.about.do)) {
      if (said.includes('no')) return 'no';
      if (said.length < all && !isLate) return null;
      return most ?? otherwise;
    }
    return most ?? (said.length === all || isLate ? otherwise : null);
  }
}
