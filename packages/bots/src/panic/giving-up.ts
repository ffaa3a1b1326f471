/** When a player of Panic Station gives up: only if the game is lost as far as the player can know. */
import { FIRST_SEAT, type Seat } from '@deadlight/engine';
import { KIND, pawnOf, SEARCH_CARDS, TROOPER, ZONE } from '@deadlight/games/rules/panic';
import { cans, isGivenAway, isInfected, type PanicSight } from './seen.ts';

const CANS = SEARCH_CARDS[KIND.gas - KIND.firstCard]!.copies;

const hasTrooper = ({ vars }: PanicSight, seat: Seat): boolean =>
  vars.health[pawnOf(seat, TROOPER)]! > 0;

/** Whether the last scan has shown a player that nobody else is human (PAN-END-11). */
const isLoneHuman = (sight: PanicSight): boolean => sight.size(ZONE.lone(sight.seat)) > 0;

/** The most cans a player can get without a gift: those in hand, and those still to be drawn. */
function cansAtBest(sight: PanicSight): number {
  const gasIn = (zone: number): number =>
    sight.kinds(zone).filter((kind) => kind === KIND.gas).length;
  let elsewhere = gasIn(ZONE.discard);
  for (let seat = FIRST_SEAT; seat < sight.seats; seat++) elsewhere += gasIn(ZONE.hand(seat));
  return cans(sight) + gasIn(ZONE.discard) + Math.min(sight.size(ZONE.deck), CANS - elsewhere);
}

/** Whether another player may still burn the hive for the humans. */
function hasFriend(sight: PanicSight): boolean {
  if (isLoneHuman(sight)) return false;
  for (let other = FIRST_SEAT; other < sight.seats; other++)
    if (other !== sight.seat && hasTrooper(sight, other) && !isGivenAway(sight, other)) return true;
  return false;
}

/** Whether no human can burn the hive, as far as one of them can know. */
const isLost = (sight: PanicSight): boolean =>
  !hasFriend(sight) &&
  (!hasTrooper(sight, sight.seat) || cansAtBest(sight) < sight.vars.options.gas);

/**
 * Whether a player wants to give up. A vote shows everybody the number of yes votes, so the infected agree
 * only when a scan has revealed it already: when it found one human at most (PAN-END-10).
 */
export const givesUp = (sight: PanicSight): boolean =>
  isInfected(sight) ? (sight.vars.scan?.human ?? sight.seats) <= 1 : isLost(sight);

/** Whether a player calls a vote on it; the infected take turns, by the door card, or they would never stop. */
export const callsVote = (sight: PanicSight): boolean =>
  givesUp(sight) && (!isInfected(sight) || sight.size(ZONE.door(sight.seat)) > 0);
