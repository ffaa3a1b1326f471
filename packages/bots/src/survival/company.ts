/** Companion play in both games: active every turn, each temperament in its own manner. */
import { codeOf, type Option, type Seat } from '@deadlight/engine';
import {
  asSlot,
  isActionCard,
  type SurvivalTable,
  type Vars,
  VERB,
  ZONE,
} from '@deadlight/games/rules/survival';
import type { Mind } from '../mind.ts';
import { Sight } from '../sight.ts';
import { TEMPERAMENTS, type Temperament } from '../temperament.ts';
import { type Aim, isEnd, isPass } from './aim.ts';
import { type Means, mostInteresting, somethingToDo } from './busy.ts';
import { DEALS, dealHabit, opensTrade } from './gifts.ts';
import type { SurvivalSight } from './habits.ts';
import { helpFor } from './jobs.ts';
import { MANNERS, type Manner } from './manner.ts';
import { perSight } from './per-sight.ts';
import { type AimOf, PURPOSE } from './purpose.ts';
import type { Rejects } from './steady.ts';
import { isTeam } from './team.ts';
import { type Draw, tiltBy } from './tilt.ts';
import { TOO_LOUD, wishFor } from './wish.ts';

/** The game's own part. */
export interface Haunt extends Means {
  /** The aim of a player who only wants to survive. */
  readonly aimOf: AimOf;
  readonly routine: ReadonlySet<string>;
  firmness(sight: SurvivalSight): number;
  strays(table: SurvivalTable, seat: Seat): Rejects;
  /** What the seat's own Objective asks for next, or null. */
  goalFor(sight: SurvivalSight): Aim | null;
  /** Whether an aim is urgent: a way out that is open, or a task for all. */
  isUrgent(sight: SurvivalSight, aim: Aim): boolean;
  /** Cards to spare before it is time for the way out. */
  slack(sight: SurvivalSight): number;
  /** Whether the seat is where waiting makes sense. */
  isWaiting(sight: SurvivalSight): boolean;
  readonly draw: Draw;
  tells(temper: Temperament, aimOf: AimOf): (sight: SurvivalSight) => Option | undefined;
}

const ACTING = 'turn/act';
/** Other questions are answered as the network would. */
const level = (): number => 0;
const ACTIONS = 2;
const isFresh = ({ actions }: Readonly<Vars>): boolean => actions === ACTIONS;

/** Whether a pass now would be idle: nothing done, cards in hand, and nothing to wait for. */
const isIdle = (sight: SurvivalSight, haunt: Haunt): boolean =>
  sight.asks === ACTING &&
  isFresh(sight.vars) &&
  sight.kinds(ZONE.hand(sight.seat)).some(isActionCard) &&
  !haunt.isWaiting(sight);

/** Whether the team only needs it in some place where it is not yet: that leaves time for other things. */
const isOffDuty = (sight: SurvivalSight, { slot, exit, does }: Aim): boolean => {
  const { rooms, place } = sight.vars;
  if (exit || does !== null || rooms[slot]! < 0 || place[sight.seat] === slot) return false;
  return helpFor(sight) === null;
};

/** Its task, in its manner: in a team the last card is for a step, not for the next round. */
const inManner = ({ vars }: SurvivalSight, aim: Aim, { bold }: Manner): Aim => ({
  ...aim,
  ...(bold && { brave: true }),
  ...(isTeam(vars) && !aim.exit && isFresh(vars) && { keeps: 0 }),
});

export const companyIn = (haunt: Haunt): Record<Temperament, Partial<Mind<Vars>>> =>
  Object.fromEntries(TEMPERAMENTS.map((temper) => [temper, companionIn(haunt, temper)])) as Record<
    Temperament,
    Partial<Mind<Vars>>
  >;

function companionIn(haunt: Haunt, temper: Temperament): Partial<Mind<Vars>> {
  const manner = MANNERS[temper];
  /** Whether it follows the common survival aim now; a team member follows its task. */
  const isSober = perSight((sight) => {
    if (sight.asks !== ACTING || haunt.slack(sight) <= manner.early) return true;
    const base = haunt.aimOf(sight);
    if (isTeam(sight.vars)) return !isOffDuty(sight, base);
    return haunt.isUrgent(sight, base) && !(manner.selfish && !base.exit && goalOf(sight) !== null);
  });
  const goalOf = perSight(haunt.goalFor);
  const aimOf = perSight((sight): Aim => {
    const base = haunt.aimOf(sight);
    if (isSober(sight)) return inManner(sight, base, manner);
    const bold = false;
    const { bold: brave } = manner;
    const loud = isTeam(sight.vars) ? Math.max(TOO_LOUD, manner.loud) : manner.loud;
    const help = manner.gives ? helpFor(sight) : null;
    if (help) return { ...help, bold };
    const keeps = isFresh(sight.vars) ? 0 : manner.reserve;
    const goal = goalOf(sight);
    if (goal) return { ...goal, bold, brave, loud, keeps };
    const slot = mostInteresting(sight, manner, haunt);
    return slot > 0 ? { slot, exit: false, keeps, does: null, bold, brave, loud } : base;
  });
  const wishOf = perSight((sight) => {
    const { vars, seat, options } = sight;
    const aim = aimOf(sight);
    const gift = manner.gives && !aim.exit && isFresh(vars) ? opensTrade(sight) : undefined;
    if (gift !== undefined) return gift;
    const wish = wishFor(sight, aim, haunt.careful);
    if (wish !== null && !isPass(wish) && !isEnd(wish)) return wish;
    if (haunt.isWaiting(sight)) return wish;
    const pass = options.find(isPass) ?? wish;
    if (!isFresh(vars) && sight.size(ZONE.hand(seat)) <= manner.reserve) return pass;
    return somethingToDo(sight, aim, manner, haunt) ?? pass;
  });
  const isPurpose = (sight: SurvivalSight, option: Option): boolean =>
    sight.asks === ACTING && wishOf(sight) === option;
  return {
    isPurpose,
    habit(sight, option) {
      if (DEALS.has(sight.asks)) return dealHabit(sight, option, manner.gives);
      return isPurpose(sight, option) ? PURPOSE : haunt.habit(sight, option);
    },
    routine: new Set([...haunt.routine, ...DEALS]),
    firmness: (sight) => (isSober(sight) ? haunt.firmness(sight) : 0),
    strays(table, seat) {
      const rejects = haunt.strays(table, seat);
      const idle = isIdle(new Sight(table, seat), haunt);
      return (option) => rejects(option) || (idle && codeOf(option) === VERB.pass.code);
    },
    gives: (sight) =>
      manner.gives && sight.asks === ACTING && isFresh(sight.vars) && !aimOf(sight).exit
        ? opensTrade(sight)
        : undefined,
    tilt: (sight) =>
      sight.asks === ACTING
        ? tiltBy(manner, haunt.draw, {
            idle: isIdle(sight, haunt),
            early: haunt.slack(sight) > manner.early,
            wish: wishOf(sight),
            careful: haunt.careful,
            isNew: (slot) => sight.vars.rooms[slot]! < 0 && !haunt.isWarnedOf(sight, asSlot(slot)),
          })
        : level,
    tells: haunt.tells(temper, aimOf),
  };
}
