/** Wounds of the others: of those on the other side, and of those on this one. */
import type { Seat } from '@deadlight/engine';
import {
  ANDROID,
  FULL_HEALTH,
  isAlive,
  type PanicTable,
  pawnOf,
  TROOPER,
} from '@deadlight/games/panic';
import type { Account } from './terms.ts';

const WOUND = 0.008;
const DEATH = 0.025;
const OUT = 0.04;
/** So sure one must be before wounding somebody pays at all. */
const DOUBT = 0.6;

/** What is gained by the wounds of others, each by how likely he is an enemy. */
export function judgeEnemies(
  table: PanicTable,
  seat: Seat,
  hostility: (other: Seat) => number,
  account: Account,
): void {
  const { vars } = table;
  for (let other = 0; other < table.state.seats; other++) {
    if (other === seat) continue;
    let lost = 0;
    for (let who = TROOPER; who <= ANDROID; who++) {
      const left = vars.health[pawnOf(other, who)]!;
      lost += WOUND * (FULL_HEALTH - left) + (left === 0 ? DEATH : 0);
    }
    if (!isAlive(vars, other)) lost += OUT;
    if (lost > 0) account.add('enemies', lost * (hostility(other) - DOUBT));
  }
}
