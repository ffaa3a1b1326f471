/** One game at a time, with its rules, loaded when it is played. */
import { type Game, quoted } from '@deadlight/engine';
import { GAME_IDS } from './manifests.ts';
import type { AppGame, HostedGame } from './telling/app-game.ts';

/** An id may come from outside: only those of the list become a path. */
export async function loadHostedGame(id: string): Promise<HostedGame> {
  if (!GAME_IDS.includes(id)) throw new RangeError(`there is no game ${quoted(id)}`);
  const [{ app }, { game }] = await Promise.all([
    import(`./${id}/app.ts`) as Promise<{ app: AppGame }>,
    import(`./${id}/game.ts`) as Promise<{ game: Game }>,
  ]);
  return { ...app, game };
}
