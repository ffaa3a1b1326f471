/** A room as it is drawn, and what has been left in it. */
import type { Place } from '../table/scene.ts';
import type { Bit } from './litter.ts';
import { FRAME, floorOf, type Layer, layersOf, planOf } from './room-drawing.ts';
import './room-art.css';

/** A room that nobody has drawn: somebody keeps things there. */
export const ANY_ROOM =
  'plate: pipes 60 14; shelf 128 40; crate 158 98; crate 134 100 x.8; cable 70 100; console 116 72';

interface Drawn {
  readonly accent: string;
  readonly floor: string;
  readonly layers: readonly Layer[];
}

/** Each room is drawn once. */
const drawn = new Map<string, Drawn>();

function drawnOf(room: string): Drawn {
  const known = drawn.get(room);
  if (known !== undefined) return known;
  const made = { accent: planOf(room).accent, floor: floorOf(room), layers: layersOf(room) };
  drawn.set(room, made);
  return made;
}

/** As wide as the frame or a little more: then it is stretched, else it fills what it can. */
const fitOf = ({ width, height }: Pick<Place, 'width' | 'height'>): string => {
  const wide = width / height / (FRAME.width / FRAME.height);
  return wide > 1.3 ? 'xMaxYMid slice' : wide < 0.8 ? 'xMidYMax meet' : 'none';
};

/** Walls, with the light on those that are far from the lamps. */
const WALLS = `M0 0H${FRAME.width}V${FRAME.height}H0ZM5 5V${FRAME.height - 4}H${FRAME.width - 4}V5Z`;

export function RoomArt({
  room,
  size,
  litter = [],
}: {
  readonly room: string;
  /** What lies there besides. */
  readonly litter?: readonly Bit[];
  readonly size: Pick<Place, 'width' | 'height'>;
}) {
  const { accent, floor, layers } = drawnOf(room);
  return (
    <svg
      class="room-art"
      data-accent={accent}
      viewBox={`0 0 ${FRAME.width} ${FRAME.height}`}
      preserveAspectRatio={fitOf(size)}
      aria-hidden="true"
    >
      <path data-made="floor" d={floor} />
      {layers.map(({ tone, d }) => (
        <path key={tone} data-made={tone} d={d} />
      ))}
      {litter.map(({ made, d }) => (
        <path key={d} data-made={made} d={d} />
      ))}
      <path data-made="walls" fill-rule="evenodd" d={WALLS} />
    </svg>
  );
}
