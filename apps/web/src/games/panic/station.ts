/** The rooms that lie in the station, the places where more could, and what joins them. */
import { at, type View } from '@deadlight/engine';
import { layout, rooms } from '@deadlight/games/panic';
import { type Box, edgeOf, freeBox, roomBox } from './geometry.ts';
import { cellId, roomId } from './ids.ts';

const { cardBeyond, exitOf, placeBeyond, placedCards, SIDES } = layout;
type PlacedCard = layout.PlacedCard;
type Side = layout.Side;

interface Part {
  readonly id: string;
  readonly box: Box;
  readonly cell: string;
}

export interface LaidRoom extends Part {
  readonly room: string;
  readonly used: boolean;
}

/** A passage or a security door between two parts. */
export interface Link {
  readonly from: Part;
  readonly to: Part;
  readonly points: readonly (readonly [number, number])[];
  readonly door: boolean;
  /** Nothing lies beyond yet. */
  readonly open: boolean;
}

export interface Station {
  readonly rooms: readonly LaidRoom[];
  readonly free: readonly Part[];
  readonly links: readonly Link[];
}

const opposite = (side: Side): Side => ((side + 2) % 4) as Side;

const laidRoom = (card: PlacedCard, room: string): LaidRoom => ({
  id: roomId(room),
  box: roomBox(card, room),
  cell: card.cell,
  room,
  used: card.used,
});

/** Of a card with two rooms, the northern, the southern, or on its other sides the outer one. */
const roomOn = (card: PlacedCard, side: Side): LaidRoom =>
  laidRoom(
    card,
    side === 0 ? at(card.rooms, 0, 'room') : side === 2 ? card.rooms.at(-1)! : card.id,
  );

const freePart = (place: layout.Place): Part => ({
  id: cellId(place.cell),
  box: freeBox(place),
  cell: place.cell,
});

/** The door between the two rooms of a card. */
function threshold(card: PlacedCard): Link[] {
  if (card.rooms.length === 1) return [];
  const [from, to] = [roomOn(card, 0), roomOn(card, 2)];
  const points = [edgeOf(from.box, 2), edgeOf(to.box, 0)];
  return [{ from, to, points, door: true, open: false }];
}

function linkOn(cards: readonly PlacedCard[], card: PlacedCard, side: Side): Link[] {
  const exit = exitOf(cards, card, side);
  const beyond = cardBeyond(cards, card, side);
  // Two cards are joined once, by the one to the south or west.
  if (exit === rooms.WALL || (beyond !== undefined && side > 1)) return [];
  const from = roomOn(card, side);
  const to =
    beyond === undefined ? freePart(placeBeyond(card, side)) : roomOn(beyond, opposite(side));
  const points = [edgeOf(from.box, side), edgeOf(to.box, opposite(side))];
  return [{ from, to, points, door: exit === rooms.DOOR, open: beyond === undefined }];
}

export function stationOf(view: View): Station {
  const cards = placedCards(view);
  const links = cards.flatMap((card) => [
    ...threshold(card),
    ...SIDES.flatMap((side) => linkOn(cards, card, side)),
  ]);
  const free = new Map(links.flatMap(({ open, to }) => (open ? [[to.id, to]] : [])));
  return {
    rooms: cards.flatMap((card) => card.rooms.map((room) => laidRoom(card, room))),
    free: [...free.values()],
    links,
  };
}
