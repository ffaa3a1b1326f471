/** Gives the standing answers of seats, each after the time that an answer without a choice takes. */
import type { Seat } from '@deadlight/host';
import type { HeldAnswers } from './held-answers.ts';
import type { MatchLog } from './match-log.ts';

export interface StandingWork {
  /** The match, while answers may be given. */
  play(): MatchLog | null;
  now(): number;
  /** Does something after the table's other work. */
  alone(job: () => Promise<void>): Promise<void>;
  /** An answer has been given. */
  told(play: MatchLog): Promise<void>;
}

interface Waiting {
  readonly play: MatchLog;
  readonly number: number;
  readonly timer: NodeJS.Timeout;
}

export class StandingMoves {
  readonly #held: Pick<HeldAnswers, 'waitForStanding'>;
  readonly #work: StandingWork;
  readonly #waiting = new Map<Seat, Waiting>();
  /** Questions that their seats have taken an answer back to, by number: they are asked in person. */
  readonly #inPerson = new Map<Seat, number>();

  constructor(held: Pick<HeldAnswers, 'waitForStanding'>, work: StandingWork) {
    this.#held = held;
    this.#work = work;
  }

  /** Waits for what is to be answered now; whatever waits for a question that is over is dropped. */
  go(): void {
    const play = this.#work.play();
    for (const [seat, waiting] of this.#waiting)
      if (waiting.play !== play || !this.#answers(waiting.play, seat, waiting.number))
        this.#drop(seat);
    if (play === null) return;
    const { match } = play.host;
    for (const seat of match.table.pending) {
      const number = match.numberFor(seat);
      if (this.#waiting.has(seat) || !this.#answers(play, seat, number)) continue;
      const wait = Math.max(0, this.#held.waitForStanding(play, seat, this.#work.now()));
      const give = (): void => void this.#work.alone(() => this.#give(play, seat, number));
      this.#waiting.set(seat, { play, number, timer: setTimeout(give, wait).unref() });
    }
  }

  #answers(play: MatchLog, seat: Seat, number: number): boolean {
    return (
      play.host.match.numberFor(seat) === number &&
      this.#inPerson.get(seat) !== number &&
      play.standingAnswer(seat) !== undefined
    );
  }

  async #give(play: MatchLog, seat: Seat, number: number): Promise<void> {
    this.#drop(seat);
    if (this.#work.play() !== play || !this.#answers(play, seat, number)) return;
    await play.answer(seat, play.standingAnswer(seat)!, 'standing');
    await this.#work.told(play);
  }

  /** A seat has taken back an answer, and gives another one itself. */
  askInPerson(seat: Seat, number: number): void {
    this.#inPerson.set(seat, number);
  }

  #drop(seat: Seat): void {
    clearTimeout(this.#waiting.get(seat)?.timer);
    this.#waiting.delete(seat);
  }

  /** The match is forgotten. */
  stop(): void {
    for (const seat of [...this.#waiting.keys()]) this.#drop(seat);
    this.#inPerson.clear();
  }
}
