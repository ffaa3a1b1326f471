/** Detours that improve survival: to the doctor, the showers, the switchboard. */
import type { Seat } from '@deadlight/engine';
import { roomIndex } from '@deadlight/games/rules/lockdown';
import type { SurvivalTable } from '@deadlight/games/rules/survival';
import { woundsShare } from '../survival/body.ts';
import type { Detour } from '../survival/plan.ts';
import type { Chart } from './chart.ts';
import { stopIn } from './errands.ts';
import { CURABLE, infectionShare } from './infection.ts';
import { backupGain } from './light.ts';

export interface Cure extends Detour {
  /** Factor on the chance of survival afterwards, with the whole game ahead. */
  readonly gain: number;
  /** Whether it is worth as much near the end: infection is decided at the end. */
  readonly lasting: boolean;
}

const EMERGENCY = roomIndex('emergency-room');
const SURGERY = roomIndex('surgery');
const DECON = roomIndex('decon-room');
const BACKUP = roomIndex('backup-power-supply');
const ROOM_ACTION = 2;
/**
 * Wounds are dressed, and later healed; Surgery costs a Light Wound and the round; the showers remove only
 * the Larva and cards in hand.
 */
const HEALED = 0.6;
const OPERATED = 0.9;
const SHOWERED = 0.6;
const WORTH_A_DETOUR = 1.05;

export function curesFor(table: SurvivalTable, seat: Seat, chart: Chart): Cure[] {
  const cures: Cure[] = [];
  const add = (room: number, gain: number, lasting: boolean): void => {
    if (gain > WORTH_A_DETOUR && chart.slotOf[room]! > 0)
      cures.push({ errand: [stopIn(table, chart, room, ROOM_ACTION)], gain, lasting });
  };
  const infected = (1 / infectionShare(table, seat)) ** CURABLE;
  add(EMERGENCY, (1 / woundsShare(table, seat)) ** HEALED, false);
  add(SURGERY, infected * OPERATED, true);
  if (table.vars.larva[seat]) add(DECON, infected ** SHOWERED, true);
  add(BACKUP, backupGain(table), false);
  return cures;
}
