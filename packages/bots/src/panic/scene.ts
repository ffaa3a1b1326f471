/** What a seat sees of the station, computed once for each question. */
import type { Kind } from '@deadlight/engine';
import {
  CREW,
  canSearch,
  cardOfRoom,
  GRAYS,
  HIVE,
  ownerOf,
  PARASITES,
  parasiteThing,
  pawnOf,
  pawnThing,
  ROOMS,
  SICK_BAY,
  TERMINALS,
  ZONE,
} from '@deadlight/games/rules/panic';
import { stepsTo } from './distance.ts';
import { freshRooms, frontier } from './map.ts';
import { opensDoors, type PanicSight } from './seen.ts';
import { suspicionsSeen } from './suspicion.ts';

/** Below and above this, somebody is taken for human or infected. */
const TRUSTED = 0.35;
const SUSPECT = 0.6;

const LONGEST_WAY = 12;

/** What there is to go to. */
export const GOALS: readonly string[] = [
  'fresh',
  'search',
  'edge',
  'terminal',
  'sick-bay',
  'hive',
  'other',
  'trusted',
  'suspect',
  'parasites',
  ...CREW,
];

export interface Scene {
  /** For each pawn, its room, or -1. */
  readonly rooms: readonly number[];
  /** For each seat, how likely it is infected. */
  readonly suspects: readonly number[];
  readonly hand: readonly Kind[];
  /** For each room, the bites of its parasites, and the set of other players in it. */
  readonly teeth: readonly number[];
  readonly others: readonly number[];
  /** For each of GOALS, the steps from each room. */
  readonly steps: readonly (readonly number[])[];
}

/** Whether a parasite shows its black side. */
export const isBlackSide = ({ vars }: PanicSight, disc: number): boolean =>
  disc >= GRAYS && !vars.flipped[disc];

function sceneOf(sight: PanicSight): Scene {
  const { vars, seat } = sight;
  const roomAt = (zone: number): number => {
    const room = zone - ZONE.room(0);
    return room >= 0 && room < ROOMS.length ? room : -1;
  };
  const rooms = Array.from({ length: 2 * sight.seats }, (_, pawn) =>
    roomAt(sight.where(pawnThing(pawn))),
  );
  const suspects = suspicionsSeen(sight);
  const teeth = new Array<number>(ROOMS.length).fill(0);
  PARASITES.forEach((_, disc) => {
    const room = roomAt(sight.where(parasiteThing(disc)));
    if (room >= 0) teeth[room]! += isBlackSide(sight, disc) ? 2 : 1;
  });
  const others = new Array<number>(ROOMS.length).fill(0);
  let [anybody, trusted, suspect] = [0, 0, 0];
  rooms.forEach((room, pawn) => {
    const owner = ownerOf(pawn);
    if (room < 0 || owner === seat) return;
    others[room]! |= 1 << owner;
    anybody |= 1 << room;
    if (suspects[owner]! < TRUSTED) trusted |= 1 << room;
    if (suspects[owner]! > SUSPECT) suspect |= 1 << room;
  });
  let [searchable, dangerous] = [0, 0];
  for (let room = 0; room < ROOMS.length; room++) {
    if (vars.cell[cardOfRoom(room)]! < 0) continue;
    if (canSearch(room)) searchable |= 1 << room;
    if (teeth[room]! > 0) dangerous |= 1 << room;
  }
  const own = CREW.map((_, who) => rooms[pawnOf(seat, who)]!);
  const doors = opensDoors(sight);
  const goals = [
    freshRooms(sight),
    searchable,
    frontier(sight),
    TERMINALS,
    SICK_BAY,
    1 << HIVE,
    anybody,
    trusted,
    suspect,
    dangerous,
    ...own.map((room) => (room < 0 ? 0 : 1 << room)),
  ];
  const steps = goals.map((rooms) => stepsTo(vars, rooms, doors));
  return { rooms, suspects, hand: sight.kinds(ZONE.hand(seat)), teeth, others, steps };
}

let last: PanicSight | null = null;
let known: Scene;
/** The scene of a sight; the one asked for last is kept. */
export function sceneSeen(sight: PanicSight): Scene {
  if (sight !== last) {
    known = sceneOf(sight);
    last = sight;
  }
  return known;
}

/** The steps from a room to a goal; as long as can be for -1. */
export const way = (steps: readonly number[], room: number): number =>
  room < 0 ? LONGEST_WAY : Math.min(LONGEST_WAY, steps[room]!);
