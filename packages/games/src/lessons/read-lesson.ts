/** Lays out the table of a lesson from its scenario. For the build and for tests; no page loads this. */
import type { Seat } from '@deadlight/engine';
import { GAMES } from '../games.ts';
import { runScenario } from '../scenario/run.ts';
import type { Position } from './lesson.ts';

export interface ReadLesson {
  readonly position: Position;
  /** One way through it: what was decided, by all seats. */
  readonly solution: readonly { readonly seat: Seat; readonly says: string }[];
}

/** Whatever is not laid out is dealt the same for everybody. */
const SEED = 'lesson';

export function readLesson(text: string, file: string): ReadLesson {
  let position: Position | undefined;
  const solution: { seat: Seat; says: string }[] = [];
  const { failures } = runScenario(text, file, {
    seed: SEED,
    laidOut(table) {
      const {
        game: { id },
        state,
      } = table.clone();
      position = {
        game: id,
        rules: GAMES[id]!.game.rules,
        seats: state.seats,
        seed: SEED,
        seat: table.pending[0]!,
        state,
      };
    },
    said: (seat, says) => void solution.push({ seat, says }),
  });
  if (position === undefined || failures.length > 0)
    throw new Error(`${file}: ${failures.join('; ')}`);
  return { position, solution };
}
