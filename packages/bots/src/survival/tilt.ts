/** What a companion's temperament adds to the scores that a network gives to the options of a turn. */
import { codeOf, type Option } from '@deadlight/engine';
import { VERB } from '@deadlight/games/rules/survival';
import { isBlow, isMove, isPass, isShot, type Step } from './aim.ts';
import type { Manner } from './manner.ts';

/**
 * The network has learned to play with these tilts (docs/bots/learning.md#companions), so small ones are enough: its
 * scores seldom lie more than ten points apart. Who changes them changes what it was trained for.
 */
const IDLE = 4;
/** A careful step into an unexplored Room is safer. */
const CAREFULLY = 1;
const FIGHTS = 0.5;
const FIGHTS_BOLDLY = 2;

/** How much it takes in a game to draw a companion away from what the network would do. */
export interface Draw {
  /** What its temperament would do. */
  readonly wish: number;
  /** A step into an unexplored Room, times the curiosity. */
  readonly explores: number;
}

/** What the tilt depends on. */
export interface Mood {
  /** Whether a pass would be idle. */
  readonly idle: boolean;
  /** Whether there is time to look around. */
  readonly early: boolean;
  /** What its temperament would do. */
  readonly wish: Option | null;
  readonly careful: Step;
  isNew(slot: number): boolean;
}

export const tiltBy =
  (manner: Manner, draw: Draw, { idle, early, wish, careful, isNew }: Mood) =>
  (option: Option): number => {
    if (isPass(option)) return idle ? -IDLE : 0;
    const liked = option === wish ? draw.wish : 0;
    if (isShot(option) || isBlow(option)) return liked + (manner.bold ? FIGHTS_BOLDLY : FIGHTS);
    if (!early) return liked;
    const curious = draw.explores * manner.curiosity;
    if (isMove(option)) return liked + (isNew(VERB.move.value(option, 0)) ? curious : 0);
    if (codeOf(option) === careful.code)
      return liked + (isNew(careful.value(option, 0)) ? curious + CAREFULLY : 0);
    return liked;
  };
