import type { Effect, When } from '../survival/effect.ts';
import type { Pack } from './pack.ts';

export const DECKS = ['red', 'yellow', 'green'] as const;
export type Deck = (typeof DECKS)[number];

/** What two Items are crafted from (NEM-ITEM-21). */
export const SYMBOLS = ['fire', 'cloth', 'medical', 'tool', 'electric'] as const;
export type CraftSymbol = (typeof SYMBOLS)[number];

/** How a weapon shoots (NEM-COMBAT-04). */
export interface Weapon {
  readonly class: 'energy' | 'classic';
  readonly capacity: number;
  /** Any face but the blank deals at least 1 injury to any target. */
  readonly surely?: true;
  /** More injuries on a face, if it hits. */
  readonly bonusOn?: { readonly one?: number; readonly two?: number };
  /** Extra injuries if a shot deals at least 1. */
  readonly bonusIfHit?: number;
  /** A face counts as another. */
  readonly counts?: { readonly one?: 'two'; readonly two?: 'one' };
  /** Rolls that may be made again. */
  readonly rerolls?: number;
  /** On two hits, 1 more ammo may be spent for 1 more injury. */
  readonly burst?: true;
  /** On two hits, the shooter's Room burns. */
  readonly ignites?: true;
  /** Rolls that may be made again where there is power. */
  readonly rerollsInLight?: number;
  /** One more ammo may be spent before the roll: one more injury if the shot hits. */
  readonly overcharge?: true;
}

/** What must be true for a Quest Item; each has a text, `questWhen.wail` (LCK-CARD, Quest Items). */
export type QuestMoment =
  | 'wail'
  | 'battle-suit'
  | 'assault-rifle'
  | 'red-room'
  | 'exit'
  | 'cheat-codes'
  | 'pressure-washer'
  | 'overmind';

/** A Quest Item is ready in a Room, by discarding an Item, or when something is true (NEM-ITEM-27-R, LCK-QUEST-02-D). */
export type QuestCondition =
  | { readonly room: string }
  | { readonly discard: readonly string[] }
  | { readonly when: QuestMoment };

export interface Item {
  readonly id: string;
  /** What it is called in the game it belongs to, where that is not its id. */
  readonly name?: string;
  /** The game it belongs to, if it is not in both. */
  readonly from?: Pack;
  /** The set it belongs to, which a table option switches on; without one it is of the core set. */
  readonly set?: string;
  readonly back: Deck | 'blue' | 'quest' | 'start';
  readonly copies: number;
  readonly cost: number;
  readonly when: When;
  /** With several effects, one of them is chosen. */
  readonly does: readonly Effect[];
  readonly singleUse: boolean;
  /** Needs a hand slot (NEM-ITEM-02). */
  readonly heavy: boolean;
  readonly symbol?: CraftSymbol;
  readonly weapon?: Weapon;
  /** Needs a Room with a Computer. */
  readonly needsComputer?: true;
  /** Works by being there, or in reaction to something. */
  readonly passive?:
    | 'intercom'
    | 'autoloader'
    | 'holo-computer'
    | 'enviro-suit'
    | 'battle-suit'
    | 'field-notes'
    | 'pathfinder'
    | 'overcharge';
  /** It goes on a weapon for good, which then holds more. */
  readonly mounts?: {
    readonly on: string;
    readonly capacity: number;
    /** The Item that loads the weapon costs no card. */
    readonly loadsFree: boolean;
  };
  readonly reaction?: 'ignore-attack' | 'reroll-noise' | 'ignore-dark' | 'redraw-attack';
  readonly quest?: QuestCondition;
  /** Uses it has, counted like ammo. */
  readonly uses?: number;
  /** What it turns into when one of its charges is spent. */
  readonly spentTo?: string;
  /** Only once in a round. */
  readonly oncePerRound?: true;
  /** Stays beside the board: it takes no hand slot, and cannot be dropped or traded. */
  readonly beside?: true;
  /** How sure the printed card is; `reconstructed` closes a gap in the sources. */
  readonly sure?: 'reconstructed';
  /** The Item it is another copy of, where copies must be told apart: by deck, or by ammo. */
  readonly as?: string;
}

/** An Item as written here: omitted fields have the usual values of Items or weapons. */
export type ItemInput = Pick<Item, 'id' | 'back'> & Partial<Item>;
