/** A seat at a table in this process; bots have the other seats. */
import { botCalled, nameAt, type Player, prepare, Sight } from '@deadlight/bots';
import {
  allSeats,
  at,
  Match,
  Refused,
  randomFrom,
  type Seat,
  type Setup,
  seedBytes,
  viewOf,
} from '@deadlight/engine';
import type { PlayableGame, Voice } from '@deadlight/games';
import { levelName } from '@deadlight/host';
import { type Guest, type Seen, ToolError } from './guest.ts';

export interface LocalTable {
  readonly playable: PlayableGame;
  readonly setup: Setup;
  readonly seat: Seat;
  /** The level of the bots. */
  readonly level: string;
  readonly voice: Voice;
}

export class LocalGuest implements Guest {
  readonly playable: PlayableGame;
  readonly seat: Seat;
  readonly #match: Match;
  readonly #bots: readonly Player[];
  readonly #names: readonly string[];

  private constructor({ playable, setup, seat, level, voice }: LocalTable) {
    this.playable = playable;
    this.seat = seat;
    this.#match = new Match(playable.game, setup);
    const seats = allSeats(setup.seats);
    this.#bots = seats.map((each) => botCalled(nameAt(level, setup.seed, each))!);
    this.#names = seats.map((each) => (each === seat ? '' : levelName(voice, level)));
  }

  static async open(table: LocalTable): Promise<LocalGuest> {
    await prepare(table.level, table.playable.game.id);
    const guest = new LocalGuest(table);
    await guest.#letBotsAnswer();
    return guest;
  }

  seen(): Seen {
    const { table, log } = this.#match;
    const lines = table.over === null ? log.linesFor(this.seat) : log.truth();
    return { view: viewOf(table, this.seat), lines, players: this.#names };
  }

  async decide(says: string): Promise<void> {
    const match = this.#match;
    try {
      match.decide(this.seat, match.read(this.seat, says));
    } catch (error) {
      if (error instanceof Refused) throw new ToolError(error.message);
      throw error;
    }
    await this.#letBotsAnswer();
  }

  async undo(): Promise<void> {
    try {
      this.#match.undo(this.seat);
    } catch (error) {
      if (error instanceof Refused) throw new ToolError(error.message);
      throw error;
    }
  }

  /** Bots answer at once: nothing is ever waited for. */
  async waited(): Promise<void> {}

  leave(): void {}

  close(): void {}

  async #letBotsAnswer(): Promise<void> {
    for (;;) {
      const { table, decisions, setup } = this.#match;
      const seat = table.pending.find((pending) => pending !== this.seat);
      if (seat === undefined) return;
      // As in the terminal: every decision has its own random generator.
      const random = randomFrom(`${seedBytes(setup.seed)}:players:${decisions.length}`);
      const bot = at(this.#bots, seat, 'bot');
      this.#match.decide(seat, await bot.answer(new Sight(table, seat), random));
    }
  }
}
