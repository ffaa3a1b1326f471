/** The Rooms of the facility. */

import {
  codeOf,
  END,
  NO_SEAT,
  NO_THING,
  type Seat,
  seatsWhere,
  type Thing,
  valueIn,
} from '@deadlight/engine';
import { RECIPES } from '../packs/items.ts';
import { attack, attackOn } from '../survival/attack.ts';
import { asSlot, FIRST_SLOT, NO_SLOT, NO_WAY, networkWay, type Slot } from '../survival/board.ts';
import { boardOf, bookOf } from '../survival/book.ts';
import { remove, scan } from '../survival/contamination.ts';
import {
  findItem,
  inOrder,
  isAboard,
  itemKind,
  itemsOf,
  itemValue,
  kindRef,
  sheetOf,
  where,
  who,
} from '../survival/crew.ts';
import { contaminationIn, drawAttack } from '../survival/decks.ts';
import { decompress } from '../survival/effects/markers.ts';
import { effectRule, plainly } from '../survival/effects/rule.ts';
import { gain } from '../survival/gain.ts';
import { injure, moveOff, noRout, type Rout } from '../survival/injuries.ts';
import { intrudersIn } from '../survival/intruders.ts';
import { addAmmo, capacityOf, isWeapon, spend } from '../survival/items.ts';
import { addMalfunction, canBreak, doorsLeft, putOut } from '../survival/markers.ts';
import { enter } from '../survival/move.ts';
import type { WhyNot } from '../survival/rule-names.ts';
import { item, itemOf, modelOf } from '../survival/things.ts';
import {
  CLOSED,
  DESTROYED,
  procedure,
  type SurvivalOffer,
  type SurvivalTable,
} from '../survival/vars.ts';
import { suffer } from '../survival/wounds.ts';
import { ZONE } from '../survival/zones.ts';
import { checkLast } from './ending.ts';
import { ELEVATOR, facilityOf } from './facility.ts';
import { forgoItem } from './forgo-item.ts';
import { tooIgnorant } from './lacking.ts';
import { EVENT } from './log-events.ts';
import { placeRef, setPower } from './power.ts';
import { ADULTS, WITHDRAW } from './shadow.ts';
import { VERB } from './words.ts';

/** A copy of a Crafted Item that is still in the supply, or -1. */
const available = (table: SurvivalTable, model: string): Thing =>
  table.zone(ZONE.crafted).find((thing) => modelOf(table.kind(thing)) === model) ?? NO_THING;

/** Takes a Crafted Item from the supply; a weapon comes full (LCK-ITEM-22-R). */
function takeCrafted(table: SurvivalTable, seat: Seat, thing: Thing): void {
  if (isWeapon(table, thing)) addAmmo(table, thing, capacityOf(table, thing));
  table.log?.tell('LCK-CRAFT-05', EVENT['takes-crafted'], {
    who: who(table, seat),
    item: kindRef(table, 'item', table.kind(thing)),
  });
  gain(table, seat, thing);
  table.forget(thing);
}

/** Other explored Rooms with an entrance to the technical corridors; zones are none (LCK-ROOM-CAVE-01-D, LCK-ALT-18). */
function caves(table: SurvivalTable, slot: Slot): number[] {
  const board = boardOf(table);
  const technical = networkWay(board, 0);
  // The Cave Entrance is one wherever it lies.
  if (sheetOf(table, slot)?.id !== 'cave-entrance' && !board.networksOf[slot]!.includes(technical))
    return [];
  return board.ends[technical]!.filter((to) => to !== slot && table.vars.rooms[to]! >= 0);
}

interface Crawl {
  readonly seat: Seat;
  readonly to: Slot;
  readonly attack: boolean;
  due: boolean;
}

/** Through the caves; an Adult in the dark may be waiting, then comes the usual Noise roll (LCK-ROOM-CAVE-03-R to LCK-ROOM-CAVE-05-R). */
export const crawling = procedure<Crawl>('caves').steps({
  attack(table, { seat, to, attack: attacked }) {
    if (!attacked) return;
    // The attack comes in the destination, before anything else is looked at there.
    table.vars.place[seat] = to;
    table.log?.tell('LCK-ROOM-CAVE-04-R', EVENT.crawls, {
      who: who(table, seat),
      room: where(table, to),
      slot: to,
    });
    // LCK-ROOM-CAVE-02
    const card = drawAttack(table);
    table.call(caveAttack, { seat, card });
  },
  go(table, { seat, to }) {
    if (!isAboard(table.vars, seat)) return END;
    table.vars.place[seat] = NO_SLOT;
    table.call(enter, {
      seat,
      other: NO_SEAT,
      to,
      way: NO_WAY,
      noise: 'roll',
      exit: 0,
      due: false,
    });
    return undefined;
  },
});

/** An Attack card as from an Adult in the dark, with no figure on the board (LCK-TECH-11-R). */
export const caveAttack = procedure<{ readonly seat: Seat; readonly card: Thing }>(
  'cave-attack',
).steps({
  strike(table, { seat, card }) {
    const { at, place } = table.vars;
    // A figure, best one from the supply, stands for it while it attacks; it never counts as being there.
    const shadow = ADULTS.find((figure) => at[figure] === 0) ?? ADULTS[0]!;
    table.call(withdraw, { figure: shadow, to: at[shadow]! });
    at[shadow] = place[seat]!;
    table.call(attack, { ...attackOn(shadow, seat, 'usual', card), dark: true });
  },
});

export const withdraw = procedure<{ readonly figure: number; readonly to: Slot }>(WITHDRAW).steps({
  go(table, { figure, to }) {
    table.vars.at[figure] = to;
    table.log?.tell('LCK-TECH-11-R', EVENT['cave-gone'], {});
  },
});

interface Defend {
  readonly seat: Seat;
  readonly slot: Slot;
  /** Intruders that have been hit, and those of them that will retreat. */
  readonly hit: number[];
  readonly rout: Rout;
  next: number;
}

const unhit = (table: SurvivalTable, { slot, hit }: Defend): number[] =>
  intrudersIn(table.vars, slot).filter((figure) => !hit.includes(figure));

/** One injury for every Intruder, one Serious Wound for every Character (LCK-ROOM-DEFENSE-01, LCK-ROOM-DEFENSE-04-R). */
export const defending = procedure<Defend>('defend').steps({
  // LCK-ROOM-DEFENSE-03-R
  fire: (table, { slot }) => (addMalfunction(table, slot) ? undefined : END),
  /** The acting player says in which order the Intruders are hit (LCK-ROOM-DEFENSE-04-R). */
  aim: {
    asks: (table, local) => (unhit(table, local).length > 1 ? local.seat : NO_SEAT),
    options(table, local, _seat, offer) {
      for (const figure of unhit(table, local)) offer.add(VERB['fire-at'](figure));
    },
  },
  hit(table, local) {
    const left = unhit(table, local);
    if (left.length === 0) {
      moveOff(table, local.rout);
      return undefined;
    }
    const figure = table.answered ? VERB['fire-at'].value(table.answer, 0) : left[0]!;
    local.hit.push(figure);
    injure(table, figure, 1, 'other', local.seat, local.rout);
    return 'aim';
  },
  wound(table, local) {
    while (local.next < table.state.seats) {
      const seat = inOrder(table, local.next++);
      if (table.vars.place[seat] !== local.slot) continue;
      table.call(suffer, { seat, light: 0, serious: 1, cause: 'defence' });
      return 'wound';
    }
    checkLast(table);
    return undefined;
  },
});

/** Rooms that the defences can fire on. */
const targets = (table: SurvivalTable): number[] =>
  table.vars.crowd.flatMap((count, slot) =>
    count > 0 && !table.vars.malfunction[slot] ? [slot] : [],
  );

/** The acting player, then all in order. */
const crafter = (table: SurvivalTable, { seat, next }: { seat: Seat; next: number }): Seat =>
  next === 0 ? seat : inOrder(table, next - 1);

/** Crafts with one component less, everyone in the Room in turn (LCK-ROOM-REPOSITORY-01-D to LCK-ROOM-REPOSITORY-03-R). */
export const repository = procedure<{ readonly seat: Seat; readonly slot: Slot; next: number }>(
  'repository',
).steps({
  look(table, local) {
    for (; local.next <= table.state.seats; local.next++) {
      const seat = crafter(table, local);
      // The acting player came first.
      if (local.next > 0 && seat === local.seat) continue;
      if (table.vars.place[seat] === local.slot && table.zone(ZONE.inventory(seat)).length > 0)
        return;
    }
    const last = table.log?.entries.findLast(
      ({ what }) => what === EVENT['takes-crafted'].name || what === EVENT['room-action'].name,
    );
    if (last?.what === EVENT['room-action'].name)
      table.log?.tell('LCK-ROOM-REPOSITORY-01-D', EVENT['crafts-nothing']);
    return END;
  },
  craft: {
    asks: (table, local) => crafter(table, local),
    options(table, _local, seat, offer) {
      offerOneComponent(table, seat, offer);
      offer.add(VERB.no());
    },
  },
  crafted(table, local) {
    const seat = crafter(table, local);
    local.next++;
    if (codeOf(table.answer) === VERB['craft-from'].code) {
      const from = findItem(table, seat, itemKind(VERB['craft-from'].value(table.answer, 1)));
      spend(table, from);
      table.log?.tell('LCK-ROOM-REPOSITORY-01-D', EVENT['item-spent'], {
        who: who(table, seat),
        item: kindRef(table, 'item', table.kind(from)),
      });
      const kind = itemKind(VERB['craft-from'].value(table.answer, 0));
      takeCrafted(table, seat, available(table, modelOf(kind)));
    }
    return 'look';
  },
});

/** Whether a player has a component, and what is made of it is there. */
const canCraft = (table: SurvivalTable, seat: Seat): boolean =>
  RECIPES.some(
    ({ makes, of }) =>
      itemOf(item(makes)).from !== 'ship' &&
      available(table, makes) >= 0 &&
      itemsOf(table, seat).some((kind) => of.some((symbol) => symbol === itemOf(kind).symbol)),
  );

function offerOneComponent(table: SurvivalTable, seat: Seat, offer: SurvivalOffer): void {
  for (const { makes, of } of RECIPES) {
    if (itemOf(item(makes)).from === 'ship' || available(table, makes) < 0) continue;
    for (const kind of itemsOf(table, seat)) {
      const { symbol } = itemOf(kind);
      if (symbol !== undefined && of.includes(symbol))
        offer.add(VERB['craft-from'](itemValue(item(makes)), itemValue(kind)));
    }
  }
}

interface Backup {
  readonly seat: Seat;
  /** Places that still need a token, and tokens not yet placed. */
  place: number;
  readonly tokens: number[];
}

/** Power comes back to the two lowest tokens, and all are laid out again (LCK-ROOM-BACKUP-01 to LCK-ROOM-BACKUP-04-R). */
export const backupPower = procedure<Backup>('backup-power').steps({
  wake(table, local) {
    const facility = facilityOf(table);
    if (facility.powered.filter(Boolean).length < 3)
      for (let number = 1; number <= ELEVATOR; number++)
        setPower(table, facility.power.indexOf(number), number <= 2);
    local.tokens.push(1, 2, 3, 4);
    local.place = 1;
  },
  choose: {
    asks: (_table, { seat, place }) => (place <= ELEVATOR ? seat : NO_SEAT),
    options(_table, { place, tokens }, _seat, offer) {
      for (const number of tokens) offer.add(VERB['place-power'](number, place));
    },
  },
  placed(table, local) {
    if (!table.answered) {
      const facility = facilityOf(table);
      if (!facility.timeActive) table.log?.tell('LCK-ROOM-BACKUP-03', EVENT['time-active']);
      facility.timeActive = true;
      return END;
    }
    const number = VERB['place-power'].value(table.answer, 0);
    facilityOf(table).power[local.place] = number;
    local.tokens.splice(local.tokens.indexOf(number), 1);
    table.log?.tell('LCK-ROOM-BACKUP-02', EVENT['power-placed'], {
      number,
      place: placeRef(local.place),
    });
    local.place++;
    return 'choose';
  },
});

/** Rooms that can be emptied of air: an entrance, no Door destroyed, and Doors enough (LCK-ROOM-VENT-01, LCK-ROOM-VENT-04-R). */
function whyNotDepressurise(table: SurvivalTable, slot: Slot): WhyNot | null {
  const board = boardOf(table);
  if (!board.networksOf[slot]!.includes(networkWay(board, 0))) return 'LCK-ROOM-VENT-01 entrance';
  const doors = board.corridorsOf[slot]!.map((way) => table.vars.door[way]!);
  if (doors.includes(DESTROYED)) return 'LCK-ROOM-VENT-01 door';
  const open = doors.filter((state) => state !== CLOSED).length;
  const elsewhere =
    table.vars.door.filter((state) => state === CLOSED).length - (doors.length - open);
  return open <= doorsLeft(table) + elsewhere ? null : 'LCK-ROOM-VENT-04-R';
}

export const roomEffects = {
  vents: effectRule('vents', {
    whyNot(table, { slot }, { attack: attacked }) {
      if (caves(table, slot).length > 0) return null;
      if (sheetOf(table, slot)?.id === 'cave-entrance') return 'LCK-ROOM-CAVE-01-D';
      return attacked ? 'LCK-CARD-vents' : 'LCK-CARD-cave-plans';
    },
    offer(table, { slot }, _effect, offer) {
      for (const to of caves(table, slot)) offer.add(VERB.vents(to));
    },
    run: (table, { seat }, { attack: attacked }, choice) =>
      table.call(crawling, {
        seat,
        to: asSlot(VERB.vents.value(choice, 0)),
        attack: attacked,
        due: false,
      }),
  }),
  // LCK-ROOM-DECON-02-R
  decontaminate: effectRule('decontaminate', {
    ...plainly(VERB.decontaminate()),
    whyNot: () => null,
    run(table, { seat }) {
      let removed = 0;
      for (const card of contaminationIn(table, ZONE.hand(seat)))
        if (scan(table, seat, card)) {
          remove(table, card);
          removed++;
        }
      const larva = table.vars.larva[seat] ? 'yes' : 'no';
      table.vars.larva[seat] = false;
      if (table.vars.slime[seat]) bookOf(table).hooks.cleared(table, seat, 'slime');
      table.vars.slime[seat] = false;
      table.log?.tell('LCK-ROOM-DECON-01', EVENT.purged, { who: who(table, seat), removed, larva });
    },
  }),
  'take-crafted': effectRule('take-crafted', {
    whyNot(table, { seat, slot }, { items, colour, knowledge, free }) {
      if (colour !== undefined && sheetOf(table, slot)?.colour !== colour)
        return 'LCK-CARD-jury-rigging';
      const ignorant = tooIgnorant(table, seat, knowledge ?? 0, 'LCK-ROOM-TESTLAB-01');
      if (ignorant !== null) return ignorant;
      if (!free && table.vars.items[slot]! <= 0)
        return colour === undefined ? 'LCK-ROOM-GUARD-03-R' : 'LCK-CARD-jury-rigging';
      // LCK-ROOM-TESTLAB-02-R
      return items.some((id) => available(table, id) >= 0) ? null : 'LCK-CRAFT-05';
    },
    offer(table, _doer, { items }, offer) {
      for (const id of items)
        offer.unless(
          available(table, id) >= 0 ? null : 'LCK-CRAFT-05',
          VERB['take-crafted'](itemValue(item(id))),
        );
    },
    run(table, { seat, slot }, { free }, choice) {
      // LCK-ROOM-GUARD-02
      if (!free) forgoItem(table, seat, slot, 'LCK-ROOM-GUARD-02');
      const kind = itemKind(VERB['take-crafted'].value(choice, 0));
      takeCrafted(table, seat, available(table, modelOf(kind)));
    },
  }),
  defend: effectRule('defend', {
    whyNot(table, { slot }) {
      const all = targets(table);
      if (all.length === 0) return 'LCK-ROOM-DEFENSE-01';
      // The target gets its own marker: a Room cannot break itself to hit itself.
      const breaks = canBreak(table, slot) && all.some((target) => target !== slot);
      return breaks || table.vars.items[slot]! > 0 ? null : 'LCK-ROOM-DEFENSE-02-R';
    },
    offer(table, { slot }, _effect, offer) {
      for (const target of targets(table)) {
        if (canBreak(table, slot) && target !== slot)
          offer.add(VERB['defend-by-malfunction'](target));
        if (table.vars.items[slot]! > 0) offer.add(VERB['defend-by-items'](target));
      }
    },
    run(table, { seat, slot }, _effect, choice) {
      const target = asSlot(valueIn(table.game, choice, 0));
      const byItems = codeOf(choice) === VERB['defend-by-items'].code;
      table.log?.tell('LCK-ROOM-DEFENSE-01', EVENT.defends, {
        who: who(table, seat),
        by: byItems ? 'items' : 'malfunction',
        room: where(table, target),
        slot: target,
      });
      if (byItems) forgoItem(table, seat, slot, 'LCK-ROOM-DEFENSE-01');
      else if (!addMalfunction(table, slot)) return;
      table.call(defending, { seat, slot: target, hit: [], rout: noRout(), next: 0 });
    },
  }),
  repository: effectRule('repository', {
    ...plainly(VERB.repository()),
    /** What the others could craft is secret: any Item of theirs will do (LCK-ACT-26-R). */
    whyNot(table, { seat, slot }) {
      const { place } = table.vars;
      const others = seatsWhere(
        place,
        (at, other) =>
          at === slot && other !== seat && table.zone(ZONE.inventory(other)).length > 0,
      );
      return others.length > 0 || canCraft(table, seat) ? null : 'nothing-to-gain';
    },
    run: (table, { seat, slot }) => table.call(repository, { seat, slot, next: 0 }),
  }),
  // LCK-ROOM-BACKUP-05-R
  'backup-power': effectRule('backup-power', {
    ...plainly(VERB['backup-power']()),
    whyNot: () => null,
    run: (table, { seat }) => table.call(backupPower, { seat, place: 0, tokens: [] }),
  }),
  depressurise: effectRule('depressurise', {
    whyNot(table) {
      if (table.vars.decompression > 0) return 'LCK-ROOM-VENT-07-R';
      for (let slot = FIRST_SLOT; slot <= boardOf(table).slots; slot++)
        if (whyNotDepressurise(table, slot) === null) return null;
      return 'LCK-ROOM-VENT-01 none';
    },
    offer(table, _doer, _effect, offer) {
      for (let slot = FIRST_SLOT; slot <= boardOf(table).slots; slot++)
        offer.unless(whyNotDepressurise(table, slot), VERB.depressurise(slot));
    },
    run(table, { seat }, _effect, choice) {
      const to = asSlot(VERB.depressurise.value(choice, 0));
      table.log?.tell('LCK-ROOM-VENT-01', EVENT['vents-open'], {
        who: who(table, seat),
        room: where(table, to),
        slot: to,
      });
      if (putOut(table, to, 'LCK-ROOM-VENT-01')) bookOf(table).hooks.cleared(table, seat, 'fire');
      table.call(decompress, { seat, to });
    },
  }),
};
