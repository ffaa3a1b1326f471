/** The environment for programs in other languages: requests and answers are lines of JSON. */
import { clip, lookUp } from '@deadlight/engine';
import type { Environment } from './environment.ts';

interface Request {
  readonly do?: unknown;
  readonly seed?: unknown;
  readonly action?: unknown;
}

/** The longest line that is accepted. */
const MAX_LINE_LENGTH = 10_000;

const now = (env: Environment) => ({
  observation: [...env.observe()],
  legal: [...env.legal()].flatMap((yes, action) => (yes === 1 ? [action] : [])),
  reward: env.reward,
  done: env.done,
});

const DEEDS: Readonly<Record<string, (env: Environment, wish: Request) => object>> = {
  describe: (env) => ({
    observation: env.observationNames,
    actions: Array.from({ length: env.actionCount }, (_, action) => env.actionName(action)),
  }),
  reset(env, { seed }) {
    env.reset(String(seed));
    return now(env);
  },
  step(env, { action }) {
    env.step(Number(action));
    return now(env);
  },
  observe: now,
};

/** The answer to one line; errors are answers as well. */
export function talk(env: Environment, line: string): string {
  try {
    if (line.length > MAX_LINE_LENGTH)
      throw new RangeError(`a line has at most ${MAX_LINE_LENGTH} characters`);
    const wish = (JSON.parse(line) ?? {}) as Request;
    const deed = lookUp(DEEDS, String(wish.do));
    if (deed === undefined)
      throw new RangeError(`"do" is one of ${Object.keys(DEEDS).join(', ')}, not ${clip(wish.do)}`);
    return JSON.stringify(deed(env, wish));
  } catch (error) {
    return JSON.stringify({ problem: (error as Error).message.slice(0, 300) });
  }
}
