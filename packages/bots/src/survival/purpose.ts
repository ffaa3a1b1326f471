/** Habits with an aim: one Room to be in, and how to get there unharmed. */
import type { Option } from '@deadlight/engine';
import { ABOARD } from '@deadlight/games/rules/survival';
import type { Aim, Step } from './aim.ts';
import type { SurvivalSight } from './habits.ts';
import { perSight } from './per-sight.ts';
import { nearestOf } from './ways.ts';
import { wishFor } from './wish.ts';

export type Habit = (sight: SurvivalSight, option: Option) => number;
export type AimOf = (sight: SurvivalSight) => Aim;

/** Above all actions that serve no aim. */
export const PURPOSE = 6;

/** Habits with an aim. */
function purposeful(
  aimOf: AimOf,
  careful: Step,
  habit: Habit,
): {
  readonly isPurpose: (sight: SurvivalSight, option: Option) => boolean;
  readonly habit: Habit;
} {
  const wishOf = perSight((sight) => wishFor(sight, aimOf(sight), careful));
  const isPurpose = (sight: SurvivalSight, option: Option): boolean =>
    sight.asks === 'turn/act' && wishOf(sight) === option;
  return {
    isPurpose,
    habit: (sight, option) => (isPurpose(sight, option) ? PURPOSE : habit(sight, option)),
  };
}

/** The aim of acting in the current Room. */
const staying = ({ vars, seat }: SurvivalSight, { slot, does }: Aim): Aim => {
  const here = vars.place[seat]!;
  return { slot: here, exit: false, keeps: 1, does: slot === here ? does : null };
};

/** To the nearest player who is not in combat, if there is one. */
function joining(sight: SurvivalSight, aim: Aim): Aim {
  const { fate, place, crowd } = sight.vars;
  const mates = place.filter(
    (slot, other) =>
      other < sight.seats &&
      other !== sight.seat &&
      fate[other] === ABOARD &&
      slot > 0 &&
      crowd[slot] === 0,
  );
  if (mates.length === 0) return aim;
  return { slot: nearestOf(sight, mates), exit: false, keeps: 0, does: null };
}

/** Variants of an aim: careful or fast, stay, or join another player. */
const CHANGES: readonly ((sight: SurvivalSight, aim: Aim) => Aim)[] = [
  (_, aim) => ({ ...aim, bold: false, keeps: Math.max(1, aim.keeps) }),
  (_, aim) => ({ ...aim, bold: true, keeps: 0, hasty: true }),
  staying,
  joining,
];

/** Habits with an aim, and their manners; `careful` is the game's verb for a careful step. */
export function withPurpose(
  aimOf: AimOf,
  careful: Step,
  habit: Habit,
  others: readonly AimOf[] = [],
): ReturnType<typeof purposeful> & { readonly manners: readonly ReturnType<typeof purposeful>[] } {
  const aim = perSight(aimOf);
  const changed = CHANGES.map(
    (change): AimOf =>
      (sight) =>
        change(sight, aim(sight)),
  );
  return {
    ...purposeful(aim, careful, habit),
    manners: [...changed, ...others].map((own) => purposeful(own, careful, habit)),
  };
}
