/** A creature as itself: half in the dark, lit from the upper left; its eyes are seen first. */
import { useId } from 'preact/hooks';
import './creature.css';
import { type Figure, figureOf } from './figure.ts';
import type { Pose } from './silhouettes.ts';

/** How far what glows shines. */
const HALO = 2.4;
/** From where it comes to where it is lost: what dies lies low. */
const LIGHT: Readonly<Record<Pose, object>> = {
  lurk: { x1: 20, y1: 10, x2: 190, y2: 190 },
  attack: { x1: 20, y1: 10, x2: 200, y2: 190 },
  die: { x1: 10, y1: 90, x2: 230, y2: 220 },
};
/** Where light catches an edge: a little before the flesh. */
const RIM = 'translate(-1.5 -1.9)';

const Flesh = ({ flesh, lit }: { readonly flesh: Figure['flesh']; readonly lit: string }) => (
  <>
    {flesh.map(({ outline, rings }, i) => (
      <g key={i}>
        <path class="creature-rim" style={{ fill: lit }} transform={RIM} d={outline} />
        <path class="creature-body" d={outline} />
        {rings !== '' && <path class="creature-rings" style={{ stroke: lit }} d={rings} />}
      </g>
    ))}
  </>
);

/** As a token there is only its outline. */
const Outline = ({ flesh }: { readonly flesh: Figure['flesh'] }) => {
  const d = flesh.map(({ outline }) => outline).join('');
  return (
    <>
      <path class="creature-edge" d={d} />
      <path class="creature-body" d={d} />
    </>
  );
};

export const CreatureDrawing = ({
  icon,
  pose = 'lurk',
  small = false,
}: {
  readonly icon: string;
  readonly pose?: Pose;
  /** As a token, or a sign beside a word. */
  readonly small?: boolean;
}) => {
  const id = `lit${useId()}`;
  const lit = `url(#${id})`;
  const { flesh, lines, teeth, eyes } = figureOf(icon, pose);
  return (
    <svg
      class="creature"
      viewBox="0 0 200 200"
      data-creature={icon}
      data-pose={pose}
      data-small={small || undefined}
      aria-hidden="true"
    >
      {!small && (
        <defs>
          <linearGradient id={id} gradientUnits="userSpaceOnUse" {...LIGHT[pose]}>
            <stop class="creature-lit" offset="0" />
            <stop class="creature-lit" offset="0.42" />
            <stop class="creature-dim" offset="0.74" />
            <stop class="creature-dark" offset="1" />
          </linearGradient>
        </defs>
      )}
      {small ? <Outline flesh={flesh} /> : <Flesh flesh={flesh} lit={lit} />}
      {!small && <path class="creature-lines" style={{ stroke: lit }} d={lines} />}
      <path class="creature-teeth" d={teeth} />
      {eyes.map(([x, y, size]) => (
        <g key={`${x} ${y}`} class="creature-eye">
          {!small && <circle class="creature-halo" cx={x} cy={y} r={HALO * size} />}
          <circle cx={x} cy={y} r={small ? size * 1.6 : size} />
        </g>
      ))}
    </svg>
  );
};
