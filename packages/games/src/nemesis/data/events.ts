import type { EventSheet } from '../../survival/event-sheet.ts';

/** The 20 Event cards; what each does is in `events.ts`. */
export const EVENTS: readonly EventSheet[] = [
  { id: 'egg-protection', moves: ['breeder', 'queen'], corridor: 2, after: 'discard' },
  { id: 'hatching', moves: ['adult', 'breeder'], corridor: 3, after: 'discard' },
  { id: 'regeneration', moves: ['breeder', 'queen'], corridor: 1, after: 'discard' },
  { id: 'damage', moves: ['creeper', 'adult'], corridor: 2, after: 'discard' },
  { id: 'lurking', moves: ['creeper', 'adult'], corridor: 4, after: 'discard' },
  { id: 'eclosion', moves: ['creeper', 'breeder', 'queen'], corridor: 1, after: 'discard' },
  {
    id: 'noise-in-technical-corridors',
    moves: ['adult', 'breeder'],
    corridor: 4,
    after: 'discard',
  },
  { id: 'nest', moves: ['creeper', 'breeder', 'queen'], corridor: 3, after: 'discard' },
  { id: 'flammable-compounds', moves: ['breeder', 'queen'], corridor: 4, after: 'discard' },
  { id: 'bulkheads-open', moves: ['adult', 'breeder'], corridor: 1, after: 'discard' },
  { id: 'hunt-1', moves: ['breeder', 'queen'], corridor: 3, after: 'discard' },
  { id: 'hunt-2', moves: ['creeper', 'breeder', 'queen'], corridor: 2, after: 'discard' },
  { id: 'scent-of-prey', moves: ['creeper', 'adult'], corridor: 3, after: 'discard' },
  { id: 'malfunction', moves: ['adult', 'breeder'], corridor: 2, after: 'reshuffle' },
  { id: 'consuming-fire', moves: ['creeper', 'breeder', 'queen'], corridor: 4, after: 'discard' },
  { id: 'damaging-fire', moves: ['creeper', 'adult'], corridor: 1, after: 'discard' },
  { id: 'coolant-leak', moves: ['adult', 'breeder', 'queen'], corridor: 1, after: 'remove' },
  {
    id: 'life-support-failure',
    moves: ['adult', 'breeder', 'queen'],
    corridor: 2,
    after: 'remove',
  },
  {
    id: 'evacuation-pod-ejection',
    moves: ['adult', 'breeder', 'queen'],
    corridor: 3,
    after: 'remove',
  },
  { id: 'short-circuit', moves: ['adult', 'breeder', 'queen'], corridor: 4, after: 'remove' },
];
