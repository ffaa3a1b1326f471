import type { Setup } from '@deadlight/engine';
import type { Voice } from '@deadlight/games';
import type { Place } from '../board.ts';
import type { Vars } from './view.ts';
import type { World } from './world.ts';

/** Where a slot stands on the map; with its name where it is always the same Room. */
export function placeOn(
  { grids, boardFor }: World,
  slot: string,
  options: Setup['options'],
  voice: Voice,
): Place {
  const grid = grids[options['board'] as keyof World['grids']];
  const { column, row } = grid.cells.find((cell) => cell.slot === Number(slot))!;
  const room = boardFor({ options } as unknown as Vars).plan.fixed[Number(slot)];
  const name = room === undefined ? slot : `${slot} ${voice.say(`room.${room}`)}`;
  return { x: column, y: row, mark: slot, name };
}
