import { at, type Kind, type KindSpec, type Thing, thingAfter } from '@deadlight/engine';
import { ROOM_CARDS } from './data/rooms.ts';
import { type Card, SEARCH_CARDS, type Traits } from './data/search-cards.ts';

/** The seats' colours, clockwise. */
export const COLOURS = ['red', 'green', 'purple', 'orange', 'blue', 'white'] as const;
export const MAX_SEATS = COLOURS.length;

export const TROOPER: number = 0;
export const ANDROID: number = 1;
export const CREW = ['trooper', 'android'] as const;

// PAN-PARA-01
export const GRAYS = 5;
export const BLACKS = 5;
export const PARASITES = [
  ...Array.from({ length: GRAYS }, (_, i) => `gray-${i + 1}`),
  ...Array.from({ length: BLACKS }, (_, i) => `black-${i + 1}`),
];

/** An antidote that was given away: a dead card (PAN-TRADE-15). */
const SPENT_ANTIDOTE = 'antidote-spent';

const PAWNS = COLOURS.flatMap((colour) => CREW.map((kind) => `${colour}-${kind}`));

const group = (name: string, back: string, names: readonly string[]): KindSpec[] =>
  names.map((kind) => ({ name: kind, group: name, back }));

/** Everything on the table. Search, infection and host cards share one back (PAN-SETUP-05). */
export const KINDS: readonly KindSpec[] = [
  ...group(
    'room',
    'room',
    ROOM_CARDS.map((room) => room.id),
  ),
  ...group('piece', 'piece', PARASITES),
  ...group('piece', 'piece', PAWNS),
  ...group(
    'card',
    'card',
    SEARCH_CARDS.map((card) => card.id),
  ),
  ...group('card', 'card', [SPENT_ANTIDOTE]),
  ...group(
    'card',
    'card',
    COLOURS.map((colour) => `infection-${colour}`),
  ),
  ...group('status', 'status', ['human', 'infected']),
  ...group(
    'mark',
    'mark',
    COLOURS.map((colour) => `mark-${colour}`),
  ),
  ...group(
    'mark',
    'mark',
    COLOURS.map((colour) => `infector-${colour}`),
  ),
  ...group(
    'mark',
    'mark',
    COLOURS.map((colour) => `killer-${colour}`),
  ),
  ...group('mark', 'mark', ['lone-human']),
  ...group('card', 'door', ['door-card']),
];

export const PIECES = [...PAWNS, ...PARASITES];
export const PAWN_NAMES: readonly string[] = PAWNS;

const kindAt = (index: number): Kind => index as Kind;
const index = new Map(KINDS.map(({ name }, i) => [name, kindAt(i)]));

/** The number of a kind. */
export function kindOf(name: string): Kind {
  const kind = index.get(name);
  if (kind === undefined) throw new RangeError(`panic has no kind "${name}"`);
  return kind;
}

/** The one card of which something is true: the rules name it by that. */
function cardThat(test: (card: Card) => boolean): Kind {
  const [card, another] = SEARCH_CARDS.filter(test);
  if (another) throw new RangeError(`panic's rules cannot tell "${another.id}" from "${card!.id}"`);
  return kindOf(card!.id);
}

/** The card that does something, as its definition says it. */
const cardWith = (trait: keyof Traits): Kind =>
  cardThat((card) => card.traits?.[trait] !== undefined);

/** Numbers of the kinds the rules speak of. */
export const KIND = {
  gas: cardWith('burns'),
  armor: cardWith('armor'),
  ammo: cardWith('shots'),
  keycard: cardWith('opensDoors'),
  nightVision: cardWith('quiet'),
  antidote: cardWith('cures'),
  knife: cardThat((card) => card.effect?.does === 'stab'),
  alarm: cardThat((card) => card.use === 'immediate'),
  host: cardThat((card) => card.use === 'role'),
  spentAntidote: kindOf(SPENT_ANTIDOTE),
  human: kindOf('human'),
  infected: kindOf('infected'),
  /** The first search card, and the first infection card, of those that follow in a row. */
  firstCard: kindOf(at(SEARCH_CARDS, 0, 'search card').id),
  firstInfection: kindOf('infection-red'),
} as const;

export const roomKind = (card: number): Kind => kindAt(card);
export const parasiteKind = (disc: number): Kind => kindAt(ROOM_CARDS.length + disc);
export const pawnKind = (pawn: number): Kind => kindAt(ROOM_CARDS.length + PARASITES.length + pawn);

/** The definition of a search card's kind, or undefined for other things. */
export const cardOf = (kind: Kind): (typeof SEARCH_CARDS)[number] | undefined =>
  SEARCH_CARDS[kind - KIND.firstCard];

export const isInfection = (kind: Kind): boolean =>
  kind >= KIND.firstInfection && kind < KIND.firstInfection + MAX_SEATS;

/** An item: a search card that can be used or given away (PAN-TRADE-11). */
export const isItem = (kind: Kind): boolean =>
  kind >= KIND.firstCard && kind < KIND.firstCard + SEARCH_CARDS.length && kind !== KIND.host;

// Rooms, parasites and pawns are created first and in this order, so that each has a fixed number.
export const ROOM_THING = 0 as Thing;
export const PARASITE_THING = thingAfter(ROOM_THING, ROOM_CARDS.length);
export const PAWN_THING = thingAfter(PARASITE_THING, PARASITES.length);

export const roomThing = (card: number): Thing => thingAfter(ROOM_THING, card);
export const parasiteThing = (disc: number): Thing => thingAfter(PARASITE_THING, disc);
export const pawnThing = (pawn: number): Thing => thingAfter(PAWN_THING, pawn);
/** Rooms, parasites and pawns are one of a kind, and have the number of their kind. */
export const isParasite = (thing: Thing | Kind): boolean =>
  thing >= PARASITE_THING && thing < PAWN_THING;
export const isPawn = (thing: Thing, seats: number): boolean =>
  thing >= PAWN_THING && thing < PAWN_THING + 2 * seats;
