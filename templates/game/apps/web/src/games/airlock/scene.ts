/** Airlock as it is drawn: one door, the players, and the cells in hand. */
import type { Seat, View } from '@deadlight/engine';
import type { CardSheet } from '@deadlight/games';
import type { Said } from '@deadlight/games/telling';
import type { Voice } from '@deadlight/games/text';
import type { Card, Person, Place, Scene } from '../../table/scene.ts';
import { cardsIn, handOf, lookOf, seatsOf, seatText, sizeOf, varsOf } from './view.ts';

const WIDTH = 480;
const HEIGHT = 320;
const ROUNDS = 4;

const cardId = (cell: string): string => `card:${cell}`;

function door(voice: Voice): Place {
  return {
    id: 'door',
    x: WIDTH / 2,
    y: HEIGHT / 2,
    width: 160,
    height: 100,
    shape: 'room',
    number: '1',
    name: voice.say('door.name'),
    icon: 'door',
    known: 'explored',
    find: null,
    marks: [],
    burning: false,
    dark: false,
    ducts: [],
    explanation: voice.say('door.text'),
    neighbours: [],
  };
}

function person(view: View, voice: Voice, seat: Seat): Person {
  const name = voice.say(seatText(seat));
  const points = varsOf(view).points[seat]!;
  const count = sizeOf(view, handOf(seat));
  return {
    id: `seat:${seat}`,
    seat,
    name,
    seatName: name,
    number: seat + 1,
    ...lookOf(seat),
    own: seat === view.seat,
    first: false,
    turn: view.asked.includes(seat),
    passed: false,
    gone: false,
    where: voice.say('door.name'),
    wounds: [],
    states: [
      {
        icon: 'point',
        tone: points > 0 ? 'good' : 'dim',
        label: voice.say('door.points', { points }),
        text: String(points),
      },
    ],
    holds: [],
    hidden: [
      {
        icon: 'hand',
        tone: 'plain',
        label: voice.say('door.cells', { count }),
        text: String(count),
      },
    ],
  };
}

/** Copies are stacked. */
function hand(view: View, sheets: readonly CardSheet[]): Card[] {
  const held = cardsIn(view, handOf(view.seat));
  return [...new Set(held)].toSorted().map((cell) => {
    const sheet = sheets.find(({ id }) => id === cell)!;
    const copies = held.filter((one) => one === cell).length;
    return {
      id: cardId(cell),
      name: sheet.name,
      icon: `cell.${cell}`,
      cost: null,
      text: sheet.text,
      tone: 'action',
      rule: sheet.rule,
      ...(copies > 1 ? { copies, badge: `×${copies}` } : {}),
    };
  });
}

export function sceneOf(view: View, voice: Voice, sheets: readonly CardSheet[]): Scene {
  const round = Math.min(varsOf(view).round, ROUNDS);
  const pile = (zone: string): Scene['beside'][number] => {
    const count = sizeOf(view, zone);
    return {
      name: voice.say(`zone.${zone}`),
      marks: [
        {
          icon: zone,
          tone: count > 0 ? 'plain' : 'dim',
          label: voice.say('door.cells', { count }),
          text: String(count),
        },
      ],
    };
  };
  return {
    theme: 'station',
    width: WIDTH,
    height: HEIGHT,
    hull: `M20 20H${WIDTH - 20}V${HEIGHT - 20}H20Z`,
    areas: [],
    places: [door(voice)],
    ways: [],
    pieces: seatsOf(view).map((seat) => ({
      id: `piece:${seat}`,
      place: 'door',
      kind: 'person',
      label: voice.say(seatText(seat)),
      ...lookOf(seat),
      own: seat === view.seat,
      turn: view.asked.includes(seat),
    })),
    round: voice.say('door.round', { round }),
    turn: voice.say('door.turn'),
    tracks: [
      {
        id: 'round',
        name: voice.say('door.rounds'),
        icon: 'door',
        spaces: ROUNDS,
        at: round - 1,
        says: voice.say('door.round', { round }),
        tone: round === ROUNDS ? 'warn' : 'plain',
        special: { [ROUNDS - 1]: 'warn' },
      },
    ],
    people: seatsOf(view).map((seat) => person(view, voice, seat)),
    hand: view.seat < 0 ? [] : hand(view, sheets),
    belongings: [],
    goals: [],
    piles: [],
    beside: [pile('deck'), pile('used')],
    spotlight: [],
    notes: [],
  };
}

/** A cell is played by touching it. */
export const targetsOf = (_view: View, { data }: Said): readonly string[] =>
  data['cell'] === undefined ? [] : [cardId(data['cell'].slice(data['cell'].indexOf('.') + 1))];
