/** Claims about Engines, course and Rooms against what a seat has seen of them (NEM-INFO-41). */
import { codeOf, type Option, type Seat } from '@deadlight/engine';
import {
  CONTRARIES,
  COORDINATES,
  DESTINATIONS,
  FIRST_COORDINATES,
  FIRST_ROOM,
  INTACT,
  VERB,
  ZONE,
} from '@deadlight/games/rules/nemesis';
import { asSlot, type SurvivalTable } from '@deadlight/games/rules/survival';
import { Sight, UNSEEN } from '../sight.ts';
import type { SurvivalSight } from '../survival/habits.ts';
import { type Claim, hearsayBy, isBelieved, type Verdict } from '../survival/hearsay.ts';
import { ENGINE_ROOMS } from './posts.ts';

/** What a claim says of an Engine. */
export const WORKS = 0;
export const IS_BROKEN = 1;
const EARTH = DESTINATIONS.indexOf('earth');

const agrees = (is: boolean): Verdict => (is ? 'consistent' : 'contradicted');

/** Whether an Engine works, if the seat knows: of its two tokens, one of each kind, the upper one counts. */
export function engineNow(sight: SurvivalSight, engine: number): boolean | null {
  const tokens = sight.kinds(ZONE.engine(engine));
  const top = tokens.at(-1);
  if (top !== undefined && top !== UNSEEN) return top === INTACT;
  const other = tokens.at(0);
  return other === undefined || other === UNSEEN ? null : other !== INTACT;
}

/** What the seat saw of an Engine in an earlier round than this: the last time it looked. */
function engineBefore(sight: SurvivalSight, engine: number, round: number): boolean | null {
  const looked = sight.notes.findLast(
    ({ what, data }) =>
      what === 'engine' && data['engine'] === engine + 1 && Number(data['round']) < round,
  );
  return looked === undefined ? null : looked.data['state'] === '@engine.intact';
}

/** Engines are repaired and spoilt, so what is true today need not have been true when it was said. */
function judgeEngine(sight: SurvivalSight, { option, round }: Claim): Verdict {
  const engine = VERB['claim-engine'].value(option, 0) - 1;
  const works = VERB['claim-engine'].value(option, 1) === WORKS;
  const now = engineNow(sight, engine);
  const before = engineBefore(sight, engine, round);
  if (works === now || works === before) return 'consistent';
  if (now === null) return 'unknown';
  // It has not changed since the seat last looked, or hardly anybody would have spoilt it.
  return before === now || works ? 'contradicted' : 'unknown';
}

/** The destination of a space, if the seat knows the Coordinates. */
function destinationOf(sight: SurvivalSight, space: number): number | null {
  const [card] = sight.kinds(ZONE.coordinates);
  if (card === undefined || card === UNSEEN) return null;
  return DESTINATIONS.indexOf(COORDINATES[card - FIRST_COORDINATES]![space]!);
}

function judgeRoom(sight: SurvivalSight, option: Option): Verdict {
  const slot = asSlot(VERB['claim-room'].value(option, 0));
  const room = VERB['claim-room'].value(option, 1);
  const { rooms } = sight.vars;
  const tile = sight.kinds(ZONE.tiles)[slot - 1];
  const is =
    rooms[slot]! >= 0 || tile === undefined || tile === UNSEEN ? rooms[slot]! : tile - FIRST_ROOM;
  if (is >= 0) return agrees(is === room);
  return rooms.includes(room) ? 'contradicted' : 'unknown';
}

function judge(sight: SurvivalSight, claim: Claim): Verdict {
  const { option } = claim;
  switch (codeOf(option)) {
    case VERB['claim-engine'].code:
      return judgeEngine(sight, claim);
    case VERB['claim-course'].code: {
      const leads = destinationOf(sight, VERB['claim-course'].value(option, 0));
      return leads === null ? 'unknown' : agrees(leads === VERB['claim-course'].value(option, 1));
    }
    default:
      return judgeRoom(sight, option);
  }
}

export const hearsayAboard = hearsayBy(judge, CONTRARIES);

/** What the last other player who is believed has said about something, and how far that player is trusted. */
function lastWord(
  sight: SurvivalSight,
  isAbout: (option: Option) => boolean,
): { readonly option: Option; readonly trust: number } | null {
  // Before anybody has claimed anything, this is asked thousands of times.
  if (sight.vars.claims.length === 0) return null;
  const { claims, trust } = hearsayAboard(sight);
  for (let i = claims.length - 1; i >= 0; i--) {
    const { seat, option, verdict } = claims[i]!;
    if (seat === sight.seat || verdict === 'contradicted' || !isAbout(option)) continue;
    const trusted = trust(seat);
    if (isBelieved(trusted)) return { option, trust: trusted };
  }
  return null;
}

/** The probability that an Engine works, from a guess and from what was said of it. */
export function engineHope(sight: SurvivalSight, engine: number, guess: number): number {
  const told = lastWord(
    sight,
    (option) =>
      codeOf(option) === VERB['claim-engine'].code &&
      VERB['claim-engine'].value(option, 0) === engine + 1,
  );
  if (told === null) return guess;
  const doubt = (1 - told.trust) * guess;
  return VERB['claim-engine'].value(told.option, 1) === WORKS ? told.trust + doubt : doubt;
}

/** A space that is said to lead to Earth, and how far the player who says so is trusted. */
export function earthTold(
  sight: SurvivalSight,
): { readonly space: number; readonly trust: number } | null {
  const told = lastWord(
    sight,
    (option) =>
      codeOf(option) === VERB['claim-course'].code &&
      VERB['claim-course'].value(option, 1) === EARTH,
  );
  return told && { space: VERB['claim-course'].value(told.option, 0), trust: told.trust };
}

/** How likely an Engine must be to work, or not, for a player to act on it. */
const SURE = 0.7;
const NO_GUESS = 0.5;

/** What the seat believes of each Engine: what it knows, or what it was told by somebody it trusts. */
export const enginesBelieved = (sight: SurvivalSight): readonly (boolean | null)[] =>
  ENGINE_ROOMS.map((_, engine) => {
    const now = engineNow(sight, engine);
    if (now !== null) return now;
    const hope = engineHope(sight, engine, NO_GUESS);
    return hope >= SURE ? true : hope <= 1 - SURE ? false : null;
  });

/** Whether somebody who is trusted says that this is the Room in a slot. */
export const isSaidToBe = (sight: SurvivalSight, slot: number, room: number): boolean => {
  const told = lastWord(
    sight,
    (option) =>
      codeOf(option) === VERB['claim-room'].code && VERB['claim-room'].value(option, 0) === slot,
  );
  return told !== null && VERB['claim-room'].value(told.option, 1) === room;
};

/** Claims about the ship on a table that a seat imagines, or plays at. */
export const sightOn = (table: SurvivalTable, seat: Seat): SurvivalSight => new Sight(table, seat);
