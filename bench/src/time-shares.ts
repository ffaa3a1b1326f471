import { chooseAny } from '@deadlight/bots';
import { type Game, Table } from '@deadlight/engine';
import { playersOf, setupOf } from './random-games.ts';

/** How the time of a random game divides up, as shares of the whole. */
export interface TimeShares {
  /** Finding every legal answer. */
  readonly options: number;
  /** Applying an answer and running on to the next question. */
  readonly decide: number;
  readonly setup: number;
}

const CLOCK_SAMPLES = 200_000;

/** The overhead of reading the clock, in milliseconds. */
function costOfClock(): number {
  const started = performance.now();
  for (let i = 0; i < CLOCK_SAMPLES; i++) performance.now();
  return (performance.now() - started) / CLOCK_SAMPLES;
}

export function timeShares(game: Game, seats: number, games: number): TimeShares {
  const clock = costOfClock();
  const spent = { options: 0, decide: 0, setup: 0 };
  for (let index = 0; index < games; index++) {
    const random = playersOf(index);
    let at = performance.now();
    const lap = (part: keyof typeof spent): void => {
      const now = performance.now();
      spent[part] += now - at - clock;
      at = now;
    };
    const table: Table = Table.start(game, setupOf(game, seats, index));
    lap('setup');
    while (table.over === null) {
      const seat = table.pending[0]!;
      at = performance.now();
      const options = table.options(seat);
      lap('options');
      const answer = chooseAny(options, table.choose(seat), random);
      at = performance.now();
      table.decide(seat, answer);
      lap('decide');
    }
  }
  const whole = spent.options + spent.decide + spent.setup;
  return {
    options: spent.options / whole,
    decide: spent.decide / whole,
    setup: spent.setup / whole,
  };
}
