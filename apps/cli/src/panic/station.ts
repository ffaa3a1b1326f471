/** The station as a seat sees it: which card lies where, turned how, with whom in it. */
import type { View } from '@deadlight/engine';
import { GAMES, type PanicVars, panicRooms } from '@deadlight/games';

export const varsOf = (view: View): PanicVars => view.vars as PanicVars;

const { ROOM_CARDS } = panicRooms;
export type Edge = panicRooms.Edge;

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

const cells = GAMES['panic']!.game.verbs['explore']!.params.find(([name]) => name === 'cell')![1];
const CELL = /^(?:([ns])(\d+))?(?:([ew])(\d+))?$/;

export function placeOf(cell: string): Place {
  const [, ns, north, ew, east] = CELL.exec(cell) ?? [];
  return {
    x: Number(east ?? 0) * (ew === 'w' ? -1 : 1),
    y: Number(north ?? 0) * (ns === 's' ? -1 : 1),
    cell,
  };
}

/** A room card after so many quarter turns clockwise. */
export function cardTurned(id: string, turned: number): Card {
  const { edges, inner } = ROOM_CARDS.find((card) => card.id === id)!;
  const on = (side: number): Edge => edges[(side - turned) & 3]!;
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
    cell[card]! < 0
      ? []
      : [
          {
            ...placeOf(cells.print(cell[card]!)),
            ...cardTurned(id, turned[card]!),
            used: used[card]!,
          },
        ],
  );
}

/** The room card on top of the deck, which everyone sees. */
export function nextRoom(view: View): string | null {
  const deck = view.zones['roomDeck'];
  return deck?.placed?.[deck.size - 1] ?? deck?.cards?.at(-1) ?? null;
}

/** The places where the seat may put the next room now. */
export function freePlaces(view: View): Place[] {
  const offered = (view.question?.options ?? [])
    .map((option) => option.split(' '))
    .flatMap(([word, cell]) => (word === 'explore' ? [cell!] : []));
  return [...new Set(offered)].map(placeOf);
}

export const roomType = (room: string): string =>
  ROOM_CARDS.find(({ id }) => id === room.replace(/-inner$/, ''))!.type;
