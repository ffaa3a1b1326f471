/** Conditions of Objectives: terms, as effects are. */
import { asSeat, at, NO_SEAT, type Seat } from '@deadlight/engine';
import { isAlive } from './crew.ts';
import { seatsOf } from './modes.ts';
import type { Vars } from './vars.ts';

/** A condition as data. Its parameters are fields of their own. */
export interface Term {
  readonly asks: string;
  readonly count?: number;
  readonly player?: number;
  readonly sections?: readonly number[];
}

/** Conditions that both games have. */
export type SharedCondition =
  | {
      readonly asks:
        | 'only-survivor'
        | 'own-signal-sent'
        | 'queen-killed'
        | 'signal-sent'
        | 'survived-with-egg';
    }
  | { readonly asks: 'player-dead'; readonly player: number };

/** The name by which texts and the inputs of the networks know a condition. */
export function conditionName({ asks, count, player, sections }: Term): string {
  if (player !== undefined) return asks.replace('player', `player-${player}`);
  if (sections !== undefined) return [asks, ...sections.map((one) => `s-0${one}`)].join('-');
  return count === undefined ? asks : `${asks}-${count}`;
}

/** Whether one of the conditions asks for something, whatever its parameters. */
export const isAsked = <C extends Term>(all: readonly C[], asks: C['asks']): boolean =>
  all.some((one) => one.asks === asks);

/** What Objectives are judged by: a table, or as much of it as one seat sees. */
export interface Position {
  readonly vars: Vars;
  readonly state: { readonly seats: number };
  zone(zone: number): { readonly length: number };
}

/** How many other Characters are alive. */
export const othersAlive = (table: Position, seat: Seat): number =>
  seatsOf(table).filter((other) => other !== seat && isAlive(table, other)).length;

/** The seat of a player's number, if it is another's; otherwise -1. */
export function otherNumbered({ number }: Pick<Vars, 'number'>, seat: Seat, player: number): Seat {
  const other = asSeat(number.indexOf(player));
  return other === seat ? NO_SEAT : other;
}

export function isMetAlike(table: Position, seat: Seat, condition: SharedCondition): boolean {
  const { vars } = table;
  switch (condition.asks) {
    // NEM-OBJ-06, LCK-OBJ-04
    case 'own-signal-sent':
    case 'signal-sent':
      return at(vars.signal, seat, 'signal of seat');
    // NEM-OBJ-09
    case 'queen-killed':
      return vars.queenKilled;
    // NEM-OBJ-05, LCK-OBJ-02
    case 'only-survivor':
      return othersAlive(table, seat) === 0;
    // LCK-OBJ-14
    case 'survived-with-egg':
      return isAlive(table, seat) && at(vars.eggsOf, seat, 'eggs of seat') > 0;
    case 'player-dead': {
      // A player's own number does not count (NEM-OBJ-14-R, NEM-OBJ-04, LCK-OBJ-01).
      const other = otherNumbered(vars, seat, condition.player);
      return other >= 0 && !isAlive(table, other);
    }
  }
}
