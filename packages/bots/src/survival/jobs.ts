/** The tasks of a team, Room by Room; every member computes the same division. */
import { codeOf, FIRST_SEAT, type Option, type Seat } from '@deadlight/engine';
import {
  ABOARD,
  asSlot,
  EGG,
  FIRST_SLOT,
  NEST_EGGS,
  type Slot,
  type Term,
  VERB,
} from '@deadlight/games/rules/survival';
import { type Aim, isRoomAction } from './aim.ts';
import { callsHeard, isTaken } from './calls.ts';
import { boardSeen, type SurvivalSight } from './habits.ts';
import { nearestOf, walksTo } from './ways.ts';

export const takes =
  (object: number) =>
  (option: Option): boolean =>
    codeOf(option) === VERB['pick-up'].code && VERB['pick-up'].value(option, 0) === object;
export const putsDown = (option: Option): boolean => codeOf(option) === VERB['drop-object'].code;
const hitsNest = (option: Option): boolean =>
  (codeOf(option) === VERB.shoot.code && VERB.shoot.value(option, 1) === NEST_EGGS) ||
  (codeOf(option) === VERB.melee.code && VERB.melee.value(option, 0) === NEST_EGGS);

/** Something to do in a slot; only to explore it, if `does` is null. */
export interface Job {
  readonly slot: Slot;
  readonly does: Aim['does'];
  readonly by: (seat: Seat) => boolean;
}

const anybody = (): boolean => true;

/** The jobs as they come up, and the undiscovered Rooms that they need. */
export class Jobs {
  readonly list: Job[] = [];
  readonly #rooms: readonly number[];
  isLost = false;

  constructor(rooms: readonly number[]) {
    this.#rooms = rooms;
  }

  in(room: number, does: Aim['does'], by: Job['by'] = anybody): void {
    const slot = asSlot(this.#rooms.indexOf(room));
    if (slot > 0) this.at(slot, does, by);
    else this.isLost = true;
  }

  at(slot: Slot, does: Aim['does'], by: Job['by'] = anybody): void {
    this.list.push({ slot, does, by });
  }
}

/** Signals for as many missions as ask for one, each from a different Character (NEM-COOP-03, LCK-COOP-05-D). */
export function sendSignals(
  { vars }: SurvivalSight,
  jobs: Jobs,
  room: number,
  conditions: readonly Term[],
): void {
  const asked = conditions.filter((condition) => condition.asks === 'signal-sent').length;
  for (let sent = vars.signal.filter(Boolean).length; sent < asked; sent++)
    jobs.in(room, isRoomAction, (seat) => !vars.signal[seat]);
}

/** An Egg is fetched from where one lies or from the Nest, unless the Nest should be destroyed. */
export function handleEggs(
  { vars }: SurvivalSight,
  jobs: Jobs,
  nest: number,
  wants: { readonly egg: boolean; readonly destruction: boolean },
): void {
  if (wants.egg) {
    const lies = asSlot(vars.eggsIn.findIndex((eggs) => eggs > 0));
    if (lies > 0) jobs.at(lies, takes(EGG));
    else if (!vars.nestDestroyed) jobs.in(nest, isRoomAction);
  } else if (wants.destruction && !vars.nestDestroyed) jobs.in(nest, hitsNest);
}

/** Rooms to explore: those that a mission asks for, and those that may be a Room that is needed. */
export function exploreFor(
  sight: SurvivalSight,
  jobs: Jobs,
  isAsked: (slot: Slot) => boolean,
): void {
  const { slots, plan } = boardSeen(sight);
  for (let slot = FIRST_SLOT; slot <= slots; slot++)
    if (
      sight.vars.rooms[slot]! < 0 &&
      (isAsked(slot) || (jobs.isLost && plan.first.includes(slot)))
    )
      jobs.at(slot, null);
}

export const aimAt = ({ slot, does }: Pick<Job, 'slot' | 'does'>, keeps = 0): Aim => ({
  slot,
  exit: false,
  keeps,
  does,
  bold: true,
});

/** The crew members free to go somewhere. */
export function crewOf({ vars, seats }: SurvivalSight): Seat[] {
  const crew: Seat[] = [];
  for (let seat = FIRST_SEAT; seat < seats; seat++)
    if (vars.fate[seat] === ABOARD && vars.place[seat]! > 0) crew.push(seat);
  return crew;
}

/** To a player who has called for help, if the seat is the nearest free one; or null. */
export function helpFor(sight: SurvivalSight): Aim | null {
  const { vars, seat } = sight;
  const { help } = callsHeard(sight);
  for (const caller of help) {
    if (caller === seat || help.includes(seat)) continue;
    const walks = walksTo(sight, vars.place[caller]!);
    const free = crewOf(sight).filter(
      (other) => !help.includes(other) && vars.crowd[vars.place[other]!] === 0,
    );
    const nearest = free.reduce(
      (best, other) => (walks[vars.place[other]!]! < walks[vars.place[best]!]! ? other : best),
      free[0] ?? -1,
    );
    if (nearest === seat) return aimAt({ slot: vars.place[caller]!, does: null }, 1);
  }
  return null;
}

/** The seat's job: most urgent first, each to the nearest player. Or null. */
export function jobFor(
  sight: SurvivalSight,
  jobs: readonly Job[],
  crew: readonly Seat[],
): Aim | null {
  const { vars, seat } = sight;
  const { takes } = callsHeard(sight);
  const said = jobs.find((job) => takes.get(job.slot) === seat && job.by(seat));
  if (said !== undefined) return aimAt(said);
  const callers = new Set(takes.values());
  // A player who has announced a destination is not free for anything else.
  const free = crew.filter((other) => !callers.has(other) || other === seat);
  const walk = (walks: readonly number[], other: Seat): number => walks[vars.place[other]!]!;
  const left = new Set<number>();
  for (const job of jobs) {
    if (job.does === null) continue;
    // A player who takes a Room does one thing there; a second Signal is for another Character.
    if (isTaken(sight, job.slot) && !left.has(job.slot)) {
      left.add(job.slot);
      continue;
    }
    const walks = walksTo(sight, job.slot);
    const fit = free.filter(job.by);
    if (fit.length === 0) continue;
    const taker = fit.reduce((best, other) =>
      walk(walks, other) < walk(walks, best) ? other : best,
    );
    if (taker === seat) return aimAt(job);
    free.splice(free.indexOf(taker), 1);
  }
  // For exploration, the player nearest to any unexplored Room chooses first.
  const unseen = jobs.filter(({ does, slot }) => does === null && !isTaken(sight, slot));
  const ways = unseen.map((job) => ({ job, walks: walksTo(sight, job.slot) }));
  while (ways.length > 0 && free.includes(seat)) {
    let best = 0;
    let taker = free[0]!;
    ways.forEach(({ walks }, i) => {
      for (const other of free)
        if (walk(walks, other) < walk(ways[best]!.walks, taker)) {
          best = i;
          taker = other;
        }
    });
    if (taker === seat) return aimAt(ways[best]!.job);
    free.splice(free.indexOf(taker), 1);
    ways.splice(best, 1);
  }
  return null;
}

/** The nearest of some aims; null if there are none. */
export function nearestAim(sight: SurvivalSight, aims: readonly (Aim | null)[]): Aim | null {
  const slot = nearestOf(
    sight,
    aims.flatMap((aim) => (aim === null ? [] : [aim.slot])),
  );
  return aims.find((aim) => aim?.slot === slot) ?? null;
}
