/** The station of Panic Station as it lies there: which room is beyond which side, and what is between. */
import { DOOR, type Edge, PASSAGE, ROOM_CARDS, WALL } from '../../src/panic/data/rooms.ts';
import type { Moment } from './moments.ts';

/** The variables that the referee reads. */
export interface PanicShown {
  readonly options: Readonly<Record<string, unknown>>;
  readonly health: readonly number[];
  /** By room card: its quarter turns clockwise. */
  readonly turned: readonly number[];
  /** By parasite: whether a black one shows its gray side. */
  readonly flipped: readonly boolean[];
}

export type PanicScene = Moment<PanicShown>;

/** Where the cards lie, as the lines have told it: east and north of the reactor. */
export type Cells = Map<string, readonly [number, number]>;

export const newCells = (): Cells => new Map([['reactor', [0, 0]]]);

/** `n1w2` is one to the north and two to the west. */
export function cellTold(cell: string): readonly [number, number] {
  const [, ns, north = '0', ew, east = '0'] = /^(?:([ns])(\d+))?(?:([ew])(\d+))?$/.exec(cell)!;
  return [Number(east) * (ew === 'w' ? -1 : 1), Number(north) * (ns === 's' ? -1 : 1)];
}

const SIDES = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
] as const;

const opposite = (side: number): number => (side + 2) % 4;

/** What lies behind a side of a room, and what one has to go through. */
export interface Beyond {
  readonly room: string;
  readonly link: Edge;
}

export function beyond(
  cells: Cells,
  { turned }: PanicShown,
  room: string,
  side: number,
): Beyond | null {
  const id = room.replace(/-inner$/, '');
  const isInner = id !== room;
  const index = ROOM_CARDS.findIndex((card) => card.id === id);
  const card = ROOM_CARDS[index]!;
  // The inner room is at the north end of its card, which may be turned (PAN-ALARM-04).
  const end = turned[index]!;
  if (isInner && side === opposite(end)) return { room: id, link: DOOR };
  if (!isInner && card.inner && side === end) return { room: `${id}-inner`, link: DOOR };
  const [x, y] = cells.get(id)!;
  const [dx, dy] = SIDES[side]!;
  const there = [...cells].find(([, [east, north]]) => east === x + dx && north === y + dy)?.[0];
  if (there === undefined) return null;
  if (isInner) return { room: there, link: WALL };
  const other = ROOM_CARDS.findIndex((one) => one.id === there);
  const mine = card.edges[(side - end + 4) % 4]!;
  const theirs = ROOM_CARDS[other]!.edges[(opposite(side) - turned[other]! + 4) % 4]!;
  const both = [mine, theirs];
  const link = both.includes(WALL) ? WALL : both.includes(DOOR) ? DOOR : PASSAGE;
  return { room: there, link };
}
