/** Trainable setups: a game, its table options, and how close a table is to a win. */
import { mindOf } from '@deadlight/bots/learned';
import type { Game, Kind, OptionValue, Seat, Table } from '@deadlight/engine';
import { GAMES } from '@deadlight/games';
import * as lockdown from '@deadlight/games/rules/lockdown';
import * as nemesis from '@deadlight/games/rules/nemesis';
import { DEAD, type SurvivalTable, type Term, ZONE } from '@deadlight/games/rules/survival';

export interface School {
  readonly game: Game;
  readonly players: number;
  readonly options: Readonly<Record<string, OptionValue>>;
  /** The share of required conditions that the engine finds met, from 0 to 1. */
  met(table: Table, seat: Seat): number;
  isAlive(table: Table, seat: Seat): boolean;
}

const isAlive = (table: Table, seat: Seat): boolean =>
  (table as unknown as SurvivalTable).vars.fate[seat] !== DEAD;

/** The share of a team's missions that are met. */
const teamMet = (table: Table): number => mindOf(table.game.id).eyes!.met(table);

interface Judged {
  readonly anyOf: readonly (readonly Term[])[];
}

/** The share of conditions met of the seat's Objective, or of the better of two. */
const ownMet =
  (
    objectiveOf: (kind: Kind) => Judged,
    isMet: (table: SurvivalTable, seat: Seat, condition: Term) => boolean,
  ) =>
  (table: Table, seat: Seat): number => {
    const own = table as unknown as SurvivalTable;
    let best = 0;
    for (const card of own.zone(ZONE.objectives(seat)))
      for (const all of objectiveOf(own.kind(card)).anyOf)
        best = Math.max(best, all.filter((one) => isMet(own, seat, one)).length / all.length);
    return isAlive(table, seat) ? best : 0;
  };

const ship = GAMES['nemesis']!.game;
const facility = GAMES['lockdown']!.game;

export const SCHOOLS: Readonly<Record<string, School>> = {
  'nemesis-coop': {
    game: ship,
    players: 3,
    options: { mode: 'coop' },
    met: teamMet,
    isAlive,
  },
  'lockdown-coop': {
    game: facility,
    players: 3,
    options: { mode: 'coop' },
    met: teamMet,
    isAlive,
  },
  nemesis: {
    game: ship,
    players: 4,
    options: {},
    met: ownMet(nemesis.objectiveOf, nemesis.isMet as never),
    isAlive,
  },
  lockdown: {
    game: facility,
    players: 4,
    options: {},
    met: ownMet(lockdown.objectiveOf, lockdown.isMet as never),
    isAlive,
  },
};
