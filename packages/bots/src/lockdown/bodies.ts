/** Eggs, Carcasses and Corpses: where to get one, and what for. */
import type { Seat } from '@deadlight/engine';
import { facilityOf, roomIndex } from '@deadlight/games/rules/lockdown';
import { BLUE_CORPSE, HELD, type SurvivalTable } from '@deadlight/games/rules/survival';
import { chance, DONE, stopAt, type Task } from '../survival/errand.ts';
import { type Chart, nearestSlot } from './chart.ts';
import { stopIn } from './errands.ts';

const NEST = roomIndex('nest');
const LABORATORY = roomIndex('laboratory');
const ROOM_ACTION = 2;
const PICK_UP = 1;
/** Where Eggs are, their mother may be. */
const FROM_NEST = 0.85;
/** A Body that must first be made. */
const CARCASS_LUCK = 0.3;
const CORPSE_LUCK = 0.2;

export function fetchEgg(table: SurvivalTable, seat: Seat, chart: Chart): Task {
  const { vars } = table;
  if (vars.eggsOf[seat]! > 0) return DONE;
  const slot = nearestSlot(chart, (at) => vars.eggsIn[at]! > 0);
  if (slot > 0) return { errands: [[stopAt(slot, PICK_UP)]], chance: 0.95 };
  if (vars.nestEggs === 0) return chance(0.02);
  return { errands: [[stopIn(table, chart, NEST, ROOM_ACTION)]], chance: FROM_NEST };
}

function fetchCarcass(table: SurvivalTable, seat: Seat, chart: Chart): Task {
  const { vars } = table;
  if (vars.carcassesOf[seat]! > 0) return DONE;
  const slot = nearestSlot(chart, (at) => vars.carcassesIn[at]! > 0);
  if (slot === 0) return chance(CARCASS_LUCK);
  return { errands: [[stopAt(slot, PICK_UP)]], chance: 0.95 };
}

function fetchCorpse(table: SurvivalTable, seat: Seat, chart: Chart): Task {
  const { corpse } = table.vars;
  const isCorpse = (object: number): boolean => object > BLUE_CORPSE;
  if (corpse.some((at, object) => isCorpse(object) && at === HELD + seat)) return DONE;
  const slot = nearestSlot(chart, (at) => corpse.indexOf(at) > BLUE_CORPSE);
  if (slot === 0) return chance(CORPSE_LUCK);
  return { errands: [[stopAt(slot, PICK_UP)]], chance: 0.97 };
}

/** By kind of Body, as Weaknesses count them. */
const FETCHES = [fetchCorpse, fetchEgg, fetchCarcass] as const;

/** Brought to the Laboratory and studied: the easiest kinds of Body, but not those that have told already. */
export function studies(table: SurvivalTable, seat: Seat, chart: Chart, fresh: boolean): Task[] {
  const { analysed } = facilityOf(table);
  const there = stopIn(table, chart, LABORATORY, ROOM_ACTION);
  return FETCHES.flatMap((fetch, kind): Task[] => {
    if (fresh && analysed.includes(kind)) return [];
    const fetched = fetch(table, seat, chart);
    const [first] = fetched.errands;
    return [{ errands: [first ? [...first, there] : [there]], chance: fetched.chance }];
  }).sort((a, b) => b.chance - a.chance);
}

/** Several tasks, all of them. */
export const together = (tasks: readonly Task[]): Task => ({
  errands: tasks.flatMap(({ errands }) => errands),
  chance: tasks.reduce((product, task) => product * task.chance, 1),
});
