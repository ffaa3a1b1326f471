/** Decks, corridors, doors and noise, behind the rooms. */
import { at } from '@deadlight/engine';
import type { ComponentChildren } from 'preact';
import { Areas, Darkness, Plates } from './areas.tsx';
import { useScene } from './current.ts';
import type { Way } from './scene.ts';
import './plan.css';
import './way.css';

const d = (points: Way['points']): string => `M${points.map(([x, y]) => `${x} ${y}`).join('L')}`;

export const middleOf = ({ points }: Way): readonly [number, number] => {
  const [[ax, ay], [bx, by]] = [at(points, 0, 'point'), points.at(-1)!];
  return [(ax + bx) / 2, (ay + by) / 2];
};

const angleOf = ({ points }: Way): number => {
  const [[ax, ay], [bx, by]] = [at(points, 0, 'point'), points.at(-1)!];
  return (Math.atan2(by - ay, bx - ax) * 180) / Math.PI;
};

const lengthOf = ({ points }: Way): number => {
  const [[ax, ay], [bx, by]] = [at(points, 0, 'point'), points.at(-1)!];
  return Math.hypot(bx - ax, by - ay);
};

/** A closed door bars the corridor, an open one stands aside; of a destroyed one, pieces are left. */
function Door({ way }: { readonly way: Way }) {
  if (way.door === 'none') return null;
  const aside = Math.min(20, lengthOf(way) / 2 - 4);
  return (
    <g
      class="way-door"
      data-door={way.door}
      transform={`rotate(${angleOf(way)}) translate(${-aside} 0)`}
    >
      {way.door === 'closed' ? (
        <>
          <rect x="-5.5" y="-16" width="11" height="32" rx="2" />
          <path d="M-5.5 0H5.5M-5.5 -10L5.5 -5M-5.5 5L5.5 10M0 -3V3" />
        </>
      ) : way.door === 'open' ? (
        <path d="M-5.5 -16H5.5V-10H-5.5ZM-5.5 16H5.5V10H-5.5ZM-5.5 -13H5.5M-5.5 13H5.5" />
      ) : (
        <path d="M-5 -16H5L3 -11L6 -8L1 -6L2 -2L-3 -7L-5 -5ZM5 16H-5L-4 12L-6 9L-1 8L0 3L4 9L6 7ZM9 -1L12 1L9 3ZM-10 3L-8 1L-8 5Z" />
      )}
    </g>
  );
}

const Ripple = () => (
  <g class="way-ripple">
    <circle r="12" />
    <circle r="12" />
    <circle r="12" />
  </g>
);

const Corridor = ({ way }: { readonly way: Way }) => (
  <g class="way" data-path={way.path || undefined}>
    <path class="way-wall" d={d(way.points)} />
    <path class="way-floor" d={d(way.points)} />
  </g>
);

/** Numbers, doors and noise are seen in the dark, too. */
function Signs({ way }: { readonly way: Way }) {
  const [x, y] = middleOf(way);
  return (
    <g class="way" data-noise={way.noise || undefined} transform={`translate(${x} ${y})`}>
      {way.noise && <Ripple />}
      <Door way={way} />
      {way.numbers !== '' && (
        <g class="way-tag">
          <rect
            class="way-plate"
            x={-(way.numbers.length * 3.5 + 5)}
            y="-9"
            width={way.numbers.length * 7 + 10}
            height="18"
            rx="9"
          />
          <text class="way-number" y="4.5">
            {way.numbers}
          </text>
        </g>
      )}
    </g>
  );
}

/** A drawing as large as the plan. */
function Sheet({
  kind,
  children,
}: {
  readonly kind: string;
  readonly children: ComponentChildren;
}) {
  const plan = useScene(({ width, height, origin }) => ({ width, height, origin }));
  const { width, height, origin: [left, top] = [0, 0] } = plan;
  return (
    <svg
      class="plan-lines"
      data-sheet={kind}
      viewBox={`${left} ${top} ${width} ${height}`}
      style={{ left: `${left}px`, top: `${top}px` }}
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

/** The hull, its decks, and the corridors: light falls on them. */
export function Corridors() {
  const ways = useScene((now) => now.ways);
  const hull = useScene((now) => now.hull);
  return (
    <Sheet kind="decks">
      <defs>
        <pattern id="grid" width="40" height="40" patternUnits="userSpaceOnUse">
          <path d="M40 0H0V40" class="plan-grid-line" />
        </pattern>
        <pattern
          id="hatch"
          width="9"
          height="9"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path d="M0 0V9" class="plan-hatch-line" />
        </pattern>
      </defs>
      <path class="plan-hull" d={hull} />
      <path class="plan-hull-grid" d={hull} fill="url(#grid)" />
      <Areas />
      {ways.map((way) => (
        <Corridor key={way.id} way={way} />
      ))}
      <Darkness />
    </Sheet>
  );
}

/** What must be read in any light. */
export const PlanSigns = () => (
  <Sheet kind="signs">
    <Plates />
    {useScene((now) => now.ways).map((way) => (
      <Signs key={way.id} way={way} />
    ))}
  </Sheet>
);
