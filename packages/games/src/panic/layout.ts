/** The station as a seat sees it: which card lies where, and turned how. */
import { at, type View } from '@deadlight/engine';
import { DOOR, type Edge, PASSAGE, ROOM_CARDS, type RoomType } from './data/rooms.ts';
import { cellOf } from './station.ts';
import { PARASITES } from './things.ts';
import type { Vars } from './vars.ts';
import { CENTRE, DOMAIN, GRID } from './words.ts';

export const varsOf = (view: View): Vars => view.vars as Vars;

export interface Place {
  readonly x: number;
  /** Grows to the north. */
  readonly y: number;
  /** As it is written in notation: `n2e1`. */
  readonly cell: string;
}

/** A room card, whether it lies in the station or not. */
export interface Card {
  readonly id: string;
  /** Its rooms from north to south: two on a card with an inner room. */
  readonly rooms: readonly string[];
  /** What lies to the north, east, south and west. */
  readonly edges: readonly [Edge, Edge, Edge, Edge];
}

export interface PlacedCard extends Place, Card {
  readonly used: boolean;
}

/** A place as it is written in notation. */
export const cellName = (cell: number): string => DOMAIN.cell.print(cell);

const CELL = /^(?:([ns])(\d+))?(?:([ew])(\d+))?$/;

export function placeOf(cell: string): Place {
  const [, ns, north, ew, east] = CELL.exec(cell) ?? [];
  return {
    x: Number(east ?? 0) * (ew === 'w' ? -1 : 1),
    y: Number(north ?? 0) * (ns === 's' ? -1 : 1),
    cell,
  };
}

export const placeAt = (x: number, y: number): Place => ({
  x,
  y,
  cell: DOMAIN.cell.print(CENTRE + y * GRID + x),
});

/** A room card after a number of quarter turns clockwise. */
export function cardTurned(id: string, turned: number): Card {
  const { edges, inner } = ROOM_CARDS.find((card) => card.id === id)!;
  const on = (side: number): Edge => at(edges, (side - turned) & 3, 'edge');
  const rooms = inner ? [`${id}-inner`, id] : [id];
  return {
    id,
    rooms: turned === 2 ? rooms.toReversed() : rooms,
    edges: [on(0), on(1), on(2), on(3)],
  };
}

export function placedCards(view: View): PlacedCard[] {
  const { cell, turned, used } = varsOf(view);
  return ROOM_CARDS.flatMap(({ id }, card) =>
    at(cell, card, 'cell') < 0
      ? []
      : [
          {
            ...placeOf(cellName(at(cell, card, 'cell'))),
            ...cardTurned(id, at(turned, card, 'turned')),
            used: at(used, card, 'count of used'),
          },
        ],
  );
}

/** One step to the north, east, south and west. */
const STEPS = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
] as const;
export type Side = 0 | 1 | 2 | 3;
export const SIDES: readonly Side[] = [0, 1, 2, 3];

/** The place on a side of another, and the card that lies there, if any. */
export const placeBeyond = ({ x, y }: Place, side: Side): Place =>
  placeAt(x + STEPS[side][0], y + STEPS[side][1]);
export const cardBeyond = (
  cards: readonly PlacedCard[],
  place: Place,
  side: Side,
): PlacedCard | undefined => cards.find(({ cell }) => cell === placeBeyond(place, side).cell);

/** What leads out of a card on a side: a door if the card beyond has one there. */
export function exitOf(cards: readonly PlacedCard[], card: PlacedCard, side: Side): Edge {
  const mine = card.edges[side];
  const its = cardBeyond(cards, card, side)?.edges[(side + 2) % 4];
  return mine === PASSAGE && its === DOOR ? DOOR : mine;
}

/** The room card on top of the deck, which everyone sees. */
export function nextRoom(view: View): string | null {
  const deck = view.zones['roomDeck'];
  return deck?.placed?.[deck.size - 1] ?? deck?.cards?.at(-1) ?? null;
}

/** The cells where the next room fits, no matter who may place it. */
export const fittingCells = (view: View): Set<string> =>
  new Set(
    varsOf(view).fits.flatMap((fit, i) => (i % 2 === 0 ? [DOMAIN.cell.print(cellOf(fit))] : [])),
  );

/** The places where the seat may put the next room now. */
export function freePlaces(view: View): Place[] {
  const offered = (view.question?.options ?? [])
    .map((option) => option.split(' '))
    .flatMap(([word, cell]) => (word === 'explore' ? [cell!] : []));
  return [...new Set(offered)].map(placeOf);
}

export const roomType = (room: string): RoomType =>
  ROOM_CARDS.find(({ id }) => id === room.replace(/-inner$/, ''))!.type;

/** Whether a parasite shows its black side. */
export const isBlack = (view: View, piece: string): boolean =>
  piece.startsWith('black-') && !varsOf(view).flipped[PARASITES.indexOf(piece)];
