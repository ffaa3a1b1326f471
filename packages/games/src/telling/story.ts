/** The log as a story: rounds, phases, turns and steps, and entries of lines that belong together. */
import { at, type Line, type Plain } from '@deadlight/engine';
import { type Entry, entryOf, type Sentence, Teller } from './entry.ts';
import { valueIn } from './fields.ts';
import { Memory, type Note } from './memory.ts';
import type { Before, Closing, StoryEvents } from './traits.ts';

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
  /** How things stand when the round is over. */
  readonly closes: Line | null;
}

/** Decides what belongs together. */
class Binder extends Teller {
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
    const before: Before = {
      lines,
      first: at(lines, 0, 'line'),
      last: lines.at(-1)!,
      has: this.has,
    };
    if (follows !== undefined) return follows(line, before);
    if (this.has(before.first, 'movement')) return movement === true;
    return result === true || this.has(before.first, 'action');
  }
}

/** Drops headings of empty steps. */
const isEmpty = (teller: Teller, { opens, entries }: Passage): boolean =>
  entries.length === 0 && (opens === null || teller.traits(opens).opens === 'step');

interface Draft<T> {
  readonly opens: Line | null;
  readonly parts: T[];
}
interface Round<T> extends Draft<T> {
  closes: Line | null;
}
const chapter = <T>(opens: Line | null, ...parts: T[]): Round<T> => ({
  opens,
  parts,
  closes: null,
});

/** How things stand where a round ends; nothing before the first. */
function closing(
  events: StoryEvents,
  memory: Memory,
  { rule }: Line,
  { as, tally }: Closing,
): Line | null {
  const data = tally(memory.lines, events);
  return data === null ? null : { rule, what: as.name, data };
}

const draft = <T>(opens: Line | null, ...parts: T[]): Draft<T> => ({ opens, parts });

/** The same player goes on: others have passed. */
const goesOn = (before: Line | null, line: Line): boolean =>
  before?.what === line.what &&
  valueIn(before, 'who') !== undefined &&
  valueIn(before, 'who') === valueIn(line, 'who');

const playerOf = (line: Line): Plain => valueIn(line, 'who') ?? valueIn(line, 'seat') ?? null;

const namesSomebody = ({ line }: Sentence): boolean =>
  (['who', 'figure', 'pawn'] as const).some((field) => valueIn(line, field) !== undefined);

/** Danger lasts to the end of a turn. */
function tellPassage(
  binder: Binder,
  { opens, parts }: Draft<Line[]>,
  notes: ReadonlyMap<Line, Note>,
  milestones: ReadonlyMap<Line, string>,
): Passage {
  const reached = (line: Line): Entry[] => {
    const what = milestones.get(line);
    return what === undefined ? [] : [milestoneOf(line, what)];
  };
  const under = opens === null || binder.traits(opens).opens !== 'turn' ? null : playerOf(opens);
  let tense = false;
  let after: Sentence | null =
    opens === null ? null : { line: opens, from: opens, times: 1, turn: 0 };
  const entryWith = (lines: readonly Line[]): Entry[] => {
    if (lines.length === 0) return [];
    const entry = { ...entryOf(binder, lines, notes), tense, after, under };
    after = entry.sentences.findLast(namesSomebody) ?? after;
    return [entry];
  };
  const entries = parts.flatMap((lines) => {
    tense ||= lines.some((line) => binder.has(line, 'tense'));
    const [apart, own] = [true, false].map((is) =>
      lines.filter((line) => binder.has(line, 'apart') === is),
    );
    // A death leaves nothing to say of the blood.
    return [...entryWith(own!), ...lines.flatMap(reached).slice(-1), ...entryWith(apart!)];
  });
  return { opens, entries: [...(opens === null ? [] : reached(opens)), ...entries] };
}

function milestoneOf(from: Line, what: string): Entry {
  const line: Line = { rule: from.rule, what, data: from.data };
  const sentence = { line, from, times: 1, turn: 0 };
  return {
    sentences: [sentence],
    mechanics: [],
    tense: false,
    after: null,
    under: null,
    milestone: true,
  };
}

/** Cuts the lines of a log into rounds, phases, turns and entries; `before` are lines that were told before them. */
export function chaptersOf(
  events: StoryEvents,
  lines: readonly Line[],
  before: readonly Line[] = [],
): readonly Chapter[] {
  const binder = new Binder(events);
  const memory = new Memory(events, before);
  const notes = new Map<Line, Note>();
  const milestones = new Map<Line, string>();
  const emptyPhase = (opens: Line | null) => draft(opens, draft<Line[]>(null));
  const chapters = [chapter(null, emptyPhase(null))];
  let open: Line[] | undefined;
  for (const said of lines) {
    const phases = chapters.at(-1)!.parts;
    const passages = phases.at(-1)!.parts;
    const entries = passages.at(-1)!.parts;
    const { retold } = binder.traits(said);
    const line = retold?.(said, entries, binder.has, memory.lines) ?? said;
    const { opens, under, stays, interrupts, cancels, closes } = binder.traits(line);
    if (closes !== undefined) chapters.at(-1)!.closes = closing(events, memory, line, closes);
    const reached = memory.hear(said);
    notes.set(line, memory.note(line));
    if (reached !== null) milestones.set(line, reached);
    open = (under && entries.find(([first]) => under(line, first!))) ?? (stays ? open : undefined);
    const entry = open ?? entries.at(-1);
    if (opens === 'round') chapters.push(chapter(line, emptyPhase(null)));
    else if (opens === 'phase') phases.push(emptyPhase(line));
    else if (opens !== undefined) {
      if (opens !== 'turn' || !goesOn(passages.at(-1)!.opens, line)) passages.push(draft(line));
    }
    // The player who interrupts has not paid: the payment keeps waiting.
    else if (interrupts && binder.waits(entry)) {
      const paid = entries.at(-2);
      if (binder.isInterrupted(paid)) paid!.push(line);
      else entries.splice(-1, 0, [line]);
    } else if (cancels && binder.waits(entry) && binder.isInterrupted(entries.at(-2)))
      entries.splice(-2, 2, [...entries.at(-2)!, ...entry!, line]);
    else if (entry !== undefined && (binder.waits(entry) || binder.belongs(line, entry)))
      entry.push(line);
    else entries.push([line]);
  }
  return chapters
    .map(({ opens, parts, closes }) => ({
      opens,
      closes,
      phases: parts
        .map((phase) => ({
          opens: phase.opens,
          passages: phase.parts
            .map((passage) => tellPassage(binder, passage, notes, milestones))
            .filter((passage) => !isEmpty(binder, passage)),
        }))
        .filter(({ passages }) => passages.length > 0),
    }))
    .filter(({ opens, phases }) => opens !== null || phases.length > 0);
}
