/** A player's turn: two Actions, or one and a pass, or a pass (NEM-ROUND-12). */

import {
  codeOf,
  END,
  type Kind,
  NO_KIND,
  NO_SEAT,
  NO_THING,
  type Option,
  type Seat,
} from '@deadlight/engine';
import {
  action,
  actionFrom,
  basicAction,
  leastItemCost,
  roomCost,
  whyNotPlay,
  whyNotRoom,
  whyNotUse,
} from './action.ts';
import { hasLowerNumber, type Slot, wayAt } from './board.ts';
import { boardOf, bookOf } from './book.ts';
import { offerCrafts } from './craft.ts';
import {
  actionCardsInHand,
  canWalkOn,
  cardCalled,
  crewIn,
  findItem,
  handSlotLimit,
  handSlotsUsed,
  hasWound,
  inCombat,
  isAboard,
  isFirst,
  isInRoom,
  isLoose,
  itemKind,
  itemsOf,
  itemValue,
  looseItemsOf,
  seenAs,
  sheetOf,
  who,
} from './crew.ts';
import type { Effect } from './effect.ts';
import { hasTarget, offerShots, targetsOf } from './fight.ts';
import { offerObjects, unload } from './hands.ts';
import { tooDear } from './lacking.ts';
import { EVENT } from './log-events.ts';
import { passing } from './pass.ts';
import type { WhyNot } from './rule-names.ts';
import { actionOf, cardKind, isActionCard, itemOf, KIND, modelOf } from './things.ts';
import { procedure, type SurvivalOffer, type SurvivalTable } from './vars.ts';
import { BLUE_CORPSE, CARCASS, EGG, VERB } from './words.ts';
import { sufferAlone } from './wounds.ts';
import { ZONE } from './zones.ts';

const ACTIONS = 2;

interface Turn {
  readonly seat: Seat;
}

/** What a Basic Action does, by its verb. */
const BASIC: Readonly<Record<number, Effect>> = {
  // NEM-BASIC-01, LCK-BASIC-03
  [VERB.move.code]: { does: 'move' },
  // NEM-BASIC-04, LCK-BASIC-04
  [VERB.careful.code]: { does: 'careful-move' },
  // NEM-BASIC-02, LCK-BASIC-09
  [VERB.shoot.code]: { does: 'shoot' },
  // NEM-BASIC-03, LCK-BASIC-10
  [VERB.melee.code]: { does: 'melee' },
  [VERB['pick-up'].code]: { does: 'pick-up' },
  [VERB.trade.code]: { does: 'trade' },
  [VERB.craft.code]: { does: 'craft' },
  [VERB.activate.code]: { does: 'activate' },
  [VERB['activate-with'].code]: { does: 'activate' },
};

export const turn = procedure<Turn>('turn').steps({
  begin(table, { seat }) {
    const { vars } = table;
    vars.active = seat;
    vars.actions = ACTIONS;
    vars.rushed = false;
    vars.mustPass = false;
    vars.refusals = 0;
    vars.moved = false;
    vars.turns[seat]!++;
    table.log?.tell('turn-begun', EVENT.turn, { who: who(table, seat) });
  },
  act: {
    asks: (_table, { seat }) => seat,
    options: (table, _turn, seat, offer) => offerTurn(table, seat, offer),
  },
  do(table, { seat }) {
    const { vars } = table;
    const option = table.answer;
    switch (codeOf(option)) {
      case VERB.end.code:
        return 'end';
      // LCK-ACT-19-R
      case VERB.pass.code:
        vars.mustPass = true;
        return 'close';
      case VERB.reactions.code:
        vars.silent[seat] = false;
        return 'act';
      case VERB.drop.code:
      case VERB['drop-object'].code:
        unload(table, seat, option);
        return 'act';
    }
    return begin(table, seat, option) ? undefined : 'act';
  },
  /** The Character may be gone, or may have to pass (NEM-ROUND-22-R, NEM-CARD-GENERAL-06-R, NEM-ENC-21-R). */
  close(table, { seat }) {
    const { vars } = table;
    if (!isAboard(vars, seat) || vars.passed[seat]) return 'end';
    if (!vars.mustPass) return 'act';
    // NEM-ROUND-21-R
    table.call(passing, { seat, discards: true });
    return undefined;
  },
  /**
   * A Character that ends the turn in a burning Room is burnt (NEM-MARK-06, NEM-MARK-07, LCK-ROUND-16-D, LCK-ROUND-20-R,
   * LCK-MARK-05).
   */
  end(table, { seat }) {
    const { vars } = table;
    vars.active = NO_SEAT;
    if (!isInRoom(vars, seat) || !vars.fire[vars.place[seat]!]) return END;
    if (bookOf(table).odds.isProof(table, seat)) return END;
    table.log?.tell('burnt', EVENT.burns, { who: who(table, seat) });
    table.call(sufferAlone, { seat, light: 1, serious: 0, cause: 'fire' });
    return undefined;
  },
});

/** Begins an Action; false if it was a free step and is done. */
function begin(table: SurvivalTable, seat: Seat, option: Option): boolean {
  const { vars } = table;
  const code = codeOf(option);
  const turnsQuest = BASIC[code]?.does === 'activate' && bookOf(table).variants.freeQuests;
  const common =
    BASIC[code] || code === VERB.play.code || code === VERB.use.code || code === VERB.room.code;
  if (!common || turnsQuest) {
    const more = bookOf(table).actions.start(table, seat, option);
    if (more === null) return false;
    // LCK-ACT-15-R
    if (!vars.rushed) vars.actions--;
    table.call(action, basicAction(seat, more.effect, option, more.cost));
    return true;
  }
  if (!vars.rushed) vars.actions--;
  start(table, seat, option);
  if (code === VERB.move.code || code === VERB.careful.code) vars.moved = true;
  return true;
}

function start(table: SurvivalTable, seat: Seat, option: Option): void {
  const code = codeOf(option);
  if (code === VERB.play.code)
    table.call(action, actionFrom(seat, 'card', cardKind(VERB.play.value(option, 0)), NO_THING));
  else if (code === VERB.use.code) {
    const kind = itemKind(VERB.use.value(option, 0));
    table.call(action, actionFrom(seat, 'item', kind, findItem(table, seat, kind)));
  } else if (code === VERB.room.code)
    table.call(action, actionFrom(seat, 'room', NO_KIND, NO_THING));
  else table.call(action, basicAction(seat, BASIC[code]!, option, basicCost(table, seat, code)));
}

/** Careful Movement costs 2, an escape with a Leg wound too, the rest 1 (LCK-BASIC-01). */
function basicCost(table: SurvivalTable, seat: Seat, code: number): number {
  if (code === VERB.careful.code) return carefulCost(table, seat);
  return code === VERB.move.code ? moveCost(table, seat) : 1;
}

/** The minimum cost of an Action in cards, or null if the option is not an Action. */
export function costOf(table: SurvivalTable, seat: Seat, option: Option): number | null {
  const code = codeOf(option);
  if (code === VERB.play.code) {
    const card = cardKind(VERB.play.value(option, 0));
    return isActionCard(card) ? actionOf(card).cost : null;
  }
  if (code === VERB.use.code)
    return leastItemCost(table, seat, itemKind(VERB.use.value(option, 0)));
  if (code === VERB.room.code) return roomCost(table, seat);
  return BASIC[code] === undefined
    ? bookOf(table).actions.costOf(table, seat, option)
    : basicCost(table, seat, code);
}

/** A Knee wound makes the first move of the first turn of a round dearer (LCK-CARD-knee). */
const kneeCost = (table: SurvivalTable, seat: Seat): number =>
  table.vars.turns[seat] === 1 && !table.vars.moved && hasWound(table, seat, KIND.knee) ? 1 : 0;

export const carefulCost = (table: SurvivalTable, seat: Seat): number => 2 + kneeCost(table, seat);

const moveCost = (table: SurvivalTable, seat: Seat): number =>
  (inCombat(table.vars, seat) && hasWound(table, seat, KIND.leg) ? 2 : 1) + kneeCost(table, seat);

/** All that a player may do at a moment of the turn. */
function offerTurn(table: SurvivalTable, seat: Seat, offer: SurvivalOffer): void {
  const { vars } = table;
  const cards = actionCardsInHand(table, seat);
  const items = itemsOf(table, seat);
  if (vars.actions > 0 || vars.rushed) {
    offerBasic(table, seat, cards, offer);
    offerCards(table, seat, cards, items, offer);
    // A turn of two Actions ends by itself; with fewer, one must pass (NEM-ROUND-13, NEM-ROUND-24, LCK-ROUND-11,
    // LCK-ROUND-12).
    offer.add(VERB.pass());
    // NEM-ROUND-20-R
  } else offer.add(VERB.end());
  // NEM-ITEM-09-R
  for (const kind of items) if (isLoose(kind)) offer.add(VERB.drop(itemValue(kind)));
  offerObjects(table, seat, offer);
  if (vars.silent[seat]) offer.add(VERB.reactions());
  bookOf(table).actions.offer(table, seat, cards, offer);
}

function offerCards(
  table: SurvivalTable,
  seat: Seat,
  cards: number,
  items: readonly Kind[],
  offer: SurvivalOffer,
): void {
  const doer = { seat, slot: table.vars.place[seat]! };
  const hand = table.zone(ZONE.hand(seat));
  for (let i = 0; i < hand.length; i++) {
    const kind = table.kind(hand[i]!);
    if (isActionCard(kind) && isFirst(table, hand, i))
      offer.unless(whyNotPlay(table, doer, kind, cards), VERB.play(kind));
    else if (offer.explaining && !isActionCard(kind)) {
      const called = seenAs(table, seat, hand[i]!);
      if (cardCalled(table, seat, called) === hand[i])
        offer.refuse(VERB.play(called), 'contamination-gives-no-action');
    }
  }
  for (const kind of items)
    if (itemOf(kind).does.length > 0)
      offer.unless(whyNotUse(table, doer, kind, cards), VERB.use(itemValue(kind)));
  offer.unless(whyNotRoom(table, doer, cards), VERB.room());
}

function offerBasic(table: SurvivalTable, seat: Seat, cards: number, offer: SurvivalOffer): void {
  const { vars } = table;
  const slot = vars.place[seat]!;
  const fighting = vars.crowd[slot]! > 0;
  const poor = tooDear(cards, 1);
  if (poor !== null && !offer.explaining) return;
  const dearMove = tooDear(cards, moveCost(table, seat));
  const board = boardOf(table);
  for (const to of board.neighbours[slot]!)
    offer.unless(
      dearMove ?? (canWalkOn(board, vars, slot, to) ? null : 'closed-door'),
      VERB.move(to),
    );
  // NEM-ACT-13, LCK-ACT-29
  if (hasTarget(table, seat)) {
    if (poor === null) offerShots(table, seat, undefined, offer);
    for (const target of targetsOf(table, seat)) offer.unless(poor, VERB.melee(target));
  }
  // In combat only these three are left (NEM-ACT-12).
  const whyNot = fighting ? 'in-combat' : poor;
  if (whyNot !== null && !offer.explaining) return;
  if (!bookOf(table).variants.carefulNamesLater) {
    const dear = tooDear(cards, carefulCost(table, seat));
    offerCareful(table, slot, whyNot ?? dear, offer);
  }
  offerPickUp(table, seat, slot, whyNot, offer);
  offer.unless(whyNot ?? (crewIn(vars, slot) > 1 ? null : 'nobody-to-trade-with'), VERB.trade());
  offerCrafts(table, seat, false, whyNot, offer);
  if (!bookOf(table).variants.freeQuests) offerActivation(table, seat, slot, whyNot, offer);
}

/** Careful Movement: each Room, with each Corridor of it that could take the marker (NEM-BASIC-05, NEM-BASIC-11-R). */
function offerCareful(
  table: SurvivalTable,
  slot: Slot,
  rule: WhyNot | null,
  offer: SurvivalOffer,
): void {
  if (rule !== null && !offer.explaining) return;
  const board = boardOf(table);
  const { vars } = table;
  for (const to of board.neighbours[slot]!) {
    const blocked = rule ?? (canWalkOn(board, vars, slot, to) ? null : 'closed-door');
    if (blocked !== null && !offer.explaining) continue;
    const empty = crewIn(vars, to) === 0 && vars.crowd[to] === 0;
    for (let number = 1, last = -1; number <= 4; number++) {
      const way = wayAt(board, to, number);
      // A Corridor of two numbers is called by the lower one.
      if (number > 1 && hasLowerNumber(board, to, number)) continue;
      if (vars.noise[way]) offer.refuse(VERB.careful(to, number), 'corridor-noisy');
      // Into a Room that is not empty no marker is placed: one way to say it is enough (NEM-BASIC-13-R).
      else if (empty || last < 0) {
        offer.unless(blocked, VERB.careful(to, number));
        last = way;
      }
    }
  }
}

/**
 * Objects that lie in the Room, if a hand slot is free (NEM-BASIC-06, NEM-BASIC-14-R, NEM-BASIC-07, LCK-BASIC-13,
 * LCK-ROOM-NEST-13-R).
 */
function offerPickUp(
  table: SurvivalTable,
  seat: Seat,
  slot: Slot,
  rule: WhyNot | null,
  offer: SurvivalOffer,
): void {
  const { eggsIn, carcassesIn, corpse } = table.vars;
  if (eggsIn[slot]! > 0) offerToTake(table, seat, EGG, rule, offer);
  if (carcassesIn[slot]! > 0) offerToTake(table, seat, CARCASS, rule, offer);
  for (let object = BLUE_CORPSE; object < corpse.length; object++)
    if (corpse[object] === slot) offerToTake(table, seat, object, rule, offer);
}

function offerToTake(
  table: SurvivalTable,
  seat: Seat,
  object: number,
  rule: WhyNot | null,
  offer: SurvivalOffer,
): void {
  const full = handSlotsUsed(table, seat) >= handSlotLimit(table, seat) ? 'hands-full' : null;
  offer.unless(rule ?? full, VERB['pick-up'](object));
}

/** Quest Items whose condition is met (NEM-BASIC-18, NEM-ITEM-27-R, NEM-ITEM-26-R). */
export function offerActivation(
  table: SurvivalTable,
  seat: Seat,
  slot: Slot,
  whyNot: WhyNot | null,
  offer: SurvivalOffer,
): void {
  // LCK-QUEST-06-R
  const quests = table.zone(ZONE.quests(seat));
  for (let i = 0; i < quests.length; i++) {
    const kind = table.kind(quests[i]!);
    const { quest, heavy } = itemOf(kind);
    // Turned for nothing, a Heavy one still needs a hand (LCK-QUEST-04-R).
    const full = heavy && handSlotsUsed(table, seat) >= handSlotLimit(table, seat);
    const rule = whyNot ?? (full && bookOf(table).variants.freeQuests ? 'no-hand-for-quest' : null);
    if (quest === undefined) continue;
    if ('room' in quest)
      offer.unless(
        rule ?? (sheetOf(table, slot)?.id === quest.room ? null : 'quest-unmet'),
        VERB.activate(itemValue(kind)),
      );
    else if ('when' in quest)
      offer.unless(
        rule ?? bookOf(table).actions.whyNotQuest(table, seat, quest.when),
        VERB.activate(itemValue(kind)),
      );
    else
      for (const spent of looseItemsOf(table, seat))
        if (quest.discard.includes(itemOf(spent).id) || quest.discard.includes(modelOf(spent)))
          offer.unless(rule, VERB['activate-with'](itemValue(kind), itemValue(spent)));
  }
}
