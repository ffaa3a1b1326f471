/**
 * Makes the puzzles: bots play, and where one of them does something worth doing within a turn or two, alone and
 * not by mere chance, the moment before becomes a puzzle and what the bot did its solution.
 *   npm run make-puzzles -- nemesis
 * Run it when a ruleset's number has been raised. It gives the same files every time.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BOTS, chooseAny, Sight } from '@deadlight/bots';
import {
  checkSetup,
  FIRST_SEAT,
  type Game,
  Match,
  printAnswer,
  randomFrom,
  type Seat,
  seedBytes,
} from '@deadlight/engine';
import { GAMES } from '@deadlight/games';
import {
  GOALS,
  isOf,
  matchOf,
  PUZZLED,
  type Puzzle,
  puzzleStateOf,
} from '@deadlight/games/puzzles';
import { traitsOf } from '@deadlight/games/telling';
import { format } from './format.ts';

const WANTED = 10;
/** In the first games one of each kind is looked for, so that what is rare is found; in the others a second. */
const FIRST_GAMES = 250;
const MAX_GAMES = 500;
/** Random players try each; those that solve it too often make it too easy. */
const TRIES = 40;
const EASY = 2;
/** The minimum number of decisions of a solution. */
const SHORTEST = 3;

const SEATS: Readonly<Record<string, number>> = { nemesis: 1, lockdown: 1, panic: 4 };

interface Decided {
  readonly by: Seat;
  readonly says: string;
  /** How many lines had been told before it. */
  readonly told: number;
}

function play(game: Game, seats: number, seed: string): { match: Match; decided: Decided[] } {
  const match = new Match(game, checkSetup(game, { seats, seed }));
  const random = randomFrom(seed);
  const decided: Decided[] = [];
  while (match.table.over === null) {
    const seat = match.table.pending[0]!;
    const answer = BOTS['drifter']!.answer(new Sight(match.table, seat), random);
    decided.push({ by: seat, says: printAnswer(game, answer), told: match.log.entries.length });
    match.decide(seat, answer);
  }
  return { match, decided };
}

/** Whether random play solves it too often. */
function isEasy(game: Game, puzzle: Puzzle, ref: string): boolean {
  let solved = 0;
  for (let i = 0; i < TRIES && solved <= EASY; i++) {
    const match = matchOf(game, puzzle);
    const random = randomFrom(`try ${i}`);
    const begun = match.log.entries.length;
    for (;;) {
      const state = puzzleStateOf(
        GAMES[puzzle.game]!.telling.events,
        puzzle,
        match.log.linesFor(puzzle.seat, begun),
        ref,
      );
      if (state === 'solved') solved++;
      if (state !== 'open' || match.table.over !== null) break;
      const seat = match.table.pending[0]!;
      match.decide(seat, chooseAny(match.table.options(seat), match.table.choose(seat), random));
    }
  }
  return solved > EASY;
}

function puzzlesIn(name: string, game: Game, seed: string, wanted: readonly string[]): Puzzle[] {
  const seats = SEATS[name]!;
  const { match, decided } = play(game, seats, seed);
  const lines = match.log.truth();
  const found: Puzzle[] = [];
  for (let seat = FIRST_SEAT; seat < seats; seat++) {
    const ref = GAMES[name]!.telling.seatRef(match.table.vars, seat);
    /** The first decision of each of the seat's turns. */
    const starts = lines.flatMap((line, at) =>
      traitsOf(GAMES[name]!.telling.events, line).opens === 'turn' && isOf(line, ref)
        ? [decided.findIndex(({ told }) => told > at)]
        : [],
    );
    for (const goal of wanted)
      for (const turns of [1, 2]) {
        const puzzle = puzzleAt(goal, turns);
        if (puzzle !== null) {
          found.push(puzzle);
          break;
        }
      }

    function puzzleAt(goal: string, turns: number): Puzzle | null {
      for (const start of starts) {
        if (start < 1 || decided[start]!.by !== seat) continue;
        const puzzle: Puzzle = {
          game: name,
          rules: game.rules,
          seed: seedBytes(seed),
          seats,
          options: {},
          before: decided.slice(0, start).map(({ by, says }) => `${by + 1} ${says}`),
          seat,
          goal,
          turns,
          solution: [],
        };
        const begun = decided[start]!.told;
        for (let end = start; end < decided.length && decided[end]!.by === seat; end++) {
          const told = lines.slice(begun, decided[end + 1]?.told ?? lines.length);
          const state = puzzleStateOf(GAMES[name]!.telling.events, puzzle, told, ref);
          if (state === 'failed') break;
          if (state === 'open') continue;
          if (end - start + 1 < SHORTEST || isEasy(game, puzzle, ref)) break;
          const solution = decided.slice(start, end + 1).map(({ says }) => says);
          return { ...puzzle, solution };
        }
      }
      return null;
    }
  }
  return found;
}

const wantedGames = process.argv.slice(2);

for (const name of PUZZLED) {
  if (wantedGames.length > 0 && !wantedGames.includes(name)) continue;
  const { game } = GAMES[name]!;
  const kept: Puzzle[] = [];
  const isOpen = (goal: string, i: number): boolean =>
    kept.filter((puzzle) => puzzle.goal === goal).length < (i < FIRST_GAMES ? 1 : 2);
  for (let i = 0; i < MAX_GAMES && kept.length < WANTED; i++) {
    const wanted = Object.keys(GOALS[name]!).filter((goal) => isOpen(goal, i));
    const [first] = puzzlesIn(name, game, `puzzle.${name}.${i}`, wanted);
    if (first === undefined) continue;
    kept.push(first);
    const { goal, turns, solution } = first;
    process.stdout.write(`${name}: ${goal} within ${turns}, ${solution.length} decisions\n`);
  }
  kept.sort((a, b) => a.turns - b.turns || a.solution.length - b.solution.length);
  const file = join(import.meta.dirname, '../packages/games/src/puzzles', `${name}.json`);
  writeFileSync(file, JSON.stringify(kept));
  format(file);
}
