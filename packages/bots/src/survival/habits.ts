/** Habits for all that players of both games are asked: cheap, and never foolish. */
import { codeOf, type Option, valueIn } from '@deadlight/engine';
import {
  actionOf,
  type Board,
  CREEPER,
  FIGURE_TYPE,
  itemKind,
  itemOf,
  LARVA,
  type RoomSheet,
  type SurvivalGame,
  V,
  type Vars,
  Z,
} from '@deadlight/games/rules/survival';
import type { Sight } from '../sight.ts';
import { cardWorth, itemWorth } from './items.ts';

export type SurvivalSight = Sight<Vars>;

export const boardSeen = (sight: SurvivalSight): Board =>
  (sight.game as SurvivalGame).book.place.board(sight.vars);

/** The Room in a slot, or undefined while unexplored. */
export const roomSeen = (sight: SurvivalSight, slot: number): RoomSheet | undefined =>
  (sight.game as SurvivalGame).book.content.rooms[sight.vars.rooms[slot]!];

/** What is better left alone, and what is a matter of course; the rest has a case of its own. */
const USUAL: Readonly<Record<number, number>> = {
  [V.end.code]: 1,
  [V.done.code]: 0,
  [V.trade.code]: -5,
  [V.drop.code]: -5,
  [V['drop-object'].code]: -5,
  [V.reactions.code]: -5,
  [V.interrupt.code]: -5,
  [V.decline.code]: 1,
  [V.never.code]: -5,
  [V.armor.code]: 2,
  [V.ignore.code]: 3,
  [V.suffer.code]: 0,
  [V.burst.code]: 1,
  [V.stand.code]: 0,
  [V.yes.code]: 0.5,
  [V.no.code]: 0,
  [V.close.code]: 2,
  [V.offer.code]: -5,
  [V.floor.code]: -5,
  [V.give.code]: -5,
  [V['give-object'].code]: -5,
  [V.show.code]: -5,
  [V.propose.code]: -1,
  [V.accept.code]: -1,
  [V.refuse.code]: 1,
  [V.stun.code]: -3,
  [V.ignite.code]: -2,
  [V.break.code]: -5,
  [V['break-in'].code]: -5,
  [V['destroy-door'].code]: -2,
  [V.decompress.code]: -5,
  [V.surgery.code]: 0.4,
  [V.signal.code]: 1,
  [V.repair.code]: 1,
  [V.extinguish.code]: 0.8,
  [V.dress.code]: 1,
  [V['dress-all'].code]: 1.2,
  [V['heal-serious'].code]: 1.2,
  [V['heal-light'].code]: 0.8,
  [V.clean.code]: 0.6,
  [V.wash.code]: 0.6,
  [V.eat.code]: 0.6,
  [V.load.code]: 0.8,
  [V.extend.code]: 0.8,
  [V.craft.code]: -0.2,
  [V['pick-up'].code]: -0.4,
  [V.activate.code]: 0.5,
  [V['activate-with'].code]: 0.1,
  [V.analyse.code]: 1,
  [V.cure.code]: 0.6,
  [V['take-egg'].code]: -0.2,
  [V.flush.code]: -0.3,
};

/** Cards that one keeps against a surprise. */
const RESERVE = 2;
/** To do something beats doing nothing, while there are cards to spare. */
const BUSY = 0.4;

/** How fit a neighbouring Room is to be walked into. */
export function stepHabit(sight: SurvivalSight, to: number, quietly: boolean): number {
  const { vars, seat } = sight;
  const fighting = vars.crowd[vars.place[seat]!]! > 0;
  if (vars.crowd[to]! > 0) return -2;
  let worth = vars.rooms[to]! < 0 ? 0.25 : 0;
  if (vars.fire[to]) worth -= 0.3;
  if (!quietly && !vars.place.includes(to)) {
    const { byNumber } = boardSeen(sight);
    for (let number = 1; number <= 4; number++)
      if (vars.noise[byNumber[to * 5 + number]!]) worth -= 0.18;
  }
  // Out of the fire, and away from what bites.
  if (fighting) worth += 0.5;
  else if (vars.fire[vars.place[seat]!]) worth += 0.6;
  return worth;
}

const isPoor = (sight: SurvivalSight): boolean => sight.size(Z.hand + sight.seat) <= RESERVE;

/** Effects of cards, Items and Rooms that do nobody harm, by what they are good for. */
function thingHabit(sight: SurvivalSight, does: readonly { readonly does: string }[]): number {
  const { vars, seat } = sight;
  let worth = 0;
  for (const { does: effect } of does) worth = Math.max(worth, effectHabit(vars, seat, effect));
  return worth;
}

function effectHabit(vars: Readonly<Vars>, seat: number, effect: string): number {
  const slot = vars.place[seat]!;
  switch (effect) {
    case 'search':
      return 0.9;
    case 'rest':
      return vars.larva[seat] ? -1 : 0.9;
    case 'dress':
    case 'heal-serious':
    case 'dress-all':
      return 1;
    case 'heal-light':
      return vars.light[seat]! > 0 ? 0.8 : 0;
    case 'repair':
      return vars.malfunction[slot] ? 0.7 : 0;
    case 'extinguish':
      return vars.fire[slot] ? 0.7 : 0;
    case 'shoot':
    case 'cover':
    case 'smoke':
    case 'escape':
    case 'repel':
    case 'shock':
      return 1.1;
    case 'load':
    case 'extend':
    case 'motivate':
    case 'draw':
      return 0.8;
    case 'throw':
      return vars.crowd[slot]! > 0 ? -0.5 : 0.3;
    case 'alcohol':
    case 'antidote':
      return 0.6;
    case 'signal':
    case 'analyse':
      return 0.9;
    default:
      return -0.2;
  }
}

/** The habits that both games share; what only one of them has is 0. */
export function survivalHabit(sight: SurvivalSight, option: Option): number {
  const code = codeOf(option);
  const usual = USUAL[code];
  if (usual !== undefined) return usual;
  const { vars, seat } = sight;
  switch (code) {
    case V.pass.code:
      return vars.crowd[vars.place[seat]!]! > 0 ? -1 : 0;
    case V.move.code:
      return stepHabit(sight, V.move.value(option, 0), false) + (isPoor(sight) ? -BUSY : BUSY);
    case V.careful.code:
      return stepHabit(sight, V.careful.value(option, 0), true) + (isPoor(sight) ? -1 : 0.1);
    case V.sneak.code:
    case V.crawl.code:
    case V.spacewalk.code:
      return stepHabit(sight, valueIn(sight.game, option, 0), true) + BUSY;
    case V.escape.code:
    case V['cover-me'].code:
    case V.smoke.code:
      return stepHabit(sight, valueIn(sight.game, option, 0), false) + 1;
    case V.shoot.code:
      return itemOf(itemKind(V.shoot.value(option, 0))).weapon?.bonusIfHit ? 1.1 : 0.85;
    case V.melee.code:
      return meleeHabit(V.melee.value(option, 0));
    case V.play.code:
      return playHabit(sight, V.play.value(option, 0));
    case V.use.code:
      return thingHabit(sight, itemOf(itemKind(V.use.value(option, 0))).does) - 0.1;
    case V.room.code:
      return thingHabit(sight, roomSeen(sight, vars.place[seat]!)?.does ?? []);
    case V.pay.code:
    case V.discard.code:
      return payHabit(code, valueIn(sight.game, option, 0));
    case V['reroll-with'].code:
      return -0.5 - cardWorth(V['reroll-with'].value(option, 0));
    case V.keep.code:
      return itemWorth(itemKind(V.keep.value(option, 0)));
    default:
      return 0;
  }
}

/** Larvae, Creepers and Eggs give way to a bare hand; the others tear it off. */
function meleeHabit(target: number): number {
  const type = FIGURE_TYPE[target];
  return type === undefined ? -0.5 : type === LARVA ? 0.6 : type === CREEPER ? -0.5 : -5;
}

/** Contamination is discarded, the rest is kept; what must be paid is paid with the least. */
const payHabit = (code: number, kind: number): number =>
  code === V.pay.code ? 1 - cardWorth(kind) : -cardWorth(kind);

/** A card is played for what it does, unless it is a reaction or costs too much. */
function playHabit(sight: SurvivalSight, kind: number): number {
  const { cost, does } = actionOf(kind);
  return thingHabit(sight, does) - 0.15 * cost;
}

/** Questions that habit answers well enough. */
export const ROUTINE: ReadonlySet<string> = new Set(['action/pay', 'pass/discard', 'draft/choose']);
