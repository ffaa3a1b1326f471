/**
 * The network's encoding of Panic Station: both characters, cards, the other players and how suspect they are,
 * ways and dangers in the station.
 */
import {
  asSeat,
  codeOf,
  FIRST_SEAT,
  type Kind,
  NO_KIND,
  NO_SEAT,
  type Option,
  type Seat,
  seatAfter,
  valueIn,
} from '@deadlight/engine';
import {
  ANDROID,
  CENTRE,
  CREW,
  canSearch,
  cardOfRoom,
  cellOf,
  DIRECTIONS,
  doorway,
  FULL_HEALTH,
  GRID,
  HIVE,
  handMinimum,
  isAlive,
  isInfected,
  isInfection,
  isNest,
  isSearchableCard,
  KIND,
  kindOfCard,
  livingSeats,
  MAX_SEATS,
  ownerOf,
  ownInfection,
  PAWN_NAMES,
  type PanicTable,
  parasiteThing,
  pawnOf,
  REACTOR,
  ROOM_CARDS,
  type RoomType,
  SEARCH_CARDS,
  TROOPER,
  turnedOf,
  typeOf,
  type Vars,
  VERB,
  whoOf,
  ZONE,
} from '@deadlight/games/rules/panic';
import type { Bytes, FeatureEncoder } from '../learned/eyes.ts';
import { numbered } from '../learned/inputs.ts';
import { UNSEEN } from '../sight.ts';
import { isPurpose } from './habit.ts';
import { freshRooms, roomsFound } from './map.ts';
import { biteIn } from './parasites.ts';
import { GOALS, isBlackSide, type Scene, sceneSeen, way } from './scene.ts';
import { opensDoors, type PanicSight, isInfected as seesInfection } from './seen.ts';

const NEAR = 4;
const LATE = 20;
const TERMINAL_USES = 3;
const SIDES = Array.from({ length: DIRECTIONS }, (_, side) => side);
const within = (part: string, names: readonly string[]): string[] =>
  names.map((name) => `${part}.${name}`);

const TYPES: readonly RoomType[] = [...new Set(ROOM_CARDS.map(({ type }) => type))];
const CARD_IDS = SEARCH_CARDS.map(({ id }) => id);
/** What can be in a hand besides search cards. */
const IN_HAND = [...CARD_IDS, 'spent-antidote', 'own-infection', 'other-infection'];
const LAID = SEARCH_CARDS.filter(({ use }) => use === 'permanent' || use === 'charges').map(
  ({ id }) => id,
);
const LAID_KINDS = LAID.map((id) => KIND.firstCard + CARD_IDS.indexOf(id));

const SELF = [
  'infected',
  'host',
  'lone-human',
  'active',
  ...numbered('actions', 7),
  'actions-next',
  'shots',
  'doors',
  'cards',
  'spare',
  ...numbered('gas', 6),
  'gas-enough',
  'owes-search',
  'starts',
];
const PERSON = [...numbered('health', FULL_HEALTH + 1), 'inside'];
const PLACE = [
  ...TYPES,
  'inner',
  'fresh',
  'parasites',
  'bite',
  'others',
  'least-suspect',
  'most-suspect',
  'trade',
];
const OTHER = [
  'alive',
  ...CREW,
  'cards',
  'laid',
  'shots',
  'opens-doors',
  'knife',
  'suspicion',
  'given-away',
  'seen',
  'gas',
  'distance',
  'trooper-distance',
  'with-trooper',
  'with-android',
  'active',
  'started',
  'starts',
  'partner',
];
const STATION = [
  'round',
  'late',
  'rooms',
  'rooms-left',
  'fits',
  ...within('next', TYPES),
  'next-search',
  'hive-found',
  'fresh',
  'parasites',
  'deck',
  'discard',
  'discard-gas',
  'gas-unseen',
  'doors-open',
  'terminal-used',
  'scanned',
  'scan-infected',
  'scan-human',
  'living',
  'expected-infected',
  'four-cans',
  'bonus',
  'fewer-infections',
  'rounds-left',
];
const TARGET = [
  'player',
  'own',
  'trooper',
  'health',
  'last',
  'suspicion',
  'given-away',
  'cards',
  'parasite',
  'black',
  'in-reach',
];
const NEW_ROOM = ['joined', 'joins-trooper', 'joins-android', 'north', 'away'];
const OPTION = [
  ...CREW,
  ...within('place', PLACE),
  ...within('nearer', GOALS),
  ...within('card', IN_HAND),
  'card.copies',
  ...within('target', TARGET),
  ...within('new', NEW_ROOM),
  'help',
  'help.suspicion',
  'quiet',
  ...numbered('terminal', TERMINAL_USES),
  'armor',
];

const countOf = (kinds: readonly Kind[], kind: Kind): number => {
  let count = 0;
  for (const one of kinds) if (one === kind) count++;
  return count;
};

const doorCard = (sight: PanicSight, seat: Seat): boolean => sight.size(ZONE.door(seat)) > 0;

const actionsAt = (health: number): number => (health > 2 ? 2 : health > 0 ? 1 : 0);

function writeSelf(sight: PanicSight, { hand }: Scene, into: Bytes): void {
  const { vars, seat } = sight;
  const gas = countOf(hand, KIND.gas);
  into.flag(seesInfection(sight));
  into.flag(hand.includes(KIND.host));
  into.flag(sight.size(ZONE.lone(seat)) > 0);
  into.flag(vars.active === seat);
  into.one(vars.active === seat ? Math.min(6, vars.ap) : -1, 7);
  into.add(
    (actionsAt(vars.health[pawnOf(seat, TROOPER)]!) +
      actionsAt(vars.health[pawnOf(seat, ANDROID)]!)) /
      NEAR,
  );
  into.add(vars.shots[seat]! / NEAR);
  into.flag(opensDoors(sight));
  into.add(hand.length / NEAR);
  into.add((hand.length - handMinimum(vars)) / NEAR);
  into.one(Math.min(5, gas), 6);
  into.flag(gas >= vars.options.gas);
  into.flag(vars.active === seat && vars.owesSearch);
  into.flag(doorCard(sight, seat));
}

/** Which of IN_HAND a card is. */
function placeInHand(seat: Seat, kind: Kind): number {
  if (kind === KIND.spentAntidote) return CARD_IDS.length;
  if (kind === ownInfection(seat)) return CARD_IDS.length + 1;
  if (isInfection(kind)) return CARD_IDS.length + 2;
  return kind - KIND.firstCard;
}

function writeBelongings(sight: PanicSight, { hand }: Scene, into: Bytes): void {
  const counts = new Array<number>(IN_HAND.length).fill(0);
  for (const kind of hand) counts[placeInHand(sight.seat, kind)]!++;
  for (const count of counts) into.add(count / 2);
  const laid = sight.kinds(ZONE.laid(sight.seat));
  for (const kind of LAID_KINDS) into.add(countOf(laid, kind as Kind) / 2);
}

/** A room, as somebody finds it who stands in it or may go there; nothing for -1. */
function writePlace(
  sight: PanicSight,
  { teeth, others, suspects }: Scene,
  room: number,
  into: Bytes,
): void {
  const end = into.at + PLACE.length;
  if (room >= 0) {
    const { vars } = sight;
    const met = others[room]!;
    let [count, least, most] = [0, met === 0 ? 0 : 1, 0];
    for (let other = FIRST_SEAT; other < sight.seats; other++) {
      if ((met & (1 << other)) === 0) continue;
      count++;
      least = Math.min(least, suspects[other]!);
      most = Math.max(most, suspects[other]!);
    }
    into.one(TYPES.indexOf(typeOf(room)), TYPES.length);
    into.flag(room >= ROOM_CARDS.length);
    into.flag(canSearch(room) && !vars.used[cardOfRoom(room)]);
    into.add(teeth[room]! / 2);
    into.add(biteIn(vars, teeth, room) + (isNest(room) ? 1 / NEAR : 0));
    into.add(count / 2);
    into.add(least);
    into.add(most);
    into.flag(
      met !== 0 && room !== REACTOR && ((vars.traded[0] | vars.traded[1]) & (1 << room)) === 0,
    );
  }
  into.at = end;
}

function writeOther(sight: PanicSight, scene: Scene, other: Seat, into: Bytes): void {
  const { vars, seat } = sight;
  const end = into.at + OTHER.length;
  if (other >= 0) {
    const rooms = [TROOPER, ANDROID].map((who) => scene.rooms[pawnOf(other, who)]!);
    const own = [TROOPER, ANDROID].map((who) => scene.rooms[pawnOf(seat, who)]!);
    const hand = sight.kinds(ZONE.hand(other));
    const laid = sight.kinds(ZONE.laid(other));
    const [toTrooper, toAndroid] = scene.steps.slice(-CREW.length) as [number[], number[]];
    const toOwn = (room: number): number => Math.min(way(toTrooper, room), way(toAndroid, room));
    into.flag(isAlive(vars, other));
    for (const who of [TROOPER, ANDROID]) into.add(vars.health[pawnOf(other, who)]! / NEAR);
    into.add(hand.length / NEAR);
    into.add(laid.length / NEAR);
    into.add(vars.shots[other]! / NEAR);
    into.flag(laid.includes(KIND.keycard));
    into.flag(laid.includes(KIND.knife));
    into.add(scene.suspects[other]!);
    into.flag(scene.hand.includes(ownInfection(other)));
    into.flag(hand.length > 0 && !hand.includes(UNSEEN));
    into.add(countOf(hand, KIND.gas) / 2);
    into.add(Math.min(...rooms.map(toOwn)) / NEAR);
    into.add(Math.min(...rooms.map((room) => way(toTrooper, room))) / NEAR);
    for (const room of own) into.flag(room >= 0 && rooms.includes(room));
    into.flag(vars.active === other);
    into.flag(vars.started[other]);
    into.flag(doorCard(sight, other));
    into.flag(sight.asked.length === 2 && sight.asked.includes(other));
  }
  into.at = end;
}

const countRooms = (set: number): number => {
  let count = 0;
  for (let left = set; left !== 0; left &= left - 1) count++;
  return count;
};

function writeStation(sight: PanicSight, scene: Scene, into: Bytes): void {
  const { vars } = sight;
  const { options, scan } = vars;
  const next = sight.kinds(ZONE.roomDeck).at(-1);
  const isSeen = next !== undefined && next !== UNSEEN;
  let seen = 0;
  for (let seat = FIRST_SEAT; seat < sight.seats; seat++)
    seen += countOf(sight.kinds(ZONE.hand(seat)), KIND.gas);
  const discarded = countOf(sight.kinds(ZONE.discard), KIND.gas);
  let living = 0;
  for (let seat = FIRST_SEAT; seat < sight.seats; seat++) if (isAlive(vars, seat)) living++;
  into.add(vars.round / NEAR);
  into.flag(vars.round > LATE);
  into.add(roomsFound(sight) / NEAR);
  into.add(sight.size(ZONE.roomDeck) / NEAR);
  into.add(vars.fits.length / 2 / NEAR);
  into.one(isSeen ? TYPES.indexOf(typeOf(next)) : -1, TYPES.length);
  into.flag(isSeen && isSearchableCard(next));
  into.flag(vars.cell[HIVE]! >= 0);
  into.add(countRooms(freshRooms(sight)) / NEAR);
  into.add(scene.teeth.reduce((sum, some) => sum + some, 0) / NEAR);
  into.add(sight.size(ZONE.deck) / (2 * NEAR));
  into.add(sight.size(ZONE.discard) / (2 * NEAR));
  into.add(discarded / NEAR);
  into.add((SEARCH_CARDS[KIND.gas - KIND.firstCard]!.copies - seen - discarded) / NEAR);
  into.flag(vars.doorsOpen);
  into.flag(vars.terminalUsed);
  into.flag(scan !== null);
  into.add((scan?.infected ?? 0) / 2);
  into.add((scan?.human ?? 0) / 2);
  into.add(living / 2);
  into.add(scene.suspects.reduce((sum, chance) => sum + chance, 0) / 2);
  into.flag(options.gas > NEAR - 1);
  into.flag(options.bonus);
  into.flag(options.fewerInfections);
  into.add(options.roundLimit > 0 ? Math.max(0, options.roundLimit - vars.round) / (2 * NEAR) : 0);
}

/** Whom or what an option is aimed at: a pawn or a parasite, numbered as in notation. */
function writeTarget(sight: PanicSight, scene: Scene, target: number, into: Bytes): void {
  const { vars, seat } = sight;
  const end = into.at + TARGET.length;
  const disc = target - PAWN_NAMES.length;
  if (target >= 0 && disc < 0) {
    const owner = ownerOf(target);
    const health = vars.health[target]!;
    into.flag(true);
    into.flag(owner === seat);
    into.flag(whoOf(target) === TROOPER);
    into.add(health / NEAR);
    into.flag(health === 1);
    into.add(scene.suspects[owner]!);
    into.flag(scene.hand.includes(ownInfection(owner)));
    into.add(sight.size(ZONE.hand(owner)) / NEAR);
  } else if (disc >= 0) {
    const room = sight.where(parasiteThing(disc)) - ZONE.room(0);
    into.at = end - 3;
    into.flag(true);
    into.flag(isBlackSide(sight, disc));
    into.flag(CREW.some((_, who) => scene.rooms[pawnOf(seat, who)] === room));
  }
  into.at = end;
}

/** What an option names, whatever its verb calls it; -1 for what it does not name. */
interface Named {
  who: number;
  room: number;
  target: number;
  card: number;
  cell: number;
  turned: number;
  helper: number;
  manner: number;
  terminal: number;
  number: number;
}

const PLACE_OF: Readonly<Record<string, keyof Named>> = {
  who: 'who',
  room: 'room',
  piece: 'target',
  card: 'card',
  cell: 'cell',
  turned: 'turned',
  partner: 'helper',
  manner: 'manner',
  terminal: 'terminal',
};

function namedBy(sight: PanicSight, option: Option): Named {
  const named: Named = {
    who: -1,
    room: -1,
    target: -1,
    card: -1,
    cell: -1,
    turned: -1,
    helper: -1,
    manner: -1,
    terminal: -1,
    number: 0,
  };
  const { params } = sight.game.verbByCode[codeOf(option)]!;
  params.forEach(([, domain], index) => {
    const value = valueIn(sight.game, option, index);
    const place = PLACE_OF[domain.name];
    if (place !== undefined) named[place] = value;
    else if (domain.name === 'seat') named.target = pawnOf(asSeat(value), TROOPER);
    else if (domain.name === 'number') named.number += value;
  });
  return named;
}

/** The room that a character would leave for another: of the character named, or of one next to it. */
function leaves({ vars, seat }: PanicSight, { rooms }: Scene, { who, room }: Named): number {
  if (who === TROOPER || who === ANDROID) return rooms[pawnOf(seat, who)]!;
  const isNext = (from: number): boolean =>
    from >= 0 && SIDES.some((side) => doorway(vars, from, side) === room);
  return [TROOPER, ANDROID].map((one) => rooms[pawnOf(seat, one)]!).find(isNext) ?? -1;
}

/** How much nearer to each goal somebody gets by going from one room to another. */
function writeNearer({ steps }: Scene, from: number, to: number, into: Bytes): void {
  for (const goal of steps)
    into.add(from < 0 || to < 0 ? 0 : (way(goal, from) - way(goal, to)) / 2);
}

/** Where the next room card would lie, and whom it would be next to. */
function writeNewRoom(
  sight: PanicSight,
  { rooms }: Scene,
  { cell, turned }: Named,
  into: Bytes,
): void {
  const end = into.at + NEW_ROOM.length;
  if (cell >= 0) {
    const { fits } = sight.vars;
    const at = fits.findIndex(
      (fit, i) => i % 2 === 0 && cellOf(fit) === cell && turnedOf(fit) === turned,
    );
    const joined = fits[at + 1] ?? 0;
    const [x, y] = [
      (cell % GRID) - (CENTRE % GRID),
      Math.floor(cell / GRID) - Math.floor(CENTRE / GRID),
    ];
    into.add(countRooms(joined) / 2);
    for (const who of [TROOPER, ANDROID]) {
      const room = rooms[pawnOf(sight.seat, who)]!;
      into.flag(room >= 0 && (joined & (1 << room)) !== 0);
    }
    into.flag(turned === 0);
    into.add((Math.abs(x) + Math.abs(y)) / NEAR);
  }
  into.at = end;
}

/**
 * How close a side is to what it needs: the humans to the cans and the hive, the infected to having everybody.
 * Only asked of whole tables.
 */
function met(table: PanicTable, seat: Seat): number {
  const { vars } = table;
  const living = livingSeats(table);
  const humans = living.filter((one) => !isInfected(table, one));
  if (!isAlive(vars, seat)) return 0;
  if (isInfected(table, seat)) return 1 - humans.length / living.length;
  const { gas } = vars.options;
  let most = 0;
  for (const one of humans)
    if (vars.health[pawnOf(one, TROOPER)]! > 0)
      most = Math.max(most, Math.min(gas, table.count(ZONE.hand(one), KIND.gas)));
  return (most / gas + (vars.cell[HIVE]! >= 0 ? 1 : 0)) / 2;
}

export const panicEyes: FeatureEncoder<Vars> = {
  school: () => 'panic',
  isTeam: () => false,
  met,
  isAlive: ({ vars }, seat) => isAlive(vars, seat),
  /** The hive is burned whenever that is possible; giving up and ending a game that takes too long are left to habit. */
  isSettled: (sight) =>
    sight.options.some((option) => codeOf(option) === VERB.burn.code || isPurpose(sight, option)),

  stateNames: [
    ...SELF,
    ...within('hand', IN_HAND),
    ...within('laid', LAID),
    ...CREW.flatMap((who) => [
      ...within(who, PERSON),
      ...within(`${who}.here`, PLACE),
      ...within(`${who}.to`, GOALS),
    ]),
    ...numbered('other', MAX_SEATS - 1).flatMap((other) => within(other, OTHER)),
    ...STATION,
  ],
  optionNames: OPTION,

  state(sight, into) {
    const { vars, seat, seats } = sight;
    const scene = sceneSeen(sight);
    writeSelf(sight, scene, into);
    writeBelongings(sight, scene, into);
    for (const who of [TROOPER, ANDROID]) {
      const room = scene.rooms[pawnOf(seat, who)]!;
      into.one(vars.health[pawnOf(seat, who)]!, FULL_HEALTH + 1);
      into.flag(room >= 0);
      writePlace(sight, scene, room, into);
      for (const steps of scene.steps) into.add(way(steps, room) / NEAR);
    }
    for (let step = 1; step < MAX_SEATS; step++)
      writeOther(sight, scene, step < seats ? seatAfter(seat, step, seats) : NO_SEAT, into);
    writeStation(sight, scene, into);
  },

  option(sight, option, into) {
    const scene = sceneSeen(sight);
    const named = namedBy(sight, option);
    const { who, room, card, helper } = named;
    const both = who > ANDROID;
    into.flag(both || who === TROOPER);
    into.flag(both || who === ANDROID);
    writePlace(sight, scene, room, into);
    writeNearer(scene, leaves(sight, scene, named), room, into);
    const kind = card < 0 ? NO_KIND : kindOfCard(card);
    into.one(card < 0 ? -1 : placeInHand(sight.seat, kind), IN_HAND.length);
    into.add(card < 0 ? 0 : countOf(scene.hand, kind) / 2);
    writeTarget(sight, scene, named.target, into);
    writeNewRoom(sight, scene, named, into);
    into.flag(helper > 0);
    into.add(helper > 0 ? scene.suspects[helper - 1]! : 0);
    into.flag(named.manner > 0);
    into.one(named.terminal, TERMINAL_USES);
    into.add(named.number / 2);
  },
};
