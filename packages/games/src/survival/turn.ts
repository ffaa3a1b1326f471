/** A player's turn: two Actions, or one and a pass, or a pass (NEM-ROUND-12). */
import { codeOf, END, type Offer, type Seat } from '@deadlight/engine';
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
import { boardOf, bookOf } from './book.ts';
import { offerCrafts } from './craft.ts';
import {
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
  purse,
  seenAs,
  sheetOf,
  who,
} from './crew.ts';
import type { Effect } from './effect.ts';
import { hasTarget, offerShots, targetsOf } from './fight.ts';
import { letGo, offerObjects } from './hands.ts';
import { passing } from './pass.ts';
import { actionOf, isActionCard, itemOf, K, modelOf } from './things.ts';
import { procedure, type SurvivalTable } from './vars.ts';
import { BLUE_CORPSE, CARCASS, EGG, V } from './words.ts';
import { sufferAlone } from './wounds.ts';
import { Z } from './zones.ts';

const ACTIONS = 2;

interface Turn {
  readonly seat: Seat;
}

/** What a Basic Action does, by its verb. */
const BASIC: Readonly<Record<number, Effect>> = {
  [V.move.code]: { does: 'move' },
  [V.careful.code]: { does: 'careful-move' },
  [V.shoot.code]: { does: 'shoot' },
  [V.melee.code]: { does: 'melee' },
  [V['pick-up'].code]: { does: 'pick-up' },
  [V.trade.code]: { does: 'trade' },
  [V.craft.code]: { does: 'craft' },
  [V.activate.code]: { does: 'activate' },
  [V['activate-with'].code]: { does: 'activate' },
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
    table.log?.tell('ROUND-11', 'turn', { who: who(table, seat) });
  },
  act: {
    asks: (_table, { seat }) => seat,
    options: (table, _turn, seat, offer) => offerTurn(table, seat, offer),
  },
  do(table, { seat }) {
    const { vars } = table;
    const option = table.answer;
    switch (codeOf(option)) {
      case V.end.code:
        return 'end';
      case V.pass.code:
        vars.mustPass = true;
        return 'close';
      case V.reactions.code:
        vars.silent[seat] = false;
        return 'act';
      case V.drop.code:
      case V['drop-object'].code:
        letGo(table, seat, option);
        return 'act';
    }
    return begin(table, seat, option) ? undefined : 'act';
  },
  /** The Character may be gone, or may have to pass (NEM-ROUND-22-R, NEM-CARD-GENERAL-06-R). */
  close(table, { seat }) {
    const { vars } = table;
    if (!isAboard(vars, seat) || vars.passed[seat]) return 'end';
    if (!vars.mustPass) return 'act';
    table.call(passing, { seat, discards: true });
    return undefined;
  },
  /** Who ends the turn in a burning Room is burnt (NEM-MARK-06). */
  end(table, { seat }) {
    const { vars } = table;
    vars.active = -1;
    if (!isInRoom(vars, seat) || !vars.fire[vars.place[seat]!]) return END;
    if (bookOf(table).odds.isProof(table, seat)) return END;
    table.log?.tell('MARK-06', 'burns', { who: who(table, seat) });
    table.call(sufferAlone, { seat, light: 1, serious: 0, cause: 'fire' });
    return undefined;
  },
});

/** Begins an Action; false if it was a free step and is done. */
function begin(table: SurvivalTable, seat: Seat, option: number): boolean {
  const { vars } = table;
  const code = codeOf(option);
  const turnsQuest = BASIC[code]?.does === 'activate' && bookOf(table).variants.freeQuests;
  const common = BASIC[code] || code === V.play.code || code === V.use.code || code === V.room.code;
  if (!common || turnsQuest) {
    const more = bookOf(table).actions.start(table, seat, option);
    if (more === null) return false;
    if (!vars.rushed) vars.actions--;
    table.call(action, basicAction(seat, more.effect, option, more.cost));
    return true;
  }
  if (!vars.rushed) vars.actions--;
  start(table, seat, option);
  if (code === V.move.code || code === V.careful.code) vars.moved = true;
  return true;
}

function start(table: SurvivalTable, seat: Seat, option: number): void {
  const code = codeOf(option);
  if (code === V.play.code)
    table.call(action, actionFrom(seat, 'card', V.play.value(option, 0), -1));
  else if (code === V.use.code) {
    const kind = itemKind(V.use.value(option, 0));
    table.call(action, actionFrom(seat, 'item', kind, findItem(table, seat, kind)));
  } else if (code === V.room.code) table.call(action, actionFrom(seat, 'room', -1, -1));
  else table.call(action, basicAction(seat, BASIC[code]!, option, basicCost(table, seat, code)));
}

/** Careful Movement costs 2, an escape with a Leg wound too, the rest 1. */
function basicCost(table: SurvivalTable, seat: Seat, code: number): number {
  if (code === V.careful.code) return carefulCost(table, seat);
  return code === V.move.code ? moveCost(table, seat) : 1;
}

/** How many cards an Action of the turn costs at least, or null where it is none. */
export function costOf(table: SurvivalTable, seat: Seat, option: number): number | null {
  const code = codeOf(option);
  if (code === V.play.code) {
    const card = V.play.value(option, 0);
    return isActionCard(card) ? actionOf(card).cost : null;
  }
  if (code === V.use.code) return leastItemCost(table, seat, itemKind(V.use.value(option, 0)));
  if (code === V.room.code) return roomCost(table, seat);
  return BASIC[code] === undefined
    ? bookOf(table).actions.costOf(table, seat, option)
    : basicCost(table, seat, code);
}

/** A Knee wound makes the first move of the first turn of a round dearer (LCK-CARD-knee). */
const kneeCost = (table: SurvivalTable, seat: Seat): number =>
  table.vars.turns[seat] === 1 && !table.vars.moved && hasWound(table, seat, K.knee) ? 1 : 0;

export const carefulCost = (table: SurvivalTable, seat: Seat): number => 2 + kneeCost(table, seat);

const moveCost = (table: SurvivalTable, seat: Seat): number =>
  (inCombat(table.vars, seat) && hasWound(table, seat, K.leg) ? 2 : 1) + kneeCost(table, seat);

/** All that a player may do at a moment of the turn. */
function offerTurn(table: SurvivalTable, seat: Seat, offer: Offer): void {
  const { vars } = table;
  const cards = purse(table, seat);
  const items = itemsOf(table, seat);
  if (vars.actions > 0 || vars.rushed) {
    offerBasic(table, seat, cards, offer);
    offerCards(table, seat, cards, items, offer);
    // A turn of two Actions ends by itself; with fewer, one must pass (NEM-ROUND-13).
    offer.add(V.pass());
  } else offer.add(V.end());
  for (const kind of items) if (isLoose(kind)) offer.add(V.drop(itemValue(kind)));
  offerObjects(table, seat, offer);
  if (vars.silent[seat]) offer.add(V.reactions());
  bookOf(table).actions.offer(table, seat, cards, offer);
}

function offerCards(
  table: SurvivalTable,
  seat: Seat,
  cards: number,
  items: readonly number[],
  offer: Offer,
): void {
  const doer = { seat, slot: table.vars.place[seat]! };
  const hand = table.zone(Z.hand + seat);
  for (let i = 0; i < hand.length; i++) {
    const kind = table.kind(hand[i]!);
    if (isActionCard(kind) && isFirst(table, hand, i))
      offer.unless(whyNotPlay(table, doer, kind, cards), V.play(kind));
    else if (offer.explaining && !isActionCard(kind)) {
      const called = seenAs(table, seat, hand[i]!);
      if (cardCalled(table, seat, called) === hand[i]) offer.refuse(V.play(called), 'CONT-02');
    }
  }
  for (const kind of items)
    if (itemOf(kind).does.length > 0)
      offer.unless(whyNotUse(table, doer, kind, cards), V.use(itemValue(kind)));
  offer.unless(whyNotRoom(table, doer, cards), V.room());
}

function offerBasic(table: SurvivalTable, seat: Seat, cards: number, offer: Offer): void {
  const { vars } = table;
  const slot = vars.place[seat]!;
  const fighting = vars.crowd[slot]! > 0;
  const poor = cards < 1 ? 'ACT-02' : null;
  if (poor !== null && !offer.explaining) return;
  const tooDear = cards < moveCost(table, seat) ? 'ACT-02' : null;
  const board = boardOf(table);
  for (const to of board.neighbours[slot]!)
    offer.unless(tooDear ?? (canWalkOn(board, vars, slot, to) ? null : 'MOVE-04'), V.move(to));
  if (hasTarget(table, seat)) {
    if (poor === null) offerShots(table, seat, undefined, offer);
    for (const target of targetsOf(table, seat)) offer.unless(poor, V.melee(target));
  }
  // In combat only these three are left (NEM-ACT-12).
  const barred = fighting ? 'ACT-12' : poor;
  if (barred !== null && !offer.explaining) return;
  if (!bookOf(table).variants.carefulNamesLater) {
    const dear = cards < carefulCost(table, seat) ? 'ACT-02' : null;
    offerCareful(table, slot, barred ?? dear, offer);
  }
  offerPickUp(table, seat, slot, barred, offer);
  offer.unless(barred ?? (crewIn(vars, slot) > 1 ? null : 'BASIC-15-R'), V.trade());
  offerCrafts(table, seat, false, barred, offer);
  if (!bookOf(table).variants.freeQuests) offerActivation(table, seat, slot, barred, offer);
}

/** Careful Movement: each Room, with each Corridor of it that could take the marker (NEM-BASIC-05). */
function offerCareful(table: SurvivalTable, slot: number, rule: string | null, offer: Offer): void {
  if (rule !== null && !offer.explaining) return;
  const board = boardOf(table);
  const { vars } = table;
  for (const to of board.neighbours[slot]!) {
    const blocked = rule ?? (canWalkOn(board, vars, slot, to) ? null : 'MOVE-04');
    if (blocked !== null && !offer.explaining) continue;
    const empty = crewIn(vars, to) === 0 && vars.crowd[to] === 0;
    for (let number = 1, last = -1; number <= 4; number++) {
      const way = board.byNumber[to * 5 + number]!;
      // A Corridor of two numbers is called by the lower one.
      if (number > 1 && isEarlier(board.byNumber, to, number, way)) continue;
      if (vars.noise[way]) offer.refuse(V.careful(to, number), 'BASIC-05');
      // Into a Room that is not empty no marker is placed: one way to say it is enough (NEM-BASIC-13-R).
      else if (empty || last < 0) {
        offer.unless(blocked, V.careful(to, number));
        last = way;
      }
    }
  }
}

function isEarlier(
  byNumber: readonly number[],
  slot: number,
  number: number,
  way: number,
): boolean {
  for (let other = 1; other < number; other++) if (byNumber[slot * 5 + other] === way) return true;
  return false;
}

/** Objects that lie in the Room, if a hand slot is free (NEM-BASIC-06, NEM-BASIC-14-R). */
function offerPickUp(
  table: SurvivalTable,
  seat: Seat,
  slot: number,
  rule: string | null,
  offer: Offer,
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
  rule: string | null,
  offer: Offer,
): void {
  const full = handSlotsUsed(table, seat) >= handSlotLimit(table, seat) ? 'BASIC-14-R' : null;
  offer.unless(rule ?? full, V['pick-up'](object));
}

/** Quest Items whose condition is met (NEM-BASIC-18, NEM-ITEM-27-R). */
export function offerActivation(
  table: SurvivalTable,
  seat: Seat,
  slot: number,
  barred: string | null,
  offer: Offer,
): void {
  const quests = table.zone(Z.quests + seat);
  for (let i = 0; i < quests.length; i++) {
    const kind = table.kind(quests[i]!);
    const { quest, heavy } = itemOf(kind);
    // Turned for nothing, a Heavy one still needs a hand (LCK-QUEST-04-R).
    const full = heavy && handSlotsUsed(table, seat) >= handSlotLimit(table, seat);
    const rule = barred ?? (full && bookOf(table).variants.freeQuests ? 'QUEST-04-R' : null);
    if (quest === undefined) continue;
    if ('room' in quest)
      offer.unless(
        rule ?? (sheetOf(table, slot)?.id === quest.room ? null : 'ITEM-27-R'),
        V.activate(itemValue(kind)),
      );
    else if ('when' in quest)
      offer.unless(
        rule ?? bookOf(table).actions.whyNotQuest(table, seat, quest.when),
        V.activate(itemValue(kind)),
      );
    else
      for (const spent of looseItemsOf(table, seat))
        if (quest.discard.includes(itemOf(spent).id) || quest.discard.includes(modelOf(spent)))
          offer.unless(rule, V['activate-with'](itemValue(kind), itemValue(spent)));
  }
}
