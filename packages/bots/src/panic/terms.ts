/** The terms of Panic Station's evaluation, in a player's words. */
export const TERMS = [
  /** The player's side, and the chances of that side. */
  'side',
  /** Health lost, characters dead. */
  'wounds',
  /** Parasites that will bite before long. */
  'parasites',
  /** Gas cans in hand: to burn the hive with, or to keep from those who would. */
  'gas',
  /** Other cards in hand and laid out. */
  'items',
  /** Rooms discovered, and the way to the next one. */
  'map',
  /** The way to a room worth searching. */
  'search',
  /** The trooper's way to the hive, and the players in it. */
  'hive',
  /** Players who could come and trade, and how trustworthy they are. */
  'company',
  /** How much is known about who is infected. */
  'trust',
  /** Wounds on the other side, and on the player's own. */
  'enemies',
  /** How many are infected, and how near the next victim is. */
  'spread',
  /** The way to a terminal, when a scan would end the game. */
  'scan',
  /** Won or lost. */
  'ending',
] as const;

export type Term = (typeof TERMS)[number];

/** A ledger that accepts only these terms. */
export interface Account {
  add(term: Term, worth: number): void;
}
