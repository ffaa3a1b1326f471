/** What only the facility has, as a seat sees it. */
import type { View } from '@deadlight/engine';
import { lockdownFacility, survivalTelling, type survivalVars } from '@deadlight/games';

const { SECTIONS } = lockdownFacility;

export type Facility = lockdownFacility.Facility;
export const facilityIn = (vars: survivalVars.Vars): Facility => vars.own as Facility;
export const facilityOf = (view: View): Facility => facilityIn(survivalTelling.varsOf(view));

export const sections = Array.from({ length: SECTIONS }, (_, i) => i + 1);
