/** The station on its grid, and the room that comes next. */
import type { View } from '@deadlight/engine';
import { panicRooms, type Voice } from '@deadlight/games';
import { layout, sayCell } from '@deadlight/games/panic';
import { Canvas } from '../terminal/canvas.ts';
import { inRows } from '../terminal/marks.ts';
import { nameLines } from '../terminal/name-lines.ts';
import { type Box, drawBox, type Line } from './box.ts';
import { marksIn } from './crew.ts';

const { WALL } = panicRooms;
const { cardTurned, exitOf, freePlaces, nextRoom, placedCards, varsOf } = layout;
type Place = layout.Place;
type PlacedCard = layout.PlacedCard;

/** The space between two boxes, and around them for the exits. */
const GAP = { x: 2, y: 1 } as const;
const NARROWEST = 9;
const WIDEST = 17;

/** The whole station, and the places where the seat may build now. */
export function drawStation(view: View, voice: Voice, columns: number): string[] {
  const cards = placedCards(view);
  const free = freePlaces(view);
  const places: readonly Place[] = [...cards, ...free];
  const xs = places.map(({ x }) => x);
  const ys = places.map(({ y }) => y);
  const [west, east] = [Math.min(...xs), Math.max(...xs)];
  const width = boxWidth(columns, east - west + 1);
  const canvas = new Canvas();
  let top = GAP.y;
  for (let y = Math.max(...ys); y >= Math.min(...ys); y--) {
    const boxes = [
      ...cards
        .filter((card) => card.y === y)
        .map((card) => [card, boxOf(view, voice, cards, card, width)] as const),
      ...free
        .filter((place) => place.y === y)
        .map((place) => [place, emptyBox(voice, place)] as const),
    ];
    const height = Math.max(1, ...boxes.map(([, { lines }]) => lines.length));
    const sheet = { canvas, width, height, doorsOpen: varsOf(view).doorsOpen };
    for (const [{ x }, box] of boxes)
      drawBox(sheet, GAP.x + (x - west) * (width + 2 + GAP.x), top, box);
    top += height + 2 + GAP.y;
  }
  return canvas.lines();
}

/** As wide as the screen allows, and odd, so that exits lie in the middle. */
function boxWidth(columns: number, boxes: number): number {
  const wanted = Math.floor((columns - GAP.x) / boxes) - 2 - GAP.x;
  const width = Math.max(NARROWEST, Math.min(WIDEST, wanted));
  return width % 2 === 1 ? width : width - 1;
}

const emptyBox = (voice: Voice, { cell }: Place): Box => ({
  corner: sayCell(voice, cell),
  lines: [],
  exits: [WALL, WALL, WALL, WALL],
  dotted: true,
});

function boxOf(
  view: View,
  voice: Voice,
  cards: readonly PlacedCard[],
  card: PlacedCard,
  width: number,
): Box {
  const lines = card.rooms.flatMap((room, index): Line[] => [
    ...(index === 0 ? [] : ['door' as const]),
    ...nameLines(voice.say(`room.${room}`), width).map((text) => [{ text, style: undefined }]),
    ...inRows(marksIn(view, room, voice), width),
  ]);
  const cell = sayCell(voice, card.cell);
  return {
    corner: card.used ? `${cell}*` : cell,
    lines,
    exits: [
      exitOf(cards, card, 0),
      exitOf(cards, card, 1),
      exitOf(cards, card, 2),
      exitOf(cards, card, 3),
    ],
  };
}

/** The next room card, upright and upside down, so that its exits can be compared. */
export function drawNextRoom(view: View): string[] {
  const id = nextRoom(view);
  if (id === null) return [];
  const sheet = { canvas: new Canvas(), width: NARROWEST, height: 3, doorsOpen: false };
  [0, 2].forEach((turned, index) => {
    const { rooms, edges } = cardTurned(id, turned);
    const lines: Line[] = rooms.length === 2 ? [[], 'door'] : [];
    const x = GAP.x + index * (NARROWEST + 2 + 2 * GAP.x);
    drawBox(sheet, x, GAP.y, { corner: `${turned * 90}°`, lines, exits: edges });
  });
  return sheet.canvas.lines();
}
