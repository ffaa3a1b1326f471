/** What a seat writes down for itself: kept with the game, for this seat alone. */
import { FIRST_SEAT, type Seat } from '@deadlight/engine';
import { computed, signal } from '@preact/signals';
import { moment } from '../link.ts';
import { forgetSetting, keepSetting, keptSetting } from '../settings/kept.ts';

/** What one thinks of somebody. */
export const OPINIONS = ['trust', 'unsure', 'suspect'] as const;
export type Opinion = (typeof OPINIONS)[number];

export interface Notebook {
  readonly opinions: Readonly<Record<number, Opinion>>;
  readonly notes: Readonly<Record<number, string>>;
  readonly text: string;
}

/** No game seats more. */
const MAX_SEATS = 6;

const EMPTY: Notebook = { opinions: {}, notes: {}, text: '' };

const nameOf = (id: string, seat: Seat): string => `notes.${id}.${seat}`;

/** The page of this seat; none for anyone who only watches. */
const page = computed<string | null>(() => {
  const now = moment.value;
  if (now === null || now.replay !== null || now.view.seat < 0) return null;
  return nameOf(now.id, now.view.seat);
});

function read(name: string): Notebook {
  try {
    return { ...EMPTY, ...(JSON.parse(keptSetting(name) ?? '{}') as Partial<Notebook>) };
  } catch {
    // Somebody else wrote there: a new page is begun.
    return EMPTY;
  }
}

const written = signal(0);

export const notebook = computed<Notebook | null>(() => {
  written.value;
  return page.value === null ? null : read(page.value);
});

function write(change: Partial<Notebook>): void {
  const name = page.peek();
  if (name === null) return;
  keepSetting(name, JSON.stringify({ ...read(name), ...change }));
  written.value++;
}

/** The same opinion twice takes it back. */
export function think(seat: Seat, opinion: Opinion): void {
  const { [seat]: last, ...others } = notebook.peek()?.opinions ?? {};
  write({ opinions: last === opinion ? others : { ...others, [seat]: opinion } });
}

export const noteOn = (seat: Seat, text: string): void =>
  write({ notes: { ...notebook.peek()?.notes, [seat]: text } });

export const writeDown = (text: string): void => write({ text });

/** A game that is deleted takes its notes along. */
export function forgetNotes(id: string): void {
  for (let seat = FIRST_SEAT; seat < MAX_SEATS; seat++) forgetSetting(nameOf(id, seat));
}
