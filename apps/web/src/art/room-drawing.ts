/** Rooms seen from above: a floor, things that say what the room is, and the lamps that light it. */
import { matrixOf, partsOf, pathOf, type Tone } from './drawing.ts';
import { FLOORS } from './floors.ts';
import { PROPS } from './props.ts';

/** All rooms are drawn in a frame of this size, then fitted into their place. */
export const FRAME = { width: 180, height: 120 } as const;

export interface Layer {
  readonly tone: Tone | 'shadow';
  readonly d: string;
}

/** Things throw short shadows, away from the lamps at the upper left. */
const SHADOW = [2, 3] as const;
const ORDER = ['shadow', 'body', 'hole', 'top', 'line', 'accent', 'glow'] as const;

interface Put {
  readonly prop: string;
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly size: number;
  readonly flip: boolean;
}

/** `berth 30 90 r90 x1.2 f`: what, where, turned by how much, how large, mirrored or not. */
function putOf(text: string): Put {
  const [prop, x, y, ...more] = text.trim().split(/\s+/);
  const after = (letter: string): string | undefined =>
    more.find((word) => word.startsWith(letter))?.slice(1);
  return {
    prop: prop!,
    x: Number(x),
    y: Number(y),
    turn: Number(after('r') ?? 0),
    size: Number(after('x') ?? 1),
    flip: more.includes('f'),
  };
}

export interface RoomPlan {
  readonly floor: string;
  /** The colour of what shines or stands out: warm, if nothing else is said. */
  readonly accent: string;
  readonly puts: readonly Put[];
}

/** A floor and a colour, then things: `plate cool: berth 30 90; locker 150 30 r90`. */
export function planOf(room: string): RoomPlan {
  const [ground, things] = room.split(':');
  const [floor, accent = 'warm'] = ground!.trim().split(' ');
  return {
    floor: floor!,
    accent,
    puts: things!
      .split(';')
      .filter((text) => text.trim() !== '')
      .map(putOf),
  };
}

/** Everything of one tone is one path: a whole room is a handful of elements. */
export function layersOf(room: string): Layer[] {
  const { puts } = planOf(room);
  const paths = new Map<Layer['tone'], string>();
  const add = (tone: Layer['tone'], d: string): void => {
    paths.set(tone, (paths.get(tone) ?? '') + d);
  };
  for (const { prop, x, y, turn, size, flip } of puts) {
    const drawing = PROPS[prop];
    if (drawing === undefined) throw new RangeError(`there is no drawing of "${prop}"`);
    for (const { tone, shape } of partsOf(drawing)) {
      if (tone === 'body')
        add('shadow', pathOf(shape, matrixOf(x + SHADOW[0], y + SHADOW[1], turn, size, flip)));
      add(tone, pathOf(shape, matrixOf(x, y, turn, size, flip)));
    }
  }
  return ORDER.flatMap((tone) => {
    const d = paths.get(tone);
    return d === undefined ? [] : [{ tone, d }];
  });
}

export function floorOf(room: string): string {
  const { floor } = planOf(room);
  const lines = FLOORS[floor];
  if (lines === undefined) throw new RangeError(`there is no floor "${floor}"`);
  return lines;
}
