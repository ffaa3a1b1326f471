/** What lies on an edge of a room card. */
export const WALL = 0;
export const PASSAGE = 1;
export const DOOR = 2;
export type Edge = typeof WALL | typeof PASSAGE | typeof DOOR;

export type RoomType =
  | 'reactor'
  | 'terminal'
  | 'hive'
  | 'sick-bay'
  | 'storage'
  | 'empty'
  | 'run'
  | 'team-search'
  | 'parasite-room';

/** A room card, fresh side up and not turned. */
export interface RoomCard {
  readonly id: string;
  readonly type: RoomType;
  /** North, east, south, west. */
  readonly edges: readonly [Edge, Edge, Edge, Edge];
  /** A second room at the north end, behind a security door; it has the symbol. */
  readonly inner?: true;
}

const [W, P, D] = [WALL, PASSAGE, DOOR] as const;

/** The 20 room cards. Edges and doors are read off scans or agree in two independent sources. */
export const ROOM_CARDS: readonly RoomCard[] = [
  { id: 'reactor', type: 'reactor', edges: [P, P, P, P] },
  { id: 'terminal-open', type: 'terminal', edges: [W, P, P, P] },
  { id: 'hive', type: 'hive', edges: [W, W, P, W] },
  { id: 'terminal-closed', type: 'terminal', edges: [W, W, P, W], inner: true },
  { id: 'sick-bay', type: 'sick-bay', edges: [W, W, P, W], inner: true },
  { id: 'storage-1', type: 'storage', edges: [W, P, P, W] },
  { id: 'storage-2', type: 'storage', edges: [P, P, W, P] },
  { id: 'empty-1', type: 'empty', edges: [P, P, W, P] },
  { id: 'empty-2', type: 'empty', edges: [P, P, D, D] },
  { id: 'run-1', type: 'run', edges: [D, W, W, P] },
  { id: 'run-2', type: 'run', edges: [P, P, P, P] },
  { id: 'run-3', type: 'run', edges: [P, P, P, P] },
  { id: 'team-search-1', type: 'team-search', edges: [W, P, P, W] },
  { id: 'team-search-2', type: 'team-search', edges: [P, P, W, D] },
  { id: 'team-search-3', type: 'team-search', edges: [P, W, W, P] },
  { id: 'team-search-4', type: 'team-search', edges: [D, W, P, W] },
  { id: 'parasite-1', type: 'parasite-room', edges: [P, P, W, P] },
  { id: 'parasite-2', type: 'parasite-room', edges: [P, P, P, W] },
  { id: 'parasite-3', type: 'parasite-room', edges: [W, P, P, W] },
  { id: 'parasite-4', type: 'parasite-room', edges: [W, P, P, P] },
];

/** Cards that the first search of a storage may find (PAN-ACT-22). */
export const STORAGE_CARDS = 3;

/** Health that the sick bay gives back to one character, or to each of two (PAN-ACT-39). */
export const SICK_BAY_HEALTH = { health: 2, each: 1 } as const;

/** Cards without a symbol cannot be searched (PAN-ACT-16, PAN-FAQ-18, PAN-ACT-19). */
const BLANK: readonly RoomType[] = ['reactor', 'hive', 'empty'];
export const isSearchable = (type: RoomType): boolean => !BLANK.includes(type);
