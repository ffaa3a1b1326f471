/** Characters: where they are, whether they are in combat, and what they can hold. */
import {
  asSeat,
  Broken,
  type Kind,
  kindAfter,
  NO_THING,
  type Ref,
  type Seat,
  seatAfter,
  type Thing,
} from '@deadlight/engine';
import { CHARACTERS } from '../packs/characters.ts';
import { type Board, corridorsBetween, FIRST_SLOT, NO_SLOT, type Slot } from './board.ts';
import { boardOf, bookOf } from './book.ts';
import type { RoomSheet } from './room-sheet.ts';
import { actionOf, FIRST_KIND, isActionCard, itemOf, KIND, MAX_SEATS, SEATS } from './things.ts';
import { ABOARD, CLOSED, carriedBy, DEAD, pairsOf, type SurvivalTable, type Vars } from './vars.ts';
import { BLUE_CORPSE, CARCASS, CORPSE, EGG, OBJECTS } from './words.ts';
import { ZONE } from './zones.ts';

/** In play: neither dead nor asleep nor away. */
export const isAboard = (vars: Vars, seat: Seat): boolean => vars.fate[seat] === ABOARD;

/**
 * The figure stands in a Room, so that the player can act (NEM-ACT-14, NEM-POD-13-R, NEM-EVENT-11-R,
 * NEM-ROOM-HIBERNATORIUM-05-R, LCK-ACT-09, LCK-CSS-03, LCK-CSS-10-D, LCK-ROOM-ISOLATION-08-R).
 */
export const isInRoom = (vars: Vars, seat: Seat): boolean => vars.place[seat]! > 0;

/** The seats in order: First Player, then clockwise (NEM-ROUND-10, LCK-ROUND-09). */
export function inOrder(table: SurvivalTable, step: number): Seat {
  return seatAfter(table.vars.first, step, table.state.seats);
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

/** A Character shares the Room with an Intruder (NEM-ACT-10, LCK-ACT-07). */
export const inCombat = (vars: Vars, seat: Seat): boolean => vars.crowd[vars.place[seat]!]! > 0;

/** How many Characters stand in a Room. */
export function crewIn(vars: Vars, slot: Slot): number {
  let count = 0;
  for (let seat = 0; seat < MAX_SEATS; seat++) if (vars.place[seat] === slot) count++;
  return count;
}

/** What the tile of an explored Room says. */
export function sheetOf(table: SurvivalTable, slot: Slot): RoomSheet | undefined {
  const room = table.vars.rooms[slot]!;
  return room < 0 ? undefined : bookOf(table).content.rooms[room];
}

export const isAlive = (table: Pick<SurvivalTable, 'vars'>, seat: Seat): boolean =>
  table.vars.fate[seat] !== DEAD;

/** The slot of an explored Room, or 0. */
export function slotOfRoom(table: SurvivalTable, id: string): Slot {
  const { rooms } = table.vars;
  const list = bookOf(table).content.rooms;
  for (let slot = FIRST_SLOT; slot < rooms.length; slot++)
    if (list[rooms[slot]!]?.id === id) return slot;
  return NO_SLOT;
}

/** An explored Room with a Computer and no Malfunction (NEM-ROOM-GENERAL-01, LCK-MARK-12, LCK-COMP-09). */
export const hasComputer = (table: SurvivalTable, slot: Slot): boolean =>
  sheetOf(table, slot)?.computer === true && !table.vars.malfunction[slot];

export const handSize = (table: SurvivalTable, seat: Seat): number =>
  table.zone(ZONE.hand(seat)).length;

/** Action cards in hand, which alone can pay (NEM-ACT-03, LCK-ACT-03). */
export function actionCardsInHand(table: SurvivalTable, seat: Seat): number {
  const hand = table.zone(ZONE.hand(seat));
  let count = 0;
  for (let i = 0; i < hand.length; i++) if (isActionCard(table.kind(hand[i]!))) count++;
  return count;
}

/**
 * What a seat may call a card it sees: a Contamination card only by its front, unless scanned (NEM-INFO-05,
 * NEM-INFO-07-R, LCK-INFO-04).
 */
export function seenAs(table: SurvivalTable, seat: Seat, thing: Thing): number {
  const kind = table.kind(thing);
  return isActionCard(kind) || table.knows(seat, thing) ? kind : KIND.contamination;
}

/** Whether no card before this one is of its kind, so that each kind is offered once. */
export function isFirst(table: SurvivalTable, cards: readonly Thing[], index: number): boolean {
  const kind = table.kind(cards[index]!);
  for (let i = 0; i < index; i++) if (table.kind(cards[i]!) === kind) return false;
  return true;
}

/** The card in hand that a player calls so, or -1. */
export function cardCalled(table: SurvivalTable, seat: Seat, called: number): Thing {
  for (const thing of table.zone(ZONE.hand(seat)))
    if (seenAs(table, seat, thing) === called) return thing;
  return NO_THING;
}

// LCK-WOUND-04
export const hasWound = (table: SurvivalTable, seat: Seat, kind: Kind): boolean =>
  table.find(ZONE.wounds(seat), kind) >= 0;

/** Has a Serious Wound that is not Dressed. */
export const isWounded = (table: SurvivalTable, seat: Seat): boolean =>
  table.zone(ZONE.wounds(seat)).length > 0;

/** Serious Wounds, Dressed ones included (NEM-WOUND-08). */
export const seriousWounds = (table: SurvivalTable, seat: Seat): number =>
  table.zone(ZONE.wounds(seat)).length + table.zone(ZONE.dressed(seat)).length;

/** Hand slots: two, or one with an Arm wound. */
export const handSlotLimit = (table: SurvivalTable, seat: Seat): number =>
  hasWound(table, seat, KIND.arm) ? 1 : 2;

/** Objects of a kind that a Character carries. */
export function carried(vars: Vars, seat: Seat, object: number): number {
  if (object === EGG) return vars.eggsOf[seat]!;
  if (object === CARCASS) return vars.carcassesOf[seat]!;
  return vars.corpse[object] === carriedBy(seat) ? 1 : 0;
}

/** Objects of a kind that lie in a Room. */
export function lying(vars: Vars, slot: Slot, object: number): number {
  if (object === EGG) return vars.eggsIn[slot]!;
  if (object === CARCASS) return vars.carcassesIn[slot]!;
  return vars.corpse[object] === slot ? 1 : 0;
}

/** Hand slots in use: a taped pair is one thing (NEM-ITEM-07). */
export function handSlotsUsed(table: SurvivalTable, seat: Seat): number {
  const { vars } = table;
  let used = table.zone(ZONE.held(seat)).length + vars.eggsOf[seat]! + vars.carcassesOf[seat]!;
  for (let object = BLUE_CORPSE; object < OBJECTS.length; object++)
    if (vars.corpse[object] === carriedBy(seat)) used++;
  for (const [first] of pairsOf(vars.taped)) if (table.where(first) === ZONE.held(seat)) used--;
  return used;
}

/** The zones in which a Character's Items lie (NEM-ITEM-25). */
const ITEM_ZONES = [ZONE.inventory, ZONE.held, ZONE.gear] as const;

/** An Item of a kind that a Character has, other than one, or -1. */
export function findItem(table: SurvivalTable, seat: Seat, kind: Kind, but = NO_THING): Thing {
  for (const zone of ITEM_ZONES)
    for (const thing of table.zone(zone(seat)))
      if (table.kind(thing) === kind && thing !== but) return thing;
  return NO_THING;
}

/** The kinds of Items that a Character has, each once. */
export function itemsOf(table: SurvivalTable, seat: Seat): Kind[] {
  const kinds: Kind[] = [];
  for (const zone of ITEM_ZONES) {
    const things = table.zone(zone(seat));
    // An Item of a kind is always kept in the same way, so no two zones have the same.
    for (let i = 0; i < things.length; i++)
      if (isFirst(table, things, i)) kinds.push(table.kind(things[i]!));
  }
  return kinds;
}

/** Whether an Item can leave its owner (LCK-CARD-probe-arm, LCK-SETUP-36-D). */
export const isLoose = (kind: Kind): boolean => !itemOf(kind).beside;

/** The kinds of Items that a Character could do without. */
export const looseItemsOf = (table: SurvivalTable, seat: Seat): Kind[] =>
  itemsOf(table, seat).filter(isLoose);

/** A thing of a kind, in a log entry, as this game calls it. */
export const kindRef = <G extends string>(table: SurvivalTable, wanted: G, kind: Kind): Ref<G> => {
  const { group, name, printedFace } = table.game.kinds[kind]!;
  if (group !== wanted) throw new Broken(`kind ${kind} is of ${group}, not of ${wanted}`);
  return `@${wanted}.${printedFace ?? name}`;
};

export const itemValue = (kind: Kind): number => kind - FIRST_KIND.item;
export const itemKind = (value: number): Kind => kindAfter(FIRST_KIND.item, value);

/** The Character in play as this one, or -1. */
export const seatOf = (vars: Vars, character: number): Seat =>
  asSeat(vars.character.indexOf(character));

/** A player in a log entry: the Character, or the seat before the draft. */
export const who = (table: SurvivalTable, seat: Seat): Ref<'character' | 'seat'> => {
  const character = table.vars.character[seat]!;
  return character >= 0
    ? kindRef(table, 'character', kindAfter(FIRST_KIND.character, character))
    : `@seat.${SEATS[seat]}`;
};

/** A Room in a log entry: its name where it is explored. */
export const where = (table: SurvivalTable, slot: Slot): Ref<'room'> => {
  const sheet = sheetOf(table, slot);
  return sheet ? `@room.${sheet.id}` : '@room.unexplored';
};

/** Whether a Character has an activated Quest Item or another passive one at work. */
export const hasPassive = (table: SurvivalTable, seat: Seat, kind: Kind): boolean =>
  itemOf(kind).heavy
    ? table.find(ZONE.held(seat), kind) >= 0
    : table.find(ZONE.gear(seat), kind) >= 0;

/** The Corpse of a Character, as an Object. */
export const corpseOf = (vars: Vars, seat: Seat): number => CORPSE + vars.character[seat]!;

/** Characters can walk from a slot to its neighbour: some Corridor between them is not closed. */
export const canWalk = (table: SurvivalTable, from: Slot, to: Slot): boolean =>
  canWalkOn(boardOf(table), table.vars, from, to);

/** The same, for those who ask for many neighbours (NEM-MARK-19, LCK-MARK-24). */
export function canWalkOn(board: Board, { door }: Vars, from: Slot, to: Slot): boolean {
  const ways = corridorsBetween(board, from, to);
  for (let i = 0; i < ways.length; i++) if (door[ways[i]!] !== CLOSED) return true;
  return board.pathsOf[from]!.includes(to);
}

function charactersWith(card: string): number[] {
  return CHARACTERS.flatMap(({ deck }, character) => (deck.includes(card) ? [character] : []));
}

/** The Characters whose decks hold a reaction card. */
const DECK_HAS = new Map(
  [KIND.interruption, KIND.nerves, KIND.hide, KIND.feelDark, KIND.pheromones].map((kind) => [
    kind,
    charactersWith(actionOf(kind).id),
  ]),
);

/** Whether others may think that this player holds a card: it is not seen in the discard pile. */
export function mightHold(table: SurvivalTable, seat: Seat, kind: Kind): boolean {
  const character = table.vars.character[seat]!;
  return (
    handSize(table, seat) > 0 &&
    DECK_HAS.get(kind)!.includes(character) &&
    table.find(ZONE.discard(seat), kind) < 0
  );
}
