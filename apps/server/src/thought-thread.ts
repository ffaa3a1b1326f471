/** A thread that answers for bots and gives hints, one after another. */
import { parentPort } from 'node:worker_threads';
import type { Answer } from '@deadlight/engine';
import type { Hint, Position } from '@deadlight/host';
import { rulesetFor } from './rulesets.ts';

/** A table as the seat may imagine it, and the rules it is played on. */
export interface ThoughtTask extends Position {
  readonly id: number;
  readonly game: string;
  readonly rules: number;
}

export interface Thought {
  readonly id: number;
  readonly answer: Answer | null;
  readonly hints: readonly Hint[];
  readonly error: string | null;
}

async function think({ id, game, rules, ...position }: ThoughtTask): Promise<Thought> {
  const ruleset = await rulesetFor(game, rules);
  return { id, ...ruleset.think(position), error: null };
}

parentPort!.on('message', (task: ThoughtTask) => {
  think(task)
    .catch(
      (error: unknown): Thought => ({ id: task.id, answer: null, hints: [], error: String(error) }),
    )
    .then((thought) => parentPort!.postMessage(thought));
});
