import type { Place } from './scene.ts';

/** Cut corners, as on a deck plan; what is built in stands on a foot. */
export function outlineOf({
  width,
  height,
  shape,
}: Pick<Place, 'width' | 'height' | 'shape'>): string {
  const [w, h] = [width - 3, height - 3];
  if (shape === 'hall') return `M10 2H${w - 8}L${w} 10V${h - 30}L${w - 30} ${h}H32L2 ${h - 30}V10Z`;
  return `M12 2H${w - 10}L${w} 12V${h - 10}L${w - 10} ${h}H12L2 ${h - 10}V12Z`;
}
