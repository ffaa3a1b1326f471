import { defineZones } from '@deadlight/engine';
import { ROOM_CARDS } from './data/rooms.ts';
import { MAX_SEATS } from './things.ts';

/** All rooms: one for each card, then the inner rooms of the two-room cards. */
export const ROOMS: readonly string[] = [
  ...ROOM_CARDS.map((card) => card.id),
  ...ROOM_CARDS.filter((card) => card.inner).map((card) => `${card.id}-inner`),
];

/** Who sees what (PAN-INFO). */
export const ZONES = defineZones(MAX_SEATS, {
  /** Pawns and parasites stand in rooms (PAN-INFO-public-01). */
  room: { faces: 'everyone', each: ROOMS },
  /** Room cards that have been placed. */
  station: { faces: 'everyone' },
  /**
   * Both faces of a room card show the room, so the next one is never secret (PAN-FAQ-39, PAN-INFO-public-02,
   * PAN-INFO-hidden-02).
   */
  roomDeck: { faces: 'top', ordered: true },
  /** The hive, while another room is explored instead of it. */
  aside: { faces: 'everyone' },
  // PAN-INFO-public-03, PAN-INFO-hidden-01
  deck: { faces: 'nobody', ordered: true },
  discard: { faces: 'everyone', ordered: true },
  // PAN-INFO-public-04, PAN-INFO-privateToPlayer-01
  hand: { faces: 'owner', each: 'seat' },
  /** Cards laid out in front of a player (PAN-INFO-public-05). */
  laid: { faces: 'everyone', each: 'seat' },
  /** What has left the game face down. */
  box: { faces: 'nobody' },
  supply: { faces: 'everyone' },
  barracks: { faces: 'everyone' },
  fallen: { faces: 'everyone' },
  /** The true thermo card of each player, and the other one (PAN-INFO-privateToPlayer-02). */
  status: { faces: 'owner', each: 'seat' },
  otherStatus: { faces: 'owner', each: 'seat' },
  /** Marks of the infected, in the order of their infection (PAN-INF-05, PAN-INFO-hidden-03). */
  infected: { faces: 'nobody', size: 'nobody', ordered: true },
  /** Marks of those who infected somebody, and of those who finished a human (PAN-VAR-04). */
  infectors: { faces: 'nobody', size: 'nobody' },
  killers: { faces: 'nobody', size: 'nobody' },
  /** Lies with the only human of the last scan (PAN-END-04). */
  lone: { faces: 'owner', size: 'owner', each: 'seat' },
  /** Marks that lie nowhere else. */
  unmarked: { faces: 'nobody', size: 'nobody' },
  // PAN-INFO-public-06
  door: { faces: 'everyone', each: 'seat' },
});

export const ZONE = ZONES.at;
