/** Power and Knowledge. */
import type { Ref, Seat } from '@deadlight/engine';
import { who } from '../survival/crew.ts';
import type { SurvivalTable } from '../survival/vars.ts';
import { BLUE_THRESHOLDS, RED_THRESHOLDS } from './data/tokens.ts';
import { facilityOf, MAX_KNOWLEDGE, SECTIONS } from './facility.ts';
import { EVENT } from './log-events.ts';

/** Turns the token of a place. */
export function setPower(table: SurvivalTable, place: number, powered: boolean): void {
  const facility = facilityOf(table);
  const number = facility.power[place]!;
  if (facility.powered[number] === powered) return;
  facility.powered[number] = powered;
  table.log?.tell('LCK-POWER-01', powered ? EVENT['power-on'] : EVENT['power-off'], {
    place: placeRef(place),
  });
}

export const placeRef = (place: number): Ref<'place'> =>
  `@place.${place <= SECTIONS ? `s-0${place}` : 'elevator'}`;

/** The powered token with the highest number goes out (LCK-POWER-09, LCK-POWER-14-R). */
function dropPower(table: SurvivalTable): void {
  const { powered, power } = facilityOf(table);
  const number = powered.lastIndexOf(true);
  if (number > 0) setPower(table, power.indexOf(number), false);
}

/**
 * The step from one space to the next may pass a threshold (LCK-POWER-06 to LCK-POWER-08, LCK-POWER-12-D,
 * LCK-EVENT-04).
 */
export function checkPower(table: SurvivalTable, left: number): void {
  // LCK-POWER-18-R
  const red = RED_THRESHOLDS.includes(left) && !facilityOf(table).timeActive;
  if (red || BLUE_THRESHOLDS.includes(left)) dropPower(table);
}

/** Never more than eight, never less than before (LCK-KNOW-06-R, LCK-KNOW-02, LCK-KNOW-07-R). */
export function learn(table: SurvivalTable, seat: Seat, levels: number): void {
  const { knowledge } = facilityOf(table);
  const gained = Math.min(levels, MAX_KNOWLEDGE - knowledge[seat]!);
  if (gained <= 0) return;
  knowledge[seat]! += gained;
  table.log?.tell('LCK-KNOW-01', EVENT.learns, { who: who(table, seat), level: knowledge[seat]! });
}
