import type { OptionValue } from '@deadlight/engine';

/** What is known of a game before it is loaded. Everything else is found by its folder, named by the game's id. */
export interface Manifest {
  readonly id: string;
  /** The prefix of its rule ids, in `rules/<id>.md`. */
  readonly prefix: string;
  /** Further folders that contain its rules. */
  readonly shares: readonly string[];
  readonly seats: { readonly min: number; readonly max: number; readonly usual: number };
  readonly lobby: {
    readonly icon: string;
    readonly theme: 'ship' | 'mars' | 'station';
    /** All table options; the first value is the default. */
    readonly options: Readonly<Record<string, readonly OptionValue[]>>;
    /** Those that matter to everyone; the others are house rules. */
    readonly usual: readonly string[];
    /** By option: the rules that it changes. */
    readonly rules: Readonly<Record<string, readonly string[]>>;
    /** What each edition makes of the options that are `edition` by default. */
    readonly editions?: Readonly<Record<string, Readonly<Record<string, OptionValue>>>>;
  };
}
