/**
 * Answers that were no choice, and standing answers, are held back as long as their player takes for those that they
 * chose. So nobody can tell by the time that an answer took whether there was anything to choose, such as a card that
 * could have been played. The server does it itself: a page may answer such a question at once.
 *
 * Over days people take hours, which no answer can be held for. There every answer to a reaction, a chosen one as well,
 * is held until a time that is drawn without looking at anybody.
 */
import { at, type Match, printOption } from '@deadlight/engine';
import { type Seat, ThinkingTime, type ToServer } from '@deadlight/host';
import { randomShare } from '../secret.ts';
import type { MatchLog } from './match-log.ts';
import { HELD_OVER_DAYS } from './pace.ts';

type Decision = Extract<ToServer, { say: 'decide' }>;

/** What lets something happen, in every game, besides the answers that a question has for it. */
const LETS = ['decline', 'never'];

interface Drawn {
  readonly number: number;
  readonly ms: number;
}

const wordOf = (says: string): string => at(says.split(' ', 1), 0, 'part');

const askedIn = (match: Match): string => match.table.state.stack.at(-1)!.at;

/** The answers that decline what is asked, where any seat could be asked whether it does. */
const declinesOf = (match: Match, { host }: MatchLog): readonly string[] | undefined =>
  host.app.telling.declines[askedIn(match)];

/** Whether what is asked is a reaction: any seat could be asked it, and could let the matter happen. */
const isReaction = (match: Match, { host }: MatchLog): boolean =>
  host.app.telling.standing?.[askedIn(match)] !== undefined;

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
  readonly #random: () => number;
  readonly #thinking = new Map<Seat, ThinkingTime>();
  readonly #drawn = new Map<Seat, Drawn>();
  readonly #timers = new Map<Seat, NodeJS.Timeout>();

  /** `random` gives numbers from 0 up to 1 that nobody can foresee. */
  constructor(tempo: number, random: () => number = randomShare) {
    this.#tempo = tempo;
    this.#random = random;
  }

  /**
   * Milliseconds for which an answer is to be held: 0 if it is taken at once. Nobody has thought about it before they
   * came to the table, at `came`.
   */
  waitFor(play: MatchLog, { seat, at }: Decision, now: number, came = (): number => 0): number {
    if (this.#tempo === 0) return 0;
    const { match } = play.host;
    // It will be refused, which only its sender is told.
    if (!match.table.pending.includes(seat) || match.numberFor(seat) !== at) return 0;
    const no = declinesOf(match, play);
    const since = Math.max(play.askedAt, came());
    if (!play.ask(() => hasNoChoice(match, seat, no))) {
      if (no !== undefined) this.#of(seat).note((now - since) / this.#tempo);
      if (play.clock?.isOverDays !== true || !isReaction(match, play)) return 0;
    }
    return this.#wait(play, seat, at, now, since);
  }

  /** The same for a standing answer, whose person need not be there. */
  waitForStanding(play: MatchLog, seat: Seat, now: number): number {
    if (this.#tempo === 0) return 0;
    return this.#wait(play, seat, play.host.match.numberFor(seat), now, play.askedAt);
  }

  #wait(play: MatchLog, seat: Seat, number: number, now: number, since: number): number {
    // Whoever thinks for as long as that uses their own clock, too, but nobody loses by it.
    const most = (play.clock?.upIn(now) ?? Number.POSITIVE_INFINITY) / 2;
    const isOverDays = play.clock?.isOverDays === true && isReaction(play.host.match, play);
    return Math.min(most, since + this.#drawnFor(seat, number, isOverDays) - now);
  }

  #of(seat: Seat): ThinkingTime {
    let thinking = this.#thinking.get(seat);
    if (thinking === undefined) {
      thinking = new ThinkingTime(this.#random);
      this.#thinking.set(seat, thinking);
    }
    return thinking;
  }

  /** For each question once, however often the answer is sent. */
  #drawnFor(seat: Seat, number: number, isOverDays: boolean): number {
    let drawn = this.#drawn.get(seat);
    if (drawn?.number !== number) {
      const [least, most] = HELD_OVER_DAYS;
      const ms = isOverDays ? least + (most - least) * this.#random() : this.#of(seat).draw();
      drawn = { number, ms: this.#tempo * ms };
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
