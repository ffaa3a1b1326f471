/** The parasite alarm: a die says where the next one appears. */
import { NO_SEAT, NO_THING, type Seat, type Thing } from '@deadlight/engine';
import { roomOf, targetOf, thingOf } from './crew.ts';
import { EVENT } from './log-events.ts';
import { beyond, DIRECTIONS, NONE } from './station.ts';
import { GRAYS, isParasite, PARASITE_THING, PARASITES, parasiteThing } from './things.ts';
import { type PanicTable, procedure } from './vars.ts';
import { VERB } from './words.ts';
import { ROOMS, ZONE } from './zones.ts';

interface Alarm {
  /** The room of the character who set it off, and that player. */
  readonly room: number;
  readonly seat: Seat;
  target?: number;
}

export const isBlack = (table: PanicTable, thing: Thing): boolean =>
  thing >= PARASITE_THING + GRAYS && !table.vars.flipped[thing - PARASITE_THING];

/** Alike for all purposes: the same side up, and the same disc below it. */
const looksLike = (table: PanicTable, a: Thing, b: Thing): boolean =>
  isBlack(table, a) === isBlack(table, b) &&
  a < PARASITE_THING + GRAYS === b < PARASITE_THING + GRAYS;

/** A parasite from the supply, gray first, or NO_THING (PAN-ALARM-05). */
function fromSupply(table: PanicTable): Thing {
  let first = NO_THING;
  for (const thing of table.zone(ZONE.supply)) if (first < 0 || thing < first) first = thing;
  return first;
}

/** How many parasites stand in a room. */
function countIn(table: PanicTable, room: number): number {
  const things = table.zone(ZONE.room(room));
  let n = 0;
  for (let i = 0; i < things.length; i++) if (isParasite(things[i]!)) n++;
  return n;
}

/** The most parasites that stand in one room. */
function mostInARoom(table: PanicTable): number {
  let most = 0;
  for (let room = 0; room < ROOMS.length; room++) most = Math.max(most, countIn(table, room));
  return most;
}

/** Whether another one that looks just like it stands before it in the same room. */
export function isDouble(table: PanicTable, thing: Thing): boolean {
  const things = table.zone(table.where(thing));
  for (let i = 0; i < things.length; i++) {
    const other = things[i]!;
    if (other < thing && isParasite(other) && looksLike(table, other, thing)) return true;
  }
  return false;
}

export const alarm = procedure<Alarm>('alarm').steps({
  roll(table, alarm) {
    const face = table.roll(DIRECTIONS);
    // Even through walls and doors (PAN-ALARM-01); without a room there, here (PAN-ALARM-02).
    // Of a two-room card, `beyond` gives the outer room or, from within, the other
    // (PAN-ALARM-03, PAN-ALARM-04).
    const room = beyond(table.vars, alarm.room, face - 1);
    alarm.target = room === NONE ? alarm.room : room;
    table.log?.tell('PAN-ALARM-01', EVENT.alarm, {
      seat: alarm.seat,
      die: face,
      room: alarm.target,
    });
  },
  /** With an empty supply, one comes from the most crowded room, the player who set it off choosing (PAN-ALARM-06). */
  choose: {
    asks: (table, { seat }) => (fromSupply(table) === NONE ? seat : NO_SEAT),
    options(table, _alarm, _seat, offer) {
      const most = mostInARoom(table);
      for (let i = 0; i < PARASITES.length; i++) {
        const thing = parasiteThing(i);
        const room = roomOf(table, thing);
        if (countIn(table, room) < most) offer.refuse(VERB.take(targetOf(thing)), 'PAN-ALARM-06');
        else if (!isDouble(table, thing)) offer.add(VERB.take(targetOf(thing)));
      }
    },
  },
  place(table, { target }) {
    const thing = table.answered ? thingOf(VERB.take.value(table.answer, 0)) : fromSupply(table);
    const parasite = targetOf(thing);
    if (table.answered)
      table.log?.tell('PAN-ALARM-06', EVENT['alarm-takes'], {
        parasite,
        from: roomOf(table, thing),
      });
    else table.log?.tell('PAN-ALARM-05', EVENT['alarm-brings'], { parasite });
    table.move(thing, ZONE.room(target!));
  },
});
