/** Eggs, Carcasses and Corpses: where to get one, and why. */
import type { Seat } from '@deadlight/engine';
import { facilityOf, roomIndex } from '@deadlight/games/rules/lockdown';
import { BLUE_CORPSE, carriedBy, type SurvivalTable } from '@deadlight/games/rules/survival';
import { chance, DONE, stopAt, type Task } from '../survival/errand.ts';
import { bring, fetchCarcass, fetchEgg, type Ground } from '../survival/goals.ts';
import { type Chart, nearestSlot } from './chart.ts';
import { stopIn } from './errands.ts';

const NEST = roomIndex('nest');
const LABORATORY = roomIndex('laboratory');
const ROOM_ACTION = 2;
const PICK_UP = 1;
/** The Queen may be where the Eggs are. */
const FROM_NEST = 0.85;
/** A Body that somebody must kill for first. */
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
  if (corpse.some((at, object) => isCorpse(object) && at === carriedBy(seat))) return DONE;
  const slot = nearestSlot(chart, (at) => corpse.indexOf(at) > BLUE_CORPSE);
  if (slot === 0) return chance(CORPSE_LUCK);
  return { errands: [[stopAt(slot, PICK_UP)]], chance: 0.97 };
}

/** Bodies to study in the Laboratory: the easiest kinds first, without those already studied. */
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
