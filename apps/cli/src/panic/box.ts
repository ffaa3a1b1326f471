/** One room card, drawn as a box with its exits. */
import { panicRooms } from '@deadlight/games';
import type { Canvas } from '../terminal/canvas.ts';
import { drawFrame } from '../terminal/frame.ts';
import { drawMarks, type Mark } from '../terminal/marks.ts';

const { PASSAGE, WALL } = panicRooms;
type Edge = panicRooms.Edge;

/** What is written into a box: a line of marks, or the door between two rooms of one card. */
export type Line = readonly Mark[] | 'door';

export interface Box {
  readonly corner: string;
  readonly lines: readonly Line[];
  /** What leads out to the north, east, south and west. */
  readonly exits: readonly [Edge, Edge, Edge, Edge];
  /** A place without a card. */
  readonly dotted?: true;
}

/** Where boxes are drawn: the inner size of each, and whether security doors stand open. */
export interface Sheet {
  readonly canvas: Canvas;
  readonly width: number;
  readonly height: number;
  readonly doorsOpen: boolean;
}

const doorMark = ({ doorsOpen }: Sheet): string => (doorsOpen ? '░' : '▒');

export function drawBox(sheet: Sheet, x: number, y: number, box: Box): void {
  const { canvas, width, height } = sheet;
  const dotted = box.dotted === true;
  const style = dotted ? 'dim' : undefined;
  drawFrame(canvas, { x, y, width, height, corner: box.corner, dotted, style });
  box.lines.forEach((line, row) => {
    if (line === 'door') drawInnerDoor(sheet, x, y + 1 + row);
    else drawMarks(canvas, x + 1, y + 1 + row, line);
  });
  drawExits(sheet, x, y, box);
}

function drawInnerDoor(sheet: Sheet, x: number, y: number): void {
  const wall = '─'.repeat(Math.floor(sheet.width / 2));
  sheet.canvas.put(x, y, `├${wall}${doorMark(sheet)}${wall}┤`);
}

function drawExits(sheet: Sheet, x: number, y: number, { exits }: Box): void {
  const { canvas, width, height } = sheet;
  const [north, east, south, west] = exits;
  const way = (edge: Edge, passage: string): string =>
    edge === PASSAGE ? passage : doorMark(sheet);
  const middle = x + 1 + Math.floor(width / 2);
  const half = y + Math.floor((height + 1) / 2);
  if (north !== WALL) {
    canvas.put(middle, y, '┴');
    canvas.put(middle, y - 1, way(north, '│'));
  }
  if (south !== WALL) {
    canvas.put(middle, y + height + 1, '┬');
    canvas.put(middle, y + height + 2, way(south, '│'));
  }
  if (east !== WALL) canvas.put(x + width + 1, half, `├${way(east, '─')}`);
  if (west !== WALL) canvas.put(x - 1, half, `${way(west, '─')}┤`);
}
