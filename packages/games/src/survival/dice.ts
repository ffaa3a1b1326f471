/** The dice, and what their faces come to: plain data, for rules and for odds alike. */
import { ADULT, CREEPER } from '../packs/intruders.ts';
import type { Weapon } from '../packs/item.ts';

/** Faces of the Noise die beyond the numbers. */
export const NOISE = { silence: 5, danger: 6, other: 7 } as const;

/** The ten faces: 1 to 4 twice, Silence, Danger (NEM-SETUP-08-R, NEM-SETUP-07). */
export const NOISE_DIE: readonly number[] = [1, 1, 2, 2, 3, 3, 4, 4, NOISE.silence, NOISE.danger];

/** The six faces (NEM-SETUP-08-R). */
const BLANK = 0;
const CREEPER_FACE = 1;
const ADULT_FACE = 2;
const ONE = 3;
export const TWO = 4;
/** A hit for a card, and a hit that a card makes two: faces of the Advantage die (LCK-COMBAT-10, LCK-COMBAT-11). */
export const FACE_A = 5;
export const FACE_B = 6;
export const COMBAT_DIE: readonly number[] = [
  BLANK,
  CREEPER_FACE,
  CREEPER_FACE,
  ADULT_FACE,
  ONE,
  TWO,
];
export const ADVANTAGE_DIE: readonly number[] = [
  CREEPER_FACE,
  ADULT_FACE,
  ONE,
  TWO,
  FACE_A,
  FACE_B,
];

/** Injuries that a face deals to a type (NEM-COMBAT-03). */
export function injuriesOf(face: number, type: number): number {
  switch (face) {
    case BLANK:
      return 0;
    // LCK-COMBAT-04
    case CREEPER_FACE:
      return type <= CREEPER ? 1 : 0;
    // LCK-COMBAT-05
    case ADULT_FACE:
      return type <= ADULT ? 1 : 0;
    // LCK-COMBAT-06
    case TWO:
      return 2;
    // A card makes the first special face a hit and the second two: that is added with the bonuses.
    case FACE_A:
      return 0;
    default:
      return 1;
  }
}

/** What is aimed at, and what helps. */
export interface Aim {
  /** The type of Intruder; Eggs have none. */
  readonly type: number | null;
  readonly weapon: Weapon | null;
  /** Weaknesses that are known and help (NEM-WEAK). */
  readonly vitalPlaces: boolean;
  readonly energy: boolean;
}

/** What was added to a shot: by a card, by ammo before or after the roll. */
export interface Added {
  readonly carded: boolean;
  readonly bonus: number;
  readonly burst: boolean;
  readonly charged: number;
}

export const NOTHING_ADDED: Added = { carded: false, bonus: 0, burst: false, charged: 0 };

/**
 * The face that counts, by weapon or Weakness; read from the face rolled (NEM-CARD-GENERAL-08-R, LCK-COMBAT-07,
 * LCK-COMBAT-12).
 */
export function faceThatCounts(face: number, { type, weapon, vitalPlaces }: Aim): number {
  if (face === BLANK && type === ADULT && vitalPlaces) return ONE;
  if (face === ONE && weapon?.counts?.one === 'two') return TWO;
  if (face === TWO && weapon?.counts?.two === 'one') return ONE;
  return face;
}

/** Injuries of a shot, in the order of NEM-CARD-GENERAL-08-R (LCK-CARD-GENERAL-08-R). */
export function injuriesOfShot(rolled: number, aim: Aim, added: Added): number {
  const weapon = aim.weapon!;
  const face = faceThatCounts(rolled, aim);
  // NEM-ROOM-NEST-12-R, LCK-ROOM-NEST-12-R
  let injuries = injuriesOf(face, aim.type ?? 0);
  // LCK-COMBAT-15-R
  if (added.carded) injuries++;
  if (weapon.surely && face !== BLANK) injuries = Math.max(1, injuries);
  injuries += added.bonus;
  if (face === ONE) injuries += weapon.bonusOn?.one ?? 0;
  if (face === TWO) injuries += weapon.bonusOn?.two ?? 0;
  if (added.burst) injuries++;
  if (injuries > 0) injuries += (weapon.bonusIfHit ?? 0) + added.charged;
  if (aim.type !== null && injuries > 0 && weapon.class === 'energy' && aim.energy) injuries++;
  return injuries;
}

/** Two hits count as one without a weapon (NEM-COMBAT-08, LCK-COMBAT-20, LCK-COMBAT-21). */
export const injuriesOfBlow = (rolled: number, aim: Aim): number =>
  Math.min(1, injuriesOf(faceThatCounts(rolled, aim), aim.type ?? 0));
