/** From one light to the next: lamps die one after the other, my torch goes with me. */
import { runOf } from './flicker.ts';
import { ALL_LAMPS, DYING, NEXT_LAMP } from './lamps.ts';
import type { Clip, Light, Lighting, Point } from './lights.ts';

/** Figures walk for as long. */
const WALK = 450;
const FADE = 420;

/** A light on its way from what it was to what it is. */
interface Passage {
  readonly was: Light | null;
  readonly is: Light | null;
  readonly begins: number;
  readonly lasts: number;
}

/** Every light on its way; `since` is when the last change began. */
export interface Passages {
  readonly since: number;
  readonly all: readonly Passage[];
  readonly ends: number;
}

const isPowered = (light: Light | null | undefined): boolean => light?.kind === 'lamp';

/** Darkness comes nearer: the farthest lamp dies first. */
function dyingOrder(dying: readonly Light[], towards: Point | null): Map<string, number> {
  const away = ({ x, y }: Light): number =>
    towards === null ? -x : Math.hypot(x - towards[0], y - towards[1]);
  const step = Math.min(NEXT_LAMP, ALL_LAMPS / Math.max(1, dying.length));
  return new Map(
    dying.toSorted((a, b) => away(b) - away(a)).map(({ id }, i) => [id, i * step] as const),
  );
}

/** What happens between two lightings, beginning now. */
export function passagesTo(
  before: readonly Light[],
  after: Lighting,
  towards: Point | null,
  now: number,
): Passages {
  const next = new Map(after.lights.map((light) => [light.id, light]));
  const last = new Map(before.map((light) => [light.id, light]));
  const order = dyingOrder(
    before.filter((light) => isPowered(light) && !isPowered(next.get(light.id))),
    towards,
  );
  const all = [...new Set([...next.keys(), ...last.keys()])].map((id): Passage => {
    const [was, is] = [last.get(id) ?? null, next.get(id) ?? null];
    const delay = order.get(id);
    if (delay !== undefined) return { was, is, begins: now + delay, lasts: DYING };
    const lasts = is?.kind === 'torch' && was !== null ? WALK : FADE;
    // A sound keeps running after it has become visible.
    return { was, is, begins: now, lasts };
  });
  const runs = all.some(({ was, is }) => was === null && is?.path !== undefined);
  const last_ = Math.max(now, ...all.map(({ begins, lasts }) => begins + lasts));
  return { since: now, all, ends: runs ? Math.max(last_, now + 1800) : last_ };
}

/** A lamp that dies stutters. */
const stutter = (part: number): number =>
  part < 0.25
    ? 1
    : part < 0.4
      ? 0.15
      : part < 0.6
        ? 0.75
        : part < 0.75
          ? 0.1
          : part < 0.85
            ? 0.4
            : 0;

const eased = (part: number): number => 1 - (1 - part) ** 3;
const between = (a: number, b: number, part: number): number => a + (b - a) * part;

const union = (one: readonly Clip[], other: readonly Clip[]): readonly Clip[] => [
  ...one,
  ...other.filter((clip) => !one.some((known) => known.x === clip.x && known.y === clip.y)),
];

function passing({ was, is, begins, lasts }: Passage, now: number): Light[] {
  const part = Math.min(1, Math.max(0, (now - begins) / lasts));
  if (was !== null && isPowered(was) && !isPowered(is)) {
    const dying = { ...was, strength: was.strength * stutter(part) };
    return is === null ? [dying] : [dying, { ...is, strength: is.strength * part }];
  }
  if (was === null) return is === null ? [] : [{ ...is, strength: is.strength * eased(part) }];
  if (is === null) return [{ ...was, strength: was.strength * (1 - part) }];
  if (part === 1) return [is];
  const p = eased(part);
  return [
    {
      ...is,
      x: between(was.x, is.x, p),
      y: between(was.y, is.y, p),
      strength: between(was.strength, is.strength, p),
      clips: was.x === is.x && was.y === is.y ? is.clips : union(is.clips, was.clips),
    },
  ];
}

/** A new sound runs through its corridor; afterwards a glow stays. */
function sounding({ was, is }: Passage, { since }: Passages, now: number): Light[] {
  if (was !== null || is?.path === undefined) return [];
  const at = runOf(is.path, now - since);
  return at === null
    ? []
    : [{ ...is, id: `${is.id}~`, x: at[0], y: at[1], radius: 46, strength: 1 }];
}

/** The lights at a time. */
export const lightsAt = (passages: Passages, now: number): Light[] =>
  passages.all.flatMap((one) => [...passing(one, now), ...sounding(one, passages, now)]);
