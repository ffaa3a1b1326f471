/** The canvas under the rooms: what is lit, what burns, and what lies in the dark. */
import { useEffect, useRef } from 'preact/hooks';
import { isStrong, light as lightSetting } from '../settings/settings.ts';
import type { Box } from '../table/camera.ts';
import { scene, useScene } from '../table/current.ts';
import { lightsAt, type Passages, passagesTo } from './changes.ts';
import { FLICKERS, flickers } from './flicker.ts';
import { type Lighting, lightsOf, ownSpot } from './lights.ts';
import { isStill, onStill } from './motion.ts';
import type { Painter } from './painter.ts';
import { paletteOf } from './palette.ts';
import { lightPatches, type Patch, shadePatches } from './patches.ts';
import { plainPainter } from './plain-painter.ts';
import { webglPainter } from './webgl-painter.ts';
import './light.css';

/** The gloom reaches beyond the plan, and fades there. */
const MARGIN = 90;
/** Pixels for each unit of the plan: light has no sharp edges. */
const RESOLUTION = 0.5;

const boxOf = ({ left, top, width, height }: Box): Box => ({
  left: left - MARGIN,
  top: top - MARGIN,
  width: width + 2 * MARGIN,
  height: height + 2 * MARGIN,
});

const NOTHING: Passages = { since: 0, all: [], ends: 0 };

/** Paints whenever something has changed, and sleeps meanwhile. */
function shining(canvas: HTMLCanvasElement, painter: Painter, plan: HTMLElement, first: Box) {
  let lighting: Lighting = { lights: [], shades: [] };
  let passages = NOTHING;
  let palette = paletteOf(canvas);
  let [next, timer] = [0, undefined as ReturnType<typeof setTimeout> | undefined];
  let whole = first;

  const gloom = (): Patch => ({
    clip: {
      x: whole.left + whole.width / 2,
      y: whole.top + whole.height / 2,
      halfWidth: whole.width / 2 - MARGIN,
      halfHeight: whole.height / 2 - MARGIN,
      angle: 0,
    },
    soft: MARGIN,
    x: 0,
    y: 0,
    radius: 0,
    tint: palette.night,
    opacity: palette.gloom,
    beam: null,
    dust: false,
  });

  const paint = (): void => {
    const now = performance.now();
    const still = isStill();
    const lights = still ? lighting.lights : lightsAt(passages, now);
    painter.paint({
      box: whole,
      palette,
      shades: [gloom(), ...shadePatches(lighting.shades, palette)],
      lights: lightPatches(lights, palette, still ? null : now),
      time: still ? 0 : now / 1000,
    });
    canvas.toggleAttribute('data-asleep', false);
    if (still) sleep();
    else if (now < passages.ends) frame();
    else if (lighting.lights.some(flickers)) timer = setTimeout(flicker, 1000 / FLICKERS);
    else sleep();
  };
  const sleep = (): void => {
    canvas.toggleAttribute('data-asleep', true);
  };
  const frame = (): void => {
    cancelAnimationFrame(next);
    next = requestAnimationFrame(paint);
  };
  /** A fire does not make a drag stumble. */
  const flicker = (): void => {
    if (plan.hasAttribute('data-dragged')) timer = setTimeout(flicker, 1000 / FLICKERS);
    else frame();
  };
  const wake = (): void => {
    clearTimeout(timer);
    frame();
  };

  const stop = scene.subscribe((now) => {
    if (now === null) return;
    const at = performance.now();
    const before = passages === NOTHING ? null : lightsAt(passages, at);
    lighting = lightsOf(now);
    passages = passagesTo(before ?? lighting.lights, lighting, ownSpot(now), at);
    wake();
  });
  const look = new MutationObserver(() => {
    palette = paletteOf(canvas);
    wake();
  });
  look.observe(document.documentElement, {
    attributeFilter: ['data-theme', 'data-contrast', 'data-motion'],
  });
  const quiet = onStill(wake);

  return {
    resize(box: Box): void {
      whole = box;
      wake();
    },
    close(): void {
      stop();
      quiet();
      look.disconnect();
      clearTimeout(timer);
      cancelAnimationFrame(next);
      painter.close();
    },
  };
}

export function Light() {
  const canvas = useRef<HTMLCanvasElement>(null);
  const shine = useRef<ReturnType<typeof shining> | null>(null);
  const size = useScene(({ width, height, origin }) => ({ width, height, origin }));
  const { width, height, origin: [left, top] = [0, 0] } = size;
  const box = boxOf({ left, top, width, height });
  // Light takes contrast away.
  const on = lightSetting.value === 'on' && !isStrong.value;
  useEffect(() => {
    const here = canvas.current;
    const plan = here?.closest<HTMLElement>('.plan') ?? null;
    if (here === null || plan === null) return;
    const painter = webglPainter(here) ?? plainPainter(here);
    if (painter === null) return;
    plan.setAttribute('data-light', '');
    shine.current = shining(here, painter, plan, box);
    return () => {
      shine.current?.close();
      shine.current = null;
      plan.removeAttribute('data-light');
    };
  }, [on]);
  useEffect(() => shine.current?.resize(box), [box.left, box.top, box.width, box.height]);
  if (!on) return null;
  return (
    <canvas
      ref={canvas}
      class="light"
      width={Math.round(box.width * RESOLUTION)}
      height={Math.round(box.height * RESOLUTION)}
      style={{
        left: `${box.left}px`,
        top: `${box.top}px`,
        width: `${box.width}px`,
        height: `${box.height}px`,
      }}
    />
  );
}
