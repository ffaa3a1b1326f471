/** What a step points at, as selectors; what of it is in sight is framed. */
import type { Point } from '@deadlight/games/guide';
import { bringOnPlan } from '../table/plan.tsx';

/** On a narrow screen the tab stands for what is behind it. */
const tab = (name: string): string => `.table-sheet-tabs [data-tab="${name}"]`;

const SELECTORS: Readonly<Record<Exclude<Point, object>, readonly string[]>> = {
  plan: ['.plan'],
  here: ['.room[data-own]'],
  lit: ['.room[data-offers]'],
  figures: ['.piece[data-own]'],
  creatures: ['.piece[data-kind="creature"]'],
  round: ['.strip-round', '.strip-order'],
  question: ['.question', tab('act')],
  hand: ['.hand [data-row="hand"]', tab('hand')],
  goals: ['.hand .goals', '.goals-short', tab('hand')],
  own: ['.hand', tab('hand')],
  crew: ['.table-side-tabs [data-tab="crew"]', tab('crew')],
  beside: ['.table-side-tabs [data-tab="ship"]', tab('ship')],
  log: ['.table-side-tabs [data-tab="log"]', tab('log')],
  help: ['.strip-tools'],
};

const selectorsOf = (point: Point): readonly string[] =>
  typeof point === 'object' ? [`[data-track="${point.track}"]`] : SELECTORS[point];

/** Brings what a step speaks of into sight; the plan moves by itself. */
export function bringIntoSight(point: Point): void {
  const all = [...document.querySelectorAll<HTMLElement>(selectorsOf(point).join(', '))];
  const drawn = all.filter((one) => one.checkVisibility());
  const onPlan = drawn.find((one) => one.closest('.plan-world') !== null);
  if (onPlan !== undefined) bringOnPlan(onPlan);
  else drawn[0]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** What stands free is framed around, what fills its part of the screen within. */
const FREE: readonly Point[] = ['here', 'lit', 'figures', 'creatures', 'hand', 'goals'];

const frameOf = (point: Point): string =>
  `:is(${selectorsOf(point).join(', ')}) {
    outline: 3px dashed var(--guide);
    outline-offset: ${FREE.includes(point) || typeof point === 'object' ? 4 : -3}px;
  }`;

/**
 * Frames what a step speaks of, until what it gives is called. A style sheet rather than an attribute: what it frames is
 * drawn by others, and drawn again. It is made by script, since our server forbids styles in the markup.
 */
export function frame(point: Point): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(frameOf(point));
  document.adoptedStyleSheets.push(sheet);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}
