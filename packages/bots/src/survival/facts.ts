import { type Vars, Z } from '@deadlight/games/rules/survival';
import type { Sight } from '../sight.ts';

/** What reasons may speak of: wounds, cards, and what is in the Room. */
export function facts(sight: Sight<Vars>): Readonly<Record<string, string | number>> {
  const { seat, vars } = sight;
  const slot = vars.place[seat] ?? 0;
  return {
    light: vars.light[seat] ?? 0,
    serious: sight.size(Z.wounds + seat) + sight.size(Z.dressed + seat),
    hand: sight.size(Z.hand + seat),
    intruders: vars.crowd[slot] ?? 0,
    burning: vars.fire[slot] ? 'yes' : 'no',
  };
}
