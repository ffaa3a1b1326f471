import { type Seat, valueIn } from '@deadlight/engine';
import { BLUE, missionsMet, type Ship, shipOf } from '@deadlight/games/rules/nemesis';
import {
  ABOARD,
  ASLEEP,
  DEAD,
  FIRST_SLOT,
  handSize,
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
import { isStep, nothing, type Rejects, rejectsInCombat } from '../survival/steady.ts';
import { isTeam, teamEnding } from '../survival/team.ts';
import { chartOf, leg } from './chart.ts';
import { tellsOf } from './claims.ts';
import { companyAboard } from './company.ts';
import { nemesisEyes } from './eyes.ts';
import { habit, isPurpose, manners } from './habits.ts';
import { hearsayAboard } from './hearsay.ts';
import { CURABLE, infectionShare } from './infection.ts';
import { hopeFor, planFor, worthOf } from './plan.ts';
import { shipSense } from './ship.ts';
import { TERMS, type Term } from './terms.ts';

/** Positions can be judged where a player is at the beginning of an Action. */
const QUIET = new Set(['turn/act', 'pod-turn/decide', 'intruder-turn/act']);

/** Expected Noise rolls in a Room before moving on. */
const ROLLS = 0.5;
/** Slime turns Silence into Danger. */
const SLIME = 0.8;
const WAITING = 0.92;
/** Intruders whose attacks are dangerous. */
const RACE = 'intruders';
const CARD = 0.004;
const ITEM = 0.02;
const SURPRISE = [0.97, 0.98, 0.987, 0.994, 0.998, 1] as const;

function judge(table: SurvivalTable, seat: Seat, ledger: Ledger): void {
  const { vars } = table;
  const add = (term: Term, share: number): void => chance.times(term, share);
  const chance = new Chance(ledger, 'life' satisfies Term, 1);
  if (vars.fate[seat] === DEAD) {
    add('life', 0);
    return;
  }
  const pod = shipOf(table).podOf[seat]!;
  if (vars.fate[seat] !== ABOARD || pod > 0) {
    // An Intruder can throw a Character out of a Pod that has not launched.
    if (pod > 0) add('wayOut', WAITING);
    add('infection', infectionShare(table, seat));
    const { lives, met } = hopeFor(table, seat, chartOf(table, seat, FIRST_SLOT));
    add('wayOut', lives);
    add('goal', worthOf(table, met));
    return;
  }
  const slot = vars.place[seat]!;
  const chart = chartOf(table, seat, slot);
  const plan = planFor(table, seat, chart);
  const { ahead } = plan;
  add('wounds', woundsShare(table, seat, ahead));
  add(
    'infection',
    infectionShare(table, seat) ** CURABLE * (vars.slime[seat] ? SLIME ** ahead : 1),
  );
  const hand = Math.min(handSize(table, seat), SURPRISE.length - 1);
  add('intruders', intrudersShare(table, seat, RACE, false, ahead));
  add('noise', noiseShare(table, seat, RACE, false, ahead) ** ROLLS);
  add('fire', fireShare(table, seat, ahead));
  add('hand', SURPRISE[hand]! ** (1 + ahead) * (1 + CARD * handWorth(table, seat)) ** ahead);
  add('items', (0.8 + ITEM * Math.min(10, belongings(table, seat))) ** ahead);
  add('ship', plan.ship);
  add('wayOut', plan.way.chance);
  add('time', plan.time * Math.exp(-ahead));
  add('goal', worthOf(table, plan.met));
}

/**
 * Until the beds open a player does best by keeping the crew alive, with an Objective that this serves;
 * after that everyone tries to get away. A team follows its division of tasks.
 */
const FIRM_WHEN_OPEN = 0.6;
function firmness({ vars }: SurvivalSight): number {
  if (isTeam(vars)) return 0;
  return (vars.own as Ship).time < BLUE ? 0 : FIRM_WHEN_OPEN;
}

const isHabitual = ({ vars }: SurvivalSight): boolean => isTeam(vars);

/** Steps need a reason: towards the plan's target, out of a fire, or away from Intruders. */
function strays(table: SurvivalTable, seat: Seat): Rejects {
  const { place, crowd, fire } = table.vars;
  const slot = place[seat]!;
  // A team member goes where the team needs it, not where its own plan would lead.
  if (slot === 0 || !isQuiet(table) || isTeam(table.vars)) return nothing;
  if (crowd[slot]! > 0) return rejectsInCombat(table, seat, shipOf(table).time >= BLUE);
  if (fire[slot]) return nothing;
  const chart = chartOf(table, seat, slot);
  const { first } = planFor(table, seat, chart);
  const nearer = (to: number): boolean =>
    first > 0 && leg(chart, to, first) < leg(chart, slot, first);
  return (option) => isStep(option) && !nearer(valueIn(table.game, option, 0));
}

/** Causes of death that reveal what nobody could know before the end. */
const UNFORESEEN = new Set<string | null>(['engines', 'course']);

/** A plan overestimates the risk to the ship; nine in ten of those who sleep arrive. */
const FAITH = 0.2;

/**
 * A hibernating Character survives if course and engines are as believed; one who has escaped already has
 * survived.
 */
function ending(table: SurvivalTable, before: SurvivalTable, seat: Seat): number {
  const { fate } = table.vars;
  if (isTeam(table.vars)) return teamEnding(table, missionsMet(table));
  const surprised = UNFORESEEN.has(shipOf(table).causes[seat]!);
  if (fate[seat] === DEAD && !surprised) return 0;
  const { flies, course } = shipSense(before, seat, chartOf(before, seat, FIRST_SLOT), 'earth');
  const slept = surprised || fate[seat] === ASLEEP;
  const lives = slept
    ? (flies * course) ** FAITH * (surprised ? infectionShare(before, seat) : 1)
    : 1;
  const won = surprised || table.over!.winners.includes(seat);
  return lives * (won ? 1 : worthOf(table, 0));
}

const isQuiet = (table: SurvivalTable): boolean => QUIET.has(table.state.stack.at(-1)!.at);

export const nemesisMind: Mind<Vars> = {
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
  isQuiet,
  strays,
  tells: tellsOf('level'),
  hearsay: hearsayAboard,
  routine: ROUTINE,
  company: companyAboard({ firmness, strays }),
  eyes: nemesisEyes,
};
