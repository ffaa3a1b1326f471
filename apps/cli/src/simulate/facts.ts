/** What is kept of every game that is simulated, whichever it is. */

import type { Talk } from './talk.ts';

/** How one player fared. */
export interface PlayerFacts {
  /** What the player was in the end: a Character, or human or infected. */
  readonly character: string;
  /** `dead`, or the way in which somebody is safe. */
  readonly fate: string;
  readonly won: boolean;
  /** What the player was after, as far as that was decided; with a team, all that it was. */
  readonly objectives: readonly string[];
  /** Of the dead: what killed them, in which round and room; null where it is not known. */
  readonly cause: string | null;
  readonly diedIn: number | null;
  readonly diedAt: string | null;
  /** What the player claimed, in games in which there is something to claim. */
  readonly talk?: Talk;
}

export interface GameFacts {
  readonly how: string;
  /** The side that has won, in a game of sides. */
  readonly side: string | null;
  /** The round of the first Encounter, or 0. */
  readonly met: number;
  readonly players: readonly PlayerFacts[];
  /** Place on the map → how often somebody came there. */
  readonly visits: Readonly<Record<string, number>>;
  /** What was dealt to all and might decide the game, such as `weakness.fire`, by the name of its text. */
  readonly dealt: readonly string[];
  /** The part of it that the players have found out. */
  readonly found: readonly string[];
}

export const hasSurvived = ({ fate }: PlayerFacts): boolean => fate !== 'dead';
