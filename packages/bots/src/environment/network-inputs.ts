/** A question as the networks of this project get it: bytes for the question, and as many for each option they weigh. */
import type { Game } from '@deadlight/engine';
import type { FeatureEncoder } from '../learned/eyes.ts';
import { type InputNames, inputNames, numberingOf, Places } from '../learned/inputs.ts';
import {
  optionSizeOf,
  stateSizeOf,
  weighed,
  writeOptions,
  writeState,
} from '../learned/question.ts';
import type { Mind } from '../mind.ts';
import { mindOf } from '../minds.ts';
import type { Sight } from '../sight.ts';
import type { Actions } from './actions.ts';

/** In sixteenths. */
export interface NetworkQuestion {
  readonly state: Int8Array;
  /** One after another, each of the same length. */
  readonly options: Int8Array;
  /** The action of each of these options. */
  readonly actions: readonly number[];
}

export class NetworkInputs {
  readonly #mind: Mind;
  readonly #eyes: FeatureEncoder;
  readonly #places: Places;
  readonly names: InputNames;

  private constructor(game: Game, mind: Mind, eyes: FeatureEncoder) {
    this.#mind = mind;
    this.#eyes = eyes;
    this.names = inputNames(eyes);
    this.#places = new Places(game, { ...this.names, ...numberingOf(game) });
  }

  /** Null for a game of which no network is shown anything. */
  static of(game: Game): NetworkInputs | null {
    const mind = mindOf(game.id);
    return mind.eyes === undefined ? null : new NetworkInputs(game, mind, mind.eyes);
  }

  /** Null for a question that is left to habit. */
  question(sight: Sight, actions: Actions): NetworkQuestion | null {
    const found = weighed(this.#mind, sight);
    if (found === null) return null;
    const state = new Int8Array(stateSizeOf(this.#eyes));
    const options = new Int8Array(found.options.length * optionSizeOf(this.#eyes));
    writeState(this.#eyes, this.#places, sight, state, 0);
    writeOptions(this.#mind, this.#eyes, this.#places, sight, found, options, 0);
    const numbers = actions.of(sight.options);
    const byOption = new Map(sight.options.map((option, i) => [option, numbers[i]!]));
    return { state, options, actions: found.options.map((option) => byOption.get(option)!) };
  }
}
