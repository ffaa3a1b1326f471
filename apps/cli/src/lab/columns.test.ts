import { checkSetup } from '@deadlight/engine';
import { GAMES } from '@deadlight/games';
import { expect, it } from 'vitest';
import { runGame } from '../simulate/game-run.ts';
import { fromColumns, toColumns } from './columns.ts';

it.each([
  ['panic', 4],
  ['nemesis', 3],
  ['lockdown', 2],
])('games of %s come out of their columns as they went in', async (game, seats) => {
  const runs = await Promise.all(
    ['a', 'b', 'c'].map((seed) =>
      runGame({
        setup: checkSetup(GAMES[game]!.game, { seats, seed }),
        chairs: Array.from({ length: seats }, () => 'random'),
      }),
    ),
  );
  const columns = JSON.parse(JSON.stringify(toColumns(runs))) as ReturnType<typeof toColumns>;
  const played = fromColumns(columns, runs.length, seats);
  runs.forEach(({ facts, rounds, decisions }, i) => {
    expect(played[i]).toMatchObject({ rounds, decisions });
    const { how, side, met, players, visits, dealt, found } = facts;
    expect(played[i]!.facts).toEqual({ how, side, met, players, visits, dealt, found });
    expect(Object.keys(visits).length).toBeGreaterThan(0);
    for (const { fate, diedIn, diedAt } of players) {
      expect(diedIn === null).toBe(fate !== 'dead');
      if (fate === 'dead') expect(diedAt).toEqual(expect.any(String));
    }
  });
});
