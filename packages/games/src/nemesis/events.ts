/** What only the Event cards of the ship do (NEM-CARD, Events). */

import { FIRST_SEAT, type Seat, type Thing } from '@deadlight/engine';
import { LARVA } from '../packs/intruders.ts';
import { NO_SLOT, NO_WAY, networkWay, slotsWhere, type Way } from '../survival/board.ts';
import { boardOf, bookOf } from '../survival/book.ts';
import { hatch, infest, scanDraw } from '../survival/contamination.ts';
import {
  actionCardsInHand,
  hasComputer,
  inOrder,
  isAboard,
  isInRoom,
  sheetOf,
  slotOfRoom,
} from '../survival/crew.ts';
import { isNest } from '../survival/eggs.ts';
import { ECLOSION_CARDS } from '../survival/event-effect.ts';
import { eachInOrder } from '../survival/events/in-order.ts';
import { roomEvents, spreadFire } from '../survival/events/rooms.ts';
import { type EventFrame, eventRule } from '../survival/events/rule.ts';
import { addToken, appear, setFigure } from '../survival/intruders.ts';
import { addFire, addNoise, clearNoiseAround } from '../survival/markers.ts';
import { noiseRoll } from '../survival/noise.ts';
import { procedure } from '../survival/vars.ts';
import { startSelfDestruct } from './engines.ts';
import { EVENT } from './log-events.ts';
import { getOut, launch, podsLeft } from './pods.ts';
import { GONE, hibernatorium, optionsOf, shipOf } from './ship.ts';

/** An Event card being resolved. */
export interface ShipEvent extends EventFrame {
  /** The network in hand or -1; those begun are in `list`. */
  way: Way;
  /** Seats that have rolled, or were infested. */
  readonly hit: Seat[];
}

export const eventFrame = (card: Thing): ShipEvent => ({
  card,
  next: 0,
  way: NO_WAY,
  list: [],
  hit: [],
});

/** Larvae hatch, then everyone draws some cards and scans them (NEM-CARD-eclosion). */
export const eclosion = procedure<{ deaths: boolean; next: number }>('eclosion').steps({
  deaths(table, local) {
    while (local.next < table.state.seats) {
      const seat = inOrder(table, local.next++);
      if (!isAboard(table.vars, seat) || !table.vars.larva[seat]) continue;
      hatch(table, seat);
      return 'deaths';
    }
    bookOf(table).hooks.checkLast(table);
    return undefined;
  },
  draw(table) {
    for (let step = 0; step < table.state.seats; step++) {
      const seat = inOrder(table, step);
      if (isAboard(table.vars, seat)) scanDraw(table, seat, ECLOSION_CARDS);
    }
  },
});

export const shipEvents = {
  ...roomEvents({
    'yellow-computers': (table) =>
      slotsWhere(
        table.vars.rooms,
        (_, slot) => sheetOf(table, slot)?.colour === 'yellow' && hasComputer(table, slot),
      ),
  }),
  'infest-nest': eventRule<'infest-nest', ShipEvent>('infest-nest', {
    stepwise: true,
    run(table, frame) {
      const { vars } = table;
      // The Larva that has come infests once Objectives are kept.
      const larva = frame.list.pop();
      if (larva !== undefined) {
        setFigure(vars, larva, NO_SLOT);
        infest(table, frame.hit.at(-1)!);
      }
      const outcome = eachInOrder(
        table,
        frame,
        (seat) =>
          isInRoom(vars, seat) &&
          isNest(table, vars.place[seat]!) &&
          actionCardsInHand(table, seat) === 0,
        (seat) => {
          if (!optionsOf(vars).hatchingIsEncounter) infest(table, seat);
          else {
            // NEM-ENC-19-R
            clearNoiseAround(table, vars.place[seat]!);
            const figure = appear(table, LARVA, vars.place[seat]!);
            if (figure < 0) return;
            frame.list.push(figure);
          }
          frame.hit.push(seat);
        },
      );
      if (outcome === undefined && frame.hit.length === 0) addToken(table, LARVA);
      return outcome;
    },
  }),
  hatch: eventRule('hatch', {
    run(table) {
      table.call(eclosion, { deaths: false, next: 0 });
    },
  }),
  'stir-networks': eventRule<'stir-networks', ShipEvent>('stir-networks', {
    stepwise: true,
    run(table, frame) {
      const board = boardOf(table);
      // Each network by itself, red first; anyone who has rolled for one does not roll for the next.
      for (;;) {
        if (frame.way < 0) {
          frame.way = networkWay(board, frame.list.length);
          if (frame.way >= board.ways) return undefined;
          frame.list.push(frame.way);
          frame.next = 0;
          if (!table.vars.noise[frame.way]) {
            addNoise(table, frame.way);
            frame.way = NO_WAY;
            continue;
          }
        }
        const outcome = eachInOrder(
          table,
          frame,
          (seat) =>
            isInRoom(table.vars, seat) &&
            !frame.hit.includes(seat) &&
            board.networksOf[table.vars.place[seat]!]!.includes(frame.way),
          (seat) => {
            frame.hit.push(seat);
            table.call(noiseRoll, { seat, roll: 0 });
          },
        );
        if (outcome !== undefined) return outcome;
        frame.way = NO_WAY;
      }
    },
    idle: () => 'nobody-near-networks',
  }),
  'flare-up': eventRule('flare-up', {
    run(table) {
      const slot = hibernatorium(table.vars);
      if (table.vars.fire[slot]) spreadFire(table, [slot]);
      else addFire(table, slot);
    },
    idle: () => 'unburnt',
  }),
  overheat: eventRule('overheat', {
    run(table) {
      const slot = slotOfRoom(table, 'generator');
      if (slot > 0 && table.vars.malfunction[slot]) startSelfDestruct(table, null);
    },
    idle(table) {
      const slot = slotOfRoom(table, 'generator');
      return slot > 0 && table.vars.malfunction[slot] ? 'no-self-destruct' : 'generator-works';
    },
  }),
  'eject-pod': eventRule('eject-pod', {
    run(table) {
      const ship = shipOf(table);
      const pod = ship.pods.findIndex((state, i) => i > 0 && state !== GONE);
      if (pod < 0) return;
      if (optionsOf(table.vars).podEjectionSparesOccupants)
        for (let seat = FIRST_SEAT; seat < table.state.seats; seat++)
          if (ship.podOf[seat] === pod) getOut(table, seat);
      table.log?.tell('NEM-CARD-evacuation-pod-ejection', EVENT['pod-ejected'], {
        pod,
        left: podsLeft(ship) - 1,
      });
      launch(table, pod);
    },
    idle: () => 'no-pod',
  }),
};
