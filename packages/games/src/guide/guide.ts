/** A guide through the first two rounds of a game: steps that are said when their time has come. */
import type { OptionValue } from '@deadlight/engine';

/** What a step points at. */
export type Point =
  | 'plan'
  | 'here'
  | 'lit'
  | 'figures'
  | 'creatures'
  | 'round'
  | 'question'
  | 'hand'
  | 'goals'
  | 'own'
  | 'crew'
  | 'beside'
  | 'log'
  | 'help'
  | { readonly track: string };

/** Something that comes about; any one of its parts is enough. */
export interface Cue<N extends string = string> {
  /** A question of one of these kinds is put to the seat. */
  readonly asked?: readonly string[];
  /** The seat decides for something with one of these verbs. */
  readonly decided?: readonly string[];
  /** The log tells of something, no matter who did it. */
  readonly told?: readonly N[];
  /** The log tells something of the seat itself. */
  readonly mine?: readonly N[];
  /** This round, or a later one. */
  readonly round?: number;
}

export interface Step<N extends string = string> {
  /** Names its texts, too. */
  readonly id: string;
  readonly points: Point;
  /** It is not said before this; without it, any time is right. */
  readonly from?: Cue<N>;
  /** It is over with this; without it, when it has been read, or played past. */
  readonly done?: Cue<N>;
  /** Shows portraits: the newcomer's own, with a sentence on who that is, or these. */
  readonly who?: 'own' | readonly string[];
}

/** Steps with their texts: the guide to a game, or what is said in a lesson; `N` are the names of its events. */
export interface Script<N extends string = string> {
  readonly game: string;
  /** The groups of texts in which its steps are found, the first that has them. */
  readonly texts: readonly string[];
  /** The most urgent first: what has come about is explained before what can wait. */
  readonly steps: readonly Step<N>[];
}

export interface Guide<N extends string = string> extends Script<N> {
  /** The table at which it is learned: the first seat is the newcomer's. */
  readonly table: {
    /** The ruleset it was made on, and the deal that was found then; `npm run make-lessons` finds another. */
    readonly rules: number;
    readonly seed: string;
    readonly seats: number;
    readonly options: Readonly<Record<string, OptionValue>>;
    /** What the newcomer decides before the first screen: whom to play is not asked in a first game. */
    readonly begins: readonly string[];
  };
}
