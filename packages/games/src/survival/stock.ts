/** Putting the parts of a game on the table. */
import type { SurvivalTable } from './vars.ts';

/** So many things of a kind, in a zone. */
export type Stock = readonly [kind: number, zone: number, copies: number];

export function create(table: SurvivalTable, stock: readonly Stock[]): void {
  for (const [kind, zone, copies] of stock)
    for (let i = 0; i < copies; i++) table.create(kind, zone);
}

/** A list in random order, before anything of it is on the table. */
export function shuffled(table: SurvivalTable, list: readonly number[]): number[] {
  const order = list.slice();
  for (let i = order.length - 1; i > 0; i--) {
    const j = table.pick(i + 1);
    [order[i], order[j]] = [order[j]!, order[i]!];
  }
  return order;
}
