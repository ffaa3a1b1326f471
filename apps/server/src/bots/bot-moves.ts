/** Lets bots answer one after another, each after a delay. */
import type { Answer, Match } from '@deadlight/engine';
import type { Seat } from '@deadlight/host';
import type { MatchLog } from '../table/match-log.ts';
import type { ServerServices } from '../table/services.ts';
import { ThinkingEnded } from './thinker.ts';

export interface BotTurn {
  readonly play: MatchLog;
  readonly seat: Seat;
  readonly level: string;
  /** The person whose share of thinking time this uses. */
  readonly whose: string;
}

export interface BotWork {
  /** The seat that answers next; null if there is none. */
  next(): BotTurn | null;
  /** Submits an answer, queued behind the table's other work. */
  take(turn: BotTurn, answer: Answer): Promise<void>;
}

const isAsked = ({ table }: Match, seat: Seat): boolean => table.pending.includes(seat);

export class BotMoves {
  readonly #services: ServerServices;
  readonly #work: BotWork;
  #thinking = false;

  constructor(services: ServerServices, work: BotWork) {
    this.#services = services;
    this.#work = work;
  }

  go(): void {
    const turn = this.#thinking ? null : this.#work.next();
    if (turn === null) return;
    this.#thinking = true;
    this.#think(turn)
      .catch((error: unknown) => {
        if (!(error instanceof ThinkingEnded))
          this.#services.log.error({ table: turn.play.host.id, err: error }, 'a bot failed');
        return false;
      })
      .then((goOn) => {
        this.#thinking = false;
        if (goOn) this.go();
      });
  }

  /** False if it must not be retried. */
  async #think(turn: BotTurn): Promise<boolean> {
    const { play, seat, level, whose } = turn;
    const { match } = play.host;
    const number = match.numberFor(seat);
    await this.#services.pause();
    if (!isAsked(match, seat) || match.numberFor(seat) !== number) return true;
    const answer = await play.ask(() => this.#services.thinkers.answer(match, seat, level, whose));
    if (isAsked(match, seat) && match.numberFor(seat) === number)
      await this.#work.take(turn, answer);
    return true;
  }
}
