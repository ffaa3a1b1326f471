/** What happened, as briefly as it is asked for: what concerns the seat in full, the rest by actor. */
import type { Line, Plain, View } from '@deadlight/engine';
import type { Voice } from '../../text/voice.ts';
import type { Entry, Sentence } from '../entry.ts';
import { type Part, tellEntry, tellMechanics } from '../sentences.ts';
import { chaptersOf } from '../story.ts';
import type { Telling } from '../telling.ts';
import { traitsOf } from '../traits.ts';

/** How much of what happens is told: everything; one's own fate, and danger; or a few words a round. */
export const LEVELS = ['all', 'mine', 'digest'] as const;
export type Level = (typeof LEVELS)[number];

/** At most this many words for one's own action, and for a round of others, in a digest. */
export const MOST_WORDS = { own: 25, others: 40 } as const;

export const wordsIn = (text: string): number =>
  text.split(/\s+/).filter((word) => word !== '').length;

const names = (value: Plain): readonly Plain[] => (Array.isArray(value) ? value : [value]);

/** Whether a line tells of somebody: a reference to the seat, or to one of its figures. */
export const concerns = (line: Line, refs: readonly string[]): boolean =>
  Object.values(line.data).some((value) =>
    names(value).some((one) => typeof one === 'string' && refs.includes(one)),
  );

/** What a seat is called in the log: itself, and its figures. */
export const refsOf = (telling: Telling, view: View): string[] =>
  view.seat < 0
    ? []
    : [telling.seatRef(view.vars, view.seat), ...(telling.figures?.(view.vars, view.seat) ?? [])];

const entriesOf = (telling: Telling, lines: readonly Line[]): Entry[] =>
  chaptersOf(telling.events, lines).flatMap(({ phases }) =>
    phases.flatMap(({ passages }) =>
      passages.flatMap(({ entries }) =>
        entries.filter(({ sentences, milestone }) => sentences.length > 0 && !milestone),
      ),
    ),
  );

const said = (parts: readonly Part[]): string =>
  parts
    .map(({ link, text, times }) => `${link}${text}${times > 1 ? ` (×${times})` : ''}`)
    .join('')
    .trim();

const textOf = (telling: Telling, voice: Voice, entry: Entry): string =>
  // Out of its turn, an entry names whom it is about.
  said(tellEntry(telling.events, voice, { ...entry, after: null }));

/** An entry with what stands beside it in small: dice, cards, numbers. Whoever paid knows with what. */
function exactly(telling: Telling, voice: Voice, entry: Entry): string {
  const beside = entry.mechanics.filter((line) => !traitsOf(telling.events, line).pays);
  const chips = tellMechanics(voice, beside).map(({ text }) => text);
  const text = textOf(telling, voice, entry);
  if (chips.length === 0) return text;
  return `${text} ${voice.say('hear.beside', { facts: chips.join(voice.say('hear.comma')) })}`.trim();
}

/** The seat's own entries in full; of the others, those that matter until the words are used up. */
export function digest(
  telling: Telling,
  view: View,
  voice: Voice,
  lines: readonly Line[],
  level: Level,
): string[] {
  const refs = refsOf(telling, view);
  // Whoever pays has just said with what.
  const entries = entriesOf(telling, lines).filter(
    ({ sentences }) => !sentences.every(({ from }) => traitsOf(telling.events, from).pays),
  );
  if (level === 'all') return entries.map((entry) => exactly(telling, voice, entry));
  const isMine = ({ sentences }: Entry): boolean =>
    sentences.some(({ from, line }) => concerns(from, refs) || concerns(line, refs));
  const notable = telling.ears?.notable ?? [];
  const rank = ({ sentences }: Entry): number =>
    Math.min(
      ...sentences.map(({ from }) => {
        const at = notable.indexOf(from.what);
        return at < 0 ? notable.length : at;
      }),
    );
  const others = entries.filter((entry) => !isMine(entry));
  const ranked = others
    .filter((entry) => rank(entry) < notable.length)
    .toSorted((a, b) => rank(a) - rank(b));
  const kept = new Set<Entry>();
  let words = 0;
  for (const entry of ranked) {
    const count = wordsIn(briefly(telling, voice, entry, notable));
    if (level === 'digest' && words + count > MOST_WORDS.others) continue;
    words += count;
    kept.add(entry);
  }
  const left = others.length - kept.size;
  const told = entries.flatMap((entry) => {
    if (isMine(entry))
      return [
        level === 'digest'
          ? inBrief(telling, voice, entry, notable)
          : exactly(telling, voice, entry),
      ];
    return kept.has(entry) ? [briefly(telling, voice, entry, notable)] : [];
  });
  return left === 0 || level === 'mine' || others.length === 0
    ? told
    : [...told, voice.say('hear.more', { count: left })];
}

/** An entry of one's own without what matters least, until it fits; what is done to one is never left out. */
function inBrief(telling: Telling, voice: Voice, entry: Entry, notable: readonly string[]): string {
  const rank = ({ from }: Sentence): number => {
    const at = notable.indexOf(from.what);
    return at < 0 ? notable.length : at;
  };
  let left = [...entry.sentences];
  while (
    left.length > 1 &&
    wordsIn(exactly(telling, voice, { ...entry, sentences: left })) > MOST_WORDS.own
  ) {
    const least = left.reduce((worst, one) => (rank(one) >= rank(worst) ? one : worst));
    left = left.filter((one) => one !== least);
  }
  return exactly(telling, voice, { ...entry, sentences: left });
}

/** Only the sentences of an entry that matter. */
function briefly(telling: Telling, voice: Voice, entry: Entry, notable: readonly string[]): string {
  const sentences = entry.sentences.filter(({ from }) => notable.includes(from.what));
  const mechanics = entry.mechanics.filter(({ what }) => notable.includes(what));
  return exactly(telling, voice, { ...entry, sentences, mechanics });
}

/** The last entries, the last one last. */
export const lastEntries = (
  telling: Telling,
  voice: Voice,
  lines: readonly Line[],
  count: number,
): string[] =>
  entriesOf(telling, lines)
    .slice(-count)
    .map((entry) => exactly(telling, voice, entry));
