import { allSeats, asSeat, checkSetup, Match, redeal, viewOf } from '@deadlight/engine';
import { conformance } from '@deadlight/engine/testing';
import { describe, expect, it } from 'vitest';
import { airlock } from './airlock.ts';

conformance(airlock, {
  runs: 20,
  checkEnding(table) {
    const { how, winners } = table.over!;
    expect(how).toBe('opened');
    expect(winners).toHaveLength(1);
  },
});

describe('the game of docs/engine.md', () => {
  const begin = (): Match<unknown> =>
    new Match(airlock as never, checkSetup(airlock, { seats: 2, seed: 'docs' }));

  it('takes one cell, then several; what was shown to anyone cannot be taken back', () => {
    const match = begin();
    for (const seat of allSeats(2)) match.decide(seat, match.table.options(seat)[0]!);
    expect(match.undoable(asSeat(1))).toBe(0);
    expect(match.table.question(asSeat(0))).toMatchObject({ at: 'round/play', min: 0, max: 2 });
    match.say(asSeat(0), 'nothing');
    expect(match.table.asked).toEqual([0, 1]);
    expect(match.table.pending).toEqual([1]);
    expect(match.undoable(asSeat(0))).toBe(1);
    match.undo(asSeat(0));
    match.decide(asSeat(0), match.table.options(asSeat(0)).slice(0, 2));
    expect(match.decisions.at(-1)?.says).toMatch(/^play cell-\d( cell-\d)?$/);
  });

  it('says which rule forbids what', () => {
    for (let i = 0; i < 50; i++) {
      const match = new Match(airlock, checkSetup(airlock, { seats: 2, seed: `why-${i}` }));
      const { refused } = match.table.question(asSeat(1));
      if (refused.length === 0) continue;
      expect(refused[0]!.rule).toBe('AIR-COLD-01');
      expect(() => match.say(asSeat(1), 'play cell-4')).toThrow(
        '"play cell-4" is not offered at round/play (AIR-COLD-01)',
      );
      return;
    }
    expect.fail('no hand with a cell-4 in 50 deals');
  });

  it('shows a seat its own hand and the backs of the others', () => {
    const { table } = begin();
    const view = viewOf(table, asSeat(1));
    expect(view.zones['hand/2']?.cards).toHaveLength(3);
    expect(view.zones['hand/1']).toEqual({ size: 3, hidden: { cell: 3 } });
    expect(viewOf(redeal(table, asSeat(1), 'other'), asSeat(1))).toEqual(view);
  });

  it('gives views that stay as they are when the game goes on', () => {
    const match = new Match(airlock, checkSetup(airlock, { seats: 2, seed: 'docs' }));
    const view = viewOf(match.table, asSeat(1));
    for (const seat of allSeats(2)) match.decide(seat, match.table.options(seat)[0]!);
    expect(match.table.vars.round).toBe(2);
    expect(view.vars.round).toBe(1);
  });
});
