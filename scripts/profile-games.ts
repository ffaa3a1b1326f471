/** Prints where random games spend their time, as the table in docs/engine.md: `node scripts/profile-games.ts [GAMES]` */
import { Session } from 'node:inspector/promises';
import { playRandomly } from '@deadlight/bots';
import { checkSetup, randomFrom, Table } from '@deadlight/engine';
import { GAMES } from '@deadlight/games';

/** The slowest table, and a full one. */
const TABLES = [
  { name: 'lockdown', seats: 2, options: { board: 'alternative' } },
  { name: 'nemesis', seats: 5, options: {} },
] as const;
const PARTS = [
  'steps of rules, each a small share',
  'the options of a turn: every card, Item and way is checked',
  'the kernel: calling steps, asking, checking the answer',
  'setup of the game, shared by its decisions',
  'moving, finding, shuffling and rolling',
  'the options of all other questions',
  'the random player',
  'the garbage collector',
] as const;
const [STEPS, TURN, KERNEL, SETUP, MOVING, QUESTIONS, PLAYER, GARBAGE] = PARTS;
type Part = (typeof PARTS)[number];

const WARM_GAMES = 500;
const INTERVAL_MICROSECONDS = 100;
/** What these do, alone or called from anywhere, is counted for them. */
const CALLERS: Readonly<Record<string, Part>> = {
  'table.ts start': SETUP,
  'turn.ts offerTurn': TURN,
  'table.ts #enumerate': QUESTIONS,
};
const MOVES = /^(create|where|find|count|top|move|insert|#lift|#land|reveal|roll|pick|shuffle)$/;

interface Call {
  readonly functionName: string;
  readonly url: string;
}

/** The part of a function whose callers decide nothing. */
function partOf({ functionName, url }: Call): Part | null {
  if (functionName === '(garbage collector)') return GARBAGE;
  if (url.includes('/packages/games/')) return STEPS;
  if (url.includes('/packages/bots/')) return PLAYER;
  if (!url.includes('/packages/engine/')) return null;
  return MOVES.test(functionName) || /\/(chacha|random)\.ts$/.test(url) ? MOVING : KERNEL;
}

function play(at: (typeof TABLES)[number], games: number): void {
  const { game } = GAMES[at.name]!;
  for (let i = 0; i < games; i++) {
    const setup = checkSetup(game, { seats: at.seats, seed: `profile:${i}`, options: at.options });
    playRandomly(Table.start(game, setup), randomFrom(`profile:${i}:players`));
  }
}

async function sharesOf(at: (typeof TABLES)[number], games: number): Promise<Map<Part, number>> {
  play(at, WARM_GAMES);
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.setSamplingInterval', { interval: INTERVAL_MICROSECONDS });
  await session.post('Profiler.start');
  play(at, games);
  const { profile } = await session.post('Profiler.stop');
  session.disconnect();

  const nodes = new Map(profile.nodes.map((node) => [node.id, node]));
  const parts = new Map<number, Part | null>();
  const visit = (id: number, within: Part | null): void => {
    const { callFrame, children = [] } = nodes.get(id)!;
    const name = `${callFrame.url.split('/').at(-1)} ${callFrame.functionName}`;
    // The options of a turn are found within a question, and both may be within the setup.
    const caller = within === SETUP ? SETUP : (CALLERS[name] ?? within);
    const own = partOf(callFrame);
    parts.set(id, own === GARBAGE ? own : (caller ?? own));
    for (const child of children) visit(child, caller);
  };
  visit(profile.nodes[0]!.id, null);
  const shares = new Map<Part, number>();
  for (const [i, id] of profile.samples!.entries()) {
    const part = parts.get(id);
    if (part) shares.set(part, (shares.get(part) ?? 0) + profile.timeDeltas![i]!);
  }
  const all = [...shares.values()].reduce((sum, one) => sum + one, 0);
  return new Map([...shares].map(([part, time]) => [part, time / all]));
}

const games = Number(process.argv[2] ?? 10_000);
const shares = [await sharesOf(TABLES[0], games), await sharesOf(TABLES[1], games)];
const titles = TABLES.map(({ name, seats }) => `${name}, ${seats}`);
process.stdout.write(`| part | ${titles.join(' | ')} |\n| --- | --- | --- |\n`);
for (const part of PARTS) {
  const cells = shares.map((of) => `${Math.round(100 * (of.get(part) ?? 0))}%`);
  process.stdout.write(`| ${part} | ${cells.join(' | ')} |\n`);
}
