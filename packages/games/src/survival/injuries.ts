/** What injuries do to Intruders: death, survival or retreat. */
import type { Seat } from '@deadlight/engine';
import { CHECK_CARDS, LARVA, QUEEN } from '../packs/intruders.ts';
import { bookOf, supplyOf } from './book.ts';
import { where } from './crew.ts';
import { drawAttack, drawDirection } from './decks.ts';
import { figureRef, isKnown, moveBy, NO_ONE, setFigure, typeOf } from './intruders.ts';
import { attackOf } from './things.ts';
import type { SurvivalTable, Vars } from './vars.ts';
import { CARCASS } from './words.ts';
import { Z } from './zones.ts';

/** Carcasses that lie about or are carried. */
export function carcasses(vars: Vars): number {
  let count = 0;
  for (const lying of vars.carcassesIn) count += lying;
  for (const carried of vars.carcassesOf) count += carried;
  return count;
}

/** Takes a killed Intruder off the board; all but Larvae leave a Carcass (NEM-INJ-03, NEM-INJ-06). */
export function kill(table: SurvivalTable, figure: number): void {
  const { vars } = table;
  const slot = vars.at[figure]!;
  setFigure(vars, figure, 0);
  table.log?.tell('INJ-06', 'intruder-dies', {
    figure: figureRef(figure),
    room: where(table, slot),
    slot,
  });
  if (typeOf(figure) === QUEEN) vars.queenKilled = true;
  if (typeOf(figure) === LARVA) return;
  if (carcasses(vars) >= supplyOf(table, 'carcasses')) return;
  vars.carcassesIn[slot]!++;
  bookOf(table).hooks.objectLaid(table, CARCASS, slot);
}

/** Moves an Intruder in the direction of an Event card (NEM-INJ-07, NEM-INJ-10-R). */
export function retreat(table: SurvivalTable, figure: number): void {
  const { corridor } = bookOf(table).content.event(table.kind(drawDirection(table)));
  table.log?.tell('INJ-07', 'retreat', { figure: figureRef(figure), corridor });
  moveBy(table, figure, corridor);
}

/**
 * Injuries and the damage check (NEM-INJ-02 to NEM-INJ-05). Fire does more if that is their
 * Weakness. Gives what became of the Intruder.
 */
export function injure(
  table: SurvivalTable,
  figure: number,
  injuries: number,
  by: 'fire' | 'other' = 'other',
  /** Who did it; without anyone, only what all know helps. */
  seat: Seat = NO_ONE,
): 'dead' | 'alive' | 'retreated' {
  const { vars } = table;
  const more = by === 'fire' && isKnown(table, 'vulnerability-to-fire', seat) ? 1 : 0;
  vars.hurt[figure]! += injuries + more;
  const hurt = vars.hurt[figure]!;
  const cards = CHECK_CARDS[typeOf(figure)]!;
  let blood = 0;
  let retreats = false;
  for (let i = 0; i < cards; i++) {
    const { blood: number } = attackOf(table.kind(drawAttack(table)));
    // The symbol stands in place of the number and ends the check (NEM-INJ-09-R).
    if (number === 'retreat') retreats = true;
    else blood += number;
  }
  while (table.zone(Z.attackNow).length > 0) table.move(table.top(Z.attackNow), Z.attackDiscard);
  const needed = isKnown(table, 'species-on-the-brink-of-extinction', seat) ? blood - 1 : blood;
  const alive = hurt < needed;
  table.log?.tell('INJ-04', 'intruder-hurt', {
    figure: figureRef(figure),
    injuries: injuries + more,
    before: hurt - injuries - more,
    total: hurt,
    // The symbol leaves no number to tell.
    needed: retreats ? 0 : Math.max(0, needed),
    becomes: retreats ? 'retreats' : alive ? 'alive' : 'dead',
  });
  if (retreats) {
    retreat(table, figure);
    return 'retreated';
  }
  if (alive) return 'alive';
  kill(table, figure);
  return 'dead';
}
