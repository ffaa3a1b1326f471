/** Habits of a player of Panic Station. */
import { asSeat, codeOf, type Kind, type Option } from '@deadlight/engine';
import {
  ANDROID,
  canSearch,
  cardOf,
  cardOfRoom,
  HIVE,
  isInfection,
  isNest,
  isParasite,
  isRun,
  KIND,
  kindOfCard,
  ownerOf,
  ownInfection,
  PAWN_NAMES,
  PAWN_THING,
  pawnOf,
  pawnThing,
  TROOPER,
  VERB,
  ZONE,
} from '@deadlight/games/rules/panic';
import { UNTHINKABLE } from '../mind.ts';
import { stepsTo } from './distance.ts';
import { callsVote, givesUp } from './giving-up.ts';
import {
  cans,
  holds,
  isGivenAway,
  isInfected,
  opensDoors,
  type PanicSight,
  roomOf,
} from './seen.ts';
import { isWeary, wearyChoice } from './weary.ts';

/**
 * Options that are always taken, and options that never are. Only the order of scores matters, and
 * that `end` is the score every other option must beat.
 */
const ALWAYS: ReadonlyMap<number, number> = new Map([
  [VERB.burn.code, 100],
  [VERB.lay.code, 20],
  [VERB.heal.code, 15],
  [VERB.share.code, 15],
  [VERB.treat.code, 9],
  [VERB.boost.code, 3],
  [VERB.end.code, 1],
  [VERB.hold.code, 1],
  [VERB.join.code, 1],
  [VERB.draw.code, 1],
  [VERB.stay.code, 0.5],
]);
/** A fresh room, one whose alarm goes off, and the bonus for a helper. */
const FRESH = 8;
const RED = 1.2;
const HELP = 0.5;
/** Discovering a room from the terminal. */
const DISCOVER = 1;

/** The score of excluded options, and the score that only burning the hive beats. */
const NEVER = UNTHINKABLE - 1;
const SURELY = 50;

/** The habit score of an option; in a game that takes too long, for options that end it. */
export const habit = (sight: PanicSight, option: Option): number =>
  isPurpose(sight, option) ? SURELY : usual(sight, option);

/** The choice of a player who has given up, or has waited long enough. */
export function isPurpose(sight: PanicSight, option: Option): boolean {
  if (GIVING_UP.has(codeOf(option)) && usual(sight, option) === SURELY) return true;
  return isWeary(sight) && wearyChoice(sight) === option;
}
const GIVING_UP: ReadonlySet<number> = new Set([VERB.concede.code, VERB.vote.code]);

function usual(sight: PanicSight, option: Option): number {
  const code = codeOf(option);
  switch (code) {
    case VERB.search.code:
      return search(sight, option);
    case VERB.explore.code:
      return isInfected(sight) ? 2 : 6;
    case VERB.move.code:
      return step(sight, VERB.move.value(option, 0), VERB.move.value(option, 1));
    case VERB.run.code:
      return run(sight, VERB.run.value(option, 0));
    case VERB.shoot.code:
      return strike(sight, VERB.shoot.value(option, 0));
    case VERB.stab.code:
      return strike(sight, VERB.stab.value(option, 1)) - 1;
    case VERB.give.code:
      return give(sight, kindOfCard(VERB.give.value(option, 0)));
    case VERB.trade.code:
      return isGivenAway(sight, asSeat(VERB.trade.value(option, 0))) ? 1 : 3;
    case VERB.armor.code:
      return VERB.armor.value(option, 0);
    case VERB.armors.code:
      return VERB.armors.value(option, 0) + VERB.armors.value(option, 1);
    case VERB.terminal.code:
      return isInfected(sight) ? 2.5 : VERB.terminal.value(option, 1) === DISCOVER ? 3 : 0;
    case VERB.concede.code:
      return givesUp(sight) ? SURELY : NEVER;
    case VERB.vote.code:
      return callsVote(sight) ? SURELY : NEVER;
    case VERB.yes.code:
      return givesUp(sight) ? SURELY : NEVER;
    case VERB.no.code:
      return givesUp(sight) ? NEVER : SURELY;
    default:
      return ALWAYS.get(code) ?? 0;
  }
}

/** A fresh room is worth searching; one that sets off the alarm only as a last resort. */
function search(sight: PanicSight, option: Option): number {
  const room =
    sight.where(pawnThing(pawnOf(sight.seat, VERB.search.value(option, 0)))) - ZONE.room(0);
  const worth = sight.vars.used[cardOfRoom(room)] ? RED : FRESH;
  return VERB.search.value(option, 1) > 0 ? worth + HELP : worth;
}

/** Whether this trooper has all that is needed, and a hive to burn. */
function isReady(sight: PanicSight, who: number): boolean {
  const { gas } = sight.vars.options;
  return who === TROOPER && sight.vars.cell[HIVE]! >= 0 && cans(sight) >= gas && !isInfected(sight);
}

/** The steps from each room to the hive, through doors that this seat can open. */
function toHive(sight: PanicSight): readonly number[] {
  return stepsTo(sight.vars, 1 << HIVE, opensDoors(sight));
}

/** Whether a step leads closer to the hive. */
function march(sight: PanicSight, room: number): number {
  const steps = toHive(sight);
  return steps[room]! < steps[roomOf(sight, TROOPER)]! ? 12 : 0;
}

/** Rooms to search attract, parasites repel, others attract the infected and repel the rest. */
function step(sight: PanicSight, who: number, room: number): number {
  if (isReady(sight, who)) return march(sight, room);
  let worth = canSearch(room) && !sight.vars.used[cardOfRoom(room)] ? 5 : 2;
  if (isNest(room)) worth -= 1.5;
  let others = 0;
  for (const kind of sight.kinds(ZONE.room(room))) {
    if (isParasite(kind)) worth -= 2;
    else if (ownerOf(kind - PAWN_THING) !== sight.seat) others++;
  }
  if (others > 0) worth += isInfected(sight) && holds(sight, ownInfection(sight.seat)) ? 3 : -3;
  return worth - 0.1 * who;
}

/** From run room to run room only forward, whichever of the two characters runs: otherwise it would never end. */
function runOn(sight: PanicSight, room: number): number {
  const steps = toHive(sight);
  const forward = [TROOPER, ANDROID]
    .map((who) => roomOf(sight, who))
    .every((here) => !isRun(here) || steps[room]! < steps[here]!);
  return forward ? -1 : -5;
}

/** From a run room only to a destination that is worth it. */
const run = (sight: PanicSight, room: number): number =>
  isRun(room) ? runOn(sight, room) : step(sight, TROOPER, room) - RUNNING;
const RUNNING = 3;

/** Parasites are shot at, and so are players known to be on the other side. */
function strike(sight: PanicSight, target: number): number {
  if (target >= PAWN_NAMES.length) return 7;
  if (isInfected(sight)) return 1.5;
  return isGivenAway(sight, ownerOf(target)) ? 8 : -3;
}

/** The infected pass the infection on; humans answer with gas when they suspect one. */
function give(sight: PanicSight, kind: Kind): number {
  if (kind === ownInfection(sight.seat) || kind === KIND.host) return 10;
  if (kind === KIND.gas) return !isInfected(sight) && mustFear(sight) ? 6 : -5;
  if (cardOf(kind)?.traits?.repels) return 3;
  return isInfection(kind) ? 5 : 1;
}

/** An exposed player is suspect; so is anybody else, unless the cans are needed in the hive. */
function mustFear(sight: PanicSight): boolean {
  const { seat, asked, vars } = sight;
  const partner = asked[0] === seat ? asked[1]! : asked[0]!;
  if (isGivenAway(sight, partner)) return true;
  return vars.cell[HIVE]! < 0 || cans(sight) !== vars.options.gas;
}
