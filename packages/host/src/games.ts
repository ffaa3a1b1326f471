/** The rules of each game, loaded when it is played, with what bots know of it. */
import { teach } from '@deadlight/bots/core';
import { lookUp, quoted } from '@deadlight/engine';
import type { AppGame } from '@deadlight/games/telling';

const LOADERS: Readonly<Record<string, () => Promise<AppGame>>> = {
  async nemesis() {
    teach('nemesis', (await import('@deadlight/bots/nemesis')).nemesisMind);
    return (await import('@deadlight/games/nemesis')).nemesisApp;
  },
  async lockdown() {
    teach('lockdown', (await import('@deadlight/bots/lockdown')).lockdownMind);
    return (await import('@deadlight/games/lockdown')).lockdownApp;
  },
  async panic() {
    teach('panic', (await import('@deadlight/bots/panic')).panicMind);
    return (await import('@deadlight/games/panic')).panicApp;
  },
  // A new game goes above.
};

export const GAME_IDS: readonly string[] = Object.keys(LOADERS);

export async function loadGame(id: string): Promise<AppGame> {
  const load = lookUp(LOADERS, id);
  if (load === undefined) throw new RangeError(`there is no game ${quoted(id)}`);
  return load();
}
