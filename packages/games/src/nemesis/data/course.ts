export const DESTINATIONS = ['earth', 'mars', 'venus', 'deep-space'] as const;
export type Destination = (typeof DESTINATIONS)[number];

/** The spaces of the destination track. */
export const SPACES = ['A', 'B', 'C', 'D'] as const;

/**
 * The eight Coordinates cards: a destination for each space (NEM-ROOM-COCKPIT-03, NEM-CARD-coordinates-1 to
 * NEM-CARD-coordinates-8).
 */
export const COORDINATES: readonly (readonly [
  Destination,
  Destination,
  Destination,
  Destination,
])[] = [
  ['earth', 'mars', 'venus', 'deep-space'],
  ['earth', 'deep-space', 'mars', 'venus'],
  ['deep-space', 'mars', 'earth', 'venus'],
  ['mars', 'venus', 'earth', 'deep-space'],
  ['venus', 'deep-space', 'mars', 'earth'],
  ['deep-space', 'earth', 'venus', 'mars'],
  ['mars', 'venus', 'deep-space', 'earth'],
  ['venus', 'earth', 'deep-space', 'mars'],
];
