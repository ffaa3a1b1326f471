/** The tables of the lessons, each loaded when it is wanted. */
import type { Lesson, Position } from '@deadlight/games/lessons';

const FILES = import.meta.glob<Position>('../../../../scenarios/*/lessons/*.yaml', {
  query: '?lesson',
  import: 'position',
});

export const positionOf = (game: string, { id }: Lesson): Promise<Position> =>
  FILES[`../../../../scenarios/${game}/lessons/${id}.yaml`]!();
