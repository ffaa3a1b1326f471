/** The station for somebody who does not see it. */
import { allSeats, asSeat, at, type Seat, type View } from '@deadlight/engine';
import { type CardSheet, readAloud } from '../card-sheet.ts';
import type { Ears, Exit, Held, Person, Plan, Spot } from '../telling/ask/ears.ts';
import type { ToldName } from '../telling/traits.ts';
import type { Voice } from '../text/voice.ts';
import { DOOR, isSearchable, ROOM_CARDS, WALL } from './data/rooms.ts';
import {
  cardBeyond,
  exitOf,
  fittingCells,
  isBlack,
  nextRoom,
  type PlacedCard,
  placeBeyond,
  placedCards,
  roomType,
  SIDES,
  type Side,
  varsOf,
} from './layout.ts';
import type { EVENT } from './log-events.ts';
import { sayCell, sayExits } from './say-exits.ts';
import { otherCardText, roomText } from './sheets.ts';
import { COLOURS, CREW } from './things.ts';
import { FULL_HEALTH } from './vars.ts';

const cardsIn = (view: View, zone: string): readonly string[] => view.zones[zone]?.cards ?? [];
const sizeOf = (view: View, zone: string): number => view.zones[zone]?.size ?? 0;

/** Of a card with two rooms, the northern, the southern, or on its other sides the outer one. */
const roomOn = ({ id, rooms }: PlacedCard, side: Side): string =>
  side === 0 ? at(rooms, 0, 'room') : side === 2 ? rooms.at(-1)! : id;

const opposite = (side: Side): Side => ((side + 2) % 4) as Side;
const COMPASS = ['n', 'e', 's', 'w'] as const;

function exitsOf(
  view: View,
  voice: Voice,
  all: readonly PlacedCard[],
  card: PlacedCard,
  room: string,
): Exit[] {
  const { doorsOpen } = varsOf(view);
  const door = (isDoor: boolean): Exit['door'] =>
    !isDoor ? 'none' : doorsOpen ? 'open' : 'closed';
  const fits = fittingCells(view);
  const outward = SIDES.flatMap((side): Exit[] => {
    const edge = exitOf(all, card, side);
    if (edge === WALL || roomOn(card, side) !== room) return [];
    const beyond = cardBeyond(all, card, side);
    const place = placeBeyond(card, side);
    return [
      {
        names: [voice.say(`compass.${COMPASS[side]}`)],
        to: beyond === undefined ? null : roomOn(beyond, opposite(side)),
        into:
          beyond === undefined
            ? voice.say('hear.beyond', {
                cell: sayCell(voice, place.cell),
                fits: fits.has(place.cell) ? 'yes' : 'no',
              })
            : '',
        noise: false,
        door: door(edge === DOOR),
      },
    ];
  });
  const [north, south] = card.rooms;
  if (south === undefined) return outward;
  // Within a card with two rooms there is a security door.
  const inward: Exit = {
    names: [voice.say(`compass.${room === north ? 's' : 'n'}`)],
    to: room === north ? south : north!,
    into: '',
    noise: false,
    door: door(true),
  };
  return [...outward, inward];
}

const healthOf = (view: View, seat: Seat, pawn: number): number =>
  at(varsOf(view).health, 2 * seat + pawn, 'health');

const pawnName = (view: View, voice: Voice, piece: string): string => {
  const [colour, kind] = piece.split('-') as [string, string];
  const seat = asSeat((COLOURS as readonly string[]).indexOf(colour));
  return voice.say('hear.pawn', {
    name: voice.say(`piece.${piece}`),
    left: healthOf(view, seat, (CREW as readonly string[]).indexOf(kind)),
    of: FULL_HEALTH,
  });
};

const isParasite = (piece: string): boolean => /^(?:gray|black)-/.test(piece);
const isPawn = (piece: string): boolean => CREW.some((kind) => piece.endsWith(`-${kind}`));
const isInner = (room: string): boolean => room.endsWith('-inner');
const hasInner = (room: string): boolean =>
  ROOM_CARDS.some(({ id, inner }) => id === room && inner === true);

function spotsOf(view: View, voice: Voice): Spot[] {
  const all = placedCards(view);
  return all.flatMap((card) =>
    card.rooms.map((room): Spot => {
      const here = cardsIn(view, `room/${room}`);
      const type = roomType(room);
      const name = voice.say(`room.${room}`);
      const cell = sayCell(voice, card.cell);
      return {
        id: room,
        name: voice.say('hear.roomAt', { name, cell }),
        short: name,
        typed: isInner(room) ? [] : [card.cell, cell],
        known: true,
        state: [
          ...(type === 'parasite-room' ? [voice.say('hear.nest')] : []),
          ...(isSearchable(type)
            ? [voice.say('hear.searched', { used: card.used ? 'yes' : 'no' })]
            : []),
        ],
        burning: false,
        broken: false,
        people: here.filter(isPawn).map((piece) => pawnName(view, voice, piece)),
        creatures: here.filter(isParasite).map((piece) =>
          voice.say('hear.parasite', {
            name: voice.say(`piece.${piece}`),
            black: isBlack(view, piece) ? 'yes' : 'no',
          }),
        ),
        things: [],
        text: hasInner(room) ? voice.say('roomText.antechamber') : roomText(voice, type),
        exits: exitsOf(view, voice, all, card, room),
      };
    }),
  );
}

function planOf(view: View, voice: Voice): Plan {
  const spots = spotsOf(view, voice);
  const colour = COLOURS[view.seat];
  const mine = CREW.flatMap((kind) => {
    const piece = `${colour}-${kind}`;
    const spot = spots.find(({ id }) => cardsIn(view, `room/${id}`).includes(piece));
    return spot === undefined ? [] : [{ spot: spot.id, who: pawnName(view, voice, piece) }];
  });
  return { spots, mine };
}

const seatName = (voice: Voice, seat: Seat): string => voice.say(`seat.${COLOURS[seat]}`);

function peopleOf(view: View, voice: Voice): Person[] {
  const spots = spotsOf(view, voice);
  return allSeats(view.seats).map((seat): Person => {
    const pawns = CREW.map((kind, pawn) => {
      const piece = `${COLOURS[seat]}-${kind}`;
      const spot = spots.find(({ id }) => cardsIn(view, `room/${id}`).includes(piece));
      const left = healthOf(view, seat, pawn);
      return voice.say('hear.pawnIn', {
        who: voice.say(`who.${kind}`),
        state: spot !== undefined ? 'inside' : left === 0 ? 'dead' : 'outside',
        room: spot?.name ?? '',
        left,
        of: FULL_HEALTH,
      });
    });
    const known = seat === view.seat ? [] : cardsIn(view, `hand/${seat + 1}`);
    const laid = cardsIn(view, `laid/${seat + 1}`);
    const name = (card: string): string => voice.say(`card.${card}`);
    return {
      seat,
      name: seatName(voice, seat),
      says: [
        ...pawns,
        voice.say('hear.cards', { count: sizeOf(view, `hand/${seat + 1}`) }),
        ...(known.length === 0
          ? []
          : [voice.say('hear.known', { cards: known.map(name).join(', ') })]),
        ...(laid.length === 0
          ? []
          : [voice.say('hear.laid', { cards: laid.map(name).join(', ') })]),
        ...(at(varsOf(view).shots, seat, 'shot') > 0
          ? [voice.say('hear.shots', { count: at(varsOf(view).shots, seat, 'shot') })]
          : []),
        ...(sizeOf(view, `door/${seat + 1}`) > 0 ? [voice.say('card.door-card')] : []),
      ],
    };
  });
}

const heldIn = (view: View, voice: Voice, sheets: readonly CardSheet[], zone: string): Held[] =>
  [...Map.groupBy(cardsIn(view, `${zone}/${view.seat + 1}`), (card) => card)].map(
    ([card, all]) => ({
      name: voice.say(`card.${card}`),
      text: otherCardText(voice, card) ?? readAloud(sheets.find(({ id }) => id === card)),
      note: all.length > 1 ? `×${all.length}` : '',
    }),
  );

/** What everyone sees of the deck of rooms, the doors and the scan. */
function beside(view: View, voice: Voice): string[] {
  const { doorsOpen, scan } = varsOf(view);
  const next = nextRoom(view);
  return [
    next === null
      ? voice.say('hear.noNextRoom')
      : voice.say('hear.nextRoom', {
          room: voice.say(`room.${next}`),
          exits: sayExits(voice, next, 0),
          text: roomText(voice, roomType(next)),
        }),
    voice.say('hear.allDoors', { open: doorsOpen ? 'yes' : 'no' }),
    voice.say('hear.decks', { cards: sizeOf(view, 'deck'), rooms: sizeOf(view, 'roomDeck') }),
    ...(scan === null ? [] : [voice.say('hear.scan', scan)]),
  ];
}

export const panicEars: Ears = {
  plan: planOf,
  turn(view, voice) {
    const { active, ap } = varsOf(view);
    if (active < 0) return voice.say('hear.parasiteTurn');
    const who = active === view.seat ? 'you' : seatName(voice, active);
    return voice.say('hear.turn', { who, actions: ap, cards: -1, rushed: 'no' });
  },
  time(view, voice) {
    const { round, options } = varsOf(view);
    return [
      voice.say('hear.round', { round }),
      options.roundLimit === 0
        ? voice.say('hear.endless')
        : voice.say('hear.roundsLeft', { left: options.roundLimit - round }),
    ];
  },
  people: peopleOf,
  hand: (view, voice, sheets) => heldIn(view, voice, sheets, 'hand'),
  items: (view, voice, sheets) => heldIn(view, voice, sheets, 'laid'),
  wounds: (view, voice) =>
    view.seat < 0
      ? []
      : CREW.map((kind, pawn) =>
          voice.say('hear.health', {
            who: voice.say(`who.${kind}`),
            left: healthOf(view, view.seat, pawn),
            of: FULL_HEALTH,
          }),
        ),
  bag(view, voice) {
    const supply = cardsIn(view, 'supply');
    const of = (colour: string): number =>
      supply.filter((piece) => piece.startsWith(colour)).length;
    return [voice.say('hear.supply', { gray: of('gray'), black: of('black') })];
  },
  pods(view, voice) {
    const hive = spotsOf(view, voice).find(({ id }) => id === 'hive');
    return [
      hive === undefined
        ? voice.say('hear.hiveHidden', { rooms: sizeOf(view, 'roomDeck') })
        : voice.say('hear.hiveFound', { room: hive.name }),
    ];
  },
  beside,
  turnQuestions: ['turn/act'],
  irreversible: ['concede', 'vote'],
  notable: [
    'hive-burned',
    'death',
    'eliminated',
    'infected',
    'scan',
    'alarm',
    'parasite-attack',
    'hurt',
    'shot',
    'stab',
    'parasite-hit',
    'parasite-move',
    'trade',
    'placed',
    'terminal',
    'explodes',
    'move',
    'search',
  ] satisfies ToldName<typeof EVENT>[],
};
