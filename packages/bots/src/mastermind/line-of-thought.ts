/** What goes on in a thread: one line of thought at a time. */
import { type Game, Table } from '@deadlight/engine';
import { mindOf } from '../minds.ts';
import { Sight } from '../sight.ts';
import { found } from './mastermind.ts';
import { Search } from './search.ts';
import type { Progress, Task } from './thinkers.ts';

/** So many iterations before it says how far it is, and hears whether to stop. */
const BATCH = 20;

/**
 * Thinks what it is told to, and says how far it is. Bots must have been taught the game by the time
 * that `gameOf` gives it.
 */
export function lineOfThought(
  gameOf: (id: string) => Game | Promise<Game>,
  say: (progress: Progress) => void,
): (message: Task | 'stop') => Promise<void> {
  let stopped = false;
  return async (message) => {
    stopped = message === 'stop';
    if (message === 'stop') return;
    const { game, state, seat, first, random, iterations } = message;
    const sight = new Sight(new Table(await gameOf(game), state), seat);
    const search = new Search(mindOf(game), sight, first, random);
    const tell = (done: boolean): void => say({ found: found(search), iterations: tried, done });
    let tried = 0;
    // One batch in any case, if there is anything to think about.
    while (!search.isSettled && tried < iterations && !(stopped && tried > 0)) {
      const batch = Math.min(BATCH, iterations - tried);
      search.run(batch);
      tried += batch;
      if (tried < iterations) tell(false);
      // Messages that have come in meanwhile are heard.
      await new Promise((resolve) => setTimeout(resolve));
    }
    tell(true);
  };
}
