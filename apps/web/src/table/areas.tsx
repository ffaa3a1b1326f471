/** Decks, open ground and shafts, and the dark in those without power. */
import { pathOf } from '../icons/icon.tsx';
import { useScene } from './current.ts';
import type { Area } from './scene.ts';
import './area.css';

const ICON = 17;
const LETTER = 9.5;

const Plate = ({ x, y, text, icon, tone }: NonNullable<Area['plate']>) => (
  <g transform={`translate(${x} ${y})`}>
    <g class="area-plate" data-tone={tone}>
      <rect y="-14" width={text.length * LETTER + ICON + 24} height="28" rx="4" />
      <path transform={`translate(9 ${-ICON / 2}) scale(${ICON / 512})`} d={pathOf(icon)} />
      <text x={ICON + 15} y="6">
        {text}
      </text>
    </g>
  </g>
);

export const Areas = () => (
  <>
    {useScene((now) => now.areas).map(({ id, kind, outline, dark }) => (
      <g key={id} class="area" data-kind={kind} data-dark={dark || undefined}>
        <path d={outline} />
        {kind === 'deck' && !dark && <path class="area-grid" d={outline} fill="url(#grid)" />}
      </g>
    ))}
  </>
);

/** Lies over the corridors; what must be read in the dark is drawn above it. */
export const Darkness = () => (
  <>
    {useScene((now) => now.areas).map(({ id, outline, dark }) =>
      dark ? <path key={id} class="area-darkness" d={outline} /> : null,
    )}
  </>
);

export const Plates = () => (
  <>
    {useScene((now) => now.areas).map(({ id, plate }) =>
      plate === undefined ? null : <Plate key={id} {...plate} />,
    )}
  </>
);
