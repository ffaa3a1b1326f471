/** What the Event cards do (NEM-CARD, Events). */
import { END, type Goto, ref, type Seat } from '@deadlight/engine';
import { ADULT, FIGURES, LARVA } from '../packs/intruders.ts';
import { boardOf, bookOf } from '../survival/book.ts';
import { hatch, infest, scanDraw } from '../survival/contamination.ts';
import {
  canWalk,
  carried,
  crewIn,
  hasComputer,
  inOrder,
  isAboard,
  isInRoom,
  purse,
  sheetOf,
  slotOfRoom,
  where,
} from '../survival/crew.ts';
import { isNest, loseNestEgg } from '../survival/eggs.ts';
import { encounter } from '../survival/encounter.ts';
import { moveByEvent } from '../survival/event-phase.ts';
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
  clearNoiseAround,
  openDoor,
} from '../survival/markers.ts';
import { noiseRoll } from '../survival/noise.ts';
import { CLOSED, procedure, type SurvivalTable } from '../survival/vars.ts';
import { EGG } from '../survival/words.ts';
import { Z } from '../survival/zones.ts';
import { EVENTS } from './data/events.ts';
import { startSelfDestruct } from './engines.ts';
import { getOut, launch } from './pods.ts';
import { GONE, hibernatorium, optionsOf, shipOf } from './ship.ts';
import { FIRST_EVENT } from './things.ts';
import { D } from './words.ts';

/** An Event card being resolved; the rest is for effects that take several steps. */
export interface EventFrame {
  readonly card: number;
  /** How many Characters, in order, have been dealt with. */
  next: number;
  /** The network in hand or -1, and those begun; or the Larva that has just hatched. */
  way: number;
  readonly list: number[];
  /** Who has rolled, or was infested. */
  readonly hit: Seat[];
}

/** An Event card as its resolution begins. */
export const eventFrame = (card: number): EventFrame => ({
  card,
  next: 0,
  way: -1,
  list: [],
  hit: [],
});

const DRAWN_BY_ECLOSION = 4;
const MALFUNCTION_FROM = ADULT;
const HEALED = 2;

/** Calls for a Noise roll or an Encounter of one Character after the other, in order. */
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

/**
 * Malfunction markers in every Room that fits, in the order of their numbers; false if that ended the
 * game (NEM-MARK-17-R).
 */
function breakAll(table: SurvivalTable, fits: (slot: number) => boolean): boolean {
  for (let slot = 1; slot <= boardOf(table).slots; slot++)
    if (fits(slot) && !addMalfunction(table, slot)) return false;
  return true;
}

/** Fire in every Room next to a burning one, not through closed Doors. */
function spreadFire(table: SurvivalTable, burning: readonly number[]): void {
  const board = boardOf(table);
  for (let slot = 1; slot <= board.slots; slot++)
    if (
      burning.some((from) => board.neighbours[from]!.includes(slot) && canWalk(table, from, slot))
    )
      if (!addFire(table, slot)) return;
}

const burningRooms = (table: SurvivalTable): number[] =>
  table.vars.fire.flatMap((is, slot) => (is ? [slot] : []));

/** Every free Adult goes to a neighbouring Room with a Character, the lowest number first (NEM-CARD-hunt-1). */
export function hunt(table: SurvivalTable): void {
  const { vars } = table;
  const board = boardOf(table);
  const figures: number[] = [];
  const ways: number[] = [];
  for (let figure = 0; figure < FIGURES.length; figure++) {
    const slot = vars.at[figure]!;
    if (slot === 0 || typeOf(figure) !== ADULT || isEngaged(vars, figure)) continue;
    const prey = board.neighbours[slot]!.find((near) => crewIn(vars, near) > 0);
    if (prey === undefined) continue;
    figures.push(figure);
    ways.push(wayTo(table, slot, prey));
  }
  if (figures.length > 0) moveAll(table, figures, ways);
}

/** Larvae hatch, then everyone draws four cards and scans them (NEM-CARD-eclosion). */
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
      if (isAboard(table.vars, seat)) scanDraw(table, seat, DRAWN_BY_ECLOSION);
    }
  },
});

type Resolve = (table: SurvivalTable, local: EventFrame) => Goto<'effect'>;

const EFFECTS: Readonly<Record<string, Resolve>> = {
  'egg-protection': (table, local) =>
    eachInOrder(
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
    ),
  hatching(table, local) {
    const { vars } = table;
    if (local.next === 0) loseNestEgg(table);
    // The Larva that has come infests once Objectives are kept.
    const larva = local.list.pop();
    if (larva !== undefined) {
      setFigure(vars, larva, 0);
      infest(table, local.hit.at(-1)!);
    }
    const goto = eachInOrder(
      table,
      local,
      (seat) =>
        isInRoom(vars, seat) && isNest(table, vars.place[seat]!) && purse(table, seat) === 0,
      (seat) => {
        if (!optionsOf(vars).hatchingIsEncounter) infest(table, seat);
        else {
          clearNoiseAround(table, vars.place[seat]!);
          const figure = appear(table, LARVA, vars.place[seat]!);
          if (figure < 0) return;
          local.list.push(figure);
        }
        local.hit.push(seat);
      },
    );
    if (goto === undefined && local.hit.length === 0) returnToken(table, LARVA);
    return goto;
  },
  regeneration(table) {
    const { hurt } = table.vars;
    table.log?.tell('NEM-CARD-regeneration', 'regeneration');
    hurt.forEach((injuries, figure) => {
      hurt[figure] = Math.max(0, injuries - HEALED);
    });
    return undefined;
  },
  damage(table) {
    const { at } = table.vars;
    breakAll(table, (slot) =>
      at.some((where, figure) => where === slot && typeOf(figure) >= MALFUNCTION_FROM),
    );
    return undefined;
  },
  lurking(table) {
    for (let figure = 0; figure < FIGURES.length; figure++)
      if (table.vars.at[figure]! > 0 && !isEngaged(table.vars, figure)) vanish(table, figure);
    return undefined;
  },
  eclosion(table) {
    table.call(eclosion, { deaths: false, next: 0 });
    return undefined;
  },
  'noise-in-technical-corridors'(table, local) {
    const board = boardOf(table);
    // Each network by itself, red first; whoever has rolled for one does not roll for the next.
    for (;;) {
      if (local.way < 0) {
        local.way = board.corridors + local.list.length;
        if (local.way >= board.ways) return undefined;
        local.list.push(local.way);
        local.next = 0;
        if (!table.vars.noise[local.way]) {
          addNoise(table, local.way);
          local.way = -1;
          continue;
        }
      }
      const goto = eachInOrder(
        table,
        local,
        (seat) =>
          isInRoom(table.vars, seat) &&
          !local.hit.includes(seat) &&
          board.networksOf[table.vars.place[seat]!]!.includes(local.way),
        (seat) => {
          local.hit.push(seat);
          table.call(noiseRoll, { seat, roll: 0 });
        },
      );
      if (goto !== undefined) return goto;
      local.way = -1;
    }
  },
  nest(table) {
    const slot = slotOfRoom(table, 'nest');
    if (slot > 0) addNoiseAround(table, slot);
    return undefined;
  },
  'flammable-compounds'(table) {
    const slot = hibernatorium(table.vars);
    if (table.vars.fire[slot]) spreadFire(table, [slot]);
    else addFire(table, slot);
    return undefined;
  },
  'bulkheads-open'(table) {
    table.vars.door.forEach((state, way) => {
      if (state === CLOSED) openDoor(table, way);
    });
    return undefined;
  },
  'hunt-1'(table) {
    hunt(table);
    return undefined;
  },
  'hunt-2'(table) {
    hunt(table);
    return undefined;
  },
  'scent-of-prey'(table) {
    for (let seat = 0; seat < table.state.seats; seat++)
      if (isInRoom(table.vars, seat) && table.vars.slime[seat])
        addNoiseAround(table, table.vars.place[seat]!);
    return undefined;
  },
  malfunction(table) {
    const slot = table.vars.rooms.findIndex((room) => room >= 0);
    addMalfunction(table, slot);
    return undefined;
  },
  'consuming-fire'(table) {
    const burning = burningRooms(table);
    for (const slot of burning) {
      if (table.vars.items[slot]! <= 0) continue;
      table.vars.items[slot] = 0;
      table.log?.tell('NEM-CARD-consuming-fire', 'items-burnt', { room: where(table, slot), slot });
    }
    spreadFire(table, burning);
    return undefined;
  },
  'damaging-fire'(table) {
    const burning = burningRooms(table);
    if (breakAll(table, (slot) => burning.includes(slot))) spreadFire(table, burning);
    return undefined;
  },
  'coolant-leak'(table) {
    const slot = slotOfRoom(table, 'generator');
    if (slot > 0 && table.vars.malfunction[slot]) startSelfDestruct(table, null);
    return undefined;
  },
  'life-support-failure'(table) {
    breakAll(table, (slot) => sheetOf(table, slot)?.colour === 'green');
    return undefined;
  },
  'evacuation-pod-ejection'(table) {
    const ship = shipOf(table);
    const pod = ship.pods.findIndex((state, i) => i > 0 && state !== GONE);
    if (pod < 0) return undefined;
    if (optionsOf(table.vars).podEjectionSparesOccupants)
      for (let seat = 0; seat < table.state.seats; seat++)
        if (ship.podOf[seat] === pod) getOut(table, seat);
    table.log?.tell('NEM-CARD-evacuation-pod-ejection', 'pod-ejected', { pod });
    launch(table, pod);
    return undefined;
  },
  'short-circuit'(table) {
    breakAll(
      table,
      (slot) => sheetOf(table, slot)?.colour === 'yellow' && hasComputer(table, slot),
    );
    return undefined;
  },
};

/** Movement, then the effect, then the card is put away (NEM-EVENT-05, NEM-EVENT-07). */
export const resolveEvent = procedure<EventFrame>('event').steps({
  move(table, { card }) {
    const kind = table.kind(card);
    table.log?.tell('NEM-EVENT-05', 'event', { event: ref(D.event, kind - FIRST_EVENT) });
    moveByEvent(table, kind);
  },
  effect: (table, local) =>
    EFFECTS[EVENTS[table.kind(local.card) - FIRST_EVENT]!.id]!(table, local),
  end(table, { card }) {
    const { after } = EVENTS[table.kind(card) - FIRST_EVENT]!;
    if (after === 'discard') {
      table.move(card, Z.eventDiscard);
      return END;
    }
    if (after === 'remove') {
      table.move(card, Z.gone);
      const pile = table.zone(Z.eventDiscard);
      while (pile.length > 0) table.move(pile[pile.length - 1]!, Z.eventDeck);
    } else table.move(card, Z.eventDeck);
    table.shuffle(Z.eventDeck);
    return END;
  },
});
