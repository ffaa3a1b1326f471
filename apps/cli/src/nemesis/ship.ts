/** What only the ship has. */
import type { View } from '@deadlight/engine';
import type { nemesisShip } from '@deadlight/games';
import { varsOf } from '../survival/view.ts';

export const shipOf = (view: View): nemesisShip.Ship => varsOf(view).own as nemesisShip.Ship;
