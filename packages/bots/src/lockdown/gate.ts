/** Ways out for Characters who have a better hope than the Isolation Room. */
import { codeOf, type Option } from '@deadlight/engine';
import {
  exitsOf,
  type Facility,
  PODS,
  roomIndex,
  SUITS,
  VERB,
} from '@deadlight/games/rules/lockdown';
import { asSlot, itemOf, KIND, RECIPES, type Slot, ZONE } from '@deadlight/games/rules/survival';
import { type Aim, isRoomAction } from '../survival/aim.ts';
import type { SurvivalSight } from '../survival/habits.ts';
import { isNearest, nearestOf, walksTo } from '../survival/ways.ts';
import { POD_ROOMS } from './ways-out.ts';

const REPOSITORY = roomIndex('repository');
/** Cards to board a pod. */
const BOARDING = 2;
/** The gate is given up when this many rounds are left. */
const LAST_ROUNDS = 3;
/** While the gate is closed, a Character goes to the Isolation Room if it is within this distance. */
const WITHIN_REACH = 9;
/** The Rover makes no noise, which is worth this many extra steps. */
const BY_ROVER = 5;

/** The components of a suit; in the Repository one of them is enough (LCK-ROOM-REPOSITORY-02). */
const OF_A_SUIT: ReadonlySet<string | undefined> = new Set(
  RECIPES.find(({ makes }) => makes === itemOf(KIND.enviroSuit).id)!.of,
);

export const leaves = (option: Option): boolean => codeOf(option) === VERB['leave-base'].code;

/** Rounds until the base is purged. */
const roundsLeft = ({ time, alert }: Facility): number => (alert < 0 ? time : time - alert + 1);

const leaveBy = (slot: Slot, does: Aim['does']): Aim => ({ slot, exit: true, keeps: 0, does });

/** The pod that may be launched this round (LCK-CSS-04), if it is near. */
function podFor(sight: SurvivalSight, here: number): Aim | null {
  const { vars, seat } = sight;
  const { cssAt, cssRevealed, time, podOf } = vars.own as Facility;
  if (!cssAt.some((space, token) => space === time && !cssRevealed[token])) return null;
  for (let pod = 1; pod <= PODS.length; pod++) {
    const slot = asSlot(vars.rooms.indexOf(POD_ROOMS[pod - 1]!));
    if (slot <= 0 || vars.malfunction[slot] || vars.crowd[slot]! > 0 || podOf.includes(pod))
      continue;
    const walks = walksTo(sight, slot);
    if (walks[here]! + BOARDING <= sight.size(ZONE.hand(seat)) && isNearest(sight, walks))
      return leaveBy(slot, isRoomAction);
  }
  return null;
}

/**
 * By the Rover or in a suit, once a death has opened the gate (LCK-GATE-03); a Character too far from the
 * Isolation Room makes a suit in the meantime and waits. Null if the Isolation Room is the better hope.
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
  // On the other side of the board the way to the Bunker is long (LCK-ALT-30).
  const isFar = vars.options.board !== 'standard';
  if (isFar || (!facility.gateOpen && toIsolation <= WITHIN_REACH)) return podFor(sight, here);
  const exit = nearestOf(sight, exitsOf(vars));
  const isNear = walksTo(sight, exit)[here]! < toIsolation;
  const owned = [ZONE.inventory, ZONE.held, ZONE.gear].flatMap((zone) => sight.kinds(zone(seat)));
  const isSuited = owned.some((kind) => SUITS.includes(kind));
  if (isSuited && facility.gateOpen && isNear) return leaveBy(exit, leaves);
  const pod = podFor(sight, here);
  if (pod) return pod;
  if (!isNear || roundsLeft(facility) <= LAST_ROUNDS) return null;
  const store = asSlot(vars.rooms.indexOf(REPOSITORY));
  const isOpen = store > 0 && !vars.malfunction[store] && vars.crowd[store] === 0;
  if (!isSuited && isOpen && owned.some((kind) => OF_A_SUIT.has(itemOf(kind).symbol)))
    return { slot: store, exit: false, keeps: 0, does: isRoomAction, bold: here !== store };
  return { slot: exit, exit: false, keeps: 1, does: null };
}
