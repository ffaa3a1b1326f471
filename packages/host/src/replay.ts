/** A finished game, decision by decision. */
import { Match, type Seat, viewOf } from '@deadlight/engine';
import type { Moment, Player } from './messages.ts';

export class Replay {
  readonly id: string;
  readonly #players: readonly Player[];
  readonly #whole: Match;
  #now: Match;

  constructor(id: string, players: readonly Player[], whole: Match) {
    this.id = id;
    this.#players = players;
    this.#whole = whole;
    this.#now = new Match(whole.game, whole.setup);
  }

  /** The table after so many decisions, as a seat saw it then. */
  at(wanted: number, seat: Seat): Moment {
    const { decisions } = this.#whole;
    const at = Math.max(0, Math.min(wanted, decisions.length));
    if (at < this.#now.decisions.length) this.#now = new Match(this.#whole.game, this.#whole.setup);
    for (const { seat: by, says } of decisions.slice(this.#now.decisions.length, at))
      this.#now.say(by, says);
    const { table, log } = this.#now;
    return {
      id: this.id,
      seq: 0,
      players: this.#players,
      view: { ...viewOf(table, seat), question: null },
      lines: log.linesFor(seat),
      whole: true,
      news: [],
      undoable: 0,
      number: at,
      paused: false,
      replay: { at, of: decisions.length },
    };
  }
}
