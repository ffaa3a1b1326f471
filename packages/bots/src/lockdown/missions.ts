/** How a Lockdown team divides and carries out its missions. */
import { type Seat, seatsWhere } from '@deadlight/engine';
import {
  type Condition,
  type Facility,
  MAX_KNOWLEDGE,
  objectiveOf,
  roomIndex,
  sectionOf,
  specimenOf,
} from '@deadlight/games/rules/lockdown';
import {
  ASLEEP,
  AWAY,
  asSlot,
  BLUE_CORPSE,
  CARCASS,
  CARRIED,
  carriedBy,
  DEAD,
  EGG,
  isAsked,
  type Slot,
  slotsWhere,
  ZONE,
} from '@deadlight/games/rules/survival';
import { type Aim, isRoomAction } from '../survival/aim.ts';
import { callsHeard } from '../survival/calls.ts';
import type { SurvivalSight } from '../survival/habits.ts';
import {
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
import { walksTo } from '../survival/ways.ts';

const TRANSMITTER = roomIndex('transmitter-control-room');
const ARCHIVE = roomIndex('archive');
const LABORATORY = roomIndex('laboratory');
const NEST = roomIndex('nest');
const COOLING = roomIndex('cooling-system');

/** Kinds of Body, as Weaknesses count them. */
const OF_CORPSE = specimenOf(BLUE_CORPSE);
const OF_EGG = specimenOf(EGG);
const OF_CARCASS = specimenOf(CARCASS);

/** The conditions of all missions: if one asks for an explosion, it serves others as well. Nobody hunts the Queen. */
const conditionsOf = perSight((sight): readonly Condition[] => {
  const missions = sight.kinds(ZONE.mission).map((kind) => objectiveOf(kind).anyOf);
  const blast = (all: readonly Condition[]): boolean => isAsked(all, 'facility-destroyed');
  const isHopeless = (all: readonly Condition[]): boolean => isAsked(all, 'queen-killed');
  const mustBlast = missions.some((anyOf) => anyOf.every((all) => blast(all) || isHopeless(all)));
  return missions.flatMap((anyOf) => anyOf.find((all) => blast(all) === mustBlast) ?? anyOf[0]!);
});

/** Whether the base is to be destroyed. */
export const isBaseDoomed = (sight: SurvivalSight): boolean =>
  isAsked(conditionsOf(sight), 'facility-destroyed') || (sight.vars.own as Facility).auto >= 0;

/** Kinds of Body that a seat carries. */
function carried({ vars }: SurvivalSight, seat: Seat): number[] {
  const kinds: number[] = [];
  if (vars.corpse.some((at, object) => object > BLUE_CORPSE && at === carriedBy(seat)))
    kinds.push(OF_CORPSE);
  if (vars.eggsOf[seat]! > 0) kinds.push(OF_EGG);
  if (vars.carcassesOf[seat]! > 0) kinds.push(OF_CARCASS);
  return kinds;
}

/** Where a Body of a kind lies, and which it is; or null. */
function lying({ vars }: SurvivalSight, kind: number): { slot: Slot; object: number } | null {
  if (kind === OF_CORPSE) {
    const object = vars.corpse.findIndex((at, one) => one > BLUE_CORPSE && at > 0 && at < CARRIED);
    return object < 0 ? null : { slot: asSlot(vars.corpse[object]!), object };
  }
  const [slot] = slotsWhere(kind === OF_EGG ? vars.eggsIn : vars.carcassesIn, (count) => count > 0);
  return slot === undefined ? null : { slot, object: kind === OF_EGG ? EGG : CARCASS };
}

/** Bodies that can be had without a nest come first. */
const BODIES: readonly number[] = [OF_CORPSE, OF_CARCASS, OF_EGG];

/** Anybody brings a Body of one of these kinds to the Laboratory; the player whose mission it is studies it. */
function study(
  sight: SurvivalSight,
  jobs: Jobs,
  isWanted: (kind: number) => boolean,
  by: Job['by'],
): void {
  const { vars } = sight;
  const wanted = BODIES.filter(isWanted);
  const laboratory = asSlot(vars.rooms.indexOf(LABORATORY));
  if (laboratory <= 0) jobs.isLost = true;
  const bearer = crewOf(sight).find((seat) =>
    carried(sight, seat).some((kind) => wanted.includes(kind)),
  );
  if (bearer !== undefined) {
    jobs.in(LABORATORY, by(bearer) ? isRoomAction : putsDown, (seat) => seat === bearer);
    return;
  }
  const found = wanted.map((kind) => lying(sight, kind)).filter((one) => one !== null);
  if (found.some(({ slot }) => slot === laboratory)) jobs.in(LABORATORY, isRoomAction, by);
  else if (found[0]) jobs.at(found[0].slot, takes(found[0].object));
  else if (isWanted(OF_EGG) && !vars.nestDestroyed) jobs.in(NEST, isRoomAction);
}

/** The tasks at hand, most urgent first, and what to explore last. */
function jobsOf(
  sight: SurvivalSight,
  conditions: readonly Condition[],
  crew: readonly Seat[],
): readonly Job[] {
  const { vars } = sight;
  const facility = vars.own as Facility;
  const { knowledge, active, analysed, auto } = facility;
  const asks = (what: Condition['asks']): boolean => isAsked(conditions, what);
  const jobs = new Jobs(vars.rooms);
  const living = seatsWhere(vars.fate, (fate) => fate !== DEAD);

  if (asks('facility-destroyed') && auto < 0) jobs.in(COOLING, isRoomAction);

  sendSignals(sight, jobs, TRANSMITTER, conditions);
  if (asks('own-signal-sent') && !vars.signal[sight.seat]) jobs.in(TRANSMITTER, isRoomAction);

  if (asks('knowledge-at-least') && !living.some((seat) => knowledge[seat]! >= MAX_KNOWLEDGE)) {
    const wisest = crew.reduce(
      (best, seat) => (knowledge[seat]! > knowledge[best]! ? seat : best),
      crew[0]!,
    );
    const by = (seat: Seat): boolean => seat === wisest;
    if (!active[wisest]) jobs.in(ARCHIVE, isRoomAction, by);
    study(sight, jobs, () => true, by);
  } else if (asks('knowledge-token-active') && !living.some((seat) => active[seat]))
    jobs.in(ARCHIVE, isRoomAction, (seat) => !active[seat]);

  const weaknesses = Math.max(
    0,
    ...conditions.map((one) => (one.asks === 'weaknesses-analysed-at-least' ? one.count : 0)),
  );
  if (analysed.length < weaknesses)
    study(
      sight,
      jobs,
      (kind) => !analysed.includes(kind),
      () => true,
    );

  handleEggs(sight, jobs, NEST, {
    egg: asks('survived-with-egg') && !living.some((seat) => vars.eggsOf[seat]! > 0),
    destruction: asks('nest-destroyed'),
  });

  const sections = conditions.flatMap((one) =>
    one.asks === 'sections-explored' ? one.sections : [],
  );
  exploreFor(sight, jobs, (slot) => sections.includes(sectionOf(vars, slot)));
  return jobs.list;
}

/** Cards available per round, and cards needed to leave. */
const CARDS_A_ROUND = 5;
const LEAVING = 2;

/** Whether the seat meets all conditions that one survivor must meet. */
function isFit(sight: SurvivalSight, seat: Seat): boolean {
  const { vars } = sight;
  const { knowledge, active } = vars.own as Facility;
  return conditionsOf(sight).every((condition) => {
    switch (condition.asks) {
      case 'survived-with-egg':
        return vars.eggsOf[seat]! > 0;
      case 'knowledge-at-least':
        return knowledge[seat]! >= condition.count;
      case 'knowledge-token-active':
        return active[seat]!;
      default:
        return true;
    }
  });
}

/** The exit's slot and how to leave there; `does` is null while it is closed. */
type Gateway = Pick<Aim, 'slot' | 'does'>;

interface Leaver {
  readonly seat: Seat;
  readonly exit: Gateway;
}

/** The seat that should survive for the team, and how: by the nearest exit, even if it is still closed. Or null. */
function leaverOf(
  sight: SurvivalSight,
  crew: readonly Seat[],
  exits: readonly Gateway[],
): Leaver | null {
  const { fate, place } = sight.vars;
  const saved = seatsWhere(
    fate,
    (one, seat) => (one === ASLEEP || one === AWAY) && isFit(sight, seat),
  );
  if (crew.length < 2 || saved.length > 0) return null;
  let best: Leaver | null = null;
  let least = Number.POSITIVE_INFINITY;
  const said = callsHeard(sight).leaves.find((seat) => crew.includes(seat));
  const fit = said === undefined ? crew.filter((seat) => isFit(sight, seat)) : [said];
  for (const exit of exits) {
    const walks = walksTo(sight, exit.slot);
    for (const seat of fit) {
      const far = walks[place[seat]!]!;
      if (far >= least) continue;
      least = far;
      best = { seat, exit };
    }
  }
  return best;
}

/** The next task of the seat's own Objective, of those that it may still keep; or null. */
export const ownGoalFor = (sight: SurvivalSight): Aim | null =>
  nearestAim(
    sight,
    sight
      .kinds(ZONE.objectives(sight.seat))
      .flatMap((kind) => objectiveOf(kind).anyOf)
      // Blowing up the base takes more than reaching the Cooling System.
      .map((all) => all.filter((condition) => condition.asks !== 'facility-destroyed'))
      .map((all) => jobFor(sight, jobsOf(sight, all, [sight.seat]), [sight.seat])),
  );

/** The seat's task, given the rounds left to get out afterwards; null if there is none, or if it is time to go. */
export function missionFor(
  sight: SurvivalSight,
  exits: readonly Gateway[],
  home: Slot,
  roundsLeft: number,
): Aim | null {
  const { vars, seat } = sight;
  const far = walksTo(sight, home)[vars.place[seat]!]! + LEAVING;
  if (far >= CARDS_A_ROUND * roundsLeft) return null;
  const help = helpFor(sight);
  if (help) return help;
  const crew = crewOf(sight);
  const jobs = jobsOf(sight, conditionsOf(sight), crew);
  const leaver = leaverOf(sight, crew, exits);
  if (leaver?.seat === seat) {
    const { slot, does } = leaver.exit;
    return { slot, exit: does !== null, keeps: does ? 0 : 1, does };
  }
  return jobFor(
    sight,
    jobs,
    crew.filter((other) => other !== leaver?.seat),
  );
}
