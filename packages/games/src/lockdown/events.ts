/** What only the Event cards of the facility do (LCK-CARD, Event cards). */
import type { Seat } from '@deadlight/engine';
import { LARVA } from '../packs/intruders.ts';
import { lowestOf, NO_SLOT, networkWay, type Slot, slotsWhere } from '../survival/board.ts';
import { boardOf } from '../survival/book.ts';
import { hatch, infest, scan, scanDraw } from '../survival/contamination.ts';
import {
  actionCardsInHand,
  crewInOrder,
  hasComputer,
  isAboard,
  isInRoom,
  isWounded,
  sheetOf,
  where,
  who,
} from '../survival/crew.ts';
import { isNest } from '../survival/eggs.ts';
import { eachInOrder } from '../survival/events/in-order.ts';
import { roomEvents } from '../survival/events/rooms.ts';
import { eventRule } from '../survival/events/rule.ts';
import { addToken, isEngaged, setFigure } from '../survival/intruders.ts';
import { addMalfunction, addNoise } from '../survival/markers.ts';
import type { SurvivalTable } from '../survival/vars.ts';
import { suffer } from '../survival/wounds.ts';
import { ZONE } from '../survival/zones.ts';
import { startAutodestruction } from './alert.ts';
import { type FacilityEventFrame, inDark } from './dark-events.ts';
import { checkLast } from './ending.ts';
import { ELEVATOR, facilityOf, isPowered, PODS, sectionOf, slotsOf } from './facility.ts';
import { EVENT } from './log-events.ts';
import { panicking } from './panicking.ts';
import { setPower } from './power.ts';

const poweredComputers = (table: SurvivalTable): Slot[] =>
  slotsWhere(
    table.vars.rooms,
    (_, slot) => hasComputer(table, slot) && isPowered(table, sectionOf(table.vars, slot)),
  );

const cargoSendingSystems = ({ vars }: SurvivalTable): Slot[] =>
  PODS.flatMap((pod) => slotsOf(vars, `cargo-sending-system-${pod.toLowerCase()}`));

/** Those whose blood draws Intruders. */
const bleeding = (table: SurvivalTable, frame: FacilityEventFrame): Seat[] =>
  crewInOrder(table).filter(
    (seat) =>
      isWounded(table, seat) && (actionCardsInHand(table, seat) === 0 || inDark(frame, seat)),
  );

export const facilityEvents = {
  ...roomEvents({
    'powered-computers': poweredComputers,
    'lowest-powered-computer': (table) => poweredComputers(table).slice(0, 1),
    'cargo-sending-systems': (table) => cargoSendingSystems(table).sort((a, b) => a - b),
    'elevator-rooms': (table) =>
      slotsWhere(
        table.vars.rooms,
        (_, slot) => sheetOf(table, slot)?.id.startsWith('elevator-room') === true,
      ),
    generators: (table) =>
      ['backup-power-supply', 'power-generator']
        .flatMap((id) => slotsOf(table.vars, id))
        .sort((a, b) => a - b),
  }),
  infest: eventRule<'infest', FacilityEventFrame>('infest', {
    dark: true,
    run(table, frame) {
      let any = false;
      for (const seat of crewInOrder(table)) {
        const nest = isNest(table, table.vars.place[seat]!);
        if (actionCardsInHand(table, seat) > 0 || !(nest || inDark(frame, seat))) continue;
        infest(table, seat);
        any ||= nest;
      }
      if (!any) addToken(table, LARVA);
    },
  }),
  // LCK-CONT-08
  'hatch-or-scan': eventRule('hatch-or-scan', {
    stepwise: true,
    run(table, frame, { cards, ifInfected }) {
      const outcome = eachInOrder(
        table,
        frame,
        (seat) => isAboard(table.vars, seat),
        (seat) => {
          if (!table.vars.larva[seat]) {
            scanDraw(table, seat, cards);
            return;
          }
          if (!ifInfected) {
            hatch(table, seat);
            return;
          }
          const card = table.top(ZONE.contaminationDeck);
          if (card < 0) return;
          table.log?.tell('contamination-gained', EVENT.contaminated, {
            who: who(table, seat),
            times: 1,
          });
          table.move(card, ZONE.found(seat));
          const infected = scan(table, seat, card);
          table.move(card, infected ? ZONE.removed : ZONE.discard(seat));
          if (infected) hatch(table, seat);
        },
      );
      if (outcome === undefined) checkLast(table);
      return outcome;
    },
  }),
  'follow-blood': eventRule<'follow-blood', FacilityEventFrame>('follow-blood', {
    dark: true,
    run(table, frame) {
      const { vars } = table;
      const prey = (section: number): Slot => {
        const slots = bleeding(table, frame)
          .map((seat) => vars.place[seat]!)
          .filter((slot) => section > 0 && sectionOf(vars, slot) === section);
        return lowestOf(slots);
      };
      const goals = vars.at.map((slot, figure) =>
        slot > 0 && !isEngaged(vars, figure) ? prey(sectionOf(vars, slot)) : NO_SLOT,
      );
      goals.forEach((slot, figure) => {
        if (slot === 0) return;
        setFigure(vars, figure, slot);
        table.log?.tell('event-resolved', EVENT['intruder-moves'], {
          figure,
          room: where(table, slot),
          slot,
        });
      });
    },
    idle: (table, frame) => (bleeding(table, frame).length > 0 ? 'no-hunter' : 'no-blood'),
  }),
  'leak-coolant': eventRule('leak-coolant', {
    run(table) {
      const [slot] = slotsOf(table.vars, 'cooling-system');
      if (slot === undefined) return;
      if (table.vars.malfunction[slot]) startAutodestruction(table);
      else addMalfunction(table, slot);
    },
    idle: (table) =>
      slotsOf(table.vars, 'cooling-system').length > 0
        ? 'autodestruction-runs'
        : 'no-cooling-system',
  }),
  'stop-elevator': eventRule('stop-elevator', {
    run(table) {
      setPower(table, ELEVATOR, false);
    },
    idle: () => 'no-elevator-power',
  }),
  'stop-time': eventRule('stop-time', {
    run(table) {
      const facility = facilityOf(table);
      if (!facility.timeActive) return;
      facility.timeActive = false;
      table.log?.tell('LCK-CARD-power-surge', EVENT['time-inactive']);
    },
    idle: () => 'time-inactive',
  }),
  'fill-technical-corridors': eventRule('fill-technical-corridors', {
    run(table) {
      const way = networkWay(boardOf(table), 0);
      if (!table.vars.noise[way]) {
        addNoise(table, way);
        return;
      }
      const facility = facilityOf(table);
      const count = (marks: readonly boolean[]): number => marks.filter(Boolean).length;
      if (count(table.vars.fire) + facility.fireGone < 12) facility.fireGone++;
      if (count(table.vars.malfunction) + facility.malfunctionGone < 10) facility.malfunctionGone++;
      table.log?.tell('LCK-CARD-noise-in-corridors', EVENT['markers-gone']);
    },
  }),
  'wound-in-cargo': eventRule('wound-in-cargo', {
    stepwise: true,
    run(table, frame, { wounds }) {
      const slots = cargoSendingSystems(table);
      const outcome = eachInOrder(
        table,
        frame,
        (seat) => slots.includes(table.vars.place[seat]!) && actionCardsInHand(table, seat) === 0,
        (seat) => table.call(suffer, { seat, light: 0, serious: wounds, cause: 'fire' }),
      );
      if (outcome === undefined) checkLast(table);
      return outcome;
    },
    idle: () => 'nobody',
  }),
  panic: eventRule<'panic', FacilityEventFrame>('panic', {
    dark: true,
    stepwise: true,
    run: (table, frame, { ammo }) =>
      eachInOrder(
        table,
        frame,
        (seat) =>
          isInRoom(table.vars, seat) &&
          (actionCardsInHand(table, seat) === 0 || inDark(frame, seat)),
        (seat) => table.call(panicking, { seat, ammo, item: 'instead', started: false }),
      ),
    idle: () => 'nobody',
  }),
};
