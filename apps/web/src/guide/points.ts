/** What a step points at, as selectors; what of it is in sight is framed. */
import type { Point } from './guide.ts';

/** On a narrow screen the tab stands for what is behind it. */
const tab = (name: string): string => `.sheet-tabs [data-tab="${name}"]`;

const SELECTORS: Readonly<Record<Exclude<Point, object>, readonly string[]>> = {
  plan: ['.plan'],
  here: ['.room[data-own]'],
  lit: ['.room[data-offers]'],
  figures: ['.piece[data-own]'],
  creatures: ['.piece[data-kind="creature"]'],
  round: ['.round', '.order'],
  question: ['.question', tab('act')],
  hand: ['.own [data-row="hand"]', tab('hand')],
  goals: ['.own [data-row="goals"]', tab('hand')],
  own: ['.own', tab('hand')],
  crew: ['.side-tabs [data-tab="crew"]', tab('crew')],
  beside: ['.side-tabs [data-tab="ship"]', tab('ship')],
  log: ['.side-tabs [data-tab="log"]', tab('log')],
  help: ['.tools'],
};

const selectorsOf = (point: Point): readonly string[] =>
  typeof point === 'object' ? [`[data-track="${point.track}"]`] : SELECTORS[point];

/** What stands free is framed around, what fills its part of the screen within. */
const FREE: readonly Point[] = ['here', 'lit', 'figures', 'creatures', 'hand', 'goals'];

/** A style sheet that frames what a step speaks of. */
export const frameOf = (point: Point): string =>
  `:is(${selectorsOf(point).join(', ')}) {
    outline: 3px dashed var(--guide);
    outline-offset: ${FREE.includes(point) || typeof point === 'object' ? 4 : -3}px;
  }`;
