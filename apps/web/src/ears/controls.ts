/** The controls of a page by their names: what somebody types is done as by touch. */
import { at } from '@deadlight/engine';
import { standsFor, tokensOf } from '@deadlight/games/ask';

const SELECTOR = 'a[href], button, summary, select, textarea, input:not([type=hidden])';
/** The command field itself, and what stays out of sight. */
const NOT = '.ears-command *, [aria-hidden=true] *, :disabled';
/** What names a group of controls. */
const HEADING = ':scope > :is(h2, h3, h4, legend, summary, b), :scope > header > :is(h2, h3, h4)';

export interface Control {
  readonly element: HTMLElement;
  readonly name: string;
  /** What it belongs to, where that has a name: a seat, a game, a section. */
  readonly group: string;
}

/** What a command means: press this, choose that in a list, write this into a field. */
export interface Meant extends Control {
  readonly value: string;
}

const squeeze = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The words of an element without those of the controls in it. */
function wordsOf(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const one of copy.querySelectorAll('select, input, textarea, datalist, [aria-hidden=true]'))
    one.remove();
  // What stands side by side is no one word.
  for (const one of copy.querySelectorAll('*'))
    if (one.nextSibling instanceof Element) one.after(' ');
  return squeeze(copy.textContent ?? '');
}

function nameOf(element: HTMLElement): string {
  const { labels } = element as HTMLInputElement;
  const label = labels?.[0];
  return (
    (element.getAttribute('aria-label') ?? (label === undefined ? '' : wordsOf(label)) ?? '') ||
    (element instanceof HTMLSelectElement ? '' : wordsOf(element)) ||
    element.title
  );
}

function groupOf(element: HTMLElement): string {
  for (let at = element.parentElement; at !== null && !at.matches('main, dialog, body'); ) {
    const heading = at.querySelector(HEADING);
    if (heading !== null && !heading.contains(element)) return wordsOf(heading);
    at = at.parentElement;
  }
  return '';
}

/** All that can be used now: of the uppermost window, or of the page. */
export function controlsNow(): Control[] {
  const windows = document.querySelectorAll<HTMLElement>('dialog[open]');
  const within = windows[windows.length - 1] ?? document.body;
  return [...within.querySelectorAll<HTMLElement>(SELECTOR)]
    .filter((element) => element.checkVisibility() && !element.matches(NOT))
    .map((element) => ({ element, name: nameOf(element), group: groupOf(element) }))
    .filter(({ name }) => name !== '');
}

export const saidOf = ({ name, group }: Control): string =>
  group === '' || group === name ? name : `${group}: ${name}`;

const isText = (element: Element): boolean =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement &&
    !['checkbox', 'radio', 'button', 'submit', 'file'].includes(element.type));

const fits = (typed: readonly string[], words: readonly string[]): boolean =>
  typed.every((one) => words.some((word) => standsFor(one, word)));

/** Whether all words of a group were typed. */
const isNamed = (typed: readonly string[], group: string): boolean =>
  tokensOf(group).every((word) => typed.some((one) => standsFor(one, word)));

/** “bots veteran”: the words that do not name the list choose in it. */
function ofList(control: Control, list: HTMLSelectElement, typed: readonly string[]): Meant | null {
  const words = tokensOf(saidOf(control));
  const rest = typed.filter((one) => !words.some((word) => standsFor(one, word)));
  if (rest.length === typed.length) return null;
  if (rest.length === 0) return { ...control, value: '' };
  const found = [...list.options].filter(({ text }) => fits(rest, tokensOf(text)));
  return found.length === 1 ? { ...control, value: at(found, 0, 'choice').value } : null;
}

/** “your name Ada”: the words after those of the field are written into it. */
function ofField(control: Control, typed: string): Meant | null {
  const words = tokensOf(saidOf(control));
  const parts = typed.trim().split(/\s+/);
  const named = parts.findIndex((part) => !fits(tokensOf(part), words));
  if (named === 0) return null;
  return { ...control, value: named < 0 ? '' : parts.slice(named).join(' ') };
}

function meaning(control: Control, line: string, typed: readonly string[]): Meant | null {
  const { element } = control;
  if (element instanceof HTMLSelectElement) return ofList(control, element, typed);
  if (isText(element)) return ofField(control, line);
  return fits(typed, tokensOf(saidOf(control))) ? { ...control, value: '' } : null;
}

/** What a line means on this page: one thing where that can be told, all that fit where it cannot. */
export function meantBy(controls: readonly Control[], line: string): Meant[] {
  const typed = tokensOf(line);
  if (typed.length === 0) return [];
  const fitting = controls.flatMap((control) => meaning(control, line, typed) ?? []);
  const narrower: ((one: Meant) => boolean)[] = [
    // Fields take any words after their name: only where nothing else fits.
    ({ element }) => !isText(element),
    // The field whose name takes most of the words.
    ({ element, value }) => !isText(element) || value.length === least,
    // “Nemesis set up” is that of Nemesis, not of “Nemesis: Lockdown”.
    ({ group }) => group !== '' && isNamed(typed, group),
    ({ name }) => fits(typed, tokensOf(name)),
    ({ name }) => tokensOf(name).join(' ') === typed.join(' '),
  ];
  const least = Math.min(...fitting.map(({ value }) => value.length));
  return narrower.reduce<Meant[]>((left, keep) => {
    const fewer = left.length < 2 ? [] : left.filter(keep);
    return fewer.length === 0 ? left : fewer;
  }, fitting);
}

function write(element: HTMLInputElement, value: string): void {
  element.value = value;
  for (const type of ['input', 'change']) element.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Operates the control and returns what to announce: its name and its new value. */
export function use(meant: Meant): string {
  const { element, value } = meant;
  element.focus();
  const name = saidOf(meant);
  if (element instanceof HTMLSelectElement) {
    if (value !== '') write(element as unknown as HTMLInputElement, value);
    return `${name}: ${element.selectedOptions[0]?.text ?? ''}`;
  }
  if (isText(element)) {
    const field = element as HTMLInputElement;
    if (value !== '') write(field, value);
    return `${name}: ${field.value}`;
  }
  element.click();
  return name;
}
