/** What power is worth: light in the Sections, and time that does not put it out. */
import type { Seat } from '@deadlight/engine';
import { facilityOf, isDark, isPowered, SECTIONS } from '@deadlight/games/rules/lockdown';
import { purse, type SurvivalTable } from '@deadlight/games/rules/survival';

/** By Sections with power: in the dark surprises are many, and Noise stays where it is. */
const BY_SECTIONS = [0.78, 0.87, 0.95, 1] as const;
/** As long as the Time token is inactive, power goes out soon. */
const FADING = 0.94;
/** What the dark adds where one stands. */
const HERE = 0.97;
/** Without an Action card in the dark one is infested, followed and robbed (LCK-CARD-hatching). */
const HELPLESS = 0.96;

const brightness = (sections: number, lasting: boolean): number =>
  BY_SECTIONS[sections]! * (lasting ? 1 : FADING);

function lit(table: SurvivalTable): number {
  let sections = 0;
  for (let section = 1; section <= SECTIONS; section++) if (isPowered(table, section)) sections++;
  return sections;
}

/** The share of its chance that the dark leaves a Character. */
export function lightShare(table: SurvivalTable, seat: Seat): number {
  const base = brightness(lit(table), facilityOf(table).timeActive);
  if (!isDark(table, seat)) return base;
  return base * HERE * (purse(table, seat) === 0 ? HELPLESS : 1);
}

/** The Backup Power Supply lights two of four places, and three are left as they are (LCK-ROOM-BACKUP-01). */
const BY_BACKUP = 2;

/** How many times better the chance is once the Backup Power Supply has been used. */
export function backupGain(table: SurvivalTable): number {
  const sections = lit(table);
  const now = brightness(sections, facilityOf(table).timeActive);
  return brightness(Math.max(sections, BY_BACKUP), true) / now;
}
