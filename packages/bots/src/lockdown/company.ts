/** Good company in the base. */
import { type Facility, ROOMS, sectionOf, V } from '@deadlight/games/rules/lockdown';
import { announces } from '../survival/announce.ts';
import { companyIn, type Haunt } from '../survival/company.ts';
import type { SurvivalSight } from '../survival/habits.ts';
import { isTeam } from '../survival/team.ts';
import { walksTo } from '../survival/ways.ts';
import { aimOf } from './aim.ts';
import { tells } from './claims.ts';
import { usualHabit } from './habits.ts';
import { ownGoalFor } from './missions.ts';
import { ISOLATION, roundsLeft } from './ways-out.ts';

const CARDS_A_ROUND = 4;
/** The last rounds are for the way out. */
const LAST_ROUNDS = 3;

/** Rooms whose Action is of use to anybody: light, and what one may take. */
const USEFUL: ReadonlySet<string> = new Set(['guard-room', 'testing-lab', 'repository']);

function isOfUse({ vars, seat }: SurvivalSight): boolean {
  const here = vars.place[seat]!;
  const { id } = ROOMS[vars.rooms[here]!]!;
  const { power, powered } = vars.own as Facility;
  const isDark = !powered[power[sectionOf(vars, here)]!];
  return USEFUL.has(id) || (id === 'backup-power-supply' && isDark);
}

const isolationOf = ({ vars }: SurvivalSight): number => vars.rooms.indexOf(ISOLATION);

export const companyInBase = (mind: Pick<Haunt, 'firmness' | 'strays' | 'routine'>) =>
  companyIn({
    ...mind,
    careful: V['careful-to'],
    aimOf,
    habit: usualHabit,
    isOfUse,
    goalFor: ownGoalFor,
    // A way out that is open, but for the one that stays so to the end.
    isUrgent: (sight, { exit, slot }) => exit && slot !== isolationOf(sight),
    slack(sight) {
      const { vars, seat } = sight;
      const rounds = roundsLeft(vars.own as Facility) - LAST_ROUNDS;
      return CARDS_A_ROUND * rounds - walksTo(sight, isolationOf(sight))[vars.place[seat]!]!;
    },
    isWaiting: (sight) => sight.vars.place[sight.seat] === isolationOf(sight),
    tells(temper, aim) {
      const announce = announces(V, aim);
      return (sight) =>
        (isTeam(sight.vars) || sight.asks === 'plans/say' ? announce(sight) : undefined) ??
        tells(sight, temper === 'scheming');
    },
  });
