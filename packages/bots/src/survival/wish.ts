/** The next action of a player with an aim: rules in order of precedence, each with a name. */
import { codeOf, type Option } from '@deadlight/engine';
import {
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
  ZONE,
} from '@deadlight/games/rules/survival';
import {
  type Aim,
  ammoOf,
  isBlow,
  isEnd,
  isMove,
  isPass,
  isRoomAction,
  isShot,
  isTrade,
  isTrick,
  least,
  type Step,
} from './aim.ts';
import { type SurvivalSight, survivalHabit } from './habits.ts';
import { isLarva } from './steady.ts';
import { CROWD, marked, rideCost, toll, walksTo } from './ways.ts';

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

/** Actions that delay a pass, paid with cards that are not needed to leave. */
function pastime({ vars, options }: SurvivalSight, hand: number): Option | undefined {
  return hand - vars.actions >= LEAVING ? options.find(isTrade) : undefined;
}

/** Where a player stands on the way to an aim. */
class Outing {
  readonly sight: SurvivalSight;
  readonly aim: Aim;
  /** The game's verb for a careful step. */
  readonly careful: Step;
  readonly here: Slot;
  readonly isThere: boolean;
  readonly hand: number;
  /** Cards needed from every slot to the aim. */
  readonly walks: readonly number[];
  readonly moves: readonly Option[];
  #deed: Option | undefined | null = null;
  #step: Option | undefined | null = null;

  constructor(sight: SurvivalSight, aim: Aim, careful: Step) {
    const { vars, seat, options } = sight;
    this.sight = sight;
    this.aim = aim;
    this.careful = careful;
    this.here = vars.place[seat]!;
    this.isThere = this.here === aim.slot;
    this.hand = sight.size(ZONE.hand(seat));
    this.walks = walksTo(sight, aim.slot);
    this.moves = options.filter(isMove);
  }

  /** What it has come for, if that is possible now. */
  get deed(): Option | undefined {
    const { sight, aim } = this;
    if (this.#deed === null)
      this.#deed = this.isThere ? sight.options.find((one) => aim.does?.(one)) : undefined;
    return this.#deed;
  }

  get isFighting(): boolean {
    return this.sight.vars.crowd[this.here]! > 0;
  }

  get isAlone(): boolean {
    return this.sight.vars.place.filter((slot) => slot === this.here).length === 1;
  }

  /** Shots at Intruders, not at Eggs. */
  get shots(): readonly Option[] {
    return this.sight.options.filter((one) => isShot(one) && target(one) !== undefined);
  }

  /** Moves to where no Intruder is. */
  get free(): readonly Option[] {
    return this.moves.filter((one) => this.sight.vars.crowd[goal(one)] === 0);
  }

  get isOnFire(): boolean {
    return this.sight.vars.fire[this.here]!;
  }

  /** The end of its turn. */
  get rest(): Option | null {
    const { options } = this.sight;
    return options.find(isEnd) ?? options.find(isPass) ?? null;
  }

  /** Hands are refilled: the bold spend the cards they do not need on their way before they rest. */
  get idle(): Option | null {
    return (this.aim.bold ? this.useful : undefined) ?? this.rest;
  }

  get useful(): Option | undefined {
    return this.sight.options.find(this.isUseful);
  }

  readonly isUseful = (option: Option): boolean =>
    isTrick(option) && survivalHabit(this.sight, option) > USEFUL;

  /** What it costs to go on from a slot. */
  readonly far = (slot: Slot): number => {
    const { crowd, place } = this.sight.vars;
    if (crowd[slot]! > 0) return this.walks[slot]! + CROWD;
    return this.walks[slot]! + (place.includes(slot) ? BESIDE : toll(this.sight, slot));
  };

  nearest(moves: readonly Option[]): Option | undefined {
    return least(moves, (one) => this.far(goal(one)));
  }

  /** The move that leads to the aim. */
  get step(): Option | undefined {
    if (this.#step === null) this.#step = this.nearest(this.moves);
    return this.#step;
  }

  /** Leaving this round beats everything else. */
  get isLeaving(): boolean {
    const { aim, here } = this;
    return (
      aim.exit &&
      !this.isOnFire &&
      this.hand >= this.walks[here]! + LEAVING &&
      !(this.isThere && this.sight.vars.malfunction[here])
    );
  }
}

/** An action, null for none, or undefined if the rule has nothing to say. */
type Rule = (outing: Outing) => Option | null | undefined;

/** What it has come for is done at once, but not in a fire. */
const doDeed: Rule = ({ deed, isOnFire }) => (isOnFire ? undefined : deed);

/** The bold put out a Fire or repair a Room only at their aim, or where too many burn or are broken. */
const mend: Rule = ({ sight: { vars, options }, aim, here, isThere, isUseful }) => {
  if (!aim.bold) return undefined;
  const markers = vars.fire[here] ? vars.fire : vars.malfunction;
  const matters = markers[here] && (isThere || markers.filter(Boolean).length >= TOO_MANY);
  return matters ? options.find((one) => clearsRoom(one) && isUseful(one)) : undefined;
};

/** Others do what is useful on their way, with cards to spare or in a Room that needs it. */
const useTrick: Rule = (outing) => {
  const { aim, hand, isOnFire, here, sight } = outing;
  if (aim.bold || outing.isLeaving) return undefined;
  return hand > KEPT_FROM_USE || isOnFire || sight.vars.malfunction[here]
    ? outing.useful
    : undefined;
};

/** At its aim it waits; out of a fire it goes where there is none. */
const stayThere: Rule = (outing) => {
  const { sight, aim, isThere, deed, hand, moves } = outing;
  if (!isThere || deed !== undefined) return deed;
  const { crowd, fire } = sight.vars;
  if (!outing.isOnFire) return (aim.waits ? pastime(sight, hand) : undefined) ?? outing.idle;
  return (
    outing.nearest(moves.filter((one) => crowd[goal(one)] === 0 && !fire[goal(one)])) ?? outing.idle
  );
};

/** A ride, where it is no longer than the way on foot. */
const ride: Rule = ({ sight, aim, here, hand, walks, far, step }) => {
  const option = sight.options.find(isRoomAction);
  if (option === undefined || hand <= aim.keeps) return undefined;
  const cost = rideCost(sight, walks);
  const isShorter = step === undefined || cost < 1 + far(goal(step));
  return cost <= walks[here]! && isShorter ? option : undefined;
};

/** Nobody walks into a fire at the aim who has no need to. */
const stayOutOfFire: Rule = (outing) => {
  const { sight, aim, hand, step } = outing;
  if (step === undefined) return outing.idle;
  const to = goal(step);
  const burns = to === aim.slot && sight.vars.fire[to] && !outing.isOnFire;
  return burns && !(aim.exit && hand > LEAVING) ? outing.idle : undefined;
};

/** With cards and ammo, it walks in on an Intruder that blocks the aim. */
const storm: Rule = ({ sight, aim, hand, step }) => {
  const to = goal(step!);
  const { crowd, fire } = sight.vars;
  if (to !== aim.slot || crowd[to] !== 1 || fire[to]) return undefined;
  const [cards, ammo] = aim.brave ? BRAVE : FRESH;
  return hand >= cards && ammoOf(sight) >= ammo ? step : undefined;
};

/** Otherwise it does not go to Intruders, or back. */
const avoid: Rule = (outing) => {
  const { sight, here, walks, step } = outing;
  if (outing.isOnFire) return undefined;
  const to = goal(step!);
  return sight.vars.crowd[to]! > 0 || walks[to]! >= walks[here]! ? outing.idle : undefined;
};

/** It is quiet in company: a player may arrive there with few cards. */
const joinOthers: Rule = (outing) => {
  const { sight, aim, hand, step } = outing;
  const to = goal(step!);
  if (!sight.vars.place.includes(to)) return undefined;
  const kept = to === aim.slot ? aim.keeps : Math.min(1, aim.keeps);
  return hand > kept ? step : outing.idle;
};

/** A careful step where noise is likely, if there are cards for it. */
const goQuietly: Rule = ({ sight, aim, careful, hand, step }) => {
  const to = goal(step!);
  if (aim.hasty || marked(sight, to) < CAREFUL || hand < aim.keeps + CAREFUL_COST) return undefined;
  return sight.options.find((one) => codeOf(one) === careful.code && careful.value(one, 0) === to);
};

/** It waits where a step would be too loud; the bold only with few cards, and nobody at an exit. */
const waitForQuiet: Rule = (outing) => {
  const { sight, aim, hand, step } = outing;
  const loud = marked(sight, goal(step!));
  const waits = aim.bold
    ? loud >= DEAFENING && hand < BOLD_HAND
    : loud >= (aim.loud ?? TOO_LOUD) && !aim.exit;
  return waits ? outing.idle : undefined;
};

const go: Rule = (outing) => (outing.hand > outing.aim.keeps ? outing.step : outing.idle);

/** With nobody to fight. From `storm` on there is a step. */
const RULES: readonly Rule[] = [
  doDeed,
  mend,
  useTrick,
  stayThere,
  ride,
  stayOutOfFire,
  storm,
  avoid,
  joinOthers,
  goQuietly,
  waitForQuiet,
  go,
];

/** A melee attack costs a Contamination card, even one against a Larva. */
const endLarva: Rule = ({ sight: { options }, shots }) =>
  shots.find((one) => target(one) === LARVA) ?? options.find(isLarva);

const useHelp: Rule = ({ sight }) => sight.options.find(helpsInCombat);

/** The bold run on, past Intruders. */
const runOn: Rule = (outing) => {
  const { aim, isThere, walks, here, free } = outing;
  if (!aim.bold || isThere) return undefined;
  const on = outing.nearest(free);
  return on !== undefined && walks[goal(on)]! < walks[here]! ? on : undefined;
};

/** The Intruder that is hurt most is shot. One player alone does not defeat a large one. */
const shoot: Rule = ({ sight, aim, shots, isAlone }) => {
  const { vars, seat } = sight;
  const isHopeless = !aim.brave && isAlone && shots.some((one) => target(one)! >= BREEDER);
  const isArmed = sight.kinds(ZONE.hand(seat)).some((kind) => !isContamination(kind));
  return isArmed && shots.length > 0 && !isHopeless
    ? least(shots, (one) => -vars.hurt[VERB.shoot.value(one, 1)]!)
    : undefined;
};

const strike: Rule = ({ sight, aim }) =>
  aim.brave && sight.size(ZONE.wounds(sight.seat)) === 0 ? sight.options.find(isBlow) : undefined;

/** It runs if alone, in a fire, or with somewhere to go. */
const run: Rule = ({ sight: { vars }, aim, isAlone, isOnFire, free, far }) =>
  aim.exit || aim.bold || isAlone || isOnFire
    ? least(free, (one) => far(goal(one)) + (vars.rooms[goal(one)]! < 0 ? UNEXPLORED : 0))
    : undefined;

/** With Intruders in the Room. */
const COMBAT_RULES: readonly Rule[] = [endLarva, useHelp, runOn, shoot, strike, run];

/** The first rule that has something to say decides. */
function first(rules: readonly Rule[], outing: Outing): Option | null {
  for (const rule of rules) {
    const wish = rule(outing);
    if (wish !== undefined) return wish;
  }
  return outing.rest;
}

/** The next action; null if there is none. */
export const wishFor = (sight: SurvivalSight, aim: Aim, careful: Step): Option | null => {
  const outing = new Outing(sight, aim, careful);
  return first(outing.isFighting ? COMBAT_RULES : RULES, outing);
};
