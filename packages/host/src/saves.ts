/** Where games are saved: the browser's own database, or memory in a test. */
import type { Seat } from '@deadlight/engine';
import type { StandingAnswer } from '@deadlight/games/telling';
import type { FromHost, Kept, Problem } from './messages.ts';

export interface Save extends Kept {
  /** The whole game as text, including its secrets. */
  readonly record: string;
  /** By seat; only its own player may know them. */
  readonly standing?: ReadonlyMap<Seat, readonly StandingAnswer[]>;
}

export interface Saves {
  keep(save: Save): Promise<void>;
  find(id: string): Promise<Save | undefined>;
  forget(id: string): Promise<void>;
  list(): Promise<Kept[]>;
}

/** A full storage can be cleared by the user; a forbidden one cannot be helped. */
export const whyNotKept = (error: unknown): Problem =>
  error instanceof Error && error.name === 'QuotaExceededError' ? 'no-room' : 'no-storage';

/** What may be known about a game without playing it. */
export const outsideOf = ({ record: _record, standing: _standing, ...kept }: Save): Kept => kept;

/** What a page is told about the saved games. */
export async function listed(saves: Saves): Promise<FromHost> {
  try {
    return { say: 'kept', games: await saves.list() };
  } catch (error) {
    return { say: 'failed', problem: whyNotKept(error), detail: String(error) };
  }
}
