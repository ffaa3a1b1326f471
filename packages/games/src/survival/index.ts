/** What Nemesis and Lockdown share, for an app that draws either. */

export * as cast from '../packs/characters.ts';
export * as intruders from '../packs/intruders.ts';
export * as items from '../packs/items.ts';
export * as board from './board.ts';
export { asSlot, FIRST_SLOT, NO_SLOT, type Slot, slotsWhere } from './board.ts';
export { EVENT } from './log-events.ts';
export type { DescribedRoom } from './sheets.ts';
export * as telling from './telling/index.ts';
export * as things from './things.ts';
export * as vars from './vars.ts';
export * as words from './words.ts';
