/** How scenarios lay out and read what both games have, in the games' words. */
import { type Kind, Refused, type View } from '@deadlight/engine';
import { z } from 'zod';
import { CHARACTERS } from '../packs/cards.ts';
import { FIGURES, TYPES } from '../packs/intruders.ts';
import { DECKS } from '../packs/items.ts';
import type { Board } from './board.ts';
import { bookOf, type RoomSheet } from './book.ts';
import { setFigure, typeOf } from './intruders.ts';
import { mount } from './items.ts';
import { take } from './objects.ts';
import { K, kindFinder, SEATS, WEAPONS } from './things.ts';
import { turn } from './turn.ts';
import { ABOARD, CLOSED, DESTROYED, HELD, OPEN, type SurvivalTable, type Vars } from './vars.ts';
import { BLUE_CORPSE, CARCASS, EGG, OBJECTS } from './words.ts';
import { Z } from './zones.ts';

/** What a game says for itself when its tables are laid out. */
export interface Scene {
  readonly kinds: readonly Kind[];
  readonly rooms: readonly RoomSheet[];
  readonly firstRoom: number;
  /** The networks of a board, by name, in their order. */
  readonly networks: (vars: Vars) => readonly string[];
  board(vars: Vars): Board;
  /** A Character comes into play. */
  comeIn(table: SurvivalTable, seat: number, character: number): void;
  /** Puts a Character where only this game has a place; false if there is none of that name. */
  putAside(table: SurvivalTable, seat: number, where: string): boolean;
  /** What that place is called, for a Character that is in no Room. */
  aside(vars: Vars, seat: number): string;
}

/** Characters by their numbers; a game's own come under their names. */
const CREW = CHARACTERS.map(({ id }) => id);
const character = (name: string): number => CREW.indexOf(name);

const names = z.array(z.string());
export const byWho = <T extends z.ZodType>(crew: readonly string[], value: T) =>
  z.partialRecord(z.enum(crew), value).default({} as never);
const bySlot = <T extends z.ZodType>(value: T) => z.record(z.string(), value).default({});

/** The words that both games know under `given`. */
export function givenShape(crew: readonly string[], slots: number) {
  const who = z.enum(crew);
  const slot = z.coerce.number().int().min(1).max(slots);
  return {
    /** The Characters, seat by seat; player numbers follow unless `numbers` says otherwise. */
    crew: z.array(who).optional(),
    numbers: byWho(crew, z.int()),
    /** Whose turn begins; or the Event Phase, a new round, or the draft. */
    turn: z.enum([...crew, 'events', 'round', 'draft']).optional(),
    first: who.optional(),
    round: z.int().default(2),
    actions: z.int().optional(),
    passed: z.array(who).default([]),
    /** Who is asked about Interruption; everyone else has set himself to decline. */
    reactions: z.array(who).default([]),

    /** Slot → the Room there, explored; and tiles and tokens that are still face down. */
    rooms: bySlot(z.string()),
    tiles: bySlot(z.string()),
    exploration: bySlot(z.string()),
    /** Slot → Items left; two in each explored Room that can be searched, unless said otherwise. */
    items: bySlot(z.int()),
    fire: z.array(slot).default([]),
    malfunction: z.array(slot).default([]),
    /** Corridor → `closed` or `destroyed`: `11-14: closed`; of two Corridors, `5-8/2` is the one with the 2. */
    doors: bySlot(z.enum(['closed', 'destroyed'])),
    /** Corridors with a Noise marker; `technical`, `red` and `blue` are the networks. */
    noise: names.default([]),
    decompression: slot.optional(),

    /** Where Characters are: a slot, or a place the game has a name for; others are where they begin. */
    places: byWho(crew, z.union([slot, z.string()])),
    /** Hands, decks and item decks are given from the top. */
    hands: byWho(crew, names),
    decks: byWho(crew, names),
    discards: byWho(crew, names),
    inventory: byWho(crew, names),
    held: byWho(crew, names),
    /** Active Quest Items that need no hand slot. */
    gear: byWho(crew, names),
    ammo: z.record(z.string(), z.int()).default({}),
    taped: z.array(z.array(z.string()).length(2)).default([]),
    /** Item → the weapon it is mounted on. */
    mounted: z.record(z.string(), z.string()).default({}),
    /** Objects that are carried, and that lie in a Room. */
    carries: byWho(crew, names),
    lying: bySlot(names),
    eggs: z.int().default(5),
    wounds: byWho(crew, names),
    dressed: byWho(crew, names),
    light: byWho(crew, z.int()),
    slime: z.array(who).default([]),
    larva: z.array(who).default([]),
    signal: z.array(who).default([]),

    /** Slot → Intruders, with their injuries if they have any: `[adult, queen 3]`. */
    intruders: bySlot(names),
    /** Whether the first Encounter has been; then everybody has one Objective. */
    met: z.boolean().default(true),
    objectives: byWho(crew, names),
    mission: names.optional(),
    /** All tokens in the bag. */
    bag: names.optional(),
    attacks: names.default([]),
    events: names.default([]),
    eventDiscard: names.default([]),
    attackDiscard: names.default([]),
    itemDecks: z.partialRecord(z.enum(DECKS), names).default({}),
    /** With this, an Item deck holds only what `itemDecks` says, and no discard pile. */
    onlyItemDecks: z.boolean().default(false),
    woundDeck: names.default([]),
    contamination: names.default([]),
    /** The Weakness cards of Corpse, Egg and Carcass; and which of the three are discovered. */
    weaknesses: names.optional(),
    discovered: z.array(z.enum(['corpse', 'egg', 'carcass'])).default([]),

    /** The faces of the next rolls: `[2, danger, one-hit]`. */
    dice: z.array(z.union([z.string(), z.number()])).default([]),
  };
}

const anyGiven = (crew: readonly string[], slots: number) => z.object(givenShape(crew, slots));
/** What both games can be given. */
export type CommonGiven = z.infer<ReturnType<typeof anyGiven>>;

/** Die faces by name; the Noise die has numbers, the Combat die hits. */
const FACES: Readonly<Record<string, number>> = {
  '1': 1,
  '2': 3,
  '3': 5,
  '4': 7,
  silence: 9,
  danger: 10,
  blank: 1,
  creeper: 2,
  adult: 4,
  'one-hit': 5,
  'two-hits': 6,
};

/** Takes things of a kind from wherever they are not needed. */
export class Box {
  readonly #table: SurvivalTable;
  readonly #kindOf: (group: string, name: string) => number;
  readonly #taken = new Set<number>();

  constructor(table: SurvivalTable, kinds: readonly Kind[]) {
    this.#table = table;
    this.#kindOf = kindFinder(kinds);
  }

  /** The kind of a name; any Contamination card will do for `contamination`. */
  #fits(group: string, name: string, kind: number): boolean {
    if (group === 'card' && name === 'contamination')
      return kind === K.infected || kind === K.clean;
    return kind === this.#kindOf(group, name);
  }

  fetch(group: string, name: string, to: number, from?: readonly number[]): number {
    const { state } = this.#table;
    if (!(group === 'card' && name === 'contamination')) this.#kindOf(group, name);
    const zones = from ?? state.zones.map((_, zone) => zone);
    for (const zone of zones)
      for (const thing of state.zones[zone]!.toReversed())
        if (!this.#taken.has(thing) && this.#fits(group, name, this.#table.kind(thing))) {
          this.#taken.add(thing);
          this.#table.move(thing, to);
          return thing;
        }
    throw new Refused(`there is no ${group} "${name}" left to lay out`);
  }

  /** Puts things on top of a deck, the first on top. */
  stack(group: string, list: readonly string[], deck: number): void {
    for (const name of list.toReversed()) this.fetch(group, name, deck);
  }
}

export function emptyInto(table: SurvivalTable, from: number, to: number): void {
  while (table.zone(from).length > 0) table.move(table.top(from), to);
}

/** A Corridor by its two slots, or a network by its name. */
function wayOf(table: SurvivalTable, scene: Scene, name: string): number {
  const { plan, corridors } = scene.board(table.vars);
  const network = scene.networks(table.vars).indexOf(name);
  if (network >= 0) return corridors + network;
  const [, a, b, number] = /^(\d+)-(\d+)(?:\/(\d))?$/.exec(name) ?? [];
  const way = plan.corridors.findIndex(
    ([x, y, numbers]) =>
      ((x === Number(a) && y === Number(b)) || (x === Number(b) && y === Number(a))) &&
      (number === undefined || numbers.includes(Number(number))),
  );
  if (way < 0) throw new Refused(`there is no corridor "${name}"`);
  return way;
}

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
    const place = tokenSlots.indexOf(Number(at));
    const here = table.zone(Z.exploration)[place]!;
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
    vars.door[wayOf(table, scene, name)] = state === 'closed' ? CLOSED : DESTROYED;
  for (const name of given.noise) vars.noise[wayOf(table, scene, name)] = true;
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
  /** Whoever has other cards than a Character. */
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
      cards((given.decks[name] ?? []).toReversed(), Z.deck + seat);
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
  for (const name of given.discovered) {
    const at = ['corpse', 'egg', 'carcass'].indexOf(name);
    vars.discovered[at] = true;
  }
}

function rigDecks(table: SurvivalTable, given: CommonGiven, box: Box): void {
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

/** Die faces are given by their names. */
export const rigDice = (
  table: SurvivalTable,
  given: CommonGiven,
  more: Readonly<Record<string, number>> = {},
): void => {
  const faces = { ...FACES, ...more };
  table.state.rigged.push(
    ...given.dice.map((face) => {
      const value = faces[String(face)];
      if (value === undefined)
        throw new Refused(`there is no face "${face}"; there are ${Object.keys(faces).join(', ')}`);
      return value;
    }),
  );
};

/** How a game begins a round, its Event phase, and a turn. */
export interface Flow {
  /** Calls the procedure of the whole game, and that of the Player phase. */
  game(): void;
  playerPhase(next: number): void;
  events(): void;
  /** Begins a turn of its own kind; false if it is a usual one. */
  turn(seat: number): boolean;
  /** Takes part although its Character does not. */
  plays(seat: number): boolean;
}

/** Stops whatever runs and begins what is given. */
export function rigFlow(table: SurvivalTable, given: CommonGiven, flow: Flow): void {
  const { state, vars } = table;
  const crew = crewOf(table, given);
  const start = given.turn ?? crew[0]!;
  const seat = crew.indexOf(start);
  vars.round = given.round;
  vars.first = given.first === undefined ? Math.max(0, seat) : crew.indexOf(given.first);
  for (let other = 0; other < state.seats; other++)
    if (vars.fate[other] !== ABOARD && !flow.plays(other)) vars.passed[other] = true;
  state.stack.length = 0;
  flow.game();
  if (start === 'round') {
    state.stack[0]!.at = 'game/begin';
    return;
  }
  if (start === 'events') {
    vars.active = -1;
    state.stack[0]!.at = 'game/next';
    flow.events();
    return;
  }
  state.stack[0]!.at = 'game/decompress';
  flow.playerPhase((seat - vars.first + 1 + state.seats) % state.seats);
  if (flow.turn(seat)) return;
  table.call(turn, { seat });
  if (given.actions !== undefined) {
    // The turn begins first: it hands out the Actions that are then replaced.
    table.run();
    vars.actions = given.actions;
  }
}

/** The cards of a zone; `?` for each that is not seen. */
export function cardsIn(view: View<Vars>, zone: string): string[] {
  const seen = view.zones[zone];
  if (seen === undefined) return [];
  const known = seen.cards ?? Object.values(seen.placed ?? {});
  return [...known, ...Array.from({ length: seen.size - known.length }, () => '?')];
}

/** The same for a deck, from the top, each card in its place. */
export function deckIn(view: View<Vars>, zone: string): string[] {
  const seen = view.zones[zone];
  if (seen === undefined) return [];
  if (seen.cards?.length === seen.size) return seen.cards.toReversed();
  return Array.from({ length: seen.size }, (_, i) => seen.placed?.[i] ?? '?').toReversed();
}

export const crewNames = (vars: Vars, seats: number): string[] =>
  Array.from({ length: seats }, (_, seat) => CREW[vars.character[seat]!] ?? SEATS[seat]!);

/** The name of a way, as `given` has it. */
function wayName(vars: Vars, scene: Scene, way: number): string {
  const { plan, corridors } = scene.board(vars);
  if (way >= corridors) return scene.networks(vars)[way - corridors]!;
  const [a, b, numbers] = plan.corridors[way]!;
  const twins = plan.corridors.filter(([x, y]) => x === a && y === b).length > 1;
  return twins ? `${a}-${b}/${numbers[0]}` : `${a}-${b}`;
}

const slotsWhere = (marks: readonly boolean[]): number[] =>
  marks.flatMap((is, at) => (is ? [at] : []));

const gunFacts = (scene: Scene, values: readonly number[]): Record<string, number> =>
  Object.fromEntries(
    WEAPONS.flatMap((kind, gun) => {
      const { name } = scene.kinds[kind]!;
      return name.includes(':') ? [] : [[name, values[gun]!]];
    }),
  );

/** What lies in Rooms, and what Characters carry. */
function objectFacts(vars: Vars, crew: readonly string[]) {
  const lying: Record<string, string[]> = {};
  const carries: Record<string, string[]> = Object.fromEntries(crew.map((name) => [name, []]));
  const lay = (at: number, name: string): void => {
    lying[at] ??= [];
    lying[at].push(name);
  };
  vars.eggsIn.forEach((count, at) => {
    for (let i = 0; i < count; i++) lay(at, 'egg');
  });
  vars.carcassesIn.forEach((count, at) => {
    for (let i = 0; i < count; i++) lay(at, 'carcass');
  });
  crew.forEach((name, seat) => {
    for (let i = 0; i < vars.eggsOf[seat]!; i++) carries[name]!.push('egg');
    for (let i = 0; i < vars.carcassesOf[seat]!; i++) carries[name]!.push('carcass');
  });
  for (let object = BLUE_CORPSE; object < OBJECTS.length; object++) {
    const at = vars.corpse[object]!;
    if (at >= HELD) carries[crew[at - HELD]!]!.push(OBJECTS[object]!);
    else if (at > 0) lay(at, OBJECTS[object]!);
  }
  return { lying, carries };
}

export function commonFacts(view: View<Vars>, scene: Scene): Record<string, unknown> {
  const { vars } = view;
  const crew = crewNames(vars, view.seats);
  const each = <T>(fact: (seat: number, name: string) => T): Record<string, T> =>
    Object.fromEntries(crew.map((name, seat) => [name, fact(seat, name)]));
  const those = (marks: readonly boolean[]): string[] => crew.filter((_, seat) => marks[seat]);
  const zone = (name: string) => each((seat) => cardsIn(view, `${name}/${seat + 1}`));
  const intruders: Record<string, string[]> = {};
  vars.at.forEach((at, figure) => {
    if (at === 0) return;
    intruders[at] ??= [];
    const type = TYPES[typeOf(figure)]!;
    intruders[at].push(vars.hurt[figure]! > 0 ? `${type} ${vars.hurt[figure]}` : type);
  });
  const tiles = deckIn(view, 'tiles').toReversed();
  return {
    crew,
    turn: vars.active < 0 ? null : crew[vars.active],
    first: crew[vars.first],
    round: vars.round,
    actions: vars.actions,
    numbers: each((seat) => vars.number[seat]),
    passed: those(vars.passed),
    reactions: crew.filter((_, seat) => !vars.silent[seat]),
    rooms: Object.fromEntries(
      vars.rooms.flatMap((room, at) => (at > 0 && room >= 0 ? [[at, scene.rooms[room]!.id]] : [])),
    ),
    tiles: Object.fromEntries(tiles.map((tile, i) => [i + 1, tile])),
    exploration: cardsIn(view, 'exploration'),
    items: Object.fromEntries(vars.items.flatMap((count, at) => (count >= 0 ? [[at, count]] : []))),
    fire: slotsWhere(vars.fire),
    malfunction: slotsWhere(vars.malfunction),
    doors: Object.fromEntries(
      vars.door.flatMap((state, way) =>
        state === OPEN
          ? []
          : [[wayName(vars, scene, way), state === CLOSED ? 'closed' : 'destroyed']],
      ),
    ),
    noise: vars.noise.flatMap((is, way) => (is ? [wayName(vars, scene, way)] : [])),
    decompression: vars.decompression,
    places: each((seat) => (vars.place[seat]! > 0 ? vars.place[seat] : scene.aside(vars, seat))),
    hands: zone('hand'),
    decks: each((seat) => deckIn(view, `deck/${seat + 1}`)),
    discards: zone('discard'),
    inventory: zone('inventory'),
    backs: each((seat) => view.zones[`inventory/${seat + 1}`]?.hidden ?? {}),
    held: zone('held'),
    gear: zone('gear'),
    quests: zone('quests'),
    mounted: zone('mounted'),
    offers: each((seat) => [
      ...cardsIn(view, `offer/${seat + 1}`),
      ...cardsIn(view, `openOffer/${seat + 1}`),
    ]),
    found: zone('found'),
    ammo: gunFacts(scene, vars.ammo),
    capacity: gunFacts(scene, vars.capacity),
    ...objectFacts(vars, crew),
    eggs: vars.nestEggs,
    nestDestroyed: vars.nestDestroyed,
    wounds: zone('wounds'),
    dressed: zone('dressed'),
    light: each((seat) => vars.light[seat]),
    slime: those(vars.slime),
    larva: those(vars.larva),
    signal: those(vars.signal),
    intruders,
    met: vars.met,
    queenKilled: vars.queenKilled,
    objectives: zone('objectives'),
    mission: cardsIn(view, 'mission'),
    bag: cardsIn(view, 'bag'),
    tokens: cardsIn(view, 'tokens'),
    drawn: vars.drawn,
    draft: cardsIn(view, 'draft'),
    attacks: deckIn(view, 'attackDeck'),
    attackDiscard: cardsIn(view, 'attackDiscard'),
    events: deckIn(view, 'eventDeck'),
    eventDiscard: cardsIn(view, 'eventDiscard'),
    itemDecks: Object.fromEntries(DECKS.map((name) => [name, deckIn(view, `itemDeck/${name}`)])),
    itemDiscards: Object.fromEntries(
      DECKS.map((name) => [name, cardsIn(view, `itemDiscard/${name}`)]),
    ),
    crafted: cardsIn(view, 'crafted'),
    used: cardsIn(view, 'used'),
    woundDeck: deckIn(view, 'woundDeck'),
    woundDiscard: cardsIn(view, 'woundDiscard'),
    contamination: deckIn(view, 'contaminationDeck'),
    removed: cardsIn(view, 'removed'),
    gone: cardsIn(view, 'gone'),
    box: cardsIn(view, 'box'),
    weaknesses: deckIn(view, 'weaknesses').toReversed(),
    discovered: ['corpse', 'egg', 'carcass'].filter((_, i) => vars.discovered[i]),
    notes: view.notes.map(({ what, data }) => ({ what, ...data })),
  };
}
