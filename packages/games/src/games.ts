/** Every game that can be played here, with what belongs to it. */
import { GAME_IDS } from './manifests.ts';
import type { PlayableGame } from './playable.ts';

async function playableOf(id: string): Promise<PlayableGame> {
  const { playable } = (await import(`./${id}/playable.ts`)) as { playable: PlayableGame };
  return playable;
}

export const GAMES: Readonly<Record<string, PlayableGame>> = Object.fromEntries(
  await Promise.all(GAME_IDS.map(async (id) => [id, await playableOf(id)] as const)),
);
