/** A pose, made into paths: what is flesh, what lies on it, what shows in the dark. */
import { type Joint, outlineOf, ringsOf, spinesOf } from '../art/flesh.ts';
import { type Pose, SILHOUETTES } from './silhouettes.ts';

interface Flesh {
  readonly outline: string;
  readonly rings: string;
}

export interface Figure {
  readonly flesh: readonly Flesh[];
  readonly lines: string;
  readonly teeth: string;
  readonly eyes: readonly (readonly [x: number, y: number, size: number])[];
}

const SPINES = 9;

const numbersIn = (text: string): number[] => (text.match(/-?\d+\.?\d*/g) ?? []).map(Number);

function jointsIn(text: string): Joint[] {
  const all = numbersIn(text);
  return Array.from(
    { length: all.length / 3 },
    (_, i): Joint => [all[3 * i]!, all[3 * i + 1]!, all[3 * i + 2]!],
  );
}

function limb(kind: string, joints: readonly Joint[]): Flesh[] {
  const outline = outlineOf(joints);
  const body = { outline, rings: kind === 'T' ? '' : ringsOf(joints) };
  if (kind !== 'N' && kind !== 'M') return [body];
  return [{ outline: spinesOf(joints, 1, SPINES * (kind === 'N' ? 1 : 1.7)), rings: '' }, body];
}

function figured(pose: string): Figure {
  const flesh: Flesh[] = [];
  const [lines, teeth]: [string[], string[]] = [[], []];
  const eyes: (readonly [number, number, number])[] = [];
  for (const part of pose.split('|').map((text) => text.trim())) {
    const [kind, rest] = [part[0]!, part.slice(1).trim()];
    if (kind === 'F') flesh.push({ outline: rest, rings: '' });
    else if (kind === 'D') lines.push(rest);
    else if (kind === 'K') teeth.push(rest);
    else if (kind === 'E') {
      const [x, y, size] = numbersIn(rest);
      eyes.push([x!, y!, size!]);
    } else flesh.push(...limb(kind, jointsIn(rest)));
  }
  return { flesh, lines: lines.join(''), teeth: teeth.join(''), eyes };
}

const figures = new Map<string, Figure>();

/** A creature nobody has drawn looks like the most common one. */
const ANY = 'type.adult';

export function figureOf(creature: string, pose: Pose): Figure {
  const key = `${creature} ${pose}`;
  const known = figures.get(key);
  if (known !== undefined) return known;
  const figure = figured((SILHOUETTES[creature] ?? SILHOUETTES[ANY]!)[pose]);
  figures.set(key, figure);
  return figure;
}
