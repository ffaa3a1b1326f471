/** Setting up the table. */
import { asSeat, at, FIRST_SEAT, type Seat, type Setup } from '@deadlight/engine';
import { survey } from './actions/explore.ts';
import { ROOM_CARDS } from './data/rooms.ts';
import { SEARCH_CARDS } from './data/search-cards.ts';
import { infect, markOf, ownInfection } from './infection.ts';
import { round } from './round.ts';
import { HIVE, put, REACTOR } from './station.ts';
import {
  CREW,
  KIND,
  kindOf,
  PARASITES,
  parasiteKind,
  pawnKind,
  roomKind,
  roomThing,
} from './things.ts';
import type { PanicTable } from './vars.ts';
import { CENTRE } from './words.ts';
import { ZONE } from './zones.ts';

/** Cards above the open terminal and the hive (PAN-SETUP-04). */
const UPPER_PILE = 9;
/** Number of cards at the bottom that the hive hides among. */
const HIVE_DEPTH = 3;
const INFECTION_CARDS = 3;
const DEALT_CARDS = 2;

export function setUp(table: PanicTable, setup: Setup): void {
  // Rooms, parasites and pawns first: they keep their numbers (things.ts).
  ROOM_CARDS.forEach((_, card) => {
    table.create(roomKind(card), card === REACTOR ? ZONE.station : ZONE.roomDeck);
  });
  // PAN-SETUP-01
  put(table.vars, REACTOR, CENTRE, 0);
  PARASITES.forEach((_, i) => {
    table.create(parasiteKind(i), ZONE.supply);
  });
  for (let pawn = 0; pawn < CREW.length * setup.seats; pawn++)
    table.create(pawnKind(pawn), ZONE.barracks);
  buildRoomDeck(table);
  buildSearchDeck(table, setup);
  for (let seat = FIRST_SEAT; seat < setup.seats; seat++) layOutSecrets(table, seat);
  table.create(kindOf('lone-human'), ZONE.unmarked);
  // PAN-SETUP-08
  table.create(kindOf('door-card'), ZONE.door(asSeat(table.pick(setup.seats))));
  for (let seat = FIRST_SEAT; seat < setup.seats; seat++) dealHand(table, seat);
  survey(table);
  table.call(round, { first: FIRST_SEAT, turns: 0 });
}

/** The hive among the last three, the open terminal in the lower pile (PAN-SETUP-04). */
function buildRoomDeck(table: PanicTable): void {
  const terminal = ROOM_CARDS.findIndex((card) => card.id === 'terminal-open');
  table.move(roomThing(HIVE), ZONE.box);
  table.move(roomThing(terminal), ZONE.box);
  table.shuffle(ZONE.roomDeck);
  const lower = table.zone(ZONE.roomDeck).length - UPPER_PILE;
  table.insert(roomThing(terminal), ZONE.roomDeck, table.pick(lower + 1));
  table.insert(roomThing(HIVE), ZONE.roomDeck, table.pick(HIVE_DEPTH));
  for (const thing of table.zone(ZONE.roomDeck)) table.state.known[thing] = 0;
}

/** n gas cans, the host and 2n-1 random cards on top of the rest (PAN-SETUP-02). */
function buildSearchDeck(table: PanicTable, { seats, options }: Setup): void {
  for (const card of SEARCH_CARDS) {
    const kind = kindOf(card.id);
    if (kind === KIND.host || kind === KIND.antidote) continue;
    if (card.set !== 'core' && options[card.set] !== true) continue;
    const apart = kind === KIND.gas ? seats : 0;
    for (let i = apart; i < card.copies; i++) table.create(kind, ZONE.deck);
  }
  table.shuffle(ZONE.deck);
  for (let i = 0; i < 2 * seats - 1; i++) table.move(table.top(ZONE.deck), ZONE.box);
  for (let i = 0; i < seats; i++) table.create(KIND.gas, ZONE.box);
  table.create(KIND.host, ZONE.box);
  table.shuffle(ZONE.box);
  const total = table.zone(ZONE.deck).length + table.zone(ZONE.box).length;
  if (options['bonus'])
    // Somewhere in the lower half (PAN-SETUP-03).
    table.insert(
      table.create(KIND.antidote, ZONE.unmarked),
      ZONE.deck,
      table.pick(Math.floor((total + 1) / 2)),
    );
  while (table.zone(ZONE.box).length > 0) table.move(table.top(ZONE.box), ZONE.deck);
  if (options['secondHost'] && seats >= 5)
    table.insert(table.create(KIND.host, ZONE.unmarked), ZONE.deck, Math.floor(total / 2));
}

/** Infection cards, thermo cards and marks (PAN-SETUP-05, PAN-VAR-01, PAN-INF-04). */
function layOutSecrets(table: PanicTable, seat: Seat): void {
  const infections = table.vars.options.fewerInfections ? INFECTION_CARDS - 1 : INFECTION_CARDS;
  for (let i = 0; i < infections; i++) table.create(ownInfection(seat), ZONE.hand(seat));
  table.create(KIND.human, ZONE.status(seat));
  table.create(KIND.infected, ZONE.otherStatus(seat));
  for (const which of ['mark', 'infector', 'killer'] as const)
    table.create(markOf(which, seat), ZONE.unmarked);
}

/** Two cards; an alarm puts a gray parasite into the reactor and is replaced (PAN-SETUP-06). */
function dealHand(table: PanicTable, seat: Seat): void {
  for (let dealt = 0; dealt < DEALT_CARDS; ) {
    const thing = table.top(ZONE.deck);
    const kind = table.kind(thing);
    if (kind === KIND.alarm) {
      table.move(thing, ZONE.discard);
      table.move(at(table.zone(ZONE.supply), 0, 'card'), ZONE.room(REACTOR));
      continue;
    }
    table.move(thing, ZONE.hand(seat));
    // The host may be dealt already (PAN-SETUP-07).
    if (kind === KIND.host) infect(table, seat);
    dealt++;
  }
}
