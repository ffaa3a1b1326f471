/** What a player of Lockdown without a plan is about: the Alert, the Isolation Room, or the gate. */
import type { Facility } from '@deadlight/games/rules/lockdown';
import type { SurvivalSight } from '../survival/habits.ts';
import { type Aim, isNearest, isRoomAction, walksTo } from '../survival/purpose.ts';
import { gateFor } from './gate.ts';
import { ALERT_ROOM, ISOLATION } from './ways-out.ts';

export function aimOf(sight: SurvivalSight): Aim {
  const { rooms, malfunction, place, own } = sight.vars;
  const { isolationOpen } = own as Facility;
  const alert = rooms.indexOf(ALERT_ROOM);
  // The nearest raises the Alert, so that the Isolation Room opens (LCK-ALERT-03), before it is loud there.
  if (!isolationOpen && !malfunction[alert] && isNearest(sight, walksTo(sight, alert)))
    return { slot: alert, exit: false, keeps: 0, does: isRoomAction, bold: true };
  const isolation = rooms.indexOf(ISOLATION);
  const gate = gateFor(sight, walksTo(sight, isolation)[place[sight.seat]!]!);
  if (gate) return gate;
  return { slot: isolation, exit: true, keeps: 0, does: isolationOpen ? isRoomAction : null };
}
