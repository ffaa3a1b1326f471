/** Table options of Lockdown. Contains no rules, so that a page can offer them without loading any. */
import type { OptionSpecs } from '@deadlight/engine';

/** Table options; the first value is the default. */
export const OPTIONS = {
  /** Everyone for themselves, or together with revival. */
  mode: ['semi-coop', 'coop'],
  // LCK-SETUP-01, LCK-ALT-01
  board: ['standard', 'alternative'],
  /** Characters of Nemesis may be chosen, too (LCK-CROSS-01). */
  guests: [false, true],
  /** The race of Intruders (LCK-CROSS-09). */
  race: ['night-stalkers', 'intruders'],
  /** Code Yellow kills those who know too much, or those who know too little (LCK-CTG-09-R). */
  yellowKills: ['many', 'few'],
} as const satisfies OptionSpecs;

/** The rules that each option changes. */
export const RULES: Readonly<Record<keyof typeof OPTIONS, readonly string[]>> = {
  mode: ['LCK-COOP-01'],
  board: ['LCK-SETUP-01'],
  guests: ['LCK-CROSS-01'],
  race: ['LCK-CROSS-09'],
  yellowKills: ['LCK-CTG-09-R'],
};
