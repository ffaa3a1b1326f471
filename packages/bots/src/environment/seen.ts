/** What observations of each game contain beyond public variables and zone sizes; by default nothing. */
import type { Lists } from './var-features.ts';
import type { ZoneBlock } from './zone-features.ts';

export interface Seen {
  readonly zones: readonly ZoneBlock[];
  readonly lists: Lists;
}

const held = (zone: string): ZoneBlock => ({ zone, group: 'item' });

const SURVIVAL: readonly ZoneBlock[] = [
  { zone: 'hand', group: 'card' },
  { zone: 'discard', group: 'card' },
  ...['inventory', 'held', 'gear', 'quests', 'mounted', 'found', 'offer', 'openOffer'].map(held),
  { zone: 'crafted', group: 'item' },
  { zone: 'wounds', group: 'wound' },
  { zone: 'dressed', group: 'wound' },
  { zone: 'objectives', group: 'objective' },
  { zone: 'mission', group: 'objective' },
  { zone: 'draft', group: 'character' },
  { zone: 'bag', group: 'token' },
  { zone: 'eventNow', group: 'event' },
  { zone: 'weaknesses', group: 'weakness', positions: 3 },
];

export const SEEN: Readonly<Record<string, Seen>> = {
  panic: {
    zones: [
      { zone: 'room', group: 'piece' },
      { zone: 'roomDeck', group: 'room' },
      { zone: 'hand', group: 'card' },
      { zone: 'laid', group: 'card' },
      { zone: 'discard', group: 'card' },
      { zone: 'status', group: 'status' },
    ],
    lists: {},
  },
  nemesis: {
    zones: [
      ...SURVIVAL,
      { zone: 'tiles', group: 'room', positions: 21 },
      { zone: 'engine', group: 'engine', positions: 2 },
      { zone: 'coordinates', group: 'coordinates' },
    ],
    lists: {},
  },
  lockdown: {
    zones: [
      ...SURVIVAL,
      { zone: 'tiles', group: 'room', positions: 30 },
      { zone: 'contingencies', group: 'contingency' },
      { zone: 'pool', group: 'contingency', positions: 7 },
      { zone: 'css', group: 'css', positions: 5 },
      { zone: 'computer', group: 'computer' },
    ],
    lists: { 'own.cssAt': 5, 'own.cssRevealed': 5 },
  },
};
