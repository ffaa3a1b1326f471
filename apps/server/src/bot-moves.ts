/** Lets bots answer one after another, each after a while. */
import type { Answer, Match } from '@deadlight/engine';
import type { Seat } from '@deadlight/host';
import type { Around } from './around.ts';
import type { Play } from './play.ts';

export interface BotTurn {
  readonly play: Play;
  readonly seat: Seat;
  readonly level: string;
}

export interface BotWork {
  /** Who is to answer next; null while nobody is. */
  next(): BotTurn | null;
  /** Takes an answer, after all else that the table has to do. */
  take(turn: BotTurn, answer: Answer): Promise<void>;
}

const isAsked = ({ table }: Match, seat: Seat): boolean => table.pending.includes(seat);

export class BotMoves {
  readonly #around: Around;
  readonly #work: BotWork;
  #thinking = false;

  constructor(around: Around, work: BotWork) {
    this.#around = around;
    this.#work = work;
  }

  go(): void {
    const turn = this.#thinking ? null : this.#work.next();
    if (turn === null) return;
    this.#thinking = true;
    this.#think(turn)
      .catch((error: unknown) => {
        this.#around.log.error({ table: turn.play.host.id, err: error }, 'a bot failed');
        return false;
      })
      .then((goOn) => {
        this.#thinking = false;
        if (goOn) this.go();
      });
  }

  /** False where it must not be tried again. */
  async #think(turn: BotTurn): Promise<boolean> {
    const { play, seat, level } = turn;
    const { match } = play.host;
    const number = match.numberFor(seat);
    await this.#around.pause();
    if (!isAsked(match, seat) || match.numberFor(seat) !== number) return true;
    const answer = await this.#around.thoughts.answer(match, seat, level);
    if (isAsked(match, seat) && match.numberFor(seat) === number)
      await this.#work.take(turn, answer);
    return true;
  }
}
