/** An entry of the story, made of the lines that belong together: what is said, and what stands beside it. */
import { type Line, type LogEvent, type Plain, tells } from '@deadlight/engine';
import { valueIn } from './fields.ts';
import type { Note, Spot } from './memory.ts';
import {
  type CorridorForms,
  type OfCorridor,
  type StoryEvents,
  type Told,
  type Traits,
  traitsOf,
} from './traits.ts';

/** A line, and how often it is repeated in a row. */
export interface Sentence {
  readonly line: Line;
  /** The first line that it was made of, as the rules told it. */
  readonly from: Line;
  readonly times: number;
  /** Which of its variants says it. */
  readonly turn: number;
}

/** An action with its consequences: a shot with its roll and effect, a step with what it uncovered. */
export interface Entry {
  readonly sentences: readonly Sentence[];
  /** Cost, dice, cards, tokens: said in small beside the story, if at all. */
  readonly mechanics: readonly Line[];
  /** It is said quickly, for somebody is in danger. */
  readonly tense: boolean;
  /** What was said last of somebody in the same turn; the heading, if that names whose turn it is. */
  readonly after: Sentence | null;
  /** The player whom its heading names; null where it stands under none. */
  readonly under: Plain;
  /** It stands out: the first time that something happens. */
  readonly milestone: boolean;
}

/** What a game says of its events, asked for by lines. */
export class Teller {
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
}

type Draft = { -readonly [K in keyof Sentence]: Sentence[K] };

const isSame = (a: Line, b: Line): boolean =>
  a.what === b.what &&
  JSON.stringify({ ...a.data, times: 1 }) === JSON.stringify({ ...b.data, times: 1 });

/** The one field of a form that holds a list. */
const listIn = ({ data }: LogEvent): string =>
  Object.keys(data).find((name) => {
    const field = data[name]!;
    return 'field' in field && field.field === 'list';
  })!;

/** Merges a line with a similar one, if both fit into one sentence. */
function together(teller: Teller, line: Line, next: Line): Line | null {
  const { joins, completes } = teller.traits(next);
  const complete = completes?.(line, next) ?? null;
  if (complete !== null) return complete;
  const [who, times] = [valueIn(line, 'who'), valueIn(line, 'times')];
  if (joins !== undefined && who === valueIn(next, 'who')) {
    const what = joins.as.name;
    const list = listIn(joins.as);
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
function asOne(paid: readonly Line[]): Line[] {
  const [first] = paid;
  if (first === undefined) return [];
  const card = paid.map((line) => valueIn(line, 'card')!);
  return [{ ...first, data: { ...first.data, card } }];
}

type Near = CorridorForms['near'];
type NearData = { readonly spots: readonly Spot[] };

/** A corridor as somebody at one of its ends hears it: by the room at the other. */
function fromNear(line: Line, near: Near, [one, other]: readonly Spot[], at: number): Line | null {
  const far = one!.slot === at ? other! : other!.slot === at ? one! : null;
  const { from: _from, to: _to, exit: _exit, ...data } = line.data as OfCorridor;
  return far === null ? null : { ...line, what: near.name, data: { ...data, spots: [far] } };
}

/** The same corridors one after another, told from the same end, are one sentence; two that lead to one room are one. */
function withFar(last: Line | undefined, line: Line, near: Near): Line | null {
  if (!tells(last, near) || !tells(line, near)) return null;
  const { spots, ...rest } = last.data as NearData;
  const { spots: more, ...own } = line.data as NearData;
  if (JSON.stringify(rest) !== JSON.stringify(own)) return null;
  const others = more.filter(({ slot }) => !spots.some((spot) => spot.slot === slot));
  return { ...last, data: { ...rest, spots: [...spots, ...others] } };
}

/** A corridor elsewhere after some nearby that one player has seen to is only counted. */
function countedWith(teller: Teller, last: Line | undefined, line: Line): Line | null {
  const { corridor, joins } = teller.traits(line);
  if (last === undefined || corridor === undefined || joins === undefined) return null;
  const who = valueIn(line, 'who');
  if (!tells(last, corridor.near) || who === undefined || valueIn(last, 'who') !== who) return null;
  const near = (last.data as NearData).spots.map(({ slot }) => String(slot));
  const more = joins.one(line);
  return more === null
    ? null
    : { ...line, what: joins.as.name, data: { who, [listIn(joins.as)]: [...near, more] } };
}

class Writer {
  readonly #teller: Teller;
  readonly #notes: ReadonlyMap<Line, Note>;
  readonly sentences: Draft[] = [];
  #at = -1;

  constructor(teller: Teller, notes: ReadonlyMap<Line, Note>) {
    this.#teller = teller;
    this.#notes = notes;
  }

  write(said: Line): void {
    const last = this.sentences.at(-1);
    const { counted, isSaidBy } = this.#teller.traits(said);
    if (last !== undefined && isSaidBy?.(said, last.line, this.sentences[0]!.line)) return;
    const line = counted?.(said) ?? said;
    const both = last === undefined ? null : together(this.#teller, last.line, line);
    if (both !== null) last!.line = both;
    else if (!this.#writeNear(line)) {
      const all = countedWith(this.#teller, last?.line, line);
      if (all === null) this.#add(line, said);
      else last!.line = all;
    }
    this.stand(said);
  }

  /** Somebody is there now, whether the story says so or not. */
  stand(line: Line): void {
    const slot = valueIn(line, 'slot');
    if (typeof slot === 'number') this.#at = slot;
  }

  #add(line: Line, from: Line): void {
    const last = this.sentences.at(-1);
    if (last !== undefined && isSame(last.line, line)) last.times++;
    else this.sentences.push({ line, from, times: 1, turn: this.#notes.get(from)?.turn ?? 0 });
  }

  /** A corridor that begins where somebody is. */
  #writeNear(line: Line): boolean {
    const { corridor } = this.#teller.traits(line);
    const { ends = [], at = null } = this.#notes.get(line) ?? {};
    if (corridor === undefined || ends.length === 0) return false;
    const near = fromNear(line, corridor.near, ends, this.#at < 0 ? (at ?? this.#at) : this.#at);
    if (near === null) return false;
    const last = this.sentences.at(-1);
    const both = withFar(last?.line, near, corridor.near);
    if (both !== null) last!.line = both;
    else this.#add(near, line);
    return true;
  }

  /** A corridor elsewhere is named by both of its ends, unless there are several; two between the same rooms, once. */
  finish(): readonly Sentence[] {
    const between = new Set<Sentence>();
    const sentences = this.sentences.map((sentence): Sentence => {
      const { line } = sentence;
      const { corridor } = this.#teller.traits(line);
      const [from, to] = this.#notes.get(line)?.ends ?? [];
      if (corridor === undefined || from === undefined || to === undefined) return sentence;
      const { exit: _exit, ...data } = line.data as OfCorridor;
      const named = { ...line, what: corridor.between.name, data: { ...data, from, to } };
      const told = { ...sentence, line: named };
      between.add(told);
      return told;
    });
    return sentences.filter(
      (one, i) => i === 0 || !between.has(one) || !isSame(sentences[i - 1]!.line, one.line),
    );
  }
}

/** The entry that these lines make. */
export function entryOf(
  teller: Teller,
  lines: readonly Line[],
  notes: ReadonlyMap<Line, Note>,
): Entry {
  const told: Told = {
    lines,
    has: teller.has,
    says(line) {
      const { pays, unsaid } = teller.traits(line);
      if (pays !== undefined || unsaid === true) return false;
      return unsaid === undefined || !unsaid(line, told);
    },
  };
  const said = lines.filter((line) => told.says(line));
  const rest = lines.filter((line) => !teller.isPaid(line));
  const writer = new Writer(teller, notes);
  const [trailing, inTime] = [true, false].map((is) =>
    lines.filter((line) => (teller.traits(line).trails?.(line, told) ?? false) === is),
  );
  // Where everything stands beside the story, it is told after all.
  for (const line of [...inTime!, ...trailing!])
    if (said.length === 0 ? rest.includes(line) : said.includes(line)) writer.write(line);
    else writer.stand(line);
  const beside = lines
    .filter((line) => teller.has(line, 'chip'))
    .map((line) => teller.traits(line).counted?.(line) ?? line);
  return {
    sentences: writer.finish(),
    mechanics: [
      ...asOne(lines.filter(teller.isPaid)),
      ...summed(beside.filter((line) => !teller.isPaid(line))),
    ],
    tense: false,
    after: null,
    under: null,
    milestone: false,
  };
}

/** Equal lines once; what is counted in them, together. */
function summed(lines: readonly Line[]): Line[] {
  const sums: Line[] = [];
  for (const line of lines) {
    const at = sums.findIndex((other) => isSame(other, line));
    const times = at < 0 ? undefined : valueIn(sums[at]!, 'times');
    if (at < 0) sums.push(line);
    else if (typeof times === 'number')
      sums[at] = { ...line, data: { ...line.data, times: times + Number(valueIn(line, 'times')) } };
  }
  return sums;
}
