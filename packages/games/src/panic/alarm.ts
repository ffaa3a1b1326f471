/** The parasite alarm: a die says where the next one appears. */
import { ref, type Seat } from '@deadlight/engine';
import { roomOf, targetOf, thingOf } from './crew.ts';
import { beyond, DIRECTIONS, NONE } from './station.ts';
import { GRAYS, PARASITE_THING, PARASITES } from './things.ts';
import { type PanicTable, procedure } from './vars.ts';
import { D, V } from './words.ts';
import { ROOMS, Z } from './zones.ts';

interface Alarm {
  /** The room of the character who set it off, and that player. */
  readonly room: number;
  readonly seat: Seat;
  target?: number;
}

export const isBlack = (table: PanicTable, thing: number): boolean =>
  thing >= PARASITE_THING + GRAYS && !table.vars.flipped[thing - PARASITE_THING];

/** Alike for all purposes: the same side up, and the same disc below it. */
export const looksLike = (table: PanicTable, a: number, b: number): boolean =>
  isBlack(table, a) === isBlack(table, b) &&
  a < PARASITE_THING + GRAYS === b < PARASITE_THING + GRAYS;

/** A parasite from the supply, gray first, or NONE (PAN-ALARM-05). */
function fromSupply(table: PanicTable): number {
  let first = NONE;
  for (const thing of table.zone(Z.supply)) if (first === NONE || thing < first) first = thing;
  return first;
}

/** The most parasites that stand in one room. */
function mostInARoom(table: PanicTable, counts: number[]): number {
  counts.length = 0;
  for (let room = 0; room < ROOMS.length; room++) counts.push(0);
  for (let i = 0; i < PARASITES.length; i++) {
    const room = roomOf(table, PARASITE_THING + i);
    if (room >= 0) counts[room]!++;
  }
  return Math.max(...counts);
}

export const alarm = procedure<Alarm>('alarm', {
  roll(table, alarm) {
    const face = table.roll(DIRECTIONS);
    // Even through walls and doors (PAN-ALARM-01); without a room there, here (PAN-ALARM-02).
    // Of a two-room card, `beyond` gives the outer room or, from within, the other (03, 04).
    const room = beyond(table.vars, alarm.room, face - 1);
    alarm.target = room === NONE ? alarm.room : room;
    table.log?.tell('PAN-ALARM-01', 'alarm', {
      seat: ref(D.seat, alarm.seat),
      die: face,
      room: ref(D.room, alarm.target),
    });
  },
  /** With an empty supply, one comes from the most crowded room, whoever set it off choosing (PAN-ALARM-06). */
  choose: {
    asks: (table, { seat }) => (fromSupply(table) === NONE ? seat : -1),
    options(table, _alarm, _seat, offer) {
      const counts: number[] = [];
      const most = mostInARoom(table, counts);
      const seen: number[] = [];
      for (let i = 0; i < PARASITES.length; i++) {
        const thing = PARASITE_THING + i;
        const room = roomOf(table, thing);
        if (room < 0) continue;
        if (counts[room] !== most) {
          offer.refuse(V.take(targetOf(thing)), 'PAN-ALARM-06');
          continue;
        }
        if (seen.some((other) => roomOf(table, other) === room && looksLike(table, other, thing)))
          continue;
        seen.push(thing);
        offer.add(V.take(targetOf(thing)));
      }
    },
  },
  place(table, { target }) {
    const thing = table.answered ? thingOf(V.take.value(table.answer, 0)) : fromSupply(table);
    table.move(thing, Z.room + target!);
  },
});
