/** Trading: offers between all who are in the Room, until the one who opened it closes it. */
import { asSeen, codeOf, END, type Offer, ref, type Seat } from '@deadlight/engine';
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
import { mountAutoloader, withParts } from './items.ts';
import { take } from './objects.ts';
import { itemOf } from './things.ts';
import { procedure, type SurvivalTable } from './vars.ts';
import { D, OBJECTS, V } from './words.ts';
import { Z } from './zones.ts';

/** A trade that goes on for longer closes by itself. */
const LONGEST = 40;

interface Trade {
  /** Who opened it, where, and who has the floor. */
  readonly seat: Seat;
  readonly slot: number;
  floor: Seat;
  steps: number;
}

const isThere = (table: SurvivalTable, slot: number, seat: Seat): boolean =>
  table.vars.place[seat] === slot;

function eachOther(
  table: SurvivalTable,
  slot: number,
  seat: Seat,
  call: (other: Seat) => void,
): void {
  for (let other = 0; other < table.state.seats; other++)
    if (other !== seat && isThere(table, slot, other)) call(other);
}

/** A trade in which nothing changed hands says so. */
function close(table: SurvivalTable): typeof END {
  const last = table.log?.entries.findLast(
    ({ what }) => what === 'traded' || what === 'trade-opens',
  );
  if (last?.what === 'trade-opens') table.log?.tell('BASIC-09', 'trade-idle');
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
      eachOther(table, slot, floor, (other) => offer.add(V.offer(vars.character[other]!)));
      if (floor === seat)
        eachOther(table, slot, seat, (other) => offer.add(V.floor(vars.character[other]!)));
      offer.add(V.close());
    },
  },
  said(table, local) {
    const { vars } = table;
    switch (codeOf(table.answer)) {
      case V.offer.code: {
        const other = seatOf(vars, V.offer.value(table.answer, 0));
        table.call(deal, {
          from: local.floor,
          to: other,
          speaker: local.floor,
          changed: false,
          rounds: 0,
        });
        return 'open';
      }
      case V.floor.code:
        local.floor = seatOf(vars, V.floor.value(table.answer, 0));
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

const MOST_ROUNDS = 6;

/** Where a thing lies when it is on offer: face down only if nobody could see it before. */
const offerZone = (table: SurvivalTable, thing: number, seat: Seat): number =>
  (table.where(thing) === Z.inventory + seat ? Z.offer : Z.openOffer) + seat;

/** All that a Character could put on the table: Items, open or not, and Objects (NEM-BASIC-16-R). */
function offerThings(table: SurvivalTable, seat: Seat, offer: Offer): void {
  for (const zone of [Z.inventory, Z.held, Z.gear]) {
    const things = table.zone(zone + seat);
    for (let i = 0; i < things.length; i++) {
      const kind = table.kind(things[i]!);
      if (itemOf(kind).beside) continue;
      if (things.findIndex((other) => table.kind(other) === kind) === i)
        offer.add(V.give(itemValue(kind)));
    }
  }
  for (let object = 0; object < OBJECTS.length; object++) {
    const count = carried(table.vars, seat, object);
    if (
      count > 0 &&
      count > table.vars.offered.filter((one) => one.seat === seat && one.object === object).length
    )
      offer.add(V['give-object'](object));
  }
}

/** Cards that the other has not seen yet. */
function offerShowing(table: SurvivalTable, seat: Seat, other: Seat, offer: Offer): void {
  const shown: number[] = [];
  for (const zone of [Z.inventory, Z.offer])
    for (const thing of table.zone(zone + seat)) {
      const kind = table.kind(thing);
      if (table.sees(other, thing) || shown.includes(kind)) continue;
      shown.push(kind);
      offer.add(V.show(itemValue(kind)));
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
        if (local.rounds < MOST_ROUNDS) offer.add(V.propose());
      } else offer.add(V.accept());
      offer.add(V.refuse());
    },
  },
  said(table, local) {
    const { speaker } = local;
    const other = speaker === local.from ? local.to : local.from;
    const option = table.answer;
    switch (codeOf(option)) {
      case V.give.code: {
        const kind = itemKind(V.give.value(option, 0));
        for (const zone of [Z.inventory, Z.held, Z.gear]) {
          const thing = table.find(zone + speaker, kind);
          if (thing < 0) continue;
          for (const part of withParts(table.vars, thing))
            table.move(part, offerZone(table, part, speaker));
          break;
        }
        local.changed = true;
        return 'say';
      }
      case V['give-object'].code:
        table.vars.offered.push({ seat: speaker, object: V['give-object'].value(option, 0) });
        local.changed = true;
        return 'say';
      case V.show.code: {
        const kind = itemKind(V.show.value(option, 0));
        const hidden = [Z.inventory, Z.offer]
          .flatMap((zone) => table.zone(zone + speaker))
          .find((thing) => table.kind(thing) === kind && !table.sees(other, thing))!;
        table.peek(other, hidden);
        table.log?.tell('INFO-23', 'shows', {
          who: who(table, speaker),
          other: who(table, other),
          item: asSeen(table, hidden),
        });
        return 'say';
      }
      case V.propose.code:
        local.speaker = other;
        local.changed = false;
        local.rounds++;
        table.log?.tell('BASIC-09', 'proposes', {
          who: who(table, speaker),
          other: who(table, other),
        });
        return 'say';
      case V.accept.code:
        exchange(table, local.from, local.to);
        return undefined;
      default:
        table.log?.tell('BASIC-15-R', 'deal-refused', {
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
      mountAutoloader(table, seat);
      if (handSlotsUsed(table, seat) > handSlotLimit(table, seat)) table.call(makeRoom, { seat });
    }
  },
});

/** Where an Item belongs with its owner. */
function homeOf(table: SurvivalTable, thing: number): number {
  const { heavy, quest } = itemOf(table.kind(thing));
  if (table.vars.mounts.some((other, i) => i % 2 === 0 && other === thing)) return Z.mounted;
  return heavy ? Z.held : quest ? Z.gear : Z.inventory;
}

function takeBack(table: SurvivalTable, seat: Seat): void {
  for (const zone of [Z.offer, Z.openOffer])
    for (const thing of table.zone(zone + seat).slice())
      table.move(thing, homeOf(table, thing) + seat);
}

/** The deal is done, all at once. */
function exchange(table: SurvivalTable, from: Seat, to: Seat): void {
  const moves: [number, Seat, Seat][] = [];
  for (const [giver, taker] of [
    [from, to],
    [to, from],
  ] as const)
    for (const zone of [Z.offer, Z.openOffer])
      for (const thing of table.zone(zone + giver)) moves.push([thing, giver, taker]);
  for (const [thing, giver, taker] of moves) {
    table.move(thing, homeOf(table, thing) + taker);
    table.log?.tell('INFO-24-R', 'traded', {
      who: who(table, giver),
      other: who(table, taker),
      item: asSeen(table, thing),
    });
  }
  for (const { seat: giver, object } of table.vars.offered) {
    const taker = giver === from ? to : from;
    take(table.vars, giver, object, -1);
    take(table.vars, taker, object, 1);
    table.log?.tell('INFO-24-R', 'traded', {
      who: who(table, giver),
      other: who(table, taker),
      item: ref(D.object, object),
    });
  }
  table.vars.offered.length = 0;
}
