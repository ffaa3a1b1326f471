/** Keeps a Character from running back and forth: each step has a reason, and each fight is fought. */
import { codeOf, type Option, type Seat } from '@deadlight/engine';
import { FIGURE_TYPE, LARVA, type SurvivalTable, VERB } from '@deadlight/games/rules/survival';

export type Rejects = (option: Option) => boolean;
export const nothing: Rejects = () => false;

const STEPS: ReadonlySet<number> = new Set([VERB.move.code, VERB.careful.code, VERB.sneak.code]);
export const isStep = (option: Option): boolean => STEPS.has(codeOf(option));

/** Cards and Items may always help. */
const TRICKS: ReadonlySet<number> = new Set([VERB.play.code, VERB.use.code]);

export const isLarva = (option: Option): boolean =>
  codeOf(option) === VERB.melee.code && FIGURE_TYPE[VERB.melee.value(option, 0)] === LARVA;

const only =
  (...codes: readonly number[]): Rejects =>
  (option) =>
    !codes.includes(codeOf(option)) && !TRICKS.has(codeOf(option));

/**
 * What a Character in combat does not do. A Character who runs is attacked, makes Noise and leaves the
 * Intruder alive; so it shoots while it can, then waits, with all its cards, if another Character shares
 * the danger; and runs if not, if the Room burns, or if it has a destination.
 */
export function rejectsInCombat(table: SurvivalTable, seat: Seat, hasExit: boolean): Rejects {
  const { place, fire } = table.vars;
  const slot = place[seat]!;
  const options = table.options(seat);
  const has = (code: number): boolean => options.some((option) => codeOf(option) === code);
  const armed = has(VERB.shoot.code);
  if (fire[slot] || hasExit) return armed ? isStep : nothing;
  if (options.some(isLarva)) {
    const rejects = only(VERB.shoot.code);
    return (option) => !isLarva(option) && rejects(option);
  }
  if (armed) return only(VERB.shoot.code);
  if (has(VERB.end.code)) return only(VERB.end.code);
  const alone = place.filter((at) => at === slot).length === 1;
  return alone ? only(...STEPS) : only(VERB.pass.code);
}
