/** Dense layers: the shipped weights and their evaluation. */
import { ONE } from './eyes.ts';

/** A layer as shipped: int8 or coarser steps with a scale per output, or floats. */
export interface WrittenLayer {
  readonly outputs: number;
  readonly inputs: number;
  readonly weights?: string;
  /** One letter for each weight, which compresses better than bytes. */
  readonly letters?: string;
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

/** The letters of steps from -31 to 31. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+';
const MIDDLE = LETTERS.indexOf('f');
const STEPS = new Map([...LETTERS].map((letter, i) => [letter, i - MIDDLE]));
const stepsOf = (letters: string): Int8Array =>
  Int8Array.from(letters, (letter) => STEPS.get(letter)!);

const floatsOf = (text: string): Float32Array => new Float32Array(bytesOf(text).buffer);

/** Weights by input, so that inputs of 0 cost nothing. */
export class Layer {
  readonly inputs: number;
  readonly outputs: number;
  readonly bias: Float32Array;
  readonly #weights: Float32Array;

  /**
   * `columns` lists the wanted columns of the file in order, with -1 for an input that the file does not
   * have; that input gets weight 0. By default the inputs are those of the file.
   */
  constructor(
    { inputs: written, outputs, weights, letters, scales, exact, bias }: WrittenLayer,
    columns: readonly number[] = Array.from({ length: written }, (_, column) => column),
  ) {
    this.inputs = columns.length;
    this.outputs = outputs;
    this.bias = floatsOf(bias);
    const steps =
      letters === undefined ? new Int8Array(bytesOf(weights ?? '').buffer) : stepsOf(letters);
    const byOutput = exact === undefined ? steps : floatsOf(exact);
    const scale = exact === undefined ? floatsOf(scales!) : new Float32Array(outputs).fill(1);
    this.#weights = new Float32Array(columns.length * outputs);
    columns.forEach((column, input) => {
      if (column < 0) return;
      for (let output = 0; output < outputs; output++)
        this.#weights[input * outputs + output] =
          byOutput[output * written + column]! * scale[output]!;
    });
  }

  /** Adds the contribution of consecutive inputs to the outputs. */
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

/** Decodes bytes into numbers. */
export function numbersOf(bytes: Int8Array): Float32Array {
  const numbers = new Float32Array(bytes.length);
  for (let i = 0; i < bytes.length; i++) numbers[i] = bytes[i]! / ONE;
  return numbers;
}

/** Runs the layers in order, with a ReLU after each. */
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

/** The file's index of each shown input name; -1 if the file does not have it. */
export function columnsOf(written: readonly string[], shown: readonly string[]): number[] {
  const columns = new Map(written.map((name, column) => [name, column]));
  return shown.map((name) => columns.get(name) ?? -1);
}
