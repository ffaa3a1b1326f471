/** A career over all games: who came back, what the ship has seen, and days in a row. */
import { keepSetting, keptSetting } from '../settings/kept.ts';
import type { Played, Told } from './played.ts';

export interface Chronicled extends Played {
  readonly told: Told;
}

/** Games about which more is known than their totals. */
export const chronicled = (games: readonly Played[]): readonly Chronicled[] =>
  games.filter((played): played is Chronicled => played.told !== undefined);

const DAY = 24 * 60 * 60 * 1000;
const dayBefore = (day: string): string =>
  new Date(Date.parse(day) - DAY).toISOString().slice(0, 10);

export interface Streak {
  /** Days in a row up to today, or up to yesterday if today may still follow. */
  readonly now: number;
  readonly best: number;
}

/** Daily deals that were played on consecutive days. */
export function streakOf(games: readonly Played[], today: string): Streak {
  const days = new Set(games.flatMap(({ daily }) => daily ?? []));
  const runTo = (last: string): number => {
    let run = 0;
    for (let day = last; days.has(day); day = dayBefore(day)) run++;
    return run;
  };
  const best = Math.max(0, ...[...days].map(runTo));
  return { now: runTo(today) || runTo(dayBefore(today)), best };
}

/** What players call those who came back, by the game they came back from. */
const NAMES = 'survivor-names';
const MAX_LENGTH = 30;

function names(): Readonly<Record<string, string>> {
  try {
    const kept: unknown = JSON.parse(keptSetting(NAMES) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, string>) : {};
  } catch {
    return {};
  }
}

export function nameOf(id: string): string {
  const all = names();
  const name = Object.hasOwn(all, id) ? all[id] : undefined;
  return typeof name === 'string' ? name.slice(0, MAX_LENGTH) : '';
}

export function giveName(id: string, name: string): void {
  const { [id]: _, ...others } = names();
  const given = name.trim().slice(0, MAX_LENGTH);
  keepSetting(NAMES, JSON.stringify(given === '' ? others : { ...others, [id]: given }));
}
