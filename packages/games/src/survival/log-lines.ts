/** Events of Nemesis and Lockdown that the traits of others read or make, and the fields that many events have. */
import { type EventName, events, listOf, NUMBER, named, oneOf, TEXT } from '@deadlight/engine';
import { DOMAIN } from './words.ts';

export const who = named('character', 'seat');
export const room = named('room');
export const spot = { room, slot: NUMBER } as const;
export const whoAndSpot = { who, ...spot } as const;
export const { figure } = DOMAIN;
export const item = named('item');
export const card = named('card');
const breaker = named('character', 'seat', 'figure');
export const yesNo = oneOf('yes', 'no');
export const ends = { from: NUMBER, to: NUMBER, exit: NUMBER } as const;

const enters = { ...whoAndSpot, noise: oneOf('roll', 'marker', 'none') } as const;
const figureAndSpot = { figure, ...spot } as const;
const thing = named('item', 'object');
const cause = named('cause');

/** Several rooms or corridors in one line, as the story makes it. */
const spots = { data: { spots: listOf(room) } } as const;
export const corridors = { data: { corridors: listOf(TEXT) } } as const;
/** A corridor by the rooms at its ends, as the story makes it. */
const between = { data: { from: room, to: room } } as const;
const milestone = { data: {} } as const;

/** How things stand at the end of a round. */
const state = {
  dead: NUMBER,
  away: NUMBER,
  seen: NUMBER,
  nest: NUMBER,
  engines: NUMBER,
  burning: NUMBER,
  carriers: NUMBER,
} as const;

export const LINE = events({
  state: { data: state },
  drafted: { data: { seat: named('seat'), character: named('character'), number: NUMBER } },
  passes: { data: { who } },
  plays: { data: { who, card } },
  uses: { data: { who, item } },
  'room-action': { data: whoAndSpot },
  'remote-room': { data: whoAndSpot },
  cancelled: { data: { who } },
  'discards-cards': { data: { who, times: NUMBER } },
  // Moving
  enters: { data: enters },
  'gets-away': { data: enters },
  escapes: { data: whoAndSpot },
  follows: { data: { figure, who } },
  explores: { data: whoAndSpot },
  'exploration-token': { data: { effect: named('exploration'), items: NUMBER } },
  'token-ignored': { data: { effect: named('exploration') } },
  // Noise and encounters
  'noise-roll': { data: { who, face: named('noise') } },
  'noise-reroll': { data: { who, card, face: named('noise') } },
  'noise-near': spots,
  'noise-between': between,
  noises: corridors,
  'noise-zones': { data: { zones: listOf(NUMBER) } },
  danger: { data: { ...spot, slime: yesNo } },
  encounter: { data: whoAndSpot },
  'encounter-by-noise': { data: whoAndSpot },
  surprise: { data: { who } },
  'first-intruder': milestone,
  // Intruders
  'intruder-grown': { data: figureAndSpot },
  'intruder-moves': { data: figureAndSpot },
  'intruders-gather': { data: { all: listOf(figure), ...spot } },
  'intruder-retreats': { data: figureAndSpot },
  'intruder-runs': { data: { figure, via: listOf(room), ...spot } },
  'intruder-vanishes': { data: { figure } },
  'intruder-dies': { data: figureAndSpot },
  retreat: { data: { figure, corridor: NUMBER } },
  transforms: { data: { figure } },
  // Fights
  strikes: { data: { who, target: DOMAIN.target } },
  throws: { data: { who, item, target: DOMAIN.target, ...spot } },
  'combat-reroll': { data: { who, face: named('combat') } },
  'item-spent': { data: { who, item } },
  'item-used-up': { data: { who, item } },
  // What becomes of people
  'serious-wound': { data: { who, wound: named('wound'), from: oneOf('hit', 'light') } },
  'first-blood': milestone,
  'scans-drawn': { data: { who, cards: NUMBER } },
  'all-scans-drawn': { data: { all: listOf(who) } },
  contaminated: { data: { who, times: NUMBER } },
  infested: { data: { who, again: yesNo } },
  'all-contaminated': { data: { all: listOf(who) } },
  slime: { data: { who } },
  'all-slimed': { data: { all: listOf(who) } },
  burns: { data: { who } },
  bleeds: { data: { who } },
  dies: { data: { ...whoAndSpot, cause } },
  kills: { data: { figure, ...whoAndSpot } },
  perishes: { data: { who, cause } },
  'all-perish': { data: { all: listOf(who), cause } },
  'first-death': milestone,
  'last-left': milestone,
  // Rooms
  fires: spots,
  'fires-out': spots,
  malfunctions: spots,
  sabotages: { data: whoAndSpot },
  'items-burnt-in': spots,
  'door-opened-near': spots,
  'door-opened-between': between,
  'doors-opened': corridors,
  'door-closed-near': spots,
  'door-closed-between': between,
  'doors-closed': corridors,
  'door-destroyed-near': { data: { by: breaker, spots: listOf(room) } },
  'door-destroyed-between': { data: { by: breaker, from: room, to: room } },
  'door-destroyed': { data: { ...ends, by: breaker } },
  'opens-door': { data: { who, ...ends } },
  'opens-doors': { data: { who, corridors: listOf(TEXT) } },
  'opens-door-near': { data: { who, spots: listOf(room) } },
  'opens-door-between': { data: { who, from: room, to: room } },
  'shuts-door': { data: { who, ...ends } },
  'shuts-doors': { data: { who, corridors: listOf(TEXT) } },
  'shuts-door-near': { data: { who, spots: listOf(room) } },
  'shuts-door-between': { data: { who, from: room, to: room } },
  // Items, trades and objectives
  'draws-item': { data: { who, deck: DOMAIN.deck } },
  traded: { data: { who, other: who, item: thing } },
  'deal-refused': { data: { who, other: who } },
  'peeks-rooms': { data: { who, slots: listOf(NUMBER) } },
  'keeps-objective': { data: { who } },
  'keep-objectives': { data: { all: listOf(who) } },
});

type Lines = typeof LINE;

/** A field that some of these events have. */
export type FieldName = { [N in EventName<Lines>]: EventName<Lines[N]['data']> }[EventName<Lines>];
