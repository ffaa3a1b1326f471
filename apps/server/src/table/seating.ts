/** Rules of seating. Each function returns the table's seats afterwards. */
import { asSeat, at, seatsWhere } from '@deadlight/engine';
import type { Calendar, Seat } from '@deadlight/host';
import { NotPermitted } from '../socket/client.ts';
import type { SeatDoc, TableDoc } from '../store/store.ts';

type Seats = TableDoc['seats'];

export const EMPTY: SeatDoc = {
  guest: null,
  also: [],
  name: '',
  ready: false,
  code: null,
  key: null,
  promise: null,
  luck: null,
  standIn: false,
  seen: [],
  left: null,
  program: null,
  calendar: null,
  standing: [],
};

/** Other devices of one person, at a time and in total. */
const MAX_DEVICES = 8;
const MAX_EYES = 64;

export const isTheirs = ({ guest, also }: SeatDoc, who: string): boolean =>
  guest === who || also.includes(who);

export function hasSeat(who: string, seats: Seats): boolean {
  for (const seat of seats) if (isTheirs(seat, who)) return true;
  return false;
}

export const seatsOf = (who: string, seats: Seats): Seat[] =>
  seatsWhere(seats, (seat) => isTheirs(seat, who));

/** Whether a program sits there, or the seat is kept for one; a bot takes it if none has come. */
export const isProgram = ({ state }: TableDoc, { guest, program }: SeatDoc): boolean =>
  program !== null && (guest !== null || state === 'open');

/** Whether a bot answers for the seat. */
export const isBots = ({ guest, standIn }: SeatDoc): boolean => guest === null || standIn;

const needOpen = ({ state, promised }: TableDoc): void => {
  if (state !== 'open' || promised !== null)
    throw new NotPermitted('refused', 'the game has begun');
};

export function own({ seats }: TableDoc, who: string, seat: Seat): SeatDoc {
  const taken = seats[seat];
  if (taken === undefined || !isTheirs(taken, who)) throw new NotPermitted('not-yours');
  return taken;
}

interface Sitting {
  readonly guest: string;
  readonly name: string;
  readonly code: string;
  readonly promise: string | null;
  /** Hash of the key of a program. */
  readonly program: string | null;
  readonly calendar: Calendar | null;
}

/** Whether somebody holds another seat, or has looked at the running game from one. */
const knowsAnother = (seats: Seats, who: string, seat: Seat): boolean =>
  seats.some((one, at) => at !== seat && (isTheirs(one, who) || one.seen.includes(who)));

const seenBy = ({ seen }: SeatDoc, ...who: readonly string[]): readonly string[] => [
  ...new Set([...seen, ...who]),
];

/** Sits down before the game. Where one person has several seats, people share a screen: the others agree to that again. */
export function withSeated(table: TableDoc, seat: Seat, sitting: Sitting): Seats {
  const { seats } = table;
  const taken = seats[seat];
  if (taken === undefined) throw new NotPermitted('no-table');
  if (taken.guest !== null && !isTheirs(taken, sitting.guest)) throw new NotPermitted('seat-taken');
  needOpen(table);
  const isShared = knowsAnother(seats, sitting.guest, seat);
  checkProgram(table, taken, sitting);
  const others = isShared
    ? seats.map((one) => (isTheirs(one, sitting.guest) ? one : { ...one, ready: false }))
    : seats;
  // Nobody waits for a program to say that it is ready.
  return others.with(seat, { ...EMPTY, ...sitting, ready: sitting.program !== null });
}

/** A seat that is kept for a program is opened by its key alone; whoever plays it has no other. */
function checkProgram({ seats }: TableDoc, seat: SeatDoc, { guest, program }: Sitting): void {
  if (seat.program !== program)
    throw new NotPermitted(program === null ? 'seat-taken' : 'not-yours');
  const others = seats.filter((one) => one !== seat && isTheirs(one, guest));
  if (others.some((one) => program !== null || one.program !== null))
    throw new NotPermitted('seen-another', 'a program has one seat');
}

/** The host keeps an empty seat for a program. An earlier key to it is no longer valid. */
export function withProgramKey(table: TableDoc, who: string, seat: Seat, program: string): Seats {
  needOpen(table);
  if (table.owner !== who) throw new NotPermitted('not-yours');
  if (!table.programs) throw new NotPermitted('refused', 'programs do not play at this table');
  const kept = table.seats[seat];
  if (kept === undefined) throw new NotPermitted('no-table');
  if (kept.guest !== null && kept.program === null) throw new NotPermitted('seat-taken');
  return table.seats.with(seat, { ...EMPTY, program });
}

/** Somebody who asks for a seat of a running game. */
export interface Asking {
  readonly guest: string;
  readonly seat: Seat;
  /** The person who has the seat is gone: it may be they who ask, without what their browser knew. */
  readonly isGone: boolean;
}

/** Throws unless somebody may ask for a seat while the game runs: a bot's, or that of a person who is gone. */
export function checkRequest(table: TableDoc, { guest: who, seat, isGone }: Asking): void {
  const { state, join, seats } = table;
  const taken = seats[seat];
  if (taken === undefined) throw new NotPermitted('no-table');
  if (taken.guest !== null && !isGone) throw new NotPermitted('seat-taken');
  if (state !== 'playing' || (taken.guest === null && !join))
    throw new NotPermitted('refused', 'the game has begun');
  // A seat shows its view of the game: nobody looks from two seats.
  if (knowsAnother(seats, who, seat)) throw new NotPermitted('seen-another');
}

/** Takes over a seat, as the table has agreed. The dice are already made: a latecomer's contribution does not count. */
export function withTakenOver(
  table: TableDoc,
  asking: Asking,
  sitting: Pick<Sitting, 'name' | 'code' | 'calendar'>,
): Seats {
  checkRequest(table, asking);
  const { guest, seat } = asking;
  const taken = at(table.seats, seat, 'seat');
  const { luck } = taken;
  const left = taken.guest === null ? taken.left : taken.name;
  const seen = seenBy(taken, guest);
  return table.seats.with(seat, { ...EMPTY, guest, ...sitting, ready: true, luck, left, seen });
}

/** The game begins: from now on it is known who has looked at it, and from where. */
export const withEyes = ({ seats }: TableDoc): Seats =>
  seats.map((seat) => ({
    ...seat,
    seen: seat.guest === null ? [] : seenBy(seat, seat.guest, ...seat.also),
  }));

/** A seat whose player has gone; while the game runs a bot has it, and everybody goes on seeing whose it was. */
const vacated = ({ state }: TableDoc, { luck, seen, name }: SeatDoc): SeatDoc =>
  state === 'open' ? EMPTY : { ...EMPTY, luck, seen, left: name };

/** Stands up. */
export function withoutOwn(table: TableDoc, who: string, seat: Seat): Seats {
  const taken = own(table, who, seat);
  if (table.state === 'open') needOpen(table);
  return table.seats.with(seat, vacated(table, taken));
}

/** The host may remove somebody before the game, and a program at any time. */
export function withoutOther(table: TableDoc, who: string, seat: Seat): Seats {
  const taken = table.seats[seat];
  const isProgram = taken !== undefined && taken.guest !== null && taken.program !== null;
  if (!isProgram || table.state !== 'playing') needOpen(table);
  if (table.owner !== who) throw new NotPermitted('not-yours');
  return taken === undefined ? table.seats : table.seats.with(seat, vacated(table, taken));
}

/** Promises something else for the dice: a page that comes back may have lost what it had promised. */
export function withPromise(table: TableDoc, who: string, seat: Seat, promise: string): Seats {
  needOpen(table);
  return table.seats.with(seat, { ...own(table, who, seat), promise });
}

export function withReady(table: TableDoc, who: string, ready: boolean): Seats {
  needOpen(table);
  if (seatsOf(who, table.seats).length === 0) throw new NotPermitted('not-yours');
  return table.seats.map((seat) => (isTheirs(seat, who) ? { ...seat, ready } : seat));
}

/** Proof of a seat: a key, or a code, which is replaced once used. All are hashes. */
export type Opener = { readonly key: string } | { readonly code: string; readonly next: string };

/** Another device of the same person, by the key or the code of a seat; either opens it once. */
export function withDevice({ seats, state }: TableDoc, who: string, by: Opener): Seats {
  const at = asSeat(
    seats.findIndex((one) => ('key' in by ? one.key === by.key : one.code === by.code)),
  );
  const seat = seats[at];
  if (seat === undefined) {
    // The key has been used, or there is a newer one: a device that came in before may stay.
    if (seatsOf(who, seats).length > 0) return seats;
    throw new NotPermitted('not-yours');
  }
  if (isTheirs(seat, who)) return seats;
  const seen = state === 'open' ? seat.seen : seenBy(seat, who);
  if (knowsAnother(seats, who, at) || seen.length > MAX_EYES) throw new NotPermitted('not-yours');
  const used = 'key' in by ? { key: null } : { code: by.next };
  const also = [...seat.also.slice(1 - MAX_DEVICES), who];
  return seats.with(at, { ...seat, ...used, seen, also });
}

export const withKey = (table: TableDoc, who: string, seat: Seat, key: string): Seats =>
  table.seats.with(seat, { ...own(table, who, seat), key });

/** A person has ids from before they signed in: the table knows them by the present one from now on; null if it does. */
export function underOneId(
  { seats, owner, banned }: TableDoc,
  person: string,
  former: readonly string[],
): Pick<TableDoc, 'seats' | 'owner' | 'banned'> | null {
  const ids = new Set(former);
  const isNamed = (seat: SeatDoc): boolean => former.some((id) => isTheirs(seat, id));
  if (!ids.has(owner) && !seats.some(isNamed)) return null;
  const named = (id: string): string => (ids.has(id) ? person : id);
  const all = (list: readonly string[]): string[] => [...new Set(list.map(named))];
  return {
    owner: named(owner),
    banned: all(banned),
    seats: seats.map((seat) => {
      const guest = seat.guest === null ? null : named(seat.guest);
      return {
        ...seat,
        guest,
        also: all(seat.also).filter((id) => id !== guest),
        seen: all(seat.seen),
      };
    }),
  };
}

/** What is kept of somebody who has had everything about them deleted: without it, others could not replay the game. */
export const FORMER = 'former';

/** Somebody is forgotten here: a bot takes their seats, and nothing says whose they were. */
export function withoutPerson(
  { seats, owner, banned, state, promised }: TableDoc,
  person: string,
): Pick<TableDoc, 'seats' | 'owner' | 'banned'> {
  const others = (list: readonly string[]): string[] => list.filter((id) => id !== person);
  const forgotten = (seat: SeatDoc): SeatDoc => {
    if (seat.guest === person) {
      // Once promises stand, the dice are being made from them.
      if (state === 'open' && promised === null) return EMPTY;
      const { luck, promise, program } = seat;
      const kept = { ...EMPTY, luck, promise, ready: true, seen: others(seat.seen) };
      return state === 'over' ? { ...kept, guest: FORMER, program } : { ...kept, left: '' };
    }
    return { ...seat, also: others(seat.also), seen: others(seat.seen) };
  };
  return {
    seats: seats.map(forgotten),
    owner: owner === person ? FORMER : owner,
    banned: others(banned),
  };
}

/** A bot plays for people, or they are back. */
export const withStandIn = (table: TableDoc, given: readonly Seat[], standIn: boolean): Seats =>
  table.seats.map((seat, at) => (given.includes(asSeat(at)) ? { ...seat, standIn } : seat));

/** Somebody plays at other hours from now on. */
export const withCalendar = ({ seats }: TableDoc, who: string, calendar: Calendar | null): Seats =>
  seats.map((seat) => (isTheirs(seat, who) ? { ...seat, calendar } : seat));

/** The host starts the table, once all others are ready. */
export function checkStart(table: TableDoc, who: string): void {
  needOpen(table);
  if (table.owner !== who) throw new NotPermitted('not-yours');
  const people = table.seats.filter((seat) => seat.guest !== null);
  if (people.length === 0 || people.some((seat) => !seat.ready && !isTheirs(seat, table.owner)))
    throw new NotPermitted('refused', 'not everybody is ready');
}

/** A person has other standing answers from now on. */
export const withStanding = (
  table: TableDoc,
  who: string,
  seat: Seat,
  standing: SeatDoc['standing'],
): Seats => table.seats.with(seat, { ...own(table, who, seat), standing });
