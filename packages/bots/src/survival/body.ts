/** What wounds and infection do to the chance of living to the end. */
import type { Seat } from '@deadlight/engine';
import {
  CONTAMINATION,
  hasWound,
  isContamination,
  K,
  type SurvivalTable,
  seriousWounds,
  Z,
} from '@deadlight/games/rules/survival';

/** By Serious Wounds, and by Light ones on top: the fourth Serious Wound, and many bites from the third on, are death. */
const LIVES = [
  [1, 0.88, 0.76],
  [0.66, 0.58, 0.49],
  [0.38, 0.31, 0.24],
  [0.13, 0.1, 0.08],
] as const;

/** The chance that is left with so many wounds. */
export const lifeWith = (serious: number, light: number): number => LIVES[serious]?.[light] ?? 0;

/** What a wound that is not Dressed does until it is. */
const BLEEDING = 0.75;
const UNDRESSED = 0.94;

/** The share that wounds leave, for somebody who has all of a game ahead, or less. */
export function woundsShare(table: SurvivalTable, seat: Seat, ahead = 1): number {
  const open = table.zone(Z.wounds + seat).length;
  const bleeds = open > 0 && hasWound(table, seat, K.bleeding);
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
  /** The chance that none of the Contamination cards is INFECTED, as far as the owner knows. */
  readonly clean: number;
}

const CLEAN = 1 - CONTAMINATION.infected / CONTAMINATION.cards;

/** All cards of a player, wherever they are. */
export function infectionOf(table: SurvivalTable, seat: Seat): Infection {
  let cards = 0;
  let contamination = 0;
  let clean = 1;
  for (const first of [Z.hand, Z.deck, Z.discard]) {
    const zone = table.zone(first + seat);
    cards += zone.length;
    for (const thing of zone) {
      const kind = table.kind(thing);
      if (!isContamination(kind)) continue;
      contamination++;
      if (!table.knows(seat, thing)) clean *= CLEAN;
      else if (kind === K.infected) clean = 0;
    }
  }
  return { cards, contamination, clean };
}

/** The chance that none of so many cards drawn is a Contamination card. */
export function drawsClean(cards: number, contamination: number, drawn: number): number {
  let chance = 1;
  for (let i = 0; i < drawn && i < cards; i++)
    chance *= Math.max(0, cards - contamination - i) / (cards - i);
  return chance;
}
