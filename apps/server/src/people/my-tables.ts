/** Somebody's own tables, as the store has them: none of them needs to be in memory for that. */
import { at, seatsWhere } from '@deadlight/engine';
import type { FromServer, MyTable, Seat } from '@deadlight/host';
import type { KeptTable, TableDoc, TablesPage } from '../store/store.ts';
import { calendarsOf, endIn, openSpans, type Span, without } from '../table/calendar.ts';
import { isBots, isTheirs } from '../table/seating.ts';
import { invitationsFor } from './friends-told.ts';
import type { People } from './people.ts';

/** How many tables one answer has. */
const PAGE = 50;

const newestFirst = (a: TableDoc, b: TableDoc): number =>
  b.created - a.created || (a.id < b.id ? 1 : -1);

export async function myTables(
  people: People,
  person: string,
  { over, after }: Pick<TablesPage, 'over' | 'after'>,
  now: number,
): Promise<Extract<FromServer, { say: 'mine' }>> {
  const ids = [person, ...(await people.formerOf(person))];
  const page = { over, after, most: PAGE + 1 };
  const found = await Promise.all(ids.map((id) => people.tablesOf(id, page)));
  const unique = new Map(found.flat().map((kept) => [kept.doc.id, kept]));
  const all = [...unique.values()].sort((a, b) => newestFirst(a.doc, b.doc));
  const shown = all.slice(0, PAGE);
  const isOverDays = ({ doc: { clock } }: KeptTable): boolean => clock?.days !== undefined;
  const since = Math.min(...shown.filter(isOverDays).map(({ last }) => last?.at ?? now));
  const outages = since < now ? await people.outages(since) : () => [];
  const tables = shown.map((kept) => myTable(kept, new Set(ids), now, outages(kept.doc.id)));
  const invitations = over ? [] : await invitationsFor(people, person);
  return { say: 'mine', over, tables, invitations, more: all.length > PAGE };
}

export function myTable(
  { doc, last }: KeptTable,
  ids: ReadonlySet<string>,
  now: number,
  outages: readonly Span[] = [],
): MyTable {
  const { id, game, state, created, seats, owner, clock } = doc;
  const isMine = (seat: TableDoc['seats'][number]): boolean =>
    [...ids].some((one) => isTheirs(seat, one));
  const mine = seatsWhere(seats, isMine);
  const waits = state === 'playing' ? (last?.waits ?? null) : null;
  const isPerson = (seat: Seat): boolean => !isBots(at(seats, seat, 'seat'));
  // Who of the others has answered is secret; one's own answer is known.
  const stillAsked = (seat: Seat): boolean =>
    isPerson(seat) && (!mine.includes(seat) || waits!.open.includes(seat));
  const asked = waits === null ? [] : waits.asked.filter(stillAsked);
  const isWaiting = asked.length > 0;
  const since = isWaiting ? waits!.since : null;
  const due = isWaiting ? dueOf({ doc, last }, outages) : null;
  const left = due === null ? (waits?.left ?? null) : Math.max(0, due - now);
  return {
    id,
    game,
    state,
    created,
    names: seats.map(({ guest, name }) => (guest === null ? null : name)),
    programs: seatsWhere(seats, ({ guest, program = null }) => guest !== null && program !== null),
    mine,
    owner: ids.has(owner),
    whatIf: doc.whatIf != null,
    asked,
    waits:
      state === 'open' ? isToGetReady(doc, mine, ids) : asked.some((seat) => mine.includes(seat)),
    waited: since === null ? null : Math.max(0, now - since),
    left: isWaiting ? left : null,
    due,
    clock,
  };
}

/** When time is up at a table over days, if time passes: worked out from its last entry, as the table itself would. */
function dueOf({ doc, last }: KeptTable, outages: readonly Span[]): number | null {
  const { at: since, waits } = last ?? {};
  if (since === undefined || waits?.each === undefined) return null;
  const calendars = calendarsOf(doc);
  const ends = waits.asked.map((seat, i) => {
    const left = waits.each?.[i] ?? 0;
    const open = without(openSpans(calendars[seat] ?? null, since), outages);
    return left === 0 ? since : endIn(open, left);
  });
  return Math.max(...ends);
}

/** Before the game: all others are ready, and this person is not, or is to start it. */
function isToGetReady(
  { seats, owner }: TableDoc,
  mine: readonly Seat[],
  ids: ReadonlySet<string>,
): boolean {
  const people = seats.filter(({ guest }) => guest !== null);
  if (mine.length === 0 || people.length < 2) return false;
  if (ids.has(owner)) return people.every((seat) => seat.ready || ids.has(seat.guest!));
  return mine.some((seat) => !at(seats, seat, 'seat').ready);
}
