import { checkSetup, codeOf, type Option, randomFrom, Table } from '@deadlight/engine';
import { anyAnswer } from '@deadlight/engine/testing';
import { expect, it } from 'vitest';
import { costOf } from './cost.ts';
import { game as panic } from './game.ts';
import type { PanicTable } from './vars.ts';
import { VERB } from './words.ts';

const BOOST = 2;

/** What an option really takes from the points of the turn. */
function spentBy(table: PanicTable, option: Option): number {
  const before = table.vars.ap;
  const after = table.clone();
  after.decide(table.pending[0]!, option);
  // A turn that goes on keeps its points; another one has its own.
  if (after.vars.active !== table.vars.active || after.over !== null) return Number.NaN;
  return before - after.vars.ap + (codeOf(option) === VERB.boost.code ? BOOST : 0);
}

it('[PAN-TURN-05] every action costs what it says', () => {
  const seen = new Set<number>();
  for (let game = 0; game < 6; game++) {
    const setup = checkSetup(panic, { seats: 4, seed: `cost-${game}`, options: { bonus: true } });
    const table: PanicTable = Table.start(panic, setup);
    const random = randomFrom(`cost-${game}`);
    for (let i = 0; i < 400 && table.over === null; i++) {
      const seat = table.pending[0]!;
      const at = table.state.stack.at(-1)!.at;
      if (at === 'turn/act' || at === 'enter/meet')
        for (const option of table.options(seat)) {
          const spent = spentBy(table, option);
          if (codeOf(option) === VERB.end.code || Number.isNaN(spent)) continue;
          seen.add(codeOf(option));
          expect(costOf(table, option) ?? 0).toBe(spent);
        }
      else for (const option of table.options(seat)) expect(costOf(table, option)).toBeNull();
      table.decide(seat, anyAnswer(table, seat, random));
    }
  }
  expect(seen.size).toBeGreaterThan(10);
});
