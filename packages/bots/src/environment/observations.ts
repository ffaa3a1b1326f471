/** What a seat sees, as a list of numbers of constant length. */
import type { Game, Seat, Setup, View } from '@deadlight/engine';
import { type Feature, number, oneOf } from './features.ts';
import { SEEN } from './seen.ts';
import { varFeatures } from './var-features.ts';
import { zoneFeatures } from './zone-features.ts';

/** Every step that may ask a question. */
const questionsOf = (game: Game): string[] =>
  [...game.steps.values()].flatMap(({ at, step }) =>
    step === null || typeof step === 'function' ? [] : [at],
  );

export class Observations {
  readonly #features: readonly Feature[];
  /** The name of each number. */
  readonly names: readonly string[];

  constructor(game: Game, setup: Setup, seat: Seat) {
    const { zones, lists } = SEEN[game.id] ?? { zones: [], lists: {} };
    const seats = Array.from({ length: setup.seats }, (_, i) => String(i));
    this.#features = [
      oneOf('seat', seats, (view) => String(view.seat)),
      oneOf('asked', questionsOf(game), ({ question }) => question?.at ?? ''),
      number('min', ({ question }) => question?.min ?? 0),
      number('max', ({ question }) => question?.max ?? 0),
      varFeatures(game.vars(setup), lists),
      ...zoneFeatures(game, setup.seats, seat, zones),
    ];
    this.names = this.#features.flatMap((feature) => feature.names);
  }

  of(view: View): Float32Array {
    const numbers = new Float32Array(this.names.length);
    let from = 0;
    for (const feature of this.#features) {
      feature.write(view, numbers, from);
      from += feature.names.length;
    }
    return numbers;
  }
}
