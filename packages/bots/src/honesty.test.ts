import { checkSetup, randomFrom, redeal, type Setup, Table } from '@deadlight/engine';
import { GAMES } from '@deadlight/games';
import { beforeAll, describe, expect, it } from 'vitest';
import './all-minds.ts';
import { BOTS, isDeep, prepare } from './bots.ts';
import { companionOf } from './companion.ts';
import { veteranOf } from './learned/veteran.ts';
import { mastermindOf } from './mastermind/mastermind.ts';
import { isTaught } from './minds.ts';
import { chooseAny } from './random-bot.ts';
import { Sight } from './sight.ts';
import { TEMPERAMENTS } from './temperament.ts';

/** The same search with few iterations, and the same second thoughts on few tables: weaker, but faster. */
const QUICK = [mastermindOf(8), veteranOf(4), veteranOf(0)];
const bots = [
  ...Object.values(BOTS).filter(({ name }) => !isDeep(name)),
  ...TEMPERAMENTS.map(companionOf),
  ...QUICK,
];
/** Positions per game: a sample, since the search is slow. */
const EVERY = 23;

const games = Object.values(GAMES)
  .filter(({ game }) => isTaught(game.id))
  .flatMap(({ game }) =>
    (game.options['mode'] ?? [undefined]).map((mode) => ({ id: game.id, mode, game })),
  );

const setupIn = (game: (typeof games)[number]['game'], mode: unknown): Setup =>
  checkSetup(game, {
    seats: 5,
    seed: `honest:${mode}`,
    options: mode === undefined ? {} : { mode: mode as string },
  });

beforeAll(async () => {
  for (const { id } of games) for (const { name } of bots) await prepare(name, id);
});

describe.each(games)('bots that play $id $mode', ({ game, mode }) => {
  it('give the same answer when hidden information is dealt again, and leave the table unchanged', () => {
    const table: Table = Table.start(game, setupIn(game, mode));
    const random = randomFrom('players');
    let dealtAnew = 0;
    for (let at = 0; table.over === null; at++) {
      const seat = table.pending[0]!;
      if (at % EVERY === 0) {
        const other = redeal(table, seat, `other ${at}`);
        if (other.hash !== redeal(table, seat, `third ${at}`).hash) dealtAnew++;
        const { hash } = table;
        for (const bot of bots) {
          const answer = bot.answer(new Sight(table, seat), randomFrom(`chance ${at}`));
          expect(bot.answer(new Sight(other, seat), randomFrom(`chance ${at}`)), bot.name).toEqual(
            answer,
          );
        }
        expect(table.hash).toBe(hash);
      }
      table.decide(seat, chooseAny(table.options(seat), table.choose(seat), random));
    }
    expect(dealtAnew).toBeGreaterThan(3);
  });
});
