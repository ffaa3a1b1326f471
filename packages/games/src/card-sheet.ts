/** A card as a person reads it. */
export interface CardSheet {
  readonly id: string;
  /** The group of its texts: `card`, `item`, `event`. */
  readonly kind: string;
  readonly name: string;
  readonly copies: number;
  readonly set: string;
  readonly cost: string;
  /** What stands beside the text, each in a word or two: when and where it can be used, weight, type. */
  readonly tags: readonly string[];
  /** What it does. */
  readonly text: string;
  readonly rule: string;
  /** How sure its reading is: `reconstructed` where no public source shows the printed card. */
  readonly sure: 'confirmed' | 'inferred' | 'reconstructed';
}
