/** A table in its stored form: by names, so that a new card invalidates no stored data. */
import type { Game } from './game.ts';
import { printOption } from './notation.ts';
import { diceMemory } from './random.ts';
import type { State } from './state.ts';
import type { Domain, Option } from './verbs.ts';

/** What the numbers in a field of variables or frames stand for. Negative numbers stand for nothing. */
export type Writing =
  | 'kind'
  | 'option'
  /** Derived from the rest, and not stored. */
  | 'derived'
  | Domain
  /** A list indexed by these names; only values other than `blank` are stored. */
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
  if (writing === 'option') return printOption(game, value as Option);
  return typeof writing === 'object' && 'print' in writing ? writing.print(value) : value;
}

/** Plain data with names instead of numbers that depend on the order of a game's content. */
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

/**
 * Variables with only those table options that are not at their default: an option that is added later changes nothing
 * then, nor does a reading that this game fixes for rules it shares with another.
 */
function withoutDefaults(game: Pick<Game, 'options'>, vars: unknown): unknown {
  if (!isRecord(vars) || !isRecord(vars['options'])) return vars;
  const chosen = Object.entries(vars['options']).filter(
    ([name, value]) => name in game.options && value !== game.options[name]?.[0],
  );
  return { ...vars, options: Object.fromEntries(chosen) };
}

/** A whole state by names: the input of its hash. */
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
    vars: write(game, withoutDefaults(game, state.vars)),
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
