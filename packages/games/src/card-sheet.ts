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

/** What stands beside the text and the text itself, for somebody who hears it; nothing for a card without a sheet. */
export const readAloud = (
  sheet: { readonly tags: readonly string[]; readonly text: string } | undefined,
): string =>
  sheet === undefined
    ? ''
    : [sheet.tags.length === 0 ? '' : `${sheet.tags.join(', ')}.`, sheet.text]
        .filter((part) => part !== '')
        .join(' ');
