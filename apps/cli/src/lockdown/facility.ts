/** What only the facility has, as a seat sees it. */
import type { View } from '@deadlight/engine';
import { lockdownFacility } from '@deadlight/games';
import { type Vars, varsOf } from '../survival/place.ts';

const { SECTIONS } = lockdownFacility;

export type Facility = lockdownFacility.Facility;
export const facilityIn = (vars: Vars): Facility => vars.own as Facility;
export const facilityOf = (view: View): Facility => facilityIn(varsOf(view));

export const sections = Array.from({ length: SECTIONS }, (_, i) => i + 1);
