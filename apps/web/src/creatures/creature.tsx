/** A creature as itself: an ink-black shape whose eyes glow. */
import './creature.css';
import { SILHOUETTES, type Silhouette } from './silhouettes.ts';

const MIDDLE = 50;

const outline = ({ half }: Silhouette): string =>
  [
    ...half.map(([x, y]) => `${MIDDLE + x} ${y}`),
    ...half.toReversed().map(([x, y]) => `${MIDDLE - x} ${y}`),
  ].join('L');

const eyesOf = ({ eyes }: Silhouette) =>
  eyes.flatMap(([x, y, size]) =>
    x === 0
      ? [[MIDDLE, y, size] as const]
      : [[MIDDLE + x, y, size] as const, [MIDDLE - x, y, size] as const],
  );

export const CreatureDrawing = ({ icon }: { readonly icon: string }) => {
  const silhouette = SILHOUETTES[icon] ?? SILHOUETTES['type.adult']!;
  return (
    <svg class="creature" viewBox="0 0 100 100" data-creature={icon} aria-hidden="true">
      <path class="creature-body" d={`M${outline(silhouette)}Z`} />
      {eyesOf(silhouette).map(([x, y, size]) => (
        <circle key={`${x} ${y}`} class="creature-eye" cx={x} cy={y} r={size} />
      ))}
    </svg>
  );
};
