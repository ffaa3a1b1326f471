/** Nemesis's own habits, in addition to those shared by both games. */
import { codeOf, type Option } from '@deadlight/engine';
import {
  COORDINATES,
  FIRST_COORDINATES,
  INTACT,
  LOCKED,
  OBJECTIVES,
  ROOMS,
  type Ship,
  VERB,
  ZONE,
} from '@deadlight/games/rules/nemesis';
import { asSlot, CHARACTERS, type Slot } from '@deadlight/games/rules/survival';
import { UNSEEN } from '../sight.ts';
import { roomSeen, type SurvivalSight, survivalHabit } from '../survival/habits.ts';
import { withPurpose } from '../survival/purpose.ts';
import { aimOf, ownAimOf } from './aim.ts';
import { earthTold } from './hearsay.ts';
import { sectionOf } from './posts.ts';

/** How easily each Objective is met, from 0 to 1. */
const EASY: Readonly<Record<string, number>> = {
  'best-friends-forever': 0.9,
  'a-proper-burial': 0.7,
  'the-right-moment-to-strike': 0.6,
  'greener-pastures': 0.6,
  'an-old-feud': 0.6,
  'hostile-takeover': 0.6,
  'the-final-enlightenment': 0.6,
  'the-great-hunt': 0.6,
  'my-precious': 0.5,
  'ab-ovo': 0.5,
  'extreme-field-biology': 0.4,
};
const USUAL = 0.3;

/** How useful each Character is to a crew, from 0 to 1: first those who repair Engines, then those who shoot. */
const WANTED: Readonly<Record<string, number>> = {
  mechanic: 1,
  captain: 0.6,
  soldier: 0.4,
  scout: 0.3,
  pilot: 0.35,
  scientist: 0,
};
const WANTED_BY: readonly number[] = CHARACTERS.map(({ id }) => WANTED[id] ?? 0);

/** Whether the Engine here shows its damaged side, as far as the seat can see. */
function isDamaged(sight: SurvivalSight): boolean {
  const room = ROOMS[sight.vars.rooms[sight.vars.place[sight.seat]!]!]!.id;
  const tokens = sight.kinds(ZONE.engine(Number(room.at(-1))) - 1);
  return tokens.at(-1) !== INTACT;
}

/** The worth of a course that the player only knows from others: less than that of a look, if there is a choice. */
const TOLD = 0.4;

/** Earth once the Coordinates are known, or somebody who is trusted has told them; before that, look at them. */
function courseHabit(sight: SurvivalSight, space: number): number {
  const [card] = sight.kinds(ZONE.coordinates);
  if (card === undefined || card === UNSEEN) return earthTold(sight)?.space === space ? TOLD : -1;
  return COORDINATES[card - FIRST_COORDINATES]![space] === 'earth' ? 2 : -1;
}

/** The Fire Control System clears the Hibernatorium first, then Rooms with a Character in combat, then fires. */
function flushHabit(sight: SurvivalSight, slot: Slot): number {
  const { crowd, fire, place } = sight.vars;
  const home = roomSeen(sight, slot)?.id === 'hibernatorium' ? 1 : 0;
  let worth = -0.3;
  if (crowd[slot]! > 0) worth += 0.5 + home + 0.3 * place.filter((at) => at === slot).length;
  if (fire[slot]) worth += 0.4 + home;
  return worth;
}

/** Pods are unlocked where they can be reached first, and where somebody is waiting. */
function podHabit({ vars }: SurvivalSight, pod: number): number {
  if ((vars.own as Ship).pods[pod] !== LOCKED) return -1;
  const slot = asSlot(vars.rooms.indexOf(sectionOf(pod)));
  return slot > 0 ? 0.8 + 0.1 * vars.place.filter((at) => at === slot).length : 0.5;
}

export function usualHabit(sight: SurvivalSight, option: Option): number {
  switch (codeOf(option)) {
    case VERB.hibernate.code:
    case VERB['board-pod'].code:
    case VERB.launch.code:
      return 5;
    case VERB.wait.code:
    case VERB['get-out'].code:
      return 0;
    case VERB.engine.code:
      return 1.1;
    case VERB.swap.code:
      return isDamaged(sight) ? 1 : 0;
    case VERB['leave-engine'].code:
      return 0.5;
    case VERB['set-course'].code:
      return courseHabit(sight, VERB['set-course'].value(option, 0));
    case VERB['check-course'].code:
    case VERB['check-engine'].code:
    case VERB['check-engines'].code:
      return 0.5;
    case VERB.choose.code:
      return WANTED_BY[VERB.choose.value(option, 0)]!;
    case VERB['pod-lock'].code:
      return podHabit(sight, VERB['pod-lock'].value(option, 0));
    case VERB.flush.code:
      return flushHabit(sight, asSlot(VERB.flush.value(option, 0)));
    case VERB['self-destruct'].code:
      return -0.5;
    // Bots keep to themselves what they have seen and what they plan.
    case VERB.say.code:
    case VERB['say-take'].code:
    case VERB['say-help'].code:
    case VERB['say-leave'].code:
    case VERB.claim.code:
    case VERB['claim-engine'].code:
    case VERB['claim-course'].code:
    case VERB['claim-about'].code:
    case VERB['claim-room'].code:
      return -5;
    case VERB['drop-object'].code:
      // A Corpse is dropped where its Objective wants it; other objects are carried for a reason.
      return roomSeen(sight, sight.vars.place[sight.seat]!)?.id === 'surgery' ? 0 : -6;
    case VERB['keep-objective'].code:
      return EASY[OBJECTIVES[VERB['keep-objective'].value(option, 0)]!.id] ?? USUAL;
    default:
      return survivalHabit(sight, option);
  }
}

export const { habit, isPurpose, manners } = withPurpose(aimOf, VERB.careful, usualHabit, [
  ownAimOf,
]);
