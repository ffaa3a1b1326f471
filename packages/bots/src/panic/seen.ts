/** What a player of Panic Station sees of himself and the others. */
import type { Seat } from '@deadlight/engine';
import { K, ownInfection, pawnOf, pawnThing, type Vars, Z } from '@deadlight/games/rules/panic';
import type { Sight } from '../sight.ts';

export type PanicSight = Sight<Vars>;

export const isInfected = (sight: PanicSight): boolean =>
  sight.kinds(Z.status + sight.seat)[0] === K.infected;

export const holds = (sight: PanicSight, kind: number): boolean =>
  sight.kinds(Z.hand + sight.seat).includes(kind);

/** Whether this seat holds an infection card of somebody else's: only the infected give theirs away. */
export const isGivenAway = (sight: PanicSight, other: Seat): boolean =>
  holds(sight, ownInfection(other));

export function cans(sight: PanicSight): number {
  let gas = 0;
  for (const kind of sight.kinds(Z.hand + sight.seat)) if (kind === K.gas) gas++;
  return gas;
}

/** Whether doors yield to this seat. */
export const opensDoors = (sight: PanicSight): boolean =>
  sight.vars.doorsOpen || sight.kinds(Z.laid + sight.seat).includes(K.keycard);

/** The room of a character; negative for the dead, and for those who have not come in yet. */
export const roomOf = (sight: PanicSight, who: number): number =>
  sight.where(pawnThing(pawnOf(sight.seat, who))) - Z.room;
