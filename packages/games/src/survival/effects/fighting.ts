/** Escapes, covering, throwing, repelling. */
import {
  codeOf,
  END,
  FIRST_SEAT,
  type Kind,
  NO_SEAT,
  type Option,
  type Seat,
  valueIn,
} from '@deadlight/engine';
import { attack, attackOn, preyIn } from '../attack.ts';
import { asSlot, FIRST_SLOT, NO_SLOT, type Slot, type Way } from '../board.ts';
import { boardOf, bookOf } from '../book.ts';
import {
  canWalk,
  cardCalled,
  handSize,
  inOrder,
  isInRoom,
  itemKind,
  itemValue,
  kindRef,
  seatOf,
  where,
  who,
} from '../crew.ts';
import { destroyEggIn, eggTargets } from '../eggs.ts';
import { drive, injure, moveOff, noRout, retreat } from '../injuries.ts';
import { intrudersIn, isEngaged, isKnown, moveAll, wayTo } from '../intruders.ts';
import { addAmmo, ammoOf, weaponOf } from '../items.ts';
import { EVENT } from '../log-events.ts';
import { addFire } from '../markers.ts';
import { walk, walkOf } from '../move.ts';
import { noiseRoll } from '../noise.ts';
import { discardCalled } from '../pass.ts';
import type { WhyNot } from '../rule-names.ts';
import { isActionCard, itemOf, KIND } from '../things.ts';
import { CLOSED, procedure, type SurvivalOffer, type SurvivalTable } from '../vars.ts';
import { LYING_EGGS, NEST_EGGS, VERB } from '../words.ts';
import { suffer } from '../wounds.ts';
import { ZONE } from '../zones.ts';
import { drawAfter } from './draw.ts';
import { effectRule } from './rule.ts';

/** The neighbouring Rooms a Character can walk to. */
export function offerWays(
  table: SurvivalTable,
  slot: Slot,
  option: (to: Slot) => Option,
  offer: SurvivalOffer,
): void {
  for (const to of boardOf(table).neighbours[slot]!)
    offer.unless(canWalk(table, slot, to) ? null : 'closed-door', option(to));
}

export const hasWay = (table: SurvivalTable, slot: Slot): boolean =>
  boardOf(table).neighbours[slot]!.some((to) => canWalk(table, slot, to));

/** Weapons in hand with ammo to spend, each kind once. */
function loadedWeapons(table: SurvivalTable, seat: Seat): Kind[] {
  const kinds: Kind[] = [];
  for (const thing of table.zone(ZONE.held(seat))) {
    const kind = table.kind(thing);
    if (itemOf(kind).weapon && ammoOf(table, thing) > 0 && !kinds.includes(kind)) kinds.push(kind);
  }
  return kinds;
}

interface Cover {
  readonly seat: Seat;
  /** The other Character that goes, or -1. */
  readonly other: Seat;
  /** The Room that was named, or 0: the other chooses. */
  readonly to: Slot;
}

const walkTo = (table: SurvivalTable, seat: Seat, to: Slot): void =>
  table.call(walk, walkOf(seat, to));

/** One ammo, and the Characters that are covered leave without being attacked, one after the other or together (NEM-MOVE-14-R, LCK-MOVE-14-R). */
export const covered = procedure<Cover>('cover').steps({
  ammo: {
    asks: (table, { seat }) => (loadedWeapons(table, seat).length > 1 ? seat : NO_SEAT),
    options(table, _local, seat, offer) {
      for (const kind of loadedWeapons(table, seat)) offer.add(VERB['fire-off'](itemValue(kind)));
    },
  },
  first(table, { seat, other, to }) {
    const kind = table.answered
      ? itemKind(VERB['fire-off'].value(table.answer, 0))
      : loadedWeapons(table, seat)[0]!;
    const weapon = weaponOf(table, seat, kind);
    addAmmo(table, weapon, -1);
    table.log?.tell('shot-fired', EVENT.covers, {
      who: who(table, seat),
      weapon: kindRef(table, 'item', kind),
      ammo: ammoOf(table, weapon),
    });
    const along = other >= 0 && bookOf(table).variants.enterTogether;
    if (to > 0) table.call(walk, walkOf(seat, to, { other: along ? other : NO_SEAT }));
    return along && to > 0 ? END : undefined;
  },
  choose: {
    asks: (table, { other, to }) =>
      to === 0 && other >= 0 && isInRoom(table.vars, other) ? other : NO_SEAT,
    options: (table, _local, other, offer) =>
      offerWays(table, table.vars.place[other]!, VERB.escape, offer),
  },
  // NEM-MOVE-14-R
  second(table, { other, to }) {
    if (other < 0) return;
    const goal =
      to > 0 ? to : table.answered ? asSlot(VERB.escape.value(table.answer, 0)) : NO_SLOT;
    if (goal > 0) walkTo(table, other, goal);
  },
});

interface Thrown {
  readonly seat: Seat;
  readonly slot: Slot;
  readonly target: number;
  readonly injuries: number;
  readonly others: number;
  readonly eggs: number;
  readonly fire: boolean;
  /** How many Characters, in order, have been hit. */
  next: number;
}

/** A grenade or Molotov Cocktail goes off (NEM-CARD-GENERAL-10-R, NEM-ROOM-NEST-06). */
export const blast = procedure<Thrown>('blast').steps({
  land(table, { seat, slot, target, injuries, others, eggs, fire }) {
    table.log?.tell('item-thrown', EVENT.thrown, {
      target,
      room: where(table, slot),
      slot,
    });
    if (fire && !addFire(table, slot)) return END;
    const by = fire ? 'fire' : 'other';
    const there = intrudersIn(table.vars, slot);
    const rout = noRout();
    if (target >= LYING_EGGS) for (let i = 0; i < eggs; i++) destroyEggIn(table, slot, target);
    else injure(table, target, injuries, by, seat, rout);
    for (const figure of there)
      if (figure !== target) injure(table, figure, others, by, seat, rout);
    moveOff(table, rout);
    return undefined;
  },
  wound(table, local) {
    while (local.next < table.state.seats) {
      const seat = inOrder(table, local.next++);
      if (table.vars.place[seat] !== local.slot) continue;
      table.call(suffer, { seat, light: 0, serious: 1, cause: 'explosion' });
      return 'wound';
    }
    return undefined;
  },
  /** Each attempt on Eggs is heard, where the thrower stands (NEM-ROOM-NEST-07, NEM-ROOM-NEST-13-R). */
  after(table, { seat, slot, target }) {
    bookOf(table).hooks.checkLast(table);
    const near = table.vars.place[seat] === slot || bookOf(table).variants.throwsAreHeardAfar;
    if (target >= LYING_EGGS && near && isInRoom(table.vars, seat))
      table.call(noiseRoll, { seat, roll: 0 });
  },
});

/** Rooms in reach of a throw: the thrower's, and neighbours not behind a closed Door. */
function eachThrow(
  table: SurvivalTable,
  seat: Seat,
  call: (slot: Slot, target: number) => void,
): void {
  const here = table.vars.place[seat]!;
  const visit = (slot: Slot): void => {
    if (table.vars.crowd[slot]! > 0)
      for (const figure of intrudersIn(table.vars, slot)) call(slot, figure);
    const eggs = eggTargets(table, slot);
    if (eggs & 1) call(slot, LYING_EGGS);
    if (eggs & 2) call(slot, NEST_EGGS);
  };
  visit(here);
  for (const slot of boardOf(table).neighbours[here]!) if (canWalk(table, here, slot)) visit(slot);
}

interface Smoke {
  readonly seat: Seat;
  readonly slot: Slot;
  readonly to: Slot;
  next: number;
}

/** Everybody else in the Room discards an Action card, then the thrower is gone (NEM-CARD-smoke-grenade). */
export const smoke = procedure<Smoke>('smoke').steps({
  look(table, local) {
    for (; local.next < table.state.seats; local.next++) {
      const other = inOrder(table, local.next);
      if (other === local.seat || table.vars.place[other] !== local.slot) continue;
      if (handSize(table, other) > 0) return;
    }
    return 'go';
  },
  /** Asked of everyone with cards, for the others cannot know whether one is an Action card. */
  discard: {
    asks: (table, { next }) => inOrder(table, next),
    options(table, _local, seat, offer) {
      let any = false;
      const hand = table.zone(ZONE.hand(seat));
      for (const thing of hand) {
        const kind = table.kind(thing);
        if (!isActionCard(kind) || cardCalled(table, seat, kind) !== thing) continue;
        offer.add(VERB.discard(kind));
        any = true;
      }
      if (!any) offer.add(VERB.done());
    },
  },
  discarded(table, local) {
    if (codeOf(table.answer) === VERB.discard.code) {
      const other = inOrder(table, local.next);
      discardCalled(table, other, table.answer);
      table.log?.tell('smoke-thrown', EVENT.discards, { who: who(table, other) });
    }
    local.next++;
    return 'look';
  },
  go(table, { seat, to }) {
    walkTo(table, seat, to);
  },
});

interface Lure {
  readonly to: Slot;
  /** Intruders that will leave, and the ways they take. */
  readonly figures: number[];
  readonly ways: Way[];
  /** Those among them that attack first. */
  readonly attackers: number[];
}

/** A Decoy: those in combat attack once, then all come at the same time. */
export const lured = procedure<Lure>('decoy').steps({
  attacks(table, { attackers }) {
    while (attackers.length > 0) {
      const figure = attackers.shift()!;
      const slot = table.vars.at[figure]!;
      const seat = slot > 0 ? preyIn(table, slot) : NO_SEAT;
      if (seat < 0) continue;
      table.call(attack, attackOn(figure, seat));
      return 'attacks';
    }
    return undefined;
  },
  come(table, { figures, ways, to }) {
    const still = figures
      .map((figure, i) => ({ figure, way: ways[i]! }))
      .filter(({ figure }) => table.vars.at[figure]! > 0 && table.vars.at[figure] !== to);
    moveAll(
      table,
      still.map(({ figure }) => figure),
      still.map(({ way }) => way),
    );
  },
});

/** Calls back for each Intruder that a Decoy in a Room would draw, with the way it takes. */
function eachLured(
  table: SurvivalTable,
  seat: Seat,
  to: Slot,
  call: (figure: number, way: Way) => void,
): void {
  const { vars } = table;
  const board = boardOf(table);
  const here = vars.place[seat]!;
  const own = vars.options.decoyReach === 'ownNeighbours';
  const near = board.neighbours[own ? here : to]!;
  for (let slot = FIRST_SLOT; slot <= board.slots; slot++) {
    if (slot === to || vars.crowd[slot] === 0) continue;
    if (!near.includes(slot) && !(own && slot === here)) continue;
    const way = wayTo(table, slot, to);
    if (way >= 0) for (const figure of intrudersIn(vars, slot)) call(figure, way);
  }
}

/** The rule against a Decoy in a neighbouring Room, or null. */
function whyNotLure(table: SurvivalTable, seat: Seat, slot: Slot, to: Slot): WhyNot | null {
  if (!canWalk(table, slot, to)) return 'lure-out-of-reach';
  let any = false;
  eachLured(table, seat, to, () => {
    any = true;
  });
  return any ? null : 'nothing-to-gain';
}

function lure(table: SurvivalTable, seat: Seat, to: Slot): void {
  const { vars } = table;
  const local: Lure = { to, figures: [], ways: [], attackers: [] };
  eachLured(table, seat, to, (figure, way) => {
    local.figures.push(figure);
    local.ways.push(way);
    if (vars.door[way] !== CLOSED && isEngaged(vars, figure)) local.attackers.push(figure);
  });
  const order = (figure: number): number => {
    for (let step = 0; step < table.state.seats; step++)
      if (vars.place[inOrder(table, step)] === vars.at[figure]) return step;
    return table.state.seats;
  };
  // Rooms in the order of the Characters in them (NEM-ATK-10-R); within a Room they are in order already.
  local.attackers.sort((a, b) => order(a) - order(b));
  table.call(lured, local);
}

/**
 // NEM-CARD-GENERAL-11-R
 * Intruders are driven off, each by an Event card of its own, all at the same time; with their Weakness
 * known they are hurt where they end up (NEM-ROOM-FIRECONTROL-03-R, NEM-CARD-susceptibility-to-phosphates).
 */
export function extinguishAt(table: SurvivalTable, figures: readonly number[], seat: Seat): void {
  const away = noRout();
  for (const figure of figures) drive(table, figure, away);
  moveOff(table, away);
  if (!isKnown(table, 'susceptibility-to-phosphates', seat)) return;
  const again = noRout();
  for (const figure of figures)
    if (table.vars.at[figure]! > 0) injure(table, figure, 1, 'other', seat, again);
  moveOff(table, again);
}

/**
 * A hand that can be struck from somebody: not empty, and for the Sentry's card not too large. That
 * card may still be in the player's own hand; nobody can look into another's.
 */
function canStun(
  table: SurvivalTable,
  by: Seat,
  seat: Seat,
  atMost = Number.POSITIVE_INFINITY,
): boolean {
  const inHand = by === seat && table.find(ZONE.hand(seat), KIND.stun) >= 0;
  const size = handSize(table, seat) - (inHand ? 1 : 0);
  return size > 0 && size <= atMost;
}

export const fightingEffects = {
  escape: effectRule('escape', {
    whyNot: (table, { slot }) => (hasWay(table, slot) ? null : 'closed-door'),
    offer: (table, { slot }, _effect, offer) => offerWays(table, slot, VERB.escape, offer),
    run(table, { seat }, { thenDraw }, choice) {
      table.call(drawAfter, { seat, cards: thenDraw });
      const to = asSlot(VERB.escape.value(choice, 0));
      table.call(walk, walkOf(seat, to, { attacked: true }));
    },
  }),
  cover: effectRule('cover', {
    whyNot(table, { seat, slot }) {
      if (loadedWeapons(table, seat).length === 0) return 'no-loaded-weapon';
      return hasWay(table, slot) ? null : 'closed-door';
    },
    offer(table, { seat, slot }, { both }, offer) {
      const { vars } = table;
      offerWays(table, slot, VERB['cover-me'], offer);
      for (let other = FIRST_SEAT; other < table.state.seats; other++) {
        if (other === seat || vars.place[other] !== slot) continue;
        const character = vars.character[other]!;
        const agrees = (vars.refusals & (1 << other)) === 0;
        const rule = agrees
          ? null
          : both
            ? 'escape-together-under-fire cover'
            : 'escape-under-fire cover';
        offer.unless(rule, VERB['cover-other'](character));
        if (both)
          for (const to of boardOf(table).neighbours[slot]!)
            if (canWalk(table, slot, to)) offer.unless(rule, VERB['cover-both'](character, to));
      }
    },
    run(table, { seat }, _effect, choice) {
      const code = codeOf(choice);
      if (code === VERB['cover-me'].code)
        table.call(covered, {
          seat,
          other: NO_SEAT,
          to: asSlot(VERB['cover-me'].value(choice, 0)),
        });
      else {
        const other = seatOf(table.vars, valueIn(table.game, choice, 0));
        const both = code === VERB['cover-both'].code;
        table.call(covered, {
          seat,
          other,
          to: both ? asSlot(VERB['cover-both'].value(choice, 1)) : NO_SLOT,
        });
      }
    },
  }),
  throw: effectRule('throw', {
    whyNot(table, { seat }) {
      let any = false;
      eachThrow(table, seat, () => {
        any = true;
      });
      return any ? null : 'no-target-in-reach';
    },
    offer: (table, { seat }, _effect, offer) =>
      eachThrow(table, seat, (slot, target) => offer.add(VERB.throw(slot, target))),
    run(table, { seat }, { target: injuries, others, eggs, fire }, choice) {
      const slot = asSlot(VERB.throw.value(choice, 0));
      const target = VERB.throw.value(choice, 1);
      table.call(blast, { seat, slot, target, injuries, others, eggs, fire, next: 0 });
    },
  }),
  // LCK-CRAFT-12-R
  shock: effectRule('shock', {
    whyNot: (table, { slot }) => (table.vars.crowd[slot]! > 0 ? null : 'nothing-to-gain'),
    offer(table, { slot }, _effect, offer) {
      for (const figure of intrudersIn(table.vars, slot)) offer.add(VERB.shock(figure));
    },
    run(table, { seat }, _effect, choice) {
      const figure = VERB.shock.value(choice, 0);
      // It retreats once, even if the check itself made it retreat (NEM-CARD-taser).
      if (injure(table, figure, 1, 'other', seat) === 'alive') retreat(table, figure);
    },
  }),
  stun: effectRule('stun', {
    whyNot(table, { seat: by, slot }, { atMost }) {
      for (let seat = FIRST_SEAT; seat < table.state.seats; seat++)
        if (table.vars.place[seat] === slot && canStun(table, by, seat, atMost)) return null;
      return 'nothing-to-gain';
    },
    offer(table, { seat: by, slot }, { atMost }, offer) {
      for (let seat = FIRST_SEAT; seat < table.state.seats; seat++)
        if (table.vars.place[seat] === slot)
          offer.unless(
            canStun(table, by, seat, atMost) ? null : 'nothing-to-gain',
            VERB.stun(table.vars.character[seat]!),
          );
    },
    run(table, _doer, { atMost }, choice) {
      const other = seatOf(table.vars, VERB.stun.value(choice, 0));
      const hand = table.zone(ZONE.hand(other));
      while (hand.length > 0) table.move(hand[hand.length - 1]!, ZONE.discard(other));
      // The Taser stuns anyone, the card only those with few cards (LCK-CARD-stun).
      const rule = atMost === undefined ? 'anyone-stunned' : 'weak-hand-stunned';
      table.log?.tell(rule, EVENT.stunned, { who: who(table, other) });
    },
  }),
  repel: effectRule('repel', {
    whyNot: (table, { slot }) => (table.vars.crowd[slot]! > 0 ? null : 'nothing-to-gain'),
    offer(table, { slot }, _effect, offer) {
      for (const figure of intrudersIn(table.vars, slot)) offer.add(VERB.repel(figure));
    },
    run(table, { seat }, _effect, choice) {
      const figure = VERB.repel.value(choice, 0);
      table.log?.tell('intruder-driven-off', EVENT.repelled, { figure });
      extinguishAt(table, [figure], seat);
    },
  }),
  smoke: effectRule('smoke', {
    whyNot: (table, { slot }) => (hasWay(table, slot) ? null : 'closed-door'),
    offer: (table, { slot }, _effect, offer) => offerWays(table, slot, VERB.smoke, offer),
    run(table, { seat, slot }, _effect, choice) {
      table.call(smoke, { seat, slot, to: asSlot(VERB.smoke.value(choice, 0)), next: 0 });
    },
  }),
  lure: effectRule('lure', {
    whyNot(table, { seat, slot }) {
      let why: WhyNot | null = 'nothing-to-gain';
      for (const to of boardOf(table).neighbours[slot]!) {
        why = whyNotLure(table, seat, slot, to);
        if (why === null) return null;
      }
      return why;
    },
    offer(table, { seat, slot }, _effect, offer) {
      for (const to of boardOf(table).neighbours[slot]!)
        offer.unless(whyNotLure(table, seat, slot, to), VERB.lure(to));
    },
    run: (table, { seat }, _effect, choice) =>
      lure(table, seat, asSlot(VERB.lure.value(choice, 0))),
  }),
};
