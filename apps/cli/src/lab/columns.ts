/** Facts of many games, column by column: docs/lab/format.md. */
import type { GameFacts, PlayerFacts } from '../simulate/facts.ts';
import type { GameRun } from '../simulate/game-run.ts';
import { TALK, type Talk } from '../simulate/talk.ts';

/** Words, each written once, and which of them stands where. */
export interface Words {
  readonly words: readonly (string | null)[];
  readonly at: readonly number[];
}

export interface Columns {
  // One value to a game.
  readonly how: Words;
  readonly side: Words;
  readonly rounds: readonly (number | null)[];
  readonly decisions: readonly number[];
  readonly met: readonly number[];
  readonly dealt: Words;
  readonly found: Words;
  /** Place → visits, game by game. */
  readonly visits: Readonly<Record<string, readonly number[]>>;
  // One value to a seat, all seats of a game before those of the next.
  readonly character: Words;
  readonly fate: Words;
  readonly won: readonly (0 | 1)[];
  readonly objectives: Words;
  readonly cause: Words;
  readonly diedIn: readonly (number | null)[];
  readonly diedAt: Words;
  /** What was said, of seats in games in which there is something to claim. */
  readonly talk?: Readonly<Record<keyof Talk, readonly number[]>>;
}

/** What is kept of one game. */
export interface Played {
  readonly rounds: number | null;
  readonly decisions: number;
  readonly facts: GameFacts;
}

/** Between several words in one value. */
const AND = ' ';
const join = (words: readonly string[]): string => words.join(AND);
const split = (words: string): string[] => (words === '' ? [] : words.split(AND));

function wordsOf(values: readonly (string | null)[]): Words {
  const words = [...new Set(values)];
  const indices = new Map(words.map((word, index) => [word, index]));
  return { words, at: values.map((value) => indices.get(value)!) };
}

function talkOf(players: readonly PlayerFacts[]): NonNullable<Columns['talk']> {
  const of = (what: keyof Talk): number[] => players.map(({ talk }) => talk![what]);
  return {
    claims: of('claims'),
    lies: of('lies'),
    heard: of('heard'),
    believed: of('believed'),
    caught: of('caught'),
  };
}

export function toColumns(runs: readonly GameRun[]): Columns {
  const games = runs.map(({ facts }) => facts);
  const players = games.flatMap((game) => game.players);
  const ofGames = (value: (game: GameFacts) => string | null): Words => wordsOf(games.map(value));
  const ofPlayers = (value: (player: PlayerFacts) => string | null): Words =>
    wordsOf(players.map(value));
  const places = [...new Set(games.flatMap(({ visits }) => Object.keys(visits)))].sort();
  return {
    how: ofGames(({ how }) => how),
    side: ofGames(({ side }) => side),
    rounds: runs.map(({ rounds }) => rounds),
    decisions: runs.map(({ decisions }) => decisions),
    met: games.map(({ met }) => met),
    dealt: ofGames(({ dealt }) => join(dealt)),
    found: ofGames(({ found }) => join(found)),
    visits: Object.fromEntries(
      places.map((place) => [place, games.map(({ visits }) => visits[place] ?? 0)]),
    ),
    character: ofPlayers(({ character }) => character),
    fate: ofPlayers(({ fate }) => fate),
    won: players.map(({ won }) => (won ? 1 : 0)),
    objectives: ofPlayers(({ objectives }) => join(objectives)),
    cause: ofPlayers(({ cause }) => cause),
    diedIn: players.map(({ diedIn }) => diedIn),
    diedAt: ofPlayers(({ diedAt }) => diedAt),
    ...(players.every(({ talk }) => talk !== undefined) && { talk: talkOf(players) }),
  };
}

export function fromColumns(columns: Columns, games: number, players: number): Played[] {
  const word = ({ words, at }: Words, index: number): string | null => words[at[index]!] ?? null;
  const visits = Object.entries(columns.visits);
  const { talk } = columns;
  const player = (index: number): PlayerFacts => ({
    character: word(columns.character, index)!,
    fate: word(columns.fate, index)!,
    won: columns.won[index] === 1,
    objectives: split(word(columns.objectives, index)!),
    cause: word(columns.cause, index),
    diedIn: columns.diedIn[index]!,
    diedAt: word(columns.diedAt, index),
    ...(talk && {
      talk: Object.fromEntries(TALK.map((what) => [what, talk[what][index]!])) as Talk,
    }),
  });
  return Array.from({ length: games }, (_, i) => ({
    rounds: columns.rounds[i]!,
    decisions: columns.decisions[i]!,
    facts: {
      how: word(columns.how, i)!,
      side: word(columns.side, i),
      met: columns.met[i]!,
      dealt: split(word(columns.dealt, i)!),
      found: split(word(columns.found, i)!),
      visits: Object.fromEntries(
        visits.flatMap(([place, times]) => (times[i]! > 0 ? [[place, times[i]!]] : [])),
      ),
      players: Array.from({ length: players }, (_, seat) => player(i * players + seat)),
    },
  }));
}
