/** A board on its grid, with its Corridors and paths. */

import { at, type View } from '@deadlight/engine';
import { type survivalBoard, survivalVars, type Voice } from '@deadlight/games';
import type { Slot } from '@deadlight/games/survival';
import { Canvas } from '../terminal/canvas.ts';
import { drawFrame } from '../terminal/frame.ts';
import { drawMarks, inRows, type Mark } from '../terminal/marks.ts';
import { nameLines } from '../terminal/name-lines.ts';
import type { Style } from '../terminal/paint.ts';
import type { Cell, Grid } from './grid.ts';
import { markersIn, marksIn } from './room-marks.ts';
import { boardOf, roomAt, roomName, varsOf } from './view.ts';
import { networkMark } from './ways.ts';
import { worldOf } from './worlds.ts';

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

export const gridFor = (view: View): Grid => worldOf(view).grids[varsOf(view).options.board];

export function drawBoard(view: View, voice: Voice, columns: number): string[] {
  const grid = gridFor(view);
  const wanted = Math.floor((columns + GAP.x) / grid.columns) - GAP.x - 2;
  const width = Math.max(NARROWEST, Math.min(WIDEST, wanted));
  const rooms = grid.cells.map((cell) => ({
    cell,
    ...contentOf(view, voice, cell.slot, width),
  }));
  const twins = twinRows(view);
  const heights = Array.from({ length: grid.rows }, (_, row) =>
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
  drawPaths(sheet, grid.cells);
  drawCorridors(sheet, grid.cells);
  return sheet.canvas.lines();
}

/** Rows with two Corridors side by side, which need two lines. */
const twinRows = (view: View): number[] =>
  boardOf(view)
    .plan.corridors.filter(([a, b], way, all) =>
      all.slice(0, way).some(([x, y]) => x === a && y === b),
    )
    .map(([a]) => at(gridFor(view).cells, a - 1, 'cell').row);

interface Content {
  /** Line by line. */
  readonly content: readonly (readonly Mark[])[];
  /** Written into the lower edge. */
  readonly edge: readonly Mark[];
}

/** The name of a room and what is there; its state in the lower edge, as far as it fits. */
function contentOf(view: View, voice: Voice, slot: Slot, width: number): Content {
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

/** The line between a row and the next. */
const belowRow = ({ tops, heights }: Sheet, row: number): number =>
  at(tops, row, 'row') + at(heights, row, 'row') + 2;
const middleOf = (sheet: Sheet, cell: Cell): number =>
  leftOf(sheet, cell) + 1 + Math.floor(sheet.width / 2);
const leftOf = ({ width }: Sheet, { column }: Cell): number => column * (width + 2 + GAP.x);

/** The seat's own room stands out, an unexplored one stands back. */
function frameStyle(view: View, slot: Slot): Style | undefined {
  if (varsOf(view).place[view.seat] === slot) return 'bold';
  return roomAt(view, slot).explored ? undefined : 'dim';
}

function drawRoom(sheet: Sheet, cell: Cell, { content, edge }: Content): void {
  const { view, voice, canvas, width } = sheet;
  const { slot } = cell;
  const [x, y] = [leftOf(sheet, cell), at(sheet.tops, cell.row, 'row')];
  const height = at(sheet.heights, cell.row, 'row');
  const style = frameStyle(view, slot);
  const dotted = !roomAt(view, slot).explored;
  drawFrame(canvas, {
    x,
    y,
    width,
    height,
    corner: `${slot}${worldOf(view).corner(varsOf(view), slot)}`,
    dotted,
    style,
  });
  const said = networksAt(view, voice, slot);
  canvas.put(x + 1 + width - said.length, y, said, style);
  content.forEach((line, row) => {
    drawMarks(canvas, x + 1, y + 1 + row, line);
  });
  drawMarks(canvas, x + 1, y + 1 + height, edge);
}

const MAX_NETWORKS = 2;

/** The networks of a room, and where there is Noise; of many only these. */
function networksAt(view: View, voice: Voice, slot: Slot): string {
  const { noise } = varsOf(view);
  const networks = at(boardOf(view).networksOf, slot, 'slot');
  const mark = (network: survivalBoard.Way): string => networkMark(view, voice, network);
  if (networks.length > MAX_NETWORKS) {
    const noisy = networks.filter((network) => noise[network]).map(mark);
    return noisy.length > 0 ? `${noisy.join('')}!` : '';
  }
  return networks.map((network) => `${mark(network)}${noise[network] ? '!' : ''}`).join('');
}

/** From the left to the right, or from above. */
const inOrder = (one: Cell, other: Cell): [Cell, Cell] =>
  one.column < other.column || (one.column === other.column && one.row < other.row)
    ? [one, other]
    : [other, one];

/** Paths have neither Doors nor Noise. */
function drawPaths(sheet: Sheet, bySlot: readonly Cell[]): void {
  for (const [a, b] of boardOf(sheet.view).plan.paths ?? []) {
    const [from, to] = inOrder(at(bySlot, a - 1, 'slot'), at(bySlot, b - 1, 'slot'));
    const gap = belowRow(sheet, Math.min(from.row, to.row));
    if (from.row === to.row) {
      const left = leftOf(sheet, from) + sheet.width + 2;
      const text = '┄'.repeat(leftOf(sheet, to) - left);
      sheet.canvas.put(left, at(sheet.tops, from.row, 'row') + 1, text, 'dim');
    } else if (from.column === to.column) sheet.canvas.put(middleOf(sheet, from), gap, '┆', 'dim');
    else {
      const text = to.row > from.row ? '⋱' : '⋰';
      sheet.canvas.put(leftOf(sheet, to) - GAP.x, gap, text, 'dim');
    }
  }
}

function drawCorridors(sheet: Sheet, bySlot: readonly Cell[]): void {
  const { plan } = boardOf(sheet.view);
  plan.corridors.forEach(([a, b], way) => {
    // Twins run side by side.
    const twin = plan.corridors.slice(0, way).filter(([x, y]) => x === a && y === b).length;
    const [from, to] = inOrder(at(bySlot, a - 1, 'slot'), at(bySlot, b - 1, 'slot'));
    if (from.row === to.row) drawAcross(sheet, from, to, way, twin);
    else if (from.column === to.column) drawDown(sheet, from, way);
    else drawDiagonal(sheet, from, to, way, bySlot);
  });
}

/** A Corridor on the map: its line, or a Door in it; then whether there is Noise. */
function drawWay(
  sheet: Sheet,
  x: number,
  y: number,
  way: number,
  line: string,
  noiseAt = x + 1,
): void {
  const { door, noise } = varsOf(sheet.view);
  if (door[way] === CLOSED) sheet.canvas.put(x, y, '▒', 'bold');
  else sheet.canvas.put(x, y, door[way] === DESTROYED ? '░' : line);
  if (noise[way]) sheet.canvas.put(noiseAt, y, '!', 'yellow');
}

function drawAcross(sheet: Sheet, from: Cell, to: Cell, way: number, twin: number): void {
  const left = leftOf(sheet, from) + sheet.width + 2;
  const y = at(sheet.tops, from.row, 'row') + 1 + twin;
  sheet.canvas.put(left, y, '─'.repeat(leftOf(sheet, to) - left));
  drawWay(sheet, left, y, way, '─');
}

function drawDown(sheet: Sheet, from: Cell, way: number): void {
  drawWay(sheet, middleOf(sheet, from), belowRow(sheet, from.row), way, '│');
}

/** Whether another Corridor goes through the same gap from corner to corner. */
function isCrossed(view: View, from: Cell, to: Cell, bySlot: readonly Cell[]): boolean {
  const at = (column: number, row: number): number =>
    bySlot.find((cell) => cell.column === column && cell.row === row)?.slot ?? 0;
  const [a, b] = [at(from.column, to.row), at(to.column, from.row)];
  return boardOf(view).plan.corridors.some(
    ([x, y]) => (x === a && y === b) || (x === b && y === a),
  );
}

/** Two that cross stand side by side, each with its Noise on the outer side. */
function drawDiagonal(
  sheet: Sheet,
  from: Cell,
  to: Cell,
  way: number,
  bySlot: readonly Cell[],
): void {
  const y = belowRow(sheet, Math.min(from.row, to.row));
  const x = leftOf(sheet, to) - GAP.x;
  const line = to.row > from.row ? '╲' : '╱';
  if (!isCrossed(sheet.view, from, to, bySlot)) drawWay(sheet, x, y, way, line);
  else if (line === '╲') drawWay(sheet, x, y, way, line, x - 1);
  else drawWay(sheet, x + 1, y, way, line, x + 2);
}
