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

export const textOf = (telling: Telling, voice: Voice, entry: Entry): string =>
  // Out of its turn, an entry names whom it is about.
  said(tellEntry(telling.events, voice, { ...entry, after: null, under: null }));

/** An entry with what stands beside it in small: dice, cards, numbers. Whoever paid knows with what. */
function exactly(telling: Telling, voice: Voice, entry: Entry): string {
  const beside = entry.mechanics.filter((line) => !traitsOf(telling.events, line).pays);
  const chips = tellMechanics(voice, beside).map(({ text }) => text);
  const text = textOf(telling, voice, entry);
  if (chips.length === 0) return text;
  return `${text} ${voice.say('hear.beside', { facts: chips.join(voice.say('hear.comma')) })}`.trim();
}

/** Whoever pays has just said with what. */
export const toldOf = (telling: Telling, lines: readonly Line[]): Entry[] =>
  entriesOf(telling, lines).filter(
    ({ sentences }) => !sentences.every(({ from }) => traitsOf(telling.events, from).pays),
  );

export const isAbout = ({ from, line }: Sentence, refs: readonly string[]): boolean =>
  concerns(from, refs) || concerns(line, refs);

/** What happened: everything; or the seat's own entries, and of the others' those sentences that matter. */
export function digest(
  telling: Telling,
  view: View,
  voice: Voice,
  lines: readonly Line[],
  level: Exclude<Level, 'digest'>,
): string[] {
  const entries = toldOf(telling, lines);
  if (level === 'all') return entries.map((entry) => exactly(telling, voice, entry));
  const refs = refsOf(telling, view);
  const notable = telling.ears?.notable ?? [];
  return entries.flatMap((entry) => {
    if (entry.sentences.some((sentence) => isAbout(sentence, refs)))
      return [exactly(telling, voice, entry)];
    const sentences = entry.sentences.filter(({ from }) => notable.includes(from.what));
    const mechanics = entry.mechanics.filter(({ what }) => notable.includes(what));
    return sentences.length === 0
      ? []
      : [exactly(telling, voice, { ...entry, sentences, mechanics })];
  });
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
