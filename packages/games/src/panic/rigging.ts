/** How scenarios lay out and read a table of Panic Station, in the game's words. */
import {
  allSeats,
  allThings,
  asSeat,
  FIRST_SEAT,
  Refused,
  type Seat,
  type View,
} from '@deadlight/engine';
import { z } from 'zod';
import type { Rigging } from '../scenario/rigging.ts';
import { survey } from './actions/explore.ts';
import { ROOM_CARDS } from './data/rooms.ts';
import { infect, isInfected, recordDeed } from './infection.ts';
import { parasitePhase } from './parasites.ts';
import { round } from './round.ts';
import { put } from './station.ts';
import {
  COLOURS,
  GRAYS,
  KIND,
  kindOf,
  PARASITES,
  PAWN_NAMES,
  parasiteThing,
  pawnThing,
  roomThing,
} from './things.ts';
import { turn } from './turn.ts';
import type { PanicTable, Vars } from './vars.ts';
import { CARD_NAMES, DOMAIN } from './words.ts';
import { ROOMS, ZONE } from './zones.ts';

const seat = z.enum(COLOURS);
const room = z.enum(ROOMS);
const pawn = z.enum(PAWN_NAMES);
const cards = z.array(z.enum(CARD_NAMES));
const side = z.enum(['gray', 'black', 'flipped']);

const givenFormat = z.strictObject({
  /** Whose turn begins, or the parasite phase. */
  turn: z.enum([...COLOURS, 'parasites']).default('red'),
  /** Players who have not had their first turn yet. */
  notStarted: z.array(seat).default([]),
  doorCard: seat.optional(),
  doors: z.enum(['open', 'closed']).default('closed'),
  actions: z.int().optional(),
  round: z.int().optional(),
  /** Cell → room card, with its turn: `n1: storage-1`, `e1: sick-bay 180`. */
  station: z.record(z.string(), z.string()).default({}),
  used: z.array(room).default([]),
  /** The next room cards, top first; with `onlyRooms` there are no others. */
  rooms: z.array(room).optional(),
  onlyRooms: z.boolean().default(false),
  /** The next search cards, top first; with `onlyDeck` there are no others. */
  deck: cards.optional(),
  onlyDeck: z.boolean().default(false),
  discard: cards.optional(),
  hands: z.partialRecord(seat, cards).default({}),
  laid: z.partialRecord(seat, cards).default({}),
  shots: z.partialRecord(seat, z.int()).default({}),
  /** Where pawns stand; `dead` for those that do not. Others stand in the reactor. */
  pawns: z.partialRecord(pawn, z.enum(['dead', ...ROOMS])).default({}),
  health: z.partialRecord(pawn, z.int()).default({}),
  parasites: z.partialRecord(room, z.array(side)).default({}),
  /** Infected players, in the order of their infection. */
  infected: z.array(seat).default([]),
  /** Those who infected somebody. */
  infectors: z.array(seat).default([]),
  dice: z.array(z.int().min(1).max(4)).default([]),
});
type Given = z.infer<typeof givenFormat>;

const seatOf = (name: string): Seat => asSeat(COLOURS.indexOf(name as (typeof COLOURS)[number]));

function rigStation(table: PanicTable, given: Given): void {
  const { vars } = table;
  for (const [cell, text] of Object.entries(given.station)) {
    const [name = '', turned = '0'] = text.split(' ');
    const card = ROOM_CARDS.findIndex((one) => one.id === name);
    const at = DOMAIN.cell.parse(cell);
    const quarter = DOMAIN.turned.parse(turned);
    if (card < 0 || at < 0 || quarter < 0)
      throw new Refused(`station: "${cell}: ${text}" is not a cell and a room card`);
    put(vars, card, at, quarter);
    table.move(roomThing(card), ZONE.station);
  }
  for (const name of given.used) vars.used[ROOMS.indexOf(name)] = true;
  if (given.rooms === undefined) return;
  if (given.onlyRooms)
    while (table.zone(ZONE.roomDeck).length > 0) table.move(table.top(ZONE.roomDeck), ZONE.box);
  for (const name of given.rooms.toReversed())
    table.move(roomThing(ROOMS.indexOf(name)), ZONE.roomDeck);
}

/** Takes a card from wherever it is not needed. */
function fetch(table: PanicTable, name: string, to: number, taken: Set<number>): void {
  const kind = kindOf(name);
  const zones = [ZONE.deck, ZONE.box, ZONE.discard, ...allSeats(COLOURS.length).map(ZONE.hand)];
  for (const zone of zones) {
    const thing = table.zone(zone).find((one) => table.kind(one) === kind && !taken.has(one));
    if (thing === undefined) continue;
    taken.add(thing);
    table.move(thing, to);
    return;
  }
  throw new Refused(`there is no "${name}" left to lay out`);
}

function rigCards(table: PanicTable, given: Given): void {
  const taken = new Set<number>();
  // Alarms that came out in the set-up.
  while (table.zone(ZONE.discard).length > 0) table.insert(table.top(ZONE.discard), ZONE.deck);
  for (const name of Object.keys(given.hands))
    while (table.zone(ZONE.hand(seatOf(name))).length > 0)
      table.insert(table.top(ZONE.hand(seatOf(name))), ZONE.deck);
  for (const name of COLOURS) {
    const seat = seatOf(name);
    // Only the seat named by the scenario holds the Host card.
    const host = table.find(ZONE.hand(seat), KIND.host);
    if (host < 0 || name in given.hands) continue;
    table.insert(host, ZONE.deck);
    table.move(
      table.zone(ZONE.deck).findLast((thing) => table.kind(thing) === KIND.gas)!,
      ZONE.hand(seat),
    );
  }
  for (const [name, list] of Object.entries(given.hands))
    for (const card of list) fetch(table, card, ZONE.hand(seatOf(name)), taken);
  for (const [name, list] of Object.entries(given.laid))
    for (const card of list) fetch(table, card, ZONE.laid(seatOf(name)), taken);
  for (const card of given.discard ?? []) fetch(table, card, ZONE.discard, taken);
  if (given.onlyDeck)
    while (table.zone(ZONE.deck).length > 0) table.move(table.top(ZONE.deck), ZONE.box);
  for (const card of (given.deck ?? []).toReversed()) fetch(table, card, ZONE.deck, taken);
  for (const [name, shots] of Object.entries(given.shots)) table.vars.shots[seatOf(name)] = shots;
}

function rigCrew(table: PanicTable, given: Given): void {
  const { vars } = table;
  const { seats } = table.state;
  for (let i = 0; i < seats; i++) vars.started[i] = !given.notStarted.includes(COLOURS[i]!);
  for (let who = 0; who < 2 * seats; who++) {
    const name = PAWN_NAMES[who]!;
    const place = given.pawns[name] ?? (vars.started[who >> 1] ? 'reactor' : undefined);
    const health = given.health[name];
    if (health !== undefined) vars.health[who] = health;
    if (place === 'dead') {
      vars.health[who] = 0;
      table.move(pawnThing(who), ZONE.fallen);
    } else
      table.move(
        pawnThing(who),
        place === undefined ? ZONE.barracks : ZONE.room(ROOMS.indexOf(place)),
      );
  }
}

function rigParasites(table: PanicTable, given: Given): void {
  for (let i = 0; i < PARASITES.length; i++) table.move(parasiteThing(i), ZONE.supply);
  let gray = 0;
  let black = GRAYS;
  for (const [name, list] of Object.entries(given.parasites))
    for (const look of list ?? []) {
      const disc = look === 'gray' ? gray++ : black++;
      table.vars.flipped[disc] = look === 'flipped';
      table.move(parasiteThing(disc), ZONE.room(ROOMS.indexOf(name)));
    }
}

/** Nobody is infected but those named; the player who holds the host is infected first. */
function rigInfection(table: PanicTable, given: Given): void {
  const { seats } = table.state;
  const holders = COLOURS.slice(0, seats).filter(
    (name) => table.find(ZONE.hand(seatOf(name)), KIND.host) >= 0,
  );
  const order = [...holders.filter((name) => !given.infected.includes(name)), ...given.infected];
  for (let seat = FIRST_SEAT; seat < seats; seat++) {
    if (!isInfected(table, seat)) continue;
    table.move(
      table
        .zone(ZONE.infected)
        .find((mark) => table.kind(mark) === kindOf(`mark-${COLOURS[seat]}`))!,
      ZONE.unmarked,
    );
    const shown = table.zone(ZONE.status(seat))[0]!;
    table.move(table.zone(ZONE.otherStatus(seat))[0]!, ZONE.status(seat));
    table.move(shown, ZONE.otherStatus(seat));
  }
  for (const name of order) infect(table, seatOf(name));
  for (const name of given.infectors) recordDeed(table, 'infector', seatOf(name));
}

/** Stops whatever runs and begins the turn, or the phase, that is given. */
function rigFlow(table: PanicTable, given: Given): void {
  const { state, vars } = table;
  const first = given.turn === 'parasites' ? FIRST_SEAT : seatOf(given.turn);
  const holder = given.doorCard === undefined ? first : seatOf(given.doorCard);
  const doorCard = kindOf('door-card');
  const lies = allThings(table).find((thing) => table.kind(thing) === doorCard)!;
  table.move(lies, ZONE.door(holder));
  vars.doorsOpen = given.doors === 'open';
  vars.round = given.round ?? 2;
  vars.owesSearch = false;
  state.stack.length = 0;
  table.call(round, { first: holder, turns: 1 + ((first - holder + state.seats) % state.seats) });
  state.stack[0]!.at = given.turn === 'parasites' ? 'round/next' : 'round/team';
  if (given.turn === 'parasites') table.call(parasitePhase, {});
  else {
    table.call(turn, { seat: first });
    if (given.actions !== undefined) {
      // The turn begins first: it hands out the action points that are then replaced.
      table.run();
      vars.ap = given.actions;
    }
  }
  state.rigged.push(...given.dice);
}

const cellFacts = (vars: Vars): Record<string, string> =>
  Object.fromEntries(
    vars.cell.flatMap((cell, card) => {
      if (cell < 0) return [];
      const turned = vars.turned[card]!;
      const name = ROOM_CARDS[card]!.id;
      return [
        [DOMAIN.cell.print(cell), turned === 0 ? name : `${name} ${DOMAIN.turned.print(turned)}`],
      ];
    }),
  );

/** The cards of a zone; `?` for each that is not seen. */
function cardsIn(view: View<Vars>, zone: string): string[] {
  const seen = view.zones[zone];
  if (seen === undefined) return [];
  const known = seen.cards ?? Object.values(seen.placed ?? {});
  return [...known, ...Array.from({ length: seen.size - known.length }, () => '?')];
}

const perSeat = <T>(view: View<Vars>, fact: (index: number) => T): Record<string, T> =>
  Object.fromEntries(COLOURS.slice(0, view.seats).map((name, i) => [name, fact(i)]));

function facts(view: View<Vars>): Record<string, unknown> {
  const { vars } = view;
  const where: Record<string, string> = {};
  const parasites: Record<string, string[]> = {};
  for (const name of ROOMS) {
    parasites[name] = [];
    for (const piece of cardsIn(view, `room/${name}`)) {
      const disc = PARASITES.indexOf(piece);
      if (disc < 0) where[piece] = name;
      else parasites[name].push(disc < GRAYS ? 'gray' : vars.flipped[disc] ? 'flipped' : 'black');
    }
  }
  const pawns = PAWN_NAMES.slice(0, 2 * view.seats);
  return {
    turn: vars.active < 0 ? 'parasites' : COLOURS[vars.active],
    round: vars.round,
    actions: vars.ap,
    doors: vars.doorsOpen ? 'open' : 'closed',
    doorCard: COLOURS.find((_, i) => view.zones[`door/${i + 1}`] !== undefined),
    station: cellFacts(vars),
    used: ROOM_CARDS.flatMap((card, i) => (vars.used[i] ? [card.id] : [])),
    nextRoom:
      view.zones['roomDeck']?.cards?.at(-1) ??
      view.zones['roomDeck']?.placed?.[view.zones['roomDeck'].size - 1] ??
      null,
    rooms: cardsIn(view, 'roomDeck').toReversed(),
    deck: cardsIn(view, 'deck').toReversed(),
    discard: cardsIn(view, 'discard'),
    box: cardsIn(view, 'box'),
    hands: perSeat(view, (i) => cardsIn(view, `hand/${i + 1}`)),
    laid: perSeat(view, (i) => cardsIn(view, `laid/${i + 1}`)),
    shots: perSeat(view, (i) => vars.shots[i]!),
    status: perSeat(view, (i) => cardsIn(view, `status/${i + 1}`)[0] ?? '?'),
    infected: cardsIn(view, 'infected').map((mark) => mark.replace('mark-', '')),
    pawns: Object.fromEntries(
      pawns.map((name, i) => [name, where[name] ?? (vars.health[i] === 0 ? 'dead' : 'barracks')]),
    ),
    health: Object.fromEntries(pawns.map((name, i) => [name, vars.health[i]])),
    parasites,
    supply: cardsIn(view, 'supply').map((name) => name.replace(/-\d$/, '')),
    scan: vars.scan,
    notes: view.notes,
  };
}

export const panicRigging: Rigging<Vars, Given> = {
  given: givenFormat,
  seats: (table) => COLOURS.slice(0, table.state.seats),
  rig(table, given) {
    rigStation(table, given);
    survey(table);
    rigCards(table, given);
    rigCrew(table, given);
    rigParasites(table, given);
    rigInfection(table, given);
    rigFlow(table, given);
    // Nobody has seen the set-up.
    table.state.known.fill(0);
    table.learned = 0;
  },
  facts,
};
