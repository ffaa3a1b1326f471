/**
 * An entry of the log in sentences. What one actor does in a row is one sentence: “The Captain searches the room
 * and keeps the Pistol.” A place is named once, then it is “there”; an actor is named once, then it is “she”.
 */
import type { Line, Plain } from '@deadlight/engine';
import { capital } from '../text/forms.ts';
import type { Clause, Voice } from '../text/voice.ts';
import type { Entry, Sentence } from './entry.ts';
import { Mind } from './mind.ts';
import { chaptersOf } from './story.ts';
import { type StoryEvents, traitsOf } from './traits.ts';

/** A line as it is said in its entry. */
export interface Part extends Sentence {
  /** What stands between it and the part before. */
  readonly link: string;
  readonly text: string;
}

/** More would be an enumeration; in danger, breath is short. */
const MAX_PREDICATES = { calm: 3, tense: 2 } as const;

/** Whether a line ends its sentence. */
function isEnd(events: StoryEvents, line: Line): boolean {
  const { ends } = traitsOf(events, line);
  return typeof ends === 'function' ? ends(line) : ends === true;
}

const THERE = '@room.there';

/** As a sentence about a subject; as a text where it is none. */
interface Wording {
  readonly clause: Clause | null;
  readonly text: string;
}

interface Saying extends Wording {
  /** What its sentence can begin with in place of the subject. */
  readonly pronoun: string | null;
  /** And where neither a pronoun nor a relative clause can stand for it. */
  readonly demonstrative: string | null;
  /** The same, with a name in full. */
  naming(ref: string): Wording;
}

/** Says lines one after another, each knowing what was named before it. */
class Speaker {
  readonly #events: StoryEvents;
  readonly #voice: Voice;
  readonly #tense: boolean;
  readonly #under: Plain;
  readonly #mind: Mind;
  #place: string | null = null;
  /** Whether a reader knows that what comes now happens where the player stands. */
  #isOnSpot = false;
  /** Whether the next sentence is the first of its entry. */
  #begins = true;

  constructor(events: StoryEvents, voice: Voice, { tense, under }: Spoken) {
    this.#events = events;
    this.#voice = voice;
    this.#tense = tense;
    this.#under = under;
    this.#mind = new Mind(voice);
  }

  /** What was said before: a heading that names whose turn it is, or a sentence. An attack comes where that left them. */
  begin({ line, from, times, turn }: Sentence, isAttack: boolean): void {
    const { who } = line.data;
    if (traitsOf(this.#events, line).opens === undefined) this.say({ line, from, times, turn });
    else if (typeof who === 'string') this.#mind.hear(who, [who]);
    this.#mind.pause();
    if (!isAttack) this.#place = null;
    this.#isOnSpot = false;
    this.#begins = true;
  }

  /** The message for a line, and its values. */
  #words({ line, turn }: Sentence): readonly [string, Line['data']] {
    const { what, data } = line;
    const { onSpot, atPlayer } = traitsOf(this.#events, line);
    this.#isOnSpot ||= onSpot === true;
    const name = this.#voice.variant(`log.${what}`, turn, this.#tense);
    const { room, slot } = data;
    if (typeof room !== 'string') return [name, data];
    const saysThere = this.#voice.saysThere(name);
    const place = `${room} ${slot}`;
    // A numbered room goes without its name as a spot only.
    if (slot !== undefined && !saysThere) {
      if (this.#voice.asksFor(name, 'room')) this.#place = place;
      return [name, data];
    }
    const goesWithout = place === this.#place || (this.#isOnSpot && atPlayer === true);
    const isThere = goesWithout && saysThere;
    this.#place = place;
    return [name, isThere ? { ...data, room: THERE } : data];
  }

  say(sentence: Sentence): Saying {
    const [name, data] = this.#words(sentence);
    const own = data['seat'] !== undefined && data['seat'] === this.#under;
    const wording = (known: readonly string[]): Wording => {
      const said = { ...data, known, own, turn: sentence.turn };
      const clause = sentence.times > 1 ? null : this.#voice.clause(name, said);
      return { clause, text: clause === null ? capital(this.#voice.say(name, said)) : '' };
    };
    const { known } = this.#mind;
    const { clause, text } = wording(known);
    const pronoun = clause && this.#pronounFor(clause.about);
    const demonstrative = clause && this.#mind.demonstrative(clause.about);
    this.#begins = false;
    this.#mind.hearClause(clause, this.#voice.beings(name, data));
    const naming = (ref: string) => wording(known.filter((one) => one !== ref));
    return { clause, text, pronoun, demonstrative, naming };
  }

  /** An entry stands under the name of whoever acts: an intruder that begins it is named. */
  #pronounFor(about: string | null): string | null {
    return this.#begins && about?.startsWith('@figure.') ? null : this.#mind.pronoun(about);
  }
}

/** A line in its run, with the words for it. */
interface Said {
  readonly sentence: Sentence;
  readonly text: string;
  readonly predicates: readonly string[];
}

interface Run {
  /** How it begins: with the subject, or what stands for it; null where its lines are not clauses. */
  readonly subject: string | null;
  readonly pronoun: string | null;
  /** It goes on with the name that the run before it ends with: “… the Captain, who”. */
  readonly relative: string | null;
  readonly said: (Said & Pick<Saying, 'naming'>)[];
  over: boolean;
}

const lengthOf = ({ said }: Run): number =>
  said.reduce((sum, { predicates }) => sum + predicates.length, 0);

/** Without the full stop, for the sentence goes on. */
const open = (said: string): string => said.slice(0, -1);

/** Opens a run of one plain sentence at its end, if that is this name; nobody is named twice in a row. */
function openedAt(voice: Voice, run: Run | undefined, ref: string | null): boolean {
  if (run === undefined || ref === null || run.over || lengthOf(run) > 1) return false;
  const said = run.said.at(-1)!;
  const { clause, text } = said.naming(ref);
  const whole = clause?.predicates.at(-1) ?? text;
  if (said.sentence.times > 1 || !whole.endsWith(`${voice.say(ref.slice(1))}.`)) return false;
  run.said[run.said.length - 1] =
    clause === null
      ? { ...said, text: open(text) }
      : { ...said, predicates: [open(clause.predicates[0]!)] };
  return true;
}

/** Sentences about the same subject, one after another. */
function runsOf(events: StoryEvents, voice: Voice, spoken: Spoken): Run[] {
  const { sentences, tense, after } = spoken;
  const runs: Run[] = [];
  const speaker = new Speaker(events, voice, spoken);
  const [first] = sentences;
  const isAttack = first !== undefined && traitsOf(events, first.line).attack === true;
  if (after !== null) speaker.begin(after, isAttack);
  for (const sentence of sentences) {
    const { clause, text, pronoun, demonstrative, naming } = speaker.say(sentence);
    const predicates = clause?.predicates ?? [];
    const last = runs.at(-1);
    const fits =
      last !== undefined &&
      !last.over &&
      lengthOf(last) + predicates.length <= MAX_PREDICATES[tense ? 'tense' : 'calm'];
    const goesOn = clause !== null && fits && last.subject === clause.subject;
    const { subject = null } = clause ?? {};
    const { fatal, ownSentence } = traitsOf(events, sentence.line);
    const isNamedAgain = !goesOn && clause !== null && pronoun === null && !fatal && !ownSentence;
    const relative =
      isNamedAgain && voice.relative !== null && openedAt(voice, last, clause.about)
        ? voice.relative
        : null;
    // Whoever dies is named.
    const short = pronoun ?? (fatal || ownSentence ? null : demonstrative);
    const run: Run = goesOn ? last : { subject, pronoun: short, relative, said: [], over: false };
    run.said.push({ sentence, text, predicates, naming });
    run.over = isEnd(events, sentence.line);
    if (!goesOn) runs.push(run);
  }
  return runs;
}

/** A sentence begins with its subject, or with what stands for it: in Spanish, nothing. */
const begun = ({ subject, pronoun, relative }: Run, predicate: string): string =>
  pronoun === '' ? capital(predicate) : `${relative ?? pronoun ?? subject} ${predicate}`;

function partsOf(voice: Voice, run: Run): Part[] {
  const { subject, said } = run;
  if (subject === null) return said.map(({ sentence, text }) => ({ ...sentence, link: ' ', text }));
  const first = run.relative === null ? ' ' : ', ';
  const predicates = said.flatMap((one, i) =>
    i === said.length - 1
      ? one.predicates
      : [...one.predicates.slice(0, -1), open(one.predicates.at(-1)!)],
  );
  const linked = voice.linked(predicates);
  let at = 0;
  return said.map((one, i) => {
    const own = linked.slice(at, at + one.predicates.length);
    at += own.length;
    const text = own.map((part, n) => (n === 0 ? part.text : part.link + part.text)).join('');
    return {
      ...one.sentence,
      link: i === 0 ? first : own[0]!.link,
      text: i === 0 ? begun(run, text) : text,
    };
  });
}

type Spoken = Pick<Entry, 'sentences' | 'tense' | 'after' | 'under'>;

/** The sentences of an entry; joined by their links, they are its text. */
export function tellEntry(events: StoryEvents, voice: Voice, entry: Spoken): Part[] {
  return runsOf(events, voice, entry)
    .flatMap((run) => partsOf(voice, run))
    .map((part, i) => (i === 0 ? { ...part, link: '' } : part));
}

/** What stands beside a line, in small; nothing where its text is empty. */
export interface Chip {
  readonly line: Line;
  readonly text: string;
}

/** Equal ones in a row are counted: eight parasites that go the same way roll eight times the same. */
export function tellMechanics(voice: Voice, lines: readonly Line[]): Chip[] {
  const chips: (Chip & { times: number })[] = [];
  for (const line of lines) {
    const text = voice.say(`chip.${line.what}`, line.data);
    const last = chips.at(-1);
    if (last?.text === text) last.times++;
    else if (text !== '') chips.push({ line, text, times: 1 });
  }
  return chips.map(({ line, text, times }) => ({
    line,
    text: times === 1 ? text : `${text} ×${times}`,
  }));
}

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
