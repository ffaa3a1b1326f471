/** What a player of Panic Station does without thinking. */
import { codeOf, type Option } from '@deadlight/engine';
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
  K,
  kindOfCard,
  ownerOf,
  ownInfection,
  PAWN_NAMES,
  PAWN_THING,
  pawnOf,
  pawnThing,
  TROOPER,
  V,
  Z,
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
 * What is done whenever it can be, and what never is. Habits are an order: all that matters is which
 * of two is the greater, and that `end` is what everything else must be better than.
 */
const ALWAYS: ReadonlyMap<number, number> = new Map([
  [V.burn.code, 100],
  [V.lay.code, 20],
  [V.heal.code, 15],
  [V.share.code, 15],
  [V.treat.code, 9],
  [V.boost.code, 3],
  [V.end.code, 1],
  [V.hold.code, 1],
  [V.join.code, 1],
  [V.draw.code, 1],
  [V.stay.code, 0.5],
]);
/** A fresh room, one whose alarm goes off, and what a helper adds. */
const FRESH = 8;
const RED = 1.2;
const HELP = 0.5;
/** The terminal's discovery of a room. */
const DISCOVER = 1;

/** What is out of the question, whoever thinks about it, and what beats everything but burning the hive. */
const NEVER = UNTHINKABLE - 1;
const SURELY = 50;

/** How much a habit speaks for an option; in a game that drags on, for what ends it. */
export const habit = (sight: PanicSight, option: Option): number =>
  isPurpose(sight, option) ? SURELY : usual(sight, option);

/** What a player is about who has given up, or has waited long enough. */
export function isPurpose(sight: PanicSight, option: Option): boolean {
  if (GIVING_UP.has(codeOf(option)) && usual(sight, option) === SURELY) return true;
  return isWeary(sight) && wearyChoice(sight) === option;
}
const GIVING_UP: ReadonlySet<number> = new Set([V.concede.code, V.vote.code]);

function usual(sight: PanicSight, option: Option): number {
  const code = codeOf(option);
  switch (code) {
    case V.search.code:
      return search(sight, option);
    case V.explore.code:
      return isInfected(sight) ? 2 : 6;
    case V.move.code:
      return step(sight, V.move.value(option, 0), V.move.value(option, 1));
    case V.run.code:
      return run(sight, V.run.value(option, 0));
    case V.shoot.code:
      return strike(sight, V.shoot.value(option, 0));
    case V.stab.code:
      return strike(sight, V.stab.value(option, 1)) - 1;
    case V.give.code:
      return give(sight, kindOfCard(V.give.value(option, 0)));
    case V.trade.code:
      return isGivenAway(sight, V.trade.value(option, 0)) ? 1 : 3;
    case V.armor.code:
      return V.armor.value(option, 0);
    case V.armors.code:
      return V.armors.value(option, 0) + V.armors.value(option, 1);
    case V.terminal.code:
      return isInfected(sight) ? 2.5 : V.terminal.value(option, 1) === DISCOVER ? 3 : 0;
    case V.concede.code:
      return givesUp(sight) ? SURELY : NEVER;
    case V.vote.code:
      return callsVote(sight) ? SURELY : NEVER;
    case V.yes.code:
      return givesUp(sight) ? SURELY : NEVER;
    case V.no.code:
      return givesUp(sight) ? NEVER : SURELY;
    default:
      return ALWAYS.get(code) ?? 0;
  }
}

/** A fresh room is worth searching; one that sets off the alarm only for want of better. */
function search(sight: PanicSight, option: Option): number {
  const room = sight.where(pawnThing(pawnOf(sight.seat, V.search.value(option, 0)))) - Z.room;
  const worth = sight.vars.used[cardOfRoom(room)] ? RED : FRESH;
  return V.search.value(option, 1) > 0 ? worth + HELP : worth;
}

/** Whether this trooper has all that is needed, and where to burn it. */
function isReady(sight: PanicSight, who: number): boolean {
  const { gas } = sight.vars.options;
  return who === TROOPER && sight.vars.cell[HIVE]! >= 0 && cans(sight) >= gas && !isInfected(sight);
}

/** The steps from each room to the hive, as far as this seat's doors are open. */
function toHive(sight: PanicSight): readonly number[] {
  return stepsTo(sight.vars, 1 << HIVE, opensDoors(sight));
}

/** To the hive, if it comes nearer. */
function march(sight: PanicSight, room: number): number {
  const steps = toHive(sight);
  return steps[room]! < steps[roomOf(sight, TROOPER)]! ? 12 : 0;
}

/** Rooms to search draw, parasites repel, others draw the infected and repel the rest. */
function step(sight: PanicSight, who: number, room: number): number {
  if (isReady(sight, who)) return march(sight, room);
  let worth = canSearch(room) && !sight.vars.used[cardOfRoom(room)] ? 5 : 2;
  if (isNest(room)) worth -= 1.5;
  let others = 0;
  for (const kind of sight.kinds(Z.room + room)) {
    if (isParasite(kind)) worth -= 2;
    else if (ownerOf(kind - PAWN_THING) !== sight.seat) others++;
  }
  if (others > 0) worth += isInfected(sight) && holds(sight, ownInfection(sight.seat)) ? 3 : -3;
  return worth - 0.1 * who;
}

/** From run room to run room only forward, no matter which of the two runs: or there would be no end to it. */
function runOn(sight: PanicSight, room: number): number {
  const steps = toHive(sight);
  const forward = [TROOPER, ANDROID]
    .map((who) => roomOf(sight, who))
    .every((here) => !isRun(here) || steps[room]! < steps[here]!);
  return forward ? -1 : -5;
}

/** On from a run room only to what is worth it. */
const run = (sight: PanicSight, room: number): number =>
  isRun(room) ? runOn(sight, room) : step(sight, TROOPER, room) - RUNNING;
const RUNNING = 3;

/** Parasites are shot at, and so are those who are known to be on the other side. */
function strike(sight: PanicSight, target: number): number {
  if (target >= PAWN_NAMES.length) return 7;
  if (isInfected(sight)) return 1.5;
  return isGivenAway(sight, ownerOf(target)) ? 8 : -3;
}

/** The infected pass the infection on; humans answer with gas where they must fear it. */
function give(sight: PanicSight, kind: number): number {
  if (kind === ownInfection(sight.seat) || kind === K.host) return 10;
  if (kind === K.gas) return !isInfected(sight) && mustFear(sight) ? 6 : -5;
  if (cardOf(kind)?.traits?.repels) return 3;
  return isInfection(kind) ? 5 : 1;
}

/** A player who was exposed is to be feared; anybody else, unless the cans are needed in the hive. */
function mustFear(sight: PanicSight): boolean {
  const { seat, asked, vars } = sight;
  const partner = asked[0] === seat ? asked[1]! : asked[0]!;
  if (isGivenAway(sight, partner)) return true;
  return vars.cell[HIVE]! < 0 || cans(sight) !== vars.options.gas;
}
