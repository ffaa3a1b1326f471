/** The policy network: the encodings of the seat's sight and of each option give a score for each option. */
import type { Game } from '@deadlight/engine';
import { type InputNames, type Inputs, Places } from './inputs.ts';
import { columnsOf, Layer, numbersOf, positive, through, type WrittenLayer } from './layer.ts';

/** A weights file, with its training record. */
export interface NetworkFile {
  readonly record: {
    readonly school: string;
    readonly settings: { readonly potential: number; readonly least_aid: number };
  };
  /** The names of the inputs at training time. */
  readonly inputs: Inputs;
  readonly layers: Readonly<Record<'state' | 'deep' | 'option' | 'joint' | 'judge', WrittenLayer>>;
}

export class Network {
  readonly #state: Layer;
  readonly #deep: Layer;
  readonly #option: Layer;
  readonly #joint: Layer;
  readonly #judge: Layer;

  readonly #inputs: Inputs;
  readonly #places = new WeakMap<object, Places>();

  /** `shown` are the names of the inputs it will be given; those it was not trained with read 0. */
  constructor({ inputs, layers }: NetworkFile, shown: InputNames) {
    const option = columnsOf(inputs.option, shown.option);
    const both = layers.joint.outputs;
    this.#inputs = inputs;
    this.#state = new Layer(layers.state, columnsOf(inputs.state, shown.state));
    this.#deep = new Layer(layers.deep);
    this.#option = new Layer(layers.option, option);
    this.#joint = new Layer(layers.joint);
    // The inputs of the judge are the output of the joint layer for an option, then the option itself.
    this.#judge = new Layer(layers.judge, [
      ...Array.from({ length: both }, (_, column) => column),
      ...option.map((column) => (column < 0 ? column : both + column)),
    ]);
  }

  /** Input indices for a game's steps and verbs. */
  placesFor<V>(game: Game<V>): Places {
    const known = this.#places.get(game);
    if (known !== undefined) return known;
    const places = new Places(game, this.#inputs);
    this.#places.set(game, places);
    return places;
  }

  get stateSize(): number {
    return this.#state.inputs;
  }

  get optionSize(): number {
    return this.#option.inputs;
  }

  /** Scores the options, from the bytes of the observation and of all options one after another. */
  weigh(state: Int8Array, options: Int8Array, count: number): number[] {
    const seen = through(numbersOf(state), this.#state, this.#deep);
    // The part that is the same for all options.
    const common = this.#joint.bias.slice();
    this.#joint.add(seen, 0, seen.length, 0, common);
    const size = this.optionSize;
    const numbers = numbersOf(options.subarray(0, count * size));
    return Array.from({ length: count }, (_, i) => {
      const each = this.#option.bias.slice();
      this.#option.add(numbers, i * size, size, 0, each);
      positive(each);
      const both = common.slice();
      this.#joint.add(each, 0, each.length, seen.length, both);
      positive(both);
      const weighed = this.#judge.bias.slice();
      this.#judge.add(both, 0, both.length, 0, weighed);
      this.#judge.add(numbers, i * size, size, both.length, weighed);
      return weighed[0]!;
    });
  }
}
