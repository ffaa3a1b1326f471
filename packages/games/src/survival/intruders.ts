/** Intruder figures on the board, and the tokens in and outside the bag. */
import {
  asSeat,
  EVERYONE,
  type Kind,
  type Ref,
  ref,
  type Seat,
  type Thing,
} from '@deadlight/engine';
import {
  ADULT,
  BREEDER,
  FIGURE_TYPE,
  FIGURES,
  LARVA,
  TOKENS,
  TYPES,
  WEAKNESSES,
  type Weakness,
} from '../packs/intruders.ts';
import {
  across,
  corridorsBetween,
  exitOf,
  NO_SLOT,
  NO_WAY,
  pathBetween,
  type Slot,
  type Way,
  wayAt,
} from './board.ts';
import { boardOf, bookOf } from './book.ts';
import { crewIn, where } from './crew.ts';
import { EVENT } from './log-events.ts';
import { destroyDoor } from './markers.ts';
import { FIRST_KIND } from './things.ts';
import { CLOSED, type SurvivalTable, type Vars } from './vars.ts';
import { DOMAIN } from './words.ts';
import { ZONE } from './zones.ts';

/** In place of a seat: any Character, or none. */
const ANYONE = asSeat(-1);
export const NO_ONE = asSeat(-2);

export const typeOf = (figure: number): number => FIGURE_TYPE[figure]!;
const figureRef = (figure: number): Ref<'figure'> => ref(DOMAIN.figure, figure);

/** Whether a Weakness is known and helps a Character, or anyone or no one (NEM-WEAK-03, NEM-WEAK-05-R). */
export function isKnown(table: SurvivalTable, weakness: Weakness, seat: Seat): boolean {
  const { discovered } = table.vars;
  if (!discovered[0] && !discovered[1] && !discovered[2]) return false;
  const kind = FIRST_KIND.weakness + WEAKNESSES.indexOf(weakness);
  const cards = table.zone(ZONE.weaknesses);
  for (let i = 0; i < cards.length; i++)
    if (discovered[i] && table.kind(cards[i]!) === kind)
      return bookOf(table).odds.helps(table, i, seat);
  return false;
}

/** An Intruder is in combat if a Character is in its Room. */
export const isEngaged = (vars: Vars, figure: number): boolean =>
  crewIn(vars, vars.at[figure]!) > 0;

/** Puts a figure somewhere, or back into the supply with slot 0. */
export function setFigure(vars: Vars, figure: number, slot: Slot): void {
  const from = vars.at[figure]!;
  if (from > 0) vars.crowd[from]!--;
  vars.at[figure] = slot;
  if (slot === 0) {
    vars.hurt[figure] = 0;
    return;
  }
  vars.crowd[slot]!++;
  vars.since[figure] = ++vars.arrivals;
}

/** A figure of a type that is not on the board, or -1. */
function spare(table: SurvivalTable, type: number): number {
  const { at, larva } = table.vars;
  // A Larva on a Character board is one of the figures (NEM-ATK-14-R, LCK-MOVE-19-R).
  let used = 0;
  if (type === LARVA) for (const is of larva) if (is) used++;
  for (let figure = 0; figure < FIGURES.length; figure++)
    if (FIGURE_TYPE[figure] === type && at[figure] === 0 && used-- === 0) return figure;
  return -1;
}

/**
 * A new figure in a Room, or -1 if there is none: an Adult then comes from elsewhere on the board, if it can
 * (NEM-ENC-11, NEM-ENC-15-R, NEM-ENC-17-R, NEM-ENC-18-R, LCK-MOVE-16).
 */
export function appear(table: SurvivalTable, type: number, slot: Slot): number {
  const { vars } = table;
  let figure = spare(table, type);
  if (figure < 0 && (type === ADULT || bookOf(table).variants.allTypesMakeRoom)) {
    for (let other = 0; other < FIGURES.length; other++)
      if (FIGURE_TYPE[other] === type && vars.at[other]! > 0 && !isEngaged(vars, other)) {
        vanish(table, other);
      }
    figure = spare(table, type);
  }
  if (figure < 0) return -1;
  setFigure(vars, figure, slot);
  table.log?.tell('intruder-placed', EVENT['intruder-appears'], {
    figure,
    room: where(table, slot),
    slot,
  });
  bookOf(table).hooks.intruderCame(table, slot);
  // NEM-ENC-14-R, NEM-OBJ-11-R, LCK-ENC-15-R, LCK-ENC-17-R
  if (!vars.met) {
    vars.met = true;
    bookOf(table).hooks.firstEncounter(table);
  }
  return figure;
}

const TYPES_OF_TOKENS: readonly number[] = TOKENS.map(({ type }) =>
  TYPES.indexOf(type as (typeof TYPES)[number]),
);

/** The type of a token, by its index in `TYPES`; the blank is -1. */
export const typeOfToken = (kind: Kind): number => TYPES_OF_TOKENS[kind - FIRST_KIND.token]!;

/** Puts a random token of a type from the supply into the bag, if there is one (NEM-BAG-02, NEM-BAG-07). */
export function addToken(table: SurvivalTable, type: number): void {
  if (putToken(table, type, ZONE.tokens)) tellAdded(table, type);
}

// LCK-BAG-13-R
/** An Intruder hides: a token of its type goes back, one that lies apart first (NEM-MOVE-19, NEM-MOVE-21-R). */
function returnToken(table: SurvivalTable, type: number): void {
  if (putToken(table, type, ZONE.aside) || putToken(table, type, ZONE.tokens))
    tellAdded(table, type);
}

const tellAdded = (table: SurvivalTable, type: number): void =>
  table.log?.tell('token-into-bag', EVENT['token-added'], { type });

/** Puts a random token of a type from a zone into the bag; false if there is none. */
export function putToken(table: SurvivalTable, type: number, from: number): boolean {
  const outside = table.zone(from);
  let count = 0;
  for (const thing of outside) if (typeOfToken(table.kind(thing)) === type) count++;
  // NEM-BAG-08-R, LCK-TECH-09-R, LCK-BAG-09-R
  if (count === 0) return false;
  let pick = table.pick(count);
  for (const thing of outside)
    if (typeOfToken(table.kind(thing)) === type && pick-- === 0) {
      table.move(thing, ZONE.bag);
      break;
    }
  return true;
}

/** How many drawn tokens everyone can look back on. */
const REMEMBERED = 10;

/** Draws a token; everybody sees its type and number (NEM-INFO-34). */
export function drawToken(table: SurvivalTable): Thing {
  const bag = table.zone(ZONE.bag);
  const token = bag[table.pick(bag.length)]!;
  // LCK-ENC-08
  table.move(token, ZONE.tokenNow);
  table.learned = EVERYONE;
  const { name } = table.game.kinds[table.kind(token)]!;
  const { drawn } = table.vars;
  drawn.push(name);
  if (drawn.length > REMEMBERED) drawn.shift();
  table.log?.tell('token-shown', EVENT.token, { token: `@token.${name}` });
  return token;
}

// NEM-ENC-16-R, LCK-TECH-07, LCK-INJ-10
/** The Intruder of a token has come: the token stays outside (NEM-ENC-08). */
export const setAside = (table: SurvivalTable, token: Thing): void =>
  table.move(token, bookOf(table).piles.metTokens(table));

/** Leaves the board without dying: its injuries are gone, a token goes into the bag (NEM-MOVE-19). */
export function vanish(table: SurvivalTable, figure: number): void {
  table.log?.tell('intruder-left-board', EVENT['intruder-vanishes'], { figure });
  setFigure(table.vars, figure, NO_SLOT);
  returnToken(table, typeOf(figure));
}

/** Only some Intruders break Doors once their Weakness is known. */
const canBreakDoors = (table: SurvivalTable, figure: number): boolean =>
  typeOf(figure) >= BREEDER || !isKnown(table, 'the-way-of-moving', ANYONE);

/** An Intruder comes into a Room from elsewhere (NEM-MOVE-16, NEM-MOVE-20, LCK-MOVE-15, LCK-ENC-02, LCK-INJ-14-R). */
export function arrive(table: SurvivalTable, figure: number, slot: Slot): void {
  setFigure(table.vars, figure, slot);
  table.log?.tell('intruder-moved', EVENT['intruder-moves'], {
    figure,
    room: where(table, slot),
    slot,
  });
  bookOf(table).hooks.intruderCame(table, slot);
}

/**
 * Moves Intruders at the same time, each through a way of its own. A closed Door stops all who meet it, and is
 * destroyed (NEM-MOVE-17, NEM-MOVE-18, NEM-MOVE-22-R, LCK-MOVE-20-R, LCK-MARK-25, LCK-MARK-26, LCK-MARK-32-R,
 * LCK-INJ-13-R, LCK-NOISE-06).
 */
export function moveAll(
  table: SurvivalTable,
  figures: readonly number[],
  ways: readonly Way[],
): void {
  const board = boardOf(table);
  const { vars } = table;
  /** Doors, and the first Intruder to break each. */
  const broken = new Map<Way, number>();
  const from = figures.map((figure) => vars.at[figure]!);
  const blocked = ways.map((way) => way < board.corridors && vars.door[way] === CLOSED);
  figures.forEach((figure, i) => {
    const way = ways[i]!;
    if (blocked[i]) {
      if (canBreakDoors(table, figure) && !broken.has(way)) broken.set(way, figure);
      // NEM-EVENT-06, LCK-ALT-20-R
    } else if (way >= board.corridors && way < board.ways) {
      vanish(table, figure);
    } else arrive(table, figure, across(board, way, from[i]!));
  });
  for (const [way, figure] of broken) destroyDoor(table, way, figureRef(figure));
}

/** Moves one Intruder through the way of a number. */
export function moveBy(table: SurvivalTable, figure: number, number: number): void {
  const way = wayAt(boardOf(table), table.vars.at[figure]!, number);
  moveAll(table, [figure], [way]);
}

/** The way by which an Intruder goes to a neighbouring slot: an open one if it can (NEM-ALT-06-R, LCK-NOISE-13-R). */
export function wayTo(table: SurvivalTable, from: Slot, to: Slot): Way {
  const board = boardOf(table);
  let best = NO_WAY;
  for (const way of corridorsBetween(board, from, to)) {
    if (table.vars.door[way] !== CLOSED) return way;
    if (best < 0 || exitOf(board, from, way) < exitOf(board, from, best)) best = way;
  }
  // LCK-ALT-15
  return best < 0 ? pathBetween(board, from, to) : best;
}

/** The Intruders in a Room, largest first, then by arrival (NEM-ATK-10-R). */
export function intrudersIn(vars: Vars, slot: Slot): number[] {
  const found: number[] = [];
  for (let figure = FIGURES.length - 1; figure >= 0; figure--)
    if (vars.at[figure] === slot) found.push(figure);
  if (found.length > 1)
    found.sort((a, b) => typeOf(b) - typeOf(a) || vars.since[a]! - vars.since[b]!);
  return found;
}
