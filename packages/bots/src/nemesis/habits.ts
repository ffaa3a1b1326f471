/** Habits of those aboard the ship, beside what both games share. */
import { codeOf, type Option } from '@deadlight/engine';
import {
  COORDINATES,
  FIRST_COORDINATES,
  INTACT,
  LOCKED,
  N,
  OBJECTIVES,
  ROOMS,
  type Ship,
  V,
} from '@deadlight/games/rules/nemesis';
import { CHARACTERS } from '@deadlight/games/rules/survival';
import { UNSEEN } from '../sight.ts';
import { roomSeen, type SurvivalSight, survivalHabit } from '../survival/habits.ts';
import { withPurpose } from '../survival/purpose.ts';
import { aimOf, ownAimOf } from './aim.ts';
import { sectionOf } from './posts.ts';

/** Objectives that can be had without much luck, from 0 to 1. */
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

/** Whom a crew wants aboard, from 0 to 1: who mends Engines most of all, then who can shoot. */
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
  const tokens = sight.kinds(N.engine + Number(room.at(-1)) - 1);
  return tokens.at(-1) !== INTACT;
}

/** Once the Coordinates are known, Earth; before that one looks. */
function courseHabit(sight: SurvivalSight, space: number): number {
  const [card] = sight.kinds(N.coordinates);
  if (card === undefined || card === UNSEEN) return -1;
  return COORDINATES[card - FIRST_COORDINATES]![space] === 'earth' ? 2 : -1;
}

/** The Fire Control System is for the Hibernatorium first, then for anyone who is in combat, then for fires. */
function flushHabit(sight: SurvivalSight, slot: number): number {
  const { crowd, fire, place } = sight.vars;
  const home = roomSeen(sight, slot)?.id === 'hibernatorium' ? 1 : 0;
  let worth = -0.3;
  if (crowd[slot]! > 0) worth += 0.5 + home + 0.3 * place.filter((at) => at === slot).length;
  if (fire[slot]) worth += 0.4 + home;
  return worth;
}

/** Pods are unlocked, those first that can be reached, and where somebody waits for it. */
function podHabit({ vars }: SurvivalSight, pod: number): number {
  if ((vars.own as Ship).pods[pod] !== LOCKED) return -1;
  const slot = vars.rooms.indexOf(sectionOf(pod));
  return slot > 0 ? 0.8 + 0.1 * vars.place.filter((at) => at === slot).length : 0.5;
}

export function usualHabit(sight: SurvivalSight, option: Option): number {
  switch (codeOf(option)) {
    case V.hibernate.code:
    case V['board-pod'].code:
    case V.launch.code:
      return 5;
    case V.wait.code:
    case V['get-out'].code:
      return 0;
    case V.engine.code:
      return 1.1;
    case V.swap.code:
      return isDamaged(sight) ? 1 : 0;
    case V['leave-engine'].code:
      return 0.5;
    case V['set-course'].code:
      return courseHabit(sight, V['set-course'].value(option, 0));
    case V['check-course'].code:
    case V['check-engine'].code:
    case V['check-engines'].code:
      return 0.5;
    case V.choose.code:
      return WANTED_BY[V.choose.value(option, 0)]!;
    case V['pod-lock'].code:
      return podHabit(sight, V['pod-lock'].value(option, 0));
    case V.flush.code:
      return flushHabit(sight, V.flush.value(option, 0));
    case V['self-destruct'].code:
      return -0.5;
    // They keep to themselves what they have seen, and what they are about.
    case V.say.code:
    case V['say-take'].code:
    case V['say-help'].code:
    case V['say-leave'].code:
    case V.claim.code:
    case V['claim-engine'].code:
    case V['claim-course'].code:
    case V['claim-about'].code:
    case V['claim-room'].code:
      return -5;
    case V['drop-object'].code:
      // Where a Corpse is to be laid to rest; anything else is carried for a reason.
      return roomSeen(sight, sight.vars.place[sight.seat]!)?.id === 'surgery' ? 0 : -6;
    case V['keep-objective'].code:
      return EASY[OBJECTIVES[V['keep-objective'].value(option, 0)]!.id] ?? USUAL;
    default:
      return survivalHabit(sight, option);
  }
}

export const { habit, isPurpose, manners } = withPurpose(aimOf, V.careful, usualHabit, [ownAimOf]);
