/** A place that somebody wants to be shown. */
import { signal } from '@preact/signals';
import type { Spot } from './spot.ts';

export const pointed = signal<Spot | null>(null);

/** Long enough to be found on a crowded plan. */
const SHOWN = 2500;
let timer: ReturnType<typeof setTimeout> | undefined;

export function pointAt({ x, y, width, height }: Spot): void {
  pointed.value = { x, y, width, height };
  clearTimeout(timer);
  timer = setTimeout(() => {
    pointed.value = null;
  }, SHOWN);
}
