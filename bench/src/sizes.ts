import { chooseAny } from '@deadlight/bots';
import { type Game, Match, type Table, writeRecord } from '@deadlight/engine';
import { median } from './measure.ts';
import { playersOf, setupOf } from './random-games.ts';

/** Bytes, each the median over several games. */
export interface Sizes {
  /** A table in the middle of a game, as JSON. */
  readonly state: number;
  /** The record of a whole game. */
  readonly record: number;
  readonly recordPerDecision: number;
}

function recordOf(game: Game, seats: number, index: number): { bytes: number; decisions: number } {
  const match: Match = new Match(game, setupOf(game, seats, index));
  const random = playersOf(index);
  while (match.table.over === null) {
    const { table } = match;
    const seat = table.pending[0]!;
    match.decide(seat, chooseAny(table.options(seat), table.choose(seat), random));
  }
  return { bytes: Buffer.byteLength(writeRecord(match)), decisions: match.decisions.length };
}

export function sizes(game: Game, seats: number, tables: readonly Table[]): Sizes {
  const records = tables.map((_, index) => recordOf(game, seats, index));
  return {
    state: Math.round(median(tables.map(({ state }) => Buffer.byteLength(JSON.stringify(state))))),
    record: Math.round(median(records.map(({ bytes }) => bytes))),
    recordPerDecision: median(records.map(({ bytes, decisions }) => bytes / decisions)),
  };
}
