/** What bots say about Engines, course and Rooms, true or not (NEM-INFO-41). */
import { codeOf, type Option } from '@deadlight/engine';
import {
  COORDINATES,
  type Condition,
  DESTINATIONS,
  FIRST_COORDINATES,
  objectiveOf,
  roomIndex,
  type Ship,
  VERB,
  ZONE,
} from '@deadlight/games/rules/nemesis';
import { ABOARD, asSlot, type Slot } from '@deadlight/games/rules/survival';
import { UNSEEN } from '../sight.ts';
import { boardSeen, type SurvivalSight } from '../survival/habits.ts';
import type { Hearsay } from '../survival/hearsay.ts';
import { bestLie, type Lie, lastAbout, listenersTo, type Speaker } from '../survival/lies.ts';
import { nearestOf, walksTo } from '../survival/ways.ts';
import { engineNow, hearsayAboard, IS_BROKEN, WORKS } from './hearsay.ts';
import { COCKPIT, ENGINE_ROOMS } from './posts.ts';

const NEST = roomIndex('nest');
const EARTH = DESTINATIONS.indexOf('earth');

/** What a lie gains a seat that wants others dead: they trust a ship that is lost, or waste their time on a sound one. */
const LULL = 1;
const WASTE = 0.6;
/** What any seat gains by keeping others away from a Room that it wants to be the first in. */
const ROOM_TO_ITSELF = 0.3;
/** From here somebody sees soon what a Room is. */
const NEXT_DOOR = 1;

const isDeath = (condition: Condition): boolean =>
  condition.asks === 'player-dead' ||
  condition.asks === 'only-survivor' ||
  condition.asks === 'ship-destroyed';

/** The share of the seat's Objectives that gain nothing from a ship that gets home. */
function malice(sight: SurvivalSight): number {
  const kept = sight.kinds(ZONE.objectives(sight.seat));
  if (kept.length === 0) return 0;
  const grim = kept.filter((kind) => objectiveOf(kind).anyOf.every((all) => all.some(isDeath)));
  return grim.length / kept.length;
}

/** The listeners who stand in a Room, or so near that they will soon know better. */
const witnessesAt = (sight: SurvivalSight, slot: Slot, within: number): number => {
  if (slot <= 0) return 0;
  const walks = walksTo(sight, slot);
  return listenersTo(sight).filter((other) => walks[sight.vars.place[other]!]! <= within).length;
};

const slotOf = ({ vars }: SurvivalSight, room: number): Slot => asSlot(vars.rooms.indexOf(room));

/** Something about the ship that the seat knows: what is true, and the lie about it. */
interface Matter {
  readonly truth: Option;
  readonly lie: Lie;
}

function enginesKnown(sight: SurvivalSight, grim: number): Matter[] {
  return ENGINE_ROOMS.flatMap((room, engine) => {
    const works = engineNow(sight, engine);
    if (works === null) return [];
    const says = (state: number): Option => VERB['claim-engine'](engine + 1, state);
    const lie = {
      option: says(works ? IS_BROKEN : WORKS),
      stake: grim * (works ? WASTE : LULL),
      witnesses: witnessesAt(sight, slotOf(sight, room), 0),
    };
    return [{ truth: says(works ? WORKS : IS_BROKEN), lie }];
  });
}

function courseKnown(sight: SurvivalSight, grim: number): Matter[] {
  const [card] = sight.kinds(ZONE.coordinates);
  if (card === undefined || card === UNSEEN) return [];
  const { course } = sight.vars.own as Ship;
  const spaces = COORDINATES[card - FIRST_COORDINATES]!;
  const home = spaces.indexOf('earth');
  const isWrong = course !== home;
  const lie = {
    option: VERB['claim-course'](isWrong ? course : (home + 1) % spaces.length, EARTH),
    stake: grim * (isWrong ? LULL : WASTE),
    witnesses: witnessesAt(sight, slotOf(sight, COCKPIT), 0),
  };
  return [{ truth: VERB['claim-course'](home, EARTH), lie }];
}

/** A warning of a Nest keeps others away from the nearest unexplored Room. */
function nestLie(sight: SurvivalSight, { claims }: Hearsay): Lie[] {
  const { rooms } = sight.vars;
  const isSaid = claims.some(
    ({ seat, option }) => seat === sight.seat && codeOf(option) === VERB['claim-room'].code,
  );
  if (isSaid || rooms.includes(NEST)) return [];
  const { first } = boardSeen(sight).plan;
  const slot = nearestOf(
    sight,
    first.map(asSlot).filter((one) => rooms[one]! < 0),
  );
  if (slot <= 0) return [];
  const witnesses = witnessesAt(sight, slot, NEXT_DOOR);
  return [{ option: VERB['claim-room'](slot, NEST), stake: ROOM_TO_ITSELF, witnesses }];
}

/** Whether nobody has just said the same, and the seat has neither said it before nor lied about it. */
function isNews(sight: SurvivalSight, hearsay: Hearsay, option: Option): boolean {
  const { claims } = hearsay;
  const own = claims.filter(({ seat }) => seat === sight.seat);
  if (own.some((one) => one.option === option)) return false;
  const before = lastAbout(hearsay, own, option);
  if (before?.verdict === 'contradicted') return false;
  return lastAbout(hearsay, claims, option)?.option !== option;
}

/** Whether it tells the others that one of them was wrong. */
const isRebuttal = (
  { seat }: SurvivalSight,
  { claims, areContrary }: Hearsay,
  option: Option,
): boolean =>
  claims.some(
    (one) => one.seat !== seat && one.verdict === 'contradicted' && areContrary(one.option, option),
  );

/** What the seat has to tell: a lie that pays, or what it has seen; first of all that somebody was wrong. */
function news(sight: SurvivalSight, speaker: Speaker): Option | undefined {
  const { vars, seat } = sight;
  if (vars.fate[seat] !== ABOARD) return undefined;
  const hearsay = hearsayAboard(sight);
  const grim = malice(sight);
  const matters = [...enginesKnown(sight, grim), ...courseKnown(sight, grim)];
  const lies = [...matters.map(({ lie }) => lie), ...nestLie(sight, hearsay)];
  const lie = bestLie(
    sight,
    hearsay,
    lies.filter(({ option }) => isNews(sight, hearsay, option)),
    speaker,
  );
  if (lie !== undefined) return lie;
  // A player who wants nobody to get home keeps the truth to itself.
  if (grim === 1) return undefined;
  const truths = matters.map(({ truth }) => truth).filter((truth) => isNews(sight, hearsay, truth));
  return truths.find((truth) => isRebuttal(sight, hearsay, truth)) ?? truths[0];
}

/** The option that begins or makes a claim; undefined if there is nothing new. */
export const tellsOf =
  (speaker: Speaker) =>
  (sight: SurvivalSight): Option | undefined => {
    if (sight.asks === 'claim/say') {
      const told = news(sight, speaker);
      if (told === undefined) return VERB.no();
      // A claim about a Room names the Room first.
      return sight.options.includes(told) ? told : (aboutOf(sight, told) ?? VERB.no());
    }
    if (sight.asks !== 'turn/act' || !sight.options.includes(VERB.claim())) return undefined;
    return news(sight, speaker) === undefined ? undefined : VERB.claim();
  };

const aboutOf = (sight: SurvivalSight, told: Option): Option | undefined =>
  sight.options.find((option) => option === VERB['claim-about'](VERB['claim-room'].value(told, 0)));
