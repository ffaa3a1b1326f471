/** Starts a game with what was chosen. */
import type { OptionValue } from '@deadlight/engine';
import type { Player } from '@deadlight/host';
import { USUAL_LEVEL } from '@deadlight/host/page';
import { clearTable, levels, tell } from '../link.ts';
import { keepSetting, keptSetting } from '../settings/kept.ts';

/** A seed that nobody has seen. */
function newSeed(): string {
  const wished = new URLSearchParams(location.search).get('seed');
  if (wished !== null) return wished;
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The bot where none was chosen: good company, if the server knows it. */
export const usualLevel = (): string => {
  const known = levels.peek();
  return known.includes(USUAL_LEVEL) ? USUAL_LEVEL : (known.at(-1) ?? 'random');
};

const PLAYED = 'played';

/** Whether a game has ever been started in this browser. */
export const hasPlayed = (): boolean => keptSetting(PLAYED) !== null;

export const ME: Player = { kind: 'person', name: '' };

export function start(
  game: string,
  players: readonly Player[],
  options: Readonly<Record<string, OptionValue>> = {},
  seed: string = newSeed(),
  begins: readonly string[] = [],
): void {
  clearTable();
  keepSetting(PLAYED, 'yes');
  tell({ say: 'open', wish: { game, seed, options, players, begins } });
}

/** A sensible game, at once: you and two bots on the ship. */
export const playNow = (): void =>
  start('nemesis', [
    ME,
    { kind: 'bot', level: usualLevel() },
    { kind: 'bot', level: usualLevel() },
  ]);
