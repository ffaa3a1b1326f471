/** How a table of either game is laid out. */
import { Refused } from '@deadlight/engine';
import { CHARACTERS } from '../../packs/characters.ts';
import { FIGURES, TYPES } from '../../packs/intruders.ts';
import { DECKS } from '../../packs/items.ts';
import { bookOf } from '../book.ts';
import { setFigure, typeOf } from '../intruders.ts';
import { mount } from '../items.ts';
import { take } from '../objects.ts';
import { kindFinder, WEAPONS } from '../things.ts';
import { CLOSED, DESTROYED, type SurvivalTable } from '../vars.ts';
import { CARCASS, EGG, OBJECTS, SPECIMENS } from '../words.ts';
import { Z } from '../zones.ts';
import { type Box, emptyInto } from './box.ts';
import type { CommonGiven } from './given.ts';
import type { Scene } from './scene.ts';
import { wayOf } from './ways.ts';

/** Characters by their numbers; a game's own come under their names. */
const character = (name: string): number => CHARACTERS.findIndex(({ id }) => id === name);

function rigRooms(table: SurvivalTable, given: CommonGiven, scene: Scene): void {
  const kindOf = kindFinder(scene.kinds);
  const roomIndex = (id: string): number => scene.rooms.findIndex((one) => one.id === id);
  const { vars } = table;
  const { plan } = scene.board(vars);
  const swapTile = (at: number, id: string): void => {
    const room = roomIndex(id);
    if (room < 0) throw new Refused(`there is no room "${id}"`);
    const here = table.zone(Z.tiles)[at - 1]!;
    const there = table.state.face.indexOf(scene.firstRoom + room);
    // Two tiles change places by changing faces: every tile stays one of its kind.
    table.turn(there, table.kind(here));
    table.turn(here, scene.firstRoom + room);
  };
  for (const [at, id] of Object.entries({ ...given.tiles, ...given.rooms }))
    swapTile(Number(at), id);
  for (const at of Object.keys(given.rooms)) {
    const index = Number(at);
    if (plan.fixed[index] !== undefined) throw new Refused(`slot ${at} is printed on the board`);
    vars.rooms[index] = roomIndex(given.rooms[at]!);
    table.reveal(table.zone(Z.tiles)[index - 1]!);
    if (scene.rooms[vars.rooms[index]!]!.colour !== 'none') vars.items[index] = 2;
  }
  const tokenSlots = Array.from({ length: plan.slots }, (_, i) => i + 1).filter(
    (at) => plan.fixed[at] === undefined || plan.fixed[at] === 'crossing',
  );
  for (const [at, name] of Object.entries(given.exploration)) {
    const index = tokenSlots.indexOf(Number(at));
    const here = table.zone(Z.exploration)[index]!;
    const kind = kindOf('explorationToken', name);
    const there = table.state.face.findIndex(
      (face, thing) => face === kind && table.where(thing) !== Z.exploration,
    );
    const other = there >= 0 ? there : table.state.face.indexOf(kind);
    table.turn(other, table.kind(here));
    table.turn(here, kind);
  }
  for (const [at, count] of Object.entries(given.items)) vars.items[Number(at)] = count;
  for (const at of given.fire) vars.fire[at] = true;
  for (const at of given.malfunction) vars.malfunction[at] = true;
  for (const [name, state] of Object.entries(given.doors))
    vars.door[wayOf(vars, scene, name)] = state === 'closed' ? CLOSED : DESTROYED;
  for (const name of given.noise) vars.noise[wayOf(vars, scene, name)] = true;
  vars.decompression = given.decompression ?? 0;
}

/** Without a crew, the first whom the game knows and who is no guest. */
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

/** Everyone is aboard, with the first five cards of his list in hand, unless something else is given. */
function rigCrew(
  table: SurvivalTable,
  given: CommonGiven,
  scene: Scene,
  box: Box,
  /** A player who has other cards than a Character. */
  without: string | undefined,
): void {
  const kindOf = kindFinder(scene.kinds);
  const item = (name: string): number => kindOf('item', name);
  const { vars } = table;
  emptyInto(table, Z.draft, Z.draftDeck);
  const crew = crewOf(table, given);
  crew.forEach((name, seat) => {
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
  crew.forEach((name, seat) => {
    const own = [Z.deck + seat];
    const other = [Z.contaminationDeck];
    const cards = (list: readonly string[], to: number): void => {
      for (const card of list) {
        const contaminated = ['contamination', 'infected', 'clean'].includes(card);
        box.fetch('card', card, to, contaminated ? other : own);
      }
    };
    if (name !== without) {
      cards(given.hands[name] ?? CHARACTERS[character(name)]!.deck.slice(0, 5), Z.hand + seat);
      cards(given.discards[name] ?? [], Z.discard + seat);
      const deck = given.decks[name] ?? [];
      cards(deck.toReversed(), Z.deck + seat);
      if (given.onlyDecks) {
        const rest = table.zone(Z.deck + seat).slice(0, -deck.length || undefined);
        for (const card of rest) table.move(card, Z.box);
      }
    }
    if (given.held[name]) emptyInto(table, Z.held + seat, Z.box);
    for (const thing of given.held[name] ?? []) box.fetch('item', thing, Z.held + seat);
    for (const thing of given.inventory[name] ?? []) box.fetch('item', thing, Z.inventory + seat);
    for (const thing of given.gear[name] ?? []) box.fetch('item', thing, Z.gear + seat);
    for (const thing of given.wounds[name] ?? []) box.fetch('wound', thing, Z.wounds + seat);
    for (const thing of given.dressed[name] ?? []) box.fetch('wound', thing, Z.dressed + seat);
    for (const thing of given.carries[name] ?? []) carry(table, seat, thing);
    place(table, scene, seat, given.places[name]);
  });
  for (const [name, ammo] of Object.entries(given.ammo))
    WEAPONS.forEach((kind, thing) => {
      if (kind === item(name)) vars.ammo[thing] = ammo;
    });
  for (const [part, host] of Object.entries(given.mounted)) {
    const weapon = table.state.face.indexOf(item(host));
    const seat = table.where(weapon) - Z.held;
    mount(
      table,
      seat,
      box.fetch('item', part, Z.gear + seat),
      weapon,
      part === 'autoloader' ? 1 : 2,
    );
  }
  for (const [a, b] of given.taped)
    for (let seat = 0; seat < table.state.seats; seat++) {
      const first = table.find(Z.held + seat, item(a!));
      const second = table
        .zone(Z.held + seat)
        .find((thing) => thing !== first && table.kind(thing) === item(b!));
      if (first >= 0 && second !== undefined) vars.taped.push(first, second);
    }
}

function carry(table: SurvivalTable, seat: number, name: string): void {
  const object = OBJECTS.indexOf(name);
  if (object < 0)
    throw new Refused(`there is no object "${name}"; there are ${OBJECTS.join(', ')}`);
  take(table.vars, seat, object, 1);
}

function place(
  table: SurvivalTable,
  scene: Scene,
  seat: number,
  where: number | string | undefined,
): void {
  if (where === undefined) return;
  if (typeof where === 'number' || /^\d+$/.test(where)) table.vars.place[seat] = Number(where);
  else if (!scene.putAside(table, seat, where)) throw new Refused(`"${where}" is no place`);
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
      setFigure(vars, figure, Number(at));
      vars.hurt[figure] = Number(hurt);
    }
  vars.met = given.met;
  if (given.bag !== undefined) {
    emptyInto(table, Z.bag, Z.tokens);
    for (const token of given.bag) box.fetch('token', token, Z.bag);
  }
  if (given.weaknesses !== undefined) {
    emptyInto(table, Z.weaknesses, Z.box);
    for (const name of given.weaknesses) box.fetch('weakness', name, Z.weaknesses);
  }
  for (const name of given.discovered) vars.discovered[SPECIMENS.indexOf(name)] = true;
}

function rigDecks(table: SurvivalTable, given: CommonGiven, box: Box): void {
  if (given.onlyEvents) emptyInto(table, Z.eventDeck, Z.box);
  box.stack('attack', given.attackDiscard, Z.attackDiscard);
  box.stack('event', given.eventDiscard, Z.eventDiscard);
  box.stack('attack', given.attacks, Z.attackDeck);
  box.stack('event', given.events, Z.eventDeck);
  box.stack('wound', given.woundDeck, Z.woundDeck);
  box.stack('card', given.contamination, Z.contaminationDeck);
  DECKS.forEach((name, deck) => {
    if (given.onlyItemDecks) emptyInto(table, Z.itemDeck + deck, Z.box);
    box.stack('item', given.itemDecks[name] ?? [], Z.itemDeck + deck);
  });
}

/** Every player's Objectives: those given, or, after the first Encounter, one of the two that were dealt. */
function rigObjectives(table: SurvivalTable, given: CommonGiven, box: Box): void {
  crewOf(table, given).forEach((name, seat) => {
    const wanted = given.objectives[name];
    if (wanted) {
      emptyInto(table, Z.objectives + seat, Z.box);
      for (const objective of wanted) box.fetch('objective', objective, Z.objectives + seat);
    } else if (given.met && table.zone(Z.objectives + seat).length > 1)
      table.move(table.top(Z.objectives + seat), Z.box);
  });
  if (given.mission === undefined) return;
  emptyInto(table, Z.mission, Z.box);
  for (const objective of given.mission) box.fetch('objective', objective, Z.mission);
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

/** Nobody has seen how the table was laid out, but for what lies open. */
export function forgetAll(table: SurvivalTable, scene: Scene): void {
  const { known, zones } = table.state;
  known.fill(0);
  zones[Z.tiles]!.forEach((tile, i) => {
    if (table.vars.rooms[i + 1]! >= 0 || scene.board(table.vars).plan.faceUp[i + 1])
      table.reveal(tile);
  });
  table.vars.discovered.forEach((is, i) => {
    if (is) table.reveal(table.zone(Z.weaknesses)[i]!);
  });
}
