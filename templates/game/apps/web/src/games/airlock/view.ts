/** Helpers to read a view of Airlock. */
import { allSeats, type Seat, type View } from '@deadlight/engine';
import { app } from '@deadlight/games/airlock';
import type { Shape } from '../../table/scene.ts';

interface Vars {
  readonly round: number;
  readonly points: readonly number[];
}

export const varsOf = (view: View): Vars => view.vars as Vars;
export const cardsIn = (view: View, zone: string): readonly string[] =>
  view.zones[zone]?.cards ?? [];
export const sizeOf = (view: View, zone: string): number => view.zones[zone]?.size ?? 0;

export const seatsOf = (view: View): Seat[] => allSeats(view.seats);
export const handOf = (seat: Seat): string => `hand/${seat + 1}`;
export const seatText = (seat: Seat): string => `seat.${app.seats[seat]}`;

/** How a player looks. */
export const lookOf = (seat: Seat): { colour: string; shape: Shape; icon: string } => ({
  colour: app.seats[seat]!,
  shape: 'hexagon',
  icon: seatText(seat),
});
