/**
 * Answers that were no choice are held back as long as their player takes for those that they chose. So nobody can tell
 * by the time that an answer took whether there was anything to choose, such as a card that could have been played. The
 * server does it itself: a page may answer such a question at once.
 */
import { at, type Match, printOption } from '@deadlight/engine';
import { type Seat, ThinkingTime, type ToServer } from '@deadlight/host';
import { randomShare } from '../secret.ts';
import type { MatchLog } from './match-log.ts';

type Decision = Extract<ToServer, { say: 'decide' }>;

/** What lets something happen, in every game, besides the answers that a question has for it. */
const LETS = ['decline', 'never'];

interface Drawn {
  readonly number: number;
  readonly ms: number;
}

const wordOf = (says: string): string => at(says.split(' ', 1), 0, 'part');

/** The answers that decline what is asked, where any seat could be asked whether it does. */
function declinesOf(match: Match, { host }: MatchLog): readonly string[] | undefined {
  const { at } = match.table.state.stack.at(-1)!;
  return host.app.telling.declines[at];
}

/** Whether there is only one way to answer, or nothing to say but no. */
function hasNoChoice({ table, game }: Match, seat: Seat, no: readonly string[] = []): boolean {
  const options = table.options(seat);
  if (options.length <= table.choose(seat).min) return true;
  if (options.length > no.length + LETS.length) return false;
  return options.every((option) => {
    const says = printOption(game, option);
    return no.includes(says) || LETS.includes(wordOf(says));
  });
}

export class HeldAnswers {
  /** How slow people are: 1 as they are, 0 where nobody waits for anybody. */
  readonly #tempo: number;
  readonly #thinking = new Map<Seat, ThinkingTime>();
  readonly #drawn = new Map<Seat, Drawn>();
  readonly #timers = new Map<Seat, NodeJS.Timeout>();

  constructor(tempo: number) {
    this.#tempo = tempo;
  }

  /** Milliseconds for which an answer is to be held: 0 if it was a choice. */
  waitFor(play: MatchLog, { seat, at }: Decision, now: number): number {
    if (this.#tempo === 0) return 0;
    const { match } = play.host;
    // It will be refused, which only its sender is told.
    if (!match.table.pending.includes(seat) || match.numberFor(seat) !== at) return 0;
    const no = declinesOf(match, play);
    const waited = play.waited(now);
    if (!play.ask(() => hasNoChoice(match, seat, no))) {
      if (no !== undefined) this.#of(seat).note(waited / this.#tempo);
      return 0;
    }
    // Whoever thinks for as long as that uses their own clock, too, but nobody loses by it.
    const most = (play.clock?.upIn(now) ?? Number.POSITIVE_INFINITY) / 2;
    return Math.min(most, this.#drawnFor(seat, at) - waited);
  }

  #of(seat: Seat): ThinkingTime {
    let thinking = this.#thinking.get(seat);
    if (thinking === undefined) {
      thinking = new ThinkingTime(randomShare);
      this.#thinking.set(seat, thinking);
    }
    return thinking;
  }

  /** For each question once, however often the answer is sent. */
  #drawnFor(seat: Seat, number: number): number {
    let drawn = this.#drawn.get(seat);
    if (drawn?.number !== number) {
      drawn = { number, ms: this.#tempo * this.#of(seat).draw() };
      this.#drawn.set(seat, drawn);
    }
    return drawn.ms;
  }

  /** One answer of each seat: it is sent again after a reconnect. */
  hold(seat: Seat, ms: number, take: () => void): void {
    clearTimeout(this.#timers.get(seat));
    this.#timers.set(seat, setTimeout(take, ms).unref());
  }

  /** The match is forgotten. */
  stop(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
  }
}
