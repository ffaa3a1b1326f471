/** What a handbook is made of. */
import type { Language } from '../text/voice.ts';
import type { Part } from './sentences.ts';

export interface Paragraph {
  readonly id: string;
  readonly text: string;
  /** The same, with our rulings apart from what is printed. */
  readonly parts: readonly Part[];
  /** The ids in the catalogue that this paragraph tells about. */
  readonly rules: readonly string[];
  /** The word that it explains, in its own language and in the others. */
  readonly term?: Readonly<Record<Language, string>>;
}

export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly Paragraph[];
}
