/** The pages where something can be done now, so that a hidden one calls for attention. */
import { byTarget, choices } from './choices.ts';
import { scene } from './current.ts';
import { steadily } from './steady.ts';

export const litPages = steadily<readonly string[]>(() => {
  if (scene.value === null) return [];
  const { hand, belongings, goals, piles, people, beside } = scene.value;
  const parts = {
    hand: [...hand, ...belongings, ...goals, ...piles.flatMap(({ cards }) => cards)],
    crew: people,
    ship: beside.flatMap(({ marks }) => marks),
  };
  const lit = Object.entries(parts).flatMap(([page, all]) =>
    all.some(({ id }) => id !== undefined && byTarget.value.has(id)) ? [page] : [],
  );
  return choices.value.length > 0 ? ['act', ...lit] : lit;
});
