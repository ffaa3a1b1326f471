/** Decks, corridors, doors and noise, behind the rooms. */
import { Areas, Darkness } from './areas.tsx';
import { useScene } from './current.ts';
import type { Way } from './scene.ts';
import './plan.css';
import './way.css';

const d = (points: Way['points']): string => `M${points.map(([x, y]) => `${x} ${y}`).join('L')}`;

export const middleOf = ({ points }: Way): readonly [number, number] => {
  const [[ax, ay], [bx, by]] = [points[0]!, points.at(-1)!];
  return [(ax + bx) / 2, (ay + by) / 2];
};

const angleOf = ({ points }: Way): number => {
  const [[ax, ay], [bx, by]] = [points[0]!, points.at(-1)!];
  return (Math.atan2(by - ay, bx - ax) * 180) / Math.PI;
};

const lengthOf = ({ points }: Way): number => {
  const [[ax, ay], [bx, by]] = [points[0]!, points.at(-1)!];
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
          <rect x="-4.5" y="-15" width="9" height="30" rx="2" />
          <path d="M0 -15V15" />
        </>
      ) : way.door === 'open' ? (
        <path d="M-4 -15h8v6h-8ZM-4 15h8v-6h-8Z" />
      ) : (
        <path d="M-3 -14l5 6l-6 3M2 14l-5 -5l6 -3" />
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

export function Corridors() {
  const ways = useScene((now) => now.ways);
  const plan = useScene(({ width, height, hull, origin }) => ({ width, height, hull, origin }));
  const { width, height, hull, origin: [left, top] = [0, 0] } = plan;
  return (
    <svg
      class="plan-lines"
      viewBox={`${left} ${top} ${width} ${height}`}
      style={{ left: `${left}px`, top: `${top}px` }}
      aria-hidden="true"
    >
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
      {ways.map((way) => (
        <Signs key={way.id} way={way} />
      ))}
    </svg>
  );
}
