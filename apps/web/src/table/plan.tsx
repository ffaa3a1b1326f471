/** The plan: hull, corridors, rooms, and who is where. */
import { effect, type ReadonlySignal, useComputed } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { useHold } from '../director/hold.ts';
import { OnPlan } from '../director/on-plan.tsx';
import { pointAt } from '../director/pointed.ts';
import { shotOf } from '../director/shot.ts';
import { spotOfTarget } from '../director/spot.ts';
import { useStage } from '../director/stage-of-page.ts';
import type { Playing } from '../director/stage-table.ts';
import { Light } from '../light/light.tsx';
import { isStill } from '../light/motion.ts';
import { useVoice } from '../text/voice.ts';
import { type Box, boxAround, type Camera, cameraOn } from './camera.ts';
import { byTarget, isTurn } from './choices.ts';
import { Corridors, PlanSigns } from './corridors.tsx';
import { scene, useScene } from './current.ts';
import { focused, moveFocus, startPlace } from './focus.ts';
import { GhostView, ghostBox, ghostPlace } from './ghost.tsx';
import { useIsLinedUp } from './line-up.tsx';
import { PieceView } from './piece.tsx';
import { placeAlone, placePieces } from './piece-placement.ts';
import { Room } from './room.tsx';
import type { Scene } from './scene.ts';
import { WayButton } from './way-button.tsx';
import './plan.css';

let camera: Camera | null = null;

/** Shows a place and puts the focus on it. */
export function showPlace(id: string): void {
  const place = scene.peek()?.places.find((one) => one.id === id);
  if (place === undefined) return;
  focused.value = id;
  camera?.show(place.x, place.y);
  pointAt(place);
  document.querySelector<HTMLElement>(`[data-place="${id}"]`)?.focus();
}

/** Moves the plan, where it must, until what is drawn on it is in sight. */
export function bringOnPlan(drawn: HTMLElement): void {
  const frame = drawn.closest('.plan')!.getBoundingClientRect();
  const box = drawn.getBoundingClientRect();
  const past = (from: number, to: number, least: number, most: number): number =>
    Math.max(0, least - from) - Math.max(0, to - most);
  camera?.pan(
    past(box.left, box.right, frame.left, frame.right),
    past(box.top, box.bottom, frame.top, frame.bottom),
  );
}

/** Where the seat's own figure is, or the middle of the plan. */
function home(): readonly [number, number] {
  const { places, width, height, origin: [left, top] = [0, 0] } = scene.peek()!;
  const here = places.find(({ id }) => id === startPlace());
  return here === undefined ? [left + width / 2, top + height / 2] : [here.x, here.y];
}

/** After the last beat of a shot, one looks on for a moment. */
const HELD = 700;
const TOUCHES = ['keydown', 'pointerdown', 'wheel'] as const;

/** What is great is looked at from near; everything else is only brought into sight. */
function filming(playing: ReadonlySignal<Playing | null>): () => void {
  let last: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = (): void => {
    last = null;
    camera?.endShot();
  };
  /** After a touch, people look around for themselves until all of this has been played. */
  let isLeft = false;
  const leave = (): void => {
    clearTimeout(timer);
    isLeft ||= last !== null;
    last = null;
    camera?.endShot(true);
  };
  for (const name of TOUCHES) addEventListener(name, leave, true);
  const stop = playing.subscribe((now) => {
    clearTimeout(timer);
    const drawn = scene.peek();
    if (now === null || drawn === null) {
      isLeft = false;
      if (last !== null) timer = setTimeout(end, HELD);
      return;
    }
    const shot = isLeft || isStill() ? null : shotOf(drawn, now.beat, last);
    if (shot !== null) {
      last = shot.id;
      camera?.shot(shot.box);
      return;
    }
    // What is told of no place does not take the eye away.
    if (now.at === null) return;
    if (last !== null) end();
    camera?.follow(now.at.x, now.at.y);
  });
  return () => {
    stop();
    clearTimeout(timer);
    for (const name of TOUCHES) removeEventListener(name, leave, true);
  };
}

/** What holds all of these parts of the plan; null where none of them lies on it. */
function boxOf(drawn: Scene, ids: Iterable<string>): Box | null {
  const boxes = [...ids].flatMap((id): Box[] => {
    const spot = spotOfTarget(drawn, id);
    if (spot === null) return [];
    const { x, y, width, height } = spot;
    return [{ left: x - width / 2, top: y - height / 2, width, height }];
  });
  return boxes.length === 0 ? null : boxes.reduce(boxAround);
}

/**
 * A small window holds my figure and all that I can choose on the plan. Where both have no room, my own turn is looked at
 * from my figure, and any other question is looked at where it is about something.
 */
function framing(): () => void {
  return effect(() => {
    const own = startPlace() ?? '';
    const drawn = scene.peek();
    if (drawn === null || byTarget.value.size === 0) return;
    // A figure is seen with its room.
    const targets = [...byTarget.value.keys()].map(
      (id) => drawn.pieces.find((piece) => piece.id === id)?.place ?? id,
    );
    const all = boxOf(drawn, [own, ...targets]);
    const least = isTurn.value ? boxOf(drawn, [own]) : boxOf(drawn, targets);
    if (all !== null) camera?.frame(all, least ?? all, !isTurn.value);
  });
}

const PAN = 90;
const KEYS: Readonly<Record<string, () => void>> = {
  '+': () => camera?.zoom(1.25),
  '=': () => camera?.zoom(1.25),
  '-': () => camera?.zoom(0.8),
  '0': () => camera?.fit(),
};
const PANS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [PAN, 0],
  ArrowRight: [-PAN, 0],
  ArrowUp: [0, PAN],
  ArrowDown: [0, -PAN],
};

function onKey(event: KeyboardEvent): void {
  const pan = PANS[event.key];
  if (pan !== undefined) {
    event.preventDefault();
    if (event.shiftKey) camera?.pan(...pan);
    else moveFocus(event.key);
    return;
  }
  const does = KEYS[event.key];
  if (does === undefined || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  does();
}

/** `isAfar`: it is looked at from the other end of a room. */
export function Plan({ isAfar = false }: { readonly isAfar?: boolean }) {
  const voice = useVoice();
  const stage = useStage();
  const hold = useHold();
  const frame = useRef<HTMLElement>(null);
  const world = useRef<HTMLDivElement>(null);
  const size = useScene(({ width, height, origin }) => ({ width, height, origin }));
  const { width, height, origin: [left, top] = [0, 0] } = size;
  const drawn = { left, top, width, height };
  const isLinedUp = useIsLinedUp();
  useEffect(() => {
    camera = cameraOn(frame.current!, world.current!, drawn, home, isAfar);
    return () => {
      camera?.close();
      // The player who looks next does not learn where the last one looked.
      camera = null;
      focused.value = null;
    };
  }, []);
  // What is about to be placed may lie outside of what is there.
  const laid = useComputed(ghostBox);
  const box = laid.value === null ? drawn : boxAround(drawn, laid.value);
  useEffect(() => camera?.grow(box), [box.left, box.top, box.width, box.height]);
  const own = useComputed(startPlace);
  useEffect(() => {
    const here = scene.peek()?.places.find(({ id }) => id === own.value);
    const isFramed = camera?.frames() === true && byTarget.peek().size > 0;
    if (here !== undefined && !isFramed) camera?.follow(here.x, here.y);
  }, [own.value]);
  const ghost = useComputed(ghostPlace);
  useEffect(() => {
    const there = scene.peek()?.places.find(({ id }) => id === ghost.value);
    if (there !== undefined) camera?.follow(there.x, there.y);
  }, [ghost.value]);
  useEffect(() => filming(stage.playing), []);
  useEffect(() => framing(), []);
  return (
    <section
      ref={frame}
      class="plan"
      aria-label={voice.say('table.plan')}
      onKeyDown={onKey}
      onFocusIn={({ target }) => {
        // A pointer is where it points.
        if (target instanceof HTMLElement && target.matches('.plan-world :focus-visible'))
          bringOnPlan(target);
      }}
      inert={isLinedUp}
      onPointerDown={() => {
        stage.complete();
        hold.onPointerDown();
      }}
    >
      <div ref={world} class="plan-world" style={{ width: `${width}px`, height: `${height}px` }}>
        <Corridors />
        <Light />
        <PlanSigns />
        <Rooms />
        <WayButtons />
        <Pieces />
        <OnPlan />
        <GhostView />
      </div>
      <div class="plan-tools">
        <button type="button" title="+" aria-label={voice.say('table.zoomIn')} onClick={KEYS['+']}>
          +
        </button>
        <button type="button" title="−" aria-label={voice.say('table.zoomOut')} onClick={KEYS['-']}>
          −
        </button>
        <button type="button" title="0" aria-label={voice.say('table.fit')} onClick={KEYS['0']}>
          ⤢
        </button>
      </div>
    </section>
  );
}

/** The rooms of the plan; a picture shows them, too. */
export const Rooms = () => {
  const ids = useScene((now) => now.places.map(({ id }) => id));
  return (
    <>
      {ids.map((id) => (
        <Room key={id} id={id} />
      ))}
    </>
  );
};

const WayButtons = () => {
  const open = useScene((now) => now.ways.filter(({ id }) => byTarget.value.has(id)));
  return (
    <>
      {open.map((way) => (
        <WayButton key={way.id} way={way} />
      ))}
    </>
  );
};

const piecesIn = ({ places, pieces }: Scene) => [
  ...places.flatMap((place) =>
    placePieces(
      place,
      pieces.filter((piece) => piece.place === place.id),
    ),
  ),
  ...placeAlone(pieces),
];

/** In the order of their names, so that a piece that moves stays the same element. */
export const Pieces = () => {
  const all = useScene((now) =>
    piecesIn(now).toSorted((a, b) => (a.piece.id < b.piece.id ? -1 : 1)),
  );
  return (
    <>
      {all.map((at) => (
        <PieceView key={at.piece.id} {...at} />
      ))}
    </>
  );
};
