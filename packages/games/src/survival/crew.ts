/** Who is where, who is in combat, and what a Character can hold. */
import type { Seat } from '@deadlight/engine';
import { CHARACTERS } from '../packs/characters.ts';
import { type Board, corridorsBetween } from './board.ts';
import { boardOf, bookOf } from './book.ts';
import type { RoomSheet } from './room-sheet.ts';
import { actionOf, FIRST, isActionCard, itemOf, K, MAX_SEATS, SEATS } from './things.ts';
import { ABOARD, CLOSED, DEAD, HELD, type SurvivalTable, type Vars } from './vars.ts';
import { BLUE_CORPSE, CARCASS, CORPSE, EGG, OBJECTS } from './words.ts';
import { Z } from './zones.ts';

/** In play: neither dead nor asleep nor away. */
export const isAboard = (vars: Vars, seat: Seat): boolean => vars.fate[seat] === ABOARD;

/** The figure stands in a Room, so that the player can act (NEM-ACT-14). */
export const isInRoom = (vars: Vars, seat: Seat): boolean => vars.place[seat]! > 0;

/** The seats in order: First Player, then clockwise (NEM-ROUND-10). */
export function inOrder(table: SurvivalTable, step: number): Seat {
  return (table.vars.first + step) % table.state.seats;
}

/** Every Character in a Room, in order. */
export function crewInOrder(table: SurvivalTable): Seat[] {
  const seats: Seat[] = [];
  for (let step = 0; step < table.state.seats; step++) {
    const seat = inOrder(table, step);
    if (isInRoom(table.vars, seat)) seats.push(seat);
  }
  return seats;
}

/** A Character shares the Room with an Intruder (NEM-ACT-10). */
export const inCombat = (vars: Vars, seat: Seat): boolean => vars.crowd[vars.place[seat]!]! > 0;

/** How many Characters stand in a Room. */
export function crewIn(vars: Vars, slot: number): number {
  let count = 0;
  for (let seat = 0; seat < MAX_SEATS; seat++) if (vars.place[seat] === slot) count++;
  return count;
}

/** What the tile of an explored Room says. */
export function sheetOf(table: SurvivalTable, slot: number): RoomSheet | undefined {
  const room = table.vars.rooms[slot]!;
  return room < 0 ? undefined : bookOf(table).content.rooms[room];
}

export const isAlive = (table: Pick<SurvivalTable, 'vars'>, seat: Seat): boolean =>
  table.vars.fate[seat] !== DEAD;

/** The slot of an explored Room, or 0. */
export function slotOfRoom(table: SurvivalTable, id: string): number {
  const { rooms } = table.vars;
  const list = bookOf(table).content.rooms;
  for (let slot = 1; slot < rooms.length; slot++) if (list[rooms[slot]!]?.id === id) return slot;
  return 0;
}

/** An explored Room with a Computer and no Malfunction (NEM-ROOM-GENERAL-01). */
export const hasComputer = (table: SurvivalTable, slot: number): boolean =>
  sheetOf(table, slot)?.computer === true && !table.vars.malfunction[slot];

export const handSize = (table: SurvivalTable, seat: Seat): number =>
  table.zone(Z.hand + seat).length;

/** Action cards in hand, which alone can pay (NEM-ACT-03). */
export function purse(table: SurvivalTable, seat: Seat): number {
  const hand = table.zone(Z.hand + seat);
  let count = 0;
  for (let i = 0; i < hand.length; i++) if (isActionCard(table.kind(hand[i]!))) count++;
  return count;
}

/** What a seat may call a card it sees: a Contamination card only by its front, unless scanned. */
export function seenAs(table: SurvivalTable, seat: Seat, thing: number): number {
  const kind = table.kind(thing);
  return isActionCard(kind) || table.knows(seat, thing) ? kind : K.contamination;
}

/** Whether no card before this one is of its kind, so that each kind is offered once. */
export function isFirst(table: SurvivalTable, cards: readonly number[], index: number): boolean {
  const kind = table.kind(cards[index]!);
  for (let i = 0; i < index; i++) if (table.kind(cards[i]!) === kind) return false;
  return true;
}

/** The card in hand that a player calls so, or -1. */
export function cardCalled(table: SurvivalTable, seat: Seat, called: number): number {
  for (const thing of table.zone(Z.hand + seat))
    if (seenAs(table, seat, thing) === called) return thing;
  return -1;
}

export const hasWound = (table: SurvivalTable, seat: Seat, kind: number): boolean =>
  table.find(Z.wounds + seat, kind) >= 0;

/** Has a Serious Wound that is not Dressed. */
export const isWounded = (table: SurvivalTable, seat: Seat): boolean =>
  table.zone(Z.wounds + seat).length > 0;

/** Serious Wounds, Dressed ones included (NEM-WOUND-08). */
export const seriousWounds = (table: SurvivalTable, seat: Seat): number =>
  table.zone(Z.wounds + seat).length + table.zone(Z.dressed + seat).length;

/** Hand slots: two, or one with an Arm wound. */
export const handSlotLimit = (table: SurvivalTable, seat: Seat): number =>
  hasWound(table, seat, K.arm) ? 1 : 2;

/** Objects of a kind that a Character carries. */
export function carried(vars: Vars, seat: Seat, object: number): number {
  if (object === EGG) return vars.eggsOf[seat]!;
  if (object === CARCASS) return vars.carcassesOf[seat]!;
  return vars.corpse[object] === HELD + seat ? 1 : 0;
}

/** Objects of a kind that lie in a Room. */
export function lying(vars: Vars, slot: number, object: number): number {
  if (object === EGG) return vars.eggsIn[slot]!;
  if (object === CARCASS) return vars.carcassesIn[slot]!;
  return vars.corpse[object] === slot ? 1 : 0;
}

/** Hand slots in use: a taped pair is one thing (NEM-ITEM-07). */
export function handSlotsUsed(table: SurvivalTable, seat: Seat): number {
  const { vars } = table;
  let used = table.zone(Z.held + seat).length + vars.eggsOf[seat]! + vars.carcassesOf[seat]!;
  for (let object = BLUE_CORPSE; object < OBJECTS.length; object++)
    if (vars.corpse[object] === HELD + seat) used++;
  for (let i = 0; i < vars.taped.length; i += 2)
    if (table.where(vars.taped[i]!) === Z.held + seat) used--;
  return used;
}

/** The zones in which a Character's Items lie. */
const ITEM_ZONES = [Z.inventory, Z.held, Z.gear] as const;

/** An Item of a kind that a Character has, other than one, or -1. */
export function findItem(table: SurvivalTable, seat: Seat, kind: number, but = -1): number {
  for (const zone of ITEM_ZONES)
    for (const thing of table.zone(zone + seat))
      if (table.kind(thing) === kind && thing !== but) return thing;
  return -1;
}

/** The kinds of Items that a Character has, each once. */
export function itemsOf(table: SurvivalTable, seat: Seat): number[] {
  const kinds: number[] = [];
  for (const zone of ITEM_ZONES) {
    const things = table.zone(zone + seat);
    // An Item of a kind is always kept in the same way, so no two zones have the same.
    for (let i = 0; i < things.length; i++)
      if (isFirst(table, things, i)) kinds.push(table.kind(things[i]!));
  }
  return kinds;
}

/** Whether an Item can leave its owner (LCK-CARD-probe-arm). */
export const isLoose = (kind: number): boolean => !itemOf(kind).beside;

/** The kinds of Items that a Character could do without. */
export const looseItemsOf = (table: SurvivalTable, seat: Seat): number[] =>
  itemsOf(table, seat).filter(isLoose);

/** A thing of a kind, in a log entry, as this game calls it. */
export const kindRef = (table: SurvivalTable, kind: number): string => {
  const { group, name, front } = table.game.kinds[kind]!;
  return `@${group}.${front ?? name}`;
};

export const itemValue = (kind: number): number => kind - FIRST.item;
export const itemKind = (value: number): number => value + FIRST.item;

/** The Character in play as this one, or -1. */
export const seatOf = (vars: Vars, character: number): Seat => vars.character.indexOf(character);

/** Who it is, in a log entry: the Character, or the seat before the draft. */
export const who = (table: SurvivalTable, seat: Seat): string => {
  const character = table.vars.character[seat]!;
  return character >= 0 ? kindRef(table, FIRST.character + character) : `@seat.${SEATS[seat]}`;
};

/** A Room in a log entry: its name where it is explored. */
export const where = (table: SurvivalTable, slot: number): string => {
  const sheet = sheetOf(table, slot);
  return sheet ? `@room.${sheet.id}` : '@room.unexplored';
};

/** Whether a Character has an activated Quest Item or another passive one at work. */
export const hasPassive = (table: SurvivalTable, seat: Seat, kind: number): boolean =>
  itemOf(kind).heavy ? table.find(Z.held + seat, kind) >= 0 : table.find(Z.gear + seat, kind) >= 0;

/** The Corpse of a Character, as an Object. */
export const corpseOf = (vars: Vars, seat: Seat): number => CORPSE + vars.character[seat]!;

/** Characters can walk from a slot to its neighbour: some Corridor between them is not closed. */
export const canWalk = (table: SurvivalTable, from: number, to: number): boolean =>
  canWalkOn(boardOf(table), table.vars, from, to);

/** The same, for those who ask for many neighbours. */
export function canWalkOn(board: Board, { door }: Vars, from: number, to: number): boolean {
  const ways = corridorsBetween(board, from, to);
  for (let i = 0; i < ways.length; i++) if (door[ways[i]!] !== CLOSED) return true;
  return board.pathsOf[from]!.includes(to);
}

function charactersWith(card: string): number[] {
  return CHARACTERS.flatMap(({ deck }, character) => (deck.includes(card) ? [character] : []));
}

/** The Characters whose decks hold a reaction card. */
const DECK_HAS = new Map(
  [K.interruption, K.nerves, K.hide, K.feelDark, K.pheromones].map((kind) => [
    kind,
    charactersWith(actionOf(kind).id),
  ]),
);

/** Whether others may think that this player holds a card: it is not seen in the discard pile. */
export function mightHold(table: SurvivalTable, seat: Seat, kind: number): boolean {
  const character = table.vars.character[seat]!;
  return (
    handSize(table, seat) > 0 &&
    DECK_HAS.get(kind)!.includes(character) &&
    table.find(Z.discard + seat, kind) < 0
  );
}
