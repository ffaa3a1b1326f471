/** Lays out a table of Lockdown (LCK-SETUP). */
import type { Setup } from '@deadlight/engine';
import { CHARACTERS, COLOURS, CONTAMINATION } from '../packs/characters.ts';
import { ATTACKS, type Race, TOKENS, WEAKNESSES, WOUNDS } from '../packs/intruders.ts';
import { DECKS, ITEMS, type Item } from '../packs/items.ts';
import type { Board } from '../survival/board.ts';
import { dealNumbers, fillBag } from '../survival/deals.ts';
import { isCoop } from '../survival/modes.ts';
import { dealObjectives } from '../survival/objectives.ts';
import { create, type Stock, shuffled } from '../survival/stock.ts';
import { card as cardKind, FIRST, item, itemOf, K, WEAPONS } from '../survival/things.ts';
import type { SurvivalTable } from '../survival/vars.ts';
import { Z } from '../survival/zones.ts';
import { revealComputer } from './computers.ts';
import { EVENTS } from './data/events.ts';
import { EXPLORATION } from './data/exploration.ts';
import { OBJECTIVES } from './data/objectives.ts';
import { ROOMS, roomIndex } from './data/rooms.ts';
import { COMPUTERS, CONTINGENCIES, CSS_SPACES, CSS_TOKENS, MARS_CARDS } from './data/tokens.ts';
import { BOARDS, boardFor, ELEVATOR, facilityOf, isOnSurface, optionsOf } from './facility.ts';
import { game } from './game.ts';
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
import { L } from './zones.ts';

/** Tokens in the bag at the start: by type, plus one Adult per player (LCK-SETUP-13). */
const START_BAG = { larva: 4, creeper: 1, adult: 3, breeder: 0, queen: 1 } as const;
const START_EGGS = 5;
const START_WEAKNESSES = 3;

/** Where an Item starts; guests bring only their Quest Item (LCK-CROSS-05). */
function homeOf({ id, back }: Item): number {
  const deck = DECKS.indexOf(back as (typeof DECKS)[number]);
  if (deck >= 0) return Z.itemDeck + deck;
  if (back === 'blue') return Z.crafted;
  const owner = CHARACTERS.findIndex(
    ({ from, weapon, quests, abroad }) =>
      abroad?.quest === id || (from === 'base' && (weapon === id || quests.includes(id))),
  );
  return owner < 0 ? Z.gone : Z.kit + owner;
}

const isHere = ({ from, copies }: Pick<Item, 'from' | 'copies'>): boolean =>
  from !== 'ship' && copies > 0;

/** Everything that lies in the same place in every game. */
const STOCK: readonly Stock[] = [
  ...WEAPONS.flatMap((kind): Stock[] =>
    isHere(itemOf(kind)) ? [[kind, homeOf(itemOf(kind)), 1]] : [],
  ),
  ...ITEMS.flatMap((one): Stock[] =>
    isHere(one) && !one.weapon && one.uses === undefined
      ? [[item(one.id), homeOf(one), one.copies]]
      : [],
  ),
  ...WOUNDS.flatMap((one, i): Stock[] =>
    isHere(one) ? [[FIRST.wound + i, Z.woundDeck, one.copies]] : [],
  ),
  [K.infected, Z.contaminationDeck, CONTAMINATION.infected],
  [K.clean, Z.contaminationDeck, CONTAMINATION.cards - CONTAMINATION.infected],
  ...CHARACTERS.flatMap(({ deck, abroad }, i) =>
    (abroad?.deck ?? deck).map((id): Stock => [cardKind(id), Z.kit + i, 1]),
  ),
  ...COMPUTERS.map((_, i): Stock => [FIRST_COMPUTER + i, L.computerDeck, 1]),
  ...MARS_CARDS.map((_, i): Stock => [FIRST_MARS + i, L.marsDeck, 1]),
];

const SHUFFLED = [
  ...DECKS.map((_, deck) => Z.itemDeck + deck),
  Z.woundDeck,
  Z.contaminationDeck,
  L.computerDeck,
  L.marsDeck,
];

/** The kinds of those in a list that fit, each as often as there are copies. */
const kindsOf = <T extends string | object>(
  list: readonly T[],
  first: number,
  fits: (one: T) => boolean = () => true,
): number[] =>
  list.flatMap((one, i) => {
    const copies = typeof one === 'object' && 'copies' in one ? (one.copies as number) : 1;
    return fits(one) ? new Array<number>(copies).fill(first + i) : [];
  });

/** The tokens, Attack cards and Events of a race (LCK-CROSS-10 to LCK-CROSS-12). */
const stockOf = (race: Race): Stock[] => [
  ...ATTACKS.flatMap((one, i): Stock[] =>
    one.race === race ? [[FIRST.attack + i, Z.attackDeck, 1]] : [],
  ),
  ...EVENTS.flatMap((one, i): Stock[] =>
    one.race === race ? [[FIRST_EVENT + i, Z.eventDeck, 1]] : [],
  ),
  ...TOKENS.flatMap(({ type, copies, race: of }, i): Stock[] =>
    of === undefined || of === race
      ? [[FIRST.token + i, type === 'blank' ? Z.bag : Z.tokens, copies]]
      : [],
  ),
];

/** Six each: fire and phosphates are left at home (LCK-CROSS-13). */
const weaknessesOf = (race: Race): number[] => {
  const foreign = race === 'night-stalkers' ? 'the-way-of-fighting' : 'wary-of-shadows';
  const left = ['vulnerability-to-fire', 'susceptibility-to-phosphates', foreign];
  return kindsOf(WEAKNESSES, FIRST.weakness, (id) => !left.includes(id));
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
  for (const deck of [Z.attackDeck, Z.eventDeck]) table.shuffle(deck);
  fillBag(table, seats, START_BAG);
  shuffled(table, RACES[race].weaknesses).forEach((kind, i) => {
    const thing = table.create(kind, i < START_WEAKNESSES ? Z.weaknesses : Z.box);
    // The leftmost is open from the start, against Night Stalkers (LCK-SETUP-12).
    if (i === 0 && race === 'night-stalkers') {
      table.vars.discovered[0] = true;
      table.reveal(thing);
    }
  });
  table.vars.nestEggs = START_EGGS;
}

/** The tiles to shuffle for a board: those whose Rooms are not printed on it. */
const tilesFor = ({ plan }: Board) => {
  const placed = Object.values(plan.fixed);
  const tiles = (kind: '1' | '2'): number[] =>
    kindsOf(ROOMS, FIRST_ROOM, ({ id, tile }) => tile === kind && !placed.includes(id));
  return { first: tiles('1'), second: tiles('2') };
};

const TILES = {
  standard: tilesFor(BOARDS.standard),
  alternative: tilesFor(BOARDS.alternative),
} as const;

/** Exploration tokens: those of the base, and those of the surface. */
const TOKENS_TO_FIND = [false, true].map((surface) =>
  kindsOf(EXPLORATION, FIRST_EXPLORATION, (one) => one.surface === surface),
);

/** Rooms, an Exploration token on each that is unexplored (LCK-SETUP-02 to LCK-SETUP-06-D, LCK-ALT-02-D, LCK-ALT-03-D). */
function layOutRooms(table: SurvivalTable): void {
  const { vars } = table;
  const { plan, slots } = boardFor(vars);
  const tiles = TILES[vars.options.board];
  const first = shuffled(table, tiles.first);
  const second = shuffled(table, tiles.second);
  const tokens = TOKENS_TO_FIND.map((kinds) => shuffled(table, kinds));
  for (let slot = 1; slot <= slots; slot++) {
    const fixed = plan.fixed[slot];
    if (fixed !== undefined) {
      vars.rooms[slot] = roomIndex(fixed);
      table.reveal(table.create(FIRST_ROOM + vars.rooms[slot]!, Z.tiles));
      // A crossing is known, but has a token to be found.
      if (fixed === 'crossing') table.create(tokens[1]!.pop()!, Z.exploration);
      continue;
    }
    table.create((plan.first.includes(slot) ? first : second).pop()!, Z.tiles);
    table.create(tokens[isOnSurface(vars, slot) ? 1 : 0]!.pop()!, Z.exploration);
  }
  for (const kind of [...first, ...second, ...tokens[0]!, ...tokens[1]!]) table.create(kind, Z.box);
}

const CODES = kindsOf(CONTINGENCIES, FIRST_CONTINGENCY);
const CSS = kindsOf(CSS_TOKENS, FIRST_CSS);

/** Objectives and Contingencies (LCK-SETUP-25 to LCK-SETUP-28, LCK-SOLO, LCK-COOP). */
function dealSecrets(table: SurvivalTable, seats: number): void {
  const coop = isCoop(table);
  dealObjectives(table, seats, OBJECTIVES, FIRST_OBJECTIVE);
  const codes = shuffled(table, CODES);
  table.create(codes.pop()!, L.active);
  const each = coop ? 0 : seats <= 2 ? 2 : 1;
  for (let seat = 0; seat < seats; seat++)
    for (let i = 0; i < each; i++) table.create(codes.pop()!, L.contingencies + seat);
  for (const kind of codes) table.create(kind, L.pool);
  // Together, one of the pool lies open (LCK-COOP-04-D).
  if (coop) table.reveal(table.top(L.pool));
  const css = shuffled(table, CSS);
  const facility = facilityOf(table);
  for (const space of CSS_SPACES) {
    table.create(css.pop()!, L.css);
    facility.cssAt.push(space);
    facility.cssRevealed.push(false);
  }
  for (const kind of css) table.create(kind, Z.box);
}

/** One role card for each colour; the first Character of a colour stands for it. */
const ROLES = COLOURS.map(
  (colour) =>
    FIRST.character + CHARACTERS.findIndex((one) => one.colour === colour && one.from === 'base'),
);

export function setUp(table: SurvivalTable, { seats }: Setup): void {
  create(table, STOCK);
  for (const deck of SHUFFLED) table.shuffle(deck);
  layOutRooms(table);
  createRace(table, seats);
  dealSecrets(table, seats);
  dealNumbers(table, seats);
  for (const role of ROLES) table.create(role, Z.draftDeck);
  const facility = facilityOf(table);
  shuffled(table, [1, 2, 3, ELEVATOR]).forEach((number, i) => {
    facility.power[i + 1] = number;
  });
  revealComputer(table, -1);
  table.learned = 0;
  table.call(game, { drafted: 0 });
}
