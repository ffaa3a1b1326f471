/** What a game of this family says for itself; the shared rules ask here. */
import type { Game, Offer, Procedure, Seat } from '@deadlight/engine';
import type { Pack } from '../packs/pack.ts';
import type { Board } from './board.ts';
import type { Effect } from './effect.ts';
import type { EffectRule } from './effects/rule.ts';
import type { EventSheet } from './event-sheet.ts';
import type { RoomSheet } from './room-sheet.ts';
import type { SurvivalTable, Vars } from './vars.ts';

/** Where it stops, and the one of these slots where it waits. */
export interface Lift {
  readonly stops: readonly number[];
  readonly at: number;
}

/** Somebody must agree to an Action, and the rule that says so. */
export interface Consent {
  readonly of: Seat;
  readonly rule: string;
}

export interface Book {
  /** The box that its own things come in. */
  readonly pack: Pack;
  readonly rooms: readonly RoomSheet[];
  /** What each kind of effect does, by its name. */
  readonly effects: Readonly<Record<string, EffectRule>>;
  /** Fire and Malfunction markers, Doors and Eggs there are (NEM-SETUP-04). */
  supplyOf(
    table: SurvivalTable,
    of: 'fire' | 'malfunction' | 'doors' | 'eggs' | 'carcasses',
  ): number;
  board(vars: Vars): Board;
  /** What one may ride in from Room to Room, while it runs. */
  lift(vars: Readonly<Vars>): Lift | null;
  /** The Event card of a kind. */
  event(kind: number): EventSheet;
  /** The Exploration token of a kind. */
  exploration(kind: number): { readonly effect: string; readonly items: number };
  /** The Room of a tile, by its place in `rooms`. */
  roomOfTile(kind: number): number;
  /** Whether a slot has not been explored yet. */
  isUnexplored(table: SurvivalTable, slot: number): boolean;
  /** The Exploration token of an unexplored slot. */
  tokenAt(table: SurvivalTable, slot: number): number;
  /** A slot has been explored, and so many Items are there. */
  explored(table: SurvivalTable, slot: number, items: number): void;
  /** Whether an Objective of a kind is a Personal one. */
  isPersonal(kind: number): boolean;
  /** A figure stands on the board for the first time. */
  readonly firstEncounter: Procedure<Vars, object>;
  /** Whether a Character is in the dark. */
  isDark(table: SurvivalTable, seat: Seat): boolean;
  /** Whether a Character is where there is power. */
  isLit(table: SurvivalTable, seat: Seat): boolean;
  /** Whether the Weakness in a place helps a Character, or `ANYONE`, or `NO_ONE` (NEM-WEAK-03, LCK-WEAK-03). */
  helps(table: SurvivalTable, place: number, seat: Seat): boolean;
  /** The Noise die, thrown for a Character: 1 to 4, or one of `NOISE`. */
  rollNoise(table: SurvivalTable, seat: Seat): number;
  /** The slots whose Intruders Danger in a slot calls. */
  within(table: SurvivalTable, slot: number): readonly number[];
  /** What a face beyond the common ones does. */
  otherNoise(table: SurvivalTable, seat: Seat): void;
  /** The faces of the die that a shooter throws. */
  combatDie(table: SurvivalTable, seat: Seat): readonly number[];
  /** How the game handles what both do a little differently. */
  readonly ways: {
    /** The corridor for the marker of a Careful Move is named after exploring (LCK-EXPL-14-R). */
    readonly carefulNamesLater: boolean;
    /** Danger on a token is resolved even on a Careful Move (LCK-EXPL-12-D). */
    readonly carefulMeetsDanger: boolean;
    /** Who flees chooses the order of the attacks (LCK-COMBAT-26-R). */
    readonly fleeOrderByChoice: boolean;
    /** An Interruption can be stopped only from its Room (LCK-ACT-13). */
    readonly interruptInRoomOnly: boolean;
    /** A single-use Item is lost with its cancelled Action (LCK-ACT-11). */
    readonly cancelledItemIsLost: boolean;
    /** Figures of any type make room for a new one, not only Adults (LCK-MOVE-18-R). */
    readonly allTypesMakeRoom: boolean;
    /** The Serious Wounds of the dead are out of the game (LCK-WOUND-13-R). */
    readonly woundsDieToo: boolean;
    /** Eggs destroyed next door make Noise where the thrower stands (NEM-ROOM-NEST-13-R). */
    readonly throwsAreHeardAfar: boolean;
    /** Who lets go of one of two taped Items loses both (NEM-ITEM-10-R, not LCK-CARD-duct-tape). */
    readonly tapedFallTogether: boolean;
    /** Ammo in a weapon that was found (NEM-ITEM-11, LCK-ITEM-05). */
    readonly foundAmmo: number;
    /** Larvae on Character boards use up the figures (LCK-MOVE-19-R, not NEM-ATK-14-R). */
    readonly larvaeOnBoardsCount: boolean;
    /** Quest Items are turned for nothing (LCK-QUEST-02-D). */
    readonly freeQuests: boolean;
  };
  /** Who must agree to an Action before it is paid, or null. */
  consentOf(table: SurvivalTable, seat: Seat, choice: number): Consent | null;
  /** Items that an Action of this game alone uses up. */
  spentBy(table: SurvivalTable, seat: Seat, choice: number): number[];
  /** Takes a Contamination card away from its owner (NEM-CONT-08, LCK-CONT-06). */
  removeContamination(table: SurvivalTable, card: number): void;
  /** An Item that is let go of (NEM-ITEM-05, LCK-ITEM-10-D). */
  dropItem(table: SurvivalTable, thing: number): void;
  /** Actions and free steps that only this game knows. */
  offerMore(table: SurvivalTable, seat: Seat, cards: number, offer: Offer): void;
  /** The effect and cost of such an Action, or null for a free step that has been done. */
  startMore(
    table: SurvivalTable,
    seat: Seat,
    option: number,
  ): { readonly effect: Effect; readonly cost: number } | null;
  /** A reason of the game's own against using an Item, or null. */
  whyNotItem(table: SurvivalTable, seat: Seat, kind: number): string | null;
  /** An Item has been used that stays. */
  itemUsed(table: SurvivalTable, thing: number): void;
  /** The rule against the condition of a Quest Item, or null. */
  whyNotQuest(table: SurvivalTable, seat: Seat, when: string): string | null;
  /** How much a Character knows, and learning more (LCK-KNOW). */
  knowledgeOf(table: SurvivalTable, seat: Seat): number;
  learn(table: SurvivalTable, seat: Seat, levels: number): void;
  /** Lets a Character take a computer action, if it can. */
  maybeComputer(table: SurvivalTable, seat: Seat): void;
  /** A Character has put out a fire or wiped off Slime. */
  cleared(table: SurvivalTable, seat: Seat, what: 'fire' | 'slime'): void;
  /** Slime and Fire do nothing to this Character. */
  isProof(table: SurvivalTable, seat: Seat): boolean;
  /** A Character is in a place that is no Room, such as a Pod. */
  isOut(table: SurvivalTable, seat: Seat): boolean;
  /** The slot of the Room such a Character belongs to. */
  roomOf(table: SurvivalTable, seat: Seat): number;
  /** Puts such a Character back into the Room it belongs to; gives the slot. */
  bringBack(table: SurvivalTable, seat: Seat): number;
  /** An Intruder has come into a Room. */
  intruderCame(table: SurvivalTable, slot: number): void;
  /** A Character has died; corpse and belongings lie where they lie. */
  died(table: SurvivalTable, seat: Seat, cause: string): void;
  /** Ends the game if nobody is left to play it. */
  checkLast(table: SurvivalTable): void;
  /** The ninth Fire or Malfunction marker would be needed (NEM-MARK-09, NEM-MARK-15). */
  shipLost(table: SurvivalTable, cause: 'fire' | 'malfunction'): void;
  /** Something lies in a Room that did not lie there before. */
  objectLaid(table: SurvivalTable, object: number, slot: number): void;
}

export interface SurvivalGame extends Game<Vars> {
  readonly book: Book;
}

export const bookOf = (table: SurvivalTable): Book => (table.game as SurvivalGame).book;
export const boardOf = (table: SurvivalTable): Board => bookOf(table).board(table.vars);
