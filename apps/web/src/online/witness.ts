/** What this browser was promised and gave before an online game, and how its decisions were acknowledged: the player who checks the game holds it against that. */
import type { Acknowledged, Witness } from '@deadlight/engine';
import type { Seat, TableInfo } from '@deadlight/host';
import { forgetSetting, keepSetting, keptSetting } from '../settings/kept.ts';

const NAME = 'witness';
/** How many tables are remembered. */
const MAX_TABLES_KEPT = 50;

interface Remembered extends Omit<Witness, 'links'> {
  readonly table: string;
}

const isRemembered = (value: unknown): value is Remembered => {
  const { table, commitment, gave } = (value ?? {}) as Partial<Record<keyof Remembered, unknown>>;
  return (
    typeof table === 'string' &&
    typeof commitment === 'string' &&
    typeof gave === 'object' &&
    gave !== null
  );
};

function remembered(): Remembered[] {
  const kept = parsed(keptSetting(NAME));
  return Array.isArray(kept) ? kept.filter(isRemembered) : [];
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

const found = (table: string): Remembered | undefined =>
  remembered().find((one) => one.table === table);

export function witnessOf(table: string): Witness | undefined {
  const one = found(table);
  return one && { ...one, links: linksAt(table) };
}

function remember(now: Remembered): void {
  const others = remembered().filter(({ table }) => table !== now.table);
  const all = [...others, now];
  for (const { table } of all.slice(0, -MAX_TABLES_KEPT)) forgetSetting(linksName(table));
  keepSetting(NAME, JSON.stringify(all.slice(-MAX_TABLES_KEPT)));
}

// The links of each table have a place of their own, so that little is written with each decision.

const linksName = (table: string): string => `links.${table}`;

/** The links of the table that is played, for a browser that keeps nothing. */
let held: { readonly table: string; readonly links: readonly Acknowledged[] } | null = null;

const isAcknowledged = (value: unknown): value is Acknowledged => {
  const { said, link } = (value ?? {}) as Partial<Record<keyof Acknowledged, unknown>>;
  return typeof said === 'string' && typeof link === 'string';
};

function linksAt(table: string): readonly Acknowledged[] {
  const kept = parsed(keptSetting(linksName(table)));
  if (Array.isArray(kept)) return kept.filter(isAcknowledged);
  return held?.table === table ? held.links : [];
}

/** The link that acknowledges what this page has said; what is sent again gets the same once more. */
export function witnessLink(table: string, now: Acknowledged): void {
  const before = linksAt(table);
  if (before.some(({ link }) => link === now.link)) return;
  held = { table, links: [...before, now] };
  keepSetting(linksName(table), JSON.stringify(held.links));
}

/** The first promise counts; what was given at a seat counts as long as the seat is ours. */
export function witnessTable({ id, state, commitment, seats }: TableInfo): void {
  if (state === 'over') return;
  const before = found(id);
  const own = Object.entries(before?.gave ?? {}).filter(([seat]) => seats[Number(seat)]?.mine);
  if (before !== undefined && own.length === Object.keys(before.gave).length) return;
  const promised = before?.commitment ?? commitment;
  remember({ ...before, table: id, commitment: promised, gave: Object.fromEntries(own) });
}

/** The promises that stood when this page told what it gave: the first ones count. */
export function witnessPromises(table: string, promised: readonly (string | null)[]): void {
  const before = found(table);
  if (before !== undefined && before.promised === undefined) remember({ ...before, promised });
}

/** What this page has given at a seat that it has now. */
export function witnessGift(table: string, seat: Seat, gift: string): void {
  const before = found(table);
  if (before === undefined) return;
  const gave = { ...before.gave, [seat]: gift };
  remember({ ...before, gave });
}
