/** What the Event cards do (LCK-CARD, Event cards). */
import type { Goto, Seat } from '@deadlight/engine';
import { ADULT, FIGURES, LARVA } from '../packs/intruders.ts';
import { attack, attackersInOrder, attackOn } from '../survival/attack.ts';
import { boardOf } from '../survival/book.ts';
import { contaminate, hatch, infest, scan, scanDraw } from '../survival/contamination.ts';
import {
  canWalk,
  carried,
  crewIn,
  hasComputer,
  inCombat,
  inOrder,
  isAboard,
  isInRoom,
  purse,
  sheetOf,
  where,
} from '../survival/crew.ts';
import { isNest, loseNestEgg } from '../survival/eggs.ts';
import { encounter } from '../survival/encounter.ts';
import {
  appear,
  isEngaged,
  moveAll,
  returnToken,
  setFigure,
  typeOf,
  vanish,
  wayTo,
} from '../survival/intruders.ts';
import {
  addFire,
  addMalfunction,
  addNoise,
  addNoiseAround,
  addSlime,
  openDoor,
} from '../survival/markers.ts';
import { CLOSED, type SurvivalTable } from '../survival/vars.ts';
import { EGG } from '../survival/words.ts';
import { suffer, sufferAlone } from '../survival/wounds.ts';
import { Z } from '../survival/zones.ts';
import { startAutodestruction } from './alert.ts';
import { checkLast } from './ending.ts';
import { ELEVATOR, facilityOf, isCrossing, isPowered, sectionOf, slotsOf } from './facility.ts';
import { panicking } from './panicking.ts';
import { setPower } from './power.ts';

export interface EventFrame {
  readonly card: number;
  /** Characters dealt with, in order; and those for whom the dark part is ignored. */
  next: number;
  readonly lit: Seat[];
  /** Characters in the dark when the effect began (LCK-CARD-GENERAL-14-R). */
  readonly dark: Seat[];
  /** Who is being asked about the dark. */
  asking: number;
  readonly list: number[];
}

export const eventFrame = (card: number): EventFrame => ({
  card,
  next: 0,
  lit: [],
  dark: [],
  asking: 0,
  list: [],
});

const ECLOSION = 4;
const HEALED = 2;
const PANIC = 2;

const inDark = (local: EventFrame, seat: Seat): boolean =>
  local.dark.includes(seat) && !local.lit.includes(seat);

/** Every Character in a Room, in order. */
export function crewInOrder(table: SurvivalTable): Seat[] {
  const seats: Seat[] = [];
  for (let step = 0; step < table.state.seats; step++) {
    const seat = inOrder(table, step);
    if (isInRoom(table.vars, seat)) seats.push(seat);
  }
  return seats;
}

/** One Character after the other, each as a step of its own. */
function eachInOrder(
  table: SurvivalTable,
  local: EventFrame,
  concerns: (seat: Seat) => boolean,
  call: (seat: Seat) => void,
): Goto<'effect'> {
  while (local.next < table.state.seats) {
    const seat = inOrder(table, local.next++);
    if (!concerns(seat)) continue;
    call(seat);
    return 'effect';
  }
  return undefined;
}

/** False if that ended the game. */
function breakAll(table: SurvivalTable, fits: (slot: number) => boolean): boolean {
  for (let slot = 1; slot <= boardOf(table).slots; slot++)
    if (fits(slot) && !addMalfunction(table, slot)) return false;
  return true;
}

function burnAll(table: SurvivalTable, fits: (slot: number) => boolean): void {
  for (let slot = 1; slot <= boardOf(table).slots; slot++)
    if (fits(slot) && !addFire(table, slot)) return;
}

/** Rooms next to burning ones, not through closed Doors; crossings never burn. */
function spread(table: SurvivalTable, burning: readonly number[]): void {
  const board = boardOf(table);
  burnAll(
    table,
    (slot) =>
      !isCrossing(table.vars, slot) &&
      burning.some(
        (from) =>
          board.neighbours[from]!.includes(slot) &&
          !board.pathsOf[from]!.includes(slot) &&
          canWalk(table, from, slot),
      ),
  );
}

const burningRooms = (table: SurvivalTable): number[] =>
  table.vars.fire.flatMap((is, slot) => (is ? [slot] : []));

const isWounded = (table: SurvivalTable, seat: Seat): boolean =>
  table.zone(Z.wounds + seat).length > 0;

/** An Adult appears, without token or Encounter, once in each Room (LCK-CARD-scent-of-blood). */
function adultsAt(table: SurvivalTable, slots: readonly number[]): void {
  for (const slot of new Set(slots)) appear(table, ADULT, slot);
}

type Resolve = (table: SurvivalTable, local: EventFrame) => Goto<'effect'>;

const nothing = undefined;

export const EFFECTS: Readonly<Record<string, Resolve>> = {
  'blood-trace'(table, local) {
    const { vars } = table;
    const prey = (section: number): number => {
      const slots = crewInOrder(table)
        .filter(
          (seat) => isWounded(table, seat) && (purse(table, seat) === 0 || inDark(local, seat)),
        )
        .map((seat) => vars.place[seat]!)
        .filter((slot) => section > 0 && sectionOf(vars, slot) === section);
      return slots.length > 0 ? Math.min(...slots) : 0;
    };
    const goals = vars.at.map((slot, figure) =>
      slot > 0 && !isEngaged(vars, figure) ? prey(sectionOf(vars, slot)) : 0,
    );
    goals.forEach((slot, figure) => {
      if (slot > 0) setFigure(vars, figure, slot);
    });
    return nothing;
  },
  'blue-screen'(table) {
    const slot = table.vars.rooms.findIndex(
      (_, at) => at > 0 && hasComputer(table, at) && isPowered(table, sectionOf(table.vars, at)),
    );
    if (slot > 0) addMalfunction(table, slot);
    return nothing;
  },
  'bulkheads-open'(table, local) {
    table.vars.door.forEach((state, way) => {
      if (state === CLOSED) openDoor(table, way);
    });
    for (const seat of local.dark)
      if (inDark(local, seat)) addNoiseAround(table, table.vars.place[seat]!);
    return nothing;
  },
  'consuming-fire'(table) {
    const burning = burningRooms(table);
    for (const slot of burning) {
      if (table.vars.items[slot]! <= 0) continue;
      table.vars.items[slot] = 0;
      table.log?.tell('LCK-CARD-consuming-fire', 'items-burnt', { room: where(table, slot), slot });
    }
    spread(table, burning);
    return nothing;
  },
  'damaging-fire'(table) {
    const burning = burningRooms(table);
    if (breakAll(table, (slot) => burning.includes(slot))) spread(table, burning);
    return nothing;
  },
  'coolant-leak'(table) {
    const [slot] = slotsOf(table.vars, 'cooling-system');
    if (slot === undefined) return nothing;
    if (table.vars.malfunction[slot]) startAutodestruction(table);
    else addMalfunction(table, slot);
    return nothing;
  },
  damage(table, local) {
    const { at, place } = table.vars;
    const struck = (slot: number): boolean =>
      at.some((in_, figure) => in_ === slot && typeOf(figure) >= ADULT);
    if (!breakAll(table, struck)) return nothing;
    const rooms = local.dark.filter((seat) => inDark(local, seat)).map((seat) => place[seat]!);
    breakAll(table, (slot) => rooms.includes(slot));
    return nothing;
  },
  'egg-protection'(table, local) {
    const goto = eachInOrder(
      table,
      local,
      (seat) =>
        isInRoom(table.vars, seat) &&
        (isNest(table, table.vars.place[seat]!) || carried(table.vars, seat, EGG) > 0),
      (seat) =>
        table.call(encounter, {
          seat,
          slot: table.vars.place[seat]!,
          figure: -1,
          tokenKind: -1,
          attack: true,
        }),
    );
    if (goto !== undefined) return goto;
    for (const seat of local.dark)
      if (inDark(local, seat) && isInRoom(table.vars, seat)) contaminate(table, seat);
    return nothing;
  },
  'fire-in-the-hole'(table, local) {
    const slots = ['a', 'b', 'c'].flatMap((pod) =>
      slotsOf(table.vars, `cargo-sending-system-${pod}`),
    );
    if (local.list.length === 0) {
      local.list.push(1);
      burnAll(table, (slot) => slots.includes(slot));
    }
    const goto = eachInOrder(
      table,
      local,
      (seat) => slots.includes(table.vars.place[seat]!) && purse(table, seat) === 0,
      (seat) => table.call(suffer, { seat, light: 0, serious: 1, cause: 'fire' }),
    );
    if (goto === undefined) checkLast(table);
    return goto;
  },
  hatching(table, local) {
    loseNestEgg(table);
    let any = false;
    for (const seat of crewInOrder(table)) {
      const nest = isNest(table, table.vars.place[seat]!);
      if (purse(table, seat) > 0 || !(nest || inDark(local, seat))) continue;
      infest(table, seat);
      any ||= nest;
    }
    if (!any) returnToken(table, LARVA);
    return nothing;
  },
  kickstopper(table) {
    setPower(table, ELEVATOR, false);
    breakAll(table, (slot) => sheetOf(table, slot)?.id.startsWith('elevator-room') === true);
    return nothing;
  },
  'leaving-the-shell'(table, local) {
    const goto = eachInOrder(
      table,
      local,
      (seat) => isAboard(table.vars, seat),
      (seat) => {
        if (!table.vars.larva[seat]) {
          scanDraw(table, seat, ECLOSION);
          return;
        }
        const card = table.top(Z.contaminationDeck);
        if (card < 0) return;
        table.move(card, Z.found + seat);
        const infected = scan(table, seat, card);
        table.move(card, infected ? Z.removed : Z.discard + seat);
        if (infected) hatch(table, seat);
      },
    );
    if (goto === undefined) checkLast(table);
    return goto;
  },
  eclosion(table, local) {
    const goto = eachInOrder(
      table,
      local,
      (seat) => isAboard(table.vars, seat),
      (seat) => {
        if (table.vars.larva[seat]) hatch(table, seat);
        else scanDraw(table, seat, ECLOSION);
      },
    );
    if (goto === undefined) checkLast(table);
    return goto;
  },
  lurking(table, local) {
    if (local.next === 0) {
      for (let figure = 0; figure < FIGURES.length; figure++)
        if (table.vars.at[figure]! > 0 && !isEngaged(table.vars, figure)) vanish(table, figure);
      local.list.push(...attackersInOrder(table));
      local.next = 1;
    }
    while (local.list.length > 0) {
      const figure = local.list.shift()!;
      const slot = table.vars.at[figure]!;
      const seat = crewInOrder(table).find(
        (one) => table.vars.place[one] === slot && inDark(local, one),
      );
      if (slot === 0 || seat === undefined) continue;
      table.call(attack, attackOn(figure, seat));
      return 'effect';
    }
    return nothing;
  },
  nest(table, local) {
    for (const slot of slotsOf(table.vars, 'nest')) addNoiseAround(table, slot);
    for (const seat of local.dark)
      if (inDark(local, seat)) addNoiseAround(table, table.vars.place[seat]!);
    return nothing;
  },
  'noise-in-corridors'(table, local) {
    const board = boardOf(table);
    const facility = facilityOf(table);
    const way = board.corridors;
    if (local.list.length === 0) {
      local.list.push(1);
      if (!table.vars.noise[way]) addNoise(table, way);
      else {
        const count = (marks: readonly boolean[]): number => marks.filter(Boolean).length;
        if (count(table.vars.fire) + facility.fireGone < 12) facility.fireGone++;
        if (count(table.vars.malfunction) + facility.malfunctionGone < 10)
          facility.malfunctionGone++;
        table.log?.tell('LCK-CARD-noise-in-corridors', 'markers-gone');
      }
    }
    return eachInOrder(
      table,
      local,
      (seat) => inDark(local, seat) && board.networksOf[table.vars.place[seat]!]!.includes(way),
      (seat) => table.call(sufferAlone, { seat, light: 1, serious: 0, cause: 'event' }),
    );
  },
  panic: (table, local) =>
    eachInOrder(
      table,
      local,
      (seat) => isInRoom(table.vars, seat) && (purse(table, seat) === 0 || inDark(local, seat)),
      (seat) => table.call(panicking, { seat, ammo: PANIC, item: 'instead', started: false }),
    ),
  'power-surge'(table) {
    facilityOf(table).timeActive = false;
    table.log?.tell('LCK-CARD-power-surge', 'time-inactive');
    return nothing;
  },
  'sanitary-network-failure'(table) {
    breakAll(table, (slot) => sheetOf(table, slot)?.colour === 'green');
    return nothing;
  },
  'life-network-failure'(table) {
    breakAll(table, (slot) => sheetOf(table, slot)?.colour === 'green');
    return nothing;
  },
  'scent-of-blood'(table, local) {
    const wounded = crewInOrder(table).filter((seat) => isWounded(table, seat));
    for (const seat of wounded) addNoiseAround(table, table.vars.place[seat]!);
    adultsAt(
      table,
      wounded
        .filter((seat) => inDark(local, seat) && !inCombat(table.vars, seat))
        .map((seat) => table.vars.place[seat]!),
    );
    return nothing;
  },
  'scent-of-prey'(table, local) {
    for (const seat of crewInOrder(table))
      if (table.vars.slime[seat]) addNoiseAround(table, table.vars.place[seat]!);
    adultsAt(
      table,
      local.dark
        .filter((seat) => inDark(local, seat) && !inCombat(table.vars, seat))
        .map((seat) => table.vars.place[seat]!),
    );
    return nothing;
  },
  regeneration(table, local) {
    const { hurt, place, slime } = table.vars;
    table.log?.tell('LCK-CARD-regeneration', 'regeneration');
    hurt.forEach((injuries, figure) => {
      hurt[figure] = Math.max(0, injuries - HEALED);
    });
    const dark = local.dark.filter((seat) => inDark(local, seat));
    adultsAt(
      table,
      dark.filter((seat) => slime[seat]).map((seat) => place[seat]!),
    );
    for (const seat of dark) addSlime(table, seat);
    return nothing;
  },
  'short-circuit'(table) {
    const slots = table.vars.rooms.flatMap((_, slot) =>
      slot > 0 && hasComputer(table, slot) && isPowered(table, sectionOf(table.vars, slot))
        ? [slot]
        : [],
    );
    burnAll(table, (slot) => slots.includes(slot));
    return nothing;
  },
  'thats-hot'(table) {
    const slots = ['backup-power-supply', 'power-generator'].flatMap((id) =>
      slotsOf(table.vars, id),
    );
    burnAll(table, (slot) => slots.includes(slot));
    return nothing;
  },
  hunt(table) {
    const { vars } = table;
    const figures: number[] = [];
    const ways: number[] = [];
    for (let figure = 0; figure < FIGURES.length; figure++) {
      const slot = vars.at[figure]!;
      if (slot === 0 || typeOf(figure) !== ADULT || isEngaged(vars, figure)) continue;
      const prey = boardOf(table).neighbours[slot]!.find((near) => crewIn(vars, near) > 0);
      if (prey === undefined) continue;
      figures.push(figure);
      ways.push(wayTo(table, slot, prey));
    }
    if (figures.length > 0) moveAll(table, figures, ways);
    return nothing;
  },
};

/** Cards whose effect has a part for who is in the dark. */
export const DARK_PARTS: readonly string[] = [
  'blood-trace',
  'bulkheads-open',
  'damage',
  'egg-protection',
  'hatching',
  'lurking',
  'nest',
  'noise-in-corridors',
  'panic',
  'scent-of-blood',
  'scent-of-prey',
  'regeneration',
];
