/** How players of either game plan: what would do for the Objective, and which detours pay. */
import type { Seat } from '@deadlight/engine';
import { type SurvivalTable, Z } from '@deadlight/games/rules/survival';
import type { Errand } from './errand.ts';
import { type Chores, type Share, shareOut } from './team.ts';

/** How a game sees its Objectives. */
export interface Wishes<C extends string, G> extends Chores<C> {
  /** The lists of conditions of an Objective, by its kind. */
  anyOf(kind: number): readonly (readonly C[])[];
  /** What the team's share-out leaves to the seat. */
  shared(share: Share<C>): G;
  /** What a list of conditions asks of the seat alone. */
  alone(all: readonly C[]): G;
}

/** Every list of conditions that would do, of all Objectives the seat may still keep, or of the team. */
export function wishesOf<C extends string, G>(
  table: SurvivalTable,
  seat: Seat,
  wishes: Wishes<C, G>,
): G[] {
  const { anyOf, shared, alone } = wishes;
  const missions = table.zone(Z.mission);
  if (missions.length > 0)
    return shareOut(
      table,
      seat,
      missions.map((card) => anyOf(table.kind(card))),
      wishes,
    ).map(shared);
  return table.zone(Z.objectives + seat).flatMap((card) => anyOf(table.kind(card)).map(alone));
}

/** A detour that makes it easier to live. */
export interface Detour {
  readonly errand: Errand;
}

/** Weighs errands alone, then with each detour that makes them better. */
export function weighWithDetours<D extends Detour>(
  errands: readonly Errand[],
  detours: readonly D[],
  weigh: (todo: readonly Errand[], detour?: D) => number,
): void {
  const todo = errands.slice();
  let plain = weigh(todo);
  for (const detour of detours) {
    const better = weigh([...todo, detour.errand], detour);
    if (better <= plain) continue;
    plain = better;
    todo.push(detour.errand);
  }
}

/** The chance to be done in time, with so many cards to spare; `haste` is how sharply it runs out. */
export const inTime = (slack: number, haste: number): number => 1 / (1 + Math.exp(-slack / haste));
