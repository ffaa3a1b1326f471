/** What a seat believes of the active Contingency: what it has seen elsewhere it cannot be, and hardly what others say they have. */
import type { Seat } from '@deadlight/engine';
import { CONTINGENCIES, FIRST_CONTINGENCY, L, optionsOf } from '@deadlight/games/rules/lockdown';
import type { SurvivalTable } from '@deadlight/games/rules/survival';
import { believed } from './claims.ts';
import { BLUE, GREY, RED, YELLOW } from './contingencies.ts';

/** By code, in the order of the tokens: how likely it is the active one. */
export type Codes = readonly number[];

const COPIES: readonly number[] = CONTINGENCIES.map(({ copies }) => copies);

export function codesFor(table: SurvivalTable, seat: Seat): Codes {
  const left = COPIES.slice();
  const strike = (zone: number): void => {
    for (const thing of table.zone(zone))
      if (table.knows(seat, thing)) left[table.kind(thing) - FIRST_CONTINGENCY]!--;
  };
  strike(L.pool);
  for (let other = 0; other < table.state.seats; other++) strike(L.contingencies + other);
  const told = believed(table, seat, left);
  let sum = 0;
  for (let code = 0; code < left.length; code++) {
    left[code]! -= told[code]!;
    sum += left[code]!;
  }
  return left.map((copies) => copies / sum);
}

/** How somebody has left, or means to leave. */
export type Exit = 'isolation' | 'bunker' | 'css';

/** Code Yellow looks for those who know so much (LCK-CTG-05). */
export const TOO_MUCH = 5;

/** The chance that the Contingency spares who leaves so, with so much Knowledge and with or without a Signal. */
export function spared(
  table: SurvivalTable,
  codes: Codes,
  exit: Exit,
  knowledge: number,
  signal: boolean,
): number {
  const knows = knowledge >= TOO_MUCH;
  const yellow = optionsOf(table.vars).yellowKills === 'many' ? knows : !knows;
  let chance = 1;
  if (yellow) chance -= codes[YELLOW]!;
  if (!signal) chance -= codes[BLUE]!;
  if (exit === 'css') chance -= codes[GREY]!;
  if (exit === 'isolation') chance -= codes[RED]!;
  return Math.max(0, chance);
}
