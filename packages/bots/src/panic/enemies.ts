/** Wounds of the others, on the other side and on the player's own. */
import { FIRST_SEAT, type Seat } from '@deadlight/engine';
import {
  ANDROID,
  FULL_HEALTH,
  KIND,
  type PanicTable,
  pawnOf,
  roomOfPawn,
  TROOPER,
  ZONE,
} from '@deadlight/games/rules/panic';
import { type Crew, nearest, stepsTo } from './distance.ts';
import type { Account } from './terms.ts';

const WOUND = 0.012;
const DEATH = 0.022;
/** Certainty required before going after somebody with a gun or a knife. */
const CERTAINTY = 0.85;
const HUNT = 0.015;
const LONGEST_HUNT = 8;

/**
 * The gain from the wounds of others, and from being near them with a weapon, weighted by how likely they are
 * enemies; `doubt` is how likely that must be for a wound to pay at all.
 */
export function judgeEnemies(
  table: PanicTable,
  seat: Seat,
  crew: Crew,
  hostility: (other: Seat) => number,
  doubt: number,
  account: Account,
): void {
  const { vars } = table;
  let quarry = 0;
  for (let other = FIRST_SEAT; other < table.state.seats; other++) {
    if (other === seat) continue;
    const hostile = hostility(other);
    let lost = 0;
    for (let who = TROOPER; who <= ANDROID; who++) {
      const left = vars.health[pawnOf(other, who)]!;
      const room = roomOfPawn(table, pawnOf(other, who));
      lost += WOUND * (FULL_HEALTH - left) + (left === 0 ? DEATH : 0);
      if (hostile > CERTAINTY && room >= 0) quarry |= 1 << room;
    }
    if (lost > 0) account.add('enemies', lost * (hostile - doubt));
  }
  if (quarry === 0) return;
  const way = wayOfHunter(table, seat, crew, quarry);
  account.add('enemies', HUNT * (1 - Math.min(LONGEST_HUNT, way) / LONGEST_HUNT));
}

/** The steps that bring an armed character to one of a set of rooms. */
function wayOfHunter(table: PanicTable, seat: Seat, crew: Crew, quarry: number): number {
  const gun = table.vars.shots[seat]! > 0 ? crew.android : -1;
  const knife = table.find(ZONE.laid(seat), KIND.knife) >= 0 ? crew.trooper : -1;
  if (gun < 0 && knife < 0) return LONGEST_HUNT;
  return nearest(stepsTo(table.vars, quarry, crew.doors), gun, knife);
}
