/** Panic Station in a terminal. */
import { allSeats, at, type Seat, type View } from '@deadlight/engine';
import { panicRooms, type Voice } from '@deadlight/games';
import { layout, otherCardText, roomText } from '@deadlight/games/panic';
import type { Board } from '../board.ts';
import { hanging } from '../terminal/hanging.ts';
import { countedNames } from '../terminal/names.ts';
import { paint } from '../terminal/paint.ts';
import { wrap } from '../terminal/wrap.ts';
import { colourOf, styleOf } from './crew.ts';
import { drawNextRoom, drawStation } from './map.ts';
import { panicTally } from './tally.ts';

const { nextRoom, placeOf, roomType, varsOf } = layout;

const SEPARATOR = ' · ';

const cardsIn = (view: View, zone: string): readonly string[] => view.zones[zone]?.cards ?? [];
const sizeOf = (view: View, zone: string): number => view.zones[zone]?.size ?? 0;

const seatRef = (seat: Seat): string => `@seat.${colourOf(seat)}`;

const seatName = (seat: Seat, voice: Voice): string =>
  paint(styleOf(seat), voice.say(seatRef(seat).slice(1)));

function status(view: View, voice: Voice): string {
  const { round, active, ap, doorsOpen, options, scan } = varsOf(view);
  const seat = active < 0 ? null : seatRef(active);
  const parts = [
    voice.say('panic.status', { round, limit: options.roundLimit }),
    seat === null ? voice.say('panic.phase') : voice.say('panic.turn', { seat, ap }),
    voice.say('panic.doors', { open: doorsOpen ? 'yes' : 'no' }),
    voice.say('panic.decks', { cards: sizeOf(view, 'deck'), rooms: sizeOf(view, 'roomDeck') }),
  ];
  if (scan !== null) parts.push(voice.say('panic.scan', scan));
  return parts.join(SEPARATOR);
}

function map(view: View, voice: Voice, width: number): string[] {
  const legend = wrap(voice.say('panic.legend'), width).map((line) => paint('dim', line));
  const lines = [...drawStation(view, voice, width), ...legend];
  const next = nextRoom(view);
  if (next === null || view.over !== null) return lines;
  const text = roomText(voice, roomType(next));
  const said = voice.say('panic.nextRoom', { room: `@room.${next}`, text });
  return [...lines, '', ...wrap(said, width), ...drawNextRoom(view)];
}

const hearts = (health: number): string => (health > 0 ? '♥'.repeat(health) : '†');

/** What a player shows: health, cards in hand, cards laid out, the door card. */
function showing(view: View, seat: Seat, voice: Voice): string[] {
  const { health, shots } = varsOf(view);
  const [trooper, android] = [at(health, 2 * seat, 'health'), at(health, 2 * seat + 1, 'health')];
  if (trooper + android === 0) return [voice.say('panic.out')];
  const parts = [
    `${voice.say('who.trooper')} ${hearts(trooper)}, ${voice.say('who.android')} ${hearts(android)}`,
    voice.say('panic.cards', { count: sizeOf(view, `hand/${seat + 1}`) }),
  ];
  const known = cardsIn(view, `hand/${seat + 1}`);
  if (seat !== view.seat && known.length > 0)
    parts.push(voice.say('panic.known', { cards: countedNames('card', known, voice) }));
  const laid = cardsIn(view, `laid/${seat + 1}`);
  if (laid.length > 0)
    parts.push(voice.say('panic.laid', { cards: countedNames('card', laid, voice) }));
  if (at(shots, seat, 'shot') > 0)
    parts.push(voice.say('panic.shots', { count: at(shots, seat, 'shot') }));
  if (sizeOf(view, `door/${seat + 1}`) > 0) parts.push(voice.say('card.door-card'));
  return parts;
}

function crew(view: View, voice: Voice, width: number): string[] {
  return allSeats(view.seats).flatMap((seat) => {
    const you = seat === view.seat ? ` (${voice.say('play.you')})` : '';
    const name = `${seat + 1} ${seatName(seat, voice)}${you}`;
    const shows = showing(view, seat, voice).join(SEPARATOR);
    return hanging(voice.say('panic.crew', { name, shows }), width);
  });
}

const hand = (view: View): string[] => [...cardsIn(view, `hand/${view.seat + 1}`)];

function own(view: View, voice: Voice, width: number): string[] {
  const [being] = cardsIn(view, `status/${view.seat + 1}`);
  if (being === undefined) return [];
  const cards = hand(view);
  return [
    voice.say('panic.you', { status: `@status.${being}` }),
    ...hanging(
      voice.say('panic.hand', { count: cards.length, cards: countedNames('card', cards, voice) }),
      width,
    ),
  ];
}

function reveal(view: View, voice: Voice): string[] {
  return allSeats(view.seats).map((seat) => {
    const [being = 'human'] = cardsIn(view, `status/${seat + 1}`);
    const cards = countedNames('card', cardsIn(view, `hand/${seat + 1}`), voice);
    return voice.say('panic.revealed', {
      seat: seatName(seat, voice),
      status: `@status.${being}`,
      cards: cards || voice.say('panic.emptyHand'),
    });
  });
}

/** The rooms of a type; of a card with two rooms, the inner one is what the card is for. */
const names = (type: string): string[] =>
  panicRooms.ROOM_CARDS.filter((card) => card.type === type).map((card) =>
    card.inner ? `${card.id}-inner` : card.id,
  );

const antechambers = (): string[] =>
  panicRooms.ROOM_CARDS.filter((card) => card.inner).map((card) => card.id);

export const panicBoard: Board = {
  status,
  map,
  key: () => [],
  crew,
  sheets: crew,
  own,
  hand,
  characterText: (id) => `status.${id}`,
  place: (cell) => ({ x: placeOf(cell).x, y: -placeOf(cell).y, mark: '', name: cell }),
  reveal,
  cardText: (id, voice) => otherCardText(voice, id),
  setTitle: () => null,
  rooms: (voice) => [
    ...[...new Set(panicRooms.ROOM_CARDS.map((card) => card.type))].map((type) => ({
      type,
      names: names(type).map((room) => voice.say(`room.${room}`)),
      text: roomText(voice, type),
    })),
    {
      type: 'antechamber',
      names: antechambers().map((room) => voice.say(`room.${room}`)),
      text: voice.say('roomText.antechamber'),
    },
  ],
  tally: panicTally,
};
