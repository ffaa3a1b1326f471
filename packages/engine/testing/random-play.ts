/** Random players for tests: they see nothing but the options. */
import {
  type Answer,
  below,
  type Game,
  type Random,
  randomFrom,
  type Seat,
  type Setup,
  Table,
} from '@deadlight/engine';

/** A uniformly random legal answer of a seat. */
export function anyAnswer<V>(table: Table<V>, seat: Seat, random: Random): Answer {
  const options = table.options(seat).slice();
  const { min, max } = table.choose(seat);
  if (min === 1 && max === 1) return options[below(random, options.length)]!;
  const count = min + below(random, Math.min(max, options.length) - min + 1);
  return Array.from({ length: count }, () => options.splice(below(random, options.length), 1)[0]!);
}

export interface Played {
  readonly seat: Seat;
  readonly answer: Answer;
}

/** Whether a game goes on after this many decisions. A game that exceeds its bound fails instead of hanging. */
export function goesOn<V>(table: Table<V>, decisions: number): boolean {
  if (table.over !== null) return false;
  if (decisions >= table.game.longest)
    throw new Error(`not over after ${table.game.longest} decisions, at ${table.trail}`);
  return true;
}

/** Plays on until the end, or for a number of decisions; `watch` sees the table before each. */
export function playOn<V>(
  table: Table<V>,
  random: Random,
  watch: (table: Table<V>, at: number) => void = () => {},
  limit = Number.POSITIVE_INFINITY,
): Played[] {
  const played: Played[] = [];
  while (played.length < limit && goesOn(table, played.length)) {
    watch(table, played.length);
    const waiting = table.pending;
    const seat = waiting[below(random, waiting.length)]!;
    const answer = anyAnswer(table, seat, random);
    table.decide(seat, answer);
    played.push({ seat, answer });
  }
  return played;
}

/** Far more games than it takes to see any event. */
const MIN_GAMES = 1000;

/**
 * Seeds for a number of games, and for more until a test has found enough of what it looks for: what one
 * deal does not bring, the next one will.
 */
export function* seedsUntil(
  name: string,
  games: number,
  isEnough: () => boolean,
): Generator<string, void> {
  for (let i = 0; i < games || !isEnough(); i++) {
    if (i === MIN_GAMES) throw new Error(`${name}: not enough after ${i} games`);
    yield `${name}-${i}`;
  }
}

/** A table somewhere in a random game. */
export function somewhereIn<V>(
  game: Game<V>,
  setup: Setup,
  seed: string,
  decisions: number,
): Table<V> {
  const table = Table.start(game, setup);
  playOn(table, randomFrom(seed), () => {}, decisions);
  return table;
}
