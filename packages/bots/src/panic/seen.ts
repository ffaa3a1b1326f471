/** What a player of Panic Station sees of themselves and the others. */
import type { Kind, Seat } from '@deadlight/engine';
import {
  KIND,
  ownInfection,
  pawnOf,
  pawnThing,
  type Vars,
  ZONE,
} from '@deadlight/games/rules/panic';
import type { Sight } from '../sight.ts';

export type PanicSight = Sight<Vars>;

export const isInfected = (sight: PanicSight): boolean =>
  sight.kinds(ZONE.status(sight.seat))[0] === KIND.infected;

export const holds = (sight: PanicSight, kind: Kind): boolean =>
  sight.kinds(ZONE.hand(sight.seat)).includes(kind);

/** Whether this seat holds another player's infection card: only the infected give theirs away. */
export const isGivenAway = (sight: PanicSight, other: Seat): boolean =>
  holds(sight, ownInfection(other));

export function cans(sight: PanicSight): number {
  let gas = 0;
  for (const kind of sight.kinds(ZONE.hand(sight.seat))) if (kind === KIND.gas) gas++;
  return gas;
}

/** Whether this seat can open doors. */
export const opensDoors = (sight: PanicSight): boolean =>
  sight.vars.doorsOpen || sight.kinds(ZONE.laid(sight.seat)).includes(KIND.keycard);

/** The room of a character; negative for the dead, and for those who have not entered yet. */
export const roomOf = (sight: PanicSight, who: number): number =>
  sight.where(pawnThing(pawnOf(sight.seat, who))) - ZONE.room(0);
