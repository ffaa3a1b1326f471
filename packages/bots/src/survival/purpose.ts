/** The aim of a fast player: one Room to be in, and how to get there unharmed. */
import { codeOf, type Option } from '@deadlight/engine';
import {
  ABOARD,
  actionOf,
  asSlot,
  BREEDER,
  cardKind,
  FIGURE_TYPE,
  isContamination,
  itemKind,
  itemOf,
  LARVA,
  type Slot,
  VERB,
  WEAPONS,
  ZONE,
} from '@deadlight/games/rules/survival';
import { type SurvivalSight, survivalHabit } from './habits.ts';
import { perSight } from './per-sight.ts';
import { isLarva } from './steady.ts';
import { CROWD, marked, nearestOf, rideCost, toll, walksTo } from './ways.ts';

export interface Aim {
  readonly slot: Slot;
  /** Whether it is a way out that is open. */
  readonly exit: boolean;
  /** Cards to keep in hand after a step towards it. */
  readonly keeps: number;
  /** What to do there; wait, if undefined. */
  readonly does: ((option: Option) => boolean) | null;
  /** Whether it is worth a risk: no cards are spent on anything else first, and it runs past Intruders. */
  readonly bold?: boolean;
  /** Whether the action may become possible this round, so that the player does not pass yet. */
  readonly waits?: boolean;
  /** Whether it runs where it could move carefully. */
  readonly hasty?: boolean;
  /** Whether it hunts Intruders, and fights alone against large ones. */
  readonly brave?: boolean;
  /** Marked Corridors from which it does not step, if not the default. */
  readonly loud?: number;
}

/** A player without a plan to fight prefers company. */
const BESIDE = -0.5;
/** In flight a player does not explore. */
const UNEXPLORED = 2;
/** Useful actions are taken with more cards in hand than this. */
const KEPT_FROM_USE = 1;
const USEFUL = 0.3;
/** Marked Corridors from which a player steps carefully, or not at all. */
const CAREFUL = 1;
export const TOO_LOUD = 2;
const CAREFUL_COST = 2;
/** The bold accept more noise with at least this many cards. */
const DEAFENING = 3;
const BOLD_HAND = 3;
/** Markers of a kind on the board at which they put out a Fire or repair a Room on their way. */
const TOO_MANY = 5;
/** Cards needed to leave, once at the exit. */
const LEAVING = 2;
/** Cards and ammo needed before walking in on an Intruder that blocks the exit. */
const FRESH = [4, 2] as const;
const BRAVE = [2, 1] as const;
/** Actions that help while an Intruder is in the Room: driving it out, or loading a weapon. */
const IN_COMBAT: ReadonlySet<string> = new Set(['repel', 'load']);
/** Actions that remove a marker from the Room. */
const MENDING: ReadonlySet<string> = new Set(['repair', 'extinguish']);

export const isCode =
  (code: number) =>
  (option: Option): boolean =>
    codeOf(option) === code;
export const isEnd = isCode(VERB.end.code);
export const isPass = isCode(VERB.pass.code);
export const isTrade = isCode(VERB.trade.code);
export const isMove = isCode(VERB.move.code);
export const isShot = isCode(VERB.shoot.code);
export const isBlow = isCode(VERB.melee.code);
export const isRoomAction = isCode(VERB.room.code);
export const isTrick = (option: Option): boolean =>
  codeOf(option) === VERB.play.code || codeOf(option) === VERB.use.code;
/** A verb whose first value is the Room to step into. */
export interface Step {
  readonly code: number;
  value(option: Option, place: 0): number;
}

const goal = (option: Option): Slot => asSlot(VERB.move.value(option, 0));
/** The type of the Intruder that is aimed at; undefined for an Egg. */
const target = (option: Option): number | undefined => FIGURE_TYPE[VERB.shoot.value(option, 1)];

/** Whether it is a card or an Item with one of these effects. */
const can =
  (effects: ReadonlySet<string>) =>
  (option: Option): boolean =>
    isTrick(option) &&
    (codeOf(option) === VERB.play.code
      ? actionOf(cardKind(VERB.play.value(option, 0)))
      : itemOf(itemKind(VERB.use.value(option, 0)))
    ).does.some(({ does }) => effects.has(does));
const helpsInCombat = can(IN_COMBAT);
const clearsRoom = can(MENDING);

export function ammoOf(sight: SurvivalSight): number {
  let ammo = 0;
  for (const kind of sight.kinds(ZONE.held(sight.seat))) {
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

/** Actions that delay a pass, paid with cards that are not needed to leave. */
function pastime({ vars, options }: SurvivalSight, hand: number): Option | undefined {
  return hand - vars.actions >= LEAVING ? options.find(isTrade) : undefined;
}

/** The next action; null if there is none. */
export function wishFor(sight: SurvivalSight, aim: Aim, careful: Step): Option | null {
  const { vars, seat, options } = sight;
  const here = vars.place[seat]!;
  const rest = options.find(isEnd) ?? options.find(isPass) ?? null;
  const walks = walksTo(sight, aim.slot);
  const far = (slot: Slot): number =>
    walks[slot]! +
    (vars.crowd[slot]! > 0 ? CROWD : vars.place.includes(slot) ? BESIDE : toll(sight, slot));
  const moves = options.filter(isMove);

  if (vars.crowd[here]! > 0) return fight(sight, aim, moves, walks, far) ?? rest;

  const hand = sight.size(ZONE.hand(seat));
  const deed = here === aim.slot ? options.find((one) => aim.does?.(one)) : undefined;
  if (deed !== undefined && !vars.fire[here]) return deed;
  // Leaving this round beats everything else.
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
  // Hands are refilled: the bold spend the cards they do not need on their way before they rest.
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
  // It is quiet in company: a player may arrive there with few cards.
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

/**
 * Intruders are shot, Larvae fought if necessary; otherwise a player runs if alone, in the fire, or with a
 * destination. The bold run on.
 */
function fight(
  sight: SurvivalSight,
  aim: Aim,
  moves: readonly Option[],
  walks: readonly number[],
  far: (slot: Slot) => number,
): Option | undefined {
  const { vars, seat, options } = sight;
  const here = vars.place[seat]!;
  const shots = options.filter((one) => isShot(one) && target(one) !== undefined);
  // A melee attack costs a Contamination card, even one against a Larva.
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
  // One player alone does not defeat a large Intruder.
  const hopeless = !aim.brave && alone && shots.some((one) => target(one)! >= BREEDER);
  const armed = sight.kinds(ZONE.hand(seat)).some((kind) => !isContamination(kind));
  if (armed && shots.length > 0 && !hopeless)
    return least(shots, (one) => -vars.hurt[VERB.shoot.value(one, 1)]!);
  if (aim.brave && sight.size(ZONE.wounds(seat)) === 0) {
    const blow = options.find(isBlow);
    if (blow !== undefined) return blow;
  }
  if (!aim.exit && !aim.bold && !alone && !vars.fire[here]) return undefined;
  return least(free, (one) => far(goal(one)) + (vars.rooms[goal(one)]! < 0 ? UNEXPLORED : 0));
}

export type Habit = (sight: SurvivalSight, option: Option) => number;
export type AimOf = (sight: SurvivalSight) => Aim;

/** Above all actions that serve no aim. */
export const PURPOSE = 6;

/** Habits with an aim. */
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

/** The aim of acting in the current Room. */
const staying = ({ vars, seat }: SurvivalSight, { slot, does }: Aim): Aim => {
  const here = vars.place[seat]!;
  return { slot: here, exit: false, keeps: 1, does: slot === here ? does : null };
};

/** To the nearest player who is not in combat, if there is one. */
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

/** Variants of an aim: careful or fast, stay, or join another player. */
const CHANGES: readonly ((sight: SurvivalSight, aim: Aim) => Aim)[] = [
  (_, aim) => ({ ...aim, bold: false, keeps: Math.max(1, aim.keeps) }),
  (_, aim) => ({ ...aim, bold: true, keeps: 0, hasty: true }),
  staying,
  joining,
];

/** Habits with an aim, and their manners; `careful` is the game's verb for a careful step. */
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
