/** The network that has learned a game: what the seat sees and what each option is about give a number for each option. */
import { ONE } from './eyes.ts';

/** A layer as it is shipped: bytes with a scale for each output, or exact numbers. */
interface WrittenLayer {
  readonly outputs: number;
  readonly inputs: number;
  readonly weights?: string;
  readonly scales?: string;
  readonly exact?: string;
  readonly bias: string;
}

/** A file of weights, with the record of how they came about. */
export interface Written {
  readonly record: { readonly school: string };
  readonly layers: Readonly<Record<'state' | 'deep' | 'option' | 'joint' | 'judge', WrittenLayer>>;
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const letters = atob(text);
  const bytes = new Uint8Array(letters.length);
  for (let i = 0; i < bytes.length; i++) bytes[i] = letters.charCodeAt(i);
  return bytes;
}

const floatsOf = (text: string): Float32Array => new Float32Array(bytesOf(text).buffer);

/** Weights by input, so that inputs of 0 cost nothing. */
class Layer {
  readonly inputs: number;
  readonly outputs: number;
  readonly bias: Float32Array;
  readonly #weights: Float32Array;

  constructor({ inputs, outputs, weights, scales, exact, bias }: WrittenLayer) {
    this.inputs = inputs;
    this.outputs = outputs;
    this.bias = floatsOf(bias);
    const byOutput =
      exact === undefined ? new Int8Array(bytesOf(weights!).buffer) : floatsOf(exact);
    const scale = exact === undefined ? floatsOf(scales!) : new Float32Array(outputs).fill(1);
    this.#weights = new Float32Array(inputs * outputs);
    for (let output = 0; output < outputs; output++)
      for (let input = 0; input < inputs; input++)
        this.#weights[input * outputs + output] =
          byOutput[output * inputs + input]! * scale[output]!;
  }

  /** Adds what some inputs, from one on, do to the outputs. */
  add(
    values: ArrayLike<number>,
    from: number,
    count: number,
    first: number,
    into: Float32Array,
  ): void {
    const { outputs } = this;
    const weights = this.#weights;
    for (let i = 0; i < count; i++) {
      const value = values[from + i]!;
      if (value === 0) continue;
      const at = (first + i) * outputs;
      for (let output = 0; output < outputs; output++)
        into[output]! += value * weights[at + output]!;
    }
  }
}

function positive(values: Float32Array): void {
  for (let i = 0; i < values.length; i++) if (values[i]! < 0) values[i] = 0;
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
    const shown = Float32Array.from(state, (byte) => byte / ONE);
    const wide = this.#state.bias.slice();
    this.#state.add(shown, 0, shown.length, 0, wide);
    positive(wide);
    const seen = this.#deep.bias.slice();
    this.#deep.add(wide, 0, wide.length, 0, seen);
    positive(seen);
    // What is the same for all options.
    const common = this.#joint.bias.slice();
    this.#joint.add(seen, 0, seen.length, 0, common);
    const size = this.optionSize;
    const numbers = Float32Array.from(options.subarray(0, count * size), (byte) => byte / ONE);
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
