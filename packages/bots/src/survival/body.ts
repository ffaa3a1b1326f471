/** The effect of wounds and infection on the chance of survival. */
import type { Seat } from '@deadlight/engine';
import {
  CONTAMINATION,
  hasWound,
  isContamination,
  KIND,
  type SurvivalTable,
  seriousWounds,
  ZONE,
} from '@deadlight/games/rules/survival';

/**
 * By Serious Wounds, and by Light ones in addition: the fourth Serious Wound kills, and so do many bites
 * from the third on.
 */
const LIVES = [
  [1, 0.88, 0.76],
  [0.66, 0.58, 0.49],
  [0.38, 0.31, 0.24],
  [0.13, 0.1, 0.08],
] as const;

/** The chance that is left with these wounds. */
export const lifeWith = (serious: number, light: number): number => LIVES[serious]?.[light] ?? 0;

/** The effect of a wound until it is Dressed. */
const BLEEDING = 0.75;
const UNDRESSED = 0.94;

/** The factor that wounds leave, with the whole game ahead or less of it. */
export function woundsShare(table: SurvivalTable, seat: Seat, ahead = 1): number {
  const open = table.zone(ZONE.wounds(seat)).length;
  const bleeds = open > 0 && hasWound(table, seat, KIND.bleeding);
  return (
    (lifeWith(seriousWounds(table, seat), table.vars.light[seat]!) *
      (bleeds ? BLEEDING : 1) *
      UNDRESSED ** open) **
    ahead
  );
}

export interface Infection {
  readonly cards: number;
  readonly contamination: number;
  /** The probability that no Contamination card is INFECTED, as far as the owner knows. */
  readonly clean: number;
}

const CLEAN = 1 - CONTAMINATION.infected / CONTAMINATION.cards;

/** All cards of a player, wherever they are. */
export function infectionOf(table: SurvivalTable, seat: Seat): Infection {
  let cards = 0;
  let contamination = 0;
  let clean = 1;
  for (const first of [ZONE.hand, ZONE.deck, ZONE.discard]) {
    const zone = table.zone(first(seat));
    cards += zone.length;
    for (const thing of zone) {
      const kind = table.kind(thing);
      if (!isContamination(kind)) continue;
      contamination++;
      if (!table.knows(seat, thing)) clean *= CLEAN;
      else if (kind === KIND.infected) clean = 0;
    }
  }
  return { cards, contamination, clean };
}

/** The probability that none of a number of drawn cards is a Contamination card. */
export function drawsClean(cards: number, contamination: number, drawn: number): number {
  let chance = 1;
  for (let i = 0; i < drawn && i < cards; i++)
    chance *= Math.max(0, cards - contamination - i) / (cards - i);
  return chance;
}
