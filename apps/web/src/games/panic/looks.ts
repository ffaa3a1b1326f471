/** How the crew looks: colour and badge tell who, the shape tells trooper from android. */
import type { Seat } from '@deadlight/engine';
import type { Shape } from '../../table/scene.ts';
import { colourOf, type Who } from './view.ts';

interface Look {
  readonly colour: string;
  readonly shape: Shape;
  readonly icon: string;
}

const COLOURS: Readonly<Record<string, string>> = { purple: 'violet', orange: 'amber' };

const SHAPES: Readonly<Record<Who, Shape>> = { trooper: 'circle', android: 'square' };

export const lookOf = (seat: Seat, who: Who): Look => ({
  colour: COLOURS[colourOf(seat)] ?? colourOf(seat),
  shape: SHAPES[who],
  icon: `badge.${colourOf(seat)}`,
});

/** A player as such. */
export const badgeOf = (seat: Seat): Look => ({ ...lookOf(seat, 'trooper'), shape: 'hexagon' });
