import type { Branded } from './branded.ts';
import { Broken } from './errors.ts';
import type { LogEvents } from './events.ts';
import type { Verb } from './verbs.ts';
import type { Zones } from './zones.ts';

/** A kind of thing: its index in the game's list of kinds. */
export type Kind = Branded<'Kind'>;

/** Where no kind is meant, or none is known. */
export const NO_KIND = -1 as Kind;

/** A kind by its offset from another, for kinds listed consecutively. */
export const kindAfter = (first: Kind, distance: number): Kind => (first + distance) as Kind;

/** A game's declaration of a kind. Copies of one kind cannot be distinguished. */
export interface KindSpec {
  readonly name: string;
  /** Names its text: the kind `armor` of the group `card` is the text `card.armor`. */
  readonly group: string;
  /** What can be seen of it from behind. */
  readonly back: string;
  /** The kind that its face shows, if the face shows less than the kind itself. */
  readonly printedFace?: string;
}

export type OptionValue = string | number | boolean;

/** The vocabulary of a game, as its author declares it. */
export interface VocabularySpec {
  readonly id: string;
  /** Must change whenever the same decisions could lead to a different game. */
  readonly rules: number;
  readonly seats: { readonly min: number; readonly max: number };
  /** Table options and their values; the first is the default. */
  readonly options: Readonly<Record<string, readonly OptionValue[]>>;
  readonly kinds: readonly KindSpec[];
  readonly zones: Zones;
  readonly verbs: Readonly<Record<string, Verb>>;
  /** All events of the log. */
  readonly events: LogEvents;
  /** Catalogue ids of the rules that shared code cites by name. */
  rule?(name: string): string;
}

/** Everything needed to read a view, a log or an answer. A page loads this, without the rules. */
export interface Vocabulary extends VocabularySpec {
  readonly verbByCode: readonly (Verb | undefined)[];
}

export function defineVocabulary(spec: VocabularySpec): Vocabulary {
  const verbByCode: (Verb | undefined)[] = [];
  for (const verb of Object.values(spec.verbs)) {
    if (verbByCode[verb.code])
      throw new Broken(`${spec.id}: "${verb.word}" has the code of another verb`);
    verbByCode[verb.code] = verb;
  }
  return { ...spec, verbByCode };
}
