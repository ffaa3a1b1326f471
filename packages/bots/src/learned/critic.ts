/** The critic that was trained with a network: what a moment is worth to the team, from what one seat sees. */
import { Layer, numbersOf, through, type WrittenLayer } from './layer.ts';

/** What the trainer was told. */
interface Settings {
  readonly potential: number;
  readonly least_aid: number;
}

export interface WrittenCritic {
  readonly layers: Readonly<Record<'worth-state' | 'worth-deep' | 'worth', WrittenLayer>>;
}

export class Critic {
  readonly #state: Layer;
  readonly #deep: Layer;
  readonly #worth: Layer;
  readonly #potential: number;
  readonly #aid: number;

  /**
   * The layers say what is to be added to the potential: to what having met all conditions is worth.
   * An ending is worth 1 if it is won, and a little, the aid, for what was met.
   */
  constructor({ layers }: WrittenCritic, { potential, least_aid: aid }: Settings) {
    this.#state = new Layer(layers['worth-state']);
    this.#deep = new Layer(layers['worth-deep']);
    this.#worth = new Layer(layers.worth);
    this.#potential = potential;
    this.#aid = aid;
  }

  /** What an ending is worth, as in training. */
  ending(isWon: boolean, met: number, anyoneLives: boolean): number {
    return (isWon ? 1 : 0) + (this.#aid * met * (anyoneLives ? 2 : 1)) / 2;
  }

  /** What a moment is worth, by the bytes of what is seen, and the share of conditions that are met. */
  worth(state: Int8Array, met: number): number {
    const seen = through(numbersOf(state), this.#state, this.#deep);
    const worth = this.#worth.bias.slice();
    this.#worth.add(seen, 0, seen.length, 0, worth);
    return worth[0]! + this.#potential * met;
  }
}
