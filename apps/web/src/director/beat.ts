/** What a line of the log looks like at the table: one or more beats, as data. */
import type { EventName, Line, LogEvents } from '@deadlight/engine';
import type { ToldName } from '@deadlight/games/telling';
import type { Sound } from '../sound/score.ts';
import type { Tone } from '../table/scene.ts';

/** How a beat is shown on the plan. */
export type Show =
  /** A piece goes to a place. */
  | 'walk'
  /** A room is turned up. */
  | 'tile'
  /** A token is turned over where it lies. */
  | 'token'
  /** A die is thrown and rests with its face. */
  | 'die'
  /** A noise marker drops into a corridor. */
  | 'noise'
  /** A token leaves the bag, or goes into it. */
  | 'bag'
  /** A creature rises. */
  | 'rise'
  /** A piece leaves the board. */
  | 'fall'
  /** A piece strikes another. */
  | 'strike'
  /** Something is done to a piece. */
  | 'mark'
  /** Something is done to a room. */
  | 'room'
  | 'door'
  | 'light'
  /** A track or the round goes on. */
  | 'clock'
  /** A card is turned up and read. */
  | 'card'
  /** Only told. */
  | 'tell';

/** What becomes of a person; the texts are under `fate`. */
export type FateName =
  | 'light-wound'
  | 'serious-wound'
  | 'attacked'
  | 'missed'
  | 'hurt'
  | 'infested'
  | 'larva'
  | 'contaminated'
  | 'slime'
  | 'infected'
  | 'repelled'
  | 'cured'
  | 'stunned'
  | 'pawn-lost'
  | 'death'
  | 'safe';

/** What one line of the log is shown as. `piece`, `other` and `card` name fields of its event. */
export interface Cue<F extends string = string> {
  readonly shows: Show;
  /** How long it takes at a steady pace, in milliseconds. */
  readonly ms: number;
  readonly sound?: Sound;
  /** The figure that acts, or that it happens to. */
  readonly piece?: F;
  /** Whom it is done to, if somebody else does it. */
  readonly other?: F;
  /** It happens where the last beat did. */
  readonly here?: true;
  /** A card to be read in full. */
  readonly card?: F;
  /** Shown large, with this sign. */
  readonly great?: readonly [icon: string, tone: Tone];
  /** What it means for the person it happens to: `piece`, or `other` where there is one. */
  readonly fate?: FateName;
  /** Its fate is that of the person whom the last cause struck. */
  readonly struck?: true;
  /** What the fates after it are due to. */
  readonly cause?: true;
  /** It is a cause by the hand of the acting player, though its line does not name them. */
  readonly byHand?: true;
  /** Somebody sets in a room what takes effect later; it is still their doing then. The field that names the room. */
  readonly arms?: F;
  readonly springs?: F;
  /** Not everybody at the table may know that it happened. */
  readonly secret?: true;
}

/** How the events of a game are shown, each of them; `told` where there is nothing to look at or to wait for. */
export type CuesOf<E extends LogEvents> = {
  readonly [N in ToldName<E>]: readonly Cue<EventName<E[N]['data']>>[] | 'told';
};

/** The same, whatever the game: lines of other rules may have no cue. */
export type Cues = Readonly<Record<string, readonly Cue[] | 'told' | undefined>>;

/** Who and what the values of a line are on the plan. */
export interface Cast {
  readonly cues: Cues;
  /** The piece that a value of the line stands for. */
  pieceOf(line: Line, value: string): string | null;
  placeOf(line: Line): string | null;
  /** The places of a line that speaks of a part of the plan. */
  partOf?(line: Line): readonly string[];
  /** The ends of the corridor that a line speaks of. */
  endsOf(line: Line): readonly [string, string] | null;
  /** What a die or a token of the line shows. */
  rolledOf(line: Line): Rolled | null;
  isMine(piece: string): boolean;
  /** The person that a piece stands for or belongs to, as the scene calls it; null for creatures. */
  personOf(piece: string): string | null;
  /** How a creature looks that may be gone again before it is drawn. */
  creatureOf(piece: string): Creature | null;
  /** The cards that this seat gives and gets in a trade, by the names of their texts. */
  swapOf?(line: Line): Swap | null;
  /** Whether a great line is great to this seat, too. */
  concerns?(line: Line): boolean;
}

/** How a creature looks. */
export interface Creature {
  readonly icon: string;
  readonly drawing: string;
  readonly rank: number;
  /** They come in numbers: only the first is a great moment. */
  readonly swarms?: boolean;
}

export interface Rolled {
  readonly icon: string;
  /** A creature is drawn as itself. */
  readonly drawing?: string;
  readonly shows: string;
}

/** A person has done harm to another one. */
export interface Betrayal {
  /** Who, as the scene and as the log call them. */
  readonly culprit: string;
  readonly name: string;
  /** What they did it with. */
  readonly deed: Line;
}

/** Two cards that change hands face down. */
export interface Swap {
  /** With whom, as the log calls them. */
  readonly partner: string;
  readonly given: string;
  readonly got: string;
}

export interface Beat {
  readonly line: Line;
  /** What is said instead of the line, where many lines are told as one. */
  readonly text?: string;
  /** Which line of the news it belongs to. */
  readonly index: number;
  readonly shows: Show;
  readonly ms: number;
  readonly sound: Sound | null;
  readonly place: string | null;
  /** The places that it happens to, if those are a part of the plan. */
  readonly part?: readonly string[];
  /** It continues the last beat, and says only what is new. */
  readonly here: boolean;
  readonly ends: readonly [string, string] | null;
  readonly piece: string | null;
  readonly other: string | null;
  readonly rolled: Rolled | null;
  readonly creature: Creature | null;
  readonly card: string | null;
  readonly great: readonly [icon: string, tone: Tone] | null;
  /** Of my own fate. */
  readonly fate: FateName | null;
  /** The line that a fate of mine is due to, and how the creature is drawn that brought it. */
  readonly cause: Line | null;
  readonly by: string | null;
  readonly betrayal: Betrayal | null;
  /** What it does to anybody: it is seen where they stand. */
  readonly harm?: FateName;
  readonly swap: Swap | null;
  readonly secret: boolean;
  /** It happens somewhere else, or once more: it is told, and not shown large. */
  readonly small?: true;
}
