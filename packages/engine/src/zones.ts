import type { Branded } from './branded.ts';
import { asSeat, EVERYONE, NO_SEAT, NOBODY, only, type Seat, type Seats } from './seats.ts';

/** Anything that can be moved or hidden: a card, a tile, a pawn, a secret mark. */
export type Thing = Branded<'Thing'>;

/** Where no thing is meant, or there is none. */
export const NO_THING = -1 as Thing;

/** A thing by its offset from another, for things created consecutively. */
export const thingAfter = (first: Thing, distance: number): Thing => (first + distance) as Thing;

/** Who sees something of a zone. */
export type Audience = 'everyone' | 'owner' | 'nobody';

/** A game's declaration of a zone. This is the only place that decides who sees what. */
export interface ZoneSpec {
  /** Who sees the kinds of the things in it; `top`: everyone sees the last one, nobody the others. */
  readonly faces: Audience | 'top';
  /** Who also sees what a face does not show, such as the number on a token (default: nobody). */
  readonly insideSeenBy?: Audience;
  /** Who sees how many things are in it (default: everyone). */
  readonly size?: Audience;
  /** Whether the order matters (a deck) or not (a hand). */
  readonly ordered?: boolean;
  /** One zone, one for each seat, or this many. */
  readonly each?: 'seat' | readonly string[];
}

/** A zone as laid out: its name and who sees into it. */
export interface Zone {
  readonly name: string;
  readonly owner: Seat;
  readonly faces: Seats;
  readonly insideSeenBy: Seats;
  readonly top: boolean;
  readonly size: Seats;
  readonly ordered: boolean;
}

/** A zone of its own is a number; of a family, each seat or each name has one: `ZONE.hand(seat)`. */
export type ZonesAt<S extends Readonly<Record<string, ZoneSpec>>> = {
  readonly [N in keyof S]: S[N]['each'] extends 'seat'
    ? (seat: Seat) => number
    : S[N]['each'] extends readonly string[]
      ? (index: number) => number
      : number;
};

/** The zones of a game, and where it finds them by name. */
export interface Zones<At = unknown> {
  readonly at: At;
  readonly list: readonly Zone[];
}

const seatsOf = (audience: Audience, owner: Seat): Seats =>
  audience === 'everyone' ? EVERYONE : audience === 'owner' ? only(owner) : NOBODY;

/** Lays out a game's zones once; a zone is then a small number. */
export function defineZones<const S extends Readonly<Record<string, ZoneSpec>>>(
  maxSeats: number,
  specs: S,
): Zones<ZonesAt<S>> {
  const at: [string, number | ((index: number) => number)][] = [];
  const list: Zone[] = [];
  for (const [name, spec] of Object.entries<ZoneSpec>(specs)) {
    const first = list.length;
    at.push([name, spec.each === undefined ? first : (index) => first + index]);
    const members =
      spec.each === 'seat'
        ? Array.from({ length: maxSeats }, (_, seat) => `${name}/${seat + 1}`)
        : spec.each === undefined
          ? [name]
          : spec.each.map((member) => `${name}/${member}`);
    members.forEach((member, index) => {
      const owner = spec.each === 'seat' ? asSeat(index) : NO_SEAT;
      list.push({
        name: member,
        owner,
        faces: spec.faces === 'top' ? NOBODY : seatsOf(spec.faces, owner),
        insideSeenBy: seatsOf(spec.insideSeenBy ?? 'nobody', owner),
        top: spec.faces === 'top',
        size: seatsOf(spec.size ?? 'everyone', owner),
        ordered: spec.ordered ?? false,
      });
    });
  }
  // Not filled name by name: docs/engine.md#written-for-v8.
  return { at: Object.fromEntries(at) as ZonesAt<S>, list };
}
