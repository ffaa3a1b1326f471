/** What lines of the log mean on the board. */
import type { Line } from '@deadlight/engine';
import { placeId } from './ids.ts';

/** `@noise.danger` → `danger`. */
export const bare = (value: unknown): string => {
  const text = String(value);
  return text.slice(text.indexOf('.') + 1);
};

/** Where it happened; the first place, if there are several. */
export function placeOf({ data: { slot, from, spots } }: Line): string | null {
  const first = Array.isArray(spots) ? (spots[0] as { readonly slot: number }).slot : slot;
  if (typeof first === 'number' && first > 0) return placeId(first);
  return typeof from === 'number' ? placeId(from) : null;
}

/** Dice by the line that tells of them. */
export function diceOf({ what, data }: Line): { icon: string; shows: string } | null {
  if (what === 'noise-roll' || what === 'noise-reroll')
    return { icon: 'die.noise', shows: bare(data['face']) };
  if (what === 'combat-roll') return { icon: 'die.combat', shows: bare(data['face']) };
  return null;
}
