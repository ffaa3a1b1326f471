/** Layers of a network: the weights as they are shipped, and how to reckon with them. */
import { ONE } from './eyes.ts';

/** A layer as it is shipped: bytes with a scale for each output, or exact numbers. */
export interface WrittenLayer {
  readonly outputs: number;
  readonly inputs: number;
  readonly weights?: string;
  readonly scales?: string;
  readonly exact?: string;
  readonly bias: string;
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const letters = atob(text);
  const bytes = new Uint8Array(letters.length);
  for (let i = 0; i < bytes.length; i++) bytes[i] = letters.charCodeAt(i);
  return bytes;
}

const floatsOf = (text: string): Float32Array => new Float32Array(bytesOf(text).buffer);

/** Weights by input, so that inputs of 0 cost nothing. */
export class Layer {
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

export function positive(values: Float32Array): void {
  for (let i = 0; i < values.length; i++) if (values[i]! < 0) values[i] = 0;
}

/** The numbers that bytes stand for. */
export function numbersOf(bytes: Int8Array): Float32Array {
  const numbers = new Float32Array(bytes.length);
  for (let i = 0; i < bytes.length; i++) numbers[i] = bytes[i]! / ONE;
  return numbers;
}

/** What comes out of some layers one after the other, each of them without what is below 0. */
export function through(numbers: Float32Array, ...layers: readonly Layer[]): Float32Array {
  let values = numbers;
  for (const layer of layers) {
    const into = layer.bias.slice();
    layer.add(values, 0, values.length, 0, into);
    positive(into);
    values = into;
  }
  return values;
}
