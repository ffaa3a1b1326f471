import { checkSetup, randomFrom, redeal, Table } from '@deadlight/engine';
import { GAMES } from '@deadlight/games';
import { describe, expect, it } from 'vitest';
import '../all-minds.ts';
import { mindOf } from '../minds.ts';
import { chooseAny } from '../random-bot.ts';
import { Sight } from '../sight.ts';
import { Bytes } from './eyes.ts';
import { optionSizeOf, stateSizeOf, weighed, writeOptions, writeState } from './question.ts';
import { attend, networkOf, SCHOOLS } from './schools.ts';

/** The shipped weights know these sizes; who changes what is shown must train again. */
const SIZES = { nemesis: [616, 417], lockdown: [662, 425] } as const;
const cases = Object.keys(SIZES).flatMap((id) =>
  ['semi-coop', 'coop'].map((mode) => ({ id: id as keyof typeof SIZES, mode })),
);
const EVERY = 5;
const UNTOUCHED = 77;

describe.each(cases)('what a network is shown of $id $mode', ({ id, mode }) => {
  const { game } = GAMES[id]!;
  const mind = mindOf(id);
  const eyes = mind.eyes!;
  const [stateSize, optionSize] = [stateSizeOf(eyes), optionSizeOf(eyes)];

  /** All of it, or null where there is nothing to weigh. */
  const shown = (table: Table, seat: number): Int8Array | null => {
    const sight = new Sight(table, seat);
    const found = weighed(mind, sight);
    if (found === null) return null;
    const bytes = new Int8Array(stateSize + found.options.length * optionSize);
    writeState(eyes, sight, bytes, 0);
    writeOptions(mind, eyes, sight, found, bytes, stateSize);
    return bytes;
  };

  it('always has the same size, and keeps to its place', () => {
    expect([stateSize, optionSize]).toEqual(SIZES[id]);
    const table: Table = Table.start(
      game,
      checkSetup(game, { seats: 3, seed: 'size', options: { mode } }),
    );
    const random = randomFrom('players');
    while (table.over === null) {
      const seat = table.pending[0]!;
      const sight = new Sight(table, seat);
      const bytes = new Int8Array(Math.max(stateSize, optionSize) + 1);
      bytes[eyes.stateSize] = UNTOUCHED;
      const into = new Bytes(bytes);
      eyes.state(sight, into);
      expect([into.at, bytes[eyes.stateSize]]).toEqual([eyes.stateSize, UNTOUCHED]);
      for (const option of sight.options) {
        bytes.fill(0);
        bytes[eyes.optionSize] = UNTOUCHED;
        const about = new Bytes(bytes);
        eyes.option(sight, option, about);
        expect([about.at, bytes[eyes.optionSize]]).toEqual([eyes.optionSize, UNTOUCHED]);
      }
      table.decide(seat, chooseAny(table.options(seat), table.choose(seat), random));
    }
  });

  it('is the same when all that the seat cannot know is dealt anew', () => {
    const table: Table = Table.start(
      game,
      checkSetup(game, { seats: 4, seed: 'same', options: { mode } }),
    );
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

it('every network that is shipped fits what it is shown', async () => {
  for (const school of SCHOOLS) {
    const [id] = school.split('-') as [keyof typeof SIZES];
    await attend(id);
    const network = networkOf(school)!;
    expect([network.stateSize, network.optionSize]).toEqual(SIZES[id]);
  }
});
