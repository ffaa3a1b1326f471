/** A person's token: colour, shape and sign. */
import type { Shape } from '../table/scene.ts';
import { pathOf } from './icon.tsx';
import './token.css';

export const OUTLINES: Readonly<Record<Shape, string>> = {
  circle: 'M16 2a14 14 0 1 0 0 28a14 14 0 1 0 0-28Z',
  square: 'M4 4h24v24H4Z',
  triangle: 'M16 2L31 29H1Z',
  diamond: 'M16 1L31 16L16 31L1 16Z',
  hexagon: 'M9 3h14l8 13l-8 13H9L1 16Z',
  star: 'M16 1l4.5 10L31 12l-8 7.5L25.5 31L16 25L6.5 31L9 19.500L1 12l10.5-1Z',
};

interface Props {
  readonly shape: Shape;
  readonly colour: string;
  readonly icon: string;
}

export const Token = ({ shape, colour, icon }: Props) => {
  const size = shape === 'triangle' ? 13 : shape === 'diamond' ? 16 : 19;
  const top = shape === 'triangle' ? 13.5 : 16 - size / 2;
  return (
    <svg class="token" viewBox="0 0 32 32" data-colour={colour} aria-hidden="true">
      <path class="token-shape" d={OUTLINES[shape]} />
      <path
        class="token-sign"
        d={pathOf(icon)}
        transform={`translate(${16 - size / 2} ${top}) scale(${size / 512})`}
      />
    </svg>
  );
};
