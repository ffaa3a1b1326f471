import { asSeat, checkSetup, parseAnswer, type Seat, Table } from '@deadlight/engine';
import { GAMES } from '@deadlight/games';
import { describe, expect, it } from 'vitest';
import { StyleWatch } from './style.ts';

/** A table that was laid out, and somebody who watches it. */
function lay(id: string, seats: number, given: object): { table: Table; watch: StyleWatch } {
  const { game, rigging } = GAMES[id]!;
  const table: Table = Table.start(game, checkSetup(game, { seats, seed: 'style', options: {} }));
  rigging.rig(table, rigging.given.parse(given));
  table.run();
  return { table, watch: new StyleWatch(table) };
}

/** Says something, and answers with whatever is offered first until somebody may act again. */
function play({ table, watch }: ReturnType<typeof lay>, seat: Seat, said: string): void {
  const decide = (who: Seat, answer: Parameters<Table['decide']>[1]): void => {
    watch.look();
    watch.note(who, answer);
    table.decide(who, answer);
  };
  decide(seat, parseAnswer(table.game, said, false));
  while (table.over === null && table.state.stack.at(-1)!.at !== 'turn/act') {
    const who = table.pending[0]!;
    const { min, max } = table.choose(who);
    const [first] = table.options(who);
    decide(who, min === 1 && max === 1 ? first! : table.options(who).slice(0, min));
  }
}

const CREW = { crew: ['soldier', 'pilot'], rooms: { 14: 'storage' }, places: { pilot: 14 } };

describe('style', () => {
  it('counts fights, turns and idle passes', () => {
    const laid = lay('nemesis', 2, { ...CREW, intruders: { 11: ['adult'] } });
    play(laid, asSeat(0), 'shoot assault-rifle adult-1');
    play(laid, asSeat(0), 'pass');
    laid.watch.look();
    const [soldier, pilot] = laid.watch.deeds;
    expect(soldier).toMatchObject({ turns: 1, fights: 1, passes: 0, waits: 0, explored: 0 });
    expect(pilot).toMatchObject({ turns: 1, fights: 0, passes: 0 });
    play(laid, asSeat(1), 'pass');
    expect(pilot).toMatchObject({ passes: 1 });
  });

  it('counts a Room for the player who explores it, and what is found there', () => {
    const laid = lay('nemesis', 2, {
      ...CREW,
      places: { soldier: 14, pilot: 14 },
      hands: { soldier: ['search', 'rest', 'demolition'] },
    });
    play(laid, asSeat(0), 'play search');
    play(laid, asSeat(0), 'move 13');
    laid.watch.look();
    expect(laid.watch.deeds[0]).toMatchObject({ found: 1, explored: 1 });
    expect(laid.watch.deeds[1]).toMatchObject({ found: 0, explored: 0 });
  });

  it('does not blame anybody who waits for the beds to open', () => {
    const asleep = (time: number) => {
      const laid = lay('nemesis', 2, { ...CREW, time, round: time + 1 });
      play(laid, asSeat(0), 'pass');
      return laid.watch.deeds[0];
    };
    expect(asleep(2)).toMatchObject({ passes: 1, waits: 0 });
    expect(asleep(6)).toMatchObject({ passes: 0, waits: 1 });
  });

  it('counts claims', () => {
    const laid = lay('nemesis', 2, CREW);
    play(laid, asSeat(0), 'claim');
    expect(laid.watch.deeds[0]!.claims).toBe(1);
  });

  it('counts action points that a player of Panic Station leaves', () => {
    const laid = lay('panic', 4, { station: { e1: 'run-2' }, actions: 3 });
    play(laid, asSeat(0), 'end');
    expect(laid.watch.deeds[0]).toMatchObject({ turns: 1, passes: 1 });
  });
});
