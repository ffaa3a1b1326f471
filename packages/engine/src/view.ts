import { printOption } from './notation.ts';
import { includes, type Seat } from './seats.ts';
import { copy, type Ending, type Note } from './state.ts';
import type { Table } from './table.ts';
import { codeOf, type Option } from './verbs.ts';

/** A zone as one seat sees it. */
export interface ZoneView {
  readonly size: number;
  /** What it sees: in order where order matters and all is seen, otherwise sorted. */
  readonly cards?: readonly string[];
  /** In an ordered zone seen in part: index (0 is the bottom) → card. */
  readonly placed?: Readonly<Record<number, string>>;
  /** The rest, by back. */
  readonly hidden?: Readonly<Record<string, number>>;
}

export interface QuestionView {
  readonly at: string;
  readonly min: number;
  readonly max: number;
  readonly options: readonly string[];
  /** What options cost at least, where they cost anything, by notation. */
  readonly costs: Readonly<Record<string, number>>;
  readonly refused: readonly { readonly option: string; readonly rule: string }[];
}

/** All that one seat may know at a moment; it stays as it is when the game goes on. */
export interface View<V = unknown> {
  readonly game: string;
  readonly rules: number;
  readonly seat: Seat;
  readonly seats: number;
  readonly vars: V;
  readonly zones: Readonly<Record<string, ZoneView>>;
  readonly notes: readonly Note[];
  /** Everyone who was asked; who has answered already is nobody's business. */
  readonly asked: readonly Seat[];
  readonly question: QuestionView | null;
  readonly over: Ending | null;
}

/** Sees everything; for tools that look at a table from outside, never for a player. */
const ALL_SEEING: Seat = -2;

/** What a seat sees of a zone that is not empty and whose size it may know. */
export function zoneView<V>(table: Table<V>, zone: number, seat: Seat): ZoneView {
  const { kinds, zones } = table.game;
  const things = table.zone(zone);
  const size = things.length;
  const cards: string[] = [];
  const placed: Record<number, string> = {};
  const hidden: Record<string, number> = {};
  things.forEach((thing, index) => {
    const kind = kinds[table.kind(thing)]!;
    if (seat === ALL_SEEING || table.sees(seat, thing)) {
      const name =
        seat === ALL_SEEING || table.knows(seat, thing) ? kind.name : (kind.front ?? kind.name);
      cards.push(name);
      placed[index] = name;
    } else hidden[kind.back] = (hidden[kind.back] ?? 0) + 1;
  });
  if (cards.length === 0) return { size, hidden: sorted(hidden) };
  const { ordered } = zones.list[zone]!;
  if (cards.length === size) return { size, cards: ordered ? cards : cards.sort() };
  if (ordered) return { size, placed, hidden: sorted(hidden) };
  return { size, cards: cards.sort(), hidden: sorted(hidden) };
}

/** With its keys in order, so that nothing of the hidden order shows. */
const sorted = (counts: Record<string, number>): Record<string, number> =>
  Object.fromEntries(
    Object.keys(counts)
      .sort()
      .map((key) => [key, counts[key]!]),
  );

/** What a seat sees (`SPECTATOR`: what everyone sees). Only zones decide. */
export function viewOf<V>(table: Table<V>, seat: Seat): View<V> {
  const { game, state } = table;
  const zones: Record<string, ZoneView> = {};
  game.zones.list.forEach((zone, index) => {
    const sizeSeen = seat === ALL_SEEING || state.over !== null || includes(zone.size, seat);
    if (sizeSeen && table.zone(index).length > 0) zones[zone.name] = zoneView(table, index, seat);
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

/** By verb, then by values: an order that tells nothing of how the options were found. */
const byVerb = (a: Option, b: Option): number => codeOf(a) - codeOf(b) || a - b;

/** What a seat is asked, if it is. */
function costsOf<V>(
  table: Table<V>,
  seat: Seat,
  options: readonly Option[],
): Record<string, number> {
  const { game } = table;
  const costs: Record<string, number> = {};
  if (game.costOf === undefined) return costs;
  for (const option of options.toSorted(byVerb)) {
    const cost = game.costOf(table, seat, option);
    if (cost !== null) costs[printOption(game, option)] = cost;
  }
  return costs;
}

export function questionView<V>(table: Table<V>, seat: Seat): QuestionView | null {
  if (!table.pending.includes(seat)) return null;
  const { at, min, max, options, refused } = table.question(seat);
  const print = (option: number): string => printOption(table.game, option);
  return {
    at,
    min,
    max,
    options: options.toSorted(byVerb).map(print),
    costs: costsOf(table, seat, options),
    refused: refused
      .toSorted((a, b) => byVerb(a.option, b.option))
      .map(({ option, rule }) => ({ option: print(option), rule })),
  };
}
