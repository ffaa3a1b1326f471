/** Short ways to read a view of Panic Station. */
import { allSeats, asSeat, at, type Seat, type View } from '@deadlight/engine';
import { app, layout, rooms } from '@deadlight/games/panic';

export const { varsOf } = layout;

export const cardsIn = (view: View, zone: string): readonly string[] =>
  view.zones[zone]?.cards ?? [];
export const sizeOf = (view: View, zone: string): number => view.zones[zone]?.size ?? 0;
export const zoneOf = (zone: string, seat: Seat): string => `${zone}/${seat + 1}`;

export const seatsOf = (view: View): Seat[] => allSeats(view.seats);
export const colourOf = (seat: Seat): string => at(app.seats, seat, 'seat');
export const seatRef = (seat: Seat): string => app.telling.seatRef(null, seat);
export const seatCalled = (colour: string): Seat => asSeat(app.seats.indexOf(colour));

export const CREW = ['trooper', 'android'] as const;
export type Who = (typeof CREW)[number];
export const pawnOf = (seat: Seat, who: Who): string => `${colourOf(seat)}-${who}`;
export const healthOf = (view: View, seat: Seat, who: Who): number =>
  at(varsOf(view).health, 2 * seat + CREW.indexOf(who), 'pawn');
export const isOut = (view: View, seat: Seat): boolean =>
  CREW.every((who) => healthOf(view, seat, who) === 0);

/** All rooms, whether they lie in the station or not. */
const ROOMS = rooms.ROOM_CARDS.flatMap(({ id, inner }) => (inner ? [id, `${id}-inner`] : [id]));

/** The room that a piece stands in, or null. */
export const roomWith = (view: View, piece: string): string | null =>
  ROOMS.find((room) => cardsIn(view, `room/${room}`).includes(piece)) ?? null;

/** Marks of players in a zone, `mark-red` or `infector-red`, as their seats. */
export const markedIn = (view: View, zone: string): Seat[] =>
  cardsIn(view, zone).map((mark) => seatCalled(mark.slice(mark.indexOf('-') + 1)));

/** What a player is, as far as the view tells: the host, infected, human, or null. */
export function roleOf(view: View, seat: Seat): 'host' | 'infected' | 'human' | null {
  const [being] = cardsIn(view, zoneOf('status', seat));
  if (being === undefined) return null;
  if (being === 'human') return 'human';
  return cardsIn(view, zoneOf('hand', seat)).includes('host') ? 'host' : 'infected';
}
