/** Where a step points, as selectors: those that are in sight are lit. */
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

export const selectorsOf = (point: Point): readonly string[] =>
  typeof point === 'object' ? [`[data-track="${point.track}"]`] : SELECTORS[point];
