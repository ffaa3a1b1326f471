/**
 * An entry of the log in sentences. What one actor does in a row is one sentence: “The Captain searches the room
 * and keeps the Pistol.” A place is named once, then it is “there”; an actor is named once, then it is “she”.
 */
import type { Line } from '@deadlight/engine';
import { capital } from '../text/forms.ts';
import type { Clause, Voice } from '../text/voice.ts';
import type { Entry, Sentence } from './entry.ts';
import { chaptersOf } from './story.ts';
import { type StoryEvents, traitsOf } from './traits.ts';

/** A line as it is said in its entry. */
export interface Part extends Sentence {
  /** What stands between it and the part before. */
  readonly link: string;
  readonly text: string;
}

/** More would be an enumeration; in danger, breath is short. */
const MOST = { calm: 3, tense: 2 } as const;

/** Whether a line ends its sentence. */
function isEnd(events: StoryEvents, line: Line): boolean {
  const { ends } = traitsOf(events, line);
  return typeof ends === 'function' ? ends(line) : ends === true;
}

const THERE = '@room.there';

/** Says lines one after another, each knowing what was named before it. */
class Speaker {
  readonly #voice: Voice;
  readonly #tense: boolean;
  #place: string | null = null;

  constructor(voice: Voice, tense: boolean) {
    this.#voice = voice;
    this.#tense = tense;
  }

  /** The message for a line, and its values. */
  #words({ line: { what, data }, turn }: Sentence): readonly [string, Line['data']] {
    const name = this.#voice.variant(`log.${what}`, turn, this.#tense);
    const { room, slot } = data;
    if (typeof room !== 'string') return [name, data];
    const saysThere = this.#voice.saysThere(name);
    // A numbered room is named as a spot only.
    if (slot !== undefined && !saysThere) return [name, data];
    const place = `${room} ${slot}`;
    const known = place === this.#place && saysThere;
    this.#place = place;
    return [name, known ? { ...data, room: THERE } : data];
  }

  /** A clause about a subject; as a text where it is none. */
  say(sentence: Sentence): { readonly clause: Clause | null; readonly text: string } {
    const [name, data] = this.#words(sentence);
    const clause = sentence.times > 1 ? null : this.#voice.clause(name, data);
    return { clause, text: clause === null ? capital(this.#voice.say(name, data)) : '' };
  }
}

/** Whom a reader has in mind after a clause: nobody for certain if a second sentence was in it. */
const mindAfter = ({ about, predicates }: Clause): string | null =>
  predicates.some((predicate) => /[.!?] /.test(predicate)) ? null : about;

interface Run {
  readonly subject: string | null;
  /** Whom it is about, as a reference to a name; and whom a reader has in mind after it. */
  readonly about: string | null;
  mind: string | null;
  readonly said: {
    readonly sentence: Sentence;
    readonly text: string;
    readonly predicates: readonly string[];
  }[];
  over: boolean;
}

const lengthOf = ({ said }: Run): number =>
  said.reduce((sum, { predicates }) => sum + predicates.length, 0);

/** Sentences about the same subject, one after another. */
function runsOf(events: StoryEvents, voice: Voice, { sentences, tense }: Spoken): Run[] {
  const runs: Run[] = [];
  const speaker = new Speaker(voice, tense);
  for (const sentence of sentences) {
    const { clause, text } = speaker.say(sentence);
    const predicates = clause?.predicates ?? [];
    const last = runs.at(-1);
    const fits =
      last !== undefined &&
      !last.over &&
      lengthOf(last) + predicates.length <= MOST[tense ? 'tense' : 'calm'];
    const goesOn = clause !== null && fits && last.subject === clause.subject;
    const { subject = null, about = null } = clause ?? {};
    const run: Run = goesOn ? last : { subject, about, mind: null, said: [], over: false };
    run.mind = clause === null ? null : mindAfter(clause);
    run.said.push({ sentence, text, predicates });
    run.over = isEnd(events, sentence.line);
    if (!goesOn) runs.push(run);
  }
  return runs;
}

/** Without the full stop, for the sentence goes on. */
const open = (predicate: string): string => predicate.slice(0, -1);

/** The subject as a sentence begins with it: by its pronoun if what was said before was about it too. */
function begin(voice: Voice, run: Run, before: string | null): (predicate: string) => string {
  const { subject, about } = run;
  const again = about !== null && about === before ? voice.pronoun(about) : null;
  if (again === '') return capital;
  return (predicate) => `${again ?? subject} ${predicate}`;
}

function partsOf(voice: Voice, run: Run, before: string | null): Part[] {
  const { subject, said } = run;
  if (subject === null) return said.map(({ sentence, text }) => ({ ...sentence, link: ' ', text }));
  const predicates = said.flatMap((one, i) =>
    i === said.length - 1
      ? one.predicates
      : [...one.predicates.slice(0, -1), open(one.predicates.at(-1)!)],
  );
  const linked = voice.linked(predicates);
  const about = begin(voice, run, before);
  let at = 0;
  return said.map((one, i) => {
    const own = linked.slice(at, at + one.predicates.length);
    at += own.length;
    const text = own.map((part, n) => (n === 0 ? part.text : part.link + part.text)).join('');
    return {
      ...one.sentence,
      link: i === 0 ? ' ' : own[0]!.link,
      text: i === 0 ? about(text) : text,
    };
  });
}

type Spoken = Pick<Entry, 'sentences' | 'tense' | 'after'>;

/** Whom a reader has in mind before an entry: the person whose turn it is, or the subject of the last sentence. */
function mindBefore(events: StoryEvents, voice: Voice, { after, tense }: Spoken): string | null {
  if (after === null) return null;
  const { who } = after.line.data;
  if (traitsOf(events, after.line).opens === 'turn') return typeof who === 'string' ? who : null;
  const { clause } = new Speaker(voice, tense).say(after);
  return clause === null ? null : mindAfter(clause);
}

/** The sentences of an entry; joined by their links, they are its text. */
export function tellEntry(events: StoryEvents, voice: Voice, entry: Spoken): Part[] {
  const before = mindBefore(events, voice, entry);
  return runsOf(events, voice, entry)
    .flatMap((run, i, runs) => partsOf(voice, run, i === 0 ? before : runs[i - 1]!.mind))
    .map((part, i) => (i === 0 ? { ...part, link: '' } : part));
}

/** What stands beside a line, in small; nothing where its text is empty. */
export interface Chip {
  readonly line: Line;
  readonly text: string;
}

export const tellMechanics = (voice: Voice, lines: readonly Line[]): Chip[] =>
  lines
    .map((line) => ({ line, text: voice.say(`chip.${line.what}`, line.data) }))
    .filter(({ text }) => text !== '');

/** The chips of a heading. */
export const besideHeading = (events: StoryEvents, voice: Voice, line: Line): Chip[] =>
  traitsOf(events, line).chip === true ? tellMechanics(voice, [line]) : [];

/** Chips as plain text: `[paid: Rest · noise: 2]`. */
export const bracketed = (chips: readonly Chip[]): string =>
  chips.length === 0 ? '' : ` [${chips.map(({ text }) => text).join(' · ')}]`;

/** A line as a sentence of its own; counts that are nought leave no gap. */
export const sayLine = (voice: Voice, { what, data }: Line): string =>
  voice.say(`log.${what}`, data).replace(/ {2,}/g, ' ').trim();

/** Lines as they are told one after another: a heading, or all of an entry, with what stands beside it. */
export function tellAll(events: StoryEvents, voice: Voice, lines: readonly Line[]): string[] {
  const heading = (line: Line | null): string[] =>
    line === null ? [] : [sayLine(voice, line) + bracketed(besideHeading(events, voice, line))];
  const told = (entry: Entry): string => {
    const text = tellEntry(events, voice, entry).map((part) => part.link + part.text);
    return (text.join('') + bracketed(tellMechanics(voice, entry.mechanics))).trim();
  };
  return chaptersOf(events, lines).flatMap(({ opens, phases, closes }) => [
    ...heading(opens),
    ...phases.flatMap((phase) => [
      ...heading(phase.opens),
      ...phase.passages.flatMap(({ opens: turn, entries }) => [
        ...heading(turn),
        ...entries.map(told),
      ]),
    ]),
    ...heading(closes),
  ]);
}
