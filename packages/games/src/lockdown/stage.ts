/** How scenarios lay out and read a table of Lockdown, in the game's words. */
import { Refused, type View } from '@deadlight/engine';
import { z } from 'zod';
import type { Stage } from '../scenario/run.ts';
import { CHARACTERS } from '../survival/content/cards.ts';
import { FIGURES, TYPES } from '../survival/content/intruders.ts';
import { DECKS } from '../survival/content/items.ts';
import { setFigure, typeOf } from '../survival/intruders.ts';
import { mount } from '../survival/items.ts';
import { take } from '../survival/objects.ts';
import { K, kindFinder, SEATS, WEAPONS } from '../survival/things.ts';
import { turn } from '../survival/turn.ts';
import {
  ABOARD,
  ASLEEP,
  AWAY,
  CLOSED,
  DEAD,
  DESTROYED,
  HELD,
  OPEN,
  type SurvivalTable,
  type Vars,
} from '../survival/vars.ts';
import { BLUE_CORPSE, CARCASS, EGG, OBJECTS } from '../survival/words.ts';
import { Z } from '../survival/zones.ts';
import { ROOMS, roomIndex } from './data/rooms.ts';
import { CSS_TOKENS } from './data/tokens.ts';
import { startWork } from './draft.ts';
import { eventPhase } from './event-phase.ts';
import { boardFor, ELEVATOR, type Facility, facilityOf, PODS, type Way } from './facility.ts';
import { game, playerPhase } from './game.ts';
import { FIRST_CSS, FIRST_ROOM, KINDS } from './things.ts';
import { L } from './zones.ts';

const CREW = CHARACTERS.map(({ id }) => id);
const who = z.enum(CREW);
const slot = z.coerce.number().int().min(1).max(30);
const names = z.array(z.string());
const byWho = <T extends z.ZodType>(value: T) => z.partialRecord(who, value).default({} as never);
const bySlot = <T extends z.ZodType>(value: T) => z.record(z.string(), value).default({});

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
  /** The d12 on the surface. */
  mars: 11,
};

/** The Advantage die has its own faces; they are given as `lit-one-hit` and so on. */
const LIT_FACES: Readonly<Record<string, number>> = {
  'lit-creeper': 1,
  'lit-adult': 2,
  'lit-one-hit': 3,
  'lit-two-hits': 4,
  'card-hit': 5,
  'card-two': 6,
};

const givenFormat = z.strictObject({
  /** The Characters, seat by seat; player numbers follow unless `numbers` says otherwise. */
  crew: z.array(who).optional(),
  numbers: byWho(z.int()),
  /** Whose turn begins; or the Event Phase, a new round, or the draft. */
  turn: z.enum([...CREW, 'events', 'round', 'draft']).optional(),
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
  /** Corridors with a Noise marker; `technical` is the network, `zone 1` to `zone 4` are those of the surface. */
  noise: names.default([]),
  decompression: slot.optional(),

  /** Where Characters are: a slot, `pod A`, `dead`, `locked-in`, `bunker`, `css`. Others are where they begin. */
  places: byWho(z.union([slot, z.string()])),
  /** Hands, decks and item decks are given from the top. */
  hands: byWho(names),
  decks: byWho(names),
  discards: byWho(names),
  inventory: byWho(names),
  held: byWho(names),
  /** Active Quest Items that need no hand slot. */
  gear: byWho(names),
  ammo: z.record(z.string(), z.int()).default({}),
  taped: z.array(z.array(z.string()).length(2)).default([]),
  /** Item → the weapon it is mounted on. */
  mounted: z.record(z.string(), z.string()).default({}),
  /** Objects that are carried, and that lie in a Room. */
  carries: byWho(names),
  lying: bySlot(names),
  eggs: z.int().default(5),
  /** Items used once in this round already. */
  usedThisRound: names.default([]),
  wounds: byWho(names),
  dressed: byWho(names),
  light: byWho(z.int()),
  slime: z.array(who).default([]),
  larva: z.array(who).default([]),
  signal: z.array(who).default([]),

  /** Slot → Intruders, with their injuries if they have any: `[adult, queen 3]`. */
  intruders: bySlot(names),
  /** Whether the first Encounter has been; then everybody has one Objective. */
  met: z.boolean().default(true),
  objectives: byWho(names),
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

  /** The Track: where the Time token is, and whether its active side is up. */
  time: z.int().default(15),
  timeActive: z.boolean().default(false),
  alert: z.int().default(-1),
  autodestruction: z.int().default(-1),
  autodestructionRed: z.boolean().default(false),
  gateOpen: z.boolean().default(false),
  /** The slot the Rover stands at, or 0 in the Bunker. */
  rover: z.int().optional(),
  /** The Section of the Elevator, 1 to 3. */
  elevator: z.int().default(2),
  /** Places with power: 1 to 3 and `elevator`; the others have none. Sections 1 and 2, unless given. */
  powered: z.array(z.union([z.int(), z.literal('elevator')])).default([1, 2]),
  isolationOpen: z.boolean().default(false),
  knowledge: byWho(z.int()),
  /** Whose Knowledge token is active. */
  active: z.array(who).default([]),
  /** Everybody's Contingency tokens, the pool and the active one. */
  contingencies: byWho(names),
  pool: names.optional(),
  activeContingency: z.string().optional(),
  /** Space of the Track → its CSS token. */
  css: z.record(z.string(), z.string()).default({}),
  /** The open Computer Action card, and the next ones. */
  computer: z.string().optional(),
  computerDeck: names.default([]),
  mars: names.default([]),
  /** Kinds of Body that have told of a Weakness already. */
  analysed: z.array(z.enum(['corpse', 'egg', 'carcass'])).default([]),
  firstDeath: z.boolean().default(false),
  /** The faces of the next rolls: `[2, danger, one-hit]`. */
  dice: z.array(z.union([z.string(), z.number()])).default([]),
});
type Given = z.infer<typeof givenFormat>;

const kindOf = kindFinder(KINDS);
const item = (name: string): number => kindOf('item', name);
const nameOf = (kind: number): string => KINDS[kind]!.name;
const character = (name: string): number => CREW.indexOf(name);

/** Takes things of a kind from wherever they are not needed. */
class Box {
  readonly #table: SurvivalTable;
  readonly #taken = new Set<number>();

  constructor(table: SurvivalTable) {
    this.#table = table;
  }

  /** The kind of a name; any Contamination card will do for `contamination`. */
  #fits(group: string, name: string, kind: number): boolean {
    if (group === 'card' && name === 'contamination')
      return kind === K.infected || kind === K.clean;
    return kind === kindOf(group, name);
  }

  fetch(group: string, name: string, to: number, from?: readonly number[]): number {
    const { state } = this.#table;
    if (!(group === 'card' && name === 'contamination')) kindOf(group, name);
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

function emptyInto(table: SurvivalTable, from: number, to: number): void {
  while (table.zone(from).length > 0) table.move(table.top(from), to);
}

const NETWORKS = ['technical', 'zone 1', 'zone 2', 'zone 3', 'zone 4'];

/** A Corridor by its two slots, or a network by its name. */
function wayOf(table: SurvivalTable, name: string): number {
  const { plan, corridors } = boardFor(table.vars);
  const network = NETWORKS.slice(0, plan.networks.length).indexOf(name);
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

function rigRooms(table: SurvivalTable, given: Given): void {
  const { vars } = table;
  const { plan } = boardFor(vars);
  const swapTile = (at: number, id: string): void => {
    const room = roomIndex(id);
    if (room < 0) throw new Refused(`there is no room "${id}"`);
    const here = table.zone(Z.tiles)[at - 1]!;
    const there = table.state.face.indexOf(FIRST_ROOM + room);
    // Two tiles change places by changing faces: every tile stays one of its kind.
    table.turn(there, table.kind(here));
    table.turn(here, FIRST_ROOM + room);
  };
  for (const [at, id] of Object.entries({ ...given.tiles, ...given.rooms }))
    swapTile(Number(at), id);
  for (const at of Object.keys(given.rooms)) {
    const index = Number(at);
    if (plan.fixed[index] !== undefined) throw new Refused(`slot ${at} is printed on the board`);
    vars.rooms[index] = roomIndex(given.rooms[at]!);
    table.reveal(table.zone(Z.tiles)[index - 1]!);
    if (ROOMS[vars.rooms[index]!]!.colour !== 'none') vars.items[index] = 2;
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
    vars.door[wayOf(table, name)] = state === 'closed' ? CLOSED : DESTROYED;
  for (const name of given.noise) vars.noise[wayOf(table, name)] = true;
  vars.decompression = given.decompression ?? 0;
}

const crewOf = (table: SurvivalTable, given: Given): string[] => {
  const crew = given.crew ?? CREW.slice(0, table.state.seats);
  if (crew.length !== table.state.seats)
    throw new Refused(`crew: ${table.state.seats} players need as many Characters`);
  return crew;
};

/** Everyone is aboard, with the first five cards of his list in hand, unless something else is given. */
function rigCrew(table: SurvivalTable, given: Given, box: Box): void {
  const { vars } = table;
  emptyInto(table, Z.draft, Z.draftDeck);
  const crew = crewOf(table, given);
  crew.forEach((name, seat) => {
    startWork(table, seat, character(name));
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
    cards(given.hands[name] ?? CHARACTERS[character(name)]!.deck.slice(0, 5), Z.hand + seat);
    cards(given.discards[name] ?? [], Z.discard + seat);
    cards((given.decks[name] ?? []).toReversed(), Z.deck + seat);
    if (given.held[name]) emptyInto(table, Z.held + seat, Z.box);
    for (const thing of given.held[name] ?? []) box.fetch('item', thing, Z.held + seat);
    for (const thing of given.inventory[name] ?? []) box.fetch('item', thing, Z.inventory + seat);
    for (const thing of given.gear[name] ?? []) box.fetch('item', thing, Z.gear + seat);
    for (const thing of given.wounds[name] ?? []) box.fetch('wound', thing, Z.wounds + seat);
    for (const thing of given.dressed[name] ?? []) box.fetch('wound', thing, Z.dressed + seat);
    for (const thing of given.carries[name] ?? []) carry(table, seat, thing);
    place(table, seat, given.places[name]);
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

function place(table: SurvivalTable, seat: number, where: number | string | undefined): void {
  const { vars } = table;
  if (where === undefined) return;
  const fates = { dead: DEAD, 'locked-in': ASLEEP, bunker: AWAY, css: AWAY } as const;
  const facility = facilityOf(table);
  if (where === 'bunker' || where === 'css') facility.ways[seat] = where as Way;
  if (typeof where === 'number' || /^\d+$/.test(where)) vars.place[seat] = Number(where);
  else if (where in fates) {
    vars.fate[seat] = fates[where as keyof typeof fates];
    vars.place[seat] = 0;
  } else if (/^pod [ABC]$/.test(where)) {
    facility.podOf[seat] = 1 + PODS.indexOf(where.at(-1) as (typeof PODS)[number]);
    vars.place[seat] = 0;
  } else
    throw new Refused(`"${where}" is no place: a slot, pod A to C, dead, locked-in, bunker or css`);
}

function rigObjects(table: SurvivalTable, given: Given): void {
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

function rigIntruders(table: SurvivalTable, given: Given, box: Box): void {
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

function rigDecks(table: SurvivalTable, given: Given, box: Box): void {
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
function rigObjectives(table: SurvivalTable, given: Given, box: Box): void {
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

function rigFacility(table: SurvivalTable, given: Given, box: Box): void {
  const facility = facilityOf(table);
  const crew = crewOf(table, given);
  facility.time = given.time;
  facility.timeActive = given.timeActive;
  facility.alert = given.alert;
  facility.auto = given.autodestruction;
  facility.autoRed = given.autodestructionRed;
  facility.gateOpen = given.gateOpen;
  if (given.rover !== undefined) facility.rover = given.rover;
  facility.elevator = given.elevator;
  facility.isolationOpen = given.isolationOpen || given.time <= 8 || given.alert >= 0;
  facility.firstDeath = given.firstDeath;
  facility.metInRound = given.met ? 1 : 0;
  for (let place = 1; place <= ELEVATOR; place++) {
    facility.power[place] = place;
    facility.powered[place] = given.powered.includes(place === ELEVATOR ? 'elevator' : place);
  }
  for (const name of given.analysed)
    facility.analysed.push(['corpse', 'egg', 'carcass'].indexOf(name));
  for (const name of given.usedThisRound) facility.usedThisRound.push(item(name));
  crew.forEach((name, seat) => {
    facility.knowledge[seat] = given.knowledge[name] ?? facility.knowledge[seat]!;
    facility.active[seat] = given.active.includes(name);
  });
  if (given.activeContingency !== undefined) {
    emptyInto(table, L.active, L.pool);
    box.fetch('contingency', given.activeContingency, L.active);
  }
  crew.forEach((name, seat) => {
    const wanted = given.contingencies[name];
    if (wanted === undefined) return;
    emptyInto(table, L.contingencies + seat, L.pool);
    for (const code of wanted) box.fetch('contingency', code, L.contingencies + seat);
  });
  if (given.pool !== undefined) {
    emptyInto(table, L.pool, Z.box);
    for (const code of given.pool) box.fetch('contingency', code, L.pool);
  }
  for (const [space, token] of Object.entries(given.css)) {
    const i = facility.cssAt.indexOf(Number(space));
    if (i < 0) throw new Refused(`no CSS token lies on space ${space}`);
    const kind = FIRST_CSS + CSS_TOKENS.findIndex(({ id }) => id === token);
    const here = table.zone(L.css)[i]!;
    const there = table.state.face.findIndex(
      (face, thing) =>
        face === kind &&
        thing !== here &&
        !(
          table.where(thing) === L.css &&
          Object.keys(given.css).includes(String(facility.cssAt[table.zone(L.css).indexOf(thing)]))
        ),
    );
    if (table.kind(here) === kind) continue;
    table.turn(there, table.kind(here));
    table.turn(here, kind);
  }
  if (given.computer !== undefined) {
    emptyInto(table, L.computer, L.computerDeck);
    box.fetch('computer', given.computer, L.computer);
  }
  box.stack('computer', given.computerDeck, L.computerDeck);
  box.stack('mars', given.mars, L.marsDeck);
}

/** Stops whatever runs and begins what is given. */
function rigFlow(table: SurvivalTable, given: Given): void {
  const { state, vars } = table;
  const crew = crewOf(table, given);
  const start = given.turn ?? crew[0]!;
  const seat = crew.indexOf(start);
  vars.round = given.round;
  vars.first = given.first === undefined ? Math.max(0, seat) : crew.indexOf(given.first);
  for (let other = 0; other < state.seats; other++)
    if (vars.fate[other] !== ABOARD) vars.passed[other] = true;
  state.stack.length = 0;
  table.call(game, { drafted: state.seats });
  state.rigged.push(
    ...given.dice.map((face) => {
      const value = FACES[String(face)] ?? LIT_FACES[String(face)];
      if (value === undefined)
        throw new Refused(`there is no face "${face}"; there are ${Object.keys(FACES).join(', ')}`);
      return value;
    }),
  );
  if (start === 'round') {
    state.stack[0]!.at = 'game/begin';
    return;
  }
  if (start === 'events') {
    vars.active = -1;
    state.stack[0]!.at = 'game/next';
    table.call(eventPhase, { attackers: [], css: -1, next: 0 });
    return;
  }
  state.stack[0]!.at = 'game/decompress';
  table.call(playerPhase, { next: (seat - vars.first + 1 + state.seats) % state.seats });
  table.call(turn, { seat });
  if (given.actions !== undefined) {
    // The turn begins first: it hands out the Actions that are then replaced.
    table.run();
    vars.actions = given.actions;
  }
}

function rig(table: SurvivalTable, given: Given): void {
  if (given.turn === 'draft') return;
  const box = new Box(table);
  rigRooms(table, given);
  rigCrew(table, given, box);
  rigObjects(table, given);
  rigIntruders(table, given, box);
  rigDecks(table, given, box);
  rigObjectives(table, given, box);
  rigFacility(table, given, box);
  // Nobody has seen how the table was laid out, but for what lies open.
  const { known, zones } = table.state;
  known.fill(0);
  zones[Z.tiles]!.forEach((tile, i) => {
    if (table.vars.rooms[i + 1]! >= 0) table.reveal(tile);
  });
  table.vars.discovered.forEach((is, i) => {
    if (is) table.reveal(table.zone(Z.weaknesses)[i]!);
  });
  rigFlow(table, given);
  table.learned = 0;
}

/** The cards of a zone; `?` for each that is not seen. */
function cardsIn(view: View<Vars>, zone: string): string[] {
  const seen = view.zones[zone];
  if (seen === undefined) return [];
  const known = seen.cards ?? Object.values(seen.placed ?? {});
  return [...known, ...Array.from({ length: seen.size - known.length }, () => '?')];
}

/** The same for a deck, from the top, each card in its place. */
function deckIn(view: View<Vars>, zone: string): string[] {
  const seen = view.zones[zone];
  if (seen === undefined) return [];
  if (seen.cards?.length === seen.size) return seen.cards.toReversed();
  return Array.from({ length: seen.size }, (_, i) => seen.placed?.[i] ?? '?').toReversed();
}

const crewNames = (vars: Vars, seats: number): string[] =>
  Array.from({ length: seats }, (_, seat) => CREW[vars.character[seat]!] ?? SEATS[seat]!);

/** The name of a way, as `given` has it. */
function wayName(vars: Vars, way: number): string {
  const { plan, corridors } = boardFor(vars);
  if (way >= corridors) return NETWORKS[way - corridors]!;
  const [a, b, numbers] = plan.corridors[way]!;
  const twins = plan.corridors.filter(([x, y]) => x === a && y === b).length > 1;
  return twins ? `${a}-${b}/${numbers[0]}` : `${a}-${b}`;
}

const slotsWhere = (marks: readonly boolean[]): number[] =>
  marks.flatMap((is, at) => (is ? [at] : []));

const gunFacts = (values: readonly number[]): Record<string, number> =>
  Object.fromEntries(
    WEAPONS.flatMap((kind, gun) =>
      nameOf(kind).includes(':') ? [] : [[nameOf(kind), values[gun]!]],
    ),
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

/** CSS tokens as they lie along the Track. */
const cssIn = (view: View<Vars>): string[] => deckIn(view, 'css').toReversed();

function facts(view: View<Vars>): Record<string, unknown> {
  const { vars } = view;
  const facility = vars.own as Facility;
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
      vars.rooms.flatMap((room, at) => (at > 0 && room >= 0 ? [[at, ROOMS[room]!.id]] : [])),
    ),
    tiles: Object.fromEntries(tiles.map((tile, i) => [i + 1, tile])),
    exploration: cardsIn(view, 'exploration'),
    items: Object.fromEntries(vars.items.flatMap((count, at) => (count >= 0 ? [[at, count]] : []))),
    fire: slotsWhere(vars.fire),
    malfunction: slotsWhere(vars.malfunction),
    doors: Object.fromEntries(
      vars.door.flatMap((state, way) =>
        state === OPEN ? [] : [[wayName(vars, way), state === CLOSED ? 'closed' : 'destroyed']],
      ),
    ),
    noise: vars.noise.flatMap((is, way) => (is ? [wayName(vars, way)] : [])),
    decompression: vars.decompression,
    places: each((seat) => {
      if (vars.fate[seat] === AWAY) return facility.ways[seat];
      if (vars.fate[seat] !== ABOARD) return ['', 'dead', 'locked-in'][vars.fate[seat]!];
      return facility.podOf[seat]! > 0
        ? `pod ${PODS[facility.podOf[seat]! - 1]}`
        : vars.place[seat];
    }),
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
    ammo: gunFacts(vars.ammo),
    capacity: gunFacts(vars.capacity),
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
    time: facility.time,
    timeActive: facility.timeActive,
    alert: facility.alert,
    autodestruction: facility.auto,
    autodestructionRed: facility.autoRed,
    gateOpen: facility.gateOpen,
    rover: facility.rover,
    elevator: facility.elevator,
    powered: [1, 2, 3, ELEVATOR].flatMap((place) =>
      facility.powered[facility.power[place]!] ? [place === ELEVATOR ? 'elevator' : place] : [],
    ),
    power: {
      1: facility.power[1],
      2: facility.power[2],
      3: facility.power[3],
      elevator: facility.power[4],
    },
    isolationOpen: facility.isolationOpen,
    knowledge: each((seat) => facility.knowledge[seat]),
    active: those(facility.active),
    contingencies: zone('contingencies'),
    pool: cardsIn(view, 'pool'),
    activeContingency: cardsIn(view, 'active')[0],
    css: Object.fromEntries(facility.cssAt.map((space, i) => [space, cssIn(view)[i]])),
    computer: cardsIn(view, 'computer')[0],
    computerDeck: deckIn(view, 'computerDeck'),
    mars: deckIn(view, 'marsDeck'),
    marsDiscard: cardsIn(view, 'marsDiscard'),
    analysed: facility.analysed.map((kind) => ['corpse', 'egg', 'carcass'][kind]),
    usedThisRound: facility.usedThisRound.map(nameOf),
    claims: facility.claims.map(({ seat, says }) => `${crew[seat]}: ${says}`),
    fireGone: facility.fireGone,
    malfunctionGone: facility.malfunctionGone,
    firstDeath: facility.firstDeath,
    causes: each((seat) => facility.causes[seat]),
    result: facility.result && {
      ...facility.result,
      survivors: facility.result.survivors.map((seat) => crew[seat]),
    },
    notes: view.notes.map(({ what, data }) => ({ what, ...data })),
  };
}

export const lockdownStage: Stage<Vars, Given> = {
  given: givenFormat,
  seats: (table) => crewNames(table.vars, table.state.seats),
  rig,
  facts,
};
