import { allSeats, codeOf, type Option, type Seat, valueIn } from '@deadlight/engine';
import {
  facilityOf,
  isDark,
  VERB as L,
  missionsMet,
  optionsOf,
} from '@deadlight/games/rules/lockdown';
import {
  ABOARD,
  asSlot,
  DEAD,
  FIRST_SLOT,
  handSize,
  type Slot,
  type SurvivalTable,
  type Vars,
} from '@deadlight/games/rules/survival';
import type { Ledger, Mind } from '../mind.ts';
import { woundsShare } from '../survival/body.ts';
import { Chance } from '../survival/chance.ts';
import { fireShare, intrudersShare, noiseShare } from '../survival/danger.ts';
import { facts, isMoot } from '../survival/facts.ts';
import { ROUTINE, type SurvivalSight } from '../survival/habits.ts';
import { belongings, handWorth } from '../survival/items.ts';
import { isStep, nothing, type Rejects } from '../survival/steady.ts';
import { isTeam, teamEnding } from '../survival/team.ts';
import { chartOf } from './chart.ts';
import { tellsOf } from './claims.ts';
import { companyInBase } from './company.ts';
import { lockdownEyes } from './eyes.ts';
import { habit, isPurpose, manners } from './habits.ts';
import { hearsayInBase } from './hearsay.ts';
import { CURABLE, infectionShare } from './infection.ts';
import { lightShare } from './light.ts';
import { hopeFor, planFor, worthOf } from './plan.ts';
import { TERMS, type Term } from './terms.ts';
import { ISOLATION } from './ways-out.ts';

/** Positions can be judged where a player is at the beginning of an Action. */
const QUIET = new Set(['turn/act']);

/** Questions that habit answers well enough, and secret choices at setup. */
const LEFT_TO_HABIT: ReadonlySet<string> = new Set([...ROUTINE, 'draft/role']);

/** Expected Noise rolls in a Room before moving on. */
const ROLLS = 0.5;
/** Slime turns Silence into Danger. */
const SLIME = 0.9;
const CARD = 0.004;
const ITEM = 0.02;
const SURPRISE = [0.97, 0.98, 0.987, 0.994, 0.998, 1] as const;

/** By markers left in the supply: without any left, the next one ends the game (LCK-MARK-06, LCK-MARK-16). */
const MARKERS_LEFT = [0.5, 0.7, 0.83, 0.91, 0.96, 0.985] as const;
const FIRES = 12;
const MALFUNCTIONS = 10;

function markersShare(marks: readonly boolean[], supply: number): number {
  let left = supply;
  for (const is of marks) if (is) left--;
  return MARKERS_LEFT[Math.max(0, left)] ?? 1;
}

function judge(table: SurvivalTable, seat: Seat, ledger: Ledger): void {
  const { vars } = table;
  const add = (term: Term, share: number): void => chance.times(term, share);
  const chance = new Chance(ledger, 'life' satisfies Term, 1);
  if (vars.fate[seat] === DEAD) {
    add('life', 0);
    return;
  }
  const { fireGone, malfunctionGone, podOf } = facilityOf(table);
  if (vars.fate[seat] !== ABOARD || podOf[seat]! > 0) {
    add('infection', infectionShare(table, seat));
    const { wayOut, code, goal } = hopeFor(table, seat, chartOf(table, seat, FIRST_SLOT));
    add('code', code);
    add('wayOut', wayOut);
    add('goal', goal);
    return;
  }
  const plan = planFor(table, seat, chartOf(table, seat, vars.place[seat]!));
  const { ahead } = plan;
  const { race } = optionsOf(vars);
  const dark = isDark(table, seat);
  add('wounds', woundsShare(table, seat, ahead));
  add(
    'infection',
    infectionShare(table, seat) ** CURABLE * (vars.slime[seat] ? SLIME ** ahead : 1),
  );
  add('intruders', intrudersShare(table, seat, race, dark, ahead));
  add('noise', noiseShare(table, seat, race, dark, ahead) ** ROLLS);
  add('dark', lightShare(table, seat) ** ahead);
  add('fire', fireShare(table, seat, ahead));
  const hand = Math.min(handSize(table, seat), SURPRISE.length - 1);
  add('hand', (SURPRISE[hand]! * (1 + CARD * handWorth(table, seat))) ** ahead);
  add('items', (0.8 + ITEM * Math.min(10, belongings(table, seat))) ** ahead);
  add(
    'base',
    markersShare(vars.fire, FIRES - fireGone) *
      markersShare(vars.malfunction, MALFUNCTIONS - malfunctionGone),
  );
  add('code', plan.code);
  add('wayOut', plan.wayOut);
  add('time', plan.time);
  add('goal', plan.goal);
}

/**
 * A Character alone in the Isolation Room stays: standing still makes hardly any noise. Other tasks that
 * lead to a way out are nearly as good as the seat's own plan. A team follows its division of tasks.
 */
const FIRM = 0.85;
function firmness({ vars, seat }: SurvivalSight): number {
  if (isTeam(vars)) return 0;
  const slot = vars.place[seat]!;
  return vars.rooms[slot] === ISOLATION && vars.crowd[slot] === 0 ? 0 : FIRM;
}

/** Steps need a reason: towards the plan's target, out of a fire, or away from Intruders. */
function strays(table: SurvivalTable, seat: Seat): Rejects {
  const { place, crowd, fire } = table.vars;
  const slot = place[seat]!;
  // A team member goes where the team needs it, not where its own plan would lead.
  if (slot === 0 || !isQuiet(table) || isTeam(table.vars)) return nothing;
  if (crowd[slot]! > 0 || fire[slot]) return nothing;
  const chart = chartOf(table, seat, slot);
  const { first } = planFor(table, seat, chart);
  const nearer = (to: Slot): boolean =>
    first > 0 && chart.roads.from(to)[first]! < chart.walks[first]!;
  const isWalk = (option: Option): boolean =>
    isStep(option) || codeOf(option) === L['careful-to'].code;
  return (option) => isWalk(option) && !nearer(asSlot(valueIn(table.game, option, 0)));
}

const isHabitual = ({ vars }: SurvivalSight): boolean => isTeam(vars);

/** A Character who has escaped has survived. A team keeps its missions even if its last member has died. */
function ending(table: SurvivalTable, _before: SurvivalTable, seat: Seat): number {
  const { fate } = table.vars;
  if (isTeam(table.vars)) {
    const seats = allSeats(table.state.seats);
    const living = seats.filter((one) => fate[one] !== DEAD);
    return teamEnding(table, missionsMet(table, living.length > 0 ? living : seats));
  }
  return table.over!.winners.includes(seat) ? 1 : fate[seat] === DEAD ? 0 : worthOf(table, 0);
}

const isQuiet = (table: SurvivalTable): boolean => QUIET.has(table.state.stack.at(-1)!.at);

export const lockdownMind: Mind<Vars> = {
  terms: TERMS,
  speech: 'survival',
  facts,
  isMoot,
  habit,
  isPurpose,
  firmness,
  manners,
  isHabitual,
  judge,
  ending,
  strays,
  tells: tellsOf('level'),
  hearsay: hearsayInBase,
  isQuiet,
  routine: LEFT_TO_HABIT,
  company: companyInBase({ firmness, strays, routine: LEFT_TO_HABIT }),
  eyes: lockdownEyes,
};
