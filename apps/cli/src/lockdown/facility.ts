/** What only the facility has, as a seat sees it. */
import type { View } from '@deadlight/engine';
import { lockdownFacility } from '@deadlight/games';
import { type Vars, varsOf } from '../survival/place.ts';

const { SECTIONS, sectionOf } = lockdownFacility;

export type Facility = lockdownFacility.Facility;
export const facilityIn = (vars: Vars): Facility => vars.own as Facility;
export const facilityOf = (view: View): Facility => facilityIn(varsOf(view));

/** Whether a Section, or the Elevator behind them, has power. */
export const hasPower = ({ power, powered }: Facility, place: number): boolean =>
  powered[power[place]!]!;

export const sections = Array.from({ length: SECTIONS }, (_, i) => i + 1);

/** Without power, or on a staircase, where there never is any. */
export function isDark(vars: Vars, slot: number): boolean {
  const section = sectionOf(vars, slot);
  if (section === 0) return !lockdownFacility.isOnSurface(vars, slot);
  return !hasPower(facilityIn(vars), section);
}
