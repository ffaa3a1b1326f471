/** The rules of each game, loaded on demand, with its mind for bots. */
import { teach } from '@deadlight/bots/core';
import { lookUp } from '@deadlight/engine';
import { loadHostedGame } from '@deadlight/games/load';
import type { HostedGame } from '@deadlight/games/telling';

/** The games that have a mind. */
const LESSONS: Readonly<Record<string, () => Promise<void>>> = {
  nemesis: async () => teach('nemesis', (await import('@deadlight/bots/nemesis')).nemesisMind),
  lockdown: async () => teach('lockdown', (await import('@deadlight/bots/lockdown')).lockdownMind),
  panic: async () => teach('panic', (await import('@deadlight/bots/panic')).panicMind),
};

export async function loadGame(id: string): Promise<HostedGame> {
  await lookUp(LESSONS, id)?.();
  return loadHostedGame(id);
}
