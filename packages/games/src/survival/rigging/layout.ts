/** How a table of either game is laid out. */

import {
  allThings,
  asSeat,
  FIRST_SEAT,
  type Kind,
  kindAfter,
  Refused,
  type Seat,
  type Thing,
} from '@deadlight/engine';
import { CHARACTERS } from '../../packs/characters.ts';
import { FIGURES, TYPES } from '../../packs/intruders.ts';
import { DECKS, type Item } from '../../packs/items.ts';
import { asSlot } from '../board.ts';
import { bookOf } from '../book.ts';
import { setAside, setFigure, typeOf, typeOfToken } from '../intruders.ts';
import { mount } from '../items.ts';
import { take } from '../objects.ts';
import { itemOf, kindFinder, WEAPONS } from '../things.ts';
import { CLOSED, DESTROYED, type SurvivalTable } from '../vars.ts';
import { CARCASS, EGG, OBJECTS, SPECIMENS } from '../words.ts';
import { ZONE } from '../zones.ts';
import { type Box, emptyInto } from './box.ts';
import type { CommonGiven } from './given.ts';
import type { Scene } from './scene.ts';
import { wayOf } from './ways.ts';

/** Characters by their numbers; a game's own come under their names. */
const character = (name: string): number => CHARACTERS.findIndex(({ id }) => id === name);

/** The first thing of a kind, wherever it is. */
const thingOfKind = (table: SurvivalTable, kind: Kind): Thing =>
  allThings(table).find((thing) => table.kind(thing) === kind)!;

function rigRooms(table: SurvivalTable, given: CommonGiven, scene: Scene): void {
  const kindOf = kindFinder(scene.kinds);
  const roomIndex = (id: string): number => scene.rooms.findIndex((one) => one.id === id);
  const { vars } = table;
  const { plan } = scene.board(vars);
  const swapTile = (at: number, id: string): void => {
    const room = roomIndex(id);
    if (room < 0) throw new Refused(`there is no room "${id}"`);
    const here = table.zone(ZONE.tiles)[at - 1]!;
    const there = thingOfKind(table, kindAfter(scene.firstRoom, room));
    // Two tiles change places by changing faces: every tile stays one of its kind.
    table.turn(there, table.kind(here));
    table.turn(here, kindAfter(scene.firstRoom, room));
  };
  for (const [at, id] of Object.entries({ ...given.tiles, ...given.rooms }))
    swapTile(Number(at), id);
  for (const at of Object.keys(given.rooms)) {
    const index = Number(at);
    if (plan.fixed[index] !== undefined) throw new Refused(`slot ${at} is printed on the board`);
    vars.rooms[index] = roomIndex(given.rooms[at]!);
    table.reveal(table.zone(ZONE.tiles)[index - 1]!);
    if (scene.rooms[vars.rooms[index]!]!.colour !== 'none') vars.items[index] = 2;
  }
  const tokenSlots = Array.from({ length: plan.slots }, (_, i) => i + 1).filter(
    (at) => plan.fixed[at] === undefined || plan.fixed[at] === 'crossing',
  );
  for (const [at, name] of Object.entries(given.exploration)) {
    const index = tokenSlots.indexOf(Number(at));
    const here = table.zone(ZONE.exploration)[index]!;
    const kind = kindOf('explorationToken', name);
    const elsewhere = allThings(table).find(
      (thing) => table.kind(thing) === kind && table.where(thing) !== ZONE.exploration,
    );
    const other = elsewhere ?? thingOfKind(table, kind);
    table.turn(other, table.kind(here));
    table.turn(here, kind);
  }
  for (const [at, count] of Object.entries(given.items)) vars.items[Number(at)] = count;
  for (const at of given.fire) vars.fire[at] = true;
  for (const at of given.malfunction) vars.malfunction[at] = true;
  for (const [name, state] of Object.entries(given.doors))
    vars.door[wayOf(vars, scene, name)] = state === 'closed' ? CLOSED : DESTROYED;
  for (const name of given.noise) vars.noise[wayOf(vars, scene, name)] = true;
  vars.decompression = asSlot(given.decompression ?? 0);
}

/** The default crew: the game's first Characters that are not guests. */
function defaultCrew(table: SurvivalTable): string[] {
  return CHARACTERS.filter((one) => one.from === bookOf(table).pack)
    .slice(0, table.state.seats)
    .map(({ id }) => id);
}

export const crewOf = (table: SurvivalTable, given: CommonGiven): string[] => {
  const crew = given.crew ?? defaultCrew(table);
  if (crew.length !== table.state.seats)
    throw new Refused(`crew: ${table.state.seats} players need as many Characters`);
  return crew;
};

/** Everyone is aboard, with the first five cards of their list in hand, unless something else is given. */
function rigCrew(
  table: SurvivalTable,
  given: CommonGiven,
  scene: Scene,
  box: Box,
  /** A player who has other cards than a Character. */
  without: string | undefined,
): void {
  const kindOf = kindFinder(scene.kinds);
  const item = (name: string): Kind => kindOf('item', name);
  const { vars } = table;
  emptyInto(table, ZONE.draft, ZONE.draftDeck);
  const crew = crewOf(table, given);
  crew.forEach((name, index) => {
    const seat = asSeat(index);
    scene.comeIn(table, seat, character(name));
    vars.number[seat] = given.numbers[name] ?? seat + 1;
    vars.silent[seat] = !given.reactions.includes(name);
    vars.passed[seat] = given.passed.includes(name);
    vars.slime[seat] = given.slime.includes(name);
    vars.larva[seat] = given.larva.includes(name);
    vars.signal[seat] = given.signal.includes(name);
    vars.light[seat] = given.light[name] ?? 0;
  });
  for (const name of Object.keys({ ...given.places, ...given.hands, ...given.held }))
    if (!crew.includes(name)) throw new Refused(`${name} is not in the crew`);
  crew.forEach((name, index) => {
    const seat = asSeat(index);
    const own = [ZONE.deck(seat)];
    const other = [ZONE.contaminationDeck];
    const cards = (list: readonly string[], to: number): void => {
      for (const card of list) {
        const contaminated = ['contamination', 'infected', 'clean'].includes(card);
        box.fetch('card', card, to, contaminated ? other : own);
      }
    };
    if (name !== without) {
      cards(given.hands[name] ?? CHARACTERS[character(name)]!.deck.slice(0, 5), ZONE.hand(seat));
      cards(given.discards[name] ?? [], ZONE.discard(seat));
      const deck = given.decks[name] ?? [];
      cards(deck.toReversed(), ZONE.deck(seat));
      if (given.onlyDecks) {
        const rest = table.zone(ZONE.deck(seat)).slice(0, -deck.length || undefined);
        for (const card of rest) table.move(card, ZONE.box);
      }
    }
    if (given.held[name]) emptyInto(table, ZONE.held(seat), ZONE.box);
    for (const thing of given.held[name] ?? []) box.fetch('item', thing, ZONE.held(seat));
    for (const thing of given.inventory[name] ?? []) box.fetch('item', thing, ZONE.inventory(seat));
    for (const thing of given.gear[name] ?? []) box.fetch('item', thing, ZONE.gear(seat));
    for (const thing of given.wounds[name] ?? []) box.fetch('wound', thing, ZONE.wounds(seat));
    for (const thing of given.dressed[name] ?? []) box.fetch('wound', thing, ZONE.dressed(seat));
    for (const thing of given.carries[name] ?? []) carry(table, seat, thing);
    place(table, scene, seat, given.places[name]);
  });
  for (const [name, ammo] of Object.entries(given.ammo))
    WEAPONS.forEach((kind, thing) => {
      if (kind === item(name)) vars.ammo[thing] = ammo;
    });
  for (const [part, host] of Object.entries(given.mounted)) {
    const weapon = thingOfKind(table, item(host));
    const seat = asSeat(table.where(weapon) - ZONE.held(FIRST_SEAT));
    const thing = box.fetch('item', part, ZONE.gear(seat));
    mount(table, seat, thing, weapon, capacityAdded(itemOf(table.kind(thing))));
  }
  for (const [a, b] of given.taped)
    for (let seat = FIRST_SEAT; seat < table.state.seats; seat++) {
      const first = table.find(ZONE.held(seat), item(a!));
      const second = table
        .zone(ZONE.held(seat))
        .find((thing) => thing !== first && table.kind(thing) === item(b!));
      if (first >= 0 && second !== undefined) vars.taped.push(first, second);
    }
}

/** How much more a weapon holds with a part on it. */
function capacityAdded({ mounts, does }: Item): number {
  for (const effect of does) if (effect.does === 'extend') return effect.capacity;
  return mounts?.capacity ?? 0;
}

function carry(table: SurvivalTable, seat: Seat, name: string): void {
  const object = OBJECTS.indexOf(name);
  if (object < 0)
    throw new Refused(`there is no object "${name}"; there are ${OBJECTS.join(', ')}`);
  take(table.vars, seat, object, 1);
}

function place(
  table: SurvivalTable,
  scene: Scene,
  seat: Seat,
  where: number | string | undefined,
): void {
  if (where === undefined) return;
  if (typeof where === 'number' || /^\d+$/.test(where))
    table.vars.place[seat] = asSlot(Number(where));
  else if (!scene.putAside(table, seat, where)) throw new Refused(`unknown place "${where}"`);
}

function rigObjects(table: SurvivalTable, given: CommonGiven): void {
  const { vars } = table;
  vars.nestEggs = given.eggs;
  vars.nestDestroyed = given.eggs === 0;
  for (const [at, list] of Object.entries(given.lying))
    for (const name of list) {
      const object = OBJECTS.indexOf(name);
      if (object < 0) throw new Refused(`there is no object "${name}"`);
      if (object === EGG) vars.eggsIn[Number(at)]!++;
      else if (object === CARCASS) vars.carcassesIn[Number(at)]!++;
      else vars.corpse[object] = Number(at);
    }
}

function rigIntruders(table: SurvivalTable, given: CommonGiven, box: Box): void {
  const { vars } = table;
  for (const [at, list] of Object.entries(given.intruders))
    for (const text of list) {
      const [type = '', hurt = '0'] = text.split(' ');
      const figure = FIGURES.findIndex(
        (_, i) => typeOf(i) === TYPES.indexOf(type as (typeof TYPES)[number]) && vars.at[i] === 0,
      );
      if (figure < 0) throw new Refused(`there is no ${type} left to lay out`);
      setFigure(vars, figure, asSlot(Number(at)));
      vars.hurt[figure] = Number(hurt);
    }
  vars.met = given.met;
  if (given.bag !== undefined) {
    emptyInto(table, ZONE.bag, ZONE.tokens);
    for (const token of given.bag) box.fetch('token', token, ZONE.bag);
  }
  // A token of each Intruder that is there lies where the game puts it.
  for (const type of vars.at.flatMap((slot, figure) => (slot > 0 ? [typeOf(figure)] : []))) {
    const token = table.zone(ZONE.tokens).find((thing) => typeOfToken(table.kind(thing)) === type);
    if (token !== undefined) setAside(table, token);
  }
  if (given.weaknesses !== undefined) {
    emptyInto(table, ZONE.weaknesses, ZONE.box);
    for (const name of given.weaknesses) box.fetch('weakness', name, ZONE.weaknesses);
  }
  for (const name of given.discovered) vars.discovered[SPECIMENS.indexOf(name)] = true;
}

function rigDecks(table: SurvivalTable, given: CommonGiven, box: Box): void {
  if (given.onlyEvents) emptyInto(table, ZONE.eventDeck, ZONE.box);
  box.stack('attack', given.attackDiscard, ZONE.attackDiscard);
  box.stack('event', given.eventDiscard, ZONE.eventDiscard);
  box.stack('attack', given.attacks, ZONE.attackDeck);
  box.stack('event', given.events, ZONE.eventDeck);
  box.stack('wound', given.woundDeck, ZONE.woundDeck);
  box.stack('card', given.contamination, ZONE.contaminationDeck);
  DECKS.forEach((name, deck) => {
    if (given.onlyItemDecks) emptyInto(table, ZONE.itemDeck(deck), ZONE.box);
    box.stack('item', given.itemDecks[name] ?? [], ZONE.itemDeck(deck));
  });
}

/** Every player's Objectives: those given, or, after the first Encounter, one of the two that were dealt. */
function rigObjectives(table: SurvivalTable, given: CommonGiven, box: Box): void {
  crewOf(table, given).forEach((name, index) => {
    const seat = asSeat(index);
    const wanted = given.objectives[name];
    if (wanted) {
      emptyInto(table, ZONE.objectives(seat), ZONE.box);
      for (const objective of wanted) box.fetch('objective', objective, ZONE.objectives(seat));
    } else if (given.met && table.zone(ZONE.objectives(seat)).length > 1)
      table.move(table.top(ZONE.objectives(seat)), ZONE.box);
  });
  if (given.mission === undefined) return;
  emptyInto(table, ZONE.mission, ZONE.box);
  for (const objective of given.mission) box.fetch('objective', objective, ZONE.mission);
}

/** Everything that both games have. */
export function rigCommon(
  table: SurvivalTable,
  given: CommonGiven,
  scene: Scene,
  box: Box,
  without?: string,
): void {
  rigRooms(table, given, scene);
  rigCrew(table, given, scene, box, without);
  rigObjects(table, given);
  rigIntruders(table, given, box);
  rigDecks(table, given, box);
  rigObjectives(table, given, box);
}

/** Nobody has seen the set-up, apart from what lies face up. */
export function forgetAll(table: SurvivalTable, scene: Scene): void {
  const { known, zones } = table.state;
  known.fill(0);
  zones[ZONE.tiles]!.forEach((tile, i) => {
    if (table.vars.rooms[i + 1]! >= 0 || scene.board(table.vars).plan.faceUp[i + 1])
      table.reveal(tile);
  });
  table.vars.discovered.forEach((is, i) => {
    if (is) table.reveal(table.zone(ZONE.weaknesses)[i]!);
  });
}
