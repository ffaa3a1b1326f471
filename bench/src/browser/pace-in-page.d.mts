export interface Wait {
  readonly ms: number;
  /** Whether something great was shown meanwhile. */
  readonly great: boolean;
  /** What the pacing asks for: the rest is what the machine takes, for bots, for drawing and for other programs. */
  readonly planned: number;
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
