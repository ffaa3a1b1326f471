/** A player's place at the table, counted from 0 and clockwise. */
export type Seat = number;

/** A set of seats, one bit each; all bits set includes the spectator, seat -1. */
export type Seats = number;

/** Maximum seats in a set. */
export const MOST_SEATS = 32;

export const NOBODY: Seats = 0;
export const EVERYONE: Seats = -1;

export const only = (seat: Seat): Seats => 1 << seat;

export const includes = (seats: Seats, seat: Seat): boolean => (seats & (1 << seat)) !== 0;

/** Watches without a seat: sees what everyone sees. */
export const SPECTATOR: Seat = -1;
