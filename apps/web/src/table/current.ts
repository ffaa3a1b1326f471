/** The table at this moment, ready to be drawn. */
import type { CardSheet } from '@deadlight/games';
import { computed } from '@preact/signals';
import { moment, table } from '../link.ts';
import { voice } from '../text/voice.ts';
import type { Scene } from './scene.ts';

export const sheets = computed<readonly CardSheet[]>(() =>
  table.value === null || voice.value === null || !voice.value.has('game.name')
    ? []
    : table.value.app.cards(voice.value),
);

export const scene = computed<Scene | null>(() => {
  const [at, now, said] = [table.value, moment.value, voice.value];
  if (at === null || now === null || said === null || !said.has('game.name')) return null;
  return at.sceneOf(now.view, said, sheets.value);
});
