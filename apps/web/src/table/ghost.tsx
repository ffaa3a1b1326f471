/** A room that could be placed: it lies on the plan as a ghost, and turns, until it is placed. */

import { saidIn } from '@deadlight/games/telling';
import { signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { useAnnounced } from '../ears/announcer.ts';
import { Icon } from '../icons/icon.tsx';
import { browserGame, moment } from '../link.ts';
import { useVoice, voice as voiceNow } from '../text/voice.ts';
import type { Box } from './camera.ts';
import type { Choice } from './choice.ts';
import { byTarget, choose, takes } from './choices.ts';
import type { Ghost } from './scene.ts';
import './ghost.css';

interface Shown {
  /** What it may become: one choice for each way it can lie. */
  readonly ways: readonly Choice[];
  readonly at: number;
  /** The question that it belongs to. */
  readonly number: number;
  readonly place: string;
}

const shown = signal<Shown | null>(null);

function ghostFor({ notation }: Choice): Ghost | null {
  const { app, ghostOf } = browserGame.value!;
  return ghostOf?.(moment.value!.view, voiceNow.value!, saidIn(app.vocabulary, notation)) ?? null;
}

/** Shows what could be placed here; false where it is something else that can be done. */
export function showGhost(place: string): boolean {
  const ways = byTarget.peek().get(place) ?? [];
  if (ways.length === 0 || !takes.peek().one || ways.some((way) => ghostFor(way) === null))
    return false;
  shown.value = { ways, at: 0, number: moment.peek()!.number, place };
  return true;
}

/** Where it lies now. */
export const ghostPlace = (): string | null =>
  shown.value?.number === moment.value?.number ? (shown.value?.place ?? null) : null;

/** How far its ways out and its tools stand out. */
const MARGIN = 26;

/** The area that it takes up on the plan, which may not reach that far yet. */
export function ghostBox(): Box | null {
  if (ghostPlace() === null) return null;
  const { ways, at } = shown.value!;
  const ghost = ghostFor(ways[at]!);
  if (ghost === null) return null;
  const [width, height] = [ghost.width + 2 * MARGIN, ghost.height + 2 * MARGIN];
  return { left: ghost.x - width / 2, top: ghost.y - height / 2, width, height };
}

function hide(): void {
  const place = shown.peek()?.place;
  shown.value = null;
  document.querySelector<HTMLElement>(`[data-place="${place}"]`)?.focus();
}

const turn = (now: Shown): void => {
  shown.value = { ...now, at: (now.at + 1) % now.ways.length };
};

/** Sides, from the north clockwise: where a passage or a door leads out. */
const SIDES = [
  [0.5, 0],
  [1, 0.5],
  [0.5, 1],
  [0, 0.5],
] as const;

const Tile = ({ ghost: { width, height, exits, halved, turned } }: { readonly ghost: Ghost }) => (
  <svg
    class="ghost-tile"
    viewBox={`0 0 ${width} ${height}`}
    style={{ rotate: `${turned * 90}deg` }}
    aria-hidden="true"
  >
    <rect x="2" y="2" width={width - 4} height={height - 4} rx="12" />
    {halved && <path d={`M8 ${height / 2}H${width - 8}`} />}
    {exits.map((exit, side) => {
      const [x, y] = SIDES[side]!;
      if (exit === 'wall') return null;
      const at = `translate(${x * width} ${y * height}) rotate(${side * 90})`;
      return (
        <g key={side} transform={at} data-exit={exit}>
          <path class="ghost-exit" d="M-13 10V-20H13V10Z" />
          {exit === 'door' && <path class="ghost-door" d="M-15 -5H15" />}
        </g>
      );
    })}
  </svg>
);

export function GhostView() {
  const voice = useVoice();
  const now = shown.value;
  const isDue = now !== null && now.number === moment.value?.number;
  const go = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isDue) go.current?.focus({ preventScroll: true });
  }, [now?.place, isDue]);
  const way = isDue ? now.ways[now.at]! : null;
  useAnnounced(way?.label ?? '');
  if (now === null || way === null) return null;
  const ghost = ghostFor(way);
  if (ghost === null) return null;
  const { x, y, width, height, name, icon } = ghost;
  const place = (): void => {
    shown.value = null;
    choose(way);
  };
  return (
    <div
      class="ghost"
      role="dialog"
      aria-label={way.label}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        hide();
      }}
      style={{
        left: `${x - width / 2}px`,
        top: `${y - height / 2}px`,
        width: `${width}px`,
        height: `${height}px`,
      }}
    >
      <Tile ghost={ghost} />
      <span class="ghost-name">{name}</span>
      <Icon name={icon} />
      <span class="ghost-tools">
        {now.ways.length > 1 && (
          <button
            type="button"
            data-ghost="turn"
            title={voice.say('ghost.turn')}
            aria-label={voice.say('ghost.turn')}
            onClick={() => turn(now)}
          >
            ↻
          </button>
        )}
        <button
          ref={go}
          type="button"
          data-ghost="place"
          title={way.label}
          aria-label={way.label}
          onClick={place}
        >
          ✓
        </button>
        <button
          type="button"
          data-ghost="hide"
          title={voice.say('table.cancel')}
          aria-label={voice.say('table.cancel')}
          onClick={hide}
        >
          ✕
        </button>
      </span>
    </div>
  );
}
