/**
 * Compares what the people of a table were told with what is kept of it. Whatever died on the way, the log must hold
 * everything that was acknowledged, once and in order, written by one owner at a time; and nobody may have been shown
 * anything that does not follow from it.
 */
import { type Seat, viewOf } from '@deadlight/engine';
import type { Entry, TableDoc } from '../../src/store/store.ts';
import { Acknowledgements } from '../../src/table/acknowledgements.ts';
import { enact, matchOf, saidBy } from '../../src/table/enact.ts';
import { rulesetFor } from '../../src/table/rulesets.ts';
import { printOf } from '../view-print.ts';

/** A line of a table's log, and the owner that wrote it. */
export interface Kept {
  readonly place: number;
  readonly epoch: number;
  readonly entry: Entry;
}

/** What one page can swear to. */
export interface Account {
  readonly seat: Seat;
  /** The ids of what was acknowledged, with the links that acknowledge them, in order. */
  readonly taken: ReadonlyMap<string, string>;
  /** Prints of all views it was shown, by the number of the question. */
  readonly shown: ReadonlyMap<number, ReadonlySet<string>>;
}

/** All that cannot be; nothing if everything is in order. */
export async function violationsOf(
  table: TableDoc,
  log: readonly Kept[],
  accounts: readonly Account[],
): Promise<string[]> {
  const found = [...disorderIn(log), ...lossesIn(log, accounts)];
  // A log that has holes cannot be played.
  if (found.length > 0) return found.map((what) => `${table.id}: ${what}`);
  const { links, truth } = await played(table, log, accounts);
  for (const { seat, taken, shown } of accounts) {
    for (const [id, link] of taken)
      if (links.get(`${seat}:${id}`) !== link)
        found.push(`${id} of seat ${seat} was acknowledged in another story`);
    for (const [number, views] of shown)
      for (const view of views)
        if (truth.get(seat)?.get(number)?.has(view) !== true)
          found.push(`seat ${seat} saw at question ${number} what was not there`);
  }
  return found.map((what) => `${table.id}: ${what}`);
}

/** Places without a gap; once an owner has written, no earlier one does. */
function disorderIn(log: readonly Kept[]): string[] {
  const found: string[] = [];
  log.forEach(({ place, epoch }, i) => {
    if (place !== i) found.push(`place ${i} is missing`);
    const before = log[i - 1]?.epoch ?? epoch;
    if (epoch < before) found.push(`epoch ${epoch} wrote at ${place}, after epoch ${before}`);
  });
  return found;
}

/** Everything that was acknowledged is there once, in the order of the acknowledgements. */
function lossesIn(log: readonly Kept[], accounts: readonly Account[]): string[] {
  const found: string[] = [];
  const places = new Map<string, number>();
  for (const { place, entry } of log) {
    if (!('id' in entry) || entry.id === undefined) continue;
    if (places.has(entry.id)) found.push(`${entry.id} counts twice`);
    places.set(entry.id, place);
  }
  for (const { seat, taken } of accounts) {
    let last = -1;
    for (const id of taken.keys()) {
      const place = places.get(`${seat}:${id}`);
      if (place === undefined) found.push(`${id} of seat ${seat} is lost`);
      else if (place < last) found.push(`${id} of seat ${seat} is out of order`);
      last = Math.max(last, place ?? last);
    }
  }
  return found;
}

type Truth = Map<Seat, Map<number, Set<string>>>;

/** Plays the log: the link of every decision, and what could rightly be seen on the way, where anybody has looked. */
async function played(table: TableDoc, log: readonly Kept[], accounts: readonly Account[]) {
  const match = matchOf(table, await rulesetFor(table.game, table.rules));
  const chain = new Acknowledgements(table);
  const links = new Map<string, string>();
  const truth: Truth = new Map();
  const look = (): void => {
    for (const { seat, shown } of accounts) {
      const number = match.numberFor(seat);
      if (!shown.has(number)) continue;
      const views = truth.get(seat) ?? new Map<number, Set<string>>();
      const seen = views.get(number) ?? new Set();
      views.set(number, seen.add(printOf(viewOf(match.table, seat))));
      truth.set(seat, views);
    }
  };
  look();
  for (const { entry } of log) {
    enact(match, entry);
    look();
    const said = saidBy(entry, match);
    if (said === null) continue;
    const link = chain.add(said);
    if ('id' in entry && entry.id !== undefined) links.set(entry.id, link);
  }
  return { links, truth };
}
