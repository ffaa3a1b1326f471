/** A worker thread that answers for bots, gives hints, shows past moments, and writes and judges records, one job at a time. */
import { parentPort } from 'node:worker_threads';
import type { Answer, Decision, Match, Seat, Setup } from '@deadlight/engine';
import type { Deal, Hint, Moment, Player, Position, Ruleset } from '@deadlight/host';
import { judge, type Verdict } from '../daily/judge.ts';
import type { Entry, TableDoc } from '../store/store.ts';
import { recordOf } from '../table/record-of.ts';
import { rulesetFor } from '../table/rulesets.ts';

/** The rules that a table is played on. */
interface Ruled {
  readonly game: string;
  readonly rules: number;
}

/** A table as the seat may imagine it. */
export type ThoughtTask = Position & Ruled;

/** A table as a seat saw it after a number of decisions. */
export interface PastTask extends Ruled {
  readonly past: {
    readonly table: string;
    readonly setup: Setup;
    readonly decisions: readonly Decision[];
    readonly players: readonly Player[];
    readonly seat: Seat;
  };
}

/** A finished game, to be written with all its checkpoints. */
export interface RecordTask extends Ruled {
  readonly record: { readonly table: TableDoc; readonly log: readonly Entry[] };
}

/** A game that is said to be one of a day's deal. */
export interface JudgeTask {
  readonly judge: { readonly deal: Deal; readonly packed: string };
}

export type Task = ThoughtTask | PastTask | RecordTask | JudgeTask;

export interface Thought {
  readonly answer: Answer | null;
  readonly hints: readonly Hint[];
  readonly moment: Moment | null;
  readonly record: string | null;
  readonly verdict: Verdict | null;
  readonly error: string | null;
}

const NOTHING = {
  answer: null,
  hints: [],
  moment: null,
  record: null,
  verdict: null,
  error: null,
};

async function think(task: Task): Promise<Thought> {
  if ('judge' in task)
    return { ...NOTHING, verdict: await judge(task.judge.deal, task.judge.packed) };
  const ruleset = await rulesetFor(task.game, task.rules);
  if ('past' in task) {
    const { table, players, seat, decisions } = task.past;
    const match = played(ruleset, task.past);
    const moment = ruleset.replay(table, match, players).at(decisions.length, seat);
    return { ...NOTHING, moment };
  }
  if ('record' in task) {
    const { table, log } = task.record;
    return { ...NOTHING, record: recordOf(table, log, ruleset) };
  }
  return { ...NOTHING, ...(await ruleset.think(task)) };
}

function played(
  ruleset: Ruleset,
  { setup, decisions }: { readonly setup: Setup; readonly decisions: readonly Decision[] },
): Match {
  const match = ruleset.newMatch(setup);
  for (const { seat, says } of decisions) match.say(seat, says);
  return match;
}

parentPort!.on('message', (task: Task) => {
  think(task)
    .catch((error: unknown) => ({ ...NOTHING, error: String(error) }))
    .then((thought) => parentPort!.postMessage(thought satisfies Thought));
});
