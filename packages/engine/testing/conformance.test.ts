import {
  checkSetup,
  defineGame,
  type Game,
  layOut,
  proceduresOf,
  randomFrom,
  Table,
  verbs,
} from '@deadlight/engine';
import { expect, it } from 'vitest';
import { mirror } from './conformance.ts';

const zones = layOut(2, {
  hand: { faces: 'owner', each: 'seat' },
  deck: { faces: 'nobody' },
});
const Z = zones.at;
const V = verbs({ go: [] });

/** The second seat holds one of two cards; then a die is rolled, which everyone sees, and somebody is asked. */
function game(asks: (table: Table<object>) => number): Game<object> {
  const play = proceduresOf<object>()<object>('play').steps({
    begin: { asks: () => 0, options: (_table, _local, _seat, offer) => offer.add(V.go()) },
    roll(table) {
      table.roll(6);
    },
    ask: { asks, options: (_table, _local, _seat, offer) => offer.add(V.go()) },
    end: (table) => table.finish({ how: 'over', rule: 'TST-END-01', winners: [] }),
  });
  return defineGame<object>({
    id: 'asking',
    rules: 1,
    seats: { min: 2, max: 2 },
    options: {},
    longest: 2,
    zones,
    verbs: V,
    procedures: [play],
    kinds: ['red', 'black'].map((name) => ({ name, group: 'card', back: 'card' })),
    vars: () => ({}),
    setUp(table) {
      table.create(0, Z.hand + 1);
      table.create(1, Z.deck);
      table.call(play, {});
    },
  });
}

/** Both ways in which the cards can lie: one of them is not how they are dealt anew. */
function playPairs(asking: Game<object>): void {
  const setup = checkSetup(asking, { seats: 2, seed: 'pairs' });
  for (const faces of [
    [0, 1],
    [1, 0],
  ]) {
    const table = Table.start(asking, setup);
    table.state.face.splice(0, 2, ...faces);
    mirror(table, 0, randomFrom('pairs'));
  }
}

it('a question that depends on a hand is noticed, even when something else is learned with it', () => {
  expect(() => playPairs(game((table) => (table.find(Z.hand + 1, 0) < 0 ? 0 : 1)))).toThrow(
    'they part here',
  );
});

it('a question that depends on what everyone knows is not', () => {
  expect(() => playPairs(game((table) => table.zone(Z.hand + 1).length))).not.toThrow();
});
