/** Where the cards of the station are drawn: on a grid, the reactor in its middle. */
import type { layout } from '@deadlight/games/panic';
import type { Place, Scene } from '../../table/scene.ts';

export type Box = Pick<Place, 'x' | 'y' | 'width' | 'height'>;

const CARD = { width: 188, height: 172 } as const;
const APART = { x: 44, y: 38 } as const;
/** Between the two rooms of one card. */
const THRESHOLD = 16;
/** A place without a card is drawn smaller. */
const FREE = { width: 116, height: 72 } as const;
const MARGIN = 22;

const middle = ({ x, y }: layout.Place): { x: number; y: number } => ({
  x: x * (CARD.width + APART.x),
  // On the grid, y grows to the north.
  y: -y * (CARD.height + APART.y),
});

export const freeBox = (place: layout.Place): Box => ({ ...middle(place), ...FREE });

/** A whole card. */
export const cardBox = (place: layout.Place): Box => ({ ...middle(place), ...CARD });

/** A room of a card: all of it, or its northern or southern half. */
export function roomBox(card: layout.PlacedCard, room: string): Box {
  const box = cardBox(card);
  if (card.rooms.length === 1) return box;
  const height = (CARD.height - THRESHOLD) / 2;
  const down = card.rooms.indexOf(room) === 0 ? -1 : 1;
  return { ...box, y: box.y + (down * (CARD.height - height)) / 2, height };
}

/** The middle of a side: north, east, south, west. */
export function edgeOf({ x, y, width, height }: Box, side: layout.Side): readonly [number, number] {
  const ways = [
    [0, -height / 2],
    [width / 2, 0],
    [0, height / 2],
    [-width / 2, 0],
  ] as const;
  const [dx, dy] = ways[side];
  return [x + dx, y + dy];
}

/** The sheet that all of them are drawn on. It grows, but what is on it stays where it is. */
export function sheetOf(
  boxes: readonly Box[],
): Pick<Scene, 'origin' | 'width' | 'height' | 'hull'> {
  const left = Math.min(...boxes.map(({ x, width }) => x - width / 2)) - MARGIN;
  const right = Math.max(...boxes.map(({ x, width }) => x + width / 2)) + MARGIN;
  const top = Math.min(...boxes.map(({ y, height }) => y - height / 2)) - MARGIN;
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height / 2)) + MARGIN;
  return {
    origin: [left, top],
    width: right - left,
    height: bottom - top,
    hull: `M${left} ${top}H${right}V${bottom}H${left}Z`,
  };
}
