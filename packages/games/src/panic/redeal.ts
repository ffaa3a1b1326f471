/** Redeals what a player cannot know, consistently with the rules. */
import {
  allSeats,
  asSeat,
  at,
  below,
  FIRST_SEAT,
  type Kind,
  type Redeal,
  type Seat,
  shuffle,
  type Thing,
} from '@deadlight/engine';
import { isAlive, livingSeats } from './crew.ts';
import { isInfected, markOf } from './infection.ts';
import { isInfection, KIND, kindOf } from './things.ts';
import type { PanicTable, Vars } from './vars.ts';
import { ZONE } from './zones.ts';

/** Probability that a player is assumed to still hold their own infection cards. */
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

/** The others that the seat assumes to be infected this time, the most suspect first. */
function guessInfected(table: PanicTable, seat: Seat, guess: Guess): Seat[] {
  const chances = guess(table, seat);
  const others = livingSeats(table).filter((other) => other !== seat);
  shuffle(table.state.random, others);
  others.sort((a, b) => at(chances, b, 'chance') - at(chances, a, 'chance'));
  const least = leastInfected(table, seat);
  const guessed = others.filter((other) => chance(table, 100 * at(chances, other, 'chance')));
  for (const other of others)
    if (guessed.length < least && !guessed.includes(other)) guessed.push(other);
  return guessed;
}

/** How many others must be infected: as many as the last scan showed, and the player who infected this one. */
function leastInfected(table: PanicTable, seat: Seat): number {
  const self = isInfected(table, seat);
  const scanned = table.vars.scan?.infected ?? 0;
  const infector = self && table.find(ZONE.hand(seat), KIND.host) < 0 ? 1 : 0;
  return Math.max(infector, self ? scanned - 1 : scanned);
}

/** Rooms keep their numbers, so their positions in the deck change instead of their faces. */
function dealRooms(table: PanicTable, things: readonly Thing[]): void {
  const deck = at(table.state.zones, ZONE.roomDeck, 'zone');
  const inDeck = things.filter((thing) => table.where(thing) === ZONE.roomDeck);
  const positions = deck.flatMap((thing, index) => (inDeck.includes(thing) ? [index] : []));
  const dealt = inDeck.toSorted((a, b) => a - b);
  shuffle(table.state.random, dealt);
  positions.forEach((index, i) => {
    deck[index] = at(dealt, i, 'dealt card');
  });
}

/** Alarms lie in the deck, infections in hands; the host with one of the infected, if there are any. */
function dealCards(
  table: PanicTable,
  infected: readonly Seat[],
  things: Thing[],
  faces: Kind[],
): void {
  const { random, face } = table.state;
  const free = things.slice();
  shuffle(random, free);
  const give = (kind: Kind, fits: (thing: Thing) => boolean): void => {
    const thing = free.find(fits) ?? at(free, 0, 'free thing');
    free.splice(free.indexOf(thing), 1);
    face[thing] = kind;
  };
  const inDeck = (thing: Thing): boolean => table.where(thing) === ZONE.deck;
  // Whether the antidote has been spent is as secret as where it is.
  const kinds = faces
    .map((kind) => (kind === KIND.spentAntidote ? KIND.antidote : kind))
    .sort((a, b) => a - b);
  const rest = kinds.filter(
    (kind) => kind !== KIND.alarm && kind !== KIND.host && !isInfection(kind),
  );
  for (const kind of kinds) if (kind === KIND.alarm) give(kind, inDeck);
  for (const kind of kinds) {
    if (!isInfection(kind)) continue;
    const own = ZONE.hand(asSeat(kind - KIND.firstInfection));
    const keeps = chance(table, KEEPS_INFECTION_PERCENT);
    const held = (thing: Thing): boolean =>
      !inDeck(thing) && (!keeps || table.where(thing) === own);
    give(kind, free.some(held) ? held : (thing) => !inDeck(thing));
  }
  const hosts = infected.slice();
  shuffle(random, hosts);
  for (const kind of kinds) {
    if (kind !== KIND.host) continue;
    const holder = hosts.find((other) =>
      free.some((thing) => table.where(thing) === ZONE.hand(other)),
    );
    const zone = holder === undefined ? ZONE.deck : ZONE.hand(holder);
    give(kind, (thing) => table.where(thing) === zone);
  }
  shuffle(random, rest);
  for (const kind of rest) give(kind, () => true);
}

/** Thermo cards, marks and their order; anyone who was dealt a host is infected too. */
function dealInfection(table: PanicTable, seat: Seat, guessed: readonly Seat[]): void {
  const { state } = table;
  const infected: Seat[] = [];
  for (let other = FIRST_SEAT; other < state.seats; other++) {
    const isHost = table.find(ZONE.hand(other), KIND.host) >= 0;
    if (other === seat ? isInfected(table, seat) : isHost || guessed.includes(other))
      infected.push(other);
  }
  for (let other = FIRST_SEAT; other < state.seats; other++) {
    if (other === seat) continue;
    const sick = infected.includes(other);
    state.face[at(table.zone(ZONE.status(other)), 0, 'card')] = sick ? KIND.infected : KIND.human;
    state.face[at(table.zone(ZONE.otherStatus(other)), 0, 'card')] = sick
      ? KIND.human
      : KIND.infected;
  }
  placeMarks(table, seat, infected);
}

/** Resets all secret marks, then sets those that follow from the infections. */
function placeMarks(table: PanicTable, seat: Seat, infected: readonly Seat[]): void {
  const { state, vars } = table;
  const unmarked = at(state.zones, ZONE.unmarked, 'zone');
  const lone = allSeats(state.seats).map(ZONE.lone);
  for (const zone of [ZONE.infected, ZONE.infectors, ZONE.killers, ...lone]) {
    if (zone === ZONE.lone(seat)) continue;
    for (const thing of at(state.zones, zone, 'zone')) {
      unmarked.push(thing);
      state.where[thing] = ZONE.unmarked;
    }
    at(state.zones, zone, 'zone').length = 0;
  }
  unmarked.sort((a, b) => a - b);
  const mark = (kind: Kind, zone: number): void => {
    const thing = table.find(ZONE.unmarked, kind);
    if (thing >= 0) table.move(thing, zone);
  };
  const hosts = infected.filter((other) => table.find(ZONE.hand(other), KIND.host) >= 0);
  const victims = infected.filter((other) => !hosts.includes(other));
  shuffle(state.random, victims);
  for (const other of [...hosts, ...victims]) mark(markOf('mark', other), ZONE.infected);
  // With more infected than hosts, somebody has infected another.
  if (infected.length > hosts.length)
    mark(markOf('infector', hosts[0] ?? at(infected, 0, 'infected seat')), ZONE.infectors);
  const humans = allSeats(state.seats).filter(
    (other) => other !== seat && isAlive(vars, other) && !infected.includes(other),
  );
  if (vars.scan?.human === 1 && humans.length > 0)
    mark(kindOf('lone-human'), ZONE.lone(at(humans, below(state.random, humans.length), 'human')));
  for (const thing of unmarked) state.known[thing] = 0;
}
