import { checkSetup, randomFrom, redeal, type Seat, Table } from '@deadlight/engine';
import { GAMES } from '@deadlight/games';
import { describe, expect, it } from 'vitest';
import '../all-minds.ts';
import { mindOf } from '../minds.ts';
import { chooseAny } from '../random-bot.ts';
import { Sight } from '../sight.ts';
import { Bytes } from './eyes.ts';
import { inputNames, numberingOf, Places } from './inputs.ts';
import { optionSizeOf, stateSizeOf, weighed, writeOptions, writeState } from './question.ts';

const cases = [
  ...['nemesis', 'lockdown'].flatMap((id) =>
    ['semi-coop', 'coop'].map((mode) => ({ id, seats: 4, options: { mode } })),
  ),
  ...[false, true].map((bonus) => ({ id: 'panic', seats: 5, options: { bonus } })),
];
const EVERY = 5;
const UNTOUCHED = 77;

describe.each(cases)('what a network is shown of $id $options', ({ id, seats, options }) => {
  const { game } = GAMES[id]!;
  const mind = mindOf(id);
  const eyes = mind.eyes!;
  const [stateSize, optionSize] = [stateSizeOf(eyes), optionSizeOf(eyes)];
  const [ownState, ownOption] = [eyes.stateNames.length, eyes.optionNames.length];
  const places = new Places(game, numberingOf(game));

  /** The encoded question, or null where there is nothing to weigh. */
  const shown = (table: Table, seat: Seat): Int8Array | null => {
    const sight = new Sight(table, seat);
    const found = weighed(mind, sight);
    if (found === null) return null;
    const bytes = new Int8Array(stateSize + found.options.length * optionSize);
    writeState(eyes, places, sight, bytes, 0);
    writeOptions(mind, eyes, places, sight, found, bytes, stateSize);
    return bytes;
  };

  it('has a name for each number and stays within its range', () => {
    const table: Table = Table.start(game, checkSetup(game, { seats: 4, seed: 'size', options }));
    const random = randomFrom('players');
    while (table.over === null) {
      const seat = table.pending[0]!;
      const sight = new Sight(table, seat);
      const bytes = new Int8Array(Math.max(stateSize, optionSize) + 1);
      bytes[ownState] = UNTOUCHED;
      const into = new Bytes(bytes);
      eyes.state(sight, into);
      expect([into.at, bytes[ownState]]).toEqual([ownState, UNTOUCHED]);
      for (const option of sight.options) {
        bytes.fill(0);
        bytes[ownOption] = UNTOUCHED;
        const about = new Bytes(bytes);
        eyes.option(sight, option, about);
        expect([about.at, bytes[ownOption]]).toEqual([ownOption, UNTOUCHED]);
      }
      table.decide(seat, chooseAny(table.options(seat), table.choose(seat), random));
    }
  });

  it('has no duplicate names', () => {
    const { state, option } = inputNames(eyes);
    expect([state.length, option.length]).toEqual([stateSize, optionSize]);
    expect([new Set(state).size, new Set(option).size]).toEqual([stateSize, optionSize]);
  });

  it('is the same when hidden information is dealt again', () => {
    const table: Table = Table.start(game, checkSetup(game, { seats, seed: 'same', options }));
    const random = randomFrom('players');
    let compared = 0;
    for (let at = 0; table.over === null; at++) {
      const seat = table.pending[0]!;
      if (at % EVERY === 0) {
        const bytes = shown(table, seat);
        if (bytes !== null) {
          compared++;
          expect(shown(redeal(table, seat, `other ${at}`), seat)).toEqual(bytes);
        }
      }
      table.decide(seat, chooseAny(table.options(seat), table.choose(seat), random));
    }
    expect(compared).toBeGreaterThan(5);
  });
});
