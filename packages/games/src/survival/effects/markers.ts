/** Fire, Malfunctions and Doors. */
import { codeOf, END, type Seat } from '@deadlight/engine';
import { exitOf } from '../board.ts';
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
import {
  addFire,
  addMalfunction,
  canBreak,
  closeDoor,
  destroyDoor,
  doorsLeft,
  openDoor,
  putOut,
} from '../markers.ts';
import { CLOSED, DESTROYED, procedure, type SurvivalTable } from '../vars.ts';
import { V } from '../words.ts';
import { extinguishAt } from './fighting.ts';
import { effectRule, plainly } from './rule.ts';

/** Doors that the same effect has placed may not be moved on (NEM-MARK-23-R). */
const placedIn = (table: SurvivalTable, done: readonly number[]): number[] =>
  done.filter((way) => table.vars.door[way] === CLOSED);

/** Whether a Door could be placed: one is left, or a closed one can be moved (NEM-MARK-22, NEM-MARK-24-R). */
const doorToBeHad = (table: SurvivalTable, done: readonly number[]): boolean =>
  doorsLeft(table) > 0 ||
  table.vars.door.some((state, way) => state === CLOSED && !done.includes(way));

/** The rule against opening or closing a Corridor, or null (NEM-ROOM-COMMAND-02-R). */
function whyNotDoor(
  table: SurvivalTable,
  way: number,
  evenDestroyed: boolean,
  done: readonly number[] = [],
): string | null {
  const state = table.vars.door[way];
  if (state === CLOSED) return null;
  if (state === DESTROYED) return evenDestroyed ? null : 'MARK-20';
  return doorToBeHad(table, done) ? null : 'MARK-24-R';
}

/** Opens a closed Door, sets up a lying one, or closes an open Corridor. */
function switchDoor(
  table: SurvivalTable,
  seat: Seat,
  way: number,
  done: readonly number[] = [],
): void {
  const state = table.vars.door[way];
  if (state === CLOSED) openDoor(table, way);
  else if (state === DESTROYED) closeDoor(table, way);
  else table.call(closeDoors, { by: seat, ways: [way], closed: placedIn(table, done) });
}

function eachDoor(
  table: SurvivalTable,
  slot: number,
  call: (way: number, exit: number) => void,
): void {
  const board = boardOf(table);
  for (const way of board.corridorsOf[slot]!) call(way, exitOf(board, slot, way));
}

const wayOf = (table: SurvivalTable, slot: number, exit: number): number =>
  boardOf(table).byNumber[slot * 5 + exit]!;

interface Doors {
  readonly seat: Seat;
  readonly slot: number;
  /** Corridors that have been switched already. */
  readonly done: number[];
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
        if (!done.includes(way)) offer.unless(whyNotDoor(table, way, false, done), V.door(exit));
      });
      if (done.length > 0) offer.add(V.done());
    },
  },
  chosen(table, { seat, slot, done }) {
    if (codeOf(table.answer) === V.done.code) {
      table.vars.switching = 0;
      return END;
    }
    const way = wayOf(table, slot, V.door.value(table.answer, 0));
    switchDoor(table, seat, way, done);
    done.push(way);
    return 'choose';
  },
});

const canSwitch = (table: SurvivalTable, slot: number): boolean =>
  boardOf(table).corridorsOf[slot]!.some((way) => whyNotDoor(table, way, false) === null);

/** Rooms that could be decompressed: yellow, explored, and no Door of theirs destroyed. */
function whyNotDecompress(table: SurvivalTable, slot: number, to: number): string | null {
  if (to === slot || sheetOf(table, to)?.colour !== 'yellow') return 'ROOM-AIRLOCK-05-R';
  const torn = boardOf(table).corridorsOf[to]!.some((way) => table.vars.door[way] === DESTROYED);
  return torn ? 'ROOM-AIRLOCK-01' : null;
}

interface Decompress {
  readonly seat: Seat;
  readonly to: number;
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
    table.log?.tell('ROOM-AIRLOCK-01', 'decompression', { room: where(table, to), slot: to });
  },
});

export const markerEffects = {
  repair: effectRule('repair', {
    ...plainly(V.repair()),
    whyNot: (table, { slot }) => (table.vars.malfunction[slot] ? null : 'CARD-GENERAL-03-R'),
    run(table, { seat, slot }) {
      table.vars.malfunction[slot] = false;
      table.log?.tell('MARK-12', 'repaired', {
        who: who(table, seat),
        room: where(table, slot),
        slot,
      });
    },
  }),
  break: effectRule('break', {
    ...plainly(V.break()),
    whyNot: (table, { slot }) => (canBreak(table, slot) ? null : 'MARK-13'),
    run: (table, { slot }) => void addMalfunction(table, slot),
  }),
  'break-computer': effectRule('break-computer', {
    whyNot: (table, { slot }) => (hasComputer(table, slot) ? null : 'CARD-GENERAL-12-R'),
    offer(table, _doer, _effect, offer) {
      for (let to = 1; to <= boardOf(table).slots; to++)
        if (hasComputer(table, to)) offer.add(V['break-in'](to));
    },
    run: (table, _doer, _effect, choice) =>
      void addMalfunction(table, V['break-in'].value(choice, 0)),
  }),
  ignite: effectRule('ignite', {
    whyNot(table, { seat, slot }) {
      if (table.vars.fire[slot]) return 'MARK-05';
      if (sheetOf(table, slot)?.fireproof) return 'MARK-05';
      return itemsOf(table, seat).length > 0 ? null : 'CARD-mechanic-pyrotechnics';
    },
    offer(table, { seat }, _effect, offer) {
      for (const kind of itemsOf(table, seat)) offer.add(V.ignite(itemValue(kind)));
    },
    run(table, { seat, slot }, _effect, choice) {
      const kind = itemKind(V.ignite.value(choice, 0));
      spend(table, findItem(table, seat, kind));
      table.log?.tell('CARD-mechanic-pyrotechnics', 'ignites', {
        who: who(table, seat),
        item: kindRef(table, kind),
      });
      addFire(table, slot);
    },
  }),
  extinguish: effectRule('extinguish', {
    ...plainly(V.extinguish()),
    whyNot: (table, { slot }) => (table.vars.fire[slot] ? null : 'CARD-GENERAL-03-R'),
    run(table, { seat, slot }) {
      putOut(table, slot, 'MARK-09');
      bookOf(table).hooks.cleared(table, seat, 'fire');
    },
  }),
  door: effectRule('door', {
    whyNot(table, { slot }, { evenDestroyed }) {
      let why: string | null = 'MARK-24-R';
      for (const way of boardOf(table).corridorsOf[slot]!) {
        why = whyNotDoor(table, way, evenDestroyed === true);
        if (why === null) return null;
      }
      return why;
    },
    offer(table, { slot }, { evenDestroyed }, offer) {
      eachDoor(table, slot, (way, exit) =>
        offer.unless(whyNotDoor(table, way, evenDestroyed === true), V.door(exit)),
      );
    },
    run: (table, { seat, slot }, _effect, choice) =>
      switchDoor(table, seat, wayOf(table, slot, V.door.value(choice, 0))),
  }),
  'destroy-door': effectRule('destroy-door', {
    whyNot: (table, { slot }) =>
      boardOf(table).corridorsOf[slot]!.some((way) => table.vars.door[way] === CLOSED)
        ? null
        : 'ACT-17-R',
    offer(table, { slot }, _effect, offer) {
      eachDoor(table, slot, (way, exit) => {
        if (table.vars.door[way] === CLOSED) offer.add(V['destroy-door'](exit));
      });
    },
    run: (table, { seat, slot }, _effect, choice) =>
      destroyDoor(table, wayOf(table, slot, V['destroy-door'].value(choice, 0)), who(table, seat)),
  }),
  'doors-of-room': effectRule('doors-of-room', {
    whyNot(table) {
      for (let slot = 1; slot <= boardOf(table).slots; slot++)
        if (canSwitch(table, slot)) return null;
      return 'MARK-24-R';
    },
    offer(table, _doer, _effect, offer) {
      for (let to = 1; to <= boardOf(table).slots; to++)
        offer.unless(canSwitch(table, to) ? null : 'ROOM-COMMAND-02-R', V.doors(to));
    },
    run: (table, { seat }, _effect, choice) =>
      table.call(switchDoors, { seat, slot: V.doors.value(choice, 0), done: [] }),
  }),
  flush: effectRule('flush', {
    whyNot(table) {
      const { fire, crowd } = table.vars;
      return fire.includes(true) || crowd.some((count) => count > 0) ? null : 'ACT-17-R';
    },
    offer(table, _doer, _effect, offer) {
      const { fire, crowd } = table.vars;
      for (let to = 1; to <= boardOf(table).slots; to++)
        offer.unless(fire[to] || crowd[to]! > 0 ? null : 'ACT-17-R', V.flush(to));
    },
    run(table, { seat }, _effect, choice) {
      const slot = V.flush.value(choice, 0);
      table.log?.tell('ROOM-FIRECONTROL-01', 'flushed', {
        who: who(table, seat),
        room: where(table, slot),
        slot,
      });
      if (putOut(table, slot, 'ROOM-FIRECONTROL-01'))
        bookOf(table).hooks.cleared(table, seat, 'fire');
      for (const figure of intrudersIn(table.vars, slot))
        if (table.vars.at[figure] === slot) extinguishAt(table, figure, seat);
    },
  }),
  decompress: effectRule('decompress', {
    whyNot(table, { slot }) {
      if (table.vars.decompression > 0) return 'ROOM-AIRLOCK-06-R';
      for (let to = 1; to <= boardOf(table).slots; to++)
        if (whyNotDecompress(table, slot, to) === null) return null;
      return 'ROOM-AIRLOCK-01';
    },
    offer(table, { slot }, _effect, offer) {
      for (let to = 1; to <= boardOf(table).slots; to++)
        if (sheetOf(table, to)?.colour === 'yellow')
          offer.unless(whyNotDecompress(table, slot, to), V.decompress(to));
    },
    run(table, { seat }, _effect, choice) {
      table.call(decompress, { seat, to: V.decompress.value(choice, 0) });
    },
  }),
};
