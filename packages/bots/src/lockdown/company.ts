/** Companion play in the base. */

import { type Facility, ROOMS, sectionOf, VERB } from '@deadlight/games/rules/lockdown';
import { asSlot, type Slot } from '@deadlight/games/rules/survival';
import { announces } from '../survival/announce.ts';
import { companyIn, type Haunt } from '../survival/company.ts';
import type { SurvivalSight } from '../survival/habits.ts';
import { isTeam } from '../survival/team.ts';
import { walksTo } from '../survival/ways.ts';
import { aimOf } from './aim.ts';
import { tellsOf } from './claims.ts';
import { usualHabit } from './habits.ts';
import { ownGoalFor } from './missions.ts';
import { ISOLATION, roundsLeft } from './ways-out.ts';

const CARDS_A_ROUND = 4;
/** The last rounds are reserved for getting out. */
const LAST_ROUNDS = 3;

/** Rooms whose Action is useful to anybody: light, and things to take. */
const USEFUL: ReadonlySet<string> = new Set(['guard-room', 'testing-lab', 'repository']);

function isOfUse({ vars, seat }: SurvivalSight): boolean {
  const here = vars.place[seat]!;
  const { id } = ROOMS[vars.rooms[here]!]!;
  const { power, powered } = vars.own as Facility;
  const isDark = !powered[power[sectionOf(vars, here)]!];
  return USEFUL.has(id) || (id === 'backup-power-supply' && isDark);
}

const isolationOf = ({ vars }: SurvivalSight): Slot => asSlot(vars.rooms.indexOf(ISOLATION));

export const companyInBase = (mind: Pick<Haunt, 'firmness' | 'strays' | 'routine'>) =>
  companyIn({
    ...mind,
    careful: VERB['careful-to'],
    aimOf,
    habit: usualHabit,
    isOfUse,
    draw: { wish: 1.5, explores: 1 },
    // Nobody can claim to have seen an unexplored Room of the base.
    isWarnedOf: () => false,
    goalFor: ownGoalFor,
    // A way out that is open, except the one that stays open to the end.
    isUrgent: (sight, { exit, slot }) => exit && slot !== isolationOf(sight),
    slack(sight) {
      const { vars, seat } = sight;
      const rounds = roundsLeft(vars.own as Facility) - LAST_ROUNDS;
      return CARDS_A_ROUND * rounds - walksTo(sight, isolationOf(sight))[vars.place[seat]!]!;
    },
    isWaiting: (sight) => sight.vars.place[sight.seat] === isolationOf(sight),
    tells(temper, aim) {
      const announce = announces(VERB, aim);
      const tell = tellsOf(temper);
      return (sight) =>
        (isTeam(sight.vars) || sight.asks === 'plans/say' ? announce(sight) : undefined) ??
        tell(sight);
    },
  });
