/** The codes of this browser's seats: somebody who has lost the browser gets the seat back with the code. */
import type { Seat } from '@deadlight/host';
import { signal } from '@preact/signals';
import { keepSetting, keptSetting } from '../settings/kept.ts';

const NAME = 'codes';
/** How many seats are remembered. */
const MAX_CODES = 100;

type Codes = Readonly<Record<string, string>>;

function kept(): Codes {
  try {
    const all: unknown = JSON.parse(keptSetting(NAME) ?? '{}');
    return typeof all === 'object' && all !== null ? (all as Codes) : {};
  } catch {
    return {};
  }
}

const codes = signal(kept());
const nameOf = (table: string, seat: Seat): string => `${table}/${seat}`;

export const codeOf = (table: string, seat: Seat): string | undefined =>
  codes.value[nameOf(table, seat)];

export function keepCode(table: string, seat: Seat, code: string): void {
  const name = nameOf(table, seat);
  const others = Object.entries(codes.peek()).filter(([one]) => one !== name);
  codes.value = Object.fromEntries([...others, [name, code] as const].slice(-MAX_CODES));
  keepSetting(NAME, JSON.stringify(codes.peek()));
}
