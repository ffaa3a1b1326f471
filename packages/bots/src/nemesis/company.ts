/** Companion play aboard the ship. */

import { BLUE, ROOMS, roomIndex, type Ship, VERB, ZONE } from '@deadlight/games/rules/nemesis';
import { asSlot, type Slot } from '@deadlight/games/rules/survival';
import { UNSEEN } from '../sight.ts';
import { announces } from '../survival/announce.ts';
import { companyIn, type Haunt } from '../survival/company.ts';
import { boardSeen, ROUTINE, type SurvivalSight } from '../survival/habits.ts';
import type { AimOf } from '../survival/purpose.ts';
import { isTeam } from '../survival/team.ts';
import { walksTo } from '../survival/ways.ts';
import type { Temperament } from '../temperament.ts';
import { aimOf } from './aim.ts';
import { tellsOf } from './claims.ts';
import { usualHabit } from './habits.ts';
import { isSaidToBe } from './hearsay.ts';
import { ownGoalFor } from './missions.ts';
import { COCKPIT, ENGINE_ROOMS } from './posts.ts';

const HIBERNATORIUM = roomIndex('hibernatorium');
const NEST = roomIndex('nest');
const CARDS_A_ROUND = 4;

const POSTS: ReadonlySet<number> = new Set([COCKPIT, ...ENGINE_ROOMS]);

/** Whether it takes a post for the whole crew, and says so; a team is always told. */
function speaks(sight: SurvivalSight, temper: Temperament, aimOf: AimOf): boolean {
  if (sight.asks === 'plans/say') return true;
  if (sight.asks !== 'turn/act') return false;
  if (isTeam(sight.vars)) return true;
  if (temper === 'scheming') return false;
  const { slot, does } = aimOf(sight);
  return does !== null && POSTS.has(sight.vars.rooms[slot]!);
}

/** Room Actions that reveal something: the Engine here, all three, the course, unexplored Rooms. */
function isOfUse(sight: SurvivalSight): boolean {
  const { vars, seat } = sight;
  const isUnknown = (zone: number): boolean => sight.kinds(zone).at(-1) === UNSEEN;
  const room = vars.rooms[vars.place[seat]!]!;
  switch (ROOMS[room]!.id) {
    case 'cockpit':
      return isUnknown(ZONE.coordinates);
    case 'engine-control-room':
      return ENGINE_ROOMS.some((_, engine) => isUnknown(ZONE.engine(engine)));
    case 'monitoring-room':
      return boardSeen(sight).plan.first.some((slot) => vars.rooms[slot]! < 0);
    case 'fire-control-system':
      return vars.fire.some(Boolean) || vars.crowd.some((crowd) => crowd > 0);
    case 'canteen':
      return vars.light[seat]! > 0;
    default: {
      const engine = ENGINE_ROOMS.indexOf(room);
      return engine >= 0 && isUnknown(ZONE.engine(engine));
    }
  }
}

const homeOf = ({ vars }: SurvivalSight): Slot => asSlot(vars.rooms.indexOf(HIBERNATORIUM));

export const companyAboard = (mind: Pick<Haunt, 'firmness' | 'strays'>) =>
  companyIn({
    ...mind,
    careful: VERB.careful,
    aimOf,
    habit: usualHabit,
    isOfUse,
    draw: { wish: 1.5, explores: 1 },
    isWarnedOf: (sight, slot) => isSaidToBe(sight, slot, NEST),
    routine: ROUTINE,
    goalFor: ownGoalFor,
    isUrgent: (_sight, { exit, does }) => exit || does !== null,
    slack(sight) {
      const { vars, seat } = sight;
      const rounds = BLUE - 1 - (vars.own as Ship).time;
      return CARDS_A_ROUND * rounds - walksTo(sight, homeOf(sight))[vars.place[seat]!]!;
    },
    isWaiting: (sight) =>
      sight.vars.place[sight.seat] === homeOf(sight) && (sight.vars.own as Ship).time + 1 >= BLUE,
    tells(temper, aimOf) {
      const announce = announces(VERB, aimOf);
      const tell = tellsOf(temper);
      return (sight) => (speaks(sight, temper, aimOf) ? announce(sight) : undefined) ?? tell(sight);
    },
  });
