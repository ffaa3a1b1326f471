/** One Action: chosen, paid, open to Interruption, carried out. */
import { codeOf, END, type Offer, type Option, type Seat } from '@deadlight/engine';
import { bookOf, type Consent, ruleOf } from './book.ts';
import {
  cardCalled,
  findItem,
  hasComputer,
  hasPassive,
  hasWound,
  inCombat,
  isFirst,
  itemKind,
  kindRef,
  purse,
  seatOf,
  sheetOf,
  where,
  who,
} from './crew.ts';
import type { Effect, FreeRoom, When } from './effect.ts';
import type { Doer } from './effects/rule.ts';
import { Finder } from './finder.ts';
import { interrupt } from './interrupt.ts';
import { ammoOf, capacityOf, hasAutoloader, spend, weaponOf } from './items.ts';
import type { RoomSheet } from './room-sheet.ts';
import { actionOf, isActionCard, itemOf, K } from './things.ts';
import { procedure, type SurvivalTable } from './vars.ts';
import { V } from './words.ts';
import { Z } from './zones.ts';

/** Where an Action comes from: a Basic Action, a card, an Item or the Room. */
export type Source = 'basic' | 'card' | 'item' | 'room';

export interface Action {
  readonly seat: Seat;
  readonly source: Source;
  /** The card or Item, as a kind and a thing; -1 for the others. */
  readonly kind: number;
  thing: number;
  /** The Room whose Action is done from afar, or 0. */
  remote: number;
  effect: Effect | null;
  choice: Option;
  /** Action cards still to pay. */
  owed: number;
}

/** An Action of a card, an Item or the Room, of which nothing is chosen yet. */
export const actionFrom = (seat: Seat, source: Source, kind: number, thing: number): Action => ({
  seat,
  source,
  kind,
  thing,
  remote: 0,
  effect: null,
  choice: -1,
  owed: 0,
});

/** A Basic Action, or one like it, which is chosen with all it needs. */
export const basicAction = (seat: Seat, effect: Effect, choice: Option, owed: number): Action => ({
  seat,
  source: 'basic',
  kind: -1,
  thing: -1,
  remote: 0,
  effect,
  choice,
  owed,
});

export const ROOM_COST = 2;

/** The effects to choose from. */
function branchesOf(
  table: SurvivalTable,
  { source, kind, seat, remote }: Action,
): readonly Effect[] {
  if (remote > 0) return sheetOf(table, remote)!.does;
  if (source === 'card') return actionOf(kind).does;
  if (source === 'item') return itemOf(kind).does;
  return sheetOf(table, table.vars.place[seat]!)!.does;
}

const doerOf = (table: SurvivalTable, { seat, remote }: Action): Doer => ({
  seat,
  slot: remote > 0 ? remote : table.vars.place[seat]!,
});

/** Whether the combat icon allows it; the rule if not (NEM-ACT-11). */
export const whyNotWhen = (fighting: boolean, when: When): string | null =>
  when === 'any' || (when === 'combat') === fighting ? null : 'ACT-11';

/** Whether a Room is of the kind that a card lets one use. */
function fits({ id, computer, colour }: RoomSheet, where: FreeRoom): boolean {
  switch (where) {
    case 'no-computer':
      return !computer;
    case 'computer-or-cockpit':
      return computer || id === 'cockpit';
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

/** The rule against using the Room the doer is in for free. */
function whyNotFree(table: SurvivalTable, { slot }: Doer, where: FreeRoom): string | null {
  const sheet = sheetOf(table, slot);
  if (sheet === undefined || sheet.does.length === 0) return 'ACT-17-R';
  if (where === 'broken') return table.vars.malfunction[slot] ? null : 'ACT-17-R';
  if (table.vars.malfunction[slot]) return 'MARK-11';
  return fits(sheet, where) ? null : 'CARD-GENERAL-12-R';
}

/** The rule against an effect now, or null. */
export function whyNotEffect(table: SurvivalTable, doer: Doer, effect: Effect): string | null {
  if (effect.does !== 'free-room') return ruleOf(table, effect).whyNot(table, doer, effect);
  return (
    whyNotFree(table, doer, effect.where) ?? whyNone(table, doer, sheetOf(table, doer.slot)!.does)
  );
}

/** Null if one of the effects can be done, else the rule against the first. */
export function whyNone(
  table: SurvivalTable,
  doer: Doer,
  effects: readonly Effect[],
): string | null {
  let why: string | null = 'ACT-17-R';
  for (let i = 0; i < effects.length; i++) {
    const rule = whyNotEffect(table, doer, effects[i]!);
    if (rule === null) return null;
    if (i === 0) why = rule;
  }
  return why;
}

function offerEffect(table: SurvivalTable, doer: Doer, effect: Effect, offer: Offer): void {
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
function refusing(offer: Offer, rule: string): Offer {
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

/** What an Item Action costs, with a Hand wound and the Autoloader (NEM-CARD-hand, NEM-CARD-autoloader). */
function itemCost(table: SurvivalTable, seat: Seat, kind: number, choice: Option): number {
  const wounded = hasWound(table, seat, K.hand) ? 1 : 0;
  if (choice >= 0 && codeOf(choice) === V.load.code && itemOf(kind).symbol === 'electric') {
    const weapon = weaponOf(table, seat, itemKind(V.load.value(choice, 0)));
    if (hasAutoloader(table, weapon)) return wounded;
  }
  return itemOf(kind).cost + wounded;
}

/** The least an Item Action can cost. */
export function leastItemCost(table: SurvivalTable, seat: Seat, kind: number): number {
  const rifle = table.find(Z.held + seat, K.assaultRifle);
  const free =
    itemOf(kind).symbol === 'electric' &&
    rifle >= 0 &&
    hasAutoloader(table, rifle) &&
    ammoOf(table, rifle) < capacityOf(table, rifle);
  return (free ? 0 : itemOf(kind).cost) + (hasWound(table, seat, K.hand) ? 1 : 0);
}

/** The rule against playing an Action card now, or null. */
export function whyNotPlay(
  table: SurvivalTable,
  doer: Doer,
  kind: number,
  cards: number,
): string | null {
  const { cost, when, does, reaction, needsComputer } = actionOf(kind);
  const { seat, slot } = doer;
  if (reaction) return 'ROUND-23-R';
  const rule = whyNotWhen(inCombat(table.vars, seat), when);
  if (rule !== null) return rule;
  if (cards - 1 < cost) return 'ACT-04';
  if (needsComputer && !hasComputer(table, slot) && !hasPassive(table, seat, K.holoComputer))
    return 'CARD-GENERAL-12-R';
  return whyNone(table, doer, does);
}

/** The rule against using an Item now, or null. */
export function whyNotUse(
  table: SurvivalTable,
  doer: Doer,
  kind: number,
  cards: number,
): string | null {
  const { when, does, needsComputer } = itemOf(kind);
  const { seat, slot } = doer;
  if (does.length === 0) return 'ACT-17-R';
  const rule = whyNotWhen(inCombat(table.vars, seat), when);
  if (rule !== null) return rule;
  const barred = bookOf(table).actions.whyNotItem(table, seat, kind);
  if (barred !== null) return barred;
  if (cards < leastItemCost(table, seat, kind)) return 'ACT-06';
  if (needsComputer && !hasComputer(table, slot)) return 'CARD-GENERAL-12-R';
  return whyNone(table, doer, does);
}

/** The rule against the Room Action now, or null (NEM-ACT-08, NEM-ACT-09). */
export function whyNotRoom(table: SurvivalTable, doer: Doer, cards: number): string | null {
  const { slot } = doer;
  const sheet = sheetOf(table, slot);
  if (sheet === undefined || sheet.does.length === 0) return 'ACT-17-R';
  if (table.vars.crowd[slot]! > 0) return 'ACT-09';
  if (table.vars.malfunction[slot]) return 'MARK-11';
  if (cards < (sheet.cost ?? ROOM_COST)) return 'ACT-08';
  return whyNone(table, doer, sheet.does);
}

/** Another player is asked before anything is paid, where the Action needs that. */
function consentOf(table: SurvivalTable, { seat, choice, effect }: Action): Consent | null {
  const { vars } = table;
  switch (codeOf(choice)) {
    case V['cover-other'].code:
      return {
        of: seatOf(vars, V['cover-other'].value(choice, 0)),
        rule:
          effect?.does === 'cover' && effect.both
            ? 'CARD-soldier-covering-fire'
            : 'CARD-captain-suppressive-fire',
      };
    case V['cover-both'].code:
      return {
        of: seatOf(vars, V['cover-both'].value(choice, 0)),
        rule: 'CARD-soldier-covering-fire',
      };
    default:
      return bookOf(table).actions.consentOf(table, seat, choice);
  }
}

/** Items that an Action will use up are named when it is declared, and so shown (NEM-INFO-21-R). */
function spentBy(table: SurvivalTable, seat: Seat, choice: Option): number[] {
  switch (codeOf(choice)) {
    case V.craft.code: {
      const first = findItem(table, seat, itemKind(V.craft.value(choice, 1)));
      return [first, findItem(table, seat, itemKind(V.craft.value(choice, 2)), first)];
    }
    case V['activate-with'].code:
      return [findItem(table, seat, itemKind(V['activate-with'].value(choice, 1)))];
    case V.ignite.code:
      return [findItem(table, seat, itemKind(V.ignite.value(choice, 0)))];
    default:
      return bookOf(table).actions.spentBy(table, seat, choice);
  }
}

/** A player who must agree to an Action, or may interrupt it, hears what it is, and what it uses up. */
function announce(table: SurvivalTable, { seat, source, kind, choice }: Action): void {
  table.vars.declared = { seat, source, kind, choice };
  for (const thing of spentBy(table, seat, choice)) table.reveal(thing);
}

function costOf(table: SurvivalTable, local: Action): number {
  const { source, kind, seat, choice } = local;
  if (source === 'card') return actionOf(kind).cost;
  if (source === 'item') return itemCost(table, seat, kind, choice);
  return roomCost(table, seat);
}

export const roomCost = (table: SurvivalTable, seat: Seat): number =>
  sheetOf(table, table.vars.place[seat]!)?.cost ?? ROOM_COST;

function offerChoices(table: SurvivalTable, local: Action, offer: Offer): void {
  const doer = doerOf(table, local);
  const effects = branchesOf(table, local);
  const { seat, source, kind } = local;
  if (source === 'item' && itemOf(kind).symbol === 'electric') {
    // The Autoloader may make one choice cheaper than another.
    const cards = purse(table, seat);
    const affordable: Offer = {
      explaining: offer.explaining,
      add: (option) =>
        offer.unless(cards < itemCost(table, seat, kind, option) ? 'ACT-06' : null, option),
      refuse: (option, rule) => offer.refuse(option, rule),
      unless(rule, option) {
        if (rule === null) this.add(option);
        else this.refuse(option, rule);
      },
    };
    for (const effect of effects) offerEffect(table, doer, effect, affordable);
    return;
  }
  for (const effect of effects) offerEffect(table, doer, effect, offer);
}

export const action = procedure<Action>('action').steps({
  /** The card is laid down, and cannot pay for itself (NEM-ACT-16-R); an Item is shown (NEM-INFO-17). */
  show(table, local) {
    const { seat, source, kind } = local;
    if (source === 'card') {
      local.thing = table.find(Z.hand + seat, kind);
      table.move(local.thing, Z.discard + seat);
      table.log?.tell('ACT-04', 'plays', { who: who(table, seat), card: kindRef(table, kind) });
    } else if (source === 'item') {
      table.reveal(local.thing);
      table.log?.tell('ACT-06', 'uses', {
        who: who(table, seat),
        item: kindRef(table, kind),
      });
    } else if (source === 'room') {
      const slot = table.vars.place[seat]!;
      table.log?.tell('ACT-08', 'room-action', {
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
    const option = ruleOf(table, only).plain(table, doerOf(table, local), only);
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
    if (codeOf(choice) === V.remote.code) {
      const slot = V.remote.value(choice, 0);
      local.remote = slot;
      table.log?.tell('CARD-scientist-intranet', 'remote-room', {
        who: who(table, local.seat),
        room: where(table, slot),
        slot,
      });
      return 'plain';
    }
    local.choice = choice;
    local.effect = effectOf(table, local, choice);
    announce(table, local);
    return undefined;
  },
  consent: {
    asks: (table, local) => consentOf(table, local)?.of ?? -1,
    options(_table, _local, _seat, offer) {
      offer.add(V.yes());
      offer.add(V.no());
    },
  },
  agreed(table, local) {
    if (!table.answered || codeOf(table.answer) === V.yes.code) return;
    const { of, rule } = consentOf(table, local)!;
    table.vars.declared = null;
    table.vars.refusals |= 1 << of;
    // Nothing has been done yet: the card goes back to hand.
    if (local.source === 'card') table.move(local.thing, Z.hand + local.seat);
    if (!table.vars.rushed) table.vars.actions++;
    table.log?.tell(rule, 'refuses', { who: who(table, of) });
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
    const kind = V.pay.value(table.answer, 0);
    table.move(cardCalled(table, seat, kind), Z.discard + seat);
    // Discard piles are open (NEM-ACT-02).
    table.log?.tell('ACT-02', 'pays', {
      who: who(table, seat),
      card: kindRef(table, kind),
      for: local.source,
    });
    local.owed--;
    return local.owed > 0 ? 'pay' : undefined;
  },
  window(table, { seat }) {
    table.vars.cancelled = false;
    table.call(interrupt, { of: seat, slot: table.vars.place[seat]!, next: 0 });
  },
  carryOut(table, local) {
    const { effect, choice, source, thing } = local;
    table.vars.declared = null;
    if (table.vars.cancelled) {
      table.vars.cancelled = false;
      table.log?.tell('ACT-19-R', 'cancelled', { who: who(table, local.seat) });
      const lost = source === 'item' && itemOf(local.kind).singleUse;
      if (lost && bookOf(table).variants.cancelledItemIsLost) spend(table, thing);
      return END;
    }
    const doer = doerOf(table, local);
    // Gone before it works, so that what it brings can take its place; it stays spent.
    if (source === 'item') {
      if (itemOf(local.kind).singleUse) spend(table, thing);
      else bookOf(table).hooks.itemUsed(table, thing);
    }
    ruleOf(table, effect!).run(table, doer, effect!, choice);
    return undefined;
  },
});

/** Action cards that can pay, each kind once. */
export function offerPayment(table: SurvivalTable, seat: Seat, offer: Offer): void {
  const hand = table.zone(Z.hand + seat);
  for (let i = 0; i < hand.length; i++) {
    const kind = table.kind(hand[i]!);
    if (isActionCard(kind) && isFirst(table, hand, i)) offer.add(V.pay(kind));
  }
}
