/**
 * An entry of the log in sentences. What one actor does in a row is one sentence: “The Captain plays Search,
 * searches the red deck and keeps the Pistol.”
 */
import type { Line } from '@deadlight/engine';
import type { Clause, Voice } from '../text/voice.ts';
import { chaptersOf, type Entry, type Sentence } from './story.ts';
import { type StoryEvents, traitsOf } from './traits.ts';

/** A line as it is said in its entry. */
export interface Part extends Sentence {
  /** What stands between it and the part before. */
  readonly link: string;
  readonly text: string;
}

/** Whether a line ends its sentence. */
function isEnd(events: StoryEvents, line: Line): boolean {
  const { ends } = traitsOf(events, line);
  return typeof ends === 'function' ? ends(line) : ends === true;
}

interface Run {
  readonly subject: string | null;
  readonly said: { readonly sentence: Sentence; readonly predicates: readonly string[] }[];
  over: boolean;
}

/** Sentences about the same subject, one after another. */
function runsOf(events: StoryEvents, voice: Voice, sentences: readonly Sentence[]): Run[] {
  const runs: Run[] = [];
  for (const sentence of sentences) {
    const { what, data } = sentence.line;
    const clause: Clause | null = sentence.times > 1 ? null : voice.clause(`log.${what}`, data);
    const last = runs.at(-1);
    const goesOn = clause !== null && last?.subject === clause.subject && !last.over;
    const run = goesOn ? last : { subject: clause?.subject ?? null, said: [], over: false };
    run.said.push({ sentence, predicates: clause?.predicates ?? [] });
    run.over = isEnd(events, sentence.line);
    if (!goesOn) runs.push(run);
  }
  return runs;
}

/** Without the full stop, for the sentence goes on. */
const open = (predicate: string): string => predicate.slice(0, -1);

function partsOf(voice: Voice, { subject, said }: Run): Part[] {
  const [{ sentence } = said[0]!] = said;
  if (subject === null) {
    const { what, data } = sentence.line;
    return [{ ...sentence, link: ' ', text: voice.say(`log.${what}`, data) }];
  }
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
      link: i === 0 ? ' ' : own[0]!.link,
      text: i === 0 ? `${subject} ${text}` : text,
    };
  });
}

/** The sentences of an entry; joined by their links, they are its text. */
export const tellEntry = (
  events: StoryEvents,
  voice: Voice,
  { sentences }: Pick<Entry, 'sentences'>,
): Part[] =>
  runsOf(events, voice, sentences)
    .flatMap((run) => partsOf(voice, run))
    .map((part, i) => (i === 0 ? { ...part, link: '' } : part));

/** Lines as they are told one after another: a heading, or all of an entry, with what it cost. */
export function tellAll(events: StoryEvents, voice: Voice, lines: readonly Line[]): string[] {
  const say = (line: Line | null): string[] =>
    line === null ? [] : [voice.say(`log.${line.what}`, line.data)];
  const told = (entry: Entry): string => {
    const text = tellEntry(events, voice, entry).map((part) => part.link + part.text);
    return [text.join(''), ...say(entry.paid)].join(' ');
  };
  return chaptersOf(events, lines).flatMap(({ opens, phases }) => [
    ...say(opens),
    ...phases.flatMap((phase) => [
      ...say(phase.opens),
      ...phase.passages.flatMap((passage) => [...say(passage.opens), ...passage.entries.map(told)]),
    ]),
  ]);
}
