/** Trainable setups: a game, its table options, and how close a table is to a win. */
import { mindOf } from '@deadlight/bots/learned';
import type { Game, OptionValue, Seat, Table } from '@deadlight/engine';
import { GAMES } from '@deadlight/games';
import { isInfected, type PanicTable } from '@deadlight/games/rules/panic';

export interface School {
  readonly game: Game;
  readonly players: number;
  /** Table options; one game after the other is played with the next of these. */
  readonly options: readonly Readonly<Record<string, OptionValue>>[];
  /** Companions, each with a temperament, play at these tables in turn: one network for all of them. */
  readonly company?: readonly {
    readonly players: number;
    readonly options: Readonly<Record<string, OptionValue>>;
  }[];
  /** The share of required conditions that the engine finds met, from 0 to 1. */
  met(table: Table, seat: Seat): number;
  isAlive(table: Table, seat: Seat): boolean;
  /** The side that a seat is on, 0 or 1, if it can change: what a seat decided on the other side is lost then. */
  side?(table: Table, seat: Seat): number;
}

const isAlive = (table: Table, seat: Seat): boolean =>
  mindOf(table.game.id).eyes!.isAlive(table, seat);

const met = (table: Table, seat: Seat): number => mindOf(table.game.id).eyes!.met(table, seat);

const own = (players: number) => ({ players, options: {} });
const team = (players: number) => ({ players, options: { mode: 'coop' } });
/** Mostly tables of four that play for themselves, where most people play. */
const COMPANY = [
  ...[own(4), own(4), team(3), own(3), own(5)],
  ...[team(4), own(4), own(2), team(3), own(4)],
];

const ship = GAMES['nemesis']!.game;
const facility = GAMES['lockdown']!.game;
const station = GAMES['panic']!.game;

export const SCHOOLS: Readonly<Record<string, School>> = {
  'nemesis-coop': {
    game: ship,
    players: 3,
    options: [{ mode: 'coop' }],
    met,
    isAlive,
  },
  'lockdown-coop': {
    game: facility,
    players: 3,
    options: [{ mode: 'coop' }],
    met,
    isAlive,
  },
  nemesis: {
    game: ship,
    players: 4,
    options: [{}],
    met,
    isAlive,
  },
  lockdown: {
    game: facility,
    players: 4,
    options: [{}],
    met,
    isAlive,
  },
  'nemesis-company': {
    game: ship,
    players: 4,
    options: [{}],
    company: COMPANY,
    met,
    isAlive,
  },
  'lockdown-company': {
    game: facility,
    players: 4,
    options: [{}],
    company: COMPANY,
    met,
    isAlive,
  },
  /**
   * Humans and infected learn against each other: the same network plays both. Tables usually play with the bonus
   * cards, the arena without them.
   */
  panic: {
    game: station,
    players: 5,
    options: [{}, { bonus: true }],
    met,
    isAlive,
    side: (table, seat) => (isInfected(table as unknown as PanicTable, seat) ? 1 : 0),
  },
};
