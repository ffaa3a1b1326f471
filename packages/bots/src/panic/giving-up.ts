/** When a player of Panic Station gives up: only if it is lost as far as the player can know. */
import type { Seat } from '@deadlight/engine';
import { K, pawnOf, SEARCH_CARDS, TROOPER, Z } from '@deadlight/games/rules/panic';
import { cans, isGivenAway, isInfected, type PanicSight } from './seen.ts';

const CANS = SEARCH_CARDS[K.gas - K.firstCard]!.copies;

const hasTrooper = ({ vars }: PanicSight, seat: Seat): boolean =>
  vars.health[pawnOf(seat, TROOPER)]! > 0;

/** Whether the last scan has told a player that nobody else is human (PAN-END-11). */
const isLoneHuman = (sight: PanicSight): boolean => sight.size(Z.lone + sight.seat) > 0;

/** The cans that a player can have at best without a gift: those in hand, and those still to be drawn. */
function cansAtBest(sight: PanicSight): number {
  const gasIn = (zone: number): number => sight.kinds(zone).filter((kind) => kind === K.gas).length;
  let elsewhere = gasIn(Z.discard);
  for (let seat = 0; seat < sight.seats; seat++) elsewhere += gasIn(Z.hand + seat);
  return cans(sight) + gasIn(Z.discard) + Math.min(sight.size(Z.deck), CANS - elsewhere);
}

/** Whether somebody else may still burn the hive for the humans. */
function hasFriend(sight: PanicSight): boolean {
  if (isLoneHuman(sight)) return false;
  for (let other = 0; other < sight.seats; other++)
    if (other !== sight.seat && hasTrooper(sight, other) && !isGivenAway(sight, other)) return true;
  return false;
}

/** Whether no human can burn the hive any more, as far as one of them can know. */
const isLost = (sight: PanicSight): boolean =>
  !hasFriend(sight) &&
  (!hasTrooper(sight, sight.seat) || cansAtBest(sight) < sight.vars.options.gas);

/**
 * Whether a player wants to give up. A vote tells everybody how many said yes, so the infected agree only
 * when a scan has told that already: when it found one human at most (PAN-END-10).
 */
export const givesUp = (sight: PanicSight): boolean =>
  isInfected(sight) ? (sight.vars.scan?.human ?? sight.seats) <= 1 : isLost(sight);

/** Whether a player calls a vote on it; the infected take turns, by the door card, or they would never stop. */
export const callsVote = (sight: PanicSight): boolean =>
  givesUp(sight) && (!isInfected(sight) || sight.size(Z.door + sight.seat) > 0);
