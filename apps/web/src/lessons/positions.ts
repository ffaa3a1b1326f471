/** The tables of lessons and puzzles, each loaded when it is wanted. */
import type { Position } from '@deadlight/games/lessons';

const FILES = import.meta.glob<Position>(
  ['../../../../scenarios/*/lessons/*.yaml', '../../../../scenarios/*/puzzles/*.yaml'],
  { query: '?lesson', import: 'position' },
);

/** Laid out as the scenario of that name says. */
export const positionOf = (
  game: string,
  folder: 'lessons' | 'puzzles',
  id: string,
): Promise<Position> => FILES[`../../../../scenarios/${game}/${folder}/${id}.yaml`]!();
