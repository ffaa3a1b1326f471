/** What is asked with, and what comes back. */
import type { Line, View, Vocabulary } from '@deadlight/engine';
import type { CardSheet } from '../../card-sheet.ts';
import type { Voice } from '../../text/voice.ts';
import type { StandingAnswer } from '../standing.ts';
import type { Telling } from '../telling.ts';
import type { Ears } from './ears.ts';

/** What else is at hand when something is asked. */
export interface Context {
  readonly telling: Telling;
  readonly vocabulary: Vocabulary;
  readonly sheets: readonly CardSheet[];
  /** What the seat may read in the log, and how much of it is older than its last decision. */
  readonly lines: readonly Line[];
  readonly since: number;
  /** The room that was looked at last: ways are walked from there. */
  readonly at: string | null;
  /** A decision that waits to be confirmed. */
  readonly unsure: Decision | null;
  /** Who sits where, if not only bots: in the order of the seats. */
  readonly players?: readonly string[];
  /** How the seat answers by itself; without it, nobody answers by themselves here. */
  readonly standing?: readonly StandingAnswer[];
}

export interface Decision {
  /** In notation. */
  readonly decides: string;
  /** What was typed for the questions that follow: the cards that pay. */
  readonly pays: readonly string[];
}

export interface Reply {
  readonly says: readonly string[];
  /** Whether what was typed means nothing at the table. */
  readonly unknown?: true;
  /** The room that is looked at from now on. */
  readonly at?: string;
  readonly decision?: Decision;
  /** A decision that cannot be taken back: it is made when somebody says yes. */
  readonly unsure?: Decision;
  /** What only the one who asks can do. */
  readonly does?: Does;
}

export type Does =
  | { readonly what: 'undo' | 'hint' | 'coach' | 'chat'; readonly text: string }
  /** From now on the seat gives this answer by itself. */
  | {
      readonly what: 'standing';
      readonly says: string;
      readonly round: boolean;
      readonly unless: 'me' | null;
    }
  /** It no longer answers that question by itself; without one, none. */
  | { readonly what: 'revoke'; readonly about: string | null };

export interface Asked extends Context {
  readonly view: View;
  readonly voice: Voice;
  readonly ears: Ears | undefined;
}

export const says = (...sentences: readonly string[]): Reply => ({ says: sentences });

export const list = (voice: Voice, parts: readonly string[]): string =>
  parts.join(voice.say('hear.comma'));
