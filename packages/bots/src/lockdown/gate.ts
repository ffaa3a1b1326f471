/** How those mean to get out for whom the Isolation Room is not the best hope. */
import { codeOf, type Option } from '@deadlight/engine';
import { exitsOf, type Facility, PODS, roomIndex, SUITS, V } from '@deadlight/games/rules/lockdown';
import { itemOf, K, RECIPES, Z } from '@deadlight/games/rules/survival';
import type { SurvivalSight } from '../survival/habits.ts';
import { type Aim, isRoomAction } from '../survival/purpose.ts';
import { isNearest, nearestOf, walksTo } from '../survival/ways.ts';
import { POD_ROOMS } from './ways-out.ts';

const REPOSITORY = roomIndex('repository');
/** To board a pod costs two cards. */
const BOARDING = 2;
/** With so many rounds left one gives up the gate. */
const LAST_ROUNDS = 3;
/** As long as the gate is closed, one runs for the Isolation Room if it is no further than this. */
const WITHIN_REACH = 9;
/** The Rover takes one along, without a sound: it is worth so many steps more. */
const BY_ROVER = 5;

/** What a suit is made of; in the Repository one of them will do (LCK-ROOM-REPOSITORY-02). */
const OF_A_SUIT: ReadonlySet<string | undefined> = new Set(
  RECIPES.find(({ makes }) => makes === itemOf(K.enviroSuit).id)!.of,
);

export const leaves = (option: Option): boolean => codeOf(option) === V['leave-base'].code;

/** Rounds until the base is purged. */
const roundsLeft = ({ time, alert }: Facility): number => (alert < 0 ? time : time - alert + 1);

const leaveBy = (slot: number, does: Aim['does']): Aim => ({ slot, exit: true, keeps: 0, does });

/** The pod that may be launched in this very round (LCK-CSS-04), if it is near. */
function podFor(sight: SurvivalSight, here: number): Aim | null {
  const { vars, seat } = sight;
  const { cssAt, cssRevealed, time, podOf } = vars.own as Facility;
  if (!cssAt.some((space, token) => space === time && !cssRevealed[token])) return null;
  for (let pod = 1; pod <= PODS.length; pod++) {
    const slot = vars.rooms.indexOf(POD_ROOMS[pod - 1]!);
    if (slot <= 0 || vars.malfunction[slot] || vars.crowd[slot]! > 0 || podOf.includes(pod))
      continue;
    const walks = walksTo(sight, slot);
    if (walks[here]! + BOARDING <= sight.size(Z.hand + seat) && isNearest(sight, walks))
      return leaveBy(slot, isRoomAction);
  }
  return null;
}

/**
 * By the Rover or in a suit, once a death has opened the gate (LCK-GATE-03); who is too far from the
 * Isolation Room makes a suit meanwhile and waits. Null if the Isolation Room is the better hope.
 */
export function gateFor(sight: SurvivalSight, toIsolation: number): Aim | null {
  const { vars, seat } = sight;
  const facility = vars.own as Facility;
  const here = vars.place[seat]!;
  if (facility.gateOpen && facility.rover > 0) {
    const walks = walksTo(sight, facility.rover);
    if (isNearest(sight, walks) && walks[here]! < toIsolation + BY_ROVER)
      return leaveBy(facility.rover, leaves);
  }
  // On the other side of the board the way to the Bunker is a long one (LCK-ALT-30).
  const isFar = vars.options.board !== 'standard';
  if (isFar || (!facility.gateOpen && toIsolation <= WITHIN_REACH)) return podFor(sight, here);
  const exit = nearestOf(sight, exitsOf(vars));
  const isNear = walksTo(sight, exit)[here]! < toIsolation;
  const owned = [Z.inventory, Z.held, Z.gear].flatMap((zone) => sight.kinds(zone + seat));
  const isSuited = owned.some((kind) => SUITS.includes(kind));
  if (isSuited && facility.gateOpen && isNear) return leaveBy(exit, leaves);
  const pod = podFor(sight, here);
  if (pod) return pod;
  if (!isNear || roundsLeft(facility) <= LAST_ROUNDS) return null;
  const store = vars.rooms.indexOf(REPOSITORY);
  const isOpen = store > 0 && !vars.malfunction[store] && vars.crowd[store] === 0;
  if (!isSuited && isOpen && owned.some((kind) => OF_A_SUIT.has(itemOf(kind).symbol)))
    return { slot: store, exit: false, keeps: 0, does: isRoomAction, bold: here !== store };
  return { slot: exit, exit: false, keeps: 1, does: null };
}
