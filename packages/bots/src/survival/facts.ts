import { type Vars, ZONE } from '@deadlight/games/rules/survival';
import type { Sight } from '../sight.ts';

/** Values for the texts of reasons: wounds, cards, and what is in the Room. */
export function facts(sight: Sight<Vars>): Readonly<Record<string, string | number>> {
  const { seat, vars } = sight;
  const slot = vars.place[seat] ?? 0;
  return {
    light: vars.light[seat] ?? 0,
    serious: sight.size(ZONE.wounds(seat)) + sight.size(ZONE.dressed(seat)),
    hand: sight.size(ZONE.hand(seat)),
    intruders: vars.crowd[slot] ?? 0,
    burning: vars.fire[slot] ? 'yes' : 'no',
  };
}

/** Where nothing burns, nobody keeps away from fire. */
export const isMoot = ({ vars }: Sight<Vars>, term: string): boolean =>
  term === 'fire' && !vars.fire.includes(true);
