/** Questions that a seat may answer once for all that follow, until it takes that back. */
import type { Seat } from '@deadlight/engine';

/**
 * A question that is put to a seat whatever it holds, and to which it can always say that it lets the matter happen. So
 * a standing answer applies by what everybody knows, and its speed betrays nothing.
 */
export interface StandingQuestion {
  /** The answers that let it happen, in notation: one of them is always offered. */
  readonly lets: readonly string[];
  /** Whether what is asked about is aimed at the seat, as everybody can see; missing where that makes no difference. */
  aims?(vars: unknown, seat: Seat): boolean;
}

/** By the name of the question, as in `Question.at`. */
export type StandingQuestions = Readonly<Record<string, StandingQuestion>>;

/** What a seat answers to a question whenever it is put to it. */
export interface StandingAnswer {
  /** The name of the question. */
  readonly at: string;
  /** In notation. */
  readonly says: string;
  /** The only round in which it holds; null until it is revoked. */
  readonly round: number | null;
  /** The person is asked where it is aimed at their seat. */
  readonly unless: 'me' | null;
}
