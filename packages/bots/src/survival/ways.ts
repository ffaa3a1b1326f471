/** Distances on the board in cards: from every slot to one, around dangerous places. */
import { FIRST_SEAT } from '@deadlight/engine';
import type { Lift } from '@deadlight/games/rules/lockdown';
import {
  ABOARD,
  across,
  CLOSED,
  FIRST_SLOT,
  NO_SLOT,
  type Slot,
} from '@deadlight/games/rules/survival';
import { DOOR, FAR, FIRE, MARKED, markedAt } from './distance.ts';
import { boardSeen, type SurvivalSight } from './habits.ts';
import { liftSeen } from './lift.ts';
import { perSight } from './per-sight.ts';

/** A player without a plan to fight keeps away from Intruders. */
export const CROWD = 6;

export const marked = (sight: SurvivalSight, slot: Slot): number =>
  markedAt(boardSeen(sight), sight.vars, slot);

export function toll(sight: SurvivalSight, slot: Slot): number {
  const { crowd, place, fire } = sight.vars;
  if (crowd[slot]! > 0) return CROWD;
  if (place.includes(slot)) return 0;
  return MARKED * marked(sight, slot) + (fire[slot] ? FIRE : 0);
}

/** Cards for a ride from a slot to one with a number of Intruders: one, and another to call the Elevator. */
const rideTo = ({ at }: Lift, from: number, crowd: number): number =>
  (from === at ? 1 : 2) + (crowd > 0 ? CROWD : 0);

/** The toll of every slot, and a cache of computed distances. */
const waysOf = perSight((sight) => {
  const tolls = new Array<number>(boardSeen(sight).slots + 1).fill(0);
  for (let slot = FIRST_SLOT; slot < tolls.length; slot++) tolls[slot] = toll(sight, slot);
  return { tolls, lift: liftSeen(sight), walks: [] as (readonly number[] | undefined)[] };
});

/** Cards needed from every slot to one. */
export function walksTo(sight: SurvivalSight, slot: Slot): readonly number[] {
  const { tolls, lift, walks } = waysOf(sight);
  const known = walks[slot];
  if (known !== undefined) return known;
  const board = boardSeen(sight);
  const { door, crowd, malfunction } = sight.vars;
  const cost = new Array<number>(board.slots + 1).fill(FAR);
  const queue = [slot];
  cost[slot] = 0;
  for (let i = 0; i < queue.length; i++) {
    const to = queue[i]!;
    const step = cost[to]! + 1 + tolls[to]!;
    for (const way of board.corridorsOf[to]!) {
      const from = across(board, way, to);
      const total = step + (door[way] === CLOSED ? DOOR : 0);
      if (total >= cost[from]!) continue;
      cost[from] = total;
      queue.push(from);
    }
    for (const from of board.pathsOf[to]!) {
      if (step >= cost[from]!) continue;
      cost[from] = step;
      queue.push(from);
    }
    if (!lift?.stops.includes(to)) continue;
    for (const from of lift.stops) {
      const total = cost[to]! + rideTo(lift, from, crowd[to]!);
      if (malfunction[from] || total >= cost[from]!) continue;
      cost[from] = total;
      queue.push(from);
    }
  }
  walks[slot] = cost;
  return cost;
}

/** Whether no other free player is nearer. */
export function isNearest({ vars, seat, seats }: SurvivalSight, walks: readonly number[]): boolean {
  const own = walks[vars.place[seat]!]!;
  for (let other = FIRST_SEAT; other < seats; other++) {
    const slot = vars.place[other]!;
    if (other === seat || vars.fate[other] !== ABOARD || slot === 0 || vars.crowd[slot]! > 0)
      continue;
    if (walks[slot]! < own || (walks[slot] === own && other < seat)) return false;
  }
  return true;
}

/** Extra distance for a slot with Intruders, or a broken Room. */
const BLOCKED = 6;
const BROKEN = 4;

/** The nearest of some slots; 0 if there are none. */
export function nearestOf(sight: SurvivalSight, slots: readonly Slot[]): Slot {
  const { vars, seat } = sight;
  let best = NO_SLOT;
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

/** The cost of a ride to the best of its other stops, including the way from there. */
export function rideCost(sight: SurvivalSight, walks: readonly number[]): number {
  const { lift } = waysOf(sight);
  const { place, crowd } = sight.vars;
  const here = place[sight.seat]!;
  let low = FAR;
  if (!lift?.stops.includes(here)) return low;
  for (const to of lift.stops)
    if (to !== here) low = Math.min(low, walks[to]! + rideTo(lift, here, crowd[to]!));
  return low;
}
