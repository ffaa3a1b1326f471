/** Ways through the plan, as they can be walked. */
import type { Exit, Plan, Spot } from './ears.ts';

export const spotAt = ({ spots }: Plan, id: string): Spot | undefined =>
  spots.find((spot) => spot.id === id);

/** How many steps away each room is, and where one comes from. */
export function stepsFrom(
  plan: Plan,
  from: string,
  through: (exit: Exit) => boolean = () => true,
): ReadonlyMap<string, { readonly steps: number; readonly via: string | null }> {
  const found = new Map<string, { steps: number; via: string | null }>([
    [from, { steps: 0, via: null }],
  ]);
  // A map goes on with what is added while it is walked.
  for (const [id, { steps }] of found)
    for (const exit of spotAt(plan, id)?.exits ?? [])
      if (exit.to !== null && !found.has(exit.to) && through(exit))
        found.set(exit.to, { steps: steps + 1, via: id });
  return found;
}

/** The rooms on the shortest way, both ends included; null if there is none. */
export function routeTo(
  plan: Plan,
  from: string,
  to: string,
  through?: (exit: Exit) => boolean,
): string[] | null {
  const steps = stepsFrom(plan, from, through);
  if (!steps.has(to)) return null;
  const route = [to];
  for (let via = steps.get(to)!.via; via !== null; via = steps.get(via)!.via) route.unshift(via);
  return route;
}

export const exitTo = (plan: Plan, from: string, to: string): Exit | undefined =>
  spotAt(plan, from)?.exits.find((exit) => exit.to === to);
