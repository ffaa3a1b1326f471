/** Infections: the true thermo card of each player, and the secret order of infections. */
import { asSeat, type Kind, kindAfter, type Seat } from '@deadlight/engine';
import { livingSeats } from './crew.ts';
import { KIND, kindOf } from './things.ts';
import type { PanicTable } from './vars.ts';
import { ZONE } from './zones.ts';

const FIRST_MARK = {
  mark: kindOf('mark-red'),
  infector: kindOf('infector-red'),
  killer: kindOf('killer-red'),
} as const;

/** The kind of a seat's secret mark. */
export const markOf = (which: keyof typeof FIRST_MARK, seat: Seat): Kind =>
  kindAfter(FIRST_MARK[which], seat);

export const isInfected = (table: PanicTable, seat: Seat): boolean =>
  table.kind(table.zone(ZONE.status(seat))[0]!) === KIND.infected;

function swapStatus(table: PanicTable, seat: Seat): void {
  const shown = table.zone(ZONE.status(seat))[0]!;
  table.move(table.zone(ZONE.otherStatus(seat))[0]!, ZONE.status(seat));
  table.move(shown, ZONE.otherStatus(seat));
}

/** Infects a player, both characters at once (PAN-INF-01, PAN-INF-05, PAN-INF-02). */
export function infect(table: PanicTable, seat: Seat): void {
  swapStatus(table, seat);
  table.move(table.find(ZONE.unmarked, markOf('mark', seat)), ZONE.infected);
}

/** Cures a player, who leaves the order of infections (PAN-INF-05, PAN-TRADE-27). */
export function cure(table: PanicTable, seat: Seat): void {
  swapStatus(table, seat);
  table.move(table.find(ZONE.infected, markOf('mark', seat)), ZONE.unmarked);
}

/** The player infected last, once anybody is. */
export const lastInfected = (table: PanicTable): Seat =>
  asSeat(table.kind(table.top(ZONE.infected)) - FIRST_MARK.mark);

/** Remembers that a player infected somebody, or finished a human (PAN-VAR-04, PAN-END-06). */
export function recordDeed(table: PanicTable, which: 'infector' | 'killer', seat: Seat): void {
  const mark = table.find(ZONE.unmarked, markOf(which, seat));
  if (mark >= 0) table.move(mark, which === 'infector' ? ZONE.infectors : ZONE.killers);
}

export const hasDeed = (table: PanicTable, seat: Seat): boolean =>
  table.find(ZONE.infectors, markOf('infector', seat)) >= 0 ||
  table.find(ZONE.killers, markOf('killer', seat)) >= 0;

export const anyoneInfectedAnother = (table: PanicTable): boolean =>
  table.zone(ZONE.infectors).length > 0;

// PAN-DEATH-03
export const livingInfected = (table: PanicTable): Seat[] =>
  livingSeats(table).filter((seat) => isInfected(table, seat));

/** Whether a player holds the host card and is infected: the host (PAN-CARD-host). */
export const isHost = (table: PanicTable, seat: Seat): boolean =>
  isInfected(table, seat) && table.find(ZONE.hand(seat), KIND.host) >= 0;

export const ownInfection = (seat: Seat): Kind => kindAfter(KIND.firstInfection, seat);

export type Side = 'human' | 'infected';

/** The side a player is on now, or was on when the game ended. */
export const sideOf = (table: PanicTable, seat: Seat): Side =>
  isInfected(table, seat) ? 'infected' : 'human';
