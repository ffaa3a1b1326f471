/** Eggs, Carcasses and Corpses: where to get one, and what for. */
import type { Seat } from '@deadlight/engine';
import { facilityOf, roomIndex } from '@deadlight/games/rules/lockdown';
import { BLUE_CORPSE, HELD, type SurvivalTable } from '@deadlight/games/rules/survival';
import { chance, DONE, stopAt, type Task } from '../survival/errand.ts';
import { bring, fetchCarcass, fetchEgg, type Ground } from '../survival/goals.ts';
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

export const groundOf = (table: SurvivalTable, chart: Chart): Ground => ({
  nearest: (fits) => nearestSlot(chart, fits),
  nest: (cards) => stopIn(table, chart, NEST, cards),
  eggLuck: FROM_NEST,
  carcassLuck: CARCASS_LUCK,
});

function fetchCorpse(table: SurvivalTable, seat: Seat, chart: Chart): Task {
  const { corpse } = table.vars;
  const isCorpse = (object: number): boolean => object > BLUE_CORPSE;
  if (corpse.some((at, object) => isCorpse(object) && at === HELD + seat)) return DONE;
  const slot = nearestSlot(chart, (at) => corpse.indexOf(at) > BLUE_CORPSE);
  if (slot === 0) return chance(CORPSE_LUCK);
  return { errands: [[stopAt(slot, PICK_UP)]], chance: 0.97 };
}

/** Brought to the Laboratory and studied: the easiest kinds of Body, but not those that have told already. */
export function studies(table: SurvivalTable, seat: Seat, chart: Chart, fresh: boolean): Task[] {
  const { analysed } = facilityOf(table);
  const there = stopIn(table, chart, LABORATORY, ROOM_ACTION);
  const ground = groundOf(table, chart);
  // By kind of Body, as Weaknesses count them.
  const fetched = [
    fetchCorpse(table, seat, chart),
    fetchEgg(table, seat, ground),
    fetchCarcass(table, seat, ground),
  ];
  return fetched
    .filter((_, kind) => !(fresh && analysed.includes(kind)))
    .map((task) => bring(task, there))
    .sort((a, b) => b.chance - a.chance);
}
