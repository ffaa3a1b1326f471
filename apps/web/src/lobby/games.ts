/** What the lobby must know of each game before it is loaded. */
import type { OptionValue } from '@deadlight/engine';
import { MANIFESTS } from '@deadlight/games/manifests';

export interface Offered {
  readonly id: string;
  readonly icon: string;
  readonly theme: string;
  readonly seats: { readonly min: number; readonly max: number; readonly usual: number };
  /** All table options, the default first; those in sight; and what each edition decides. */
  readonly options: Readonly<Record<string, readonly OptionValue[]>>;
  readonly usual: readonly string[];
  readonly editions?: Readonly<Record<string, Readonly<Record<string, OptionValue>>>>;
  /** Folders whose texts belong to it, too. */
  readonly shares: readonly string[];
}

export const OFFERED: readonly Offered[] = MANIFESTS.map(({ id, seats, shares, lobby }) => ({
  id,
  seats,
  shares,
  ...lobby,
}));
