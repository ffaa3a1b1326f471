import { FIRST_SEAT } from '@deadlight/engine';
import { expect } from 'vitest';
import { FIGURES } from '../packs/intruders.ts';
import { boardOf, supplyOf } from './book.ts';
import { carcasses } from './injuries.ts';
import { WEAPONS } from './things.ts';
import { ABOARD, LIGHT_WOUNDS, OPEN, SERIOUS_WOUNDS, type SurvivalTable } from './vars.ts';
import { ZONE } from './zones.ts';

const total = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);
const marked = (marks: readonly boolean[]): number => marks.filter(Boolean).length;

/** Asked at every question of many games: only a failure may cost anything. */
function must(holds: boolean, what: string): void {
  if (!holds) expect.fail(what);
}

/** Markers, Doors, Eggs and Carcasses: no more of any than there are, and never fewer than none. */
function expectSupplies(table: SurvivalTable): void {
  const { vars } = table;
  const used = {
    fire: marked(vars.fire),
    malfunction: marked(vars.malfunction),
    doors: vars.door.filter((state) => state !== OPEN).length,
    eggs: vars.nestEggs + total(vars.eggsIn) + total(vars.eggsOf),
    carcasses: carcasses(vars),
  };
  for (const [of, count] of Object.entries(used)) {
    const supply = supplyOf(table, of as keyof typeof used);
    must(count <= supply, `there are ${count} of ${supply}: ${of}`);
  }
  const counts = [vars.eggsIn, vars.eggsOf, vars.carcassesIn, vars.carcassesOf, [vars.nestEggs]];
  must(
    counts.every((list) => list.every((count) => count >= 0)),
    'fewer Eggs or Carcasses than none',
  );
  const { ways, corridors } = boardOf(table);
  must(vars.noise.length === ways && vars.door.length === corridors, 'a way more than there is');
}

/** Every figure is in one Room or, unhurt, in the supply; one that only lends its hands is let go. */
function expectFigures({ vars, state }: SurvivalTable): void {
  if (state.stack.some(({ at }) => at.startsWith('withdraw/'))) return;
  const crowd = vars.crowd.map(() => 0);
  for (let figure = 0; figure < FIGURES.length; figure++)
    if (vars.at[figure] === 0) must(vars.hurt[figure] === 0, `${FIGURES[figure]} is hurt nowhere`);
    else crowd[vars.at[figure]!]!++;
  crowd.forEach((count, slot) => {
    must(vars.crowd[slot] === count, `Intruders in ${slot}: ${vars.crowd[slot]} or ${count}`);
  });
}

function expectBodies(table: SurvivalTable): void {
  const { vars, state } = table;
  for (let weapon = 0; weapon < WEAPONS.length; weapon++)
    must(vars.ammo[weapon]! <= vars.capacity[weapon]!, `weapon ${weapon} is overloaded`);
  for (let seat = FIRST_SEAT; seat < state.seats; seat++) {
    if (vars.fate[seat] !== ABOARD) continue;
    const serious = table.zone(ZONE.wounds(seat)).length + table.zone(ZONE.dressed(seat)).length;
    must(vars.light[seat]! < LIGHT_WOUNDS, `seat ${seat} has too many light wounds`);
    must(serious <= SERIOUS_WOUNDS, `seat ${seat} has too many serious wounds`);
  }
}

/** A token lies among the drawn ones only while something resolves it. */
function expectTokens(table: SurvivalTable): void {
  const resolving = table.state.stack.some(({ at }) => /^(bag|encounter|queen)\//.test(at));
  must(resolving || table.zone(ZONE.tokenNow).length === 0, 'a drawn token went nowhere');
}

/** What is counted instead of lying in a zone is conserved, too. */
export function expectMarkersConserved(table: SurvivalTable): void {
  expectSupplies(table);
  expectFigures(table);
  expectBodies(table);
  expectTokens(table);
}
