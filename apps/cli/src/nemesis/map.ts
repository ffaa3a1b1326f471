/** The ship on its grid, with its Corridors. */
import type { View } from '@deadlight/engine';
import { survivalVars, type Voice } from '@deadlight/games';
import { Canvas } from '../canvas.ts';
import { drawFrame } from '../frame.ts';
import { drawMarks, inRows, type Mark } from '../marks.ts';
import { nameLines } from '../name-lines.ts';
import type { Style } from '../paint.ts';
import { type Cell, COLUMNS, cellsFor, ROWS } from './grid.ts';
import { markersIn, marksIn } from './room-marks.ts';
import { boardOf, roomAt, roomName, varsOf } from './ship.ts';
import { networkMark } from './ways.ts';

const { CLOSED, DESTROYED } = survivalVars;

/** The space between two boxes. */
const GAP = { x: 2, y: 1 } as const;
const NARROWEST = 9;
const WIDEST = 16;

/** Where boxes go: the inner width of all, the upper edge and the inner height of each row. */
interface Sheet {
  readonly view: View;
  readonly voice: Voice;
  readonly canvas: Canvas;
  readonly width: number;
  readonly tops: readonly number[];
  readonly heights: readonly number[];
}

export function drawShip(view: View, voice: Voice, columns: number): string[] {
  const wanted = Math.floor((columns + GAP.x) / COLUMNS) - GAP.x - 2;
  const width = Math.max(NARROWEST, Math.min(WIDEST, wanted));
  const rooms = cellsFor(view).map((cell) => ({
    cell,
    ...contentOf(view, voice, cell.slot, width),
  }));
  const twins = twinRows(view);
  const heights = Array.from({ length: ROWS }, (_, row) =>
    Math.max(
      twins.includes(row) ? 2 : 1,
      ...rooms.map(({ cell, content }) => (cell.row === row ? content.length : 0)),
    ),
  );
  const tops: number[] = [];
  heights.reduce((top, height, row) => {
    tops[row] = top;
    return top + height + 2 + GAP.y;
  }, 0);
  const sheet: Sheet = { view, voice, canvas: new Canvas(), width, tops, heights };
  for (const { cell, ...inside } of rooms) drawRoom(sheet, cell, inside);
  drawCorridors(sheet, cellsFor(view));
  return sheet.canvas.lines();
}

/** Rows with two Corridors side by side, which need two lines. */
const twinRows = (view: View): number[] =>
  boardOf(view)
    .plan.corridors.filter(([a, b], way, all) =>
      all.slice(0, way).some(([x, y]) => x === a && y === b),
    )
    .map(([a]) => cellsFor(view)[a - 1]!.row);

interface Content {
  /** Line by line. */
  readonly content: readonly (readonly Mark[])[];
  /** Written into the lower edge. */
  readonly edge: readonly Mark[];
}

/** The name of a room and what is there; its state in the lower edge, as far as it fits. */
function contentOf(view: View, voice: Voice, slot: number, width: number): Content {
  const { explored } = roomAt(view, slot);
  const name = nameLines(roomName(view, voice, slot) ?? '?', width);
  const style = explored ? undefined : 'dim';
  const [edge = [], ...others] = inRows(markersIn(view, slot, voice), width);
  const marks = [...marksIn(view, slot, voice, width), ...others.flat()];
  return {
    content: [...name.map((text) => [{ text, style } as const]), ...inRows(marks, width)],
    edge,
  };
}

const leftOf = ({ width }: Sheet, { column }: Cell): number => column * (width + 2 + GAP.x);

/** The seat's own room stands out, an unexplored one stands back. */
function frameStyle(view: View, slot: number): Style | undefined {
  if (varsOf(view).place[view.seat] === slot) return 'bold';
  return roomAt(view, slot).explored ? undefined : 'dim';
}

function drawRoom(sheet: Sheet, cell: Cell, { content, edge }: Content): void {
  const { view, voice, canvas, width } = sheet;
  const { slot } = cell;
  const [x, y] = [leftOf(sheet, cell), sheet.tops[cell.row]!];
  const height = sheet.heights[cell.row]!;
  const style = frameStyle(view, slot);
  const dotted = !roomAt(view, slot).explored;
  drawFrame(canvas, { x, y, width, height, corner: String(slot), dotted, style });
  const { noise } = varsOf(view);
  const said = boardOf(view)
    .networksOf[slot]!.map((way) => `${networkMark(view, voice, way)}${noise[way] ? '!' : ''}`)
    .join('');
  canvas.put(x + 1 + width - said.length, y, said, style);
  content.forEach((line, row) => {
    drawMarks(canvas, x + 1, y + 1 + row, line);
  });
  drawMarks(canvas, x + 1, y + 1 + height, edge);
}

function drawCorridors(sheet: Sheet, bySlot: readonly Cell[]): void {
  const { plan } = boardOf(sheet.view);
  plan.corridors.forEach(([a, b], way) => {
    // Twins run side by side.
    const twin = plan.corridors.slice(0, way).filter(([x, y]) => x === a && y === b).length;
    const [from, to] = [bySlot[a - 1]!, bySlot[b - 1]!].sort(
      (one, other) => one.column - other.column || one.row - other.row,
    ) as [Cell, Cell];
    if (from.row === to.row) drawAcross(sheet, from, to, way, twin);
    else if (from.column === to.column) drawDown(sheet, from, way);
    else drawDiagonal(sheet, from, to, way);
  });
}

/** A Corridor on the map: its line, or a Door in it; then whether there is Noise. */
function drawWay(sheet: Sheet, x: number, y: number, way: number, line: string): void {
  const { door, noise } = varsOf(sheet.view);
  if (door[way] === CLOSED) sheet.canvas.put(x, y, '▒', 'bold');
  else sheet.canvas.put(x, y, door[way] === DESTROYED ? '░' : line);
  if (noise[way]) sheet.canvas.put(x + 1, y, '!', 'yellow');
}

function drawAcross(sheet: Sheet, from: Cell, to: Cell, way: number, twin: number): void {
  const left = leftOf(sheet, from) + sheet.width + 2;
  const y = sheet.tops[from.row]! + 1 + twin;
  sheet.canvas.put(left, y, '─'.repeat(leftOf(sheet, to) - left));
  drawWay(sheet, left, y, way, '─');
}

function drawDown(sheet: Sheet, from: Cell, way: number): void {
  const x = leftOf(sheet, from) + 1 + Math.floor(sheet.width / 2);
  drawWay(sheet, x, sheet.tops[from.row]! + sheet.heights[from.row]! + 2, way, '│');
}

function drawDiagonal(sheet: Sheet, from: Cell, to: Cell, way: number): void {
  const upper = Math.min(from.row, to.row);
  const y = sheet.tops[upper]! + sheet.heights[upper]! + 2;
  drawWay(sheet, leftOf(sheet, to) - GAP.x, y, way, to.row > from.row ? '╲' : '╱');
}
