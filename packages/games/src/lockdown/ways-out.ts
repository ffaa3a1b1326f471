/** Elevator, Main Gate, Rover, Bunker, isolation. */
import { codeOf, END, type Seat } from '@deadlight/engine';
import { findItem, isAboard, seatOf, sheetOf, where, who } from '../survival/crew.ts';
import { effectRule, plainly } from '../survival/effects/rule.ts';
import { noiseRoll } from '../survival/noise.ts';
import { K } from '../survival/things.ts';
import { ASLEEP, AWAY, procedure, type SurvivalTable } from '../survival/vars.ts';
import { checkLast } from './ending.ts';
import {
  BUNKER_CROSSING,
  ELEVATOR,
  elevatorRoom,
  exitsOf,
  facilityOf,
  isPowered,
  openGate,
  SECTIONS,
  sectionOf,
} from './facility.ts';
import { V } from './words.ts';

const isElevatorRoom = (table: SurvivalTable, slot: number): boolean =>
  sheetOf(table, slot)?.id.startsWith('elevator-room') === true;

interface Ride {
  readonly seat: Seat;
  readonly slot: number;
  readonly to: number;
  /** Those who come along. */
  readonly riders: Seat[];
  readonly refused: Seat[];
  asking: Seat;
}

/** Those in the Room who have not been asked yet. */
const invitees = (table: SurvivalTable, { slot, seat, riders, refused }: Ride): Seat[] =>
  table.vars.place.flatMap((at, other) =>
    at === slot && other !== seat && !riders.includes(other) && !refused.includes(other)
      ? [other]
      : [],
  );

/** A player who is in the Room may be taken along, if they agree (LCK-ELEV-04, LCK-ELEV-11-R). */
export const riding = procedure<Ride>('ride').steps({
  invite: {
    asks: (table, local) => (invitees(table, local).length > 0 ? local.seat : -1),
    options(table, local, _seat, offer) {
      for (const other of invitees(table, local))
        offer.add(V['take-along'](table.vars.character[other]!));
      offer.add(V.done());
    },
  },
  invited(table, local) {
    local.asking =
      !table.answered || codeOf(table.answer) === V.done.code
        ? -1
        : seatOf(table.vars, V['take-along'].value(table.answer, 0));
    return local.asking < 0 ? 'go' : undefined;
  },
  consent: {
    asks: (_table, { asking }) => asking,
    options(_table, { to }, _seat, offer) {
      offer.add(V.ride(to));
      offer.add(V.no());
    },
  },
  agreed(table, local) {
    if (codeOf(table.answer) === V.ride.code) local.riders.push(local.asking);
    else local.refused.push(local.asking);
    return 'invite';
  },
  go(table, { seat, to, riders }) {
    const facility = facilityOf(table);
    facility.elevator = to;
    const slot = elevatorRoom(table.vars, to);
    for (const rider of [seat, ...riders]) {
      table.vars.place[rider] = slot;
      table.log?.tell('LCK-ELEV-03', 'rides', {
        who: who(table, rider),
        room: where(table, slot),
        slot,
      });
    }
  },
});

/** The rule against calling or riding the Elevator from a Room, or null. */
function whyNotElevator(table: SurvivalTable, slot: number, unpowered: boolean): string | null {
  if (!isElevatorRoom(table, slot)) return 'LCK-ELEV-02';
  if (table.vars.malfunction[slot]) return 'LCK-ELEV-06';
  return unpowered || isPowered(table, ELEVATOR) ? null : 'LCK-ELEV-07';
}

/** Enviro-Suit, or the Battle Suit that counts as one. */
export const SUITS: readonly number[] = [K.enviroSuit, K.battleSuit];
export const hasSuit = (table: SurvivalTable, seat: Seat): boolean =>
  SUITS.some((kind) => findItem(table, seat, kind) >= 0);

const ROVER = 0;
const SUIT = 1;

/** The rule against leaving for the Bunker, or null (LCK-GATE-05, LCK-ALT-30, LCK-ALT-31-R). */
export function whyNotLeave(table: SurvivalTable, seat: Seat, manner: number): string | null {
  const { vars } = table;
  const facility = facilityOf(table);
  const slot = vars.place[seat]!;
  if (!facility.gateOpen) return 'LCK-GATE-01';
  if (vars.crowd[slot]! > 0) return 'LCK-GATE-05';
  if (manner === ROVER)
    return facility.rover === slot && exitsOf(vars).includes(slot) ? null : 'LCK-GATE-05';
  const onFoot =
    vars.options.board === 'standard' ? exitsOf(vars).includes(slot) : slot === BUNKER_CROSSING;
  return onFoot && hasSuit(table, seat) ? null : 'LCK-GATE-05';
}

interface Leaving {
  readonly seat: Seat;
  readonly manner: number;
  arrivals: number;
}

export const leaving = procedure<Leaving>('leave-base').steps({
  roll(table, local) {
    local.arrivals = table.vars.arrivals;
    if (local.manner === SUIT) table.call(noiseRoll, { seat: local.seat, roll: 0 });
  },
  go(table, { seat, manner, arrivals }) {
    const facility = facilityOf(table);
    if (!isAboard(table.vars, seat) || table.vars.arrivals > arrivals) return END;
    table.vars.fate[seat] = AWAY;
    table.vars.passed[seat] = true;
    table.vars.place[seat] = 0;
    facility.ways[seat] = 'bunker';
    if (manner === ROVER) facility.rover = 0;
    table.log?.tell('LCK-GATE-06', 'reaches-bunker', {
      who: who(table, seat),
      how: manner === ROVER ? 'ride' : 'walk',
    });
    checkLast(table);
    return undefined;
  },
});

export const lockingIn = procedure<{ readonly seat: Seat; arrivals: number }>('lock-in').steps({
  roll(table, local) {
    local.arrivals = table.vars.arrivals;
    table.call(noiseRoll, { seat: local.seat, roll: 0 });
  },
  lock(table, { seat, arrivals }) {
    if (!isAboard(table.vars, seat) || table.vars.arrivals > arrivals) return END;
    table.vars.fate[seat] = ASLEEP;
    table.vars.passed[seat] = true;
    table.vars.place[seat] = 0;
    table.log?.tell('LCK-ROOM-ISOLATION-03', 'locks-in', { who: who(table, seat) });
    checkLast(table);
    return undefined;
  },
});

/** The Rover goes between base and Bunker by itself (LCK-COMP-05, LCK-GATE-15-R, LCK-ALT-44-R). */
const roverHome = (table: SurvivalTable): number =>
  table.vars.options.board === 'standard' ? 1 : 16;

export const wayOutEffects = {
  elevator: effectRule('elevator', {
    whyNot: (table, { slot }, { unpowered }) => whyNotElevator(table, slot, unpowered),
    offer(table, { slot }, { unpowered }, offer) {
      const { elevator } = facilityOf(table);
      const here = sectionOf(table.vars, slot);
      offer.unless(elevator === here ? 'LCK-ELEV-10-R' : null, V.call());
      for (let section = 1; section <= SECTIONS; section++)
        if (section !== here)
          // The Emergency Key calls and rides at once.
          offer.unless(elevator === here || unpowered ? null : 'LCK-ELEV-03', V.ride(section));
    },
    run(table, { seat, slot }, _effect, choice) {
      const facility = facilityOf(table);
      facility.elevator = sectionOf(table.vars, slot);
      if (codeOf(choice) === V.call.code) {
        table.log?.tell('LCK-ELEV-02', 'calls-elevator', { who: who(table, seat) });
        return;
      }
      table.call(riding, {
        seat,
        slot,
        to: V.ride.value(choice, 0),
        riders: [],
        refused: [],
        asking: -1,
      });
    },
  }),
  'lock-in': effectRule('lock-in', {
    ...plainly(V['lock-in']()),
    whyNot(table, { slot }) {
      if (!facilityOf(table).isolationOpen) return 'LCK-ROOM-ISOLATION-02';
      return table.vars.crowd[slot]! > 0 ? 'LCK-ROOM-GEN-02' : null;
    },
    run: (table, { seat }) => table.call(lockingIn, { seat, arrivals: 0 }),
  }),
  'open-gate': effectRule('open-gate', {
    ...plainly(V['open-gate']()),
    whyNot(table, { slot }) {
      if (facilityOf(table).gateOpen) return 'ACT-17-R';
      return exitsOf(table.vars).includes(slot) ? null : 'LCK-CARD-main-gate-key';
    },
    run: (table) => openGate(table, 'LCK-CARD-main-gate-key'),
  }),
  'move-rover': effectRule('move-rover', {
    ...plainly(V['move-rover']()),
    whyNot: () => null,
    run(table, { seat }) {
      const facility = facilityOf(table);
      facility.rover = facility.rover > 0 ? 0 : roverHome(table);
      table.log?.tell('LCK-COMP-05', facility.rover > 0 ? 'rover-comes' : 'rover-leaves', {
        who: who(table, seat),
      });
    },
  }),
};
