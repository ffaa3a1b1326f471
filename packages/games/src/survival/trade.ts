/** Trading: offers between all who are in the Room, until the one who opened it closes it. */

import { asSeen, codeOf, END, FIRST_SEAT, ref, type Seat, type Thing } from '@deadlight/engine';
import type { Slot } from './board.ts';
import {
  carried,
  crewIn,
  handSlotLimit,
  handSlotsUsed,
  itemKind,
  itemValue,
  seatOf,
  who,
} from './crew.ts';
import { makeRoom } from './hands.ts';
import { mountParts, withParts } from './items.ts';
import { EVENT } from './log-events.ts';
import { take } from './objects.ts';
import { itemOf } from './things.ts';
import { procedure, type SurvivalOffer, type SurvivalTable } from './vars.ts';
import { DOMAIN, OBJECTS, VERB } from './words.ts';
import { ZONE } from './zones.ts';

/** A trade that goes on for longer closes by itself. */
const LONGEST = 40;

interface Trade {
  /** The seat that opened it, the slot, and the seat that has the floor. */
  readonly seat: Seat;
  readonly slot: Slot;
  floor: Seat;
  steps: number;
}

const isThere = (table: SurvivalTable, slot: Slot, seat: Seat): boolean =>
  table.vars.place[seat] === slot;

function eachOther(
  table: SurvivalTable,
  slot: Slot,
  seat: Seat,
  call: (other: Seat) => void,
): void {
  for (let other = FIRST_SEAT; other < table.state.seats; other++)
    if (other !== seat && isThere(table, slot, other)) call(other);
}

/** A trade in which nothing changed hands says so. */
function close(table: SurvivalTable): typeof END {
  const last = table.log?.entries.findLast(
    ({ what }) => what === EVENT.traded.name || what === EVENT['trade-opens'].name,
  );
  if (last?.what === EVENT['trade-opens'].name)
    table.log?.tell('trade-agreed', EVENT['trade-idle']);
  return END;
}

/** Any two who are there may deal, one of them at a time having the floor (NEM-BASIC-09, NEM-BASIC-17-R). */
export const trade = procedure<Trade>('trade').steps({
  open(table, local) {
    const { seat, slot } = local;
    local.steps++;
    const over =
      local.steps > LONGEST || crewIn(table.vars, slot) < 2 || !isThere(table, slot, seat);
    return over ? close(table) : undefined;
  },
  say: {
    asks: (_table, { floor }) => floor,
    options(table, { seat, slot, floor }, _seat, offer) {
      const { vars } = table;
      eachOther(table, slot, floor, (other) => offer.add(VERB.offer(vars.character[other]!)));
      if (floor === seat)
        eachOther(table, slot, seat, (other) => offer.add(VERB.floor(vars.character[other]!)));
      offer.add(VERB.close());
    },
  },
  said(table, local) {
    const { vars } = table;
    switch (codeOf(table.answer)) {
      case VERB.offer.code: {
        const other = seatOf(vars, VERB.offer.value(table.answer, 0));
        table.call(deal, {
          from: local.floor,
          to: other,
          speaker: local.floor,
          changed: false,
          rounds: 0,
        });
        return 'open';
      }
      case VERB.floor.code:
        local.floor = seatOf(vars, VERB.floor.value(table.answer, 0));
        return 'open';
      default:
        if (local.floor === local.seat) return close(table);
        local.floor = local.seat;
        return 'open';
    }
  },
});

interface Deal {
  readonly from: Seat;
  readonly to: Seat;
  /** Whose word it is, and whether that word has changed the offer yet. */
  speaker: Seat;
  changed: boolean;
  rounds: number;
}

const MAX_ROUNDS = 6;

/** Where a thing lies when it is on offer: face down only if nobody could see it before. */
const offerZone = (table: SurvivalTable, thing: Thing, seat: Seat): number =>
  (table.where(thing) === ZONE.inventory(seat) ? ZONE.offer : ZONE.openOffer)(seat);

/**
 * All that a Character could put on the table: Items, open or not, and Objects (NEM-BASIC-16-R, LCK-BASIC-17,
 * LCK-BASIC-18-R).
 */
function offerThings(table: SurvivalTable, seat: Seat, offer: SurvivalOffer): void {
  for (const zone of [ZONE.inventory, ZONE.held, ZONE.gear]) {
    const things = table.zone(zone(seat));
    for (let i = 0; i < things.length; i++) {
      const kind = table.kind(things[i]!);
      if (itemOf(kind).beside) continue;
      if (things.findIndex((other) => table.kind(other) === kind) === i)
        offer.add(VERB.give(itemValue(kind)));
    }
  }
  for (let object = 0; object < OBJECTS.length; object++) {
    const count = carried(table.vars, seat, object);
    if (
      count > 0 &&
      count > table.vars.offered.filter((one) => one.seat === seat && one.object === object).length
    )
      offer.add(VERB['give-object'](object));
  }
}

/** Cards that the other has not seen yet. */
function offerShowing(table: SurvivalTable, seat: Seat, other: Seat, offer: SurvivalOffer): void {
  const shown: number[] = [];
  for (const zone of [ZONE.inventory, ZONE.offer])
    for (const thing of table.zone(zone(seat))) {
      const kind = table.kind(thing);
      if (table.sees(other, thing) || shown.includes(kind)) continue;
      shown.push(kind);
      offer.add(VERB.show(itemValue(kind)));
    }
}

export const deal = procedure<Deal>('deal').steps({
  say: {
    asks: (_table, { speaker }) => speaker,
    options(table, local, seat, offer) {
      const other = seat === local.from ? local.to : local.from;
      offerThings(table, seat, offer);
      offerShowing(table, seat, other, offer);
      const first = local.rounds === 0;
      // A changed offer must go back to the other; an unchanged one can be accepted.
      if (local.changed || first) {
        if (local.rounds < MAX_ROUNDS) offer.add(VERB.propose());
      } else offer.add(VERB.accept());
      offer.add(VERB.refuse());
    },
  },
  said(table, local) {
    const { speaker } = local;
    const other = speaker === local.from ? local.to : local.from;
    const option = table.answer;
    switch (codeOf(option)) {
      case VERB.give.code: {
        const kind = itemKind(VERB.give.value(option, 0));
        for (const zone of [ZONE.inventory, ZONE.held, ZONE.gear]) {
          const thing = table.find(zone(speaker), kind);
          if (thing < 0) continue;
          for (const part of withParts(table.vars, thing))
            table.move(part, offerZone(table, part, speaker));
          table.log?.tell('trade-seen-by-others', EVENT.lays, {
            who: who(table, speaker),
            item: asSeen(table, thing),
          });
          break;
        }
        local.changed = true;
        return 'say';
      }
      case VERB['give-object'].code:
        table.vars.offered.push({ seat: speaker, object: VERB['give-object'].value(option, 0) });
        table.log?.tell('trade-seen-by-others', EVENT.lays, {
          who: who(table, speaker),
          item: ref(DOMAIN.object, VERB['give-object'].value(option, 0)),
        });
        local.changed = true;
        return 'say';
      case VERB.show.code: {
        const kind = itemKind(VERB.show.value(option, 0));
        const hidden = [ZONE.inventory, ZONE.offer]
          .flatMap((zone) => table.zone(zone(speaker)))
          .find((thing) => table.kind(thing) === kind && !table.sees(other, thing))!;
        table.peek(other, hidden);
        table.log?.tell('item-shown-in-trade', EVENT.shows, {
          who: who(table, speaker),
          other: who(table, other),
          item: asSeen(table, hidden),
        });
        return 'say';
      }
      case VERB.propose.code:
        local.speaker = other;
        local.changed = false;
        local.rounds++;
        table.log?.tell('trade-agreed', EVENT.proposes, {
          who: who(table, speaker),
          other: who(table, other),
        });
        return 'say';
      case VERB.accept.code:
        exchange(table, local.from, local.to);
        return undefined;
      default:
        table.log?.tell('trade-without-deal', EVENT['deal-refused'], {
          who: who(table, speaker),
          other: who(table, other),
        });
        takeBack(table, local.from);
        takeBack(table, local.to);
        table.vars.offered.length = 0;
        return END;
    }
  },
  /** Both must be able to hold what they have got (NEM-BASIC-17-R). */
  fit(table, { from, to }) {
    for (const seat of [to, from]) {
      mountParts(table, seat);
      if (handSlotsUsed(table, seat) > handSlotLimit(table, seat)) table.call(makeRoom, { seat });
    }
  },
});

/** Where an Item belongs with its owner. */
function homeOf(table: SurvivalTable, thing: Thing, owner: Seat): number {
  const { heavy, quest } = itemOf(table.kind(thing));
  if (table.vars.mounts.some((other, i) => i % 2 === 0 && other === thing))
    return ZONE.mounted(owner);
  return heavy ? ZONE.held(owner) : quest ? ZONE.gear(owner) : ZONE.inventory(owner);
}

function takeBack(table: SurvivalTable, seat: Seat): void {
  for (const zone of [ZONE.offer, ZONE.openOffer])
    for (const thing of table.zone(zone(seat)).slice())
      table.move(thing, homeOf(table, thing, seat));
}

/** The deal is done, all at once. */
function exchange(table: SurvivalTable, from: Seat, to: Seat): void {
  const moves: [Thing, Seat, Seat][] = [];
  for (const [giver, taker] of [
    [from, to],
    [to, from],
  ] as const)
    for (const zone of [ZONE.offer, ZONE.openOffer])
      for (const thing of table.zone(zone(giver))) moves.push([thing, giver, taker]);
  for (const [thing, giver, taker] of moves) {
    table.move(thing, homeOf(table, thing, taker));
    table.log?.tell('trade-seen-by-others', EVENT.traded, {
      who: who(table, giver),
      other: who(table, taker),
      item: asSeen(table, thing),
    });
  }
  for (const { seat: giver, object } of table.vars.offered) {
    const taker = giver === from ? to : from;
    take(table.vars, giver, object, -1);
    take(table.vars, taker, object, 1);
    table.log?.tell('trade-seen-by-others', EVENT.traded, {
      who: who(table, giver),
      other: who(table, taker),
      item: ref(DOMAIN.object, object),
    });
  }
  table.vars.offered.length = 0;
}
