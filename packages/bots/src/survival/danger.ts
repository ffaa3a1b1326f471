/** Threats to a Character in its Room. */
import type { Seat } from '@deadlight/engine';
import {
  ADULT,
  actionCardsInHand,
  boardOf,
  canWalk,
  FIGURE_TYPE,
  handSize,
  type Race,
  type SurvivalTable,
  seriousWounds,
} from '@deadlight/games/rules/survival';
import { attackShare } from './attacks.ts';
import { lifeWith } from './body.ts';
import { markedNumbers } from './distance.ts';

/** An Intruder attacks a fleeing Character once; a Character that stays is attacked, and still has to flee. */
const ATTACKS_IN_FLIGHT = 1.2;
const ATTACKS_ON_STAYING = 2.2;
/** Each injury brings an Intruder closer to its death. */
const HURT = 0.12;
/** Expected attacks from an Intruder next door, and from one behind a closed Door. */
const NEAR = 0.22;
const BEHIND_DOOR = 0.08;

/** The factor that Intruders in the Room and next door leave. */
export function intrudersShare(
  table: SurvivalTable,
  seat: Seat,
  race: Race,
  dark = false,
  ahead = 1,
): number {
  const { vars } = table;
  const slot = vars.place[seat]!;
  const serious = seriousWounds(table, seat);
  const light = vars.light[seat]!;
  const near = boardOf(table).neighbours[slot]!;
  const stays = vars.passed[seat] || actionCardsInHand(table, seat) === 0;
  const attacksHere = stays ? ATTACKS_ON_STAYING : ATTACKS_IN_FLIGHT;
  let company = 0;
  for (const place of vars.place) if (place === slot) company++;
  let share = 1;
  for (let figure = 0; figure < vars.at.length; figure++) {
    const at = vars.at[figure]!;
    if (at === 0) continue;
    let attacks = 0;
    // With others in the Room it may choose one of them.
    if (at === slot) attacks = attacksHere * (company > 1 ? 0.75 : 1);
    else if (near.includes(at)) attacks = canWalk(table, at, slot) ? NEAR : BEHIND_DOOR;
    if (attacks === 0) continue;
    const weakened = Math.max(0.3, 1 - HURT * vars.hurt[figure]!);
    const type = FIGURE_TYPE[figure]!;
    share *= attackShare(race, type, serious, light, dark, ahead) ** (attacks * weakened);
  }
  return share;
}

/** Two of the ten faces of the Noise die for each number. */
const FACES_PER_NUMBER = 0.2;
/** The attacks of an Adult that an Encounter is worth; more if it surprises a small hand. */
const ENCOUNTER = 0.9;
const SURPRISE = [0.8, 0.6, 0.4, 0.2, 0] as const;

/** The factor after one Noise roll in the Room. */
export function noiseShare(
  table: SurvivalTable,
  seat: Seat,
  race: Race,
  dark = false,
  ahead = 1,
): number {
  const { vars } = table;
  const marked = markedNumbers(table, vars.place[seat]!);
  if (marked === 0) return 1;
  const serious = seriousWounds(table, seat);
  const attack = attackShare(race, ADULT, serious, vars.light[seat]!, dark, ahead);
  const surprise = SURPRISE[Math.min(handSize(table, seat), 4)]!;
  return 1 - FACES_PER_NUMBER * marked * (1 - attack ** (ENCOUNTER + surprise));
}

/** A Character that stays in a burning Room is burnt every round. */
const BURNS = 1.5;

export function fireShare(table: SurvivalTable, seat: Seat, ahead = 1): number {
  const { vars } = table;
  if (!vars.fire[vars.place[seat]!]) return 1;
  const serious = seriousWounds(table, seat);
  const light = vars.light[seat]!;
  const burnt = light === 2 ? lifeWith(serious + 1, 0) : lifeWith(serious, light + 1);
  return (burnt / lifeWith(serious, light)) ** (BURNS * ahead);
}
