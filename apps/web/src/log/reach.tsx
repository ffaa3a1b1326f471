/** The log is one tab stop: arrows move inside it, and what an entry names is reached from the entry. */
import { type ComponentChildren, createContext } from 'preact';
import { useContext, useEffect, useRef } from 'preact/hooks';

/** Whether the names and rules in a sentence can be reached by tab; in the log, only those of an open entry. */
export const Reachable = createContext(true);

export const useTabIndex = (): 0 | -1 => (useContext(Reachable) ? 0 : -1);

/** Entries, and headings of rounds, phases and turns. */
export const LOG_ITEM = 'data-log-item';

const itemsIn = (log: HTMLElement): HTMLElement[] => [
  ...log.querySelectorAll<HTMLElement>(`[${LOG_ITEM}]`),
];

/** The item that a key leads to from another. */
function itemAt(key: string, all: readonly HTMLElement[], at: number): HTMLElement | undefined {
  switch (key) {
    case 'ArrowDown':
      return all[Math.min(at + 1, all.length - 1)];
    case 'ArrowUp':
      return all[Math.max(at - 1, 0)];
    case 'Home':
      return all[0];
    case 'End':
      return all.at(-1);
    default:
      return undefined;
  }
}

/** Makes one of the items the tab stop: the one that had the focus last, at first the newest. */
function keepOneStop(log: HTMLElement, wanted?: HTMLElement): void {
  const all = itemsIn(log);
  const stop = wanted ?? all.find((item) => item.tabIndex === 0) ?? all.at(-1);
  for (const item of all) item.tabIndex = item === stop ? 0 : -1;
}

/** Moves the focus among the items by arrows, Home and End. */
function move(event: KeyboardEvent): void {
  const { key, target } = event;
  const log = event.currentTarget as HTMLElement;
  if (!(target instanceof HTMLElement && target.hasAttribute(LOG_ITEM))) return;
  const all = itemsIn(log);
  const next = itemAt(key, all, all.indexOf(target));
  if (next === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  keepOneStop(log, next);
  next.focus();
}

/** A section with items that is one tab stop. */
export function OneStop(props: {
  readonly class: string;
  readonly label: string;
  readonly children: ComponentChildren;
}) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (section.current !== null) keepOneStop(section.current);
  });
  return (
    <section ref={section} class={props.class} aria-label={props.label} onKeyDown={move}>
      <Reachable.Provider value={false}>{props.children}</Reachable.Provider>
    </section>
  );
}
