/** The critic trained together with a network: estimates a position's value to a seat from what that seat sees. */
import { columnsOf, Layer, numbersOf, through, type WrittenLayer } from './layer.ts';

/** The training parameters it depends on. */
interface Settings {
  readonly potential: number;
  readonly least_aid: number;
}

export interface CriticFile {
  readonly layers: Readonly<Record<'worth-state' | 'worth-deep' | 'worth', WrittenLayer>>;
}

export class Critic {
  readonly #state: Layer;
  readonly #deep: Layer;
  readonly #worth: Layer;
  readonly #potential: number;
  readonly #aid: number;

  /**
   * The layers estimate what to add to the potential, i.e. to the worth of the conditions met so far. A won
   * ending is worth 1, and every ending a little (the aid): to a team for the conditions that were met, to a seat
   * that plays for itself for being alive. It was trained
   * with the inputs of its network, `trained`, and is given `shown`.
   */
  constructor(
    { layers }: CriticFile,
    { potential, least_aid: aid }: Settings,
    trained: readonly string[],
    shown: readonly string[],
  ) {
    this.#state = new Layer(layers['worth-state'], columnsOf(trained, shown));
    this.#deep = new Layer(layers['worth-deep']);
    this.#worth = new Layer(layers.worth);
    this.#potential = potential;
    this.#aid = aid;
  }

  /** The value of an ending to a team, as in training. */
  ending(isWon: boolean, met: number, anyoneLives: boolean): number {
    return (isWon ? 1 : 0) + (this.#aid * met * (anyoneLives ? 2 : 1)) / 2;
  }

  /** The value of an ending to a seat that plays for itself, as in training. */
  ownEnding(isWon: boolean, isAlive: boolean): number {
    return (isWon ? 1 : 0) + (isAlive ? this.#aid : 0);
  }

  /** The value of a position, from the observation bytes and the share of conditions met. */
  worth(state: Int8Array, met: number): number {
    const seen = through(numbersOf(state), this.#state, this.#deep);
    const worth = this.#worth.bias.slice();
    this.#worth.add(seen, 0, seen.length, 0, worth);
    return worth[0]! + this.#potential * met;
  }
}
