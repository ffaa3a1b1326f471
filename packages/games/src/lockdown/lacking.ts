/** Refusals that say how many levels of Knowledge are missing (LCK-KNOW-04, LCK-ROOM-TESTLAB-01). */
import type { Seat } from '@deadlight/engine';
import type { WhyNot } from '../survival/rule-names.ts';
import type { SurvivalTable } from '../survival/vars.ts';
import { facilityOf, MAX_KNOWLEDGE } from './facility.ts';

type TooLittle = 'LCK-KNOW-04' | 'LCK-ROOM-TESTLAB-01';

/** Made once: they are looked up in bulk play, too. */
const allOf = (rule: TooLittle): readonly WhyNot[] =>
  Array.from({ length: MAX_KNOWLEDGE + 1 }, (_, missing): WhyNot => `${rule} ${missing}`);

const LACKING: Readonly<Record<TooLittle, readonly WhyNot[]>> = {
  'LCK-KNOW-04': allOf('LCK-KNOW-04'),
  'LCK-ROOM-TESTLAB-01': allOf('LCK-ROOM-TESTLAB-01'),
};

/** The rule against what takes more Knowledge than somebody has, or null. */
export function tooIgnorant(
  table: SurvivalTable,
  seat: Seat,
  needed: number,
  rule: TooLittle = 'LCK-KNOW-04',
): WhyNot | null {
  const missing = needed - facilityOf(table).knowledge[seat]!;
  return missing > 0 ? (LACKING[rule][missing] ?? rule) : null;
}
