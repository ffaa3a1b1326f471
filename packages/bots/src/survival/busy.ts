/** What there is to do for a player who would otherwise pass. */
import { codeOf, type Option } from '@deadlight/engine';
import { V, Z } from '@deadlight/games/rules/survival';
import { opensTrade } from './gifts.ts';
import { boardSeen, type SurvivalSight } from './habits.ts';
import type { Manner } from './manner.ts';
import {
  ammoOf,
  type Habit,
  isCode,
  isMove,
  isRoomAction,
  isTrick,
  least,
  marked,
  type Step,
  walksTo,
} from './purpose.ts';
import { isTeam } from './team.ts';

const isCraft = isCode(V.craft.code);
const isPickUp = isCode(V['pick-up'].code);

/** What is worth a card, where nothing better offers itself. */
const WORTH_A_CARD = 0.05;
const CAREFUL_COST = 2;

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
  aim: number,
  manner: Manner,
  careful: Step,
  habit: Habit,
): Option | undefined {
  const { vars, seat } = sight;
  if (vars.crowd[vars.place[seat]!]! > 0) return flight(sight);
  return (
    best(sight, habit, isTrick) ??
    best(sight, habit, isRoomAction) ??
    (manner.gives ? opensTrade(sight) : undefined) ??
    sight.options.find(isCraft) ??
    (manner.greed > 0 ? sight.options.find(isPickUp) : undefined) ??
    stroll(sight, aim, manner, careful)
  );
}

/** Away from what cannot be fought. */
function flight(sight: SurvivalSight): Option | undefined {
  const { crowd } = sight.vars;
  return least(
    sight.options.filter((one) => isMove(one) && crowd[V.move.value(one, 0)] === 0),
    (one) => marked(sight, V.move.value(one, 0)),
  );
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
    // What a team does beside its missions must not be heard.
    if (loud >= manner.loud || (!together && isTeam(vars))) continue;
    const worth =
      1 +
      (vars.rooms[to]! < 0 ? manner.curiosity : 0) +
      (vars.items[to]! > 0 ? manner.greed : 0) +
      (together ? manner.company : 0) +
      (walks[to]! < walks[here]! ? 1 : 0) -
      loud -
      (quiet ? 0.5 : 0);
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
