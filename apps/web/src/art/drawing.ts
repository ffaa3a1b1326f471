/**
 * Drawings as short strings. A drawing is a list of shapes, separated by `|`; each begins with the letter
 * of its tone, then has path commands with absolute coordinates: M L H V C Q T Z, `R x y w h corner` for a
 * box and `O x y r` for a circle. `b R-20 -10 40 20 3` is a box in the tone of bodies.
 */

/** What a shape is made of; the style sheet gives each its colours. */
export type Tone =
  | 'body'
  | 'hole'
  | 'top'
  | 'line'
  | 'accent'
  | 'glow'
  | 'skin'
  | 'face'
  | 'hair'
  | 'blood';

const TONES: Readonly<Record<string, Tone>> = {
  b: 'body',
  s: 'hole',
  t: 'top',
  l: 'line',
  a: 'accent',
  g: 'glow',
  k: 'skin',
  f: 'face',
  h: 'hair',
  w: 'blood',
};

/** Where something is put: turned, mirrored, made larger, moved. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

const IN_PLACE: Matrix = [1, 0, 0, 1, 0, 0];

export function matrixOf(x: number, y: number, turn: number, size: number, flip: boolean): Matrix {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const across = flip ? -size : size;
  return [cos * across, sin * across, -sin * size, cos * size, x, y];
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** How far the handles of a quarter of a circle reach. */
const QUARTER = 0.5523;

type Command = readonly [letter: string, ...points: number[]];

function boxed([x, y, w, h, corner = 0]: readonly number[]): Command[] {
  const [left, top, right, bottom] = [x!, y!, x! + w!, y! + h!];
  if (corner === 0)
    return [['M', left, top], ['L', right, top], ['L', right, bottom], ['L', left, bottom], ['Z']];
  return [
    ['M', left + corner, top],
    ['L', right - corner, top],
    ['Q', right, top, right, top + corner],
    ['L', right, bottom - corner],
    ['Q', right, bottom, right - corner, bottom],
    ['L', left + corner, bottom],
    ['Q', left, bottom, left, bottom - corner],
    ['L', left, top + corner],
    ['Q', left, top, left + corner, top],
    ['Z'],
  ];
}

function circled([x, y, r]: readonly number[]): Command[] {
  const [cx, cy, k] = [x!, y!, r! * QUARTER];
  const [left, right, top, bottom] = [cx - r!, cx + r!, cy - r!, cy + r!];
  return [
    ['M', left, cy],
    ['C', left, cy - k, cx - k, top, cx, top],
    ['C', cx + k, top, right, cy - k, right, cy],
    ['C', right, cy + k, cx + k, bottom, cx, bottom],
    ['C', cx - k, bottom, left, cy + k, left, cy],
    ['Z'],
  ];
}

/** H and V are lines, boxes and circles are curves. */
function commandsOf(shape: string): Command[] {
  let [x, y] = [0, 0];
  return [...shape.matchAll(/([A-Z])([^A-Z]*)/g)].flatMap(([, letter, rest]): Command[] => {
    const values = (rest!.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    if (letter === 'R') return boxed(values);
    if (letter === 'O') return circled(values);
    if (letter === 'H') x = values[0]!;
    else if (letter === 'V') y = values[0]!;
    else if (values.length > 1) [x, y] = [values.at(-2)!, values.at(-1)!];
    return letter === 'H' || letter === 'V' ? [['L', x, y]] : [[letter!, ...values]];
  });
}

/** A shape as an SVG path, put in its place. */
export function pathOf(shape: string, [a, b, c, d, e, f]: Matrix = IN_PLACE): string {
  return commandsOf(shape)
    .map(([letter, ...values]) => {
      const points: number[] = [];
      for (let i = 0; i < values.length; i += 2) {
        const [x, y] = [values[i]!, values[i + 1]!];
        points.push(round(a * x + c * y + e), round(b * x + d * y + f));
      }
      return letter + points.join(' ');
    })
    .join('');
}

export interface Part {
  readonly tone: Tone;
  readonly shape: string;
}

export function partsOf(drawing: string): Part[] {
  return drawing
    .split('|')
    .map((part) => part.trim())
    .map((part) => {
      const tone = TONES[part[0]!];
      if (tone === undefined)
        throw new RangeError(`a shape begins with its tone, but "${part}" does not`);
      return { tone, shape: part.slice(1) };
    });
}
