/** Every game that the browser can show, loaded when it is chosen. */
import type { BrowserGame } from './game.ts';

const LOADERS: Readonly<Record<string, () => Promise<BrowserGame>>> = {
  lockdown: async () => (await import('./lockdown/lockdown.ts')).lockdownInBrowser,
  nemesis: async () => (await import('./nemesis/nemesis.ts')).nemesisInBrowser,
  panic: async () => (await import('./panic/panic.ts')).panicInBrowser,
  // A new game goes above.
};

export const hasBrowserGame = (id: string): boolean => Object.hasOwn(LOADERS, id);

export async function loadBrowserGame(id: string): Promise<BrowserGame> {
  const load = LOADERS[id];
  if (load === undefined) throw new RangeError(`the browser does not know "${id}"`);
  return load();
}
