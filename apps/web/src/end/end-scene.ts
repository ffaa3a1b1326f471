import type { Seat } from '@deadlight/engine';
import type { Card, Shape, Tone } from '../table/scene.ts';

/** What somebody was after who wanted another one dead. */
export interface Wish {
  /** It was the seat that looks. */
  readonly mine: boolean;
  readonly says: string;
}

/** What came of a player. */
export interface Fate {
  readonly seat: Seat;
  readonly name: string;
  /** The text of the name, to be said in a sentence. */
  readonly ref: string;
  readonly colour: string;
  readonly shape: Shape;
  readonly icon: string;
  readonly own: boolean;
  readonly won: boolean;
  readonly alive: boolean;
  readonly fate: string;
  readonly wish: Wish | null;
  readonly goals: readonly (Card & { readonly met: boolean | null })[];
}

/** How a game ended. */
export interface EndScene {
  readonly how: string;
  readonly rule: string;
  /** What it means for the seat that looks, in a sentence; null for somebody who only watched. */
  readonly why: string | null;
  readonly tone: Tone;
  /** What else is known now. */
  readonly facts: readonly string[];
  /** Secrets of the table that are out now. */
  readonly revealed: readonly Card[];
  readonly mission: readonly Card[];
  readonly fates: readonly Fate[];
}
