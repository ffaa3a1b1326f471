/** The table at this moment, ready to be drawn. */
import type { CardSheet } from '@deadlight/games';
import { computed } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { staged } from '../director/staged.ts';
import { moment, table } from '../link.ts';
import { voice } from '../text/voice.ts';
import type { Scene } from './scene.ts';
import { steadily } from './steady.ts';

export const sheets = computed<readonly CardSheet[]>(() =>
  table.value === null || voice.value === null || !voice.value.has('game.name')
    ? []
    : table.value.app.cards(voice.value),
);

/** The table as it is, though it may not have been told yet. */
export const drawn = steadily<Scene | null>(() => {
  const [at, now, said] = [table.value, moment.value, voice.value];
  if (at === null || now === null || said === null || !said.has('game.name')) return null;
  return at.sceneOf(now.view, said, sheets.value);
});

/** The table as far as it has been told. */
export const scene = steadily<Scene | null>(() => staged.value ?? drawn.value);

/** A part of the scene; only a change of this part draws its reader anew. */
export function useScene<T>(pick: (now: Scene) => T): T {
  const part = useMemo(() => steadily(() => (scene.value === null ? null : pick(scene.value))), []);
  return part.value as T;
}
