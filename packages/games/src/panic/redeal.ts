/** Deals anew what a player cannot know, so that the table could really be so. */
import { below, type Hidden, type Seat, shuffle } from '@deadlight/engine';
import { isAlive } from './crew.ts';
import { markOf } from './infection.ts';
import { isInfection, K, kindOf } from './things.ts';
import type { PanicTable } from './vars.ts';
import { Z } from './zones.ts';

/** How often a player is taken to hold his own infection cards still. */
const KEEPS_INFECTION_PERCENT = 85;
/** How often a player is taken to be infected, when no scan has said anything. */
const INFECTED_PERCENT = 15;

const chance = (table: PanicTable, percent: number): boolean =>
  below(table.state.random, 100) < percent;

export function redeal(table: PanicTable, seat: Seat, hidden: Hidden): void {
  dealRooms(table, hidden['room']?.things ?? []);
  const cards = hidden['card'];
  if (cards) dealCards(table, seat, cards.things, cards.faces);
  dealInfection(table, seat);
}

/** Rooms keep their numbers, so their places in the deck change instead of their faces. */
function dealRooms(table: PanicTable, things: readonly number[]): void {
  const deck = table.state.zones[Z.roomDeck]!;
  const inDeck = things.filter((thing) => table.where(thing) === Z.roomDeck);
  const places = deck.flatMap((thing, place) => (inDeck.includes(thing) ? [place] : []));
  const dealt = inDeck.toSorted((a, b) => a - b);
  shuffle(table.state.random, dealt);
  places.forEach((place, i) => {
    deck[place] = dealt[i]!;
  });
}

/** Alarms lie in the deck, infections in hands; the host in a hand if anybody must be infected. */
function dealCards(table: PanicTable, seat: Seat, things: number[], faces: number[]): void {
  const { random, face } = table.state;
  const free = things.slice();
  shuffle(random, free);
  const give = (kind: number, fits: (thing: number) => boolean): void => {
    const thing = free.find(fits) ?? free[0]!;
    free.splice(free.indexOf(thing), 1);
    face[thing] = kind;
  };
  const inDeck = (thing: number): boolean => table.where(thing) === Z.deck;
  // Whether the antidote has been spent is as secret as where it is.
  const kinds = faces
    .map((kind) => (kind === K.spentAntidote ? K.antidote : kind))
    .sort((a, b) => a - b);
  const rest = kinds.filter((kind) => kind !== K.alarm && kind !== K.host && !isInfection(kind));
  for (const kind of kinds) if (kind === K.alarm) give(kind, inDeck);
  for (const kind of kinds) {
    if (!isInfection(kind)) continue;
    const own = Z.hand + kind - K.firstInfection;
    const keeps = chance(table, KEEPS_INFECTION_PERCENT);
    const held = (thing: number): boolean =>
      !inDeck(thing) && (!keeps || table.where(thing) === own);
    give(kind, free.some(held) ? held : (thing) => !inDeck(thing));
  }
  const outside = mustBeInfected(table, seat);
  for (const kind of kinds) if (kind === K.host) give(kind, (thing) => !outside || !inDeck(thing));
  shuffle(random, rest);
  for (const kind of rest) give(kind, () => true);
}

/** Whether the player knows that somebody else has the host. */
function mustBeInfected(table: PanicTable, seat: Seat): boolean {
  const self = table.kind(table.zone(Z.status + seat)[0]!) === K.infected;
  return self || (table.vars.scan?.infected ?? 0) > 0;
}

/** Thermo cards, marks and their order, as the hosts dealt and the last scan demand. */
function dealInfection(table: PanicTable, seat: Seat): void {
  const { state, vars } = table;
  const infected: Seat[] = [];
  const candidates: Seat[] = [];
  for (let other = 0; other < state.seats; other++) {
    const isHost = table.find(Z.hand + other, K.host) >= 0;
    const known =
      other === seat ? table.kind(table.zone(Z.status + seat)[0]!) === K.infected : isHost;
    if (known) infected.push(other);
    else if (other !== seat && isAlive(vars, other)) candidates.push(other);
  }
  const hostIsOut = table.count(Z.deck, K.host) === 0;
  shuffle(state.random, candidates);
  for (const other of candidates) {
    const wanted = vars.scan
      ? infected.length < vars.scan.infected
      : chance(table, INFECTED_PERCENT);
    if (hostIsOut && wanted) infected.push(other);
  }
  for (let other = 0; other < state.seats; other++) {
    if (other === seat) continue;
    const sick = infected.includes(other);
    state.face[table.zone(Z.status + other)[0]!] = sick ? K.infected : K.human;
    state.face[table.zone(Z.otherStatus + other)[0]!] = sick ? K.human : K.infected;
  }
  placeMarks(table, seat, infected);
}

/** All secret marks back to where nobody is marked, then those that follow from who is infected. */
function placeMarks(table: PanicTable, seat: Seat, infected: readonly Seat[]): void {
  const { state, vars } = table;
  const unmarked = state.zones[Z.unmarked]!;
  const lone = Array.from({ length: state.seats }, (_, other) => Z.lone + other);
  for (const zone of [Z.infected, Z.infectors, Z.killers, ...lone]) {
    if (zone === Z.lone + seat) continue;
    for (const thing of state.zones[zone]!) {
      unmarked.push(thing);
      state.where[thing] = Z.unmarked;
    }
    state.zones[zone]!.length = 0;
  }
  unmarked.sort((a, b) => a - b);
  const mark = (kind: number, zone: number): void => {
    const thing = table.find(Z.unmarked, kind);
    if (thing >= 0) table.move(thing, zone);
  };
  for (const other of infected) mark(markOf('mark', other), Z.infected);
  // With more infected than hosts, somebody has infected another.
  const hosts = infected.filter((other) => table.find(Z.hand + other, K.host) >= 0);
  if (infected.length > hosts.length)
    mark(markOf('infector', hosts[0] ?? infected[0]!), Z.infectors);
  const humans = Array.from({ length: state.seats }, (_, other) => other).filter(
    (other) => other !== seat && isAlive(vars, other) && !infected.includes(other),
  );
  if (vars.scan?.human === 1 && humans.length > 0)
    mark(kindOf('lone-human'), Z.lone + humans[below(state.random, humans.length)]!);
  for (const thing of unmarked) state.known[thing] = 0;
}
