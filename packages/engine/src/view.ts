import { printOption, printRefused } from './notation.ts';
import { includes, NOBODY, type Seat, type Seats, SPECTATOR } from './seats.ts';
import { copy, type Ending, type Note } from './state.ts';
import type { Refusal, Table } from './table.ts';
import { codeOf, type Option, type RefusedOption } from './verbs.ts';

/** A zone as one seat sees it. */
export interface ZoneView {
  readonly size: number;
  /** What it sees: in order if the zone is ordered and fully visible, otherwise sorted. */
  readonly cards?: readonly string[];
  /** In an ordered zone seen in part: index (0 is the bottom) → card. */
  readonly placed?: Readonly<Record<number, string>>;
  /** The rest, by back. */
  readonly hidden?: Readonly<Record<string, number>>;
}

/** Rulesets before `costs` was a list have a record, by notation. */
type Costs = readonly number[] | Readonly<Record<string, number>>;

/** The cost of what has none, not even 0. */
const NO_COST = -1;
const NO_COSTS: readonly number[] = [];

const isCost = (cost: number): boolean => cost !== NO_COST;

export interface QuestionView {
  readonly at: string;
  readonly min: number;
  readonly max: number;
  readonly options: readonly string[];
  /**
   * Minimum costs: of the options, then of the refused ones, at the same index; -1 for what has no cost. Empty where
   * nothing has a cost.
   */
  readonly costs: Costs;
  readonly refused: readonly RefusedOption[];
}

/** Everything that one seat may know at a moment; not modified when the game goes on. */
export interface View<V = unknown> {
  readonly game: string;
  readonly rules: number;
  readonly seat: Seat;
  readonly seats: number;
  readonly vars: V;
  readonly zones: Readonly<Record<string, ZoneView>>;
  readonly notes: readonly Note[];
  /** Everyone who was asked; who has answered already is secret. */
  readonly asked: readonly Seat[];
  readonly question: QuestionView | null;
  readonly over: Ending | null;
}

/** Sees everything; for tools, never for a player. */
const ALL_SEEING = -2 as Seat;

/** What a seat sees of a zone; undefined if it is empty, or if it may not even know its size. */
export function zoneView<V>(table: Table<V>, zone: number, seat: Seat): ZoneView | undefined {
  const { kinds, zones } = table.game;
  const { ordered, size: sizeSeenBy } = zones.list[zone]!;
  const things = table.zone(zone);
  const size = things.length;
  const seesAll = seat === ALL_SEEING;
  if (size === 0 || !(seesAll || table.over !== null || includes(sizeSeenBy, seat)))
    return undefined;
  const cards: string[] = [];
  const seenAt: number[] = [];
  const hidden: Record<string, number> = {};
  for (let index = 0; index < size; index++) {
    const thing = things[index]!;
    const { back, printedFace, name } = kinds[table.kind(thing)]!;
    if (seesAll || table.sees(seat, thing)) {
      const isKnown = printedFace === undefined || seesAll || table.knows(seat, thing);
      cards.push(isKnown ? name : printedFace);
      seenAt.push(index);
    } else hidden[back] = (hidden[back] ?? 0) + 1;
  }
  if (cards.length === 0) return { size, hidden: sorted(hidden) };
  if (cards.length === size) return { size, cards: ordered ? cards : cards.sort() };
  if (!ordered) return { size, cards: cards.sort(), hidden: sorted(hidden) };
  const placed: Record<number, string> = {};
  for (let i = 0; i < cards.length; i++) placed[seenAt[i]!] = cards[i]!;
  return { size, placed, hidden: sorted(hidden) };
}

/** The seats of a set that are treated differently from a spectator. */
const apart = (seats: Seats): Seats => (includes(seats, SPECTATOR) ? ~seats : seats);

/** The seats whose view of a zone may differ from the spectator's. */
export function insiders<V>(table: Table<V>, zone: number): Seats {
  const { state, game } = table;
  const things = table.zone(zone);
  if (things.length === 0 || state.over !== null) return NOBODY;
  const { size, insideSeenBy } = game.zones.list[zone]!;
  let seats = apart(size);
  for (let i = 0; i < things.length; i++) {
    const thing = things[i]!;
    seats |= apart(table.seers(thing));
    if (game.kinds[table.kind(thing)]!.printedFace !== undefined)
      seats |= apart(insideSeenBy | state.known[thing]!);
  }
  return seats;
}

/** With sorted keys, so that the hidden order does not show. */
function sorted(counts: Record<string, number>): Record<string, number> {
  const names = Object.keys(counts);
  if (names.length < 2) return counts;
  const made: Record<string, number> = {};
  for (const name of names.sort()) made[name] = counts[name]!;
  return made;
}

/** What a seat sees (`SPECTATOR`: what everyone sees). Only zones decide. */
export function viewOf<V>(table: Table<V>, seat: Seat): View<V> {
  const { game, state } = table;
  const zones: Record<string, ZoneView> = {};
  game.zones.list.forEach(({ name }, index) => {
    const view = zoneView(table, index, seat);
    if (view !== undefined) zones[name] = view;
  });
  return {
    game: game.id,
    rules: game.rules,
    seat,
    seats: state.seats,
    vars: copy(state.vars),
    zones,
    notes: state.notes[seat]?.slice() ?? [],
    asked: table.asked.slice(),
    question: questionView(table, seat),
    over: state.over,
  };
}

/** The whole truth in the form of a view: for scenarios and tools, never for a player. */
export const truthOf = <V>(table: Table<V>): View<V> => viewOf(table, ALL_SEEING);

/** By verb, then by values: an order that does not reveal how the options were found. */
const byVerb = (a: Option, b: Option): number => codeOf(a) - codeOf(b) || a - b;

const byOption = (a: Refusal, b: Refusal): number => byVerb(a.option, b.option);

/** Insertion sort, since most of it is in order: docs/engine.md#written-for-v8. */
function sortedBy<T>(list: readonly T[], compare: (a: T, b: T) => number): T[] {
  const made = list.slice();
  for (let i = 1; i < made.length; i++) {
    const one = made[i]!;
    let at = i;
    for (; at > 0 && compare(made[at - 1]!, one) > 0; at--) made[at] = made[at - 1]!;
    made[at] = one;
  }
  return made;
}

function costsOf<V>(
  table: Table<V>,
  seat: Seat,
  options: readonly Option[],
  refused: readonly Refusal[],
): readonly number[] {
  const { game } = table;
  const costs: number[] = [];
  if (game.costOf === undefined) return costs;
  for (let i = 0; i < options.length; i++)
    costs.push(game.costOf(table, seat, options[i]!) ?? NO_COST);
  for (let i = 0; i < refused.length; i++)
    costs.push(game.costOf(table, seat, refused[i]!.option) ?? NO_COST);
  return costs.some(isCost) ? costs : NO_COSTS;
}

/** What an answer costs at least, refused or not; null if it has no cost. */
export function costIn({ costs, options, refused }: QuestionView, notation: string): number | null {
  if (!Array.isArray(costs)) return (costs as Readonly<Record<string, number>>)[notation] ?? null;
  const answers = [...options, ...refused.map(({ option }) => option)];
  const cost: number = costs[answers.indexOf(notation)] ?? NO_COST;
  return cost === NO_COST ? null : cost;
}

/** The question to a seat, if any. */
export function questionView<V>(table: Table<V>, seat: Seat): QuestionView | null {
  if (!table.pending.includes(seat)) return null;
  const { at, min, max, options, refused } = table.question(seat);
  const { game } = table;
  const inOrder = sortedBy(options, byVerb);
  const against = sortedBy(refused, byOption);
  return {
    at,
    min,
    max,
    options: inOrder.map((option) => printOption(game, option)),
    costs: costsOf(table, seat, inOrder, against),
    refused: against.map((refusal) => printRefused(game, refusal)),
  };
}
