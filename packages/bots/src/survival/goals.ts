/** What Objectives of either game ask for, and what must happen by itself. */
import { FIRST_SEAT, type Seat } from '@deadlight/engine';
import { otherNumbered, type Slot, type SurvivalTable } from '@deadlight/games/rules/survival';
import { chance, DONE, type Stop, stopAt, type Task } from './errand.ts';

/** Eggs are destroyed one by one, and every attempt makes noise. */
const EGG_SHOT = 1.7;
const EGG_RISK = 0.93;
const ROOM_ACTION = 2;
const PICK_UP = 1;

/** The board as a seat knows it, and the odds of what can be attempted on it. */
export interface Ground {
  /** The nearest slot that fits, or 0. */
  nearest(fits: (slot: Slot) => boolean): Slot;
  /** A stop in the Nest with a number of Action cards to spend there. */
  nest(cards: number): Stop;
  /** The probability of getting an Egg out of the Nest. */
  readonly eggLuck: number;
  /** The probability of getting a Carcass where none lies. */
  readonly carcassLuck: number;
}

/** Getting hold of an Egg; without errands if one is in hand already. */
export function fetchEgg({ vars }: SurvivalTable, seat: Seat, ground: Ground): Task {
  if (vars.eggsOf[seat]! > 0) return DONE;
  const slot = ground.nearest((at) => vars.eggsIn[at]! > 0);
  if (slot > 0) return { errands: [[stopAt(slot, PICK_UP)]], chance: 0.95 };
  if (vars.nestEggs === 0) return chance(0.02);
  return { errands: [[ground.nest(ROOM_ACTION)]], chance: ground.eggLuck };
}

export function fetchCarcass({ vars }: SurvivalTable, seat: Seat, ground: Ground): Task {
  if (vars.carcassesOf[seat]! > 0) return DONE;
  const slot = ground.nearest((at) => vars.carcassesIn[at]! > 0);
  if (slot === 0) return chance(ground.carcassLuck);
  return { errands: [[stopAt(slot, PICK_UP)]], chance: 0.95 };
}

/** Fetch something first, then bring it to a place. */
export function bring({ errands: [first], chance: luck }: Task, there: Stop): Task {
  return { errands: [first ? [...first, there] : [there]], chance: luck };
}

/** Several tasks that must all be done. */
export const together = (tasks: readonly Task[]): Task => ({
  errands: tasks.flatMap(({ errands }) => errands),
  chance: tasks.reduce((product, task) => product * task.chance, 1),
});

export function razeNest({ vars }: SurvivalTable, ground: Ground): Task {
  const { nestEggs, nestDestroyed } = vars;
  if (nestDestroyed) return DONE;
  return { errands: [[ground.nest(EGG_SHOT * nestEggs)]], chance: EGG_RISK ** nestEggs };
}

/** The probability that a Character will be dead at the end. */
export type Doom = (table: SurvivalTable, seat: Seat) => number;

/** The probability that all others concerned die. */
export function allDie(
  table: SurvivalTable,
  seat: Seat,
  doom: Doom,
  concerns: (other: Seat) => boolean = () => true,
): number {
  let product = 1;
  for (let other = FIRST_SEAT; other < table.state.seats; other++)
    if (other !== seat && concerns(other)) product *= doom(table, other);
  return product;
}

/** The chance that a player is dead in the end; the seat's own number does not count (NEM-OBJ-14-R). */
export function playerDies(table: SurvivalTable, seat: Seat, player: number, doom: Doom): number {
  const other = otherNumbered(table.vars, seat, player);
  return other < 0 ? 0 : doom(table, other);
}
