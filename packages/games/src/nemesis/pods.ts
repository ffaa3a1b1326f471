/** Escape Pods. */

import { codeOf, END, FIRST_SEAT, NO_SEAT, type Seat } from '@deadlight/engine';
import { asSlot, NO_SLOT, type Slot } from '../survival/board.ts';
import { isAboard, sheetOf, who } from '../survival/crew.ts';
import { effectRule, plainly } from '../survival/effects/rule.ts';
import { noiseRoll } from '../survival/noise.ts';
import { passing } from '../survival/pass.ts';
import type { Cited } from '../survival/rule-names.ts';
import { turn } from '../survival/turn.ts';
import { AWAY, procedure, type SurvivalTable } from '../survival/vars.ts';
import { roomIndex } from './data/rooms.ts';
import { checkLast } from './ending.ts';
import { EVENT } from './log-events.ts';
import { GONE, LOCKED, POD_SEATS, type Ship, shipOf, UNLOCKED } from './ship.ts';
import { VERB } from './words.ts';

const PODS = [1, 2, 3, 4] as const;

/** Section A has the odd Pods, B the even ones (NEM-SETUP-18, NEM-ROOM-EVAC-04). */
const SECTION_OF = [
  '',
  'evacuation-section-a',
  'evacuation-section-b',
  'evacuation-section-a',
  'evacuation-section-b',
];

const inside = (ship: Ship, pod: number): number =>
  ship.podOf.reduce((count, of) => count + (of === pod ? 1 : 0), 0);

/** The rule against boarding a Pod from a Section, or null. */
function whyNotPod(table: SurvivalTable, slot: Slot, pod: number): Cited | null {
  const ship = shipOf(table);
  if (SECTION_OF[pod] !== sheetOf(table, slot)?.id) return 'NEM-ROOM-EVAC-01';
  return ship.pods[pod] === UNLOCKED && inside(ship, pod) < POD_SEATS ? null : 'NEM-ROOM-EVAC-01';
}

/** The slot of a Pod's Section, explored or not. */
export function sectionOf(table: SurvivalTable, pod: number): Slot {
  const { rooms } = table.vars;
  return asSlot(rooms.indexOf(roomIndex(SECTION_OF[pod]!)));
}

/** All Pods that are left become Unlocked (NEM-POD-02). */
export function unlockAll(table: SurvivalTable, rule: Cited): void {
  const { pods } = shipOf(table);
  if (!pods.includes(LOCKED, 1)) return;
  for (const pod of PODS) if (pods[pod] === LOCKED) pods[pod] = UNLOCKED;
  table.log?.tell(rule, EVENT['pods-unlocked'], { by: rule === 'NEM-POD-02' ? 'death' : 'track' });
}

/** How many Pods have not left. */
export const podsLeft = ({ pods }: Ship): number => PODS.filter((pod) => pods[pod] !== GONE).length;

/** The Pod leaves with all who are in it (NEM-POD-05, NEM-POD-09-R, NEM-POD-14-R). */
export function launch(table: SurvivalTable, pod: number): void {
  const ship = shipOf(table);
  ship.pods[pod] = GONE;
  for (let seat = FIRST_SEAT; seat < table.state.seats; seat++) {
    if (ship.podOf[seat] !== pod) continue;
    ship.podOf[seat] = 0;
    table.vars.fate[seat] = AWAY;
    table.log?.tell('NEM-POD-05', EVENT.launched, {
      who: who(table, seat),
      pod,
      left: podsLeft(ship),
    });
  }
  checkLast(table);
}

/** Puts a waiting Character back into the Section (NEM-POD-07, NEM-POD-11-R). */
export function getOut(table: SurvivalTable, seat: Seat): Slot {
  const ship = shipOf(table);
  const slot = sectionOf(table, ship.podOf[seat]!);
  ship.podOf[seat] = 0;
  table.vars.place[seat] = slot;
  table.log?.tell('NEM-POD-06', EVENT['gets-out'], { who: who(table, seat) });
  return slot;
}

interface Boarding {
  readonly seat: Seat;
  readonly slot: Slot;
  /** Intruders that had come to any Room before the roll. */
  arrivals: number;
  pod: number;
}

export const boarding = procedure<Boarding>('boarding').steps({
  roll(table, local) {
    local.arrivals = table.vars.arrivals;
    table.call(noiseRoll, { seat: local.seat, roll: 0 });
  },
  /** An Intruder in the Section stops it (NEM-ROOM-EVAC-02, NEM-ROOM-EVAC-05-R, NEM-ROOM-EVAC-06-R). */
  check(table, { seat, slot, arrivals }) {
    const { vars } = table;
    // Also a Larva that is gone again: anyone who comes during the roll comes here.
    if (!isAboard(vars, seat) || vars.arrivals > arrivals) return END;
    return PODS.some((pod) => whyNotPod(table, slot, pod) === null) ? undefined : END;
  },
  // NEM-ROOM-EVAC-07-R
  choose: {
    asks: (_table, { seat }) => seat,
    options(table, { slot }, _seat, offer) {
      for (const pod of PODS) if (whyNotPod(table, slot, pod) === null) offer.add(VERB.pod(pod));
    },
  },
  board(table, local) {
    const { seat } = local;
    local.pod = VERB.pod.value(table.answer, 0);
    shipOf(table).podOf[seat] = local.pod;
    table.vars.place[seat] = NO_SLOT;
    table.log?.tell('NEM-ROOM-EVAC-02', EVENT.boards, { who: who(table, seat), pod: local.pod });
  },
  // NEM-POD-04, NEM-POD-08
  decide: {
    asks: (_table, { seat }) => seat,
    options(_table, _local, _seat, offer) {
      offer.add(VERB.launch());
      offer.add(VERB.wait());
    },
  },
  /** A player who waits has passed (NEM-POD-10-R). */
  decided(table, { seat, pod }) {
    if (codeOf(table.answer) === VERB.launch.code) launch(table, pod);
    else table.call(passing, { seat, discards: true });
  },
});

interface PodTurn {
  readonly seat: Seat;
}

/** At the start of a turn in a Pod: launch, get out, or pass (NEM-POD-06, NEM-POD-16). */
export const podTurn = procedure<PodTurn>('pod-turn').steps({
  begin(table, { seat }) {
    table.vars.active = seat;
    table.log?.tell('turn-begun', EVENT.turn, { who: who(table, seat) });
  },
  decide: {
    asks: (_table, { seat }) => seat,
    options(table, _local, seat, offer) {
      const ship = shipOf(table);
      const locked = ship.pods[ship.podOf[seat]!] === LOCKED;
      offer.unless(locked ? 'NEM-ROOM-HATCH-02-R' : null, VERB.launch());
      offer.add(VERB['get-out']());
      offer.add(VERB.wait());
    },
  },
  decided(table, { seat }) {
    switch (codeOf(table.answer)) {
      case VERB.launch.code:
        launch(table, shipOf(table).podOf[seat]!);
        return END;
      case VERB.wait.code:
        table.call(passing, { seat, discards: true });
        return undefined;
      default:
        getOut(table, seat);
        table.call(turn, { seat });
        return undefined;
    }
  },
  end(table) {
    table.vars.active = NO_SEAT;
  },
});

export const podEffects = {
  'board-pod': effectRule('board-pod', {
    ...plainly(VERB['board-pod']()),
    whyNot(table, { slot }) {
      if (table.vars.crowd[slot]! > 0) return 'NEM-ROOM-EVAC-03';
      return PODS.some((pod) => whyNotPod(table, slot, pod) === null) ? null : 'NEM-ROOM-EVAC-01';
    },
    run: (table, { seat, slot }) => table.call(boarding, { seat, slot, arrivals: 0, pod: 0 }),
  }),
  'pod-lock': effectRule('pod-lock', {
    whyNot: (table, { slot }, { anywhere }) =>
      switchable(table, slot, anywhere).length > 0 ? null : 'NEM-ACT-17-R',
    offer(table, { slot }, { anywhere }, offer) {
      for (const pod of switchable(table, slot, anywhere)) offer.add(VERB['pod-lock'](pod));
    },
    run(table, { seat }, _effect, choice) {
      const { pods } = shipOf(table);
      const pod = VERB['pod-lock'].value(choice, 0);
      pods[pod] = pods[pod] === LOCKED ? UNLOCKED : LOCKED;
      table.log?.tell(
        'NEM-ROOM-HATCH-01',
        pods[pod] === LOCKED ? EVENT['pod-locked'] : EVENT['pod-unlocked'],
        {
          who: who(table, seat),
          pod,
        },
      );
    },
  }),
};

/** Pods that can be locked or unlocked: all of them, or those of the Character's own Section. */
function switchable(table: SurvivalTable, slot: Slot, anywhere: boolean): number[] {
  const here = sheetOf(table, slot)?.id;
  return PODS.filter(
    (pod) => shipOf(table).pods[pod] !== GONE && (anywhere || SECTION_OF[pod] === here),
  );
}
