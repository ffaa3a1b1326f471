/** Lingering with a mouse, pressing long with a finger, or a key: each asks for an explanation. */
import { signal } from '@preact/signals';
import { type Explanation, explainedAt } from './explanation.ts';

export interface Shown {
  readonly says: Explanation;
  readonly anchor: HTMLElement;
  readonly by: 'hover' | 'touch' | 'key';
}

export const shown = signal<Shown | null>(null);

const HOVER = 550;
const PRESS = 500;
/** Time to get from the element to its explanation. */
const GRACE = 250;
/** A finger that wanders further is dragging. */
const STILL = 10;

let timer: ReturnType<typeof setTimeout> | undefined;
let pressed: { readonly x: number; readonly y: number } | null = null;
let longPressed = false;
/** Where the mouse was last. */
let rested = { x: Number.NaN, y: Number.NaN };

const isInside = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('.explanation') !== null;

/** Nothing is explained over a menu, a window or my own fate: those have the text themselves. */
const isCovered = (): boolean =>
  document.querySelector('.menu:popover-open, dialog[open], .stage-blows, .stage-secrets') !== null;

function show(target: EventTarget | null, by: Shown['by']): boolean {
  const found = explainedAt(target);
  if (found === null || isCovered()) return false;
  // A mouse that rests somewhere else takes nothing away again.
  clearTimeout(timer);
  shown.value = { ...found, by };
  return true;
}

/** A click on what is there only to be explained. */
export function ask(event: MouseEvent): void {
  show(event.currentTarget, event.detail === 0 ? 'key' : 'touch');
}

export function hide(): void {
  clearTimeout(timer);
  const last = shown.peek();
  if (last === null) return;
  shown.value = null;
  if (last.by === 'key' && last.anchor.isConnected) last.anchor.focus();
}

/** Remembers where the mouse is; false if it only rests while something else comes to lie under it. */
function hasMoved({ clientX: x, clientY: y }: PointerEvent): boolean {
  const moved = x !== rested.x || y !== rested.y;
  rested = { x, y };
  return moved;
}

function onOver(event: PointerEvent): void {
  const { pointerType, buttons, target } = event;
  if (pointerType !== 'mouse') return;
  const moved = hasMoved(event);
  if (buttons !== 0) return;
  clearTimeout(timer);
  const now = shown.peek();
  if (isInside(target) || (now !== null && now.by !== 'hover')) return;
  const found = moved ? explainedAt(target) : null;
  if (now !== null && found?.anchor === now.anchor) return;
  timer = setTimeout(
    () => {
      hide();
      if (found === null) return;
      timer = setTimeout(() => show(target, 'hover'), now === null ? 0 : HOVER - GRACE);
    },
    now === null ? HOVER : GRACE,
  );
}

function onDown(event: PointerEvent): void {
  hasMoved(event);
  clearTimeout(timer);
  if (isInside(event.target)) return;
  hide();
  longPressed = false;
  if (event.pointerType === 'mouse') return;
  pressed = { x: event.clientX, y: event.clientY };
  timer = setTimeout(() => {
    longPressed = pressed !== null && show(event.target, 'touch');
  }, PRESS);
}

function onMove(event: PointerEvent): void {
  hasMoved(event);
  if (pressed === null) return;
  if (Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) < STILL) return;
  pressed = null;
  clearTimeout(timer);
}

function onUp(): void {
  if (pressed !== null) clearTimeout(timer);
  pressed = null;
}

/** A long press does not count as a tap on what lies below it. */
function onClick(event: MouseEvent): void {
  if (!longPressed) return;
  longPressed = false;
  event.preventDefault();
  event.stopPropagation();
}

function onMenu(event: Event): void {
  if (pressed !== null || longPressed) event.preventDefault();
}

function onKey(event: KeyboardEvent): void {
  if (event.key === 'Escape' && shown.peek() !== null) {
    event.preventDefault();
    event.stopPropagation();
    hide();
  } else if (event.key.toLowerCase() === 'i' && !event.ctrlKey && !event.metaKey && !event.altKey) {
    if (isInside(event.target)) hide();
    else if (show(event.target, 'key')) event.preventDefault();
  }
}

/** Listens until the function that it gives is called. */
export function watchGestures(): () => void {
  const stop = new AbortController();
  const wholly = { signal: stop.signal, capture: true } as const;
  addEventListener('pointerover', onOver, wholly);
  addEventListener('pointerdown', onDown, wholly);
  addEventListener('pointermove', onMove, wholly);
  addEventListener('pointerup', onUp, wholly);
  addEventListener('pointercancel', onUp, wholly);
  addEventListener('click', onClick, wholly);
  addEventListener('contextmenu', onMenu, wholly);
  addEventListener('keydown', onKey, wholly);
  return () => {
    stop.abort();
    hide();
  };
}
