/** What there is to do for a player who would otherwise pass. */
import { codeOf, type Option } from '@deadlight/engine';
import { V, Z } from '@deadlight/games/rules/survival';
import { opensTrade } from './gifts.ts';
import { boardSeen, type SurvivalSight } from './habits.ts';
import type { Manner } from './manner.ts';
import {
  type Aim,
  ammoOf,
  type Habit,
  isBlow,
  isCode,
  isMove,
  isRoomAction,
  isShot,
  isTrick,
  least,
  type Step,
} from './purpose.ts';
import { isTeam } from './team.ts';
import { marked, walksTo } from './ways.ts';

const isCraft = isCode(V.craft.code);
const isPickUp = isCode(V['pick-up'].code);
const isActivation = (option: Option): boolean =>
  codeOf(option) === V.activate.code || codeOf(option) === V['activate-with'].code;

/** What is worth a card, where nothing better offers itself. */
const WORTH_A_CARD = 0.05;
const CAREFUL_COST = 2;
/** What a careful step takes of the worth of going somewhere. */
const QUIET_COST = 0.4;
/** Cards with which one of a team goes about something beside its missions. */
const SPARE = 2;
/** With so many cards in hand one would rather go anywhere than pass. */
const FULL_HAND = 4;
const RESTLESS = 0.1;
/** Cards with which a player who is cornered fights. */
const LAST_STAND = 3;
/** Into a Fire, for something to be done there, goes a player with so many cards who is hardly hurt. */
const INTO_FIRE = 3;
const HARDLY_HURT = 1;
/** With so much to shoot with one may meet an Intruder. */
const ARMED = 2;

/** What a game says of the means there are. */
export interface Means {
  readonly careful: Step;
  readonly habit: Habit;
  /** Whether the Action of the Room here is of use beside any plan: it tells what one does not know, or helps. */
  isOfUse(sight: SurvivalSight): boolean;
}

/** Of some options, the one that habit speaks for most, if it speaks for any. */
function best(
  sight: SurvivalSight,
  habit: Habit,
  is: (option: Option) => boolean,
): Option | undefined {
  const found = least(sight.options.filter(is), (option) => -habit(sight, option));
  return found !== undefined && habit(sight, found) > WORTH_A_CARD ? found : undefined;
}

/** Something useful here, or a step to somewhere; undefined if it is better to stay. */
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
    stroll(sight, aim.slot, manner, means.careful)
  );
}

/** Nearer to what one is about, through what one would rather keep out of: noise, an Intruder, a Fire there. */
function onwards(sight: SurvivalSight, aim: Aim): Option | undefined {
  const { vars, seat, options } = sight;
  const hand = sight.size(Z.hand + seat);
  const isFit = vars.light[seat]! + sight.size(Z.wounds + seat) <= HARDLY_HURT;
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
    options.filter((option) => isMove(option) && isWorthIt(V.move.value(option, 0))),
    (option) => walks[V.move.value(option, 0)]!,
  );
}

/** Away from what cannot be fought, or out of the Fire. */
function flight(sight: SurvivalSight): Option | undefined {
  const { crowd, fire } = sight.vars;
  const isFree = (to: number): boolean => crowd[to] === 0 && !fire[to];
  return least(
    sight.options.filter((one) => isMove(one) && isFree(V.move.value(one, 0))),
    (one) => marked(sight, V.move.value(one, 0)),
  );
}

/** With nowhere to run, and cards to go on with, one fights with what one has. */
function lastStand(sight: SurvivalSight): Option | undefined {
  if (sight.size(Z.hand + sight.seat) < LAST_STAND) return undefined;
  return sight.options.find(isShot) ?? sight.options.find(isBlow);
}

/** A look next door, where it is quiet or one can go quietly. */
function stroll(
  sight: SurvivalSight,
  aim: number,
  manner: Manner,
  careful: Step,
): Option | undefined {
  const { vars, seat, options } = sight;
  const here = vars.place[seat]!;
  const hand = sight.size(Z.hand + seat);
  const walks = walksTo(sight, aim);
  const inTeam = isTeam(vars);
  // Where all depends on everybody, one hardly goes anywhere for the sake of going.
  const restless = inTeam ? (hand >= FULL_HAND ? RESTLESS : 0) : 1;
  let found: Option | undefined;
  let most = 0;
  for (const option of options) {
    const code = codeOf(option);
    const quiet = code === careful.code && hand >= CAREFUL_COST;
    if (!isMove(option) && !quiet) continue;
    const to = quiet ? careful.value(option, 0) : V.move.value(option, 0);
    if (vars.crowd[to]! > 0 || vars.fire[to]) continue;
    const together = vars.place.includes(to);
    const loud = quiet || together ? 0 : marked(sight, to);
    if (loud >= manner.loud || (inTeam && !together && hand < SPARE)) continue;
    const worth =
      restless +
      (vars.rooms[to]! < 0 ? manner.curiosity : 0) +
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

/** How far it is to somewhere, less what draws one there. */
export function mostInteresting(sight: SurvivalSight, manner: Manner): number {
  const { vars, seat } = sight;
  const { slots } = boardSeen(sight);
  const here = vars.place[seat]!;
  const armed = ammoOf(sight) >= manner.hunts;
  let found = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let slot = 1; slot <= slots; slot++) {
    let draw = 0;
    const crowd = vars.crowd[slot]!;
    if (crowd > 0) draw = crowd === 1 && armed ? 6 : 0;
    else if (vars.rooms[slot]! < 0) draw = manner.curiosity;
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
