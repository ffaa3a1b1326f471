export interface Wait {
  readonly ms: number;
  /** Whether something great was shown meanwhile. */
  readonly great: boolean;
  /** While the host was at work, or the page was due to go on and could not: what a slow or busy machine adds. */
  readonly machine: number;
  /** What was shown, one after the other. */
  readonly beats: readonly { readonly text: string; readonly ms: number }[];
}

export interface Seen {
  /** From my last decision of a turn to my next one. */
  readonly waits: readonly Wait[];
  readonly banners: readonly {
    readonly ms: number;
    readonly words: number;
    readonly text: string;
  }[];
  /** Panels that covered one another, by their classes. */
  readonly overlaps: readonly string[];
}

export function watchPace(): void;
export function playTurns(wish: { readonly turns: number; readonly seed: number }): Promise<Seen>;
