/** A finished game, decision by decision. */
import { Match, type Seat, viewOf } from '@deadlight/engine';
import type { Moment, Player, Story } from './messages.ts';

export class Replay {
  readonly id: string;
  readonly #players: readonly Player[];
  readonly #whole: Match;
  #now: Match;

  constructor(id: string, players: readonly Player[], whole: Match) {
    this.id = id;
    this.#players = players;
    this.#whole = whole;
    this.#now = this.#begin();
  }

  #begin(): Match {
    return new Match(this.#whole.game, this.#whole.setup);
  }

  /**
   * The table after a number of decisions, as a seat saw it then; with `play`, the events on the way are its
   * news.
   */
  at(wanted: number, seat: Seat, play = false): Moment {
    const { decisions } = this.#whole;
    const at = Math.max(0, Math.min(wanted, decisions.length));
    const goesBack = at < this.#now.decisions.length;
    if (goesBack) this.#now = this.#begin();
    const read = this.#now.log.entries.length;
    for (const { seat: by, says } of decisions.slice(this.#now.decisions.length, at))
      this.#now.say(by, says);
    const { table, log } = this.#now;
    const news = play && !goesBack ? log.linesFor(seat, read) : [];
    const whole = news.length === 0;
    return {
      id: this.id,
      seq: 0,
      players: this.#players,
      view: { ...viewOf(table, seat), question: null },
      lines: whole ? log.linesFor(seat) : news,
      whole,
      news,
      undoable: 0,
      whyNotUndo: null,
      number: at,
      paused: false,
      // Looking back in a running game must not reveal what is to come.
      seed: this.#whole.table.over === null ? null : this.#whole.setup.seed,
      replay: { at, of: decisions.length },
    };
  }

  get story(): Story {
    const again = this.#begin();
    const opening = again.log.entries.length;
    const decided = this.#whole.decisions.map(({ seat, says }) => {
      again.say(seat, says);
      return { by: seat, told: again.log.entries.length };
    });
    const { setup } = this.#whole;
    return { setup, players: this.#players, lines: again.log.truth(), decided, opening };
  }
}
