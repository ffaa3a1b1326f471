import { layOut, type ZoneSpec } from '@deadlight/engine';
import { CHARACTERS } from '../packs/characters.ts';
import { DECKS } from '../packs/items.ts';
import { MAX_SEATS } from './things.ts';

/** Who sees what (NEM-INFO). */
export const LAYOUT = {
  deck: { faces: 'nobody', ordered: true, each: 'seat' },
  hand: { faces: 'owner', each: 'seat' },
  discard: { faces: 'everyone', ordered: true, each: 'seat' },
  /** Items without a hand symbol: the others see their backs (NEM-INFO-15). */
  inventory: { faces: 'owner', each: 'seat' },
  /** Heavy Items in the hand slots. */
  held: { faces: 'everyone', each: 'seat' },
  /** Active Quest Items that need no hand slot; they have no secret side (NEM-INFO-22-R). */
  gear: { faces: 'everyone', each: 'seat' },
  quests: { faces: 'everyone', each: 'seat' },
  /** Items mounted on others. */
  mounted: { faces: 'everyone', each: 'seat' },
  wounds: { faces: 'everyone', each: 'seat' },
  dressed: { faces: 'everyone', each: 'seat' },
  objectives: { faces: 'owner', each: 'seat' },
  /** Item cards just drawn, of which one is kept. */
  found: { faces: 'owner', each: 'seat' },
  /** What is laid down in a trade: Inventory Items face down, Heavy things openly. */
  offer: { faces: 'owner', each: 'seat' },
  openOffer: { faces: 'everyone', each: 'seat' },
  itemDeck: { faces: 'nobody', ordered: true, each: DECKS },
  itemDiscard: { faces: 'everyone', ordered: true, each: DECKS },
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
  eventDiscard: { faces: 'everyone', ordered: true },
  eventNow: { faces: 'everyone' },
  woundDeck: { faces: 'nobody', ordered: true },
  woundDiscard: { faces: 'everyone', ordered: true },
  /** The types in the bag are no secret, the numbers are (NEM-INFO-35-R). */
  bag: { faces: 'everyone' },
  tokens: { faces: 'everyone', within: 'everyone' },
  /** Room tiles and Exploration tokens, by slot; what is revealed stays where it lies. */
  tiles: { faces: 'nobody', ordered: true },
  exploration: { faces: 'nobody', ordered: true },
  weaknesses: { faces: 'nobody', ordered: true },
  /** For each Character, what it brings along: Action cards, weapon, Quest Items. */
  kit: { faces: 'everyone', ordered: true, each: CHARACTERS.map(({ id }) => id) },
  draftDeck: { faces: 'nobody', ordered: true },
  /** The two Characters to choose from (NEM-INFO-13). */
  draft: { faces: 'everyone' },
  /** Who is played. */
  crew: { faces: 'everyone' },
  /** The Objectives of the whole team (NEM-COOP-01). */
  mission: { faces: 'everyone' },
  /** Out of the game, face down. */
  box: { faces: 'nobody', ordered: true },
  /** Out of the game, in the open. */
  gone: { faces: 'everyone', ordered: true },
} as const satisfies Record<string, ZoneSpec>;

export const Z = layOut(MAX_SEATS, LAYOUT).at;
