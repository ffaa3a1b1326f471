/** Habits for all questions that both games share: cheap, and never foolish. */
import { codeOf, type Kind, type Option, type Seat, valueIn } from '@deadlight/engine';
import {
  actionOf,
  asSlot,
  type Board,
  CREEPER,
  cardKind,
  FIGURE_TYPE,
  itemKind,
  itemOf,
  LARVA,
  type RoomSheet,
  type Slot,
  type SurvivalGame,
  type Vars,
  VERB,
  wayAt,
  ZONE,
} from '@deadlight/games/rules/survival';
import type { Sight } from '../sight.ts';
import { cardWorth, itemWorth } from './items.ts';

export type SurvivalSight = Sight<Vars>;

export const boardSeen = (sight: SurvivalSight): Board =>
  (sight.game as SurvivalGame).book.place.board(sight.vars);

/** The Room in a slot, or undefined while unexplored. */
export const roomSeen = (sight: SurvivalSight, slot: Slot): RoomSheet | undefined =>
  (sight.game as SurvivalGame).book.content.rooms[sight.vars.rooms[slot]!];

/** Fixed scores for options to avoid and for obvious ones; the rest are computed case by case. */
const USUAL: Readonly<Record<number, number>> = {
  [VERB.end.code]: 1,
  [VERB.done.code]: 0,
  [VERB.trade.code]: -5,
  [VERB.drop.code]: -5,
  [VERB['drop-object'].code]: -5,
  [VERB.reactions.code]: -5,
  [VERB.interrupt.code]: -5,
  [VERB.decline.code]: 1,
  [VERB.never.code]: -5,
  [VERB.armor.code]: 2,
  [VERB.ignore.code]: 3,
  [VERB.suffer.code]: 0,
  [VERB.burst.code]: 1,
  [VERB.stand.code]: 0,
  [VERB.yes.code]: 0.5,
  [VERB.no.code]: 0,
  [VERB.close.code]: 2,
  [VERB.offer.code]: -5,
  [VERB.floor.code]: -5,
  [VERB.give.code]: -5,
  [VERB['give-object'].code]: -5,
  [VERB.show.code]: -5,
  [VERB.propose.code]: -1,
  [VERB.accept.code]: -1,
  [VERB.refuse.code]: 1,
  [VERB.stun.code]: -3,
  [VERB.ignite.code]: -2,
  [VERB.break.code]: -5,
  [VERB['break-in'].code]: -5,
  [VERB['destroy-door'].code]: -2,
  [VERB.decompress.code]: -5,
  [VERB.surgery.code]: 0.4,
  [VERB.signal.code]: 1,
  [VERB.repair.code]: 1,
  [VERB.extinguish.code]: 0.8,
  [VERB.dress.code]: 1,
  [VERB['dress-of'].code]: 0.5,
  [VERB['dress-all'].code]: 1.2,
  [VERB['heal-serious'].code]: 1.2,
  [VERB['heal-serious-of'].code]: 0.6,
  [VERB['heal-light'].code]: 0.8,
  [VERB['heal-light-of'].code]: 0.4,
  [VERB['in-vain'].code]: -5,
  [VERB.clean.code]: 0.6,
  [VERB.wash.code]: 0.6,
  [VERB.eat.code]: 0.6,
  [VERB.load.code]: 0.8,
  [VERB.extend.code]: 0.8,
  [VERB.craft.code]: -0.2,
  [VERB['pick-up'].code]: -0.4,
  [VERB.activate.code]: 0.5,
  [VERB['activate-with'].code]: 0.1,
  [VERB.analyse.code]: 1,
  [VERB.cure.code]: 0.6,
  [VERB['take-egg'].code]: -0.2,
  [VERB.flush.code]: -0.3,
};

/** Cards kept in reserve for surprises. */
const RESERVE = 2;
/** An action is better than none, while there are cards to spare. */
const BUSY = 0.4;

/** How safe it is to enter a neighbouring Room. */
export function stepHabit(sight: SurvivalSight, to: Slot, quietly: boolean): number {
  const { vars, seat } = sight;
  const fighting = vars.crowd[vars.place[seat]!]! > 0;
  if (vars.crowd[to]! > 0) return -2;
  let worth = vars.rooms[to]! < 0 ? 0.25 : 0;
  if (vars.fire[to]) worth -= 0.3;
  if (!quietly && !vars.place.includes(to)) {
    const board = boardSeen(sight);
    for (let number = 1; number <= 4; number++)
      if (vars.noise[wayAt(board, to, number)]) worth -= 0.18;
  }
  // Out of the fire, and away from Intruders.
  if (fighting) worth += 0.5;
  else if (vars.fire[vars.place[seat]!]) worth += 0.6;
  return worth;
}

const isPoor = (sight: SurvivalSight): boolean => sight.size(ZONE.hand(sight.seat)) <= RESERVE;

/** Harmless effects of cards, Items and Rooms, by use. */
function thingHabit(sight: SurvivalSight, does: readonly { readonly does: string }[]): number {
  const { vars, seat } = sight;
  let worth = 0;
  for (const { does: effect } of does) worth = Math.max(worth, effectHabit(vars, seat, effect));
  return worth;
}

function effectHabit(vars: Readonly<Vars>, seat: Seat, effect: string): number {
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

/** The habits that both games share; 0 for verbs that only one of them has. */
export function survivalHabit(sight: SurvivalSight, option: Option): number {
  const code = codeOf(option);
  const usual = USUAL[code];
  if (usual !== undefined) return usual;
  const { vars, seat } = sight;
  switch (code) {
    case VERB.pass.code:
      return vars.crowd[vars.place[seat]!]! > 0 ? -1 : 0;
    case VERB.move.code:
      return (
        stepHabit(sight, asSlot(VERB.move.value(option, 0)), false) + (isPoor(sight) ? -BUSY : BUSY)
      );
    case VERB.careful.code:
      return (
        stepHabit(sight, asSlot(VERB.careful.value(option, 0)), true) + (isPoor(sight) ? -1 : 0.1)
      );
    case VERB.sneak.code:
    case VERB.crawl.code:
    case VERB.spacewalk.code:
      return stepHabit(sight, asSlot(valueIn(sight.game, option, 0)), true) + BUSY;
    case VERB.escape.code:
    case VERB['cover-me'].code:
    case VERB.smoke.code:
      return stepHabit(sight, asSlot(valueIn(sight.game, option, 0)), false) + 1;
    case VERB.shoot.code:
      return itemOf(itemKind(VERB.shoot.value(option, 0))).weapon?.bonusIfHit ? 1.1 : 0.85;
    case VERB.melee.code:
      return meleeHabit(VERB.melee.value(option, 0));
    case VERB.play.code:
      return playHabit(sight, cardKind(VERB.play.value(option, 0)));
    case VERB.use.code:
      return thingHabit(sight, itemOf(itemKind(VERB.use.value(option, 0))).does) - 0.1;
    case VERB.room.code:
      return thingHabit(sight, roomSeen(sight, vars.place[seat]!)?.does ?? []);
    case VERB.pay.code:
    case VERB.discard.code:
      return payHabit(code, cardKind(asSlot(valueIn(sight.game, option, 0))));
    case VERB['reroll-with'].code:
      return -0.5 - cardWorth(cardKind(VERB['reroll-with'].value(option, 0)));
    case VERB.keep.code:
      return itemWorth(itemKind(VERB.keep.value(option, 0)));
    default:
      return 0;
  }
}

/** Larvae, Creepers and Eggs can be fought with bare hands; other Intruders cannot. */
function meleeHabit(target: number): number {
  const type = FIGURE_TYPE[target];
  return type === undefined ? -0.5 : type === LARVA ? 0.6 : type === CREEPER ? -0.5 : -5;
}

/** Contamination cards are discarded, others kept; costs are paid with the least valuable cards. */
const payHabit = (code: number, kind: Kind): number =>
  code === VERB.pay.code ? 1 - cardWorth(kind) : -cardWorth(kind);

/** A card is played for its effect, unless it is a reaction or costs too much. */
function playHabit(sight: SurvivalSight, kind: Kind): number {
  const { cost, does } = actionOf(kind);
  return thingHabit(sight, does) - 0.15 * cost;
}

/** Questions that habit answers well enough. */
export const ROUTINE: ReadonlySet<string> = new Set(['action/pay', 'pass/discard', 'draft/choose']);
