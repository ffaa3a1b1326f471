/** Fire, Malfunctions and Doors. */
import { codeOf, END, type Seat } from '@deadlight/engine';
import {
  asSlot,
  exitOf,
  FIRST_SLOT,
  NO_SLOT,
  type Slot,
  type Way,
  wayAt,
  waysWhere,
} from '../board.ts';
import { boardOf, bookOf } from '../book.ts';
import {
  findItem,
  hasComputer,
  itemKind,
  itemsOf,
  itemValue,
  kindRef,
  sheetOf,
  where,
  who,
} from '../crew.ts';
import { closeDoors } from '../doors.ts';
import { intrudersIn } from '../intruders.ts';
import { spend } from '../items.ts';
import { EVENT } from '../log-events.ts';
import {
  addFire,
  addMalfunction,
  closeDoor,
  destroyDoor,
  doorsLeft,
  openDoor,
  putOut,
  whyNotBreak,
} from '../markers.ts';
import type { WhyNot } from '../rule-names.ts';
import { CLOSED, DESTROYED, procedure, type SurvivalTable } from '../vars.ts';
import { VERB } from '../words.ts';
import { extinguishAt } from './fighting.ts';
import { effectRule, plainly } from './rule.ts';

/** Doors that the same effect has placed may not be moved on (NEM-MARK-23-R). */
const placedIn = (table: SurvivalTable, done: readonly Way[]): Way[] =>
  done.filter((way) => table.vars.door[way] === CLOSED);

/** Whether a Door could be placed: one is left, or a closed one can be moved (NEM-MARK-22, NEM-MARK-24-R). */
const doorToBeHad = (table: SurvivalTable, done: readonly Way[]): boolean =>
  doorsLeft(table) > 0 ||
  waysWhere(table.vars.door, (state, way) => state === CLOSED && !done.includes(way)).length > 0;

/** The rule against opening or closing a Corridor, or null (NEM-ROOM-COMMAND-02-R). */
function whyNotDoor(
  table: SurvivalTable,
  way: Way,
  evenDestroyed: boolean,
  done: readonly Way[] = [],
): WhyNot | null {
  const state = table.vars.door[way];
  if (state === CLOSED) return null;
  if (state === DESTROYED) return evenDestroyed ? null : 'door-is-destroyed';
  return doorToBeHad(table, done) ? null : 'no-door-left';
}

/** Opens a closed Door, sets up a lying one, or closes an open Corridor. */
function switchDoor(table: SurvivalTable, seat: Seat, way: Way, done: readonly Way[] = []): void {
  const state = table.vars.door[way];
  if (state === CLOSED) openDoor(table, way);
  else if (state === DESTROYED) closeDoor(table, way);
  else table.call(closeDoors, { by: seat, ways: [way], closed: placedIn(table, done) });
}

function eachDoor(table: SurvivalTable, slot: Slot, call: (way: Way, exit: number) => void): void {
  const board = boardOf(table);
  for (const way of board.corridorsOf[slot]!) call(way, exitOf(board, slot, way));
}

const wayOf = (table: SurvivalTable, slot: Slot, exit: number): Way =>
  wayAt(boardOf(table), slot, exit);

interface Doors {
  readonly seat: Seat;
  readonly slot: Slot;
  /** Corridors that have been switched already. */
  readonly done: Way[];
}

/** Any number of Doors of one Room, each once (NEM-ROOM-COMMAND-01). */
export const switchDoors = procedure<Doors>('doors').steps({
  begin(table, { slot }) {
    table.vars.switching = slot;
  },
  choose: {
    asks: (_table, { seat }) => seat,
    options(table, { slot, done }, _seat, offer) {
      eachDoor(table, slot, (way, exit) => {
        if (!done.includes(way)) offer.unless(whyNotDoor(table, way, false, done), VERB.door(exit));
      });
      if (done.length > 0) offer.add(VERB.done());
    },
  },
  chosen(table, { seat, slot, done }) {
    if (codeOf(table.answer) === VERB.done.code) {
      table.vars.switching = NO_SLOT;
      return END;
    }
    const way = wayOf(table, slot, VERB.door.value(table.answer, 0));
    switchDoor(table, seat, way, done);
    done.push(way);
    return 'choose';
  },
});

const canSwitch = (table: SurvivalTable, slot: Slot): boolean =>
  boardOf(table).corridorsOf[slot]!.some((way) => whyNotDoor(table, way, false) === null);

/** Rooms that could be decompressed: yellow, explored, and no Door of theirs destroyed. */
function whyNotDecompress(table: SurvivalTable, slot: Slot, to: Slot): WhyNot | null {
  if (to === slot || sheetOf(table, to)?.colour !== 'yellow') return 'not-another-yellow-room';
  const torn = boardOf(table).corridorsOf[to]!.some((way) => table.vars.door[way] === DESTROYED);
  return torn ? 'door-in-the-way door' : null;
}

interface Decompress {
  readonly seat: Seat;
  readonly to: Slot;
}

export const decompress = procedure<Decompress>('decompress').steps({
  close(table, { seat, to }) {
    table.call(closeDoors, {
      by: seat,
      ways: boardOf(table).corridorsOf[to]!.toReversed(),
      closed: [],
    });
  },
  /** The token lies only where all Doors are closed. */
  seal(table, { to }) {
    const sealed = boardOf(table).corridorsOf[to]!.every((way) => table.vars.door[way] === CLOSED);
    if (!sealed) return;
    table.vars.decompression = to;
    table.log?.tell('decompression-begun', EVENT.decompression, {
      room: where(table, to),
      slot: to,
    });
  },
});

export const markerEffects = {
  repair: effectRule('repair', {
    ...plainly(VERB.repair()),
    whyNot: (table, { slot }) => (table.vars.malfunction[slot] ? null : 'no-marker-here'),
    run(table, { seat, slot }) {
      table.vars.malfunction[slot] = false;
      table.log?.tell('malfunction-removed', EVENT.repaired, {
        who: who(table, seat),
        room: where(table, slot),
        slot,
      });
    },
  }),
  break: effectRule('break', {
    ...plainly(VERB.break()),
    whyNot: (table, { slot }) => whyNotBreak(table, slot),
    run: (table, { slot }) => void addMalfunction(table, slot),
  }),
  'break-computer': effectRule('break-computer', {
    whyNot: (table, { slot }) => (hasComputer(table, slot) ? null : 'no-working-computer'),
    offer(table, _doer, _effect, offer) {
      for (let to = FIRST_SLOT; to <= boardOf(table).slots; to++)
        if (hasComputer(table, to)) offer.add(VERB['break-in'](to));
    },
    run: (table, _doer, _effect, choice) =>
      void addMalfunction(table, asSlot(VERB['break-in'].value(choice, 0))),
  }),
  ignite: effectRule('ignite', {
    whyNot(table, { seat, slot }) {
      if (table.vars.fire[slot]) return 'cannot-burn';
      if (sheetOf(table, slot)?.fireproof) return 'never-burns';
      return itemsOf(table, seat).length > 0 ? null : 'nothing-to-burn ignite';
    },
    offer(table, { seat }, _effect, offer) {
      for (const kind of itemsOf(table, seat)) offer.add(VERB.ignite(itemValue(kind)));
    },
    run(table, { seat, slot }, _effect, choice) {
      const kind = itemKind(VERB.ignite.value(choice, 0));
      spend(table, findItem(table, seat, kind));
      table.log?.tell('fire-lit', EVENT.ignites, {
        who: who(table, seat),
        item: kindRef(table, 'item', kind),
      });
      addFire(table, slot);
    },
  }),
  extinguish: effectRule('extinguish', {
    ...plainly(VERB.extinguish()),
    whyNot: (table, { slot }) => (table.vars.fire[slot] ? null : 'no-marker-here'),
    run(table, { seat, slot }) {
      putOut(table, slot, 'fire-removed');
      bookOf(table).hooks.cleared(table, seat, 'fire');
    },
  }),
  door: effectRule('door', {
    whyNot(table, { slot }, { evenDestroyed }) {
      let why: WhyNot | null = 'no-door-left';
      for (const way of boardOf(table).corridorsOf[slot]!) {
        why = whyNotDoor(table, way, evenDestroyed === true);
        if (why === null) return null;
      }
      return why;
    },
    offer(table, { slot }, { evenDestroyed }, offer) {
      eachDoor(table, slot, (way, exit) =>
        offer.unless(whyNotDoor(table, way, evenDestroyed === true), VERB.door(exit)),
      );
    },
    run: (table, { seat, slot }, _effect, choice) =>
      switchDoor(table, seat, wayOf(table, slot, VERB.door.value(choice, 0))),
  }),
  'destroy-door': effectRule('destroy-door', {
    whyNot: (table, { slot }) =>
      boardOf(table).corridorsOf[slot]!.some((way) => table.vars.door[way] === CLOSED)
        ? null
        : 'nothing-to-gain',
    offer(table, { slot }, _effect, offer) {
      eachDoor(table, slot, (way, exit) => {
        if (table.vars.door[way] === CLOSED) offer.add(VERB['destroy-door'](exit));
      });
    },
    run: (table, { seat, slot }, _effect, choice) =>
      destroyDoor(
        table,
        wayOf(table, slot, VERB['destroy-door'].value(choice, 0)),
        who(table, seat),
      ),
  }),
  'doors-of-room': effectRule('doors-of-room', {
    whyNot(table) {
      for (let slot = FIRST_SLOT; slot <= boardOf(table).slots; slot++)
        if (canSwitch(table, slot)) return null;
      return 'no-door-left';
    },
    offer(table, _doer, _effect, offer) {
      for (let to = FIRST_SLOT; to <= boardOf(table).slots; to++)
        offer.unless(canSwitch(table, to) ? null : 'no-door-to-switch', VERB.doors(to));
    },
    run: (table, { seat }, _effect, choice) =>
      table.call(switchDoors, { seat, slot: asSlot(VERB.doors.value(choice, 0)), done: [] }),
  }),
  // NEM-ROOM-GENERAL-02-R, NEM-ROOM-FIRECONTROL-02, NEM-ROOM-FIRECONTROL-03-R
  flush: effectRule('flush', {
    whyNot(table) {
      const { fire, crowd } = table.vars;
      return fire.includes(true) || crowd.some((count) => count > 0) ? null : 'nothing-to-gain';
    },
    offer(table, _doer, _effect, offer) {
      const { fire, crowd } = table.vars;
      for (let to = 1; to <= boardOf(table).slots; to++)
        offer.unless(fire[to] || crowd[to]! > 0 ? null : 'nothing-to-gain', VERB.flush(to));
    },
    run(table, { seat }, _effect, choice) {
      const slot = asSlot(VERB.flush.value(choice, 0));
      table.log?.tell('room-flushed', EVENT.flushed, {
        who: who(table, seat),
        room: where(table, slot),
        slot,
      });
      if (putOut(table, slot, 'room-flushed')) bookOf(table).hooks.cleared(table, seat, 'fire');
      extinguishAt(table, intrudersIn(table.vars, slot), seat);
    },
  }),
  decompress: effectRule('decompress', {
    whyNot(table, { slot }) {
      if (table.vars.decompression > 0) return 'decompression-under-way';
      for (let to = FIRST_SLOT; to <= boardOf(table).slots; to++)
        if (whyNotDecompress(table, slot, to) === null) return null;
      return 'door-in-the-way none';
    },
    offer(table, { slot }, _effect, offer) {
      for (let to = FIRST_SLOT; to <= boardOf(table).slots; to++)
        if (sheetOf(table, to)?.colour === 'yellow')
          offer.unless(whyNotDecompress(table, slot, to), VERB.decompress(to));
    },
    run(table, { seat }, _effect, choice) {
      table.call(decompress, { seat, to: asSlot(VERB.decompress.value(choice, 0)) });
    },
  }),
};
