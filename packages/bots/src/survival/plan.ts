/** Planning in both games: what would meet the Objective, and which detours pay. */
import type { Kind, Seat } from '@deadlight/engine';
import { type SurvivalTable, type Term, ZONE } from '@deadlight/games/rules/survival';
import type { Errand } from './errand.ts';
import { type Chores, type Share, shareOut } from './team.ts';

/** A game's Objectives. */
export interface Wishes<C extends Term, G> extends Chores<C> {
  /** The lists of conditions of an Objective, by its kind. */
  anyOf(kind: Kind): readonly (readonly C[])[];
  /** The seat's part of the team's division of tasks. */
  shared(share: Share<C>): G;
  /** What a list of conditions asks of the seat alone. */
  alone(all: readonly C[]): G;
}

/** Every list of conditions that would win, of all Objectives the seat may still keep, or of the team. */
export function wishesOf<C extends Term, G>(
  table: SurvivalTable,
  seat: Seat,
  wishes: Wishes<C, G>,
): G[] {
  const { anyOf, shared, alone } = wishes;
  const missions = table.zone(ZONE.mission);
  if (missions.length > 0)
    return shareOut(
      table,
      seat,
      missions.map((card) => anyOf(table.kind(card))),
      wishes,
    ).map(shared);
  return table.zone(ZONE.objectives(seat)).flatMap((card) => anyOf(table.kind(card)).map(alone));
}

/** A detour that improves survival. */
export interface Detour {
  readonly errand: Errand;
}

/** Evaluates the errands alone, then with each detour that makes them better. */
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

/** The probability of finishing in time with cards to spare; `haste` is how sharply it drops. */
export const inTime = (slack: number, haste: number): number => 1 / (1 + Math.exp(-slack / haste));
