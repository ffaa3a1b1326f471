/** What a player of Lockdown without a plan is about: to raise the Alert, and to be locked in before it ends. */
import { type Facility, roomIndex } from '@deadlight/games/rules/lockdown';
import type { SurvivalSight } from '../survival/habits.ts';
import { type Aim, isNearest, isRoomAction, walksTo } from '../survival/purpose.ts';

const ALERT_ROOM = roomIndex('alert-room');
const ISOLATION = roomIndex('isolation-room');

export function aimOf(sight: SurvivalSight): Aim {
  const { rooms, malfunction, own } = sight.vars;
  const { isolationOpen } = own as Facility;
  const alert = rooms.indexOf(ALERT_ROOM);
  // The nearest raises the Alert, so that the Isolation Room opens (LCK-ALERT-03).
  if (!isolationOpen && !malfunction[alert] && isNearest(sight, walksTo(sight, alert)))
    return { slot: alert, exit: false, keeps: 0, does: isRoomAction };
  return {
    slot: rooms.indexOf(ISOLATION),
    exit: true,
    keeps: 0,
    does: isolationOpen ? isRoomAction : null,
  };
}
