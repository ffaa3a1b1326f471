/** The next aim in Lockdown without a plan: a team's missions, the Alert, the Isolation Room, or the gate. */
import { exitsOf, type Facility } from '@deadlight/games/rules/lockdown';
import { asSlot, type Slot, ZONE } from '@deadlight/games/rules/survival';
import { type Aim, isRoomAction } from '../survival/aim.ts';
import { FAR } from '../survival/distance.ts';
import type { SurvivalSight } from '../survival/habits.ts';
import { crewOf } from '../survival/jobs.ts';
import { isTeam } from '../survival/team.ts';
import { isNearest, nearestOf, walksTo } from '../survival/ways.ts';
import { gateFor, leaves } from './gate.ts';
import { isBaseDoomed, missionFor } from './missions.ts';
import { ALERT_ROOM, ISOLATION, roundsLeft } from './ways-out.ts';

export const aimOf = (sight: SurvivalSight): Aim =>
  (isTeam(sight.vars) ? teamAim(sight) : null) ?? ownAimOf(sight);

/** The aim of a Character who leaves the missions to the others. */
export function ownAimOf(sight: SurvivalSight): Aim {
  const { rooms, malfunction, place, own } = sight.vars;
  const { isolationOpen } = own as Facility;
  const alert = asSlot(rooms.indexOf(ALERT_ROOM));
  // The nearest Character raises the Alert to open the Isolation Room (LCK-ALERT-03) before it gets noisy there.
  if (!isolationOpen && !malfunction[alert] && isNearest(sight, walksTo(sight, alert)))
    return { slot: alert, exit: false, keeps: 0, does: isRoomAction, bold: true };
  const isolation = asSlot(rooms.indexOf(ISOLATION));
  const gate = gateFor(sight, walksTo(sight, isolation)[place[sight.seat]!]!);
  if (gate) return gate;
  return {
    slot: isolation,
    exit: true,
    keeps: 0,
    does: isolationOpen ? isRoomAction : null,
    bold: place[sight.seat] !== isolation,
    waits: !isolationOpen && isAlertNear(sight, alert),
  };
}

/** Cards needed to raise the Alert. */
const RAISING = 2;

/** Whether another player may still raise it this round. */
function isAlertNear(sight: SurvivalSight, alert: Slot): boolean {
  const { passed, place, crowd } = sight.vars;
  const walks = walksTo(sight, alert);
  return crewOf(sight).some(
    (other) =>
      other !== sight.seat &&
      !passed[other] &&
      crowd[place[other]!] === 0 &&
      walks[place[other]!]! + RAISING <= sight.size(ZONE.hand(other)),
  );
}

/** The seat's task in the team; null if it should look after itself. */
function teamAim(sight: SurvivalSight): Aim | null {
  const { rooms, own } = sight.vars;
  const facility = own as Facility;
  const { isolationOpen, gateOpen, rover } = facility;
  const doomed = isBaseDoomed(sight);
  const isolation = asSlot(rooms.indexOf(ISOLATION));
  const exits = [
    ...(rover > 0 && (gateOpen || doomed) ? [{ slot: rover, does: gateOpen ? leaves : null }] : []),
    ...(doomed ? [] : [{ slot: isolation, does: isolationOpen ? isRoomAction : null }]),
  ];
  const gate = nearestOf(sight, exitsOf(sight.vars));
  const mission = missionFor(sight, exits, doomed ? gate : isolation, roundsLeft(facility));
  if (mission || !doomed) return mission;
  return gateFor(sight, FAR) ?? { slot: gate, exit: gateOpen, keeps: 1, does: leaves };
}
