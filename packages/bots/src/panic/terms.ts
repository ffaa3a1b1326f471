/** What a judgement speaks of, as a player would name it. */
export const TERMS = [
  /** On which side the player stands, and what that side's chances are. */
  'side',
  /** Health lost, characters dead. */
  'wounds',
  /** Parasites that will bite before long. */
  'parasites',
  /** Gas cans in hand: to burn the hive with, or to keep from those who would. */
  'gas',
  /** What else is in hand and laid out. */
  'items',
  /** Rooms discovered, and the way to the next one. */
  'map',
  /** The way to a room worth searching. */
  'search',
  /** The trooper's way to the hive, and who stands in it. */
  'hive',
  /** Who could come and trade, and how far he is to be trusted. */
  'company',
  /** How much is known about who is infected. */
  'trust',
  /** Wounds of those on the other side, and of those on this one. */
  'enemies',
  /** How many are infected, and how near the next victim is. */
  'spread',
  /** The way to a terminal, when a scan would end the game. */
  'scan',
  /** Won or lost. */
  'ending',
] as const;

export type Term = (typeof TERMS)[number];

/** A ledger that takes these terms only. */
export interface Account {
  add(term: Term, worth: number): void;
}
