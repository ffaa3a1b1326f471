/** What only the ship has. */
import type { View } from '@deadlight/engine';
import type { ship } from '@deadlight/games/nemesis';
import { telling } from '@deadlight/games/survival';

export const shipOf = (view: View): ship.Ship => telling.varsOf(view).own as ship.Ship;
