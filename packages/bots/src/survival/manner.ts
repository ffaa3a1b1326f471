/** How each temperament plays. */
import type { Temperament } from '../temperament.ts';

export interface Manner {
  /** Cards that are kept when it passes after acting. */
  readonly reserve: number;
  /** Marked Corridors from which it does not enter a Room. */
  readonly loud: number;
  /** Cards to spare at which it turns to the way out. */
  readonly early: number;
  /** What attracts it: unexplored Rooms, Items, company, malfunctions or fires. */
  readonly curiosity: number;
  readonly greed: number;
  readonly company: number;
  readonly mends: number;
  /** Ammo with which it attacks an Intruder. */
  readonly hunts: number;
  readonly gives: boolean;
  /** Whether its own Objective comes before common needs. */
  readonly selfish: boolean;
  /** Whether it runs, even past Intruders, and fights alone. */
  readonly bold: boolean;
}

const NEVER = 99;

export const MANNERS: Readonly<Record<Temperament, Manner>> = {
  careful: {
    reserve: 2,
    loud: 1,
    early: 8,
    curiosity: 1,
    greed: 1.5,
    company: 1,
    mends: 0.5,
    hunts: NEVER,
    gives: false,
    selfish: false,
    bold: false,
  },
  bold: {
    reserve: 0,
    loud: 3,
    early: -2,
    curiosity: 3,
    greed: 0.5,
    company: 0,
    mends: 0,
    hunts: 1,
    gives: false,
    selfish: false,
    bold: true,
  },
  helpful: {
    reserve: 2,
    loud: 1,
    early: 4,
    curiosity: 0.5,
    greed: 2,
    company: 3,
    mends: 2,
    hunts: NEVER,
    gives: true,
    selfish: false,
    bold: false,
  },
  scheming: {
    reserve: 2,
    loud: 1,
    early: 6,
    curiosity: 1,
    greed: 4,
    company: -1,
    mends: 0,
    hunts: NEVER,
    gives: false,
    selfish: true,
    bold: false,
  },
};
