/** Every game that the browser can show: each folder here with a `browser-game.ts`, loaded when it is chosen. */
import type { BrowserGame } from './game.ts';

const LOADERS = import.meta.glob<{ readonly browserGame: BrowserGame }>('./*/browser-game.ts');

const loaderOf = (id: string) => LOADERS[`./${id}/browser-game.ts`];

export const hasBrowserGame = (id: string): boolean => loaderOf(id) !== undefined;

export async function loadBrowserGame(id: string): Promise<BrowserGame> {
  const load = loaderOf(id);
  if (load === undefined) throw new RangeError(`the browser does not know "${id}"`);
  return (await load()).browserGame;
}
