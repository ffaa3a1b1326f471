/** Lockdown's own habits, in addition to those shared by both games. */
import { codeOf, type Option, valueIn } from '@deadlight/engine';
import {
  ELEVATOR,
  elevatorRoom,
  type Facility,
  OBJECTIVES,
  sectionOf,
  VERB,
} from '@deadlight/games/rules/lockdown';
import {
  asSlot,
  CHARACTERS,
  CLOSED,
  COLOURS,
  card,
  itemKind,
  KIND,
  type Vars,
} from '@deadlight/games/rules/survival';
import { boardSeen, type SurvivalSight, stepHabit, survivalHabit } from '../survival/habits.ts';
import { withPurpose } from '../survival/purpose.ts';
import { CROWD, walksTo } from '../survival/ways.ts';
import { aimOf, ownAimOf } from './aim.ts';

/** How easily each Objective is met, from 0 to 1. */
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

/** How well each role survives, from 0 to 1: those who begin in the Isolation Room do best (LCK-SETUP-31). */
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

/** It opens the way at a closed Door, and only does damage elsewhere. */
function demolitionHabit(sight: SurvivalSight): number {
  const { vars, seat } = sight;
  const ways = boardSeen(sight).corridorsOf[vars.place[seat]!]!;
  return ways.some((way) => vars.door[way] === CLOSED) ? -0.3 : -5;
}

const facilitySeen = (vars: Readonly<Vars>): Facility => vars.own as Facility;

/** Constant habits, which do not depend on the table. */
const USUAL: Readonly<Record<number, number>> = {
  [VERB['lock-in'].code]: 5,
  [VERB['leave-base'].code]: 5,
  [VERB['board-css'].code]: 3,
  [VERB.claim.code]: -5,
  [VERB['claim-hold'].code]: -5,
  [VERB['claim-pool'].code]: -5,
  [VERB['claim-css'].code]: -5,
  [VERB['claim-about'].code]: -5,
  [VERB['claim-held'].code]: -5,
  [VERB['claim-goal'].code]: -5,
  [VERB.whisper.code]: -5,
  [VERB.say.code]: -5,
  [VERB['say-take'].code]: -5,
  [VERB['say-help'].code]: -5,
  [VERB['say-leave'].code]: -5,
  [VERB['light-up'].code]: 1.5,
  [VERB['feel-dark'].code]: 2,
  [VERB.pheromones.code]: 1.5,
  [VERB['pheromones-at'].code]: 1.6,
  [VERB['hide-behind'].code]: 2,
  [VERB.redraw.code]: 0.5,
  [VERB['stay-quiet'].code]: 1,
  [VERB.charge.code]: 0.5,
  [VERB.signal.code]: 1.2,
  [VERB.archive.code]: 1,
  [VERB.learn.code]: 0.5,
  [VERB['study-body'].code]: 0.9,
  [VERB['study-held'].code]: 0.9,
  [VERB['study-of'].code]: 0.9,
  [VERB['look-css'].code]: 0.3,
  [VERB['look-pool'].code]: 0.4,
  [VERB['look-contingency'].code]: 0.4,
  [VERB['take-pool'].code]: 0.3,
  [VERB['spy-contingencies'].code]: 0.4,
  [VERB['check-objective'].code]: 0.1,
  [VERB['look-contamination'].code]: 0.1,
  [VERB['move-css'].code]: 0,
  [VERB['open-gate'].code]: 1,
  [VERB['move-rover'].code]: -0.3,
  [VERB['start-autodestruction'].code]: -1,
  [VERB['stop-autodestruction'].code]: 1.1,
  [VERB.alert.code]: 0.8,
  [VERB.depressurise.code]: -5,
  [VERB['defend-by-malfunction'].code]: -1,
  [VERB['defend-by-items'].code]: 0.2,
  [VERB.decontaminate.code]: 0.4,
  [VERB.repository.code]: 0.3,
  [VERB['backup-power'].code]: 0.7,
  [VERB['take-crafted'].code]: 0.9,
  [VERB.computer.code]: 0.4,
  [VERB['any-door'].code]: -0.5,
  [VERB.call.code]: -0.2,
  [VERB['take-along'].code]: 0.5,
  [VERB['draw-per-wound'].code]: 0.8,
  [VERB['clean-all'].code]: 0.5,
  [VERB['field-work'].code]: 0.3,
  [VERB['cut-out'].code]: 0,
  [VERB.vivisect.code]: 0.8,
  [VERB.desperate.code]: 0.7,
  [VERB.probe.code]: 0.9,
  [VERB.wail.code]: 0.1,
  [VERB.hush.code]: 0.6,
  [VERB.knock.code]: -1,
  [VERB.quieten.code]: 0.5,
  [VERB.rattle.code]: -1,
  [VERB.shed.code]: 0.7,
  [VERB.thermite.code]: -0.5,
  [VERB['thermite-eggs'].code]: -0.5,
  [VERB.seal.code]: -0.3,
};

/** Power is wanted in the seat's own Section. */
function powerHabit({ vars, seat }: SurvivalSight): number {
  const { power, powered } = facilitySeen(vars);
  return powered[power[sectionOf(vars, vars.place[seat]!)]!] ? -1 : 0.8;
}

/** The powered tokens go to the seat's own Section and to the Elevator. */
function placeHabit({ vars, seat }: SurvivalSight, number: number, place: number): number {
  const { powered } = facilitySeen(vars);
  const isWanted = place === ELEVATOR || place === sectionOf(vars, vars.place[seat]!);
  return powered[number] === isWanted ? 0.5 : 0;
}

/** A swap is good if it brings light to the seat's Section. */
function swapHabit({ vars, seat }: SurvivalSight, first: number, second: number): number {
  const { power, powered } = facilitySeen(vars);
  const mine = sectionOf(vars, vars.place[seat]!);
  if (mine === 0 || (first !== mine && second !== mine)) return -0.2;
  const other = first === mine ? second : first;
  if (powered[power[mine]!]) return -1;
  return powered[power[other]!] ? 0.6 : -0.2;
}

/** A ride is good if it leads closer to the aim. */
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
    case VERB.play.code:
      return VERB.play.value(option, 0) === DEMOLITION
        ? demolitionHabit(sight)
        : survivalHabit(sight, option);
    case VERB['careful-to'].code:
      return stepHabit(sight, asSlot(VERB['careful-to'].value(option, 0)), true);
    case VERB.escort.code:
    case VERB.drive.code:
    case VERB.vents.code:
      return stepHabit(sight, asSlot(valueIn(sight.game, option, 0)), false);
    case VERB['distract-me'].code:
      return stepHabit(sight, asSlot(VERB['distract-me'].value(option, 1)), false) + 0.8;
    case VERB['craft-from'].code:
      return itemKind(VERB['craft-from'].value(option, 0)) === KIND.enviroSuit ? 1 : 0.3;
    case VERB.ride.code:
      return rideHabit(sight, VERB.ride.value(option, 0));
    case VERB['flip-power'].code:
      return powerHabit(sight);
    case VERB['place-power'].code:
      return placeHabit(
        sight,
        VERB['place-power'].value(option, 0),
        VERB['place-power'].value(option, 1),
      );
    case VERB['swap-power'].code:
      return swapHabit(
        sight,
        VERB['swap-power'].value(option, 0),
        VERB['swap-power'].value(option, 1),
      );
    case VERB['keep-objective'].code:
      return EASY[OBJECTIVES[VERB['keep-objective'].value(option, 0)]!.id] ?? USUAL_GOAL;
    case VERB['choose-role'].code:
      return ROLES[VERB['choose-role'].value(option, 0)]!;
    default:
      return survivalHabit(sight, option);
  }
}

export const { habit, isPurpose, manners } = withPurpose(aimOf, VERB['careful-to'], usualHabit, [
  ownAimOf,
]);
