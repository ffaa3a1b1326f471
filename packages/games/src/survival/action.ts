/** One Action: chosen, paid, open to Interruption, carried out. */

import {
  asSeen,
  codeOf,
  END,
  type Kind,
  NO_KIND,
  NO_OPTION,
  NO_SEAT,
  NO_THING,
  type Option,
  type Seat,
  SPECTATOR,
  type Thing,
} from '@deadlight/engine';
import { asSlot, NO_SLOT, type Slot } from './board.ts';
import { bookOf, type Consent, ruleOf } from './book.ts';
import {
  actionCardsInHand,
  cardCalled,
  findItem,
  hasComputer,
  hasPassive,
  hasWound,
  inCombat,
  isFirst,
  itemKind,
  kindRef,
  seatOf,
  sheetOf,
  where,
  who,
} from './crew.ts';
import type { Effect, FreeRoom, When } from './effect.ts';
import type { Doer } from './effects/rule.ts';
import { Finder } from './finder.ts';
import { interrupt } from './interrupt.ts';
import { ammoOf, capacityOf, loadsFree, spend, weaponOf } from './items.ts';
import { lacking } from './lacking.ts';
import { EVENT } from './log-events.ts';
import type { RoomSheet } from './room-sheet.ts';
import { isIdle, type WhyNot } from './rule-names.ts';
import { actionOf, cardKind, isActionCard, itemOf, KIND, MOUNTED } from './things.ts';
import { procedure, type SurvivalOffer, type SurvivalTable } from './vars.ts';
import { VERB } from './words.ts';
import { ZONE } from './zones.ts';

/** Where an Action comes from: a Basic Action, a card, an Item or the Room (NEM-ACT-01, LCK-ACT-01). */
export type Source = 'basic' | 'card' | 'item' | 'room';

export interface Action {
  readonly seat: Seat;
  readonly source: Source;
  /** The card or Item, as a kind and a thing; -1 for the others. */
  readonly kind: Kind;
  thing: Thing;
  /** The Room whose Action is done from afar, or 0. */
  remote: Slot;
  effect: Effect | null;
  choice: Option;
  /** Action cards still to pay. */
  owed: number;
}

/** An Action of a card, an Item or the Room, before anything is chosen. */
export const actionFrom = (seat: Seat, source: Source, kind: Kind, thing: Thing): Action => ({
  seat,
  source,
  kind,
  thing,
  remote: NO_SLOT,
  effect: null,
  choice: NO_OPTION,
  owed: 0,
});

/** A Basic Action, or one like it, which is chosen with all it needs. */
export const basicAction = (seat: Seat, effect: Effect, choice: Option, owed: number): Action => ({
  seat,
  source: 'basic',
  kind: NO_KIND,
  thing: NO_THING,
  remote: NO_SLOT,
  effect,
  choice,
  owed,
});

const ROOM_COST = 2;

/** The effects to choose from (LCK-ACT-05, LCK-ROOM-GEN-07-R). */
function branchesOf(
  table: SurvivalTable,
  { source, kind, seat, remote }: Action,
): readonly Effect[] {
  if (remote > 0) return sheetOf(table, remote)!.does;
  if (source === 'card') return actionOf(kind).does;
  if (source === 'item') return itemOf(kind).does;
  return sheetOf(table, table.vars.place[seat]!)!.does;
}

// LCK-ROOM-GEN-01
const doerOf = (table: SurvivalTable, { seat, remote }: Action): Doer => ({
  seat,
  slot: remote > 0 ? remote : table.vars.place[seat]!,
});

/** Whether the combat icon allows it; the rule if not (NEM-ACT-11). */
const whyNotWhen = (fighting: boolean, when: When): WhyNot | null =>
  when === 'any' || (when === 'combat') === fighting ? null : 'wrong-moment';

/** Whether a Room is of the kind that a card lets one use. */
function fits({ computer, controls, colour }: RoomSheet, where: FreeRoom): boolean {
  switch (where) {
    case 'no-computer':
      return !computer;
    case 'computer-or-cockpit':
      return computer || controls === true;
    case 'white-or-red':
      return colour === 'white' || colour === 'red';
    case 'white-or-green':
      return colour === 'white' || colour === 'green';
    case 'white-or-yellow':
      return colour === 'white' || colour === 'yellow';
    default:
      return computer;
  }
}

/** The rule against using the Room the doer is in for free (NEM-CARD-GENERAL-02-R, LCK-CARD-GENERAL-02-R). */
function whyNotFree(table: SurvivalTable, { slot }: Doer, where: FreeRoom): WhyNot | null {
  const sheet = sheetOf(table, slot);
  if (sheet === undefined || sheet.does.length === 0) return 'nothing-to-gain';
  if (where === 'broken') return table.vars.malfunction[slot] ? null : 'nothing-to-gain';
  if (table.vars.malfunction[slot]) return 'room-malfunctions';
  if (fits(sheet, where)) return null;
  if (where === 'no-computer') return 'no-working-computer without';
  return where.startsWith('white') ? 'no-working-computer color' : 'no-working-computer';
}

/** The rule against an effect now, or null. */
function whyNotEffect(table: SurvivalTable, doer: Doer, effect: Effect): WhyNot | null {
  if (effect.does !== 'free-room') return ruleOf(table, effect).whyNot(table, doer, effect);
  return (
    whyNotFree(table, doer, effect.where) ?? whyNone(table, doer, sheetOf(table, doer.slot)!.does)
  );
}

/** Whether an effect would change nothing, and the table lets one do that (NEM-ACT-17-R). */
function isVain(table: SurvivalTable, doer: Doer, effect: Effect): boolean {
  if (!table.vars.options.emptyActions) return false;
  if (effect.does !== 'free-room') return isIdle(ruleOf(table, effect).whyNot(table, doer, effect));
  if (whyNotFree(table, doer, effect.where) !== null) return false;
  return sheetOf(table, doer.slot)!.does.some((inner) => isVain(table, doer, inner));
}

/** Null if one of the effects can be done, else the rule against the first. */
export function whyNone(
  table: SurvivalTable,
  doer: Doer,
  effects: readonly Effect[],
): WhyNot | null {
  let why: WhyNot | null = 'nothing-to-gain';
  for (let i = 0; i < effects.length; i++) {
    const rule = whyNotEffect(table, doer, effects[i]!);
    if (rule === null || isVain(table, doer, effects[i]!)) return null;
    if (i === 0) why = rule;
  }
  return why;
}

function offerEffect(table: SurvivalTable, doer: Doer, effect: Effect, offer: SurvivalOffer): void {
  if (effect.does === 'free-room') {
    if (whyNotFree(table, doer, effect.where) !== null) return;
    for (const inner of sheetOf(table, doer.slot)!.does) offerEffect(table, doer, inner, offer);
    return;
  }
  const why = whyNotEffect(table, doer, effect);
  const rule = ruleOf(table, effect);
  if (why === null) rule.offer(table, doer, effect, offer);
  else if (offer.explaining) rule.offer(table, doer, effect, refusing(offer, why));
}

/** Refuses all that it is offered, for one reason. */
function refusing(offer: SurvivalOffer, rule: WhyNot): SurvivalOffer {
  const refuse = (option: Option): void => offer.refuse(option, rule);
  return { explaining: true, add: refuse, refuse, unless: (_rule, option) => refuse(option) };
}

/** The effect, of those to choose from, that a choice belongs to. */
function effectOf(table: SurvivalTable, local: Action, choice: Option): Effect {
  const doer = doerOf(table, local);
  const find = (effects: readonly Effect[]): Effect | null => {
    for (const effect of effects) {
      if (effect.does === 'free-room') {
        if (whyNotFree(table, doer, effect.where) !== null) continue;
        const inner = find(sheetOf(table, doer.slot)!.does);
        if (inner) return inner;
        continue;
      }
      const finder = new Finder(choice);
      offerEffect(table, doer, effect, finder);
      if (finder.found) return effect;
    }
    return null;
  };
  return find(branchesOf(table, local))!;
}

/** What an Item Action costs, with a Hand wound and a part that makes loading free (NEM-CARD-hand, NEM-CARD-autoloader). */
function itemCost(table: SurvivalTable, seat: Seat, kind: Kind, choice: Option): number {
  const wounded = hasWound(table, seat, KIND.hand) ? 1 : 0;
  if (choice >= 0 && codeOf(choice) === VERB.load.code && itemOf(kind).symbol === 'electric') {
    const weapon = weaponOf(table, seat, itemKind(VERB.load.value(choice, 0)));
    if (loadsFree(table, weapon)) return wounded;
  }
  return itemOf(kind).cost + wounded;
}

/** Whether there is a weapon that is not full and is loaded for free. */
const mayLoadFree = (table: SurvivalTable, seat: Seat): boolean =>
  table.vars.mounts.length > 0 &&
  MOUNTED.some(({ host }) => {
    const weapon = weaponOf(table, seat, host);
    return (
      weapon >= 0 && loadsFree(table, weapon) && ammoOf(table, weapon) < capacityOf(table, weapon)
    );
  });

/** The least an Item Action can cost. */
export function leastItemCost(table: SurvivalTable, seat: Seat, kind: Kind): number {
  const free = itemOf(kind).symbol === 'electric' && mayLoadFree(table, seat);
  return (free ? 0 : itemOf(kind).cost) + (hasWound(table, seat, KIND.hand) ? 1 : 0);
}

/** The rule against playing an Action card now, or null. */
export function whyNotPlay(
  table: SurvivalTable,
  doer: Doer,
  kind: Kind,
  cards: number,
): WhyNot | null {
  const { cost, when, does, reaction, needsComputer } = actionOf(kind);
  const { seat, slot } = doer;
  if (reaction) return 'only-a-reaction';
  const rule = whyNotWhen(inCombat(table.vars, seat), when);
  if (rule !== null) return rule;
  if (cards - 1 < cost) return lacking('too-few-cards-for-card', cost - (cards - 1));
  if (needsComputer && !hasComputer(table, slot) && !hasPassive(table, seat, KIND.holoComputer))
    return 'no-working-computer';
  return whyNone(table, doer, does);
}

/** The rule against using an Item now, or null. */
export function whyNotUse(
  table: SurvivalTable,
  doer: Doer,
  kind: Kind,
  cards: number,
): WhyNot | null {
  const { when, does, needsComputer } = itemOf(kind);
  const { seat, slot } = doer;
  if (does.length === 0) return 'nothing-to-gain';
  const rule = whyNotWhen(inCombat(table.vars, seat), when);
  if (rule !== null) return rule;
  const own = bookOf(table).actions.whyNotItem(table, seat, kind);
  if (own !== null) return own;
  const cost = leastItemCost(table, seat, kind);
  if (cards < cost) return lacking('too-few-cards-for-item', cost - cards);
  if (needsComputer && !hasComputer(table, slot)) return 'no-working-computer';
  return whyNone(table, doer, does);
}

/** The rule against the Room Action now, or null (NEM-ACT-08, NEM-ACT-09). */
export function whyNotRoom(table: SurvivalTable, doer: Doer, cards: number): WhyNot | null {
  const { slot } = doer;
  const sheet = sheetOf(table, slot);
  if (sheet === undefined || sheet.does.length === 0) return 'nothing-to-gain';
  // LCK-ROOM-GEN-03
  if (table.vars.crowd[slot]! > 0) return 'room-in-combat';
  if (table.vars.malfunction[slot]) return 'room-malfunctions';
  const cost = sheet.cost ?? ROOM_COST;
  if (cards < cost) return lacking('too-few-cards-for-room', cost - cards);
  return whyNone(table, doer, sheet.does);
}

/** Another player is asked before anything is paid, where the Action needs that. */
function consentOf(table: SurvivalTable, { seat, choice, effect }: Action): Consent | null {
  const { vars } = table;
  switch (codeOf(choice)) {
    case VERB['cover-other'].code:
      return {
        of: seatOf(vars, VERB['cover-other'].value(choice, 0)),
        rule:
          effect?.does === 'cover' && effect.both
            ? 'escape-together-under-fire'
            : 'escape-under-fire',
      };
    case VERB['cover-both'].code:
      return {
        of: seatOf(vars, VERB['cover-both'].value(choice, 0)),
        rule: 'escape-together-under-fire',
      };
    default:
      return bookOf(table).actions.consentOf(table, seat, choice);
  }
}

/** Items that an Action will use up are named when it is declared, and so shown (NEM-INFO-21-R). */
function spentBy(table: SurvivalTable, seat: Seat, choice: Option): Thing[] {
  switch (codeOf(choice)) {
    case VERB.craft.code: {
      const first = findItem(table, seat, itemKind(VERB.craft.value(choice, 1)));
      return [first, findItem(table, seat, itemKind(VERB.craft.value(choice, 2)), first)];
    }
    case VERB['activate-with'].code:
      return [findItem(table, seat, itemKind(VERB['activate-with'].value(choice, 1)))];
    case VERB.ignite.code:
      return [findItem(table, seat, itemKind(VERB.ignite.value(choice, 0)))];
    default:
      return bookOf(table).actions.spentBy(table, seat, choice);
  }
}

/** A player who must agree to an Action, or may interrupt it, hears what it is, and what it uses up. */
function announce(table: SurvivalTable, { seat, source, kind, choice }: Action): void {
  table.vars.declared = { seat, source, kind, choice };
  for (const thing of spentBy(table, seat, choice)) {
    const isNew = !table.sees(SPECTATOR, thing);
    table.reveal(thing);
    if (isNew)
      table.log?.tell('action-declared', EVENT.lays, {
        who: who(table, seat),
        item: asSeen(table, thing),
      });
  }
}

function costOf(table: SurvivalTable, local: Action): number {
  const { source, kind, seat, choice } = local;
  if (source === 'card') return actionOf(kind).cost;
  if (source === 'item') return itemCost(table, seat, kind, choice);
  return roomCost(table, seat);
}

export const roomCost = (table: SurvivalTable, seat: Seat): number =>
  sheetOf(table, table.vars.place[seat]!)?.cost ?? ROOM_COST;

function offerChoices(table: SurvivalTable, local: Action, offer: SurvivalOffer): void {
  const doer = doerOf(table, local);
  const effects = branchesOf(table, local);
  const { source, kind } = local;
  const isCharge = source === 'item' && itemOf(kind).symbol === 'electric';
  const to = isCharge ? affordable(table, local, offer) : offer;
  for (const effect of effects) offerEffect(table, doer, effect, to);
  if (effects.some((effect) => isVain(table, doer, effect))) to.add(VERB['in-vain']());
}

/** Offers what the cards in hand pay for: a mounted part may make one choice cheaper than another. */
function affordable(
  table: SurvivalTable,
  { seat, kind }: Action,
  offer: SurvivalOffer,
): SurvivalOffer {
  const cards = actionCardsInHand(table, seat);
  return {
    explaining: offer.explaining,
    add(option) {
      const missing = itemCost(table, seat, kind, option) - cards;
      offer.unless(missing > 0 ? lacking('too-few-cards-for-item', missing) : null, option);
    },
    refuse: (option, rule) => offer.refuse(option, rule),
    unless(rule, option) {
      if (rule === null) this.add(option);
      else this.refuse(option, rule);
    },
  };
}

export const action = procedure<Action>('action').steps({
  /** The card is laid down, and cannot pay for itself (NEM-ACT-16-R); an Item is shown (NEM-INFO-17). */
  show(table, local) {
    const { seat, source, kind } = local;
    if (source === 'card') {
      local.thing = table.find(ZONE.hand(seat), kind);
      table.move(local.thing, ZONE.discard(seat));
      table.log?.tell('card-played', EVENT.plays, {
        who: who(table, seat),
        card: kindRef(table, 'card', kind),
      });
    } else if (source === 'item') {
      // LCK-ITEM-02
      table.reveal(local.thing);
      table.log?.tell('item-used', EVENT.uses, {
        who: who(table, seat),
        item: kindRef(table, 'item', kind),
      });
    } else if (source === 'room') {
      const slot = table.vars.place[seat]!;
      table.log?.tell('room-used', EVENT['room-action'], {
        who: who(table, seat),
        room: where(table, slot),
        slot,
      });
    }
  },
  /** A single effect without choices needs no question. */
  plain(table, local) {
    if (local.effect !== null) return 'declare';
    const effects = branchesOf(table, local);
    const [only] = effects;
    if (effects.length !== 1 || only === undefined || only.does === 'free-room') return;
    const doer = doerOf(table, local);
    const option = isVain(table, doer, only)
      ? VERB['in-vain']()
      : ruleOf(table, only).plain(table, doer, only);
    if (option < 0) return;
    local.effect = only;
    local.choice = option;
    return 'price';
  },
  choose: {
    asks: (_table, { seat }) => seat,
    options: (table, local, _seat, offer) => offerChoices(table, local, offer),
  },
  chosen(table, local) {
    const choice = table.answer;
    if (codeOf(choice) === VERB.remote.code) {
      const slot = asSlot(VERB.remote.value(choice, 0));
      local.remote = slot;
      table.log?.tell('remote-room-used', EVENT['remote-room'], {
        who: who(table, local.seat),
        room: where(table, slot),
        slot,
      });
      return 'plain';
    }
    local.choice = choice;
    const [first] = branchesOf(table, local);
    local.effect =
      codeOf(choice) === VERB['in-vain'].code ? first! : effectOf(table, local, choice);
    announce(table, local);
    return undefined;
  },
  consent: {
    asks: (table, local) => consentOf(table, local)?.of ?? NO_SEAT,
    options(_table, _local, _seat, offer) {
      offer.add(VERB.yes());
      offer.add(VERB.no());
    },
  },
  agreed(table, local) {
    if (!table.answered || codeOf(table.answer) === VERB.yes.code) return;
    const { of, rule } = consentOf(table, local)!;
    table.vars.declared = null;
    table.vars.refusals |= 1 << of;
    // Nothing has been done yet: the card goes back to hand.
    if (local.source === 'card') table.move(local.thing, ZONE.hand(local.seat));
    if (!table.vars.rushed) table.vars.actions++;
    table.log?.tell(rule, EVENT.refuses, { who: who(table, of), of: who(table, local.seat) });
    return END;
  },
  price(table, local) {
    local.owed = costOf(table, local);
  },
  declare(table, local) {
    announce(table, local);
    return local.owed > 0 ? 'pay' : 'window';
  },
  pay: {
    asks: (_table, { seat }) => seat,
    options: (table, _local, seat, offer) => offerPayment(table, seat, offer),
  },
  paid(table, local) {
    const { seat } = local;
    const kind = cardKind(VERB.pay.value(table.answer, 0));
    table.move(cardCalled(table, seat, kind), ZONE.discard(seat));
    // Discard piles are open (NEM-ACT-02).
    table.log?.tell('cost-paid', EVENT.pays, {
      who: who(table, seat),
      card: kindRef(table, 'card', kind),
      for: local.source,
    });
    local.owed--;
    return local.owed > 0 ? 'pay' : undefined;
  },
  // LCK-ACT-14-R
  window(table, { seat }) {
    table.vars.cancelled = false;
    table.call(interrupt, { of: seat, slot: table.vars.place[seat]!, next: 0 });
  },
  carryOut(table, local) {
    const { effect, choice, source, thing } = local;
    table.vars.declared = null;
    // LCK-ACT-10, LCK-ACT-16-R
    if (table.vars.cancelled) {
      table.vars.cancelled = false;
      table.log?.tell('reaction-played', EVENT.cancelled, { who: who(table, local.seat) });
      const lost = source === 'item' && itemOf(local.kind).singleUse;
      if (lost && bookOf(table).variants.cancelledItemIsLost) useUp(table, local);
      return END;
    }
    const doer = doerOf(table, local);
    // Gone before it works, so that what it brings can take its place; it stays spent.
    if (source === 'item') {
      // NEM-ACT-07, LCK-ITEM-12
      if (itemOf(local.kind).singleUse) useUp(table, local);
      else bookOf(table).hooks.itemUsed(table, thing);
    }
    if (codeOf(choice) === VERB['in-vain'].code)
      table.log?.tell('nothing-to-gain', EVENT['in-vain'], { who: who(table, local.seat) });
    else ruleOf(table, effect!).run(table, doer, effect!, choice);
    return undefined;
  },
});

/** An Item that works but once is gone. */
function useUp(table: SurvivalTable, { seat, kind, thing }: Action): void {
  spend(table, thing);
  table.log?.tell('single-use-item', EVENT['item-used-up'], {
    who: who(table, seat),
    item: kindRef(table, 'item', kind),
  });
}

/** Action cards that can pay, each kind once. */
function offerPayment(table: SurvivalTable, seat: Seat, offer: SurvivalOffer): void {
  const hand = table.zone(ZONE.hand(seat));
  for (let i = 0; i < hand.length; i++) {
    const kind = table.kind(hand[i]!);
    if (isActionCard(kind) && isFirst(table, hand, i)) offer.add(VERB.pay(kind));
  }
}
