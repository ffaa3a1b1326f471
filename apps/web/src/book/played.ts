/** A finished game, as the player's own book keeps it. */
import type { OptionValue } from '@deadlight/engine';
import type { Count } from '../story/tally.ts';

/** Something by its id, and what it was called when it was written down. */
export interface Named {
  readonly id: string;
  readonly name: string;
}

export interface Played {
  readonly id: string;
  /** When it ended, in milliseconds. */
  readonly at: number;
  readonly game: string;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly seats: number;
  /** How many people played, all others being bots of these levels. */
  readonly people: number;
  readonly levels: readonly string[];
  /** The player's role and goal. */
  readonly who: Named;
  readonly goals: readonly Named[];
  readonly won: boolean;
  readonly alive: boolean;
  /** How the game ended. */
  readonly how: string;
  readonly rounds: number;
  /** What the player did, and what happened at the table. */
  readonly did: Count;
  readonly all: Count;
  /** The day whose deal it was. */
  readonly daily: string | null;
  /** What is told of it; games of long ago do not have it. */
  readonly told?: Told;
}

/** In the words of the language it was played in. */
export interface Told {
  /** How the player is drawn. */
  readonly icon: string;
  readonly colour: string;
  /** What became of the player, and how it ended for all. */
  readonly fate: string;
  readonly ended: string;
  /** What does not heal by itself. */
  readonly scars: readonly string[];
  /** What turned the game. */
  readonly saw: readonly string[];
}

const isNamed = (one: unknown): boolean =>
  typeof one === 'object' &&
  one !== null &&
  typeof (one as Named).id === 'string' &&
  typeof (one as Named).name === 'string';

const areTexts = (all: unknown): boolean =>
  Array.isArray(all) && all.every((one) => typeof one === 'string');

function isTold(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { icon, colour, fate, ended, scars, saw } = value as Told;
  return (
    [icon, colour, fate, ended].every((text) => typeof text === 'string') &&
    areTexts(scars) &&
    areTexts(saw)
  );
}

/** Stored data may be damaged, or written by another version. */
export function isPlayed(value: unknown): value is Played {
  if (typeof value !== 'object' || value === null) return false;
  const one = value as Played;
  return (
    [one.id, one.game, one.how].every((text) => typeof text === 'string') &&
    [one.at, one.seats, one.people, one.rounds].every(Number.isFinite) &&
    [one.won, one.alive].every((yes) => typeof yes === 'boolean') &&
    [one.options, one.did, one.all].every((map) => typeof map === 'object' && map !== null) &&
    Array.isArray(one.levels) &&
    isNamed(one.who) &&
    Array.isArray(one.goals) &&
    one.goals.every(isNamed) &&
    (one.daily === null || typeof one.daily === 'string') &&
    (one.told === undefined || isTold(one.told))
  );
}
