/** What happened in few words, over all the moments between two decisions of a seat. */
import type { Line, View } from '@deadlight/engine';
import type { Voice } from '../../text/voice.ts';
import type { Entry, Sentence } from '../entry.ts';
import type { Telling } from '../telling.ts';
import { traitsOf } from '../traits.ts';
import { isAbout, refsOf, textOf, toldOf } from './digest.ts';

/** At most this many words for one's own action, and for a round of others, in a digest. */
export const MAX_WORDS = { own: 25, others: 40 } as const;

export const wordsIn = (text: string): number =>
  text.split(/\s+/).filter((word) => word !== '').length;

const rankIn = (telling: Telling, what: string): number => {
  const notable = telling.ears?.notable ?? [];
  const at = notable.indexOf(what);
  return at < 0 ? notable.length : at;
};

/** What has been told since the seat decided last. */
export interface Breath {
  /** Whether its own action is still to be told. */
  readonly own: boolean;
  /** The words that others have used up, and how much was left out for want of them. */
  readonly words: number;
  readonly left: number;
}
export const FRESH: Breath = { own: true, words: 0, left: 0 };

/** The number of words that say how much was left out, and the number kept for what may yet happen to the seat. */
const REST = 5;
const FATE = 18;

/** Those sentences of some entries that matter most, as many as these words can say. */
class Brief {
  readonly #telling: Telling;
  readonly #voice: Voice;
  readonly #entries: readonly Entry[];
  readonly #kept = new Map<Entry, ReadonlySet<Sentence>>();

  constructor(telling: Telling, voice: Voice, entries: readonly Entry[]) {
    this.#telling = telling;
    this.#voice = voice;
    this.#entries = entries;
  }

  #say(entry: Entry, kept: ReadonlySet<Sentence>): string {
    const sentences = entry.sentences.filter((sentence) => kept.has(sentence));
    return textOf(this.#telling, this.#voice, { ...entry, sentences });
  }

  says(): string[] {
    return this.#entries.flatMap((entry) => {
      const kept = this.#kept.get(entry);
      return kept === undefined ? [] : [this.#say(entry, kept)];
    });
  }

  /** Keeps a sentence if all that is said then has no more words than these. */
  keep(entry: Entry, sentence: Sentence, most: number): void {
    const before = this.#kept.get(entry);
    this.#kept.set(entry, new Set([...(before ?? []), sentence]));
    if (wordsIn(this.says().join(' ')) <= most) return;
    if (before === undefined) this.#kept.delete(entry);
    else this.#kept.set(entry, before);
  }

  /** How many entries are not told at all. */
  left(): number {
    return this.#entries.length - this.#kept.size;
  }
}

/** The same in few words: what was done to the seat before what it did, and both before what others did. */
export function brief(
  telling: Telling,
  view: View,
  voice: Voice,
  lines: readonly Line[],
  breath: Breath,
): { readonly says: readonly string[]; readonly breath: Breath } {
  const refs = refsOf(telling, view);
  const entries = toldOf(telling, lines);
  const mine = (entry: Entry): boolean =>
    entry.sentences.some((sentence) => isAbout(sentence, refs));
  const own = breath.own && entries[0] !== undefined && mine(entries[0]) ? entries[0] : null;
  const rank = (sentence: Sentence): number => {
    const { fatal, attack } = traitsOf(telling.events, sentence.from);
    const place = rankIn(telling, sentence.from.what);
    const count = telling.ears?.notable.length ?? 0;
    if (!isAbout(sentence, refs)) return 2 * (count + 1) + place;
    return fatal === true ? -2 : attack === true ? -1 : place;
  };
  const pick = (some: readonly Entry[], most: number, ofOthers = most): Brief => {
    const told = new Brief(telling, voice, some);
    some
      .flatMap((entry) => entry.sentences.map((sentence) => ({ entry, sentence })))
      .filter(
        ({ entry, sentence }) =>
          mine(entry) || (telling.ears?.notable.includes(sentence.from.what) ?? false),
      )
      .toSorted((a, b) => rank(a.sentence) - rank(b.sentence))
      .forEach(({ entry, sentence }) => {
        told.keep(entry, sentence, isAbout(sentence, refs) ? most : ofOthers);
      });
    return told;
  };
  const first = own === null ? null : pick([own], MAX_WORDS.own);
  const rest = entries.filter((entry) => entry !== own);
  const most = MAX_WORDS.others - REST - breath.words;
  const others = pick(rest, most, most - FATE);
  const said = others.says();
  return {
    says: [...(first?.says() ?? []), ...said],
    breath: {
      own: breath.own && entries.length === 0,
      words: breath.words + wordsIn(said.join(' ')),
      left: breath.left + others.left(),
    },
  };
}

/** How much was left out for want of words. */
export const sayLeft = (voice: Voice, { left }: Breath): string[] =>
  left === 0 ? [] : [voice.say('hear.more', { count: left })];
