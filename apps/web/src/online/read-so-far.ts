/** How much of a table's log has been shown here: a page that comes back is told what it has missed. */
import type { Moment, Read } from '@deadlight/host';
import { log, moment } from '../link.ts';
import { keepSetting, keptSetting } from '../settings/kept.ts';

const NAME = 'read';
/** How many tables are remembered. */
const MAX_TABLES_KEPT = 20;

type ReadAt = Readonly<Record<string, Read>>;

function kept(): ReadAt {
  try {
    const all: unknown = JSON.parse(keptSetting(NAME) ?? '{}');
    return typeof all === 'object' && all !== null ? (all as ReadAt) : {};
  } catch {
    return {};
  }
}

const isRead = (value: unknown): value is Read => {
  const { seat, lines } = (value ?? {}) as Partial<Record<keyof Read, unknown>>;
  return Number.isInteger(seat) && Number.isInteger(lines);
};

/** What a seat at this page has read of the table that is open now. */
function reading({ view }: Moment): Read | null {
  const lines = log.peek().length;
  return view.seat < 0 || lines === 0 ? null : { seat: view.seat, lines };
}

/** The page is hidden, and may never be shown again. */
export function keepRead(): void {
  const now = moment.peek();
  if (now === null || now.replay !== null) return;
  const read = reading(now);
  if (read === null) return;
  const others = Object.entries(kept()).filter(([table]) => table !== now.id);
  const all = [...others, [now.id, read] as const].slice(-MAX_TABLES_KEPT);
  keepSetting(NAME, JSON.stringify(Object.fromEntries(all)));
}

/** What had been read of a table when somebody last looked at it here. */
export function readOf(table: string): Read | undefined {
  const now = moment.peek();
  // A page that is hidden hears on, but nobody has seen it.
  const here = now?.id === table && !document.hidden ? reading(now) : null;
  const before = here ?? kept()[table];
  return isRead(before) ? before : undefined;
}
