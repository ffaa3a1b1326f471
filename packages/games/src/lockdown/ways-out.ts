/** Elevator, Main Gate, Rover, Bunker, isolation. */

import { codeOf, END, type Kind, NO_SEAT, type Seat, seatsWhere } from '@deadlight/engine';
import { asSlot, NO_SLOT, type Slot } from '../survival/board.ts';
import { findItem, isAboard, seatOf, sheetOf, where, who } from '../survival/crew.ts';
import { effectRule, plainly } from '../survival/effects/rule.ts';
import { noiseRoll } from '../survival/noise.ts';
import type { WhyNot } from '../survival/rule-names.ts';
import { KIND } from '../survival/things.ts';
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
import { EVENT } from './log-events.ts';
import { VERB } from './words.ts';

const isElevatorRoom = (table: SurvivalTable, slot: Slot): boolean =>
  sheetOf(table, slot)?.id.startsWith('elevator-room') === true;

interface Ride {
  readonly seat: Seat;
  readonly slot: Slot;
  readonly to: number;
  /** Those who come along. */
  readonly riders: Seat[];
  readonly refused: Seat[];
  asking: Seat;
}

/** Those in the Room who have not been asked yet. */
const invitees = (table: SurvivalTable, { slot, seat, riders, refused }: Ride): Seat[] =>
  seatsWhere(
    table.vars.place,
    (at, other) =>
      at === slot && other !== seat && !riders.includes(other) && !refused.includes(other),
  );

/** A player who is in the Room may be taken along, if they agree (LCK-ELEV-04, LCK-ELEV-11-R). */
export const riding = procedure<Ride>('ride').steps({
  invite: {
    asks: (table, local) => (invitees(table, local).length > 0 ? local.seat : NO_SEAT),
    options(table, local, _seat, offer) {
      for (const other of invitees(table, local))
        offer.add(VERB['take-along'](table.vars.character[other]!));
      offer.add(VERB.done());
    },
  },
  invited(table, local) {
    local.asking =
      !table.answered || codeOf(table.answer) === VERB.done.code
        ? NO_SEAT
        : seatOf(table.vars, VERB['take-along'].value(table.answer, 0));
    return local.asking < 0 ? 'go' : undefined;
  },
  consent: {
    asks: (_table, { asking }) => asking,
    options(_table, { to }, _seat, offer) {
      offer.add(VERB.ride(to));
      offer.add(VERB.no());
    },
  },
  agreed(table, local) {
    if (codeOf(table.answer) === VERB.ride.code) local.riders.push(local.asking);
    else local.refused.push(local.asking);
    return 'invite';
  },
  go(table, { seat, to, riders }) {
    const facility = facilityOf(table);
    facility.elevator = to;
    const slot = elevatorRoom(table.vars, to);
    for (const rider of [seat, ...riders]) {
      // LCK-MOVE-13-R, LCK-ELEV-05, LCK-ELEV-09-R
      table.vars.place[rider] = slot;
      table.log?.tell('LCK-ELEV-03', EVENT.rides, {
        who: who(table, rider),
        room: where(table, slot),
        slot,
      });
    }
  },
});

/** The rule against calling or riding the Elevator from a Room, or null. */
function whyNotElevator(table: SurvivalTable, slot: Slot, unpowered: boolean): WhyNot | null {
  if (!isElevatorRoom(table, slot)) return 'LCK-ELEV-02';
  // LCK-ELEV-08-R
  // The Room Action is barred as any other; a card that works it from without needs a working Room (LCK-ELEV-06).
  if (unpowered && table.vars.malfunction[slot]) return 'LCK-ELEV-06';
  return unpowered || isPowered(table, ELEVATOR) ? null : 'LCK-ELEV-07';
}

/** Enviro-Suit, or the Battle Suit that counts as one. */
export const SUITS: readonly Kind[] = [KIND.enviroSuit, KIND.battleSuit];
export const hasSuit = (table: SurvivalTable, seat: Seat): boolean =>
  SUITS.some((kind) => findItem(table, seat, kind) >= 0);

const ROVER = 0;
const SUIT = 1;

/** The rule against leaving for the Bunker, or null (LCK-GATE-05, LCK-ALT-30, LCK-ALT-31-R). */
export function whyNotLeave(table: SurvivalTable, seat: Seat, manner: number): WhyNot | null {
  const { vars } = table;
  const facility = facilityOf(table);
  const slot = vars.place[seat]!;
  // LCK-ALT-29-D
  const standard = vars.options.board === 'standard';
  if (!facility.gateOpen) return 'LCK-GATE-01';
  if (vars.crowd[slot]! > 0) return 'LCK-GATE-05 intruder';
  if (manner === ROVER) {
    if (!exitsOf(vars).includes(slot)) return 'LCK-GATE-05 place';
    return facility.rover === slot ? null : 'LCK-GATE-05 vehicle';
  }
  const isThere = standard ? exitsOf(vars).includes(slot) : slot === BUNKER_CROSSING;
  if (!isThere) return standard ? 'LCK-GATE-05 place' : 'LCK-ALT-30 place';
  if (hasSuit(table, seat)) return null;
  return standard ? 'LCK-GATE-05 suit' : 'LCK-ALT-30 suit';
}

interface Leaving {
  readonly seat: Seat;
  readonly manner: number;
  arrivals: number;
}

export const leaving = procedure<Leaving>('leave-base').steps({
  roll(table, local) {
    local.arrivals = table.vars.arrivals;
    // LCK-GATE-07
    if (local.manner === SUIT) table.call(noiseRoll, { seat: local.seat, roll: 0 });
  },
  go(table, { seat, manner, arrivals }) {
    const facility = facilityOf(table);
    // LCK-GATE-12-R
    if (!isAboard(table.vars, seat) || table.vars.arrivals > arrivals) return END;
    // LCK-GATE-09
    table.vars.fate[seat] = AWAY;
    table.vars.passed[seat] = true;
    table.vars.place[seat] = NO_SLOT;
    // LCK-ITEM-23-R, LCK-GATE-13-R
    facility.ways[seat] = 'bunker';
    // LCK-GATE-08
    if (manner === ROVER) facility.rover = NO_SLOT;
    table.log?.tell('LCK-GATE-06', EVENT['reaches-bunker'], {
      who: who(table, seat),
      how: manner === ROVER ? 'ride' : 'walk',
    });
    checkLast(table);
    return undefined;
  },
});

// LCK-ROOM-ISOLATION-04, LCK-ROOM-ISOLATION-06-R
export const lockingIn = procedure<{ readonly seat: Seat; arrivals: number }>('lock-in').steps({
  roll(table, local) {
    local.arrivals = table.vars.arrivals;
    table.call(noiseRoll, { seat: local.seat, roll: 0 });
  },
  lock(table, { seat, arrivals }) {
    if (!isAboard(table.vars, seat) || table.vars.arrivals > arrivals) return END;
    table.vars.fate[seat] = ASLEEP;
    table.vars.passed[seat] = true;
    table.vars.place[seat] = NO_SLOT;
    table.log?.tell('LCK-ROOM-ISOLATION-03', EVENT['locks-in'], { who: who(table, seat) });
    checkLast(table);
    return undefined;
  },
});

/** The Rover goes between base and Bunker by itself (LCK-COMP-05, LCK-GATE-15-R, LCK-ALT-44-R). */
const roverHome = (table: SurvivalTable): Slot =>
  table.vars.options.board === 'standard' ? asSlot(1) : asSlot(16);

export const wayOutEffects = {
  elevator: effectRule('elevator', {
    whyNot: (table, { slot }, { unpowered }) => whyNotElevator(table, slot, unpowered),
    offer(table, { slot }, { unpowered }, offer) {
      const { elevator } = facilityOf(table);
      const here = sectionOf(table.vars, slot);
      offer.unless(elevator === here ? 'LCK-ELEV-10-R' : null, VERB.call());
      for (let section = 1; section <= SECTIONS; section++)
        if (section !== here)
          // The Emergency Key calls and rides at once.
          offer.unless(elevator === here || unpowered ? null : 'LCK-ELEV-03', VERB.ride(section));
    },
    run(table, { seat, slot }, _effect, choice) {
      const facility = facilityOf(table);
      const here = sectionOf(table.vars, slot);
      const isElsewhere = facility.elevator !== here;
      facility.elevator = here;
      if (isElsewhere)
        table.log?.tell('LCK-ELEV-02', EVENT['calls-elevator'], { who: who(table, seat) });
      if (codeOf(choice) === VERB.call.code) return;
      table.call(riding, {
        seat,
        slot,
        to: VERB.ride.value(choice, 0),
        riders: [],
        refused: [],
        asking: NO_SEAT,
      });
    },
  }),
  'lock-in': effectRule('lock-in', {
    ...plainly(VERB['lock-in']()),
    whyNot(table, { slot }) {
      if (!facilityOf(table).isolationOpen) return 'LCK-ROOM-ISOLATION-02';
      return table.vars.crowd[slot]! > 0 ? 'LCK-ROOM-GEN-02' : null;
    },
    run: (table, { seat }) => table.call(lockingIn, { seat, arrivals: 0 }),
  }),
  'open-gate': effectRule('open-gate', {
    ...plainly(VERB['open-gate']()),
    whyNot(table, { slot }) {
      if (facilityOf(table).gateOpen) return 'nothing-to-gain';
      return exitsOf(table.vars).includes(slot) ? null : 'LCK-CARD-main-gate-key';
    },
    run: (table) => openGate(table, 'LCK-CARD-main-gate-key'),
  }),
  'move-rover': effectRule('move-rover', {
    ...plainly(VERB['move-rover']()),
    whyNot: () => null,
    run(table, { seat }) {
      const facility = facilityOf(table);
      facility.rover = facility.rover > 0 ? NO_SLOT : roverHome(table);
      table.log?.tell(
        'LCK-COMP-05',
        facility.rover > 0 ? EVENT['rover-comes'] : EVENT['rover-leaves'],
        {
          who: who(table, seat),
        },
      );
    },
  }),
};
