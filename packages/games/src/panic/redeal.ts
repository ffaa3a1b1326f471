/** Deals anew what a player cannot know, so that the table could really be so. */
import { below, type Redeal, type Seat, shuffle } from '@deadlight/engine';
import { isAlive, livingSeats } from './crew.ts';
import { isInfected, markOf } from './infection.ts';
import { isInfection, K, kindOf } from './things.ts';
import type { PanicTable, Vars } from './vars.ts';
import { Z } from './zones.ts';

/** How often a player is taken to hold his own infection cards still. */
const KEEPS_INFECTION_PERCENT = 85;
const EVEN = 0.5;

const chance = (table: PanicTable, percent: number): boolean =>
  below(table.state.random, 100) < percent;

/** For each seat, the chance that it is infected, as one of them sees it. */
type Guess = (table: PanicTable, seat: Seat) => readonly number[];

/** Deals as if players were infected with the chances that somebody gives them. */
export const redealBy =
  (guess: Guess): Redeal<Vars> =>
  (table, seat, hidden) => {
    dealRooms(table, hidden['room']?.things ?? []);
    const infected = guessInfected(table, seat, guess);
    const cards = hidden['card'];
    if (cards) dealCards(table, infected, cards.things, cards.faces);
    dealInfection(table, seat, infected);
  };

/** Anybody may be infected or not. */
export const redeal = redealBy((table) => new Array<number>(table.state.seats).fill(EVEN));

/** The others that the seat takes to be infected this time, the most suspect first. */
function guessInfected(table: PanicTable, seat: Seat, guess: Guess): Seat[] {
  const chances = guess(table, seat);
  const others = livingSeats(table).filter((other) => other !== seat);
  shuffle(table.state.random, others);
  others.sort((a, b) => chances[b]! - chances[a]!);
  const least = leastInfected(table, seat);
  const guessed = others.filter((other) => chance(table, 100 * chances[other]!));
  for (const other of others)
    if (guessed.length < least && !guessed.includes(other)) guessed.push(other);
  return guessed;
}

/** How many others must be infected: as many as the last scan showed, and the player who infected this one. */
function leastInfected(table: PanicTable, seat: Seat): number {
  const self = isInfected(table, seat);
  const scanned = table.vars.scan?.infected ?? 0;
  const infector = self && table.find(Z.hand + seat, K.host) < 0 ? 1 : 0;
  return Math.max(infector, self ? scanned - 1 : scanned);
}

/** Rooms keep their numbers, so their positions in the deck change instead of their faces. */
function dealRooms(table: PanicTable, things: readonly number[]): void {
  const deck = table.state.zones[Z.roomDeck]!;
  const inDeck = things.filter((thing) => table.where(thing) === Z.roomDeck);
  const positions = deck.flatMap((thing, index) => (inDeck.includes(thing) ? [index] : []));
  const dealt = inDeck.toSorted((a, b) => a - b);
  shuffle(table.state.random, dealt);
  positions.forEach((index, i) => {
    deck[index] = dealt[i]!;
  });
}

/** Alarms lie in the deck, infections in hands; the host with one of the infected, if there are any. */
function dealCards(
  table: PanicTable,
  infected: readonly Seat[],
  things: number[],
  faces: number[],
): void {
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
  const hosts = infected.slice();
  shuffle(random, hosts);
  for (const kind of kinds) {
    if (kind !== K.host) continue;
    const holder = hosts.find((other) =>
      free.some((thing) => table.where(thing) === Z.hand + other),
    );
    const zone = holder === undefined ? Z.deck : Z.hand + holder;
    give(kind, (thing) => table.where(thing) === zone);
  }
  shuffle(random, rest);
  for (const kind of rest) give(kind, () => true);
}

/** Thermo cards, marks and their order; anyone who was dealt a host is infected too. */
function dealInfection(table: PanicTable, seat: Seat, guessed: readonly Seat[]): void {
  const { state } = table;
  const infected: Seat[] = [];
  for (let other = 0; other < state.seats; other++) {
    const isHost = table.find(Z.hand + other, K.host) >= 0;
    if (other === seat ? isInfected(table, seat) : isHost || guessed.includes(other))
      infected.push(other);
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
  const hosts = infected.filter((other) => table.find(Z.hand + other, K.host) >= 0);
  const victims = infected.filter((other) => !hosts.includes(other));
  shuffle(state.random, victims);
  for (const other of [...hosts, ...victims]) mark(markOf('mark', other), Z.infected);
  // With more infected than hosts, somebody has infected another.
  if (infected.length > hosts.length)
    mark(markOf('infector', hosts[0] ?? infected[0]!), Z.infectors);
  const humans = Array.from({ length: state.seats }, (_, other) => other).filter(
    (other) => other !== seat && isAlive(vars, other) && !infected.includes(other),
  );
  if (vars.scan?.human === 1 && humans.length > 0)
    mark(kindOf('lone-human'), Z.lone + humans[below(state.random, humans.length)]!);
  for (const thing of unmarked) state.known[thing] = 0;
}
