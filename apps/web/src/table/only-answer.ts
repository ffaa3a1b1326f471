/** Questions that leave no choice. */
import type { Choice } from './choice.ts';

type Said = Pick<Choice, 'notation' | 'verb'>;

/** The answer that lets something happen, where there is nothing else to say but not to be asked again. */
export function onlyAnswer<C extends Said>(choices: readonly C[], no: C | null): C | null {
  const lets = no ?? choices.find(({ verb }) => verb === 'decline') ?? null;
  const isAlone = choices.every(
    ({ notation, verb }) => notation === lets?.notation || verb === 'never',
  );
  return isAlone ? lets : null;
}
