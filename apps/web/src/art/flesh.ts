/**
 * Bodies of creatures, from their bones: a limb is a row of points, each with the thickness there, and
 * becomes an outline around a smooth line through them. So a pose is a short row of numbers.
 */
export type Joint = readonly [x: number, y: number, thick: number];

const STEPS = 6;

const round = (value: number): number => Math.round(value * 10) / 10;
const point = (x: number, y: number): string => `${round(x)} ${round(y)}`;

/** Between the second and the third of four values, smoothly (Catmull-Rom). */
const smooth = (a: number, b: number, c: number, d: number, t: number): number =>
  0.5 *
  (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t ** 2 + (3 * (b - c) + d - a) * t ** 3);

/** Many points on the way along a limb. */
function along(joints: readonly Joint[]): Joint[] {
  const at = (i: number): Joint => joints[Math.min(joints.length - 1, Math.max(0, i))]!;
  const all: Joint[] = [];
  for (let i = 0; i < joints.length - 1; i++)
    for (let step = 0; step < STEPS; step++) {
      const t = step / STEPS;
      const value = (k: 0 | 1 | 2): number =>
        smooth(at(i - 1)[k], at(i)[k], at(i + 1)[k], at(i + 2)[k], t);
      all.push([value(0), value(1), Math.max(0.5, value(2))]);
    }
  return [...all, joints.at(-1)!];
}

/** The direction in which a limb leads at one of its points. */
function heading(spine: readonly Joint[], i: number): readonly [number, number] {
  const [from, to] = [spine[Math.max(0, i - 1)]!, spine[Math.min(spine.length - 1, i + 1)]!];
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  return [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
}

/** Beside a limb: -1 is on its left, 1 on its right, as seen when walking along it. */
function beside(spine: readonly Joint[], i: number, side: number): readonly [number, number] {
  const [dx, dy] = heading(spine, i);
  const [x, y, thick] = spine[i]!;
  return [x - dy * thick * side, y + dx * thick * side];
}

export function outlineOf(joints: readonly Joint[]): string {
  const spine = along(joints);
  const last = spine.length - 1;
  const right = spine.map((_, i) => beside(spine, i, 1));
  const left = spine.map((_, i) => beside(spine, i, -1)).toReversed();
  const cap = (i: number, ahead: number, to: readonly [number, number]): string => {
    const [dx, dy] = heading(spine, i);
    const [x, y, thick] = spine[i]!;
    const [tipX, tipY] = [x + dx * thick * ahead, y + dy * thick * ahead];
    return `Q${point(tipX, tipY)} ${point(...to)}`;
  };
  const side = (points: readonly (readonly [number, number])[]): string =>
    points.map(([x, y]) => `L${point(x, y)}`).join('');
  return `M${point(...right[0]!)}${side(right.slice(1))}${cap(last, 1.5, left[0]!)}${side(left.slice(1))}${cap(0, -1.5, right[0]!)}Z`;
}

/** Rings around a limb, from its right edge to beyond its middle: the back of a creature that looks to the left. */
export function ringsOf(joints: readonly Joint[], every = 3): string {
  const spine = along(joints);
  let d = '';
  for (let i = every; i < spine.length - 1; i += every) {
    const [x, y, thick] = spine[i]!;
    if (thick < 3.5) continue;
    const [dx, dy] = heading(spine, i);
    const [ax, ay] = beside(spine, i, 0.94);
    const [bx, by] = beside(spine, i, -0.35);
    d += `M${point(ax, ay)}Q${point(x + dx * thick * 0.45, y + dy * thick * 0.45)} ${point(bx, by)}`;
  }
  return d;
}

/** How long spines are, one after the other: never the same twice in a row. */
const LENGTHS = [0.7, 1.15, 0.5, 0.95, 1.3, 0.6, 0.85] as const;

/** Spines along one side of a limb, leaning back. */
export function spinesOf(joints: readonly Joint[], side: -1 | 1, length: number): string {
  const spine = along(joints);
  let d = '';
  for (let i = 2, n = 0; i < spine.length - 2; i += 3, n++) {
    const [dx, dy] = heading(spine, i);
    const long = length * LENGTHS[n % LENGTHS.length]! * Math.min(1.2, 0.4 + spine[i]![2] / 14);
    const [ax, ay] = beside(spine, i - 1, side * 0.9);
    const [bx, by] = beside(spine, i + 1, side * 0.9);
    const [mx, my] = beside(spine, i, side);
    const [ox, oy] = [-dy * side, dx * side];
    d += `M${point(ax, ay)}L${point(mx + ox * long - dx * long * 0.8, my + oy * long - dy * long * 0.8)}L${point(bx, by)}Z`;
  }
  return d;
}
