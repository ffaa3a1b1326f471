/** Plays a finished game like a recording: on and on, turn by turn, from any seat. */
import { type Seat, SPECTATOR } from '@deadlight/engine';
import type { Source } from '@deadlight/host';
import { computed, effect, signal } from '@preact/signals';
import type { Stage } from '../director/stage.ts';
import { browserGame, moment, story, tell } from '../link.ts';
import { turnsOf } from '../story/positions.ts';

export const SPEEDS = [0.5, 1, 2, 4] as const;

export const isRunning = signal(false);
/** Whose eyes it is seen with. */
export const eye = signal<Seat>(SPECTATOR);
const source = signal<Source | null>(null);

const turns = computed(() =>
  story.value === null || browserGame.value === null
    ? []
    : turnsOf(browserGame.value.app.telling.events, story.value.story),
);

/** Between two decisions, at a speed of 1, in milliseconds. */
const BREATH = 350;

/** Shows the table after a number of decisions; with `play`, the way there is animated. */
export function show(at: number, play = false): void {
  const of = source.peek();
  if (of !== null) tell({ say: 'replay', of, at, seat: eye.peek(), play });
}

export function seeAs(seat: Seat): void {
  eye.value = seat;
  show(moment.peek()?.replay?.at ?? 0);
}

/** One decision on, to be seen; what is still being shown is completed. */
export function stepOn(stage: Stage): void {
  stage.finish();
  const at = moment.peek()?.replay?.at ?? 0;
  show(at + 1, true);
}

export function toNextTurn(): void {
  const { at = 0, of = 0 } = moment.peek()?.replay ?? {};
  show(turns.peek().find((turn) => turn > at) ?? of);
}

export function toLastTurn(): void {
  const { at = 0 } = moment.peek()?.replay ?? {};
  show(turns.peek().findLast((turn) => turn < at) ?? 0);
}

export function togglePlay(): void {
  const { at = 0, of = 0 } = moment.peek()?.replay ?? {};
  if (!isRunning.peek() && at === of) show(0);
  isRunning.value = !isRunning.peek();
}

/** Begins to watch a game; gives what ends it. */
export function watch({ playing, replaySpeed }: Stage, of: Source, from: number): () => void {
  source.value = of;
  eye.value = SPECTATOR;
  isRunning.value = false;
  show(from);
  tell({ say: 'story', of });
  const end = effect(() => {
    const now = moment.value?.replay ?? null;
    if (!isRunning.value || now === null || playing.value !== null) return;
    if (now.at === now.of) {
      isRunning.value = false;
      return;
    }
    const timer = setTimeout(() => show(now.at + 1, true), BREATH / replaySpeed.value);
    return () => clearTimeout(timer);
  });
  return () => {
    end();
    isRunning.value = false;
    source.value = null;
    story.value = null;
  };
}
