/** The seat's best plan for its Objective, given the Contingency and the ways out. */
import type { Seat } from '@deadlight/engine';
import { type Condition, facilityOf, objectiveOf } from '@deadlight/games/rules/lockdown';
import { ASLEEP, actionCardsInHand, type SurvivalTable } from '@deadlight/games/rules/survival';
import { woundsShare } from '../survival/body.ts';
import type { Errand } from '../survival/errand.ts';
import { inTime, weighWithDetours, wishesOf } from '../survival/plan.ts';
import { worthOfLife } from '../survival/worth.ts';
import type { Chart } from './chart.ts';
import { type Codes, codesFor, spared } from './codes.ts';
import { type Cure, curesFor } from './cures.ts';
import { effort } from './errands.ts';
import { knowledgeThen, sendSignal, taskFor } from './goals.ts';
import { lightShare } from './light.ts';
import { launchNow, othersAboard, TRUST, type WayOut, waysOut } from './ways-out.ts';

/** The value of surviving without winning. */
const SURVIVAL = 0.4;
export const worthOf = (table: SurvivalTable, met: number): number =>
  worthOfLife(table, SURVIVAL, met);
/** Cards available per round, and cards kept for its end. */
const CARDS_A_ROUND = 5;
const KEPT = 1;
/** What each card still to be spent, and each further round in the base, cost in chance of survival. */
const RISK_OF_CARD = 0.03;
const RISK_OF_ROUND = 0.13;
/** How sharply the chance drops as time runs out, in cards. */
const HASTE = 4;

export interface Plan {
  /** The probability that the way out is available. */
  readonly wayOut: number;
  /** The probability that the Contingency spares a Character who takes it. */
  readonly code: number;
  /** The probability of getting there in time and alive. */
  readonly time: number;
  /** The value of surviving, up to 1. */
  readonly goal: number;
  /** The danger still ahead, from 0 to slightly above 1. */
  readonly ahead: number;
  /** The slot of the first stop, or 0. */
  readonly first: number;
}

interface Goal {
  readonly errands: readonly Errand[];
  readonly chance: number;
  /** Whether the condition is met only if the base explodes. */
  readonly explosion: boolean;
  readonly signal: boolean;
  readonly knowledge: number;
}

function goalOf(table: SurvivalTable, seat: Seat, chart: Chart, all: readonly Condition[]): Goal {
  const errands: Errand[] = [];
  let chance = 1;
  let explosion = false;
  let signal = table.vars.signal[seat]!;
  let knowledge = facilityOf(table).knowledge[seat]!;
  for (const condition of all) {
    const task = taskFor(table, seat, chart, condition);
    if (task === null) {
      explosion = true;
      continue;
    }
    if (condition.asks === 'own-signal-sent' || condition.asks === 'signal-sent') signal = true;
    if (task.errands.length > 0) knowledge = knowledgeThen(condition, knowledge);
    errands.push(...task.errands);
    chance *= task.chance;
  }
  return { errands, chance, explosion, signal, knowledge };
}

/** Every list of conditions that would win; and the plan of just surviving. */
function goalsOf(table: SurvivalTable, seat: Seat, chart: Chart): Goal[] {
  const live: Goal = { ...goalOf(table, seat, chart, []), chance: 0 };
  const from = (other: Seat): Chart => {
    const here = table.vars.place[other]!;
    return other === seat ? chart : { ...chart, here, walks: chart.roads.from(here) };
  };
  const wishes = wishesOf<Condition, Goal>(table, seat, {
    anyOf: (kind) => objectiveOf(kind).anyOf,
    task: (other, condition) => taskFor(table, other, from(other), condition),
    cost: (other, errands) => effort(from(other), errands, []).cards,
    shared: ({ errands, chance, fate }) => ({
      ...live,
      errands,
      chance,
      explosion: fate.length > 0,
    }),
    alone: (all) => goalOf(table, seat, chart, all),
  });
  return [live, ...wishes];
}

/** With a Signal sent first, as protection against Code Blue. */
function withSignal(table: SurvivalTable, seat: Seat, chart: Chart, goals: Goal[]): Goal[] {
  const { errands } = sendSignal(table, seat, chart);
  return goals.flatMap((goal) =>
    goal.signal
      ? [goal]
      : [goal, { ...goal, errands: [...goal.errands, ...errands], signal: true }],
  );
}

/** Rounds that a way out takes, given the cards to spend on the way. */
const roundsFor = (cards: number, ready: number, { opens }: WayOut): number =>
  Math.max(opens, (cards - ready) / CARDS_A_ROUND, 0);

/** The danger ahead, as the exponent of the chance of survival. */
const danger = (cards: number, rounds: number): number =>
  RISK_OF_CARD * cards + RISK_OF_ROUND * rounds;

/** The probability of finishing in time. */
const isInTime = (cards: number, ready: number, { opens, closes }: WayOut): number =>
  closes < opens ? 0 : inTime(ready + (CARDS_A_ROUND - KEPT) * closes - cards, HASTE);

const metBy = ({ chance, explosion }: Goal, { explodes }: WayOut): number =>
  explosion && !explodes ? 0 : chance;

export function planFor(table: SurvivalTable, seat: Seat, chart: Chart): Plan {
  const { vars } = table;
  const codes: Codes = codesFor(table, seat);
  const ready = vars.passed[seat] ? 0 : actionCardsInHand(table, seat);
  const goals = withSignal(table, seat, chart, goalsOf(table, seat, chart));
  const cures = curesFor(table, seat, chart);
  const frail = woundsShare(table, seat) * lightShare(table, seat);
  let best: Plan = { wayOut: 0.02, code: 1, time: 1, goal: worthOf(table, 0), ahead: 1, first: 0 };
  let most = 0;
  for (const way of waysOut(table, seat, chart))
    for (const one of goals) {
      // A player who blows up the base has a reason to.
      if (way.kills && !one.explosion) continue;
      const code = spared(table, codes, way.by, one.knowledge, one.signal);
      const goal = worthOf(table, metBy(one, way));
      if (way.chance * code * goal <= most) continue;
      const weigh = (todo: readonly Errand[], cure?: Cure): number => {
        const { cards, first } = effort(chart, todo, way.last);
        const ahead = danger(cards, roundsFor(cards, ready, way));
        const gain = cure ? cure.gain ** (cure.lasting ? 1 : ahead) : 1;
        const time = gain * isInTime(cards, ready, way) * Math.exp(-ahead);
        const worth = way.chance * code * time * goal * frail ** ahead;
        if (worth > most) {
          most = worth;
          best = { wayOut: way.chance, code, time, goal, ahead, first };
        }
        return worth;
      };
      weighWithDetours([...one.errands, ...way.errands], cures, weigh);
    }
  return best;
}

/** Locked in while the Autodestruction runs; it may still be stopped before it is red. */
const BURIED = 0.02;
const TICKING = 0.2;

/** The remaining prospects of a seat that can no longer act: locked in, in a pod, or away. */
export function hopeFor(table: SurvivalTable, seat: Seat, chart: Chart): Plan {
  const { ways, auto, autoRed, knowledge, podOf } = facilityOf(table);
  const pod = podOf[seat]!;
  const locked = table.vars.fate[seat] === ASLEEP;
  const by = locked ? 'isolation' : pod > 0 ? 'css' : (ways[seat] ?? 'bunker');
  let wayOut = 1;
  if (pod > 0) wayOut = launchNow(table, seat, pod);
  else if (locked)
    wayOut = auto < 0 ? TRUST ** othersAboard(table, seat) : autoRed ? BURIED : TICKING;
  let goal = 0;
  for (const one of goalsOf(table, seat, chart))
    if (one.errands.length === 0 && (!one.explosion || auto >= 0))
      goal = Math.max(goal, one.chance);
  return {
    wayOut,
    code: spared(table, codesFor(table, seat), by, knowledge[seat]!, table.vars.signal[seat]!),
    time: 1,
    goal: worthOf(table, goal),
    ahead: 0,
    first: 0,
  };
}
