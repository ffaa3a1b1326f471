/** The colours of light, as the theme of the page has them. */
import type { LightKind } from './lights.ts';
import type { Palette, Tint } from './patches.ts';

const KINDS: readonly LightKind[] = ['lamp', 'emergency', 'fire', 'torch', 'noise', 'creature'];

/** Six digits after a hash, as all of these colours are written. */
function tintOf(written: string): Tint {
  const number = Number.parseInt(written.trim().slice(1), 16);
  return [(number >> 16) / 255, ((number >> 8) & 255) / 255, (number & 255) / 255];
}

export function paletteOf(element: Element): Palette {
  const style = getComputedStyle(element);
  const read = (name: string): string => style.getPropertyValue(`--light-${name}`);
  return {
    day: document.documentElement.getAttribute('data-theme') === 'light',
    gloom: Number.parseFloat(read('gloom')),
    night: tintOf(read('night')),
    dust: tintOf(read('dust')),
    tints: Object.fromEntries(KINDS.map((kind) => [kind, tintOf(read(kind))])) as Palette['tints'],
  };
}
