/** Cells that differ in nothing but the number of players are looked at together. */
import { at } from '@deadlight/engine';
import { GAMES, type Language, type Voice } from '@deadlight/games';
import type { Board } from '../../board.ts';
import { boardOf } from '../../boards.ts';
import { voiceFor } from '../../voice.ts';
import type { Played } from '../columns.ts';
import type { Cell } from '../experiment.ts';
import { playedIn, type Results } from '../results.ts';

export interface TableSize {
  readonly players: number;
  readonly games: readonly Played[];
}

export interface Group {
  readonly game: string;
  readonly options: Cell['options'];
  /** Table options that are not at their default, and the bots that play: `mode=coop`, `drifter`. */
  readonly conditions: readonly string[];
  readonly sizes: readonly TableSize[];
  readonly games: readonly Played[];
  readonly voice: Voice;
  readonly board: Board;
}

function unusual({ game, options }: Cell): string[] {
  const usual = at(GAMES, game, 'game').game.options;
  return Object.entries(options)
    .filter(([name, value]) => at(usual, name, 'option')[0] !== value)
    .map(([name, value]) => `${name}=${value}`);
}

const conditionsOf = (cell: Cell): string[] => [
  ...unusual(cell),
  [...new Set(cell.bots)].join(' + '),
];

export function groupsOf(results: Results, language: Language): Group[] {
  const groups = new Map<string, { cell: Cell; sizes: TableSize[] }>();
  results.experiment.cells.forEach((cell, index) => {
    const games = playedIn(results, index);
    if (games.length === 0) return;
    const key = [cell.game, ...conditionsOf(cell)].join();
    const group = groups.get(key) ?? { cell, sizes: [] };
    group.sizes.push({ players: cell.players, games });
    groups.set(key, group);
  });
  return [...groups.values()].map(({ cell, sizes }) => ({
    game: cell.game,
    options: cell.options,
    conditions: conditionsOf(cell),
    sizes: sizes.toSorted((a, b) => a.players - b.players),
    games: sizes.flatMap(({ games }) => games),
    voice: voiceFor(at(GAMES, cell.game, 'game'), language),
    board: boardOf(cell.game),
  }));
}
