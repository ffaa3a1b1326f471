/** The environment for programs in other languages: requests and answers are lines of JSON. */
import { asSeat, clip, lookUp } from '@deadlight/engine';
import type { Environment } from './environment.ts';

interface Request {
  readonly do?: unknown;
  readonly seed?: unknown;
  readonly action?: unknown;
  readonly seat?: unknown;
}

/** The longest line that is accepted. */
const MAX_LINE_LENGTH = 10_000;

/** The moment as the seat that is asked sees it, or another one of the learner's. Seats are counted from 1. */
function now(env: Environment, { seat: wanted }: Request) {
  const seat = wanted === undefined ? env.seat : asSeat(Number(wanted) - 1);
  const observation = [...env.observe(seat)];
  const legal = seat === env.seat ? env.legalActions() : [];
  const reward = env.rewards[seat]!;
  return { seat: seat + 1, observation, legal, reward, rewards: env.rewards, done: env.done };
}

const base64 = (bytes: Int8Array): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.length)));

const DEEDS: Readonly<Record<string, (env: Environment, wish: Request) => object>> = {
  describe: (env, { seat }) => ({
    observation: seat === undefined ? env.observationNames : env.namesFor(asSeat(Number(seat) - 1)),
    actions: Array.from({ length: env.actionCount }, (_, action) => env.actionName(action)),
    seats: env.seats.map((one) => one + 1),
    network: env.networkNames,
  }),
  reset(env, { seed }) {
    env.reset(String(seed));
    return now(env, {});
  },
  step(env, { action }) {
    env.step(Number(action));
    return now(env, {});
  },
  observe: now,
  view: (env, { seat }) => ({
    view: seat === undefined ? env.view() : env.view(asSeat(Number(seat) - 1)),
  }),
  network(env) {
    const question = env.network();
    if (question === null) return { network: null };
    const { state, options, actions } = question;
    return { network: { state: base64(state), options: base64(options), actions } };
  },
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
