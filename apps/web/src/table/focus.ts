/** One room of the plan is reached by Tab; arrow keys go from there to its neighbours. */
import { signal } from '@preact/signals';
import { announce } from '../ears/announcer.ts';
import { voice } from '../text/voice.ts';
import { scene } from './current.ts';
import type { Place } from './scene.ts';

export const focused = signal<string | null>(null);

const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** How well a place lies in a direction: near and straight ahead is best; neighbours first. */
function cost(from: Place, to: Place, [dx, dy]: readonly [number, number]): number {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const ahead = x * dx + y * dy;
  if (ahead <= 10) return Number.POSITIVE_INFINITY;
  const aside = Math.abs(x * dy) + Math.abs(y * dx);
  return (ahead + 2 * aside) * (from.neighbours.includes(to.id) ? 0.5 : 1);
}

export function nextPlace(places: readonly Place[], from: string, key: string): string | null {
  const direction = DIRECTIONS[key];
  const here = places.find(({ id }) => id === from);
  if (direction === undefined || here === undefined) return null;
  let [best, least]: [string | null, number] = [null, Number.POSITIVE_INFINITY];
  for (const place of places) {
    const there = cost(here, place, direction);
    if (there < least) [best, least] = [place.id, there];
  }
  return best;
}

/** Where the seat's own figure stands, or the first room. */
export function startPlace(): string | null {
  const now = scene.value;
  if (now === null) return null;
  return now.pieces.find(({ own }) => own)?.place ?? now.places[0]?.id ?? null;
}

/** By its number, or by its name where it has none. */
const called = ({ number, name }: Place): string => (number === '' ? name : number);

export function moveFocus(key: string): void {
  const from = focused.peek() ?? startPlace();
  const to = from === null ? null : nextPlace(scene.peek()?.places ?? [], from, key);
  if (to === null) return;
  const here = scene.peek()?.places.find(({ id }) => id === from);
  const said = voice.peek();
  const there = scene.peek()?.places.find(({ id }) => id === to);
  if (said !== null && there !== undefined && here?.neighbours.includes(to) === false)
    announce(said.say('ears.notNext', { from: called(here), to: called(there) }));
  focused.value = to;
  document.querySelector<HTMLElement>(`[data-place="${to}"]`)?.focus();
}
