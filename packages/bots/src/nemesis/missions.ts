/** How a team divides its missions: every member computes the same division. */
import { NO_SEAT, type Seat } from '@deadlight/engine';
import {
  type Condition,
  LOCKED,
  objectiveOf,
  roomIndex,
  type Ship,
} from '@deadlight/games/rules/nemesis';
import {
  ABOARD,
  ASLEEP,
  AWAY,
  asSlot,
  BLUE_CORPSE,
  CARRIED,
  isAsked,
  NO_SLOT,
  type Slot,
  ZONE,
} from '@deadlight/games/rules/survival';
import { type Aim, isRoomAction } from '../survival/aim.ts';
import { callsHeard } from '../survival/calls.ts';
import type { SurvivalSight } from '../survival/habits.ts';
import {
  aimAt,
  crewOf,
  exploreFor,
  handleEggs,
  helpFor,
  type Job,
  Jobs,
  jobFor,
  nearestAim,
  putsDown,
  sendSignals,
  takes,
} from '../survival/jobs.ts';
import { perSight } from '../survival/per-sight.ts';
import { isNearest, nearestOf, walksTo } from '../survival/ways.ts';
import { SECTIONS, sectionOf } from './posts.ts';

const COMMS = roomIndex('comms-room');
const NEST = roomIndex('nest');
const LABORATORY = roomIndex('laboratory');
const SURGERY = roomIndex('surgery');
const GENERATOR = roomIndex('generator');
const HATCH = roomIndex('hatch-control-system');

/** Round from which the remaining crew makes sure that one of them survives, and later that all do. */
const ONE_LEAVES = 9;
const ALL_LEAVE = 11;
/** A Character with an Egg leaves first: it counts as this much nearer to the way out. */
const PRECIOUS = 3;
/** Until this round the Self-Destruct opens the Pods early enough. */
const LAST_BLAST = 9;

/** The conditions of all missions: a ship that should reach Earth is not blown up. */
const conditionsOf = perSight((sight): readonly Condition[] => {
  const missions = sight.kinds(ZONE.mission).map((kind) => objectiveOf(kind).anyOf);
  const goesHome = missions.some(([all]) => isAsked(all!, 'ship-reaches-earth'));
  return missions.flatMap(
    (anyOf) => anyOf.find((all) => isAsked(all, 'ship-destroyed') !== goesHome) ?? anyOf[0]!,
  );
});

/** Whether the ship should reach Earth. */
export const isHomeward = (sight: SurvivalSight): boolean =>
  isAsked(conditionsOf(sight), 'ship-reaches-earth');

/** Whether nobody may sleep because the ship should be destroyed. */
export const isShipDoomed = (sight: SurvivalSight): boolean =>
  isAsked(conditionsOf(sight), 'ship-destroyed');

/** The tasks at hand, most urgent first, and what to explore last. */
function jobsOf(sight: SurvivalSight, conditions: readonly Condition[]): readonly Job[] {
  const { vars } = sight;
  const ship = vars.own as Ship;
  const asks = (what: Condition['asks']): boolean => isAsked(conditions, what);
  const jobs = new Jobs(vars.rooms);

  const known = vars.discovered.filter(Boolean).length;
  const studies = conditions.some(
    (one) => one.asks === 'weaknesses-discovered-at-least' && known < one.count,
  );
  const dissects = studies && !vars.discovered[0];
  const keepsCorpse = asks('survived-with-blue-corpse');
  const corpse = vars.corpse[BLUE_CORPSE]!;
  if (keepsCorpse && corpse > 0 && corpse < CARRIED) jobs.at(asSlot(corpse), takes(BLUE_CORPSE));
  if (corpse > 0 && (dissects || (asks('blue-corpse-placed-in-surgery') && !ship.buried))) {
    const room = dissects ? LABORATORY : SURGERY;
    if (corpse < CARRIED) jobs.at(asSlot(corpse), takes(BLUE_CORPSE));
    else jobs.in(room, dissects ? isRoomAction : putsDown, (seat) => seat === corpse - CARRIED);
    if (!vars.rooms.includes(room)) jobs.isLost = true;
  }

  const opens = (studies || asks('weakness-of-egg-discovered')) && !vars.discovered[1];
  const keeper = vars.eggsOf.findIndex((eggs, seat) => eggs > 0 && vars.fate[seat] === ABOARD);
  if (opens && keeper >= 0) jobs.in(LABORATORY, isRoomAction, (seat) => seat === keeper);
  sendSignals(sight, jobs, COMMS, conditions);
  if (asks('own-signal-sent') && !vars.signal[sight.seat]) jobs.in(COMMS, isRoomAction);
  const isSafe = (eggs: number, seat: number): boolean =>
    eggs > 0 && (vars.fate[seat] === ASLEEP || vars.fate[seat] === AWAY);
  handleEggs(sight, jobs, NEST, {
    egg: (opens || asks('survived-with-egg')) && keeper < 0 && !vars.eggsOf.some(isSafe),
    destruction: asks('nest-destroyed'),
  });

  exploreFor(sight, jobs, () => asks('all-rooms-explored'));
  if (jobs.list.length === 0 && canBlast(ship) && asks('ship-destroyed'))
    jobs.in(GENERATOR, isRoomAction);
  return jobs.list;
}

const canBlast = ({ selfDestruct, hibernated }: Ship): boolean => selfDestruct < 0 && !hibernated;

/** The seat that should leave by an open way out, so that somebody survives; or -1. */
function leaverOf(sight: SurvivalSight, crew: readonly Seat[], exits: readonly Slot[]): Seat {
  const { fate, place, eggsOf, own } = sight.vars;
  const said = callsHeard(sight).leaves.find((seat) => crew.includes(seat));
  if (said !== undefined) return said;
  const isSaved = fate.some((one) => one === ASLEEP || one === AWAY);
  if (isSaved || exits.length === 0) return NO_SEAT;
  if (crew.length === 1 && (own as Ship).time < ONE_LEAVES) return NO_SEAT;
  const walks = exits.map((slot) => walksTo(sight, slot));
  const far = (seat: Seat): number =>
    Math.min(...walks.map((walk) => walk[place[seat]!]!)) - (eggsOf[seat]! > 0 ? PRECIOUS : 0);
  return crew.reduce((best, seat) => (far(seat) < far(best) ? seat : best));
}

/** The next task of the seat's own Objective, of those that it may still keep; or null. */
export const ownGoalFor = (sight: SurvivalSight): Aim | null =>
  nearestAim(
    sight,
    sight
      .kinds(ZONE.objectives(sight.seat))
      .flatMap((kind) => objectiveOf(kind).anyOf)
      // Blowing up the ship takes more than reaching the Generator.
      .map((all) => all.filter((condition) => condition.asks !== 'ship-destroyed'))
      .map((all) => jobFor(sight, jobsOf(sight, all), [sight.seat])),
  );

/** The seat's job, or null. */
export function missionFor(sight: SurvivalSight, exits: readonly Slot[]): Aim | null {
  if ((sight.vars.own as Ship).time >= ALL_LEAVE) return null;
  const help = helpFor(sight);
  if (help) return help;
  const crew = crewOf(sight);
  const leaver = leaverOf(sight, crew, exits);
  return jobFor(
    sight,
    jobsOf(sight, conditionsOf(sight)),
    crew.filter((seat) => seat !== leaver),
  );
}

/** All done but no way out: one Character opens the Pods, by the hatch or by the Self-Destruct; the others wait. */
export function hatchFor(sight: SurvivalSight): Aim | null {
  const { rooms, crowd, own } = sight.vars;
  const ship = own as Ship;
  const isReachable = (state: number, pod: number): boolean =>
    pod > 0 && state === LOCKED && rooms.includes(sectionOf(pod));
  if (!ship.pods.some(isReachable)) return null;
  const free = (room: number): Slot => {
    const slot = asSlot(rooms.indexOf(room));
    return slot > 0 && crowd[slot] === 0 ? slot : NO_SLOT;
  };
  const mayBlast = canBlast(ship) && ship.time < LAST_BLAST && !isHomeward(sight);
  const key = free(HATCH) || (mayBlast ? free(GENERATOR) : NO_SLOT);
  if (key > 0 && isNearest(sight, walksTo(sight, key)))
    return aimAt({ slot: key, does: isRoomAction });
  if (key === 0 && ship.selfDestruct < 0) return null;
  const sections = SECTIONS.map((room) => asSlot(rooms.indexOf(room))).filter((slot) => slot > 0);
  return aimAt({ slot: nearestOf(sight, sections), does: null }, 1);
}
