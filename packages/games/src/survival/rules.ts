/** Exports for bots of both games. */
export * from '../packs/characters.ts';
export * from '../packs/intruders.ts';
export * from '../packs/items.ts';
export * from './board.ts';
export * from './book.ts';
export {
  conditionName,
  isAsked,
  otherNumbered,
  type Position,
  type Term,
} from './conditions.ts';
export * from './contrary.ts';
export * from './crew.ts';
export type { Effect } from './effect.ts';
export * from './modes.ts';
export type { RoomSheet } from './room-sheet.ts';
export * from './things.ts';
export * from './vars.ts';
export * from './words.ts';
export * from './zones.ts';
