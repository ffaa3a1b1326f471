/** A creature as itself: an ink-black shape whose eyes glow. */
import type { ComponentChildren } from 'preact';
import './creature.css';
import { SILHOUETTES } from './silhouettes.ts';

const SIDES = ['', 'scale(-1 1)'] as const;
/** How far what glows shines. */
const HALO = 2.2;

export const CreatureDrawing = ({ icon }: { readonly icon: string }) => {
  const { outline, lines, eyes } = SILHOUETTES[icon] ?? SILHOUETTES['type.adult']!;
  const top = Number(/^M0 (\d+)/.exec(outline)![1]);
  const sides = (drawn: ComponentChildren) =>
    SIDES.map((side) => (
      <g key={side} transform={side}>
        {drawn}
      </g>
    ));
  return (
    <svg class="creature" viewBox="-50 0 100 100" data-creature={icon} aria-hidden="true">
      {/* Filled a little beyond the middle, so that no seam shows. */}
      {sides(<path class="creature-body" d={`${outline}H-1V${top}Z`} />)}
      {sides(
        <>
          <path class="creature-lines" d={lines} />
          <path class="creature-rim" d={outline} />
          {eyes.map(([x, y, size]) => (
            <g key={`${x} ${y}`} class="creature-eye">
              <circle class="creature-halo" cx={x} cy={y} r={HALO * size} />
              <circle cx={x} cy={y} r={size} />
            </g>
          ))}
        </>,
      )}
    </svg>
  );
};
