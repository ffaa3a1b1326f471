/** An experiment: which games are played by whom, and how often. */
import { checkSetup, clip, hashOf, type OptionValue, Refused, type Setup } from '@deadlight/engine';
import { parse } from 'yaml';
import { z } from 'zod';
import { isProgram } from '../chairs.ts';
import { chairsNamed, gameNamed } from '../choices.ts';
import { readTextOf } from '../files.ts';
import { Problem, wrong } from '../problem.ts';

/** Games that differ in nothing but their seed. */
export interface Cell {
  readonly game: string;
  /** The version of the rules that they are played by. */
  readonly rules: number;
  readonly players: number;
  readonly options: Readonly<Record<string, OptionValue>>;
  /** Seat by seat. */
  readonly bots: readonly string[];
  readonly games: number;
}

export interface Experiment {
  readonly name: string;
  readonly seed: string;
  readonly cells: readonly Cell[];
}

const whole = z.int('must be a whole number');
const option = z.union(
  [z.string(), z.number(), z.boolean()],
  'must be a word, a number, true or false',
);

const format = z.strictObject({
  name: z
    .string('must be a name, such as crew')
    .regex(/^[\w-]+$/, 'must be letters, digits and "-"'),
  seed: z.union([z.string(), z.number()], 'must be a text: the same seed gives the same games'),
  cells: z
    .array(
      z.strictObject({
        game: z.string('must name a game, such as nemesis'),
        players: z.union(
          [whole.transform((players) => [players]), z.array(whole).min(1)],
          'must be a number of players, or a list such as [2, 3, 4]',
        ),
        options: z.record(z.string(), option).default({}),
        bots: z.union(
          [z.string(), z.array(z.string()).transform((names) => names.join(','))],
          'must name one bot for all seats, or a list with one for each',
        ),
        games: whole.min(1, 'must be at least 1'),
      }),
      'must be a list of cells, each with game, players, bots and games',
    )
    .min(1, 'must have at least one cell'),
});

type CellInput = z.infer<typeof format>['cells'][number];

/** `cells.2.players` → `cells[2].players`. */
const pathOf = (path: readonly PropertyKey[]): string =>
  path.reduce<string>(
    (said, key) =>
      typeof key === 'number'
        ? `${said}[${key}]`
        : said === ''
          ? String(key)
          : `${said}.${String(key)}`,
    '',
  );

/** A file from elsewhere names programs only where the person who runs it has allowed that. */
export function readExperiment(file: string, allowPrograms: boolean): Experiment {
  const parsed = format.safeParse(yamlOf(file));
  if (!parsed.success) {
    const [{ path, message }] = parsed.error.issues as [z.core.$ZodIssue];
    throw wrong(`${file}: ${path.length === 0 ? '' : `${pathOf(path)}: `}${message}`);
  }
  const { name, seed, cells } = parsed.data;
  const program = cells.flatMap(({ bots }) => bots.split(',')).find(isProgram);
  if (program !== undefined && !allowPrograms)
    throw wrong(
      `${file}: would start the program "${clip(program)}"; add --allow-programs if you trust it`,
    );
  const experiment = {
    name,
    seed: String(seed),
    cells: cells.flatMap((cell, i) => {
      try {
        return cell.players.map((players) => cellOf(cell, players, String(seed)));
      } catch (error) {
        if (error instanceof Refused || error instanceof Problem)
          throw wrong(`${file}: cells[${i}]: ${error.message}`);
        throw error;
      }
    }),
  };
  return experiment;
}

function yamlOf(file: string): unknown {
  try {
    return parse(readTextOf('experiment', file), { logLevel: 'error' });
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw wrong(`${file}: is not YAML: ${clip((error as Error).message)}`);
  }
}

function cellOf(
  { game: id, options: wish, bots, games }: CellInput,
  players: number,
  seed: string,
): Cell {
  const { game } = gameNamed(id);
  const { options } = checkSetup(game, {
    seats: players,
    seed: seedOf(seed, games - 1),
    options: wish,
  });
  return {
    game: id,
    rules: game.rules,
    players,
    options,
    bots: chairsNamed('bots', bots, players),
    games,
  };
}

const seedOf = (seed: string, index: number): string => `${seed}:${index}`;

/** The set-up of a cell's game with this number; the same number has the same seed in every cell. */
export const setupOf = ({ seed }: Experiment, cell: Cell, index: number): Setup => ({
  game: cell.game,
  seats: cell.players,
  seed: seedOf(seed, index),
  options: cell.options,
});

export const gamesIn = ({ cells }: Experiment): number =>
  cells.reduce((sum, { games }) => sum + games, 0);

export const isSame = (one: Experiment, other: Experiment): boolean =>
  hashOf(one) === hashOf(other);
