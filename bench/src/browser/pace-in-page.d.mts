export interface Seen {
  /** From my last decision of a turn to my next one, and whether something great was shown meanwhile. */
  readonly waits: readonly { readonly ms: number; readonly great: boolean }[];
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
