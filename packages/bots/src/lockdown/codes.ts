/** Beliefs about the active Contingency: codes seen elsewhere are ruled out, claimed ones are unlikely. */
import { FIRST_SEAT, type Seat } from '@deadlight/engine';
import { CONTINGENCIES, FIRST_CONTINGENCY, optionsOf, ZONE } from '@deadlight/games/rules/lockdown';
import type { SurvivalTable } from '@deadlight/games/rules/survival';
import { believed } from './claims.ts';
import { BLUE, GREY, RED, YELLOW } from './contingencies.ts';

/** The probability that each code, in the order of the tokens, is the active one. */
export type Codes = readonly number[];

const COPIES: readonly number[] = CONTINGENCIES.map(({ copies }) => copies);

export function codesFor(table: SurvivalTable, seat: Seat): Codes {
  const left = COPIES.slice();
  const strike = (zone: number): void => {
    for (const thing of table.zone(zone))
      if (table.knows(seat, thing)) left[table.kind(thing) - FIRST_CONTINGENCY]!--;
  };
  strike(ZONE.pool);
  for (let other = FIRST_SEAT; other < table.state.seats; other++)
    strike(ZONE.contingencies(other));
  const told = believed(table, seat, left);
  let sum = 0;
  for (let code = 0; code < left.length; code++) {
    left[code]! -= told[code]!;
    sum += left[code]!;
  }
  return left.map((copies) => copies / sum);
}

/** How a Character has left, or plans to leave. */
export type Exit = 'isolation' | 'bunker' | 'css';

/** Knowledge from which Code Yellow kills (LCK-CTG-05). */
const TOO_MUCH = 5;

/** Probability that the Contingency spares a Character who leaves this way. */
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
