/** The network that has learned a game: what the seat sees and what each option is about give a number for each option. */
import { Layer, numbersOf, positive, through, type WrittenLayer } from './layer.ts';

/** A file of weights, with the record of how they came about. */
export interface Written {
  readonly record: {
    readonly school: string;
    readonly settings: { readonly potential: number; readonly least_aid: number };
  };
  readonly layers: Readonly<Record<'state' | 'deep' | 'option' | 'joint' | 'judge', WrittenLayer>>;
}

export class Network {
  readonly #state: Layer;
  readonly #deep: Layer;
  readonly #option: Layer;
  readonly #joint: Layer;
  readonly #judge: Layer;

  constructor({ layers }: Written) {
    this.#state = new Layer(layers.state);
    this.#deep = new Layer(layers.deep);
    this.#option = new Layer(layers.option);
    this.#joint = new Layer(layers.joint);
    this.#judge = new Layer(layers.judge);
  }

  get stateSize(): number {
    return this.#state.inputs;
  }

  get optionSize(): number {
    return this.#option.inputs;
  }

  /** How much speaks for each of so many options: bytes of what is seen, and of all options one behind the other. */
  weigh(state: Int8Array, options: Int8Array, count: number): number[] {
    const seen = through(numbersOf(state), this.#state, this.#deep);
    // What is the same for all options.
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
