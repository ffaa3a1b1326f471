/** Items that act like a Room: those that unlock a Pod, and those that start the Self-Destruct. */
import { codeOf, type Kind, type Option } from '@deadlight/engine';
import {
  type Condition,
  JUMP,
  objectiveOf,
  ROOMS,
  type Ship,
  SKULL,
} from '@deadlight/games/rules/nemesis';
import { ITEMS, isAsked, itemKind, slotsWhere, VERB, ZONE } from '@deadlight/games/rules/survival';
import type { Aim } from '../survival/aim.ts';
import type { SurvivalSight } from '../survival/habits.ts';
import { nearestOf } from '../survival/ways.ts';
import { SECTIONS } from './posts.ts';

const thatDo = (effect: string): readonly Kind[] =>
  ITEMS.flatMap(({ does }, i) => (does.some((one) => one.does === effect) ? [itemKind(i)] : []));

export const POD_KEYS = thatDo('pod-lock');
export const DESTRUCT_KEYS = thatDo('self-destruct');

/** Whether the player whose sight it is holds one of these keys. */
const holds = (sight: SurvivalSight, keys: readonly number[]): boolean =>
  [ZONE.inventory, ZONE.held, ZONE.gear].some((zone) =>
    sight.kinds(zone(sight.seat)).some((kind) => keys.includes(kind)),
  );
const uses =
  (keys: readonly number[]) =>
  (option: Option): boolean =>
    codeOf(option) === VERB.use.code && keys.includes(itemKind(VERB.use.value(option, 0)));

export const holdsPodKey = (sight: SurvivalSight): boolean => holds(sight, POD_KEYS);
export const usesPodKey = uses(POD_KEYS);

/** Whether the destruction of the ship is all that a kept Objective still requires. */
function wantsShipDestroyed(sight: SurvivalSight): boolean {
  const { vars, seat } = sight;
  const kept = sight.kinds(ZONE.objectives(seat));
  const isNear = (condition: Condition): boolean =>
    condition.asks === 'ship-destroyed' ||
    condition.asks === 'survived-in-pod' ||
    (condition.asks === 'own-signal-sent' && vars.signal[seat]!);
  return (
    kept.length === 1 &&
    objectiveOf(kept[0]!).anyOf.some((all) => isAsked(all, 'ship-destroyed') && all.every(isNear))
  );
}

/**
 * To a computer with the Self-Destruct Key, if the ship should be destroyed and the Pods have been found; or
 * null.
 */
export function fuseFor(sight: SurvivalSight): Aim | null {
  const { vars } = sight;
  const { selfDestruct, hibernated, time } = vars.own as Ship;
  if (selfDestruct >= 0 || hibernated || time > JUMP - SKULL) return null;
  if (!holds(sight, DESTRUCT_KEYS) || !wantsShipDestroyed(sight)) return null;
  if (!SECTIONS.some((section) => vars.rooms.includes(section))) return null;
  const slots = slotsWhere(vars.rooms, (room) => ROOMS[room]?.computer === true);
  const slot = nearestOf(sight, slots);
  return slot > 0 ? { slot, exit: false, keeps: 1, does: uses(DESTRUCT_KEYS) } : null;
}
