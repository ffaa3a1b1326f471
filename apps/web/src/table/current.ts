/** The table at this moment, ready to be drawn. */
import type { OptionValue } from '@deadlight/engine';
import type { CardSheet } from '@deadlight/games';
import { cardsAtTable } from '@deadlight/games/telling';
import { computed, type ReadonlySignal } from '@preact/signals';
import { createContext } from 'preact';
import { useContext, useMemo } from 'preact/hooks';
import { staged } from '../director/staged.ts';
import { browserGame, moment } from '../link.ts';
import { voice } from '../text/voice.ts';
import type { Scene } from './scene.ts';
import { steadily } from './steady.ts';

type Options = Readonly<Record<string, OptionValue>>;

/** What the table has agreed on is open to everyone. */
export const optionsOf = (vars: unknown): Options =>
  (vars as { readonly options?: Options }).options ?? {};

/** They stay as they are while a table is played. */
const agreed = steadily<Options>(() =>
  moment.value === null ? {} : optionsOf(moment.value.view.vars),
);

/** The cards of the game, as this table reads them. */
export const sheets = computed<readonly CardSheet[]>(() => {
  const [at, said] = [browserGame.value, voice.value];
  if (at === null || said === null || !said.has('game.name')) return [];
  return cardsAtTable(at.app.cards(said), at.app.vocabulary.id, agreed.value, said);
});

/** The table as it is, though it may not have been told yet. */
export const drawn = steadily<Scene | null>(() => {
  const [at, now, said] = [browserGame.value, moment.value, voice.value];
  if (at === null || now === null || said === null || !said.has('game.name')) return null;
  return at.sceneOf(now.view, said, sheets.value);
});

/** The table as far as it has been told. */
export const scene = steadily<Scene | null>(() => staged.value ?? drawn.value);

/** Another table than the one that is played, where the handbook shows one. */
export const Picture = createContext<ReadonlySignal<Scene | null> | null>(null);

/** A part of the scene; only a change of this part renders its reader again. */
export function useScene<T>(pick: (now: Scene) => T): T {
  const shown = useContext(Picture) ?? scene;
  const part = useMemo(
    () => steadily(() => (shown.value === null ? null : pick(shown.value))),
    [shown],
  );
  return part.value as T;
}
