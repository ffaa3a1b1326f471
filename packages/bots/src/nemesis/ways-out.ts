/** The ways to leave the ship alive, or to hibernate until it arrives. */
import { FIRST_SEAT, type Kind, type Seat } from '@deadlight/engine';
import {
  BLUE,
  JUMP,
  LOCKED,
  POD_SEATS,
  ROOMS,
  roomIndex,
  SKULL,
  shipOf,
  UNLOCKED,
  YELLOW,
} from '@deadlight/games/rules/nemesis';
import {
  FIRST_SLOT,
  findItem,
  inCombat,
  isAboard,
  NO_SLOT,
  type SurvivalTable,
  seriousWounds,
} from '@deadlight/games/rules/survival';
import { markedNumbers } from '../survival/distance.ts';
import { type Errand, stopAt } from '../survival/errand.ts';
import { type Chart, walk } from './chart.ts';
import { stopIn } from './errands.ts';
import { DESTRUCT_KEYS, POD_KEYS } from './keys.ts';
import { sectionOf } from './posts.ts';
import type { ShipSense } from './ship.ts';

export interface WayOut {
  readonly by: 'sleep' | 'pod';
  /** Errands on the way, and at the exit. */
  readonly errands: readonly Errand[];
  readonly last: Errand;
  /** Rounds before it opens, and rounds left until it is too late. */
  readonly opens: number;
  readonly closes: number;
  /** The probability that it is available and leads home. */
  readonly chance: number;
  /** The fate of the ship: whether it explodes, whether it flies, whether the course is right. */
  readonly explodes: boolean;
  /** Whether this seat forces all others to leave or die. */
  readonly kills?: true;
  readonly flies: number;
  readonly course: number;
}

const HIBERNATORIUM = roomIndex('hibernatorium');
const GENERATOR = roomIndex('generator');
const HATCH = roomIndex('hatch-control-system');
const ROOM_ACTION = 2;
const USE_ITEM = 1;

const holdsOneOf = (table: SurvivalTable, seat: Seat, keys: readonly Kind[]): boolean =>
  keys.some((key) => findItem(table, seat, key) >= 0);

/** The nearest discovered Room with a computer, with one card spent there, or null. */
function computer(table: SurvivalTable, chart: Chart): Errand | null {
  const { rooms, malfunction } = table.vars;
  let best = NO_SLOT;
  for (let slot = FIRST_SLOT; slot <= chart.board.slots; slot++) {
    if (!ROOMS[rooms[slot]!]?.computer || malfunction[slot]) continue;
    if (best === 0 || walk(chart, slot) < walk(chart, best)) best = slot;
  }
  return best === 0 ? null : [stopAt(best, USE_ITEM)];
}

/** The first death unlocks the Pods: the probability that a Character dies soon. */
const DEATH = 0.04;
const DEATH_BY_WOUND = 0.12;
const DEATH_IN_COMBAT = 0.1;
const ROUNDS_TO_DEATH = 4;

/** The probability that another Character dies within a few rounds. */
function deathToCome(table: SurvivalTable, seat: Seat): number {
  let alive = 1;
  for (let other = FIRST_SEAT; other < table.state.seats; other++)
    if (other !== seat && isAboard(table.vars, other))
      alive *=
        1 -
        DEATH -
        DEATH_BY_WOUND * seriousWounds(table, other) -
        (inCombat(table.vars, other) ? DEATH_IN_COMBAT : 0);
  return 1 - alive;
}

const roundsToJump = (table: SurvivalTable): number => JUMP - 1 - shipOf(table).time;

/** Rounds left until the ship is gone, one way or the other. */
function roundsLeft(table: SurvivalTable): number {
  const { selfDestruct } = shipOf(table);
  const toJump = roundsToJump(table);
  return selfDestruct < 0 ? toJump : Math.min(toJump, SKULL - 1 - selfDestruct);
}

/** The nearest Section with a free seat in a Pod of such a state, or null. */
function section(table: SurvivalTable, chart: Chart, state: number): Errand | null {
  const { pods, podOf } = shipOf(table);
  let best: Errand | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (let pod = 1; pod < pods.length; pod++) {
    if (pods[pod] !== state) continue;
    if (podOf.filter((of) => of === pod).length >= POD_SEATS) continue;
    const stop = stopIn(table, chart, sectionOf(pod), ROOM_ACTION);
    const far = stop.slot > 0 ? walk(chart, stop.slot) : 8;
    if (far < least) {
      least = far;
      best = [stop];
    }
  }
  return best;
}

/** Boarding and falling asleep make noise: the share of attempts that no Intruder stops. */
const HEARD = 0.12;
const USUALLY_MARKED = 1.3;
const unheard = (table: SurvivalTable, [exit]: Errand): number =>
  1 - HEARD * (exit && exit.slot > 0 ? markedNumbers(table, exit.slot) : USUALLY_MARKED);

/** Every way out worth considering. */
export function waysOut(
  table: SurvivalTable,
  seat: Seat,
  chart: Chart,
  sense: ShipSense,
): WayOut[] {
  const ship = shipOf(table);
  const ways: WayOut[] = [];
  const ticking = ship.selfDestruct >= 0;
  const closes = roundsLeft(table);
  const asIs = { flies: ticking ? 0 : sense.flies, course: sense.course, explodes: ticking };

  if (!ticking) {
    const last = [stopIn(table, chart, HIBERNATORIUM, ROOM_ACTION)];
    const opens = Math.max(0, BLUE - ship.time);
    const sleep = { by: 'sleep', last, opens, closes, explodes: false } as const;
    // Rely on the present state, or on the others, or take care of the course, the Engines, or both.
    const courses = [{ errands: [] as Errand[], course: sense.course }];
    if (sense.courseErrand)
      courses.push({ errands: [sense.courseErrand], course: sense.courseThen });
    const engines = [{ errands: [] as readonly Errand[], flies: sense.flies }, ...sense.mending];
    for (const { errands: set, course } of courses)
      for (const { errands: mend, flies } of engines)
        ways.push({ ...sleep, errands: [...set, ...mend], chance: flies * course, flies, course });
  }

  const open = section(table, chart, UNLOCKED);
  if (open)
    ways.push({ by: 'pod', errands: [], last: open, opens: 0, closes, chance: 0.99, ...asIs });
  const locked = section(table, chart, LOCKED);
  if (locked && !open) {
    const pod = { by: 'pod', last: locked, closes } as const;
    if (ticking && !ship.unlockedByTrack)
      ways.push({ ...pod, errands: [], opens: YELLOW - ship.selfDestruct, chance: 0.97, ...asIs });
    if (!ship.unlockedByDeath)
      ways.push({
        ...pod,
        errands: [],
        opens: ROUNDS_TO_DEATH,
        chance: deathToCome(table, seat),
        ...asIs,
      });
    if (chart.slotOf[HATCH]! > 0)
      ways.push({
        ...pod,
        errands: [[stopIn(table, chart, HATCH, ROOM_ACTION)]],
        opens: 0,
        chance: 0.97,
        ...asIs,
      });
    const [exit] = locked;
    if (holdsOneOf(table, seat, POD_KEYS) && exit!.slot > 0)
      ways.push({
        ...pod,
        errands: [],
        last: [{ ...exit!, cards: exit!.cards + USE_ITEM }],
        opens: 0,
        chance: 0.98,
        ...asIs,
      });
    const fuses: Errand[] = [[stopIn(table, chart, GENERATOR, ROOM_ACTION)]];
    const keyed = holdsOneOf(table, seat, DESTRUCT_KEYS) ? computer(table, chart) : null;
    if (keyed !== null) fuses.push(keyed);
    for (const fuse of !ticking && !ship.hibernated ? fuses : [])
      ways.push({
        ...pod,
        errands: [fuse],
        opens: YELLOW,
        closes: Math.min(closes, SKULL),
        chance: 0.95,
        flies: 0,
        course: sense.course,
        explodes: true,
        kills: true,
      });
  }
  return ways.map((way) => ({ ...way, chance: way.chance * unheard(table, way.last) }));
}
