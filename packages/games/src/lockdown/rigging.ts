/** How scenarios lay out and read a table of Lockdown, in the game's words. */

import {
  allThings,
  asSeat,
  at,
  type Kind,
  kindAfter,
  Refused,
  type Seat,
  type View,
} from '@deadlight/engine';
import { z } from 'zod';
import { CHARACTERS } from '../packs/characters.ts';
import type { Rigging } from '../scenario/rigging.ts';
import { asSlot, NO_SLOT } from '../survival/board.ts';
import { playerPhase } from '../survival/player-phase.ts';
import { rigFlow } from '../survival/rigging/begin.ts';
import { Box, emptyInto } from '../survival/rigging/box.ts';
import { rigDice } from '../survival/rigging/dice.ts';
import { cardsIn, commonFacts, crewNames, deckIn } from '../survival/rigging/facts.ts';
import { byWho, givenShape } from '../survival/rigging/given.ts';
import { crewOf, forgetAll, rigCommon } from '../survival/rigging/layout.ts';
import type { Scene } from '../survival/rigging/scene.ts';
import { kindFinder, SEATS } from '../survival/things.ts';
import { ASLEEP, AWAY, DEAD, type SurvivalTable, type Vars } from '../survival/vars.ts';
import { SPECIMENS } from '../survival/words.ts';
import { ROOMS } from './data/rooms.ts';
import { CSS_TOKENS } from './data/tokens.ts';
import { startWork } from './draft.ts';
import { eventPhase } from './event-phase.ts';
import { boardFor, ELEVATOR, type Facility, facilityOf, PODS, type Way } from './facility.ts';
import { rounds } from './rounds.ts';
import { FIRST_CSS, FIRST_ROOM, KINDS } from './things.ts';
import { ZONE } from './zones.ts';

const CREW = CHARACTERS.map(({ id }) => id);
const SLOTS = 30;
const who = z.enum(CREW);
const names = z.array(z.string());

/** The Advantage die has its own faces; they are given as `lit-one-hit` and so on. */
const FACES: Readonly<Record<string, number>> = {
  'lit-creeper': 1,
  'lit-adult': 2,
  'lit-one-hit': 3,
  'lit-two-hits': 4,
  'card-hit': 5,
  'card-two': 6,
  /** The d12 on the surface. */
  mars: 11,
};

const givenFormat = z.strictObject({
  ...givenShape(CREW, SLOTS),
  /** In the draft: who chooses in which order, and the two Roles that the first may choose from. */
  draft: z
    .strictObject({ order: z.array(z.enum(SEATS)), roles: z.array(who).length(2) })
    .optional(),
  /** Items used once in this round already. */
  usedThisRound: names.default([]),
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
  knowledge: byWho(CREW, z.int()),
  /** Whose Knowledge token is active. */
  active: z.array(who).default([]),
  /** Everybody's Contingency tokens, the pool and the active one. */
  contingencies: byWho(CREW, names),
  pool: names.optional(),
  activeContingency: z.string().optional(),
  /** Space of the Track → its CSS token. */
  css: z.record(z.string(), z.string()).default({}),
  /** The open Computer Action card, and the next ones. */
  computer: z.string().optional(),
  computerDeck: names.default([]),
  mars: names.default([]),
  /** Kinds of Body that have told of a Weakness already. */
  analysed: z.array(z.enum(SPECIMENS)).default([]),
  firstDeath: z.boolean().default(false),
});
type Given = z.infer<typeof givenFormat>;

const NETWORKS = ['technical', 'zone 1', 'zone 2', 'zone 3', 'zone 4'];
const FATES = { dead: DEAD, 'locked-in': ASLEEP, bunker: AWAY, css: AWAY } as const;

const scene: Scene = {
  kinds: KINDS,
  rooms: ROOMS,
  firstRoom: FIRST_ROOM,
  networks: (vars) => NETWORKS.slice(0, boardFor(vars).plan.networks.length),
  board: boardFor,
  comeIn: startWork,
  putAside(table, seat, where) {
    const { vars } = table;
    const facility = facilityOf(table);
    if (where in FATES) {
      vars.fate[seat] = FATES[where as keyof typeof FATES];
      if (vars.fate[seat] === AWAY) facility.ways[seat] = where as Way;
    } else if (/^pod [ABC]$/.test(where))
      facility.podOf[seat] = 1 + PODS.indexOf(where.at(-1) as (typeof PODS)[number]);
    else return false;
    vars.place[seat] = NO_SLOT;
    return true;
  },
  aside(vars, seat) {
    const { podOf, ways } = vars.own as Facility;
    if (at(podOf, seat, 'pod of seat') > 0)
      return `pod ${PODS[at(podOf, seat, 'pod of seat') - 1]}`;
    if (vars.fate[seat] === DEAD) return 'dead';
    return ways[seat] ?? 'locked-in';
  },
};

const kindOf = kindFinder(KINDS);
const item = (name: string): Kind => kindOf('item', name);

function rigFacility(table: SurvivalTable, given: Given, box: Box): void {
  const facility = facilityOf(table);
  const crew = crewOf(table, given);
  facility.time = given.time;
  facility.timeActive = given.timeActive;
  facility.alert = given.alert;
  facility.auto = given.autodestruction;
  facility.autoRed = given.autodestructionRed;
  facility.gateOpen = given.gateOpen;
  if (given.rover !== undefined) facility.rover = asSlot(given.rover);
  facility.elevator = given.elevator;
  facility.isolationOpen = given.isolationOpen || given.time <= 8 || given.alert >= 0;
  facility.firstDeath = given.firstDeath;
  facility.metInRound = given.met ? 1 : 0;
  for (let place = 1; place <= ELEVATOR; place++) {
    facility.power[place] = place;
    facility.powered[place] = given.powered.includes(place === ELEVATOR ? 'elevator' : place);
  }
  for (const name of given.analysed) facility.analysed.push(SPECIMENS.indexOf(name));
  for (const name of given.usedThisRound) facility.usedThisRound.push(item(name));
  crew.forEach((name, seat) => {
    facility.knowledge[seat] =
      given.knowledge[name] ?? at(facility.knowledge, seat, 'knowledge of seat');
    facility.active[seat] = given.active.includes(name);
  });
  if (given.activeContingency !== undefined) {
    emptyInto(table, ZONE.active, ZONE.pool);
    box.fetch('contingency', given.activeContingency, ZONE.active);
  }
  crew.forEach((name, index) => {
    const wanted = given.contingencies[name];
    if (wanted === undefined) return;
    const seat = asSeat(index);
    emptyInto(table, ZONE.contingencies(seat), ZONE.pool);
    for (const code of wanted) box.fetch('contingency', code, ZONE.contingencies(seat));
  });
  if (given.pool !== undefined) {
    emptyInto(table, ZONE.pool, ZONE.box);
    for (const code of given.pool) box.fetch('contingency', code, ZONE.pool);
  }
  for (const [space, token] of Object.entries(given.css)) {
    const i = facility.cssAt.indexOf(Number(space));
    if (i < 0) throw new Refused(`no CSS token lies on space ${space}`);
    const kind = kindAfter(
      FIRST_CSS,
      CSS_TOKENS.findIndex(({ id }) => id === token),
    );
    const here = at(table.zone(ZONE.css), i, 'card');
    const there = allThings(table).find(
      (thing) =>
        table.kind(thing) === kind &&
        thing !== here &&
        !(
          table.where(thing) === ZONE.css &&
          Object.keys(given.css).includes(
            String(facility.cssAt[table.zone(ZONE.css).indexOf(thing)]),
          )
        ),
    );
    if (table.kind(here) === kind) continue;
    table.turn(there!, table.kind(here));
    table.turn(here, kind);
  }
  if (given.computer !== undefined) {
    emptyInto(table, ZONE.computer, ZONE.computerDeck);
    box.fetch('computer', given.computer, ZONE.computer);
  }
  box.stack('computer', given.computerDeck, ZONE.computerDeck);
  box.stack('mars', given.mars, ZONE.marsDeck);
}

function rigDraft(table: SurvivalTable, given: Given, box: Box): void {
  if (given.draft === undefined) return;
  const { order, roles } = given.draft;
  const { state, vars } = table;
  if (new Set(order).size !== state.seats)
    throw new Refused(`draft: ${state.seats} players need as many places in the order`);
  order.forEach((name, i) => {
    vars.number[SEATS.indexOf(name)] = i + 1;
  });
  vars.first = asSeat(vars.number.indexOf(1));
  emptyInto(table, ZONE.draft, ZONE.draftDeck);
  for (const role of roles) box.fetch('character', role, ZONE.draft);
  // The set-up has put the first question to the player who was first before.
  Object.assign(state.stack.at(-1)!.local as object, { seat: vars.first });
}

function rig(table: SurvivalTable, given: Given): void {
  const box = new Box(table, KINDS);
  if (given.turn === 'draft') {
    rigDraft(table, given, box);
    return;
  }
  rigCommon(table, given, scene, box);
  rigFacility(table, given, box);
  forgetAll(table, scene);
  rigDice(table, given, FACES);
  rigFlow(table, given, {
    game: () => table.call(rounds, { drafted: table.state.seats }),
    playerPhase: (next) => table.call(playerPhase, { next }),
    events: () => table.call(eventPhase, { attackers: [], css: -1, next: 0 }),
    turn: () => false,
    plays: () => false,
  });
  table.learned = 0;
}

/** CSS tokens as they lie along the Track. */
const cssIn = (view: View<Vars>): string[] => deckIn(view, 'css').toReversed();

function facts(view: View<Vars>): Record<string, unknown> {
  const facility = view.vars.own as Facility;
  const crew = crewNames(view.vars, view.seats);
  const each = <T>(fact: (seat: Seat) => T): Record<string, T> =>
    Object.fromEntries(crew.map((name, index) => [name, fact(asSeat(index))]));
  const those = (marks: readonly boolean[]): string[] => crew.filter((_, seat) => marks[seat]);
  const zone = (name: string) => each((seat) => cardsIn(view, `${name}/${seat + 1}`));
  const nameOf = (kind: Kind): string => at(KINDS, kind, 'kind').name;
  return {
    ...commonFacts(view, scene),
    time: facility.time,
    timeActive: facility.timeActive,
    alert: facility.alert,
    autodestruction: facility.auto,
    autodestructionRed: facility.autoRed,
    gateOpen: facility.gateOpen,
    rover: facility.rover,
    elevator: facility.elevator,
    powered: [1, 2, 3, ELEVATOR].flatMap((place) =>
      facility.powered[at(facility.power, place, 'power')]
        ? [place === ELEVATOR ? 'elevator' : place]
        : [],
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
    analysed: facility.analysed.map((kind) => SPECIMENS[kind]),
    usedThisRound: facility.usedThisRound.map(nameOf),
    fireGone: facility.fireGone,
    malfunctionGone: facility.malfunctionGone,
    firstDeath: facility.firstDeath,
    causes: each((seat) => facility.causes[seat]),
    result: facility.result && {
      ...facility.result,
      survivors: facility.result.survivors.map((seat) => crew[seat]),
    },
  };
}

export const lockdownRigging: Rigging<Vars, Given> = {
  given: givenFormat,
  seats: (table) => crewNames(table.vars, table.state.seats),
  rig,
  facts,
};
