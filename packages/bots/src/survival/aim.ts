/** What a fast player aims at, and the kinds of options there are on the way. */
import { codeOf, type Option } from '@deadlight/engine';
import { type Slot, VERB, WEAPONS, ZONE } from '@deadlight/games/rules/survival';
import type { SurvivalSight } from './habits.ts';

export interface Aim {
  readonly slot: Slot;
  /** Whether it is a way out that is open. */
  readonly exit: boolean;
  /** Cards to keep in hand after a step towards it. */
  readonly keeps: number;
  /** What to do there; wait, if undefined. */
  readonly does: ((option: Option) => boolean) | null;
  /** Whether it is worth a risk: no cards are spent on anything else first, and it runs past Intruders. */
  readonly bold?: boolean;
  /** Whether the action may become possible this round, so that the player does not pass yet. */
  readonly waits?: boolean;
  /** Whether it runs where it could move carefully. */
  readonly hasty?: boolean;
  /** Whether it hunts Intruders, and fights alone against large ones. */
  readonly brave?: boolean;
  /** Marked Corridors from which it does not step, if not the default. */
  readonly loud?: number;
}

export const isCode =
  (code: number) =>
  (option: Option): boolean =>
    codeOf(option) === code;
export const isEnd = isCode(VERB.end.code);
export const isPass = isCode(VERB.pass.code);
export const isTrade = isCode(VERB.trade.code);
export const isMove = isCode(VERB.move.code);
export const isShot = isCode(VERB.shoot.code);
export const isBlow = isCode(VERB.melee.code);
export const isRoomAction = isCode(VERB.room.code);
export const isTrick = (option: Option): boolean =>
  codeOf(option) === VERB.play.code || codeOf(option) === VERB.use.code;
/** A verb whose first value is the Room to step into. */
export interface Step {
  readonly code: number;
  value(option: Option, place: 0): number;
}

export function ammoOf(sight: SurvivalSight): number {
  let ammo = 0;
  for (const kind of sight.kinds(ZONE.held(sight.seat))) {
    const gun = WEAPONS.indexOf(kind);
    if (gun >= 0) ammo += sight.vars.ammo[gun]!;
  }
  return ammo;
}

export function least(
  options: readonly Option[],
  cost: (option: Option) => number,
): Option | undefined {
  let best: Option | undefined;
  let low = Number.POSITIVE_INFINITY;
  for (const option of options) {
    const worth = cost(option);
    if (worth >= low) continue;
    low = worth;
    best = option;
  }
  return best;
}
