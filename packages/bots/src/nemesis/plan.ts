/** The seat's best plan for its Objective, given the ways out. */
import type { Seat } from '@deadlight/engine';
import { type Condition, objectiveOf, roomIndex, shipOf } from '@deadlight/games/rules/nemesis';
import { actionCardsInHand, isAsked, type SurvivalTable } from '@deadlight/games/rules/survival';
import { woundsShare } from '../survival/body.ts';
import type { Errand } from '../survival/errand.ts';
import { type Detour, inTime, weighWithDetours, wishesOf } from '../survival/plan.ts';
import { worthOfLife } from '../survival/worth.ts';
import type { Chart } from './chart.ts';
import { effort, stopIn } from './errands.ts';
import { taskFor } from './goals.ts';
import { hullRisk } from './hull.ts';
import { CURABLE, infectionShare } from './infection.ts';
import { shipSense } from './ship.ts';
import { type WayOut, waysOut } from './ways-out.ts';

/** The value of surviving without winning. */
const SURVIVAL = 0.5;
export const worthOf = (table: SurvivalTable, met: number): number =>
  worthOfLife(table, SURVIVAL, met);
/** Cards available per round, without those kept in reserve. */
const CARDS_A_ROUND = 4.2;
/**
 * What each card still to be spent, and each round, cost in chance of survival: increasingly in late
 * rounds, when the bag is full of Adults.
 */
const RISK_OF_CARD = 0.04;
const RISK_OF_ROUND = 0.08;
const RISK_OF_LATE_ROUND = 0.3;
const CALM_UNTIL = 5;
const WORST_FROM = 9;
/** How sharply the chance drops as time runs out, in cards. */
const HASTE = 5;

/** A detour for treatment: to the Emergency Room, or to the Surgery. */
interface Cure extends Detour {
  /** Factor on the chance of survival afterwards. */
  readonly gain: number;
}

const EMERGENCY = roomIndex('emergency-room');
const SURGERY = roomIndex('surgery');
const ROOM_ACTION = 2;
/** Wounds are dressed, and later healed; Surgery costs a Light Wound and the round. */
const HEALED = 0.6;
const OPERATED = 0.9;
const WORTH_A_DETOUR = 1.04;

function curesFor(table: SurvivalTable, seat: Seat, chart: Chart): Cure[] {
  const cures: Cure[] = [];
  const add = (room: number, gain: number): void => {
    if (gain > WORTH_A_DETOUR && chart.slotOf[room]! > 0)
      cures.push({ errand: [stopIn(table, chart, room, ROOM_ACTION)], gain });
  };
  add(EMERGENCY, (1 / woundsShare(table, seat)) ** HEALED);
  add(SURGERY, (1 / infectionShare(table, seat)) ** CURABLE * OPERATED);
  return cures;
}

export interface Plan {
  readonly way: WayOut;
  /** The probability that the ship lasts long enough. */
  readonly ship: number;
  /** The probability of getting there in time. */
  readonly time: number;
  /** The probability that the Objective is met. */
  readonly met: number;
  /** The slot of the first stop, or 0. */
  readonly first: number;
  /** The danger still ahead, from 0 to slightly above 1. */
  readonly ahead: number;
  /** The value of the plan. */
  readonly worth: number;
}

/** The effect of the ship's fate on a condition. */
function byShip(condition: Condition, way: WayOut): number {
  switch (condition.asks) {
    case 'ship-destroyed':
      return way.explodes ? 0.95 : 0.06;
    case 'ship-reaches-earth':
      return way.explodes ? 0 : way.flies * way.course;
    case 'ship-reaches-mars':
      return way.explodes ? 0 : way.flies * (way.course > 0.5 ? 0.05 : 0.25);
    case 'survived-in-pod':
      return way.by === 'pod' ? 1 : 0;
    default:
      return 1;
  }
}

interface Goal {
  readonly errands: readonly Errand[];
  readonly chance: number;
  readonly ship: readonly Condition[];
}

/** The plan of just surviving. */
const LIVE: Goal = { errands: [], chance: 0, ship: [] };

/** Every list of conditions that would win; and the plan of just surviving. */
function goalsOf(table: SurvivalTable, seat: Seat, chart: Chart): Goal[] {
  const from = (other: Seat): Chart => ({ ...chart, here: table.vars.place[other]! });
  const wishes = wishesOf<Condition, Goal>(table, seat, {
    anyOf: (kind) => objectiveOf(kind).anyOf,
    task: (other, condition) => taskFor(table, other, from(other), condition),
    cost: (other, errands) => effort(from(other), errands, []).cards,
    shared: ({ errands, chance, fate }) => ({ errands, chance, ship: fate }),
    alone: (all) => goalOf(table, seat, chart, all),
  });
  return [LIVE, ...wishes];
}

function goalOf(table: SurvivalTable, seat: Seat, chart: Chart, all: readonly Condition[]): Goal {
  const errands: Errand[] = [];
  const ship: Condition[] = [];
  let chance = 1;
  for (const condition of all) {
    const task = taskFor(table, seat, chart, condition);
    if (task === null) {
      ship.push(condition);
      continue;
    }
    errands.push(...task.errands);
    chance *= task.chance;
  }
  return { errands, chance, ship };
}

/** Rounds that a way out takes, given the cards to spend on the way; after a pass, from the next round. */
function roundsFor(cards: number, ready: number, { opens }: WayOut): number {
  const busy = cards <= ready ? 0 : Math.max(1, (cards - ready) / CARDS_A_ROUND);
  return Math.max(opens, busy);
}

/** Late rounds before a time; partial while the danger is still growing. */
function lateRounds(time: number): number {
  const span = WORST_FROM - CALM_UNTIL;
  const late = Math.max(0, time - CALM_UNTIL);
  return late < span ? late ** 2 / (2 * span) : late - span / 2;
}

/** The danger ahead from a time on, as the exponent of the chance of survival. */
const danger = (time: number, cards: number, rounds: number): number =>
  RISK_OF_CARD * cards +
  RISK_OF_ROUND * rounds +
  RISK_OF_LATE_ROUND * (lateRounds(time + rounds) - lateRounds(time));

/** The probability of finishing in time. */
const isInTime = (cards: number, ready: number, { opens, closes }: WayOut): number =>
  closes < opens ? 0 : inTime(ready + CARDS_A_ROUND * closes - cards, HASTE);

/** A hibernating Character is aboard until the last of the others is gone. */
const ROUNDS_ASLEEP = 3;

/** The probability that the ship lasts until the way out is taken; Pods need it no longer than that. */
const holds = (risk: number, rounds: number, { by, explodes }: WayOut): number =>
  explodes && by === 'sleep'
    ? 0
    : (1 - risk) ** (1 + rounds + (by === 'sleep' ? ROUNDS_ASLEEP : 0));

const NO_WAY: WayOut = {
  by: 'pod',
  errands: [],
  last: [],
  opens: 0,
  closes: 0,
  chance: 0.02,
  explodes: false,
  flies: 0,
  course: 0,
};
const NO_PLAN: Plan = {
  way: NO_WAY,
  ship: 1,
  time: 0.02,
  met: 0,
  first: 0,
  ahead: 1,
  worth: 0.001,
};

export function planFor(table: SurvivalTable, seat: Seat, chart: Chart): Plan {
  const { vars } = table;
  const { time: now } = shipOf(table);
  const sense = shipSense(table, seat, chart, 'earth');
  const ready = vars.passed[seat] ? 0 : actionCardsInHand(table, seat);
  const goals = goalsOf(table, seat, chart);
  const cures = curesFor(table, seat, chart);
  const wounds = woundsShare(table, seat);
  const risk = hullRisk(table);
  let best = NO_PLAN;
  for (const way of waysOut(table, seat, chart, sense))
    for (const { errands, chance, ship: conditions } of goals) {
      // A player who blows up the ship has a reason to.
      if (way.kills && !isAsked(conditions, 'ship-destroyed')) continue;
      let met = chance;
      for (const condition of conditions) met *= byShip(condition, way);
      const goal = worthOf(table, met);
      const weigh = (todo: readonly Errand[], cure?: Cure): number => {
        const { cards, first } = effort(chart, todo, way.last);
        const rounds = roundsFor(cards, ready, way);
        const ahead = danger(now, cards, rounds);
        const ship = holds(risk, rounds, way);
        const time = isInTime(cards, ready, way);
        const gain = cure?.gain ?? 1;
        const worth = ship * way.chance * gain * time * Math.exp(-ahead) * goal * wounds ** ahead;
        if (worth > best.worth) best = { way, ship, time, met, first, ahead, worth };
        return worth;
      };
      weighWithDetours([...errands, ...way.errands], cures, weigh);
    }
  return best;
}

/** The remaining prospects of a seat that is safe already: asleep, or away. */
export interface Hope {
  /** The chance of survival, apart from infection. */
  readonly lives: number;
  /** The probability that the Objective is met. */
  readonly met: number;
}

export function hopeFor(table: SurvivalTable, seat: Seat, chart: Chart): Hope {
  const ship = shipOf(table);
  const sense = shipSense(table, seat, chart, 'earth');
  const explodes = ship.selfDestruct >= 0;
  const asleep = table.vars.fate[seat] === 2;
  const way: WayOut = {
    by: asleep ? 'sleep' : 'pod',
    errands: [],
    last: [],
    opens: 0,
    closes: 0,
    chance: asleep ? (explodes ? 0.1 : sense.flies * sense.course) : 1,
    explodes,
    flies: explodes ? 0 : sense.flies,
    course: sense.course,
  };
  let goal = 0;
  for (const { errands, chance, ship: conditions } of goalsOf(table, seat, chart)) {
    if (errands.length > 0) continue;
    let met = chance;
    for (const condition of conditions) met *= byShip(condition, way);
    goal = Math.max(goal, met);
  }
  const holds = asleep ? (1 - hullRisk(table)) ** ROUNDS_ASLEEP : 1;
  return { lives: holds * way.chance, met: goal };
}
