/** Intruder figures on the board, and the tokens in and outside the bag. */
import { EVERYONE, ref, type Seat } from '@deadlight/engine';
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
import { across, corridorsBetween, exitOf, pathBetween } from './board.ts';
import { boardOf, bookOf } from './book.ts';
import { crewIn, where } from './crew.ts';
import { destroyDoor } from './markers.ts';
import { FIRST } from './things.ts';
import { CLOSED, type SurvivalTable, type Vars } from './vars.ts';
import { D } from './words.ts';
import { Z } from './zones.ts';

/** In place of a seat: any Character, or none. */
export const ANYONE = -1;
export const NO_ONE = -2;

export const typeOf = (figure: number): number => FIGURE_TYPE[figure]!;
export const figureRef = (figure: number): string => ref(D.figure, figure);

/** Whether a Weakness is known and helps a Character, or anyone or no one (NEM-WEAK-03). */
export function isKnown(table: SurvivalTable, weakness: Weakness, seat: Seat): boolean {
  const { discovered } = table.vars;
  if (!discovered[0] && !discovered[1] && !discovered[2]) return false;
  const kind = FIRST.weakness + WEAKNESSES.indexOf(weakness);
  const cards = table.zone(Z.weaknesses);
  for (let i = 0; i < cards.length; i++)
    if (discovered[i] && table.kind(cards[i]!) === kind)
      return bookOf(table).odds.helps(table, i, seat);
  return false;
}

/** An Intruder is in combat if a Character is in its Room. */
export const isEngaged = (vars: Vars, figure: number): boolean =>
  crewIn(vars, vars.at[figure]!) > 0;

/** Puts a figure somewhere, or back into the supply with slot 0. */
export function setFigure(vars: Vars, figure: number, slot: number): void {
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
 * A new figure in a Room, or -1 if there is none: an Adult then comes from elsewhere on the board,
 * if it can (NEM-ENC-11, NEM-ENC-15-R, NEM-ENC-17-R).
 */
export function appear(table: SurvivalTable, type: number, slot: number): number {
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
  table.log?.tell('ENC-05', 'intruder-appears', {
    figure: figureRef(figure),
    room: where(table, slot),
    slot,
  });
  bookOf(table).hooks.intruderCame(table, slot);
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
export const typeOfToken = (kind: number): number => TYPES_OF_TOKENS[kind - FIRST.token]!;

/** Puts a random token of a type from outside into the bag, if there is one (NEM-MOVE-21-R). */
export function returnToken(table: SurvivalTable, type: number): void {
  if (putToken(table, type))
    table.log?.tell('MOVE-21-R', 'token-added', { type: ref(D.type, type) });
}

/** The same while the bag is filled, before anything is told. */
export function putToken(table: SurvivalTable, type: number): boolean {
  const outside = table.zone(Z.tokens);
  let count = 0;
  for (const thing of outside) if (typeOfToken(table.kind(thing)) === type) count++;
  if (count === 0) return false;
  let pick = table.pick(count);
  for (const thing of outside)
    if (typeOfToken(table.kind(thing)) === type && pick-- === 0) {
      table.move(thing, Z.bag);
      break;
    }
  return true;
}

/** How many drawn tokens everyone can look back on. */
const REMEMBERED = 10;

/** Draws a token; everybody sees its type and number (NEM-INFO-34). */
export function drawToken(table: SurvivalTable): number {
  const bag = table.zone(Z.bag);
  const token = bag[table.pick(bag.length)]!;
  table.move(token, Z.tokens);
  table.learned = EVERYONE;
  const { name } = table.game.kinds[table.kind(token)]!;
  const { drawn } = table.vars;
  drawn.push(name);
  if (drawn.length > REMEMBERED) drawn.shift();
  table.log?.tell('INFO-34', 'token', { token: `@token.${name}` });
  return token;
}

/** Leaves the board without dying: its injuries are gone, a token goes into the bag (NEM-MOVE-19). */
export function vanish(table: SurvivalTable, figure: number): void {
  table.log?.tell('MOVE-19', 'intruder-vanishes', { figure: figureRef(figure) });
  setFigure(table.vars, figure, 0);
  returnToken(table, typeOf(figure));
}

/** Only some Intruders break Doors once their Weakness is known. */
const canBreakDoors = (table: SurvivalTable, figure: number): boolean =>
  typeOf(figure) >= BREEDER || !isKnown(table, 'the-way-of-moving', ANYONE);

/** An Intruder comes into a Room from elsewhere. */
export function arrive(table: SurvivalTable, figure: number, slot: number): void {
  setFigure(table.vars, figure, slot);
  table.log?.tell('MOVE-15', 'intruder-moves', {
    figure: figureRef(figure),
    room: where(table, slot),
    slot,
  });
  bookOf(table).hooks.intruderCame(table, slot);
}

/**
 * Moves Intruders at the same time, each through a way of its own. A closed Door stops all who meet
 * it, and is destroyed (NEM-MOVE-17, NEM-MOVE-18, NEM-MOVE-22-R).
 */
export function moveAll(
  table: SurvivalTable,
  figures: readonly number[],
  ways: readonly number[],
): void {
  const board = boardOf(table);
  const { vars } = table;
  /** Doors, and who is first to break each. */
  const broken = new Map<number, number>();
  const from = figures.map((figure) => vars.at[figure]!);
  const blocked = ways.map((way) => way < board.corridors && vars.door[way] === CLOSED);
  figures.forEach((figure, i) => {
    const way = ways[i]!;
    if (blocked[i]) {
      if (canBreakDoors(table, figure) && !broken.has(way)) broken.set(way, figure);
    } else if (way >= board.corridors && way < board.ways) {
      vanish(table, figure);
    } else arrive(table, figure, across(board, way, from[i]!));
  });
  for (const [way, figure] of broken) destroyDoor(table, way, figureRef(figure));
}

/** Moves one Intruder through the way of a number. */
export function moveBy(table: SurvivalTable, figure: number, number: number): void {
  const way = boardOf(table).byNumber[table.vars.at[figure]! * 5 + number]!;
  moveAll(table, [figure], [way]);
}

/** The way by which an Intruder goes to a neighbouring slot: an open one if it can (NEM-ALT-06-R). */
export function wayTo(table: SurvivalTable, from: number, to: number): number {
  const board = boardOf(table);
  let best = -1;
  for (const way of corridorsBetween(board, from, to)) {
    if (table.vars.door[way] !== CLOSED) return way;
    if (best < 0 || exitOf(board, from, way) < exitOf(board, from, best)) best = way;
  }
  return best < 0 ? pathBetween(board, from, to) : best;
}

/** The Intruders in a Room, largest first, then who came first (NEM-ATK-10-R). */
export function intrudersIn(vars: Vars, slot: number): number[] {
  const found: number[] = [];
  for (let figure = FIGURES.length - 1; figure >= 0; figure--)
    if (vars.at[figure] === slot) found.push(figure);
  if (found.length > 1)
    found.sort((a, b) => typeOf(b) - typeOf(a) || vars.since[a]! - vars.since[b]!);
  return found;
}
