/** A thread that answers for bots and gives hints, one after another. */
import { parentPort } from 'node:worker_threads';
import { adviseOn, botCalled, Sight, wordsFor } from '@deadlight/bots/core';
import {
  type Answer,
  printOption,
  randomFrom,
  type Seat,
  type State,
  Table,
} from '@deadlight/engine';
import { type Hint, LEVELS, loadGame } from '@deadlight/host';

export interface ThoughtTask {
  readonly id: number;
  readonly game: string;
  /** A table as the seat may imagine it. */
  readonly state: State;
  readonly seat: Seat;
  /** Which bot answers; null asks for hints. */
  readonly level: string | null;
  readonly seed: string;
}

export interface Thought {
  readonly id: number;
  readonly answer: Answer | null;
  readonly hints: readonly Hint[];
  readonly error: string | null;
}

async function think({ id, game, state, seat, level, seed }: ThoughtTask): Promise<Thought> {
  const app = await loadGame(game);
  const sight = new Sight(new Table(app.game, state), seat);
  const random = randomFrom(seed);
  if (level !== null) {
    const bot = botCalled(level) ?? botCalled(LEVELS[0]!)!;
    return { id, answer: bot.answer(sight, random), hints: [], error: null };
  }
  const hints = adviseOn(sight, random).map((advice) => ({
    option: printOption(app.game, advice.option),
    reasons: wordsFor(sight, advice),
  }));
  return { id, answer: null, hints, error: null };
}

parentPort!.on('message', (task: ThoughtTask) => {
  think(task)
    .catch(
      (error: unknown): Thought => ({ id: task.id, answer: null, hints: [], error: String(error) }),
    )
    .then((thought) => parentPort!.postMessage(thought));
});
