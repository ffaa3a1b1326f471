import { defineZones, type ZoneSpec } from '@deadlight/engine';
import { CHARACTERS } from '../packs/characters.ts';
import { DECKS } from '../packs/items.ts';
import { MAX_SEATS } from './things.ts';

/** Who sees what (NEM-INFO). */
export const LAYOUT = {
  // NEM-INFO-03, LCK-INFO-01
  deck: { faces: 'nobody', ordered: true, each: 'seat' },
  // NEM-INFO-01, NEM-INFO-38-R, LCK-INFO-02
  hand: { faces: 'owner', each: 'seat' },
  // NEM-INFO-04-R, LCK-SETUP-21, LCK-INFO-03
  discard: { faces: 'everyone', ordered: true, each: 'seat' },
  /** Items without a hand symbol: the others see their backs (NEM-INFO-15, LCK-INFO-15). */
  inventory: { faces: 'owner', each: 'seat' },
  /** Heavy Items in the hand slots (NEM-INFO-16, LCK-ITEM-03, LCK-INFO-16). */
  held: { faces: 'everyone', each: 'seat' },
  /** Active Quest Items that need no hand slot; they have no secret side (NEM-INFO-22-R). */
  gear: { faces: 'everyone', each: 'seat' },
  // LCK-QUEST-05-R, LCK-INFO-21
  quests: { faces: 'everyone', each: 'seat' },
  /** Items mounted on others. */
  mounted: { faces: 'everyone', each: 'seat' },
  wounds: { faces: 'everyone', each: 'seat' },
  // NEM-INFO-31-R
  dressed: { faces: 'everyone', each: 'seat' },
  objectives: { faces: 'owner', each: 'seat' },
  /** Item cards just drawn, of which one is kept (LCK-ITEM-16). */
  found: { faces: 'owner', each: 'seat' },
  /** What is laid down in a trade: Inventory Items face down, Heavy things openly. */
  offer: { faces: 'owner', each: 'seat' },
  openOffer: { faces: 'everyone', each: 'seat' },
  itemDeck: { faces: 'nobody', ordered: true, each: DECKS },
  itemDiscard: { faces: 'everyone', ordered: true, each: DECKS },
  // NEM-INFO-20, LCK-CRAFT-02, LCK-INFO-18
  crafted: { faces: 'everyone' },
  /** Used Crafted and Quest Items. */
  used: { faces: 'everyone' },
  contaminationDeck: { faces: 'nobody', ordered: true },
  /** Contamination cards that are out of the game (NEM-INFO-37-R). */
  removed: { faces: 'nobody' },
  attackDeck: { faces: 'nobody', ordered: true },
  attackDiscard: { faces: 'everyone', ordered: true },
  attackNow: { faces: 'everyone' },
  eventDeck: { faces: 'nobody', ordered: true },
  // NEM-INFO-36-R, LCK-INFO-19
  eventDiscard: { faces: 'everyone', ordered: true },
  eventNow: { faces: 'everyone' },
  woundDeck: { faces: 'nobody', ordered: true },
  woundDiscard: { faces: 'everyone', ordered: true },
  /** The types in the bag are public, the numbers are not (NEM-INFO-35-R, LCK-INFO-23-R). */
  bag: { faces: 'everyone' },
  tokens: { faces: 'everyone', insideSeenBy: 'everyone' },
  /** Tokens that have been drawn and are being resolved: nothing takes them from there. */
  tokenNow: { faces: 'everyone', insideSeenBy: 'everyone' },
  /** Tokens of Intruders that have come, where these lie apart from the supply (NEM-MOVE-21-R). */
  aside: { faces: 'everyone', insideSeenBy: 'everyone' },
  /** Room tiles and Exploration tokens, by slot; what is revealed stays where it lies (NEM-INFO-25, LCK-INFO-12). */
  tiles: { faces: 'nobody', ordered: true },
  exploration: { faces: 'nobody', ordered: true },
  // NEM-INFO-32, LCK-INFO-14
  weaknesses: { faces: 'nobody', ordered: true },
  /** For each Character, what it brings along: Action cards, weapon, Quest Items. */
  kit: { faces: 'everyone', ordered: true, each: CHARACTERS.map(({ id }) => id) },
  draftDeck: { faces: 'nobody', ordered: true },
  /** The two Characters to choose from (NEM-INFO-13, LCK-INFO-26-R). */
  draft: { faces: 'everyone' },
  /** The Characters in play. */
  crew: { faces: 'everyone' },
  /** The Objectives of the whole team (NEM-COOP-01, LCK-COOP-03-D, LCK-INFO-31). */
  mission: { faces: 'everyone' },
  /** Out of the game, face down (NEM-SETUP-41-R, LCK-INFO-13). */
  box: { faces: 'nobody', ordered: true },
  /** Out of the game, in the open. */
  gone: { faces: 'everyone', ordered: true },
} as const satisfies Record<string, ZoneSpec>;

export const ZONE = defineZones(MAX_SEATS, LAYOUT).at;
