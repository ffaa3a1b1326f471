/** What somebody in a hurry is about: one Room to be in, and how to get there without coming to harm. */
import { codeOf, type Option } from '@deadlight/engine';
import {
  ABOARD,
  actionOf,
  BREEDER,
  FIGURE_TYPE,
  isContamination,
  itemKind,
  itemOf,
  LARVA,
  V,
  WEAPONS,
  Z,
} from '@deadlight/games/rules/survival';
import { type SurvivalSight, survivalHabit } from './habits.ts';
import { perSight } from './per-sight.ts';
import { isLarva } from './steady.ts';
import { CROWD, marked, nearestOf, rideCost, toll, walksTo } from './ways.ts';

export interface Aim {
  readonly slot: number;
  /** Whether it is a way out that is open. */
  readonly exit: boolean;
  /** Cards that are to be left in hand after a step towards it. */
  readonly keeps: number;
  /** What is to be done there; to wait, if nothing. */
  readonly does: ((option: Option) => boolean) | null;
  /** Whether it is worth a risk: no card is spent on anything else first, and one runs past Intruders. */
  readonly bold?: boolean;
  /** Whether what is to be done may become possible in this round, so that one does not pass yet. */
  readonly waits?: boolean;
  /** Whether one runs where one could go carefully. */
  readonly hasty?: boolean;
  /** Whether one goes after Intruders, and fights alone what is too big for one. */
  readonly brave?: boolean;
  /** Marked Corridors from which on one does not step, if not as many as usual. */
  readonly loud?: number;
}

/** Who has no plan to fight likes to be beside others. */
const BESIDE = -0.5;
/** In flight one does not care to explore. */
const UNEXPLORED = 2;
/** What is useful is done with more cards in hand than this. */
const KEPT_FROM_USE = 1;
const USEFUL = 0.3;
/** From so many marked Corridors on one steps carefully, or not at all. */
const CAREFUL = 1;
export const TOO_LOUD = 2;
const CAREFUL_COST = 2;
/** The bold go on where it is louder, as long as they have so many cards. */
const DEAFENING = 3;
const BOLD_HAND = 3;
/** With so many markers of a kind on the board, they put out a Fire or repair a Room on their way. */
const TOO_MANY = 5;
/** To leave takes so many cards, once one is there. */
const LEAVING = 2;
/** Who walks in on an Intruder that blocks the way out has so many cards, and so much to shoot with. */
const FRESH = [4, 2] as const;
const BRAVE = [2, 1] as const;
/** What helps while an Intruder is in the Room: it is driven out, or a weapon loaded. */
const IN_COMBAT: ReadonlySet<string> = new Set(['repel', 'load']);
/** What takes a marker out of the Room. */
const MENDING: ReadonlySet<string> = new Set(['repair', 'extinguish']);

export const isCode =
  (code: number) =>
  (option: Option): boolean =>
    codeOf(option) === code;
export const isEnd = isCode(V.end.code);
export const isPass = isCode(V.pass.code);
export const isTrade = isCode(V.trade.code);
export const isMove = isCode(V.move.code);
export const isShot = isCode(V.shoot.code);
export const isBlow = isCode(V.melee.code);
export const isRoomAction = isCode(V.room.code);
export const isTrick = (option: Option): boolean =>
  codeOf(option) === V.play.code || codeOf(option) === V.use.code;
/** A verb whose first value is the Room one steps into. */
export interface Step {
  readonly code: number;
  value(option: Option, place: 0): number;
}

const goal = (option: Option): number => V.move.value(option, 0);
/** The type of the Intruder that is aimed at, or undefined of an Egg. */
const target = (option: Option): number | undefined => FIGURE_TYPE[V.shoot.value(option, 1)];

/** Whether it is a card or an Item that can do one of some things. */
const can =
  (effects: ReadonlySet<string>) =>
  (option: Option): boolean =>
    isTrick(option) &&
    (codeOf(option) === V.play.code
      ? actionOf(V.play.value(option, 0))
      : itemOf(itemKind(V.use.value(option, 0)))
    ).does.some(({ does }) => effects.has(does));
const helpsInCombat = can(IN_COMBAT);
const clearsRoom = can(MENDING);

export function ammoOf(sight: SurvivalSight): number {
  let ammo = 0;
  for (const kind of sight.kinds(Z.held + sight.seat)) {
    const gun = WEAPONS.indexOf(kind);
    if (gun >= 0) ammo += sight.vars.ammo[gun]!;
  }
  return ammo;
}

export function least(
  options: readonly Option[],
  cost: (option: Option) => number,
): Option | undefined {
  let best: Option | undefined;
  let low = Number.POSITIVE_INFINITY;
  for (const option of options) {
    const worth = cost(option);
    if (worth >= low) continue;
    low = worth;
    best = option;
  }
  return best;
}

/** What passes the time without a pass, for a card of those that are not needed to leave. */
function pastime({ vars, options }: SurvivalSight, hand: number): Option | undefined {
  return hand - vars.actions >= LEAVING ? options.find(isTrade) : undefined;
}

/** What to do next; null if nothing offers itself. */
export function wishFor(sight: SurvivalSight, aim: Aim, careful: Step): Option | null {
  const { vars, seat, options } = sight;
  const here = vars.place[seat]!;
  const rest = options.find(isEnd) ?? options.find(isPass) ?? null;
  const walks = walksTo(sight, aim.slot);
  const far = (slot: number): number =>
    walks[slot]! +
    (vars.crowd[slot]! > 0 ? CROWD : vars.place.includes(slot) ? BESIDE : toll(sight, slot));
  const moves = options.filter(isMove);

  if (vars.crowd[here]! > 0) return fight(sight, aim, moves, walks, far) ?? rest;

  const hand = sight.size(Z.hand + seat);
  const deed = here === aim.slot ? options.find((one) => aim.does?.(one)) : undefined;
  if (deed !== undefined && !vars.fire[here]) return deed;
  // Nothing is better than to be gone in this very round.
  const isLeaving =
    aim.exit &&
    !vars.fire[here] &&
    hand >= walks[here]! + LEAVING &&
    !(here === aim.slot && vars.malfunction[here]);
  const isUseful = (one: Option): boolean => isTrick(one) && survivalHabit(sight, one) > USEFUL;
  if (aim.bold) {
    const markers = vars.fire[here] ? vars.fire : vars.malfunction;
    if (markers[here] && (here === aim.slot || markers.filter(Boolean).length >= TOO_MANY)) {
      const mending = options.find((one) => clearsRoom(one) && isUseful(one));
      if (mending !== undefined) return mending;
    }
  } else if (!isLeaving && (hand > KEPT_FROM_USE || vars.fire[here] || vars.malfunction[here])) {
    const trick = options.find(isUseful);
    if (trick !== undefined) return trick;
  }
  // Hands are filled up again: what the bold do not need on their way is spent before they rest.
  const idle = aim.bold ? (options.find(isUseful) ?? rest) : rest;
  if (here === aim.slot) {
    if (deed !== undefined) return deed;
    if (!vars.fire[here]) return (aim.waits ? pastime(sight, hand) : undefined) ?? idle;
    const out = moves.filter((one) => vars.crowd[goal(one)] === 0 && !vars.fire[goal(one)]);
    return least(out, (one) => far(goal(one))) ?? idle;
  }

  const step = least(moves, (one) => far(goal(one)));
  const ride = options.find(isRoomAction);
  if (ride !== undefined && hand > aim.keeps) {
    const cost = rideCost(sight, walks);
    if (cost <= walks[here]! && (step === undefined || cost < 1 + far(goal(step)))) return ride;
  }
  if (step === undefined) return idle;
  const to = goal(step);
  if (to === aim.slot && vars.fire[to] && !vars.fire[here] && !(aim.exit && hand > LEAVING))
    return idle;
  const blocked = to === aim.slot && vars.crowd[to] === 1 && !vars.fire[to];
  const [cards, ammo] = aim.brave ? BRAVE : FRESH;
  if (blocked && hand >= cards && ammoOf(sight) >= ammo) return step;
  if (!vars.fire[here] && (vars.crowd[to]! > 0 || walks[to]! >= walks[here]!)) return idle;
  // Beside others it is quiet: there one may arrive with little.
  const kept = vars.place.includes(to) && to !== aim.slot ? Math.min(1, aim.keeps) : aim.keeps;
  if (vars.place.includes(to)) return hand > kept ? step : idle;
  const loud = marked(sight, to);
  if (!aim.hasty && loud >= CAREFUL && hand >= kept + CAREFUL_COST) {
    const quiet = options.find(
      (one) => codeOf(one) === careful.code && careful.value(one, 0) === to,
    );
    if (quiet !== undefined) return quiet;
  }
  const tooLoud = loud >= (aim.loud ?? TOO_LOUD);
  if (aim.bold ? loud >= DEAFENING && hand < BOLD_HAND : tooLoud && !aim.exit) return idle;
  return hand > kept ? step : idle;
}

/** Intruders are shot, Larvae crushed if need be; who cannot, runs if it is alone, in the fire, or has somewhere to get to. The bold run on. */
function fight(
  sight: SurvivalSight,
  aim: Aim,
  moves: readonly Option[],
  walks: readonly number[],
  far: (slot: number) => number,
): Option | undefined {
  const { vars, seat, options } = sight;
  const here = vars.place[seat]!;
  const shots = options.filter((one) => isShot(one) && target(one) !== undefined);
  // A blow costs a Contamination card, even one at a Larva.
  const larva = shots.find((one) => target(one) === LARVA) ?? options.find(isLarva);
  if (larva !== undefined) return larva;
  const help = options.find(helpsInCombat);
  if (help !== undefined) return help;
  const free = moves.filter((one) => vars.crowd[goal(one)] === 0);
  if (aim.bold && here !== aim.slot) {
    const on = least(free, (one) => far(goal(one)));
    if (on !== undefined && walks[goal(on)]! < walks[here]!) return on;
  }
  const alone = vars.place.filter((slot) => slot === here).length === 1;
  // One alone does not bring down what is so big.
  const hopeless = !aim.brave && alone && shots.some((one) => target(one)! >= BREEDER);
  const armed = sight.kinds(Z.hand + seat).some((kind) => !isContamination(kind));
  if (armed && shots.length > 0 && !hopeless)
    return least(shots, (one) => -vars.hurt[V.shoot.value(one, 1)]!);
  if (aim.brave && sight.size(Z.wounds + seat) === 0) {
    const blow = options.find(isBlow);
    if (blow !== undefined) return blow;
  }
  if (!aim.exit && !aim.bold && !alone && !vars.fire[here]) return undefined;
  return least(free, (one) => far(goal(one)) + (vars.rooms[goal(one)]! < 0 ? UNEXPLORED : 0));
}

export type Habit = (sight: SurvivalSight, option: Option) => number;
export type AimOf = (sight: SurvivalSight) => Aim;

/** Above all that is done for its own sake. */
export const PURPOSE = 6;

/** A habit that has an aim. */
function purposeful(
  aimOf: AimOf,
  careful: Step,
  habit: Habit,
): {
  readonly isPurpose: (sight: SurvivalSight, option: Option) => boolean;
  readonly habit: Habit;
} {
  const wishOf = perSight((sight) => wishFor(sight, aimOf(sight), careful));
  const isPurpose = (sight: SurvivalSight, option: Option): boolean =>
    sight.asks === 'turn/act' && wishOf(sight) === option;
  return {
    isPurpose,
    habit: (sight, option) => (isPurpose(sight, option) ? PURPOSE : habit(sight, option)),
  };
}

/** Where one is, and what is to be done there. */
const staying = ({ vars, seat }: SurvivalSight, { slot, does }: Aim): Aim => {
  const here = vars.place[seat]!;
  return { slot: here, exit: false, keeps: 1, does: slot === here ? does : null };
};

/** To the player who is nearest and not in combat, if there is anybody. */
function joining(sight: SurvivalSight, aim: Aim): Aim {
  const { fate, place, crowd } = sight.vars;
  const mates = place.filter(
    (slot, other) =>
      other < sight.seats &&
      other !== sight.seat &&
      fate[other] === ABOARD &&
      slot > 0 &&
      crowd[slot] === 0,
  );
  if (mates.length === 0) return aim;
  return { slot: nearestOf(sight, mates), exit: false, keeps: 0, does: null };
}

/** What one may make of an aim: go about it with care or in haste, stay, or join somebody. */
const CHANGES: readonly ((sight: SurvivalSight, aim: Aim) => Aim)[] = [
  (_, aim) => ({ ...aim, bold: false, keeps: Math.max(1, aim.keeps) }),
  (_, aim) => ({ ...aim, bold: true, keeps: 0, hasty: true }),
  staying,
  joining,
];

/** A habit that has an aim, and the manners it comes in; `careful` is the game's verb for a careful step. */
export function withPurpose(
  aimOf: AimOf,
  careful: Step,
  habit: Habit,
  others: readonly AimOf[] = [],
): ReturnType<typeof purposeful> & { readonly manners: readonly ReturnType<typeof purposeful>[] } {
  const aim = perSight(aimOf);
  const changed = CHANGES.map(
    (change): AimOf =>
      (sight) =>
        change(sight, aim(sight)),
  );
  return {
    ...purposeful(aim, careful, habit),
    manners: [...changed, ...others].map((own) => purposeful(own, careful, habit)),
  };
}
