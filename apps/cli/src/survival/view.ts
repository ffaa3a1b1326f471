/** The ship or the facility as a seat sees it, wherever the game is set. */

import type { View } from '@deadlight/engine';
import {
  type survivalBoard,
  survivalTelling,
  type survivalVars,
  type Voice,
} from '@deadlight/games';
import type { Slot } from '@deadlight/games/survival';
import { worldOf } from './worlds.ts';

export const { cardsIn, knownIn, ownOf, placedIn, sizeOf, varsOf, zoneOf } = survivalTelling;

export type Vars = survivalVars.Vars;
export const boardOf = (view: View): survivalBoard.Board => worldOf(view).boardFor(varsOf(view));

export const roomAt = (view: View, slot: Slot): survivalTelling.KnownRoom =>
  survivalTelling.roomAt(worldOf(view), view, slot);
export const roomName = (view: View, voice: Voice, slot: Slot): string | null =>
  survivalTelling.roomName(worldOf(view), view, voice, slot);
