/** Lays out a table of Lockdown (LCK-SETUP). */

import {
  FIRST_SEAT,
  type Kind,
  kindAfter,
  NO_SEAT,
  type Setup,
  type Stock,
} from '@deadlight/engine';
import { CHARACTERS, COLOURS } from '../packs/characters.ts';
import { type Race, WEAKNESSES } from '../packs/intruders.ts';
import { DECKS } from '../packs/items.ts';
import type { Slot } from '../survival/board.ts';
import {
  dealNumbers,
  fillBag,
  layOutRooms,
  START_EGGS,
  START_WEAKNESSES,
  tilesFor,
} from '../survival/deals.ts';
import { isCoop } from '../survival/modes.ts';
import { dealObjectives } from '../survival/objectives.ts';
import {
  attackStock,
  bodyStock,
  create,
  createSets,
  each,
  itemStock,
  kindsOf,
  shuffled,
  tokenStock,
} from '../survival/stock.ts';
import { card as cardKind, FIRST_KIND } from '../survival/things.ts';
import type { SurvivalTable } from '../survival/vars.ts';
import { revealComputer } from './computers.ts';
import { EVENTS } from './data/events.ts';
import { EXPLORATION } from './data/exploration.ts';
import { OBJECTIVES } from './data/objectives.ts';
import { ROOMS, roomIndex } from './data/rooms.ts';
import { COMPUTERS, CONTINGENCIES, CSS_SPACES, CSS_TOKENS, MARS_CARDS } from './data/tokens.ts';
import { BOARDS, boardFor, ELEVATOR, facilityOf, isOnSurface, optionsOf } from './facility.ts';
import { rounds } from './rounds.ts';
import {
  FIRST_COMPUTER,
  FIRST_CONTINGENCY,
  FIRST_CSS,
  FIRST_EVENT,
  FIRST_EXPLORATION,
  FIRST_MARS,
  FIRST_OBJECTIVE,
  FIRST_ROOM,
} from './things.ts';
import { ZONE } from './zones.ts';

/** Whose an Item is; guests bring only their Quest Item (LCK-CROSS-05, LCK-SETUP-35). */
const ownerOf = (id: string): number =>
  CHARACTERS.findIndex(
    ({ from, weapon, quests, abroad }) =>
      abroad?.quest === id || (from === 'base' && (weapon === id || quests.includes(id))),
  );

/** Everything that lies in the same place in every game (LCK-SETUP-33). */
export const STOCK: readonly Stock[] = [
  ...itemStock('base', ownerOf),
  ...bodyStock('base'),
  ...CHARACTERS.flatMap(({ deck, abroad }, i) =>
    each((abroad?.deck ?? deck).map(cardKind), ZONE.kit(i)),
  ),
  ...each(kindsOf(COMPUTERS, FIRST_COMPUTER), ZONE.computerDeck),
  ...each(kindsOf(MARS_CARDS, FIRST_MARS), ZONE.marsDeck),
];

// LCK-SETUP-15
const SHUFFLED = [
  ...DECKS.map((_, deck) => ZONE.itemDeck(deck)),
  ZONE.woundDeck,
  ZONE.contaminationDeck,
  ZONE.computerDeck,
  ZONE.marsDeck,
];

/** The tokens, Attack cards and Events of a race (LCK-CROSS-10 to LCK-CROSS-12). */
const stockOf = (race: Race): Stock[] => [
  ...attackStock(race),
  ...each(
    kindsOf(EVENTS, FIRST_EVENT, (one) => one.race === race),
    ZONE.eventDeck,
  ),
  ...tokenStock(race),
];

/** Six each: fire and phosphates are left at home (LCK-CROSS-13). */
const weaknessesOf = (race: Race): Kind[] => {
  const foreign = race === 'night-stalkers' ? 'the-way-of-fighting' : 'wary-of-shadows';
  const left = ['vulnerability-to-fire', 'susceptibility-to-phosphates', foreign];
  return kindsOf(WEAKNESSES, FIRST_KIND.weakness, (id) => !left.includes(id));
};

const RACES = {
  intruders: { stock: stockOf('intruders'), weaknesses: weaknessesOf('intruders') },
  'night-stalkers': {
    stock: stockOf('night-stalkers'),
    weaknesses: weaknessesOf('night-stalkers'),
  },
} as const;

/** The race that is played (LCK-CROSS-10 to LCK-CROSS-13). */
function createRace(table: SurvivalTable, seats: number): void {
  const { race } = optionsOf(table.vars);
  create(table, RACES[race].stock);
  for (const deck of [ZONE.attackDeck, ZONE.eventDeck]) table.shuffle(deck);
  fillBag(table, seats);
  shuffled(table, RACES[race].weaknesses).forEach((kind, i) => {
    const thing = table.create(kind, i < START_WEAKNESSES ? ZONE.weaknesses : ZONE.box);
    // The leftmost is open from the start, against Night Stalkers (LCK-SETUP-12, LCK-WEAK-01).
    if (i === 0 && race === 'night-stalkers') {
      table.vars.discovered[0] = true;
      table.reveal(thing);
    }
  });
  table.vars.nestEggs = START_EGGS;
}

const TILES = {
  standard: tilesFor(BOARDS.standard.plan, ROOMS, FIRST_ROOM),
  alternative: tilesFor(BOARDS.alternative.plan, ROOMS, FIRST_ROOM),
} as const;

/** Exploration tokens: those of the base, and those of the surface (LCK-ALT-02-D, LCK-ALT-03-D, LCK-ALT-04). */
const TOKENS_TO_FIND = [false, true].map((surface) =>
  kindsOf(EXPLORATION, FIRST_EXPLORATION, (one) => one.surface === surface),
);

/** A crossing is known, but has a token to be found. */
function stackOf({ vars }: SurvivalTable, slot: Slot): number {
  const fixed = boardFor(vars).plan.fixed[slot];
  if (fixed !== undefined) return fixed === 'crossing' ? 1 : -1;
  return isOnSurface(vars, slot) ? 1 : 0;
}

const CODES = kindsOf(CONTINGENCIES, FIRST_CONTINGENCY);
const CSS = kindsOf(CSS_TOKENS, FIRST_CSS);

/** Objectives and Contingencies (LCK-SETUP-25 to LCK-SETUP-28, LCK-SOLO, LCK-COOP). */
function dealSecrets(table: SurvivalTable, seats: number): void {
  const coop = isCoop(table);
  dealObjectives(table, seats, OBJECTIVES, FIRST_OBJECTIVE);
  const codes = shuffled(table, CODES);
  table.create(codes.pop()!, ZONE.active);
  // LCK-SOLO-03
  const each = coop ? 0 : seats <= 2 ? 2 : 1;
  for (let seat = FIRST_SEAT; seat < seats; seat++)
    for (let i = 0; i < each; i++) table.create(codes.pop()!, ZONE.contingencies(seat));
  for (const kind of codes) table.create(kind, ZONE.pool);
  // Together, one of the pool lies open (LCK-COOP-04-D).
  if (coop) table.reveal(table.top(ZONE.pool));
  const css = shuffled(table, CSS);
  const facility = facilityOf(table);
  for (const space of CSS_SPACES) {
    table.create(css.pop()!, ZONE.css);
    facility.cssAt.push(space);
    facility.cssRevealed.push(false);
  }
  for (const kind of css) table.create(kind, ZONE.box);
}

/** One role card for each colour; the first Character of a colour stands for it. */
const ROLES = COLOURS.map((colour) =>
  kindAfter(
    FIRST_KIND.character,
    CHARACTERS.findIndex((one) => one.colour === colour && one.from === 'base'),
  ),
);

export function setUp(table: SurvivalTable, { seats, options }: Setup): void {
  createSets(table, 'base', options);
  for (const deck of SHUFFLED) table.shuffle(deck);
  layOutRooms(table, {
    firstRoom: FIRST_ROOM,
    roomIndex,
    tiles: TILES[table.vars.options.board],
    tokens: TOKENS_TO_FIND,
    stackOf: (slot) => stackOf(table, slot),
  });
  createRace(table, seats);
  dealSecrets(table, seats);
  dealNumbers(table, seats);
  for (const role of ROLES) table.create(role, ZONE.draftDeck);
  const facility = facilityOf(table);
  // LCK-SETUP-08
  shuffled(table, [1, 2, 3, ELEVATOR]).forEach((number, i) => {
    facility.power[i + 1] = number;
  });
  // LCK-SETUP-16
  revealComputer(table, NO_SEAT);
  table.learned = 0;
  table.call(rounds, { drafted: 0 });
}
