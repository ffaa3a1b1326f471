import {
  asSeat,
  checkSetup,
  defineGame,
  defineZones,
  type Game,
  proceduresOf,
  randomFrom,
  type Seat,
  Table,
  verbs,
} from '@deadlight/engine';
import { expect, it } from 'vitest';
import type { Kind } from '../src/vocabulary.ts';
import { mirror } from './conformance.ts';

const zones = defineZones(2, {
  hand: { faces: 'owner', each: 'seat' },
  deck: { faces: 'nobody' },
});
const Z = zones.at;
const V = verbs({ go: [] });

const RED = 0 as Kind;
const BLACK = 1 as Kind;

/** The second seat holds one of two cards; then a die is rolled openly, and somebody is asked. */
function game(asks: (table: Table<object>) => Seat): Game<object> {
  const play = proceduresOf<object>()<object>('play').steps({
    begin: { asks: () => asSeat(0), options: (_table, _local, _seat, offer) => offer.add(V.go()) },
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
    events: {},
    procedures: [play],
    kinds: ['red', 'black'].map((name) => ({ name, group: 'card', back: 'card' })),
    vars: () => ({}),
    setUp(table) {
      table.create(RED, Z.hand(asSeat(1)));
      table.create(BLACK, Z.deck);
      table.call(play, {});
    },
  });
}

/** Both ways in which the cards can lie: one of them differs from the redeal. */
function playPairs(asking: Game<object>): void {
  const setup = checkSetup(asking, { seats: 2, seed: 'pairs' });
  for (const faces of [
    [RED, BLACK],
    [BLACK, RED],
  ]) {
    const table = Table.start(asking, setup);
    table.state.face.splice(0, 2, ...faces);
    mirror(table, asSeat(0), randomFrom('pairs'));
  }
}

it('detects a question that depends on a hand, even when something else is learned with it', () => {
  expect(() =>
    playPairs(game((table) => (table.find(Z.hand(asSeat(1)), RED) < 0 ? asSeat(0) : asSeat(1)))),
  ).toThrow('they part here');
});

it('accepts a question that depends on public knowledge', () => {
  expect(() =>
    playPairs(game((table) => asSeat(table.zone(Z.hand(asSeat(1))).length))),
  ).not.toThrow();
});
