/** A table as it is written down: by names, so that a new card changes nothing that was kept. */
import type { Game } from './game.ts';
import { printOption } from './notation.ts';
import { diceMemory } from './random.ts';
import type { State } from './state.ts';
import type { Domain, Option } from './verbs.ts';

/** What the numbers in a field of variables or frames stand for. Those below 0 stand for nothing. */
export type Writing =
  | 'kind'
  | 'option'
  /** Worked out from the rest, and not written at all. */
  | 'derived'
  | Domain
  /** A list with a place for each of these names; only those are written that are not `blank`. */
  | { readonly by: readonly string[]; readonly blank: readonly unknown[] };

type Namer = Pick<Game, 'kinds' | 'verbs' | 'verbByCode' | 'zones' | 'writing'>;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function writeNumbers(game: Namer, writing: Writing, value: unknown): unknown {
  if (Array.isArray(value)) {
    if (typeof writing === 'string' || 'print' in writing)
      return value.map((one) => writeNumbers(game, writing, one));
    return Object.fromEntries(
      writing.by.flatMap((name, i) =>
        value[i] === writing.blank[i] ? [] : [[name, value[i] as unknown]],
      ),
    );
  }
  if (typeof value !== 'number' || value < 0) return value;
  if (writing === 'kind') return `${game.kinds[value]!.group}.${game.kinds[value]!.name}`;
  if (writing === 'option') return printOption(game, value);
  return typeof writing === 'object' && 'print' in writing ? writing.print(value) : value;
}

/** Plain data with names in place of the numbers that depend on the order of a game's content. */
function write(game: Namer, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => write(game, one));
  if (!isRecord(value)) return value;
  const made: Record<string, unknown> = {};
  for (const key of Object.keys(value)) {
    const writing = game.writing?.get(key);
    if (writing === undefined) made[key] = write(game, value[key]);
    else if (writing !== 'derived') made[key] = writeNumbers(game, writing, value[key]);
  }
  return made;
}

/** A whole state by names: what its hash is taken of. */
export function writtenState<V>(game: Game<V>, state: State<V>): unknown {
  const zones: Record<string, unknown> = {};
  state.zones.forEach((things, zone) => {
    if (things.length === 0) return;
    zones[game.zones.list[zone]!.name] = things.map((thing) => {
      const { group, name } = game.kinds[state.face[thing]!]!;
      return [thing, `${group}.${name}`, state.known[thing]];
    });
  });
  const answered = (answer: Option | readonly Option[] | null): unknown =>
    answer === null
      ? null
      : typeof answer === 'number'
        ? printOption(game, answer)
        : answer.map((option) => printOption(game, option));
  return {
    seats: state.seats,
    vars: write(game, state.vars),
    random: diceMemory(state.random),
    rigged: state.rigged,
    zones,
    notes: state.notes,
    stack: state.stack.map(({ at, local, asked, answers }) => ({
      at,
      local: write(game, local),
      asked,
      answers: answers?.map(answered) ?? null,
    })),
    over: state.over,
  };
}
