/** What keeps a Character from running to and fro: each step has a reason, and each fight is fought. */
import { codeOf, type Option, type Seat } from '@deadlight/engine';
import { FIGURE_TYPE, LARVA, type SurvivalTable, V } from '@deadlight/games/rules/survival';

export type Rejects = (option: Option) => boolean;
export const nothing: Rejects = () => false;

const STEPS: ReadonlySet<number> = new Set([V.move.code, V.careful.code, V.sneak.code]);
export const isStep = (option: Option): boolean => STEPS.has(codeOf(option));

/** Cards and Items may always help. */
const TRICKS: ReadonlySet<number> = new Set([V.play.code, V.use.code]);

export const isLarva = (option: Option): boolean =>
  codeOf(option) === V.melee.code && FIGURE_TYPE[V.melee.value(option, 0)] === LARVA;

const only =
  (...codes: readonly number[]): Rejects =>
  (option) =>
    !codes.includes(codeOf(option)) && !TRICKS.has(codeOf(option));

/**
 * What a Character in combat does not do. A Character who runs is attacked, makes Noise and leaves the
 * Intruder alive; so it shoots as long as it can, then waits, with all its cards, if somebody shares
 * the danger; and runs if not, if the Room burns, or if there is somewhere to get to.
 */
export function standing(table: SurvivalTable, seat: Seat, hasExit: boolean): Rejects {
  const { place, fire } = table.vars;
  const slot = place[seat]!;
  const options = table.options(seat);
  const has = (code: number): boolean => options.some((option) => codeOf(option) === code);
  const armed = has(V.shoot.code);
  if (fire[slot] || hasExit) return armed ? isStep : nothing;
  if (options.some(isLarva)) {
    const rejects = only(V.shoot.code);
    return (option) => !isLarva(option) && rejects(option);
  }
  if (armed) return only(V.shoot.code);
  if (has(V.end.code)) return only(V.end.code);
  const alone = place.filter((at) => at === slot).length === 1;
  return alone ? only(...STEPS) : only(V.pass.code);
}
