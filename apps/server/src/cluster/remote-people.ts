/** People for a process without a database: one of the owners asks it. */
import type { Row, RunStatements, Statement } from '../people/statements.ts';
import { STATEMENTS } from '../people/statements.ts';
import { StoreUnavailable } from '../store/store.ts';
import type { Bus } from './bus.ts';
import { PEOPLE } from './subjects.ts';

/** Milliseconds in which an owner answers. */
const ANSWER = 4000;

type Answer = { readonly rows: readonly Row[][] } | { readonly problem: string };

export const statementsOver =
  (bus: Bus): RunStatements =>
  async (statements) => {
    const text = await bus.ask(PEOPLE, JSON.stringify(statements), ANSWER).catch((error) => {
      throw new StoreUnavailable('no owner answers', { cause: error });
    });
    const answer = JSON.parse(text) as Answer;
    if ('problem' in answer) throw new StoreUnavailable(answer.problem);
    return answer.rows;
  };

/** Answers for the processes that have no database. */
export function answerAboutPeople(bus: Bus, run: RunStatements): void {
  bus.answer(PEOPLE, async (text) => {
    const statements = JSON.parse(text) as Statement[];
    try {
      if (!statements.every(({ do: name }) => Object.hasOwn(STATEMENTS, name)))
        throw new Error('this owner does not know such a statement');
      return JSON.stringify({ rows: await run(statements) } satisfies Answer);
    } catch (error) {
      return JSON.stringify({ problem: (error as Error).message } satisfies Answer);
    }
  });
}
