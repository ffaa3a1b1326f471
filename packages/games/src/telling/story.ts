/** The log as a story: rounds, phases, turns and steps, and entries of lines that belong together. */
import type { Line, Plain } from '@deadlight/engine';
import { type Before, type StoryEvents, type Traits, traitsOf } from './traits.ts';

/** A line, and how often it is repeated in a row. */
export interface Sentence {
  readonly line: Line;
  /** The first line that it was made of, as the rules told it. */
  readonly from: Line;
  readonly times: number;
}

/** An action with its consequences: a shot with its roll and effect, a step with what it uncovered. */
export interface Entry {
  readonly sentences: readonly Sentence[];
  /** What it cost, if that is known: one line with all cards that were paid. */
  readonly paid: Line | null;
}

/** A turn, or a step of a phase. */
export interface Passage {
  /** The line that opens it; none before the first. */
  readonly opens: Line | null;
  readonly entries: readonly Entry[];
}

export interface Phase {
  /** The line that opens it; none before the first. */
  readonly opens: Line | null;
  readonly passages: readonly Passage[];
}

export interface Chapter {
  /** The line that opens the round; none before the first. */
  readonly opens: Line | null;
  readonly phases: readonly Phase[];
}

/** What a game says of its events, asked for by lines. */
class Teller {
  readonly #events: StoryEvents;

  constructor(events: StoryEvents) {
    this.#events = events;
  }

  traits(line: Line): Traits {
    return traitsOf(this.#events, line);
  }

  readonly has = (line: Line, trait: keyof Traits): boolean =>
    this.traits(line)[trait] !== undefined;

  readonly isPaid = (line: Line): boolean => this.has(line, 'pays');

  /** A basic action is paid for before it is told: its payment waits for it. */
  waits(entry: readonly Line[] | undefined): boolean {
    return entry?.every(this.isPaid) ?? false;
  }

  isInterrupted(entry: readonly Line[] | undefined): boolean {
    const last = entry?.at(-1);
    return last !== undefined && this.has(last, 'interrupts');
  }

  /** Whether a line goes on with an entry. */
  belongs(line: Line, entry: readonly Line[]): boolean {
    const { pays } = this.traits(line);
    return pays === undefined ? this.#continues(line, entry) : pays.afterwards(line);
  }

  #continues(line: Line, entry: readonly Line[]): boolean {
    const { action, begins, follows, movement, result } = this.traits(line);
    if (action || begins) return false;
    const lines = entry.filter((other) => !this.isPaid(other));
    const before: Before = { lines, first: lines[0]!, last: lines.at(-1)!, has: this.has };
    if (follows !== undefined) return follows(line, before);
    if (this.has(before.first, 'movement')) return movement === true;
    return result === true || this.has(before.first, 'action');
  }
}

/** Drops headings of empty steps. */
const isEmpty = (teller: Teller, { opens, entries }: Passage): boolean =>
  entries.length === 0 && (opens === null || teller.traits(opens).opens === 'step');

const isSame = (a: Line, b: Line): boolean =>
  a.what === b.what &&
  JSON.stringify({ ...a.data, times: 1 }) === JSON.stringify({ ...b.data, times: 1 });

/** Merges a line with a similar one, if both fit into one sentence. */
function together(teller: Teller, line: Line, next: Line): Line | null {
  const { joins, completes } = teller.traits(next);
  const complete = completes?.(line, next) ?? null;
  if (complete !== null) return complete;
  const { who, times } = line.data;
  if (joins !== undefined && who === next.data['who']) {
    const { as: what, list } = joins;
    const more = joins.one(next);
    const one = line.what === next.what ? joins.one(line) : null;
    const so = line.what === what ? (line.data[list] as Plain[]) : one === null ? null : [one];
    if (more === null || so === null) return null;
    return {
      ...line,
      what,
      data: { ...(who === undefined ? {} : { who }), [list]: [...so, more] },
    };
  }
  return typeof times === 'number' && isSame(line, next)
    ? { ...line, data: { ...line.data, times: times + 1 } }
    : null;
}

/** Merges several payments for one action. */
function asOne(paid: readonly Line[]): Line | null {
  const [first] = paid;
  if (first === undefined) return null;
  return { ...first, data: { ...first.data, card: paid.map(({ data }) => data['card']!) } };
}

function entryOf(teller: Teller, lines: readonly Line[]): Entry {
  const paid = asOne(lines.filter(teller.isPaid));
  // The log may end with it, before anything has come of it.
  if (paid !== null && teller.waits(lines))
    return { sentences: [{ line: paid, from: lines[0]!, times: 1 }], paid: null };
  const sentences: { line: Line; readonly from: Line; times: number }[] = [];
  for (const said of lines) {
    const last = sentences.at(-1);
    const { counted, isSaidBy } = teller.traits(said);
    if (
      teller.isPaid(said) ||
      (last !== undefined && isSaidBy?.(said, last.line, sentences[0]!.line))
    )
      continue;
    const line = counted?.(said) ?? said;
    const both = last === undefined ? null : together(teller, last.line, line);
    if (both !== null) last!.line = both;
    else if (last !== undefined && isSame(last.line, line)) last.times++;
    else sentences.push({ line, from: said, times: 1 });
  }
  return { sentences, paid };
}

interface Draft<T> {
  readonly opens: Line | null;
  readonly parts: T[];
}
const draft = <T>(opens: Line | null, ...parts: T[]): Draft<T> => ({ opens, parts });

/** Cuts the lines of a log into rounds, phases, turns and entries. */
export function chaptersOf(events: StoryEvents, lines: readonly Line[]): readonly Chapter[] {
  const teller = new Teller(events);
  const emptyPhase = (opens: Line | null) => draft(opens, draft<Line[]>(null));
  const chapters = [draft(null, emptyPhase(null))];
  let open: Line[] | undefined;
  for (const said of lines) {
    const phases = chapters.at(-1)!.parts;
    const passages = phases.at(-1)!.parts;
    const entries = passages.at(-1)!.parts;
    const line = teller.traits(said).retold?.(said, entries, teller.has) ?? said;
    const { opens, under, stays, interrupts, cancels } = teller.traits(line);
    open = (under && entries.find(([first]) => under(line, first!))) ?? (stays ? open : undefined);
    const entry = open ?? entries.at(-1);
    if (opens === 'round') chapters.push(draft(line, emptyPhase(null)));
    else if (opens === 'phase') phases.push(emptyPhase(line));
    else if (opens !== undefined) passages.push(draft(line));
    // The player who interrupts has not paid: the payment keeps waiting.
    else if (interrupts && teller.waits(entry)) {
      const before = entries.at(-2);
      if (teller.isInterrupted(before)) before!.push(line);
      else entries.splice(-1, 0, [line]);
    } else if (cancels && teller.waits(entry) && teller.isInterrupted(entries.at(-2)))
      entries.splice(-2, 2, [...entries.at(-2)!, ...entry!, line]);
    else if (entry !== undefined && (teller.waits(entry) || teller.belongs(line, entry)))
      entry.push(line);
    else entries.push([line]);
  }
  return chapters
    .map(({ opens, parts }) => ({
      opens,
      phases: parts
        .map((phase) => ({
          opens: phase.opens,
          passages: phase.parts
            .map((passage) => ({
              opens: passage.opens,
              entries: passage.parts.map((entry) => entryOf(teller, entry)),
            }))
            .filter((passage) => !isEmpty(teller, passage)),
        }))
        .filter(({ passages }) => passages.length > 0),
    }))
    .filter(({ opens, phases }) => opens !== null || phases.length > 0);
}
