/** The value of power: light in the Sections, and an active Time token. */
import type { Seat } from '@deadlight/engine';
import { facilityOf, isDark, isPowered, SECTIONS } from '@deadlight/games/rules/lockdown';
import { actionCardsInHand, type SurvivalTable } from '@deadlight/games/rules/survival';

/** By number of powered Sections: in the dark there are more surprises, and Noise stays. */
const BY_SECTIONS = [0.78, 0.87, 0.95, 1] as const;
/** While the Time token is inactive, power runs out soon. */
const FADING = 0.94;
/** Additional penalty for darkness in the Character's own Section. */
const HERE = 0.97;
/** Without an Action card in the dark a Character is infested, followed and robbed (LCK-CARD-hatching). */
const HELPLESS = 0.96;

const brightness = (sections: number, lasting: boolean): number =>
  BY_SECTIONS[sections]! * (lasting ? 1 : FADING);

function lit(table: SurvivalTable): number {
  let sections = 0;
  for (let section = 1; section <= SECTIONS; section++) if (isPowered(table, section)) sections++;
  return sections;
}

/** The factor on the chance of survival that darkness leaves. */
export function lightShare(table: SurvivalTable, seat: Seat): number {
  const base = brightness(lit(table), facilityOf(table).timeActive);
  if (!isDark(table, seat)) return base;
  return base * HERE * (actionCardsInHand(table, seat) === 0 ? HELPLESS : 1);
}

/** The Backup Power Supply powers two of four places, and leaves three as they are (LCK-ROOM-BACKUP-01). */
const BY_BACKUP = 2;

/** The factor on the chance of survival from using the Backup Power Supply. */
export function backupGain(table: SurvivalTable): number {
  const sections = lit(table);
  const now = brightness(sections, facilityOf(table).timeActive);
  return brightness(Math.max(sections, BY_BACKUP), true) / now;
}
