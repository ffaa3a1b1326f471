/** What a game supplies to the shared rules, in small parts. */

import type { Game, Kind, Option, Seat, Thing } from '@deadlight/engine';
import type { QuestMoment } from '../packs/item.ts';
import type { Weapon } from '../packs/items.ts';
import type { Pack } from '../packs/pack.ts';
import type { Board, Slot } from './board.ts';
import type { Effect } from './effect.ts';
import type { EffectRule } from './effects/rule.ts';
import type { EventSheet } from './event-sheet.ts';
import type { EventRule } from './events/rule.ts';
import type { RoomSheet } from './room-sheet.ts';
import type { Cited, WhyNot } from './rule-names.ts';
import type { SurvivalOffer, SurvivalTable, Vars } from './vars.ts';

/** What the game is played with, by the kinds of its things. */
export interface Content {
  readonly rooms: readonly RoomSheet[];
  /** What each kind of effect does, by its name. */
  readonly effects: ReadonlyMap<string, EffectRule>;
  event(kind: Kind): EventSheet;
  /** What each kind of term on an Event card does, by its name. */
  readonly eventEffects: Readonly<Record<string, EventRule>>;
  exploration(kind: Kind): { readonly effect: string; readonly items: number };
  /** The Room of a tile, by its index in `rooms`. */
  roomOfTile(kind: Kind): number;
  isPersonal(kind: Kind): boolean;
}

/** Where everything is. */
export interface Place {
  board(vars: Vars): Board;
  isUnexplored(table: SurvivalTable, slot: Slot): boolean;
  /** The Exploration token of an unexplored slot. */
  tokenAt(table: SurvivalTable, slot: Slot): Thing;
  /** The slots whose Intruders Danger in a slot calls. */
  within(table: SurvivalTable, slot: Slot): readonly number[];
  /** Whether a Character is in a place that is not a Room, such as a Pod. */
  isOut(table: SurvivalTable, seat: Seat): boolean;
  /** Whether an Intruder that its token has brought spares the one who comes there the Noise roll. */
  isOpenGround(table: SurvivalTable, slot: Slot): boolean;
  /** The slot of the Room such a Character belongs to. */
  roomOf(table: SurvivalTable, seat: Seat): Slot;
  /** Puts such a Character back into the Room it belongs to; gives the slot. */
  bringBack(table: SurvivalTable, seat: Seat): Slot;
}

/** How much there is of what can run out (NEM-SETUP-04, NEM-SETUP-05). */
export interface Supplies {
  readonly fire: number;
  readonly malfunction: number;
  readonly doors: number;
  readonly eggs: number;
  readonly carcasses: number;
  /** How much of it is out of the game. */
  gone(table: SurvivalTable, of: Supply): number;
  /** Whether the Queen's token adds an Egg to a Nest that is destroyed (NEM-BAG-13-R). */
  eggsAfterNest(table: SurvivalTable): boolean;
}
export type Supply = Exclude<keyof Supplies, 'gone' | 'eggsAfterNest'>;

/** Where things go when they leave a Character. */
export interface Piles {
  /** A Contamination card (NEM-CONT-08, LCK-CONT-06). */
  removeContamination(table: SurvivalTable, card: Thing): void;
  /** An Item that is let go of (NEM-ITEM-05, LCK-ITEM-10-D). */
  dropItem(table: SurvivalTable, thing: Thing): void;
  /** The zone for tokens of Intruders that have come. */
  metTokens(table: SurvivalTable): number;
}

/** Dice, and what makes things better or worse for a Character. */
export interface Odds {
  /** The Noise die: 1 to 4, or one of `NOISE`. */
  rollNoise(table: SurvivalTable, seat: Seat): number;
  /** What a face beyond the common ones does. */
  otherNoise(table: SurvivalTable, seat: Seat): void;
  /** The faces of the die that a shooter throws, and how often it may be thrown again. */
  combatDie(table: SurvivalTable, seat: Seat): readonly number[];
  rerolls(table: SurvivalTable, seat: Seat, weapon: Weapon): number;
  /** Whether an Intruder's darker side counts. */
  isDark(table: SurvivalTable, seat: Seat): boolean;
  /** Slime and Fire do nothing to this Character. */
  isProof(table: SurvivalTable, seat: Seat): boolean;
  /** Whether the Weakness at an index helps a Character, or `ANYONE`, or `NO_ONE` (NEM-WEAK-03, LCK-WEAK-03). */
  helps(table: SurvivalTable, index: number, seat: Seat): boolean;
}

/** Somebody must agree to an Action, and the rule that says so. */
export interface Consent {
  readonly of: Seat;
  readonly rule: Cited;
}

/** Actions and free steps that only this game knows, and its own reasons against common ones. */
export interface Actions {
  offer(table: SurvivalTable, seat: Seat, cards: number, offer: SurvivalOffer): void;
  /** The effect and cost of such an Action, or null for a free step that has been done. */
  start(
    table: SurvivalTable,
    seat: Seat,
    option: Option,
  ): { readonly effect: Effect; readonly cost: number } | null;
  /** What such an Action costs, or null for a free step. */
  costOf(table: SurvivalTable, seat: Seat, option: Option): number | null;
  /** Who must agree to an Action before it is paid, or null. */
  consentOf(table: SurvivalTable, seat: Seat, choice: Option): Consent | null;
  /** Items that such an Action uses up. */
  spentBy(table: SurvivalTable, seat: Seat, choice: Option): Thing[];
  /** A reason against using an Item, or null. */
  whyNotItem(table: SurvivalTable, seat: Seat, kind: Kind): WhyNot | null;
  /** The rule against the condition of a Quest Item, or null. */
  whyNotQuest(table: SurvivalTable, seat: Seat, when: QuestMoment): WhyNot | null;
}

/** The turns of the Player Phase: whose, and of which kind. */
export interface Turns {
  has(table: SurvivalTable, seat: Seat): boolean;
  take(table: SurvivalTable, seat: Seat): void;
}

/** An attack, as far as it is told. */
export interface Struck {
  readonly figure: number;
  readonly seat: Seat;
  readonly card: Thing;
}

/** Callbacks into the game. */
export interface Hooks {
  /** Tells of an attack by what stands nowhere on the board, instead of the usual line; false if a figure attacks. */
  tellUnseen(table: SurvivalTable, what: 'attacks' | 'misses' | 'armor', struck: Struck): boolean;
  /** Somebody has explored a slot where these Items are. */
  explored(table: SurvivalTable, slot: Slot, items: number, seat: Seat): void;
  /** A figure stands on the board for the first time. */
  firstEncounter(table: SurvivalTable): void;
  /** An Intruder has come into a Room. */
  intruderCame(table: SurvivalTable, slot: Slot): void;
  /** Something lies in a Room that did not lie there before. */
  objectLaid(table: SurvivalTable, object: number, slot: Slot): void;
  /** An Item has been used that stays. */
  itemUsed(table: SurvivalTable, thing: Thing): void;
  /** A Character has put out a fire or wiped off Slime. */
  cleared(table: SurvivalTable, seat: Seat, what: 'fire' | 'slime'): void;
  /** A Character has died; corpse and belongings lie where they lie. */
  died(table: SurvivalTable, seat: Seat, cause: string): void;
  /** Ends the game if nobody is left to play it. */
  checkLast(table: SurvivalTable): void;
  /** One Fire or Malfunction marker more would be needed than there are (NEM-MARK-09, NEM-MARK-15). */
  ranOut(table: SurvivalTable, of: 'fire' | 'malfunction'): void;
}

/** Small differences between the games. */
export interface Variants {
  /** The corridor for the marker of a Careful Move is named after exploring (LCK-EXPL-14-R). */
  readonly carefulNamesLater: boolean;
  /** Danger on a token is resolved even without a Noise roll (LCK-EXPL-12-D, not NEM-BASIC-12-R). */
  readonly quietMeetsDanger: boolean;
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
  /** Letting go of one of two taped Items loses both (NEM-ITEM-10-R, not LCK-CARD-duct-tape). */
  readonly tapedFallTogether: boolean;
  /** Ammo in a weapon that was found (NEM-ITEM-11, LCK-ITEM-05). */
  readonly foundAmmo: number;
  /** The Queen meets the first Character in order in her Nest, not the one who would be attacked (LCK-BAG-11-R, not NEM-BAG-12-R). */
  readonly queenMeetsFirst: boolean;
  /** Characters that one effect moves to a Room enter it at the same moment (LCK-MOVE-14-R, not NEM-MOVE-14-R). */
  readonly enterTogether: boolean;
  /** Quest Items are turned for nothing (LCK-QUEST-02-D). */
  readonly freeQuests: boolean;
}

export interface Book {
  /** The box that its own things come in. */
  readonly pack: Pack;
  readonly content: Content;
  readonly place: Place;
  readonly supplies: Supplies;
  readonly piles: Piles;
  readonly odds: Odds;
  readonly actions: Actions;
  readonly turns: Turns;
  readonly hooks: Hooks;
  readonly variants: Variants;
}

export interface SurvivalGame extends Game<Vars> {
  readonly book: Book;
}

export const bookOf = (table: SurvivalTable): Book => (table.game as SurvivalGame).book;
/** How an effect works in this game. */
export const ruleOf = (table: SurvivalTable, effect: Effect): EffectRule =>
  bookOf(table).content.effects.get(effect.does)!;

export const boardOf = (table: SurvivalTable): Board => bookOf(table).place.board(table.vars);

/** How much there is of something in the whole game. */
export function supplyOf(table: SurvivalTable, of: Supply): number {
  const { supplies } = bookOf(table);
  return supplies[of] - supplies.gone(table, of);
}
