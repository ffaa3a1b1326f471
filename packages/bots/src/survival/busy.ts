/** What a player can do instead of passing. */
import { codeOf, type Option } from '@deadlight/engine';
import {
  asSlot,
  FIRST_SLOT,
  NO_SLOT,
  type Slot,
  VERB,
  ZONE,
} from '@deadlight/games/rules/survival';
import {
  type Aim,
  ammoOf,
  isBlow,
  isCode,
  isMove,
  isRoomAction,
  isShot,
  isTrick,
  least,
  type Step,
} from './aim.ts';
import { opensTrade } from './gifts.ts';
import { boardSeen, type SurvivalSight } from './habits.ts';
import type { Manner } from './manner.ts';
import type { Habit } from './purpose.ts';
import { isTeam } from './team.ts';
import { marked, walksTo } from './ways.ts';

const isCraft = isCode(VERB.craft.code);
const isPickUp = isCode(VERB['pick-up'].code);
const isActivation = (option: Option): boolean =>
  codeOf(option) === VERB.activate.code || codeOf(option) === VERB['activate-with'].code;

/** Worth of actions that justify a card, where there is nothing better. */
const WORTH_A_CARD = 0.05;
const CAREFUL_COST = 2;
/** The cost of a careful step, relative to the worth of going somewhere. */
const QUIET_COST = 0.4;
/** Hand size at which a team member does something besides its missions. */
const SPARE = 2;
/** Hand size at which any step is better than passing. */
const FULL_HAND = 4;
const RESTLESS = 0.1;
/** Hand size at which a cornered player fights. */
const LAST_STAND = 3;
/** Hand size at which a barely wounded player enters a burning Room. */
const INTO_FIRE = 3;
const HARDLY_HURT = 1;
/** Ammo with which a player risks meeting an Intruder. */
const ARMED = 2;

/** The game's own part. */
export interface Means {
  readonly careful: Step;
  readonly habit: Habit;
  /** Whether the Room Action here is useful in any plan: it reveals something, or helps. */
  isOfUse(sight: SurvivalSight): boolean;
  /** Whether somebody who is trusted has warned of an unexplored Room. */
  isWarnedOf(sight: SurvivalSight, slot: Slot): boolean;
}

/** The option with the highest habit score, if any is positive. */
function best(
  sight: SurvivalSight,
  habit: Habit,
  is: (option: Option) => boolean,
): Option | undefined {
  const found = least(sight.options.filter(is), (option) => -habit(sight, option));
  return found !== undefined && habit(sight, found) > WORTH_A_CARD ? found : undefined;
}

/** Something useful here, or a step; undefined if it is better to stay. */
export function somethingToDo(
  sight: SurvivalSight,
  aim: Aim,
  manner: Manner,
  means: Means,
): Option | undefined {
  const { vars, seat, options } = sight;
  const { habit } = means;
  const here = vars.place[seat]!;
  if (vars.crowd[here]! > 0) return flight(sight) ?? lastStand(sight);
  if (vars.fire[here]) return best(sight, habit, isTrick) ?? flight(sight);
  return (
    best(sight, habit, isTrick) ??
    best(sight, habit, isRoomAction) ??
    best(sight, habit, isActivation) ??
    (manner.gives ? opensTrade(sight) : undefined) ??
    options.find(isCraft) ??
    (manner.greed > 0 ? options.find(isPickUp) : undefined) ??
    (means.isOfUse(sight) ? options.find(isRoomAction) : undefined) ??
    onwards(sight, aim) ??
    stroll(sight, aim.slot, manner, means)
  );
}

/** Closer to the aim, through a place that would otherwise be avoided: noise, an Intruder, a Fire. */
function onwards(sight: SurvivalSight, aim: Aim): Option | undefined {
  const { vars, seat, options } = sight;
  const hand = sight.size(ZONE.hand(seat));
  const isFit = vars.light[seat]! + sight.size(ZONE.wounds(seat)) <= HARDLY_HURT;
  const isArmed = ammoOf(sight) >= ARMED;
  const walks = walksTo(sight, aim.slot);
  const here = walks[vars.place[seat]!]!;
  const isWorthIt = (to: number): boolean => {
    if (walks[to]! >= here) return false;
    const { does } = aim;
    if (vars.fire[to])
      return to === aim.slot && vars.crowd[to] === 0 && does !== null && isFit && hand >= INTO_FIRE;
    if (hand < FULL_HAND) return false;
    if (vars.crowd[to]! > 0) return vars.crowd[to] === 1 && does !== null && isArmed;
    return isArmed || (isFit && isTeam(vars));
  };
  return least(
    options.filter((option) => isMove(option) && isWorthIt(VERB.move.value(option, 0))),
    (option) => walks[VERB.move.value(option, 0)]!,
  );
}

/** Away from an Intruder that cannot be fought, or out of the Fire. */
function flight(sight: SurvivalSight): Option | undefined {
  const { crowd, fire } = sight.vars;
  const isFree = (to: number): boolean => crowd[to] === 0 && !fire[to];
  return least(
    sight.options.filter((one) => isMove(one) && isFree(VERB.move.value(one, 0))),
    (one) => marked(sight, asSlot(VERB.move.value(one, 0))),
  );
}

/** With nowhere to run and cards left, a player fights with what they have. */
function lastStand(sight: SurvivalSight): Option | undefined {
  if (sight.size(ZONE.hand(sight.seat)) < LAST_STAND) return undefined;
  return sight.options.find(isShot) ?? sight.options.find(isBlow);
}

/** A look next door, where it is quiet or a careful step is possible. */
function stroll(
  sight: SurvivalSight,
  aim: Slot,
  manner: Manner,
  { careful, isWarnedOf }: Means,
): Option | undefined {
  const { vars, seat, options } = sight;
  const here = vars.place[seat]!;
  const hand = sight.size(ZONE.hand(seat));
  const walks = walksTo(sight, aim);
  const inTeam = isTeam(vars);
  // In a team, hardly anybody moves without a purpose.
  const restless = inTeam ? (hand >= FULL_HAND ? RESTLESS : 0) : 1;
  let found: Option | undefined;
  let most = 0;
  for (const option of options) {
    const code = codeOf(option);
    const quiet = code === careful.code && hand >= CAREFUL_COST;
    if (!isMove(option) && !quiet) continue;
    const to = asSlot(quiet ? careful.value(option, 0) : VERB.move.value(option, 0));
    if (vars.crowd[to]! > 0 || vars.fire[to]) continue;
    const together = vars.place.includes(to);
    const loud = quiet || together ? 0 : marked(sight, to);
    if (loud >= manner.loud || (inTeam && !together && hand < SPARE)) continue;
    const worth =
      restless +
      (vars.rooms[to]! < 0 && !isWarnedOf(sight, to) ? manner.curiosity : 0) +
      (vars.items[to]! > 0 ? manner.greed : 0) +
      (together ? manner.company : 0) +
      (walks[to]! < walks[here]! ? 1 : 0) -
      loud -
      (quiet ? QUIET_COST : 0);
    if (worth <= most) continue;
    most = worth;
    found = option;
  }
  return found;
}

/** The distance to a place, minus its attraction. */
export function mostInteresting(sight: SurvivalSight, manner: Manner, means: Means): Slot {
  const { vars, seat } = sight;
  const { slots } = boardSeen(sight);
  const here = vars.place[seat]!;
  const armed = ammoOf(sight) >= manner.hunts;
  let found = NO_SLOT;
  let least = Number.POSITIVE_INFINITY;
  for (let slot = FIRST_SLOT; slot <= slots; slot++) {
    let draw = 0;
    const crowd = vars.crowd[slot]!;
    if (crowd > 0) draw = crowd === 1 && armed ? 6 : 0;
    else if (vars.rooms[slot]! < 0)
      draw = means.isWarnedOf(sight, asSlot(slot)) ? 0 : manner.curiosity;
    else if (vars.items[slot]! > 0) draw = manner.greed;
    if (slot !== here && crowd === 0 && vars.place.includes(slot)) draw += manner.company;
    if (crowd === 0 && vars.rooms[slot]! >= 0 && (vars.fire[slot] || vars.malfunction[slot]))
      draw += manner.mends;
    if (draw <= 0 || slot === here) continue;
    const far = walksTo(sight, slot)[here]! - 2 * draw;
    if (far >= least) continue;
    least = far;
    found = slot;
  }
  return found;
}
