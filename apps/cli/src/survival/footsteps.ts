/** Where players go, and when and where they die: what the end of a game no longer shows. */

import { at } from '@deadlight/engine';
import { survivalVars } from '@deadlight/games';
import type { Slot } from '@deadlight/games/survival';
import type { Watcher } from '../simulate/tally.ts';
import type { Vars } from './view.ts';

export interface Footsteps {
  /** By slot: the number of visits. */
  readonly visits: number[];
  /** By seat: the slot where it stood last. */
  readonly last: Slot[];
  /** By seat: the round of its death, or 0. */
  readonly diedIn: number[];
}

/** Nobody has gone anywhere yet. */
export const noFootsteps = (): Footsteps => ({ visits: [], last: [], diedIn: [] });

/** Updates everyone's position from one view. */
export function follow({ visits, last, diedIn }: Footsteps, vars: Vars): void {
  const { place, fate, round } = vars;
  for (let seat = 0; seat < place.length; seat++) {
    const slot = at(place, seat, 'place of seat');
    if (slot > 0 && slot !== last[seat]) {
      visits[slot] = (visits[slot] ?? 0) + 1;
      last[seat] = slot;
    }
    if (fate[seat] !== survivalVars.DEAD) diedIn[seat] = 0;
    else if (diedIn[seat] === 0) diedIn[seat] = round;
  }
}

export function watchFootsteps(): Watcher<Footsteps> {
  const seen = noFootsteps();
  return { look: (table) => follow(seen, table.vars as Vars), seen };
}
