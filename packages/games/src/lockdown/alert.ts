/** Alert and Autodestruction. */
import { NO_SEAT, type Seat } from '@deadlight/engine';
import { kindRef, who } from '../survival/crew.ts';
import { effectRule, plainly } from '../survival/effects/rule.ts';
import type { SurvivalTable } from '../survival/vars.ts';
import { ZONE } from '../survival/zones.ts';
import { END_OF_TRACK, facilityOf, openGate, openIsolation } from './facility.ts';
import { EVENT } from './log-events.ts';
import { VERB } from './words.ts';

const STEPS = 3;

/** Three spaces ahead, or on the last space (LCK-AUTO-01, LCK-AUTO-06). */
const ahead = (time: number): number => Math.max(END_OF_TRACK, time - STEPS);

/** By a Character, or by the Event that is being resolved (LCK-ROOM-ISOLATION-05, LCK-AUTO-07, LCK-AUTO-09-R). */
export function startAutodestruction(table: SurvivalTable, by: Seat = NO_SEAT): void {
  const facility = facilityOf(table);
  if (facility.auto >= 0) return;
  facility.auto = ahead(facility.time);
  facility.autoRed = false;
  table.log?.tell('LCK-AUTO-01', EVENT['autodestruction-started'], {
    by: by < 0 ? 'event' : 'crew',
    who: by < 0 ? kindRef(table, 'event', table.kind(table.top(ZONE.eventNow))) : who(table, by),
    space: facility.auto,
  });
}

/** The Time token has passed the yellow token, which turns red and moves on; the gate opens (LCK-AUTO-03, LCK-AUTO-04). */
export function advanceAutodestruction(table: SurvivalTable): void {
  const facility = facilityOf(table);
  // LCK-AUTO-11-R
  facility.auto = Math.max(END_OF_TRACK, facility.auto - STEPS);
  facility.autoRed = true;
  table.log?.tell('LCK-AUTO-03', EVENT['autodestruction-red'], { space: facility.auto });
  openGate(table, 'LCK-AUTO-04');
}

export const alertEffects = {
  'start-autodestruction': effectRule('start-autodestruction', {
    ...plainly(VERB['start-autodestruction']()),
    whyNot: (table) => (facilityOf(table).auto >= 0 ? 'LCK-AUTO-08-R' : null),
    run: (table, { seat }) => startAutodestruction(table, seat),
  }),
  'stop-autodestruction': effectRule('stop-autodestruction', {
    ...plainly(VERB['stop-autodestruction']()),
    whyNot(table) {
      const { auto, autoRed } = facilityOf(table);
      if (auto < 0) return 'LCK-ROOM-GENERATOR-01 idle';
      return autoRed ? 'LCK-ROOM-GENERATOR-01 late' : null;
    },
    run(table, { seat }) {
      facilityOf(table).auto = -1;
      table.log?.tell('LCK-AUTO-02', EVENT['autodestruction-stopped'], { who: who(table, seat) });
    },
  }),
  // LCK-ALERT-07-R
  alert: effectRule('alert', {
    ...plainly(VERB.alert()),
    whyNot: (table) => (facilityOf(table).alert >= 0 ? 'LCK-ALERT-06-R' : null),
    run(table, { seat }) {
      const facility = facilityOf(table);
      // LCK-ALERT-05-R
      facility.alert = facility.time >> 1;
      table.log?.tell('LCK-ALERT-01', EVENT.alert, {
        who: who(table, seat),
        space: facility.alert,
      });
      // LCK-ALERT-03
      openIsolation(table);
    },
  }),
};
