/** What injuries do to Intruders: death, survival or retreat. */
import type { Seat } from '@deadlight/engine';
import { CHECK_CARDS, LARVA, QUEEN } from '../packs/intruders.ts';
import { NO_SLOT, type Way, wayAt } from './board.ts';
import { boardOf, bookOf, supplyOf } from './book.ts';
import { where } from './crew.ts';
import { drawAttack, drawDirection } from './decks.ts';
import { isKnown, moveAll, NO_ONE, setFigure, typeOf } from './intruders.ts';
import { EVENT } from './log-events.ts';
import { attackOf } from './things.ts';
import type { SurvivalTable, Vars } from './vars.ts';
import { CARCASS } from './words.ts';
import { ZONE } from './zones.ts';

/** Carcasses that lie about or are carried. */
export function carcasses(vars: Vars): number {
  let count = 0;
  for (const lying of vars.carcassesIn) count += lying;
  for (const carried of vars.carcassesOf) count += carried;
  return count;
}

/**
 * Takes a killed Intruder off the board; all but Larvae leave a Carcass (NEM-INJ-03, NEM-INJ-06, NEM-ENC-20-R,
 * LCK-INJ-17-R).
 */
export function kill(table: SurvivalTable, figure: number): void {
  const { vars } = table;
  const slot = vars.at[figure]!;
  setFigure(vars, figure, NO_SLOT);
  table.log?.tell('intruder-killed', EVENT['intruder-dies'], {
    figure,
    room: where(table, slot),
    slot,
  });
  // NEM-INJ-12-R
  if (typeOf(figure) === QUEEN) vars.queenKilled = true;
  // LCK-INJ-03
  if (typeOf(figure) === LARVA) return;
  if (carcasses(vars) >= supplyOf(table, 'carcasses')) return;
  vars.carcassesIn[slot]!++;
  bookOf(table).hooks.objectLaid(table, CARCASS, slot);
}

/** Intruders that one effect drives off, each with the way it takes. */
export interface Rout {
  readonly figures: number[];
  readonly ways: Way[];
}

export const noRout = (): Rout => ({ figures: [], ways: [] });

/** Draws an Event card for the way of an Intruder that will move with the others (NEM-INJ-07, LCK-INJ-11-R, LCK-INJ-12-R). */
export function drive(table: SurvivalTable, figure: number, rout: Rout): void {
  const { corridor } = bookOf(table).content.event(table.kind(drawDirection(table)));
  table.log?.tell('retreat-drawn', EVENT.retreat, { figure, corridor });
  rout.figures.push(figure);
  rout.ways.push(wayAt(boardOf(table), table.vars.at[figure]!, corridor));
}

/** All of them move, at the same time: a closed Door stops those who meet it together (NEM-MOVE-18, NEM-INJ-10-R). */
export function moveOff(table: SurvivalTable, { figures, ways }: Rout): void {
  if (figures.length > 0) moveAll(table, figures, ways);
}

/** Moves one Intruder in the direction of an Event card (NEM-INJ-07, NEM-INJ-10-R). */
export function retreat(table: SurvivalTable, figure: number): void {
  const rout = noRout();
  drive(table, figure, rout);
  moveOff(table, rout);
}

/**
 * Injuries and the damage check (NEM-INJ-02 to NEM-INJ-05). Fire does more if that is their Weakness. Gives what
 * became of the Intruder (LCK-INJ-02, LCK-INJ-15-R).
 */
export function injure(
  table: SurvivalTable,
  figure: number,
  injuries: number,
  by: 'fire' | 'other' = 'other',
  /** Who did it; without anyone, only what all know helps. */
  seat: Seat = NO_ONE,
  /** Where one effect hurts several: those that retreat wait here, and then move together. */
  rout: Rout | null = null,
): 'dead' | 'alive' | 'retreated' {
  const { vars } = table;
  const more = by === 'fire' && isKnown(table, 'vulnerability-to-fire', seat) ? 1 : 0;
  // NEM-INJ-01, LCK-INJ-01
  vars.hurt[figure]! += injuries + more;
  const hurt = vars.hurt[figure]!;
  const cards = CHECK_CARDS[typeOf(figure)]!;
  let blood = 0;
  let retreats = false;
  for (let i = 0; i < cards; i++) {
    const { blood: number } = attackOf(table.kind(drawAttack(table)));
    // The symbol stands in place of the number and ends the check (NEM-INJ-09-R, LCK-INJ-08, LCK-INJ-16-R).
    if (number === 'retreat') retreats = true;
    else blood += number;
  }
  // NEM-INJ-11-R, LCK-INJ-07
  while (table.zone(ZONE.attackNow).length > 0)
    table.move(table.top(ZONE.attackNow), ZONE.attackDiscard);
  const needed = isKnown(table, 'species-on-the-brink-of-extinction', seat) ? blood - 1 : blood;
  // LCK-INJ-06-D
  const alive = hurt < needed;
  table.log?.tell('damage-checked', EVENT['intruder-hurt'], {
    figure,
    injuries: injuries + more,
    before: hurt - injuries - more,
    total: hurt,
    // The symbol leaves no number to tell.
    needed: retreats ? 0 : Math.max(0, needed),
    becomes: retreats ? 'retreats' : alive ? 'alive' : 'dead',
  });
  if (retreats) {
    if (rout === null) retreat(table, figure);
    else drive(table, figure, rout);
    return 'retreated';
  }
  if (alive) return 'alive';
  kill(table, figure);
  return 'dead';
}
