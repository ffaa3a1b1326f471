/** The games, in the order in which they are offered. This is the only list of them. */
import { manifest as lockdown } from './lockdown/manifest.ts';
import type { Manifest } from './manifest.ts';
import { manifest as nemesis } from './nemesis/manifest.ts';
import { manifest as panic } from './panic/manifest.ts';

export const MANIFESTS: readonly Manifest[] = [
  nemesis,
  lockdown,
  panic,
  // A new game goes above.
];

export const GAME_IDS: readonly string[] = MANIFESTS.map(({ id }) => id);
