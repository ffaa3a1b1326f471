/** What the lobby must know of each game before its rules are loaded. */
import type { OptionValue } from '@deadlight/engine';

export interface Offered {
  readonly id: string;
  readonly icon: string;
  readonly theme: 'ship' | 'mars' | 'station';
  readonly seats: { readonly min: number; readonly max: number; readonly usual: number };
  /** The table options that matter to everyone; the first value is the usual one. */
  readonly options: Readonly<Record<string, readonly OptionValue[]>>;
}

export const OFFERED: readonly Offered[] = [
  {
    id: 'nemesis',
    icon: 'ship',
    theme: 'ship',
    seats: { min: 1, max: 5, usual: 3 },
    options: {
      mode: ['semi-coop', 'coop', 'intruder'],
      board: ['standard', 'alternative'],
    },
  },
  {
    id: 'lockdown',
    icon: 'mars',
    theme: 'mars',
    seats: { min: 1, max: 5, usual: 3 },
    options: {
      mode: ['semi-coop', 'coop'],
      board: ['standard', 'alternative'],
      race: ['night-stalkers', 'intruders'],
    },
  },
  {
    id: 'panic',
    icon: 'station',
    theme: 'station',
    seats: { min: 4, max: 6, usual: 5 },
    options: { bonus: [false, true] },
  },
  // A new game goes above.
];
