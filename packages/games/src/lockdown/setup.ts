/** Lays out a table of Lockdown (LCK-SETUP). */
import type { Seat, Setup } from '@deadlight/engine';
import { CHARACTERS, COLOURS, CONTAMINATION } from '../packs/cards.ts';
import { ADULT, ATTACKS, TOKENS, TYPES, WEAKNESSES, WOUNDS } from '../packs/intruders.ts';
import { DECKS, ITEMS, type Item } from '../packs/items.ts';
import { putToken } from '../survival/intruders.ts';
import { isCoop, isSolo } from '../survival/modes.ts';
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
import { boardFor, ELEVATOR, facilityOf, isOnSurface, optionsOf } from './facility.ts';
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

const isHere = ({ from, copies }: Item): boolean => from !== 'ship' && copies > 0;

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
  ...WOUNDS.map(({ copies }, i): Stock => [FIRST.wound + i, Z.woundDeck, copies]),
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
const kindsOf = <T extends object>(
  list: readonly T[],
  first: number,
  fits: (one: T) => boolean = () => true,
): number[] =>
  list.flatMap((one, i) =>
    fits(one)
      ? new Array<number>('copies' in one ? (one.copies as number) : 1).fill(first + i)
      : [],
  );

/** The race that is played: its tokens, Attack cards, Events and Weaknesses (LCK-CROSS-10 to LCK-CROSS-13). */
function createRace(table: SurvivalTable, seats: number): void {
  const { race } = optionsOf(table.vars);
  const stalkers = race === 'night-stalkers';
  for (const kind of kindsOf(ATTACKS, FIRST.attack, (one) => one.race === race))
    table.create(kind, Z.attackDeck);
  for (const kind of kindsOf(EVENTS, FIRST_EVENT, (one) => one.race === race))
    table.create(kind, Z.eventDeck);
  for (const deck of [Z.attackDeck, Z.eventDeck]) table.shuffle(deck);
  TOKENS.forEach(({ type, copies, race: of }, i) => {
    if (of === undefined || of === race)
      create(table, [[FIRST.token + i, type === 'blank' ? Z.bag : Z.tokens, copies]]);
  });
  TYPES.forEach((type, index) => {
    const count = START_BAG[type] + (index === ADULT ? seats : 0);
    for (let i = 0; i < count; i++) putToken(table, index);
  });
  // Six each: fire and phosphates are left at home.
  const weaknesses = WEAKNESSES.flatMap((id, i) => {
    if (id === 'vulnerability-to-fire' || id === 'susceptibility-to-phosphates') return [];
    const foreign = stalkers ? 'the-way-of-fighting' : 'wary-of-shadows';
    return id === foreign ? [] : [FIRST.weakness + i];
  });
  shuffled(table, weaknesses).forEach((kind, i) => {
    const thing = table.create(kind, i < START_WEAKNESSES ? Z.weaknesses : Z.box);
    // The leftmost is open from the start, against Night Stalkers (LCK-SETUP-12).
    if (i === 0 && stalkers) {
      table.vars.discovered[0] = true;
      table.reveal(thing);
    }
  });
  table.vars.nestEggs = START_EGGS;
}

/** Rooms, an Exploration token on each that is unexplored (LCK-SETUP-02 to LCK-SETUP-06-D, LCK-ALT-02-D, LCK-ALT-03-D). */
function layOutRooms(table: SurvivalTable): void {
  const { vars } = table;
  const { plan, slots } = boardFor(vars);
  const placed = Object.values(plan.fixed);
  const tiles = (kind: '1' | '2'): number[] =>
    shuffled(
      table,
      ROOMS.flatMap(({ id, tile }, i) =>
        tile === kind && !placed.includes(id) ? [FIRST_ROOM + i] : [],
      ),
    );
  const first = tiles('1');
  const second = tiles('2');
  const tokens = [false, true].map((surface) =>
    shuffled(
      table,
      kindsOf(EXPLORATION, FIRST_EXPLORATION, (one) => one.surface === surface),
    ),
  );
  for (let slot = 1; slot <= slots; slot++) {
    const fixed = plan.fixed[slot];
    if (fixed !== undefined) {
      table.reveal(table.create(FIRST_ROOM + roomIndex(fixed), Z.tiles));
      vars.rooms[slot] = roomIndex(fixed);
      // A crossing is known, but has a token to be found.
      if (fixed === 'crossing') table.create(tokens[1]!.pop()!, Z.exploration);
      continue;
    }
    table.create((plan.first.includes(slot) ? first : second).pop()!, Z.tiles);
    table.create(tokens[isOnSurface(vars, slot) ? 1 : 0]!.pop()!, Z.exploration);
  }
  for (const kind of [...first, ...second, ...tokens[0]!, ...tokens[1]!]) table.create(kind, Z.box);
}

/** Objectives and Contingencies (LCK-SETUP-25 to LCK-SETUP-28, LCK-SOLO, LCK-COOP). */
function dealSecrets(table: SurvivalTable, seats: number): void {
  const coop = isCoop(table);
  const team = coop || isSolo(table);
  for (const deck of ['corporate', 'personal', 'team'] as const) {
    const used = (deck === 'team') === team;
    const [wanted, unwanted]: [number[], number[]] = [[], []];
    OBJECTIVES.forEach((objective, i) => {
      if (objective.deck !== deck) return;
      (used && (team || objective.players <= seats) ? wanted : unwanted).push(FIRST_OBJECTIVE + i);
    });
    const drawn = shuffled(table, wanted);
    if (used)
      for (let seat = 0; seat < seats; seat++)
        for (let i = 0; i < (deck === 'team' && !coop ? 2 : 1); i++)
          table.create(drawn.pop()!, coop ? Z.mission : Z.objectives + seat);
    for (const kind of drawn) table.create(kind, Z.box);
    for (const kind of unwanted) table.create(kind, Z.gone);
  }
  const codes = shuffled(table, kindsOf(CONTINGENCIES, FIRST_CONTINGENCY));
  table.create(codes.pop()!, L.active);
  const each = coop ? 0 : seats <= 2 ? 2 : 1;
  for (let seat = 0; seat < seats; seat++)
    for (let i = 0; i < each; i++) table.create(codes.pop()!, L.contingencies + seat);
  for (const kind of codes) table.create(kind, L.pool);
  // Together, one of the pool lies open (LCK-COOP-04-D).
  if (coop) table.reveal(table.top(L.pool));
  const css = shuffled(table, kindsOf(CSS_TOKENS, FIRST_CSS));
  const facility = facilityOf(table);
  for (const space of CSS_SPACES) {
    table.create(css.pop()!, L.css);
    facility.cssAt.push(space);
    facility.cssRevealed.push(false);
  }
  for (const kind of css) table.create(kind, Z.box);
}

function dealNumbers(table: SurvivalTable, seats: number): void {
  const { number } = table.vars;
  const order = shuffled(
    table,
    Array.from({ length: seats }, (_, i) => i + 1),
  );
  for (let seat: Seat = 0; seat < seats; seat++) number[seat] = order[seat]!;
  table.vars.first = number.indexOf(1);
}

export function setUp(table: SurvivalTable, { seats }: Setup): void {
  create(table, STOCK);
  for (const deck of SHUFFLED) table.shuffle(deck);
  layOutRooms(table);
  createRace(table, seats);
  dealSecrets(table, seats);
  dealNumbers(table, seats);
  // One role card for each colour; the first Character of a colour stands for it.
  for (const colour of COLOURS)
    table.create(
      FIRST.character + CHARACTERS.findIndex((one) => one.colour === colour && one.from === 'base'),
      Z.draftDeck,
    );
  const facility = facilityOf(table);
  shuffled(table, [1, 2, 3, ELEVATOR]).forEach((number, i) => {
    facility.power[i + 1] = number;
  });
  revealComputer(table, -1);
  table.learned = 0;
  table.call(game, { drafted: 0 });
}
