/** The rules of each game, loaded when it is played. */
import type { AppGame } from '@deadlight/games/telling';

const LOADERS: Readonly<Record<string, () => Promise<AppGame>>> = {
  nemesis: async () => (await import('@deadlight/games/nemesis')).nemesisApp,
  lockdown: async () => (await import('@deadlight/games/lockdown')).lockdownApp,
  panic: async () => (await import('@deadlight/games/panic')).panicApp,
};

export const GAME_IDS: readonly string[] = Object.keys(LOADERS);

export async function loadGame(id: string): Promise<AppGame> {
  const load = LOADERS[id];
  if (load === undefined) throw new RangeError(`there is no game "${id}"`);
  return load();
}
