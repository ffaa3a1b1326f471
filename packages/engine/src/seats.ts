import type { Branded } from './branded.ts';

/** A player's place at the table, counted from 0 and clockwise. */
export type Seat = Branded<'Seat'>;

/** A set of seats, one bit each; all bits set includes the spectator, seat -1. */
export type Seats = number;

/** Maximum seats in a set. */
export const MAX_SEATS = 32;

export const NOBODY: Seats = 0;
export const EVERYONE: Seats = -1;

export const only = (seat: Seat): Seats => 1 << seat;

export const includes = (seats: Seats, seat: Seat): boolean => (seats & (1 << seat)) !== 0;

/** Watches without a seat: sees what everyone sees. */
export const SPECTATOR = -1 as Seat;

/** Where there is no seat: nobody is asked, nobody acts. */
export const NO_SEAT = -1 as Seat;

export const FIRST_SEAT = 0 as Seat;

/** A number that stands for a seat, where it comes in: from a record, a message, the value of an option, a test. */
export const asSeat = (number: number): Seat => number as Seat;

/** The seat a number of places further, clockwise. */
export const seatAfter = (seat: Seat, places: number, seats: number): Seat =>
  ((seat + places) % seats) as Seat;

/** The seats of a table, clockwise. */
export const allSeats = (count: number): Seat[] =>
  Array.from({ length: count }, (_, i) => i as Seat);

/** The seats whose entry in a list by seat fits. */
export const seatsWhere = <T>(
  bySeat: readonly T[],
  fits: (entry: T, seat: Seat) => boolean,
): Seat[] =>
  bySeat.flatMap((entry, index) => {
    const seat = index as Seat;
    return fits(entry, seat) ? [seat] : [];
  });
