/** What a player of Lockdown without a plan is about: to raise the Alert, and to be locked in before it ends. */
import { type Facility, roomIndex } from '@deadlight/games/rules/lockdown';
import { ABOARD } from '@deadlight/games/rules/survival';
import type { SurvivalSight } from '../survival/habits.ts';
import { type Aim, isRoomAction, walksTo } from '../survival/purpose.ts';

const ALERT_ROOM = roomIndex('alert-room');
const ISOLATION = roomIndex('isolation-room');

/** The one nearest to the Alert Room raises the Alert, so that the Isolation Room opens (LCK-ALERT-03). */
function isNearest({ vars, seat, seats }: SurvivalSight, walks: readonly number[]): boolean {
  const own = walks[vars.place[seat]!]!;
  for (let other = 0; other < seats; other++) {
    if (other === seat || vars.fate[other] !== ABOARD || vars.place[other] === 0) continue;
    const far = walks[vars.place[other]!]!;
    if (far < own || (far === own && other < seat)) return false;
  }
  return true;
}

export function aimOf(sight: SurvivalSight): Aim {
  const { rooms, malfunction, own } = sight.vars;
  const { isolationOpen } = own as Facility;
  const alert = rooms.indexOf(ALERT_ROOM);
  if (!isolationOpen && !malfunction[alert] && isNearest(sight, walksTo(sight, alert)))
    return { slot: alert, exit: false, keeps: 0, does: isRoomAction };
  return {
    slot: rooms.indexOf(ISOLATION),
    exit: true,
    keeps: 0,
    does: isolationOpen ? isRoomAction : null,
  };
}
