/** The charts of the report. Colours are those of the page, so that they suit light and dark. */
import { at } from '@deadlight/engine';
import * as Plot from '@observablehq/plot';
import type { Place } from '../../board.ts';
import { draw } from './svg.ts';

const NAMES = ['--a', '--b', '--c', '--d', '--e', '--f', '--g', '--h'] as const;
export const colour = (index: number): string => `var(${at(NAMES, index % NAMES.length, 'name')})`;

/** A value with how sure it is. */
export interface Range {
  readonly label: string;
  readonly at: number;
  readonly low: number;
  readonly high: number;
  /** Which of several values with the same label. */
  readonly series?: number;
}

const LINE = 24;
const AXIS = 46;
const percent = {
  percent: true,
  label: null,
  grid: true,
  tickFormat: (share: number) => `${share} %`,
} as const;
/** Few enough that their labels do not touch. */
const ticksBeside = (margin: number): number => (margin > 120 ? 3 : 5);
/** Room for the longest label. */
const marginFor = (labels: readonly string[]): number =>
  Math.min(190, 16 + 6.6 * Math.max(...labels.map(({ length }) => length)));
const shorter = (label: string): string => (label.length > 27 ? `${label.slice(0, 26)}…` : label);

/** From nothing to the farthest end, in percent, and never too narrow to be read. */
function domainOf(rows: readonly Range[]): [number, number] {
  const low = Math.min(0, ...rows.map((row) => row.low));
  const high = Math.max(0.02 + low, ...rows.map((row) => row.high));
  return [100 * low, 100 * high];
}

/** Dots in the middle of lines that show how sure they are; `zero` draws the line of no difference. */
export function ranges(rows: readonly Range[], zero = false): string {
  const labels = [...new Set(rows.map(({ label }) => shorter(label)))];
  const series = new Set(rows.map((row) => row.series ?? 0)).size;
  const marks = rows.flatMap(({ label, at, low, high, series: which = 0 }) => {
    const style = { stroke: colour(which), dy: 8 * (which - (series - 1) / 2) };
    const row = [{ y: shorter(label), at, low, high }];
    return [
      Plot.ruleY(row, { y: 'y', x1: 'low', x2: 'high', strokeWidth: 2, ...style }),
      Plot.dot(row, { y: 'y', x: 'at', r: 4, fill: colour(which), ...style }),
    ];
  });
  return draw({
    height: AXIS + LINE * labels.length,
    marginLeft: marginFor(labels),
    x: { ...percent, ticks: ticksBeside(marginFor(labels)), domain: domainOf(rows) },
    y: { domain: labels, label: null },
    marks: [Plot.ruleX([0], { strokeOpacity: zero ? 1 : 0.4 }), ...marks],
  });
}

export interface Bar {
  readonly label: string;
  readonly share: number;
}

export function bars(rows: readonly Bar[]): string {
  const labels = rows.map(({ label }) => shorter(label));
  return draw({
    height: AXIS + LINE * rows.length,
    marginLeft: marginFor(labels),
    x: { ...percent, ticks: ticksBeside(marginFor(labels)) },
    y: { domain: labels, label: null },
    marks: [
      Plot.barX(
        rows.map(({ label, share }) => ({ y: shorter(label), share })),
        { y: 'y', x: 'share', fill: colour(0), insetTop: 2, insetBottom: 2 },
      ),
    ],
  });
}

export interface Part extends Bar {
  readonly part: string;
}

/** Bars of parts that make up a whole, in the order of `parts`. */
export function stacks(rows: readonly Part[], parts: readonly string[]): string {
  const labels = [...new Set(rows.map(({ label }) => label))];
  return draw({
    height: AXIS + LINE * labels.length,
    marginLeft: 34,
    x: percent,
    y: { domain: labels, label: null },
    color: { domain: [...parts], range: parts.map((_, i) => colour(i)) },
    marks: [
      Plot.barX(
        rows,
        Plot.stackX({
          y: 'label',
          x: 'share',
          fill: 'part',
          order: [...parts],
          insetTop: 2,
          insetBottom: 2,
        }),
      ),
    ],
  });
}

export type Curve = readonly { readonly round: number; readonly share: number }[];

export function curves(lines: readonly Curve[], xLabel: string): string {
  return draw({
    height: 250,
    marginBottom: 42,
    marginLeft: 48,
    x: { label: xLabel, ticks: 8, tickFormat: 'd' },
    y: { ...percent, zero: true, domain: [0, 100] },
    marks: lines.map((points, i) =>
      Plot.lineY(points, { x: 'round', y: 'share', stroke: colour(i), curve: 'step-after' }),
    ),
  });
}

export interface Visited extends Place {
  readonly visits: number;
}

/** The board from above: the more visits, the stronger the colour. */
export function heatMap(places: readonly Visited[], format: (visits: number) => string): string {
  const xs = places.map(({ x }) => x);
  const ys = places.map(({ y }) => y);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const side = 360 / (right - left + 1);
  const most = Math.max(...places.map(({ visits }) => visits));
  const size = side > 40 ? 11 : 7;
  return draw({
    height: side * (bottom - top + 1) + 20,
    margin: 10,
    x: { axis: null, domain: [left - 0.5, right + 0.5] },
    y: { axis: null, domain: [bottom + 0.5, top - 0.5] },
    opacity: { domain: [0, most], range: [0.04, 0.85] },
    marks: [
      Plot.rect(places, {
        x1: ({ x }: Visited) => x - 0.5,
        x2: ({ x }: Visited) => x + 0.5,
        y1: ({ y }: Visited) => y - 0.5,
        y2: ({ y }: Visited) => y + 0.5,
        fill: colour(0),
        fillOpacity: 'visits',
        stroke: 'currentColor',
        strokeOpacity: 0.5,
        inset: 1.5,
        title: ({ name, visits }: Visited) => `${name}: ${format(visits)}`,
      }),
      Plot.text(places, {
        x: 'x',
        y: 'y',
        text: ({ mark, visits }: Visited) =>
          mark === '' ? format(visits) : `${mark}\n${format(visits)}`,
        fontSize: size,
        lineHeight: 1.25,
        fill: 'currentColor',
        stroke: 'var(--card)',
        strokeWidth: 3,
      }),
    ],
  });
}
