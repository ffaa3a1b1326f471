/** How people look: a colour and a shape for each seat. */
import { at, type Seat, type View } from '@deadlight/engine';
import { intruders, telling } from '@deadlight/games/survival';
import type { Shape } from '../../table/scene.ts';

const SHAPES: readonly Shape[] = ['circle', 'square', 'triangle', 'diamond', 'hexagon'];

export interface Look {
  readonly colour: string;
  readonly shape: Shape;
  readonly icon: string;
}

export function lookOf(view: View, seat: Seat): Look {
  const character = telling.characterOf(telling.varsOf(view), seat);
  return {
    colour: telling.colourOf(seat),
    shape: at(SHAPES, seat, 'shape'),
    icon: character === null ? 'seat' : `character.${character}`,
  };
}

/** What creatures of a rank look like: night stalkers are another race. */
export function drawingOf(view: View, rank: number): string {
  const { race } = telling.varsOf(view).options as { readonly race?: string };
  return `${race === 'night-stalkers' ? 'stalker' : 'type'}.${intruders.TYPES[rank]}`;
}
