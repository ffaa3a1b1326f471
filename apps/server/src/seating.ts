/** Who may sit where. What changes is given as the table's seats afterwards. */
import type { Seat } from '@deadlight/host';
import { Denied } from './client.ts';
import type { SeatDoc, TableDoc } from './store.ts';

type Seats = TableDoc['seats'];

export const EMPTY: SeatDoc = {
  guest: null,
  also: [],
  name: '',
  ready: false,
  key: null,
  luck: null,
  standIn: false,
};

/** Other devices of one person. */
const MOST_DEVICES = 8;

export const isTheirs = ({ guest, also }: SeatDoc, who: string): boolean =>
  guest === who || also.includes(who);

export const seatsOf = (who: string, seats: Seats): Seat[] =>
  seats.flatMap((seat, at) => (isTheirs(seat, who) ? [at] : []));

/** Whether a bot answers for the seat. */
export const isBots = ({ guest, standIn }: SeatDoc): boolean => guest === null || standIn;

const needOpen = ({ state }: TableDoc): void => {
  if (state !== 'open') throw new Denied('refused', 'the game has begun');
};

function own({ seats }: TableDoc, who: string, seat: Seat): SeatDoc {
  const taken = seats[seat];
  if (taken === undefined || !isTheirs(taken, who)) throw new Denied('not-yours');
  return taken;
}

interface Sitting {
  readonly guest: string;
  readonly name: string;
  readonly key: string;
  readonly luck: string;
}

/** Sits down: in any empty seat before the game, later in a bot's where the table allows it. */
export function withSeated(table: TableDoc, seat: Seat, { luck, ...sitting }: Sitting): Seats {
  const { state, join, seats } = table;
  const taken = seats[seat];
  if (taken === undefined) throw new Denied('no-table');
  if (taken.guest !== null && !isTheirs(taken, sitting.guest)) throw new Denied('seat-taken');
  if (state === 'open') return seats.with(seat, { ...EMPTY, ...sitting, luck });
  if (state === 'over' || !join) throw new Denied('refused', 'the game has begun');
  // The dice are made: what a late comer adds does not count.
  return seats.with(seat, { ...EMPTY, ...sitting, ready: true, luck: taken.luck });
}

/** Stands up; while the game runs a bot takes the seat, and anybody may have it. */
export function withoutOwn(table: TableDoc, who: string, seat: Seat): Seats {
  const { luck } = own(table, who, seat);
  return table.seats.with(seat, table.state === 'open' ? EMPTY : { ...EMPTY, luck });
}

/** The person who opened the table may remove somebody. */
export function withoutOther(table: TableDoc, who: string, seat: Seat): Seats {
  needOpen(table);
  if (table.owner !== who) throw new Denied('not-yours');
  return table.seats[seat] === undefined ? table.seats : table.seats.with(seat, EMPTY);
}

export function withReady(table: TableDoc, who: string, ready: boolean): Seats {
  needOpen(table);
  return table.seats.map((seat) => (isTheirs(seat, who) ? { ...seat, ready } : seat));
}

/** Another device of the same person, by the key of a seat. */
export function withDevice({ seats }: TableDoc, who: string, key: string): Seats {
  const at = seats.findIndex((one) => one.key === key);
  const seat = seats[at];
  if (seat === undefined) {
    // The key has been used, or there is a newer one: a device that came in before may stay.
    if (seatsOf(who, seats).length > 0) return seats;
    throw new Denied('not-yours');
  }
  if (isTheirs(seat, who)) return seats;
  return seats.with(at, { ...seat, also: [...seat.also.slice(1 - MOST_DEVICES), who] });
}

export const withKey = (table: TableDoc, who: string, seat: Seat, key: string): Seats =>
  table.seats.with(seat, { ...own(table, who, seat), key });

/** A bot plays for people, or they are back. */
export const withStandIn = (table: TableDoc, given: readonly Seat[], standIn: boolean): Seats =>
  table.seats.map((seat, at) => (given.includes(at) ? { ...seat, standIn } : seat));

/** The person who opened the table starts it, once all others are ready. */
export function checkStart(table: TableDoc, who: string): void {
  needOpen(table);
  if (table.owner !== who) throw new Denied('not-yours');
  const people = table.seats.filter((seat) => seat.guest !== null);
  if (people.length === 0 || people.some((seat) => !seat.ready && !isTheirs(seat, table.owner)))
    throw new Denied('refused', 'not everybody is ready');
}
