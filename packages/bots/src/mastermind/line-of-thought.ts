/** Runs inside a thread: one line of thought at a time. */
import { type Game, Table } from '@deadlight/engine';
import { mindOf } from '../minds.ts';
import { Sight } from '../sight.ts';
import { found } from './mastermind.ts';
import { Search } from './search.ts';
import type { Progress, Task } from './thinkers.ts';

/** Iterations between progress reports; messages, such as a stop, are read in between. */
const BATCH = 20;

/**
 * Runs the searches it is sent, and reports progress. The minds of a game must be registered by the time
 * `gameOf` returns it.
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
    // At least one batch, if there is anything to think about.
    while (!search.isSettled && tried < iterations && !(stopped && tried > 0)) {
      const batch = Math.min(BATCH, iterations - tried);
      search.run(batch);
      tried += batch;
      if (tried < iterations) tell(false);
      // Lets pending messages be delivered.
      await new Promise((resolve) => setTimeout(resolve));
    }
    tell(true);
  };
}
