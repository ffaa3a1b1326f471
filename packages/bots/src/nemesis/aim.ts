/** What a player of Nemesis without a plan is about: course, Engines, and the nearest way out that is open. */
import { codeOf, type Option } from '@deadlight/engine';
import {
  BLUE,
  COORDINATES,
  FIRST_COORDINATES,
  INTACT,
  N,
  POD_SEATS,
  roomIndex,
  type Ship,
  UNLOCKED,
} from '@deadlight/games/rules/nemesis';
import {
  ABOARD,
  actionOf,
  isActionCard,
  itemKind,
  itemOf,
  V,
  Z,
} from '@deadlight/games/rules/survival';
import { UNSEEN } from '../sight.ts';
import { boardSeen, type SurvivalSight } from '../survival/habits.ts';
import { type Aim, isRoomAction, walksTo } from '../survival/purpose.ts';
import { BOW_RANK, COCKPIT, ENGINE_ROOMS, mends } from './posts.ts';

const HIBERNATORIUM = roomIndex('hibernatorium');
const SECTIONS = [roomIndex('evacuation-section-a'), roomIndex('evacuation-section-b')] as const;

/** Engines that must work, and the last moment to set out for one. */
const ENGINES_NEEDED = 2;
const LAST_MENDING = 6;
/** A way out with Intruders in it, or broken, is so much further away. */
const BLOCKED = 6;
const BROKEN = 4;

const isMending = (option: Option): boolean => {
  const code = codeOf(option);
  if (code === V.play.code) return mends(actionOf(V.play.value(option, 0)));
  return code === V.use.code && mends(itemOf(itemKind(V.use.value(option, 0))));
};

function canMend(sight: SurvivalSight): boolean {
  const { seat } = sight;
  return (
    sight
      .kinds(Z.hand + seat)
      .some((kind) => kind !== UNSEEN && isActionCard(kind) && mends(actionOf(kind))) ||
    sight.kinds(Z.inventory + seat).some((kind) => kind !== UNSEEN && mends(itemOf(kind)))
  );
}

const goTo = (slot: number, does: Aim['does']): Aim => ({ slot, exit: false, keeps: 1, does });
/** Boarding and falling asleep cost two cards. */
const leaveBy = (slot: number): Aim => ({ slot, exit: true, keeps: 2, does: isRoomAction });

/** Where the seat stands among those aboard, from bow to stern. */
function postOf({ vars, seat, seats }: SurvivalSight): {
  readonly first: boolean;
  readonly last: boolean;
} {
  const own = BOW_RANK[vars.character[seat]!]!;
  let before = 0;
  let after = 0;
  for (let other = 0; other < seats; other++) {
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
    const top = sight.kinds(N.engine + engine).at(-1);
    return top === undefined || top === UNSEEN ? null : top === INTACT;
  });

/** Whether the course is known to be right, or wrong. */
function courseSeen(sight: SurvivalSight, { course }: Ship): boolean | null {
  const [card] = sight.kinds(N.coordinates);
  if (card === undefined || card === UNSEEN) return null;
  return COORDINATES[card - FIRST_COORDINATES]![course] === 'earth';
}

/** The nearest of some slots, or 0 of none. */
function nearest(sight: SurvivalSight, slots: readonly number[]): number {
  const { vars, seat } = sight;
  let best = 0;
  let low = Number.POSITIVE_INFINITY;
  for (const slot of slots) {
    const far =
      walksTo(sight, slot)[vars.place[seat]!]! +
      BLOCKED * vars.crowd[slot]! +
      (vars.malfunction[slot] ? BROKEN : 0);
    if (far >= low) continue;
    low = far;
    best = slot;
  }
  return best;
}

export function aimOf(sight: SurvivalSight): Aim {
  const { vars } = sight;
  const ship = vars.own as Ship;
  const home = vars.rooms.indexOf(HIBERNATORIUM);
  const course = courseSeen(sight, ship);
  const engines = enginesSeen(sight);
  const ticking = ship.selfDestruct >= 0;
  const broken = engines.filter((works) => works === false).length;
  const canSleep = !ticking && ship.time >= BLUE && course !== false && broken < ENGINES_NEEDED;
  const open = ship.pods.flatMap((state, pod) =>
    pod > 0 && state === UNLOCKED && ship.podOf.filter((of) => of === pod).length < POD_SEATS
      ? [vars.rooms.indexOf(SECTIONS[(pod + 1) % 2]!)]
      : [],
  );
  const exit = nearest(sight, [...(canSleep ? [home] : []), ...open.filter((slot) => slot > 0)]);
  if (exit > 0) return leaveBy(exit);

  // Pods are open, but nobody has found them yet.
  if (open.length > 0) {
    const unknown = boardSeen(sight).plan.first.filter((slot) => vars.rooms[slot]! < 0);
    if (unknown.length > 0) return goTo(nearest(sight, unknown), null);
  }
  if (ticking) {
    const section = Math.max(...SECTIONS.map((room) => vars.rooms.indexOf(room)));
    return goTo(section > 0 ? section : home, null);
  }
  const post = postOf(sight);
  if (post.first && course !== true) return goTo(vars.rooms.indexOf(COCKPIT), isRoomAction);
  const working = engines.filter((works) => works === true).length;
  if (post.last && working < ENGINES_NEEDED && ship.time <= LAST_MENDING && canMend(sight)) {
    const doubtful = ENGINE_ROOMS.filter((_, engine) => engines[engine] !== true);
    const rooms = doubtful.map((room) => vars.rooms.indexOf(room));
    return goTo(nearest(sight, rooms), isMending);
  }
  return goTo(home, null);
}
