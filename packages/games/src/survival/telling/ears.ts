/** The ship or the facility for somebody who does not see it. */
import type { Seat, View } from '@deadlight/engine';
import { type CardSheet, readAloud } from '../../card-sheet.ts';
import { FIGURES, TYPES } from '../../packs/intruders.ts';
import type { Ears, Exit, Held, Person, Plan, Spot } from '../../telling/ask/ears.ts';
import type { ToldName } from '../../telling/traits.ts';
import type { Voice } from '../../text/voice.ts';
import { across, asSlot, NUMBERS, type Slot, type Way, wayAt } from '../board.ts';
import type { EVENT } from '../log-events.ts';
import type { RoomSheet } from '../room-sheet.ts';
import type { DescribedRoom } from '../sheets.ts';
import { ABOARD, CARRIED, CLOSED, carriedBy, DESTROYED, LIGHT_WOUNDS } from '../vars.ts';
import { BLUE_CORPSE, OBJECTS } from '../words.ts';
import { toldClaims } from './claims.ts';
import { characterOf, seatRef, seatsOf } from './people.ts';
import { cardsIn, roomAt, sizeOf, varsOf, zoneOf } from './seen.ts';
import type { Setting } from './setting.ts';
import { loadOf } from './weapons.ts';
import { whereabouts } from './whereabouts.ts';

/** What a Room costs, when it can be used, and what it does. */
const inOneBreath = ({ cost, tags, text }: DescribedRoom): string =>
  readAloud({ tags: cost === null ? tags : [cost, ...tags], text });

/** What only one of the games says. */
export interface Own
  extends Pick<Ears, 'time' | 'pods' | 'turnQuestions' | 'irreversible' | 'notable'> {
  readonly sheets: readonly RoomSheet[];
  describe(voice: Voice, room: RoomSheet): DescribedRoom;
  /** What a network of ways is called, counted from 0. */
  network(view: View, voice: Voice, network: number): string;
  /** What else is to be said of a room: that it is dark, where it belongs. */
  stateOf(view: View, voice: Voice, slot: Slot): readonly string[];
  /** Figures and vehicles in a room that are neither crew nor Intruders. */
  thingsIn(view: View, voice: Voice, slot: Slot): readonly string[];
  /** Ways that the board does not print: an elevator. */
  exitsOf(view: View, voice: Voice, slot: Slot): readonly Exit[];
  handGroup(view: View): string;
  statesOf(view: View, voice: Voice, seat: Seat): readonly string[];
  beside(view: View, voice: Voice, sheets: readonly CardSheet[]): readonly string[];
}

const CONTAMINATION = ['contamination', 'infected', 'clean'];

const counted = (ids: readonly string[]): [string, number][] =>
  [...Map.groupBy(ids, (id) => id).entries()].map(([id, all]) => [id, all.length]);

const copies = (voice: Voice, name: string, count: number): string =>
  count === 1 ? name : voice.say('hear.copies', { name, count });

const DOORS = { [CLOSED]: 'closed', [DESTROYED]: 'destroyed' } as const;

function exitsOf(setting: Setting, own: Own, view: View, voice: Voice, slot: Slot): Exit[] {
  const { door, noise } = varsOf(view);
  const board = setting.boardFor(varsOf(view));
  const ways = new Set(NUMBERS.map((number) => wayAt(board, slot, number)));
  const numbered = [...ways].map((way: Way): Exit => {
    const isCorridor = way < board.corridors;
    return {
      names: NUMBERS.filter((number) => wayAt(board, slot, number) === way).map(String),
      to: isCorridor ? String(across(board, way, slot)) : null,
      into: isCorridor ? '' : own.network(view, voice, way - board.corridors),
      noise: noise[way] === true,
      door: DOORS[door[way] as keyof typeof DOORS] ?? 'none',
    };
  });
  const paths = board.pathsOf[slot]!.map(
    (other): Exit => ({ names: [], to: String(other), into: '', noise: false, door: 'none' }),
  );
  return [...numbered, ...paths, ...own.exitsOf(view, voice, slot)];
}

function creaturesIn(view: View, voice: Voice, slot: Slot): string[] {
  const { at, hurt } = varsOf(view);
  return at.flatMap((where, figure) => {
    if (where !== slot) return [];
    const name = voice.say(`figure.${FIGURES[figure]!}`);
    const injuries = hurt[figure]!;
    return [injuries === 0 ? name : voice.say('hear.hurt', { name, injuries })];
  });
}

const crewIn = (view: View, voice: Voice, slot: Slot): string[] => {
  const vars = varsOf(view);
  return seatsOf(view)
    .filter((seat) => vars.place[seat] === slot && vars.fate[seat] === ABOARD)
    .map((seat) => voice.say(seatRef(vars, seat).slice(1)));
};

function thingsIn(setting: Setting, own: Own, view: View, voice: Voice, slot: Slot): string[] {
  const { eggsIn, carcassesIn, corpse, nestEggs } = varsOf(view);
  const { id, explored } = roomAt(setting, view, slot);
  const eggs = eggsIn[slot]! + (explored && id === 'nest' ? nestEggs : 0);
  const lying = OBJECTS.filter(
    (_, object) => object >= BLUE_CORPSE && corpse[object] === slot && corpse[object]! < CARRIED,
  );
  const counts: [string, number][] = [
    ['egg', eggs],
    ['carcass', carcassesIn[slot]!],
    ...lying.map((object): [string, number] => [object, 1]),
  ];
  return [
    ...counts
      .filter(([, count]) => count > 0)
      .map(([object, count]) => copies(voice, voice.say(`object.${object}`), count)),
    ...own.thingsIn(view, voice, slot),
  ];
}

function spotOf(setting: Setting, own: Own, view: View, voice: Voice, slot: Slot): Spot {
  const { items, fire, malfunction, decompression } = varsOf(view);
  const { id, explored } = roomAt(setting, view, slot);
  const sheet = own.sheets.find((one) => one.id === id);
  const name = voice.say(id === null ? 'room.unexplored' : `room.${id}`);
  const state = [
    ...(explored || id === null ? [] : [voice.say('hear.unexplored')]),
    ...(fire[slot] ? [voice.say('hear.fire')] : []),
    ...(malfunction[slot] ? [voice.say('hear.malfunction')] : []),
    ...(decompression === slot ? [voice.say('hear.sealed')] : []),
    ...own.stateOf(view, voice, slot),
    ...(explored && items[slot]! >= 0
      ? [voice.say('hear.found', { count: items[slot]!, colour: sheet?.colour ?? 'none' })]
      : []),
    ...(sheet?.computer === true ? [voice.say('hear.computer')] : []),
  ];
  return {
    id: String(slot),
    name: voice.say('hear.room', { number: slot, name }),
    short: String(slot),
    typed: [],
    known: id !== null,
    state,
    burning: fire[slot] === true,
    broken: malfunction[slot] === true,
    people: crewIn(view, voice, slot),
    creatures: creaturesIn(view, voice, slot),
    things: thingsIn(setting, own, view, voice, slot),
    text: sheet === undefined ? '' : inOneBreath(own.describe(voice, sheet)),
    exits: exitsOf(setting, own, view, voice, slot),
  };
}

function planOf(setting: Setting, own: Own, view: View, voice: Voice): Plan {
  const vars = varsOf(view);
  const { slots } = setting.boardFor(vars);
  const place = vars.place[view.seat] ?? 0;
  const here = place > 0 && vars.fate[view.seat] === ABOARD;
  return {
    spots: Array.from({ length: slots }, (_, i) =>
      spotOf(setting, own, view, voice, asSlot(i + 1)),
    ),
    mine: here ? [{ spot: String(place), who: voice.say(seatRef(vars, view.seat).slice(1)) }] : [],
  };
}

function turnOf(view: View, voice: Voice): string {
  const vars = varsOf(view);
  const { active, actions, rushed } = vars;
  if (active < 0) return '';
  const cards = active === view.seat ? sizeOf(view, zoneOf('hand', active)) : -1;
  return voice.say('hear.turn', {
    who: active === view.seat ? 'you' : voice.say(seatRef(vars, active).slice(1)),
    actions,
    cards,
    rushed: rushed ? 'yes' : 'no',
  });
}

function itemHeld(
  setting: Setting,
  view: View,
  voice: Voice,
  sheets: readonly CardSheet[],
  item: string,
  count: number,
): Held {
  const loaded = loadOf(setting.vocabulary, view, item);
  return {
    name: voice.say(`item.${item}`),
    text: readAloud(sheets.find(({ id }) => id === item)),
    note: loaded === null ? (count > 1 ? `×${count}` : '') : voice.say('hear.ammo', { ...loaded }),
  };
}

const OWN_ITEMS = ['held', 'gear', 'mounted', 'inventory', 'found', 'offer', 'openOffer'] as const;
const OPEN_ITEMS = ['held', 'gear', 'mounted', 'openOffer'] as const;

function objectsOf(view: View, seat: Seat): string[] {
  const { eggsOf, carcassesOf, corpse } = varsOf(view);
  return [
    ...new Array<string>(eggsOf[seat]!).fill('egg'),
    ...new Array<string>(carcassesOf[seat]!).fill('carcass'),
    ...OBJECTS.filter((_, object) => object >= BLUE_CORPSE && corpse[object] === carriedBy(seat)),
  ];
}

/** Wounds and what else ails somebody, as everyone can see. */
function healthOf(view: View, voice: Voice, seat: Seat): string[] {
  const { light, slime, larva, signal } = varsOf(view);
  const named = (zone: string, text: string): string[] =>
    cardsIn(view, zoneOf(zone, seat)).map((wound) =>
      voice.say(text, { wound: voice.say(`wound.${wound}`) }),
    );
  return [
    ...(light[seat]! > 0
      ? [voice.say('hear.light', { count: light[seat]!, of: LIGHT_WOUNDS })]
      : []),
    ...named('wounds', 'hear.serious'),
    ...named('dressed', 'hear.dressed'),
    ...(slime[seat] ? [voice.say('hear.slime')] : []),
    ...(larva[seat] ? [voice.say('hear.larva')] : []),
    ...(signal[seat] ? [voice.say('hear.signal')] : []),
  ];
}

function peopleOf(setting: Setting, own: Own, view: View, voice: Voice): Person[] {
  const vars = varsOf(view);
  return seatsOf(view).map((seat) => {
    const where = whereabouts(setting, view, voice, seat);
    const name = voice.say(seatRef(vars, seat).slice(1));
    if (vars.fate[seat] !== ABOARD || characterOf(vars, seat) === null)
      return { seat, name, says: [where] };
    const items = OPEN_ITEMS.flatMap((zone) => [...cardsIn(view, zoneOf(zone, seat))]);
    return {
      seat,
      name,
      says: [
        where,
        voice.say('hear.cards', { count: sizeOf(view, zoneOf('hand', seat)) }),
        ...(vars.passed[seat] ? [voice.say('hear.passed')] : []),
        ...healthOf(view, voice, seat),
        ...own.statesOf(view, voice, seat),
        ...counted(items).map(([item, count]) => {
          const { name: said, note } = itemHeld(setting, view, voice, [], item, count);
          return note === '' ? said : `${said} ${note}`;
        }),
        ...counted(objectsOf(view, seat)).map(([object, count]) =>
          copies(voice, voice.say(`object.${object}`), count),
        ),
      ],
    };
  });
}

/** Every serious wound with what it does; the others by their number. */
function woundsOf(view: View, voice: Voice): string[] {
  const { light, slime, larva } = varsOf(view);
  if (view.seat < 0) return [];
  const seat = view.seat;
  const serious = cardsIn(view, zoneOf('wounds', seat)).map((wound) =>
    voice.say('hear.woundDoes', {
      wound: voice.say(`wound.${wound}`),
      text: voice.say(`woundText.${wound}`),
    }),
  );
  const dressed = cardsIn(view, zoneOf('dressed', seat)).map((wound) =>
    voice.say('hear.sentence', {
      text: voice.say('hear.dressed', { wound: voice.say(`wound.${wound}`) }),
    }),
  );
  return [
    ...(light[seat]! > 0
      ? [voice.say('hear.lightWounds', { count: light[seat]!, of: LIGHT_WOUNDS })]
      : []),
    ...serious,
    ...dressed,
    ...(slime[seat] ? [voice.say('hear.slimeDoes')] : []),
    ...(larva[seat] ? [voice.say('hear.larvaDoes')] : []),
  ];
}

function handOf(own: Own, view: View, voice: Voice, sheets: readonly CardSheet[]): Held[] {
  if (view.seat < 0) return [];
  const group = own.handGroup(view);
  const character = characterOf(varsOf(view), view.seat);
  return cardsIn(view, zoneOf('hand', view.seat)).map((card) => {
    const isContamination = CONTAMINATION.includes(card);
    const id = isContamination ? 'contamination' : group === 'card' ? `${character}-${card}` : card;
    const sheet = sheets.find((one) => one.id === id);
    return { name: voice.say(`${group}.${card}`), text: readAloud(sheet), note: '' };
  });
}

const BAG = ['blank', ...TYPES] as const;

function bagOf(view: View, voice: Voice): string[] {
  const tokens = cardsIn(view, 'bag');
  const said = BAG.flatMap((type) => {
    const count = tokens.filter((token) => token === type).length;
    if (count === 0) return [];
    const name = voice.say(`token.${type}`);
    return [voice.say('hear.token', { name, count, odds: count / tokens.length })];
  });
  return [
    voice.say('hear.bag', { count: tokens.length, tokens: said.join(voice.say('hear.comma')) }),
  ];
}

/** What a game tells of others: the most dangerous first, with its own between; what costs nobody anything is left out. */
export const NOTABLE = {
  deaths: [
    'dies',
    'perishes',
    'encounter',
    'intruder-appears',
    'intruder-moves',
    'attacks',
    'larva-attacks',
    'intruder-dies',
  ],
  dangers: [
    'event',
    'serious-wound',
    'fire',
    'explored',
    'enters',
    'noise',
    'noise-technical',
    'door-closed',
    'door-opened',
    'door-destroyed',
    'malfunction',
  ],
  finds: ['signal', 'weakness'],
  rest: ['light-wound', 'passes', 'time'],
} as const satisfies Readonly<Record<string, readonly ToldName<typeof EVENT>[]>>;

export const earsOf = (setting: Setting, own: Own): Ears => ({
  plan: (view, voice) => planOf(setting, own, view, voice),
  turn: turnOf,
  time: own.time,
  people: (view, voice) => peopleOf(setting, own, view, voice),
  hand: (view, voice, sheets) => handOf(own, view, voice, sheets),
  items: (view, voice, sheets) =>
    view.seat < 0
      ? []
      : [
          ...counted(OWN_ITEMS.flatMap((zone) => [...cardsIn(view, zoneOf(zone, view.seat))])).map(
            ([item, count]) => itemHeld(setting, view, voice, sheets, item, count),
          ),
          ...counted(objectsOf(view, view.seat)).map(([object, count]) => ({
            name: voice.say(`object.${object}`),
            text: '',
            note: count > 1 ? `×${count}` : '',
          })),
          ...cardsIn(view, zoneOf('quests', view.seat)).map((item) => ({
            name: voice.say(`item.${item}`),
            text: readAloud(sheets.find(({ id }) => id === item)),
            note: voice.say('hear.notInPlay'),
          })),
        ],
  wounds: woundsOf,
  bag: bagOf,
  pods: own.pods,
  beside: (view, voice, sheets) => [
    ...own.beside(view, voice, sheets),
    ...toldClaims(setting, view, voice).map(({ round, said }) =>
      voice.say('hear.claim', { round, said }),
    ),
  ],
  turnQuestions: own.turnQuestions,
  irreversible: own.irreversible,
  notable: own.notable,
});
