/** The next aim in Nemesis without a plan: course, Engines, or the nearest way out that is open. */
import { codeOf, FIRST_SEAT, type Option } from '@deadlight/engine';
import {
  BLUE,
  COORDINATES,
  FIRST_COORDINATES,
  INTACT,
  LOCKED,
  POD_SEATS,
  roomIndex,
  type Ship,
  UNLOCKED,
  ZONE,
} from '@deadlight/games/rules/nemesis';
import {
  ABOARD,
  actionOf,
  asSlot,
  cardKind,
  itemKind,
  itemOf,
  NO_SLOT,
  type Slot,
  VERB,
} from '@deadlight/games/rules/survival';
import { UNSEEN } from '../sight.ts';
import { type Aim, isRoomAction } from '../survival/aim.ts';
import { isTaken } from '../survival/calls.ts';
import { boardSeen, type SurvivalSight } from '../survival/habits.ts';
import { isTeam } from '../survival/team.ts';
import { isNearest, nearestOf, walksTo } from '../survival/ways.ts';
import { earthTold, enginesBelieved } from './hearsay.ts';
import { fuseFor, holdsPodKey, usesPodKey } from './keys.ts';
import { hatchFor, isHomeward, isShipDoomed, missionFor } from './missions.ts';
import {
  BOW_RANK,
  COCKPIT,
  ENGINE_ROOMS,
  mends,
  SECTIONS,
  START_SPACE,
  sectionOf,
} from './posts.ts';

const HIBERNATORIUM = roomIndex('hibernatorium');
const FIRE_CONTROL = roomIndex('fire-control-system');

/** Engines that must work, and the latest time to set out for one. */
const ENGINES_NEEDED = 2;
const LAST_MENDING = 6;
/** The longest walk to the Fire Control System in order to clear the Hibernatorium. */
const FAR_TO_FIRE_CONTROL = 4;

const isMending = (option: Option): boolean => {
  const code = codeOf(option);
  if (code === VERB.play.code) return mends(actionOf(cardKind(VERB.play.value(option, 0))));
  return code === VERB.use.code && mends(itemOf(itemKind(VERB.use.value(option, 0))));
};

const goTo = (slot: Slot, does: Aim['does']): Aim => ({ slot, exit: false, keeps: 1, does });
/** Boarding and falling asleep cost two cards. */
const leaveBy = (slot: Slot, bold: boolean): Aim => ({
  slot,
  exit: true,
  keeps: 2,
  does: isRoomAction,
  bold,
});

/** A key costs another card. */
const LEAVING_BY_KEY = 3;

/** The seat's rank among those aboard, from bow to stern. */
function postOf({ vars, seat, seats }: SurvivalSight): {
  readonly first: boolean;
  readonly last: boolean;
} {
  const own = BOW_RANK[vars.character[seat]!]!;
  let before = 0;
  let after = 0;
  for (let other = FIRST_SEAT; other < seats; other++) {
    if (vars.fate[other] !== ABOARD) continue;
    const rank = BOW_RANK[vars.character[other]!]!;
    if (rank < own) before++;
    else if (rank > own) after++;
  }
  return { first: before === 0, last: after === 0 };
}

/** The state of each Engine as far as the seat has seen it: true, false, or null. */
const enginesSeen = (sight: SurvivalSight): readonly (boolean | null)[] =>
  ENGINE_ROOMS.map((_, engine) => {
    const top = sight.kinds(ZONE.engine(engine)).at(-1);
    return top === undefined || top === UNSEEN ? null : top === INTACT;
  });

/** Whether the course is believed to be right, or wrong: from the Coordinates, or from somebody who is trusted. */
function courseBelieved(sight: SurvivalSight, ship: Ship): boolean | null {
  const seen = courseSeen(sight, ship);
  if (seen !== null) return seen;
  const told = earthTold(sight);
  return told === null ? null : told.space === ship.course;
}

/** Whether the course is known to be right, or wrong. */
function courseSeen(sight: SurvivalSight, { course }: Ship): boolean | null {
  const [card] = sight.kinds(ZONE.coordinates);
  if (card === undefined || card === UNSEEN) return null;
  return COORDINATES[card - FIRST_COORDINATES]![course] === 'earth';
}

/** The seat's task for the course or for an Engine; or null. */
function postFor(sight: SurvivalSight): Pick<Aim, 'slot' | 'does'> | null {
  const { rooms, own } = sight.vars;
  const ship = own as Ship;
  const course = courseBelieved(sight, ship);
  const engines = enginesBelieved(sight);
  const post = postOf(sight);
  // A player who has moved the marker had a reason to.
  const isSet = course ?? ship.course !== START_SPACE;
  const cockpit = asSlot(rooms.indexOf(COCKPIT));
  if (post.first && !isSet && !isTaken(sight, cockpit))
    return { slot: cockpit, does: isRoomAction };
  const working = engines.filter((works) => works === true).length;
  if (!post.last || working >= ENGINES_NEEDED || ship.time > LAST_MENDING) return null;
  const doubtful = ENGINE_ROOMS.filter((_, engine) => engines[engine] !== true);
  const slots = doubtful
    .map((room) => asSlot(rooms.indexOf(room)))
    .filter((slot) => !isTaken(sight, slot));
  if (slots.length === 0) return null;
  return { slot: nearestOf(sight, slots), does: isMending };
}

/**
 * The Fire Control System drives Intruders and Fire out of any Room (NEM-ROOM-FIRECONTROL-01): its
 * slot, if the Hibernatorium needs it and this seat is the one to go; or 0.
 */
function fireControlFor(sight: SurvivalSight, home: Slot): Slot {
  const { vars, seat } = sight;
  if (!vars.fire[home] && vars.crowd[home] === 0) return NO_SLOT;
  const slot = asSlot(vars.rooms.indexOf(FIRE_CONTROL));
  if (slot <= 0 || vars.malfunction[slot] || vars.crowd[slot]! > 0) return NO_SLOT;
  const walks = walksTo(sight, slot);
  const far = walks[vars.place[seat]!]!;
  return far <= FAR_TO_FIRE_CONTROL && isNearest(sight, walks) ? slot : NO_SLOT;
}

export const aimOf = (sight: SurvivalSight): Aim => aimIn(sight, isTeam(sight.vars));

/** The aim of a Character who leaves the missions to the others. */
export const ownAimOf = (sight: SurvivalSight): Aim => aimIn(sight, false);

function aimIn(sight: SurvivalSight, inTeam: boolean): Aim {
  const { vars } = sight;
  const ship = vars.own as Ship;
  const home = asSlot(vars.rooms.indexOf(HIBERNATORIUM));
  const course = courseSeen(sight, ship);
  const engines = enginesSeen(sight);
  const ticking = ship.selfDestruct >= 0;
  const broken = engines.filter((works) => works === false).length;
  const canSleep =
    !ticking &&
    !(inTeam && isShipDoomed(sight)) &&
    ship.time >= BLUE &&
    course !== false &&
    broken < ENGINES_NEEDED;
  const podsThat = (is: number): Slot[] =>
    ship.pods.flatMap((state, pod) =>
      pod > 0 && state === is && ship.podOf.filter((of) => of === pod).length < POD_SEATS
        ? [asSlot(vars.rooms.indexOf(sectionOf(pod)))]
        : [],
    );
  const open = podsThat(UNLOCKED);
  // Nobody leaves by a key before the others could leave as well.
  const keyed = ship.time >= BLUE && holdsPodKey(sight) ? podsThat(LOCKED) : [];
  const exits = [...(canSleep ? [home] : []), ...[...open, ...keyed].filter((slot) => slot > 0)];
  if (inTeam && isHomeward(sight) && !ticking && !ship.hibernated) {
    const post = postFor(sight);
    if (post) return { ...goTo(post.slot, post.does), keeps: 0, bold: true };
  }
  const mission = inTeam ? missionFor(sight, exits) : null;
  if (mission) return mission;
  const fuse = inTeam ? null : fuseFor(sight);
  if (fuse) return fuse;
  const exit = nearestOf(sight, exits);
  const isBlocked = exit === home && vars.crowd[home]! > 0 && vars.place[sight.seat] !== home;
  if (exit > 0 && !isBlocked)
    return exit === home || open.includes(exit)
      ? leaveBy(exit, inTeam)
      : { ...leaveBy(exit, inTeam), keeps: LEAVING_BY_KEY, does: usesPodKey };

  const hatch = inTeam ? hatchFor(sight) : null;
  if (hatch) return hatch;
  // Pods are open, but nobody has found their Room yet.
  if (open.length > 0) {
    const unknown = boardSeen(sight)
      .plan.first.map(asSlot)
      .filter((slot) => vars.rooms[slot]! < 0);
    if (unknown.length > 0) return goTo(nearestOf(sight, unknown), null);
  }
  if (ticking) {
    const section = asSlot(Math.max(...SECTIONS.map((room) => vars.rooms.indexOf(room))));
    return goTo(section > 0 ? section : home, null);
  }
  const fireControl = fireControlFor(sight, home);
  if (fireControl > 0) return goTo(fireControl, isRoomAction);
  // Once a Character sleeps the marker stays where it is (NEM-ROOM-COCKPIT-02), and all others follow.
  if (ship.hibernated) return goTo(home, null);
  const post = postFor(sight);
  return post ? goTo(post.slot, post.does) : goTo(home, null);
}
