/** Who is infected: the true thermo card of each player, and the secret order of infections. */
import type { Seat } from '@deadlight/engine';
import { livingSeats } from './crew.ts';
import { K, kindOf } from './things.ts';
import type { PanicTable } from './vars.ts';
import { Z } from './zones.ts';

const FIRST = {
  mark: kindOf('mark-red'),
  infector: kindOf('infector-red'),
  killer: kindOf('killer-red'),
} as const;

/** The kind of a seat's secret mark. */
export const markOf = (which: keyof typeof FIRST, seat: Seat): number => FIRST[which] + seat;

export const isInfected = (table: PanicTable, seat: Seat): boolean =>
  table.kind(table.zone(Z.status + seat)[0]!) === K.infected;

function swapStatus(table: PanicTable, seat: Seat): void {
  const shown = table.zone(Z.status + seat)[0]!;
  table.move(table.zone(Z.otherStatus + seat)[0]!, Z.status + seat);
  table.move(shown, Z.otherStatus + seat);
}

/** Infects a player, both characters at once (PAN-INF-01, PAN-INF-05). */
export function infect(table: PanicTable, seat: Seat): void {
  swapStatus(table, seat);
  table.move(table.find(Z.unmarked, markOf('mark', seat)), Z.infected);
}

/** Cures a player, who leaves the order of infections (PAN-INF-05, PAN-TRADE-27). */
export function cure(table: PanicTable, seat: Seat): void {
  swapStatus(table, seat);
  table.move(table.find(Z.infected, markOf('mark', seat)), Z.unmarked);
}

/** The player infected last, once anybody is. */
export const lastInfected = (table: PanicTable): Seat =>
  table.kind(table.top(Z.infected)) - FIRST.mark;

/** Remembers that a player infected somebody, or finished a human (PAN-VAR-04, PAN-END-06). */
export function recordDeed(table: PanicTable, which: 'infector' | 'killer', seat: Seat): void {
  const mark = table.find(Z.unmarked, markOf(which, seat));
  if (mark >= 0) table.move(mark, which === 'infector' ? Z.infectors : Z.killers);
}

export const hasDeed = (table: PanicTable, seat: Seat): boolean =>
  table.find(Z.infectors, markOf('infector', seat)) >= 0 ||
  table.find(Z.killers, markOf('killer', seat)) >= 0;

export const anyoneInfectedAnother = (table: PanicTable): boolean =>
  table.zone(Z.infectors).length > 0;

export const livingInfected = (table: PanicTable): Seat[] =>
  livingSeats(table).filter((seat) => isInfected(table, seat));

/** Whether a player holds the host card and is infected: the host (PAN-CARD-host). */
export const isHost = (table: PanicTable, seat: Seat): boolean =>
  isInfected(table, seat) && table.find(Z.hand + seat, K.host) >= 0;

export const ownInfection = (seat: Seat): number => K.firstInfection + seat;

export type Side = 'human' | 'infected';

/** The side a player is on now, or was on when the game ended. */
export const sideOf = (table: PanicTable, seat: Seat): Side =>
  isInfected(table, seat) ? 'infected' : 'human';
