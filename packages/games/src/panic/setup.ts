/** Setting up the table. */
import type { Setup } from '@deadlight/engine';
import { survey } from './actions/explore.ts';
import { ROOM_CARDS } from './data/rooms.ts';
import { SEARCH_CARDS } from './data/search-cards.ts';
import { infect, markOf, ownInfection } from './infection.ts';
import { round } from './round.ts';
import { HIVE, put, REACTOR } from './station.ts';
import { CREW, K, kindOf, PARASITE_THING, PARASITES, PAWN_THING, ROOM_THING } from './things.ts';
import type { PanicTable } from './vars.ts';
import { CENTRE } from './words.ts';
import { Z } from './zones.ts';

/** Cards above the open terminal and the hive (PAN-SETUP-04). */
const UPPER_PILE = 9;
/** The hive hides among so many cards at the bottom. */
const HIVE_DEPTH = 3;
const INFECTION_CARDS = 3;
const DEALT_CARDS = 2;

export function setUp(table: PanicTable, setup: Setup): void {
  // Rooms, parasites and pawns first: they keep their numbers (things.ts).
  ROOM_CARDS.forEach((_, card) => {
    table.create(ROOM_THING + card, card === REACTOR ? Z.station : Z.roomDeck);
  });
  put(table.vars, REACTOR, CENTRE, 0);
  PARASITES.forEach((_, i) => {
    table.create(PARASITE_THING + i, Z.supply);
  });
  for (let pawn = 0; pawn < CREW.length * setup.seats; pawn++)
    table.create(PAWN_THING + pawn, Z.barracks);
  buildRoomDeck(table);
  buildSearchDeck(table, setup);
  for (let seat = 0; seat < setup.seats; seat++) layOutSecrets(table, seat);
  table.create(kindOf('lone-human'), Z.unmarked);
  table.create(kindOf('door-card'), Z.door + table.pick(setup.seats));
  for (let seat = 0; seat < setup.seats; seat++) dealHand(table, seat);
  survey(table);
  table.call(round, { first: 0, turns: 0 });
}

/** The hive among the last three, the open terminal in the lower pile (PAN-SETUP-04). */
function buildRoomDeck(table: PanicTable): void {
  const terminal = ROOM_CARDS.findIndex((card) => card.id === 'terminal-open');
  table.move(ROOM_THING + HIVE, Z.box);
  table.move(ROOM_THING + terminal, Z.box);
  table.shuffle(Z.roomDeck);
  const lower = table.zone(Z.roomDeck).length - UPPER_PILE;
  table.slip(ROOM_THING + terminal, Z.roomDeck, table.pick(lower + 1));
  table.slip(ROOM_THING + HIVE, Z.roomDeck, table.pick(HIVE_DEPTH));
  for (const thing of table.zone(Z.roomDeck)) table.state.known[thing] = 0;
}

/** n gas cans, the host and 2n-1 random cards on top of the rest (PAN-SETUP-02). */
function buildSearchDeck(table: PanicTable, { seats, options }: Setup): void {
  for (const card of SEARCH_CARDS) {
    const kind = kindOf(card.id);
    if (kind === K.host || kind === K.antidote) continue;
    if (card.set === 'bonus' && !options['bonus']) continue;
    const apart = kind === K.gas ? seats : 0;
    for (let i = apart; i < card.copies; i++) table.create(kind, Z.deck);
  }
  table.shuffle(Z.deck);
  for (let i = 0; i < 2 * seats - 1; i++) table.move(table.top(Z.deck), Z.box);
  for (let i = 0; i < seats; i++) table.create(K.gas, Z.box);
  table.create(K.host, Z.box);
  table.shuffle(Z.box);
  const total = table.zone(Z.deck).length + table.zone(Z.box).length;
  if (options['bonus'])
    // Somewhere in the lower half (PAN-SETUP-03).
    table.slip(
      table.create(K.antidote, Z.unmarked),
      Z.deck,
      table.pick(Math.floor((total + 1) / 2)),
    );
  while (table.zone(Z.box).length > 0) table.move(table.top(Z.box), Z.deck);
  if (options['secondHost'] && seats >= 5)
    table.slip(table.create(K.host, Z.unmarked), Z.deck, Math.floor(total / 2));
}

/** Infection cards, thermo cards and marks (PAN-SETUP-05, PAN-VAR-01). */
function layOutSecrets(table: PanicTable, seat: number): void {
  const infections = table.vars.options.fewerInfections ? INFECTION_CARDS - 1 : INFECTION_CARDS;
  for (let i = 0; i < infections; i++) table.create(ownInfection(seat), Z.hand + seat);
  table.create(K.human, Z.status + seat);
  table.create(K.infected, Z.otherStatus + seat);
  for (const which of ['mark', 'infector', 'killer'] as const)
    table.create(markOf(which, seat), Z.unmarked);
}

/** Two cards; an alarm puts a gray parasite into the reactor and is replaced (PAN-SETUP-06). */
function dealHand(table: PanicTable, seat: number): void {
  for (let dealt = 0; dealt < DEALT_CARDS; ) {
    const thing = table.top(Z.deck);
    const kind = table.kind(thing);
    if (kind === K.alarm) {
      table.move(thing, Z.discard);
      table.move(table.zone(Z.supply)[0]!, Z.room + REACTOR);
      continue;
    }
    table.move(thing, Z.hand + seat);
    // The host may be dealt already (PAN-SETUP-07).
    if (kind === K.host) infect(table, seat);
    dealt++;
  }
}
