/** Every game that has a table here, loaded when it is chosen. */
import type { TableGame } from './game.ts';

const LOADERS: Readonly<Record<string, () => Promise<TableGame>>> = {
  lockdown: async () => (await import('./lockdown/lockdown.ts')).lockdownTable,
  nemesis: async () => (await import('./nemesis/nemesis.ts')).nemesisTable,
  panic: async () => (await import('./panic/panic.ts')).panicTable,
  // A new game goes above.
};

export const hasTable = (id: string): boolean => Object.hasOwn(LOADERS, id);

export async function loadTable(id: string): Promise<TableGame> {
  const load = LOADERS[id];
  if (load === undefined) throw new RangeError(`there is no table for "${id}"`);
  return load();
}
