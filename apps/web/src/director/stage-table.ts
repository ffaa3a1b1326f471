/** What the stage has to do with the page: the table that it plays, and what is played now. */
import type { Line } from '@deadlight/engine';
import type { Moment, ToHost } from '@deadlight/host';
import type { ReadonlySignal, Signal } from '@preact/signals';
import type { BrowserGame } from '../games/game.ts';
import type { Scene } from '../table/scene.ts';
import type { Beat } from './beat.ts';
import type { Spot } from './spot.ts';

export interface Playing {
  readonly beat: Beat;
  readonly number: number;
  readonly ms: number;
  /** It stays until somebody says that they have read it. */
  readonly waits: boolean;
  /** Where it happens, where it comes from, and whom it strikes. */
  readonly at: Spot | null;
  readonly from: Spot | null;
  readonly to: Spot | null;
}

/** What a stage plays: the moments of a table, and the log that is told meanwhile. */
export interface StageTable {
  readonly moment: ReadonlySignal<Moment | null>;
  readonly log: Signal<readonly Line[]>;
  /** What I have just decided. */
  readonly answered: ReadonlySignal<string | null>;
  readonly browserGame: ReadonlySignal<BrowserGame | null>;
  /** The table as the moment leaves it. */
  readonly drawn: ReadonlySignal<Scene | null>;
  /** Whether somebody plays for the first time, who reads at their own pace. */
  readonly isFirstGame: () => boolean;
  directWith(how: (now: Moment | null) => void): () => void;
  tell(message: ToHost): void;
}

export type Timer = ReturnType<typeof setTimeout> | undefined;

export const isReplay = ({ moment }: StageTable): boolean => moment.peek()?.replay != null;
