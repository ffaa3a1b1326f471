/** How the browser shows a game; everything else is the same for all games. */
import type { Line, Seat, View } from '@deadlight/engine';
import type { CardSheet } from '@deadlight/games';
import type { Handbook } from '@deadlight/games/handbook';
import type { AppGame, Said } from '@deadlight/games/telling';
import type { Language, Voice } from '@deadlight/games/text';
import type { Leaves } from '../art/traces.ts';
import type { Cast, Rolled } from '../director/beat.ts';
import type { EndScene } from '../end/end-scene.ts';
import type { Rule } from '../rules/look-up.ts';
import type { Tally } from '../story/tally.ts';
import type { Candidate } from '../table/candidate.ts';
import type { Ghost, Scene } from '../table/scene.ts';
import type { TurnKind } from '../table/turn-kinds.ts';

export interface Deduction {
  readonly trades: readonly { readonly between: readonly Seat[]; readonly round: number }[];
  readonly certain: readonly string[];
}

export interface BrowserGame {
  readonly app: AppGame;
  readonly icons: Readonly<Record<string, string>>;
  /** Its rooms seen from above, by their icons: see `art/room-drawing.ts`. */
  readonly rooms?: Readonly<Record<string, string>>;
  /** What leaves traces in the room where it happens, by the names of events. */
  readonly leaves?: Leaves;
  /** All that is drawn of a view. */
  sceneOf(view: View, voice: Voice, sheets: readonly CardSheet[]): Scene;
  /** The parts of the scene that an option belongs to, by their ids. */
  targetsOf(view: View, option: Said): readonly string[];
  /** The card, Character or token that an option chooses, where it is a choice among such. */
  candidateOf(
    view: View,
    voice: Voice,
    sheets: readonly CardSheet[],
    option: Said,
  ): Candidate | null;
  /** The questions of one's own turn, by where they are asked. */
  readonly turnQuestions: readonly string[];
  /** What the verbs of a turn are about; those that are not named are acts. */
  readonly kinds: Readonly<Record<string, TurnKind>>;
  /** Questions whether one reacts to what others do: they can be let pass for a while. */
  readonly reactions: readonly string[];
  /** The question that is answered with a card to pay with, by where it is asked. */
  readonly payment: string | null;
  /** Who has traded with whom, and what follows for this seat with certainty. */
  deduce?(view: View, lines: readonly Line[], voice: Voice): Deduction;
  /** What an option would place on the plan, if it places a room. */
  ghostOf?(view: View, voice: Voice, option: Said): Ghost | null;
  /** Verbs that are chosen in two steps, with the values that are chosen first; their texts are under `part`. */
  readonly parts?: Readonly<Record<string, readonly string[]>>;
  /** The colour of the deck that an option is about. */
  toneOf?(option: Said): string | null;
  /** Options of the same likeness come to the same: they are offered once. */
  likenessOf?(view: View, option: Said): string | null;
  /** Where a line of the log happened, or null. */
  placeOf(line: Line): string | null;
  /** The characters and figures that the log mentions, and how each is shown. */
  castOf(view: View): Cast;
  /** Whether a line tells of something that everybody should notice. */
  isGreat(line: Line): boolean;
  /** The dice of a line: sides that show what was rolled. */
  diceOf(line: Line): Rolled | null;
  endOf(view: View, voice: Voice, sheets: readonly CardSheet[]): EndScene;
  /** What is counted of a game when it is over. */
  readonly tallies: readonly Tally[];
  /** Lines that turn the game. */
  readonly turns: ReadonlySet<string>;
  /** The name of the text for a cost; without one, costs are cards. */
  readonly costText?: string;
  /** Options that cannot be taken back and matter are confirmed. */
  readonly needsConfirmation: readonly string[];
  /** The rules as players are told them, and the numbered ones behind them. */
  loadHandbook(language: Language): Promise<Handbook>;
  loadRules(): Promise<readonly Rule[]>;
}
