/** Habits of those in the base, beside what both games share. */
import { codeOf, type Option, valueIn } from '@deadlight/engine';
import {
  ELEVATOR,
  elevatorRoom,
  type Facility,
  OBJECTIVES,
  sectionOf,
  V,
} from '@deadlight/games/rules/lockdown';
import {
  CHARACTERS,
  CLOSED,
  COLOURS,
  card,
  itemKind,
  K,
  type Vars,
} from '@deadlight/games/rules/survival';
import { boardSeen, type SurvivalSight, stepHabit, survivalHabit } from '../survival/habits.ts';
import { withPurpose } from '../survival/purpose.ts';
import { CROWD, walksTo } from '../survival/ways.ts';
import { aimOf, ownAimOf } from './aim.ts';

/** Objectives that can be had without much luck, from 0 to 1. */
const EASY: Readonly<Record<string, number>> = {
  'pers-archive': 0.9,
  'pers-facility': 0.7,
  'pers-nest': 0.6,
  'pers-queen': 0.6,
  'pers-weakness': 0.6,
  'pers-explore-12': 0.5,
  'pers-explore-13': 0.5,
  'corp-egg': 0.5,
};
const USUAL_GOAL = 0.4;

/** Roles whose Characters hold out best, from 0 to 1: first those who begin in the Isolation Room (LCK-SETUP-31). */
const STURDY: Readonly<Record<string, number>> = {
  survivor: 1,
  'lab-rat': 0.9,
  sentry: 0.6,
  janitor: 0.5,
  hacker: 0.3,
  xenobiologist: 0.2,
};
const ROLES: readonly number[] = COLOURS.map(
  (colour) =>
    STURDY[CHARACTERS.find((one) => one.from === 'base' && one.colour === colour)!.id] ?? 0,
);

const DEMOLITION = card('demolition');

/** It opens the way where a Door is closed, and only does damage elsewhere. */
function demolitionHabit(sight: SurvivalSight): number {
  const { vars, seat } = sight;
  const ways = boardSeen(sight).corridorsOf[vars.place[seat]!]!;
  return ways.some((way) => vars.door[way] === CLOSED) ? -0.3 : -5;
}

const facilitySeen = (vars: Readonly<Vars>): Facility => vars.own as Facility;

/** What needs no look at the table. */
const USUAL: Readonly<Record<number, number>> = {
  [V['lock-in'].code]: 5,
  [V['leave-base'].code]: 5,
  [V['board-css'].code]: 3,
  [V.claim.code]: -5,
  [V['claim-hold'].code]: -5,
  [V['claim-pool'].code]: -5,
  [V['claim-css'].code]: -5,
  [V['claim-about'].code]: -5,
  [V['claim-held'].code]: -5,
  [V['claim-goal'].code]: -5,
  [V.whisper.code]: -5,
  [V.say.code]: -5,
  [V['say-take'].code]: -5,
  [V['say-help'].code]: -5,
  [V['say-leave'].code]: -5,
  [V['light-up'].code]: 1.5,
  [V['feel-dark'].code]: 2,
  [V.pheromones.code]: 1.5,
  [V['pheromones-at'].code]: 1.6,
  [V['hide-behind'].code]: 2,
  [V.redraw.code]: 0.5,
  [V['stay-quiet'].code]: 1,
  [V.charge.code]: 0.5,
  [V.signal.code]: 1.2,
  [V.archive.code]: 1,
  [V.learn.code]: 0.5,
  [V['study-body'].code]: 0.9,
  [V['look-css'].code]: 0.3,
  [V['look-pool'].code]: 0.4,
  [V['look-contingency'].code]: 0.4,
  [V['take-pool'].code]: 0.3,
  [V['spy-contingencies'].code]: 0.4,
  [V['check-objective'].code]: 0.1,
  [V['look-contamination'].code]: 0.1,
  [V['move-css'].code]: 0,
  [V['open-gate'].code]: 1,
  [V['move-rover'].code]: -0.3,
  [V['start-autodestruction'].code]: -1,
  [V['stop-autodestruction'].code]: 1.1,
  [V.alert.code]: 0.8,
  [V.depressurise.code]: -5,
  [V['defend-by-malfunction'].code]: -1,
  [V['defend-by-items'].code]: 0.2,
  [V.decontaminate.code]: 0.4,
  [V.repository.code]: 0.3,
  [V['backup-power'].code]: 0.7,
  [V['take-crafted'].code]: 0.9,
  [V.computer.code]: 0.4,
  [V['any-door'].code]: -0.5,
  [V.call.code]: -0.2,
  [V['take-along'].code]: 0.5,
  [V['draw-per-wound'].code]: 0.8,
  [V['clean-all'].code]: 0.5,
  [V['field-work'].code]: 0.3,
  [V['cut-out'].code]: 0,
  [V.vivisect.code]: 0.8,
  [V.desperate.code]: 0.7,
  [V.probe.code]: 0.9,
  [V.wail.code]: 0.1,
  [V.hush.code]: 0.6,
  [V.knock.code]: -1,
  [V.quieten.code]: 0.5,
  [V.rattle.code]: -1,
  [V.shed.code]: 0.7,
  [V.thermite.code]: -0.5,
  [V['thermite-eggs'].code]: -0.5,
  [V.seal.code]: -0.3,
};

/** Power is wanted where one is. */
function powerHabit({ vars, seat }: SurvivalSight): number {
  const { power, powered } = facilitySeen(vars);
  return powered[power[sectionOf(vars, vars.place[seat]!)]!] ? -1 : 0.8;
}

/** The powered tokens go to the own Section and to the Elevator. */
function placeHabit({ vars, seat }: SurvivalSight, number: number, place: number): number {
  const { powered } = facilitySeen(vars);
  const isWanted = place === ELEVATOR || place === sectionOf(vars, vars.place[seat]!);
  return powered[number] === isWanted ? 0.5 : 0;
}

/** A swap is good that brings light to where one is. */
function swapHabit({ vars, seat }: SurvivalSight, first: number, second: number): number {
  const { power, powered } = facilitySeen(vars);
  const mine = sectionOf(vars, vars.place[seat]!);
  if (mine === 0 || (first !== mine && second !== mine)) return -0.2;
  const other = first === mine ? second : first;
  if (powered[power[mine]!]) return -1;
  return powered[power[other]!] ? 0.6 : -0.2;
}

/** A ride is good that brings one nearer to where one is going. */
function rideHabit(sight: SurvivalSight, section: number): number {
  const { vars, seat } = sight;
  const walks = walksTo(sight, aimOf(sight).slot);
  const stop = elevatorRoom(vars, section);
  return walks[vars.place[seat]!]! - walks[stop]! - (vars.crowd[stop]! > 0 ? CROWD : 0);
}

export function usualHabit(sight: SurvivalSight, option: Option): number {
  const code = codeOf(option);
  const usual = USUAL[code];
  if (usual !== undefined) return usual;
  switch (code) {
    case V.play.code:
      return V.play.value(option, 0) === DEMOLITION
        ? demolitionHabit(sight)
        : survivalHabit(sight, option);
    case V['careful-to'].code:
      return stepHabit(sight, V['careful-to'].value(option, 0), true);
    case V.escort.code:
    case V.drive.code:
    case V.vents.code:
      return stepHabit(sight, valueIn(sight.game, option, 0), false);
    case V['distract-me'].code:
      return stepHabit(sight, V['distract-me'].value(option, 1), false) + 0.8;
    case V['craft-from'].code:
      return itemKind(V['craft-from'].value(option, 0)) === K.enviroSuit ? 1 : 0.3;
    case V.ride.code:
      return rideHabit(sight, V.ride.value(option, 0));
    case V['flip-power'].code:
      return powerHabit(sight);
    case V['place-power'].code:
      return placeHabit(
        sight,
        V['place-power'].value(option, 0),
        V['place-power'].value(option, 1),
      );
    case V['swap-power'].code:
      return swapHabit(sight, V['swap-power'].value(option, 0), V['swap-power'].value(option, 1));
    case V['keep-objective'].code:
      return EASY[OBJECTIVES[V['keep-objective'].value(option, 0)]!.id] ?? USUAL_GOAL;
    case V['choose-role'].code:
      return ROLES[V['choose-role'].value(option, 0)]!;
    default:
      return survivalHabit(sight, option);
  }
}

export const { habit, isPurpose, manners } = withPurpose(aimOf, V['careful-to'], usualHabit, [
  ownAimOf,
]);
