/** What happens in the Event phase of either game. */

import { type Goto, type Kind, NO_SEAT } from '@deadlight/engine';
import { FIGURES, TYPES } from '../packs/intruders.ts';
import { attack, attackOn, preyIn } from './attack.ts';
import { FIRST_SLOT, type Way, wayAt } from './board.ts';
import { boardOf, bookOf } from './book.ts';
import { crewIn, isInRoom } from './crew.ts';
import { destroyEggIn, eggTargets } from './eggs.ts';
import { injure, moveOff, noRout } from './injuries.ts';
import { intrudersIn, isEngaged, moveAll, NO_ONE, typeOf } from './intruders.ts';
import type { SurvivalTable } from './vars.ts';
import { LYING_EGGS, NEST_EGGS } from './words.ts';

/**
 * The next of those in combat attacks, if there is still somebody to attack; then comes `again` (NEM-ATK-01,
 * NEM-ATK-11-R, LCK-ATK-01, LCK-ATK-11-R, LCK-ATK-13-R).
 */
export function attackNext<N extends string>(
  table: SurvivalTable,
  attackers: number[],
  again: N,
): Goto<N> {
  while (attackers.length > 0) {
    const figure = attackers.shift()!;
    const slot = table.vars.at[figure]!;
    const seat = slot > 0 && crewIn(table.vars, slot) > 0 ? preyIn(table, slot) : NO_SEAT;
    if (seat < 0 || !isInRoom(table.vars, seat)) continue;
    table.call(attack, attackOn(figure, seat));
    return again;
  }
  return undefined;
}

/**
 // NEM-INJ-08
 * Every Intruder in a burning Room is hurt once, in the order that the game says; those that retreat
 * move together, then one Egg in each Room burns (NEM-MOVE-18, NEM-EVENT-04, NEM-ROOM-NEST-08, LCK-EVENT-13, LCK-EVENT-14-R, LCK-ROOM-NEST-05).
 */
export function burn(
  table: SurvivalTable,
  inOrder: (there: number[]) => number[] = (there) => there,
): void {
  const { vars } = table;
  const burning: number[] = [];
  for (let slot = FIRST_SLOT; slot <= boardOf(table).slots; slot++)
    if (vars.fire[slot] && vars.crowd[slot]! > 0) burning.push(...inOrder(intrudersIn(vars, slot)));
  const rout = noRout();
  for (const figure of burning) injure(table, figure, 1, 'fire', NO_ONE, rout);
  moveOff(table, rout);
  for (let slot = FIRST_SLOT; slot <= boardOf(table).slots; slot++) {
    if (!vars.fire[slot]) continue;
    const eggs = eggTargets(table, slot);
    // An Egg of the Nest goes first (NEM-ROOM-NEST-14-R).
    if (eggs > 0) destroyEggIn(table, slot, eggs & 2 ? NEST_EGGS : LYING_EGGS);
  }
}

/** Intruders on the card that are with no Character move, all at once; some cards move them twice (NEM-EVENT-05, NEM-EVENT-10-R, LCK-EVENT-16, LCK-EVENT-17). */
export function moveByEvent(table: SurvivalTable, kind: Kind): void {
  const { vars } = table;
  const { moves, corridor, second } = bookOf(table).content.event(kind);
  const board = boardOf(table);
  for (const number of second === undefined ? [corridor] : [corridor, second]) {
    const figures: number[] = [];
    const ways: Way[] = [];
    for (let figure = 0; figure < FIGURES.length; figure++) {
      const slot = vars.at[figure]!;
      if (slot === 0 || !moves.includes(TYPES[typeOf(figure)]!) || isEngaged(vars, figure))
        continue;
      figures.push(figure);
      ways.push(wayAt(board, slot, number));
    }
    if (figures.length > 0) moveAll(table, figures, ways);
  }
}
