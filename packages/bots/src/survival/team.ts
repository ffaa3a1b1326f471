/** A team, and how it divides the tasks of its Objectives: each task goes to the nearest player. */
import { FIRST_SEAT, NO_SEAT, type Seat } from '@deadlight/engine';
import {
  conditionName,
  DEAD,
  isAboard,
  type SurvivalTable,
  type Term,
  type Vars,
  ZONE,
} from '@deadlight/games/rules/survival';
import type { Errand, Task } from './errand.ts';

/** Whether all win or lose together; a solo player has no team. */
export const isTeam = ({ options, character }: Readonly<Vars>): boolean =>
  options.mode === 'coop' && character[1]! >= 0;

/** The value of all missions without a survivor; the last missions count most. */
const NOBODY_LIVES = 0.3;
const LAST_COUNT = 3;

/** The value of an ending to a team, by missions done. */
export function teamEnding(table: SurvivalTable, met: number): number {
  const share = met / table.zone(ZONE.mission).length;
  const lives = table.vars.fate.some((fate) => fate !== DEAD);
  return share ** LAST_COUNT * (lives ? 1 : NOBODY_LIVES);
}

export interface Share<C> {
  /** The seat's own part. */
  readonly errands: readonly Errand[];
  /** The probability that everyone's errands lead to the goal. */
  readonly chance: number;
  /** Conditions that need no errand. */
  readonly fate: readonly C[];
}

/** The game's own part. */
export interface Chores<C extends Term> {
  task(seat: Seat, condition: C): Task | null;
  /** Action cards that errands would cost a seat. */
  cost(seat: Seat, errands: readonly Errand[]): number;
}

/** The cost, in probability, of each card that another seat must spend. */
const RISK_OF_CARD = 0.05;
const NOBODY = 0.02;

/** Every choice of one list from each mission. */
function choices<C>(missions: readonly (readonly (readonly C[])[])[]): C[][] {
  return missions.reduce<C[][]>(
    (before, anyOf) => before.flatMap((some) => anyOf.map((all) => [...some, ...all])),
    [[]],
  );
}

export function shareOut<C extends Term>(
  table: SurvivalTable,
  seat: Seat,
  missions: readonly (readonly (readonly C[])[])[],
  { task, cost }: Chores<C>,
): Share<C>[] {
  const { vars } = table;
  const crew: Seat[] = [];
  for (let other = FIRST_SEAT; other < table.state.seats; other++)
    if (isAboard(vars, other)) crew.push(other);
  const sent = vars.signal.filter(Boolean).length;

  return choices(missions).map((conditions) => {
    const errands: Errand[] = [];
    const fate: C[] = [];
    const load = new Map<Seat, number>();
    let chance = 1;
    const give = (condition: C, candidates: readonly Seat[]): Seat => {
      let taker = NO_SEAT;
      let least = Number.POSITIVE_INFINITY;
      let taken: Task | null = null;
      for (const other of candidates) {
        const one = task(other, condition);
        if (one === null) {
          fate.push(condition);
          return NO_SEAT;
        }
        const cards = cost(other, one.errands) + (load.get(other) ?? 0);
        if (cards >= least) continue;
        least = cards;
        taker = other;
        taken = one;
      }
      if (taken === null) {
        chance *= NOBODY;
        return NO_SEAT;
      }
      chance *= taken.chance;
      if (taken.errands.length === 0) return taker;
      load.set(taker, least);
      if (taker === seat) errands.push(...taken.errands);
      else chance *= Math.exp(-RISK_OF_CARD * least);
      return taker;
    };

    // As many senders as missions that ask for a Signal (NEM-COOP-03, LCK-COOP-05-D).
    const senders = crew.filter((other) => !vars.signal[other]);
    const signals = conditions.filter((condition) => condition.asks === 'signal-sent');
    for (const condition of signals.slice(sent)) {
      const sender = give(condition, senders);
      if (sender >= 0) senders.splice(senders.indexOf(sender), 1);
    }
    const distinct = new Map(conditions.map((condition) => [conditionName(condition), condition]));
    for (const condition of distinct.values())
      if (condition.asks !== 'signal-sent') give(condition, crew);
    return { errands, chance, fate };
  });
}
