/** What the logs of Nemesis and Lockdown tell alike. */
import { events, listOf, NUMBER, named, oneOf, TEXT } from '@deadlight/engine';
import { event } from '../telling/traits.ts';
import {
  BESIDE,
  brokenOff,
  CANCELLED,
  corridorOf,
  countCards,
  drivenOff,
  ENCOUNTERS,
  ENTERS,
  ESCAPES,
  either,
  exploredBy,
  firstOrLast,
  followed,
  foundBefore,
  GETS_AWAY,
  gathered,
  gotAway,
  grown,
  heard,
  isInAction,
  isOfNoise,
  isOfVanished,
  isSabotage,
  isSettled,
  isShown,
  isThrown,
  isUsed,
  killedBy,
  makesRoom,
  PLAYS,
  passing,
  rolledAgain,
  runsOn,
  saidBy,
  spotOf,
  THROWS,
  tellsItself,
  toAll,
  togetherBy,
  USES,
  zoneOf,
} from './log-traits.ts';
import { STATE, tally } from './telling/state.ts';
import { DOMAIN } from './words.ts';

/** The fields that most events have. */
export const who = named('character', 'seat');
const room = named('room');
export const spot = { room, slot: NUMBER } as const;
export const whoAndSpot = { who, ...spot } as const;
const { figure, target, object } = DOMAIN;
const item = named('item');
const card = named('card');
const breaker = named('character', 'seat', 'figure');
const yesNo = oneOf('yes', 'no');
export const ends = { from: NUMBER, to: NUMBER, exit: NUMBER } as const;
export const network = { network: NUMBER, networks: NUMBER } as const;

export const inCorridors = (as: string) => ({ as, list: 'corridors', one: corridorOf });
const inSpots = (as: string) => ({ as, list: 'spots', one: spotOf });
/** Several rooms or corridors in one line, as the story makes it. */
const spots = event({ spots: listOf(room) }, { form: true });
export const corridors = event({ corridors: listOf(TEXT) }, { form: true });
/** A corridor by the rooms at its ends, as the story makes it. */
const between = event({ from: room, to: room }, { form: true });
const MILESTONE = event({}, { form: true });

/** What players tell each other stands for itself. */
export const SPOKEN = { begins: true, ends: true } as const;

export const EVENT = events({
  // Rounds, phases and turns
  drafted: event({ seat: named('seat'), character: named('character'), number: NUMBER }),
  round: event(
    { round: NUMBER, time: NUMBER },
    { opens: 'round', chip: true, closes: { as: 'state', tally } },
  ),
  state: event(STATE, { form: true }),
  phase: event({ phase: named('phase') }, { opens: 'phase' }),
  step: event({ step: named('phase') }, { opens: 'step' }),
  time: event({ time: NUMBER, left: NUMBER }, { opens: 'passage', chip: true }),
  turn: event({ who }, { opens: 'turn' }),
  passes: event({ who }, { begins: true }),
  'first-player': event({ who }),
  // Actions
  [PLAYS]: event({ who, card }, { action: true, chip: true, unsaid: tellsItself }),
  [USES]: event({ who, item }, { action: true }),
  'room-action': event(whoAndSpot, { action: true, chip: true, unsaid: tellsItself }),
  'remote-room': event(whoAndSpot),
  pays: event(
    { who, card, for: oneOf('basic', 'card', 'item', 'room') },
    { chip: true, pays: { afterwards: ({ data }) => data['for'] !== 'basic' } },
  ),
  interrupts: event(
    { who, of: who, action: named('card', 'item', 'room', 'action') },
    { interrupts: true, follows: isInAction, ends: true, chip: true },
  ),
  refuses: event({ who, of: who }),
  [CANCELLED]: event({ who }, { cancels: true }),
  draws: event({ who, cards: NUMBER }, { result: true, ...BESIDE }),
  discards: event({ who }, { ...BESIDE, follows: passing, counted: countCards }),
  'discards-cards': event({ who, times: NUMBER }, { form: true, chip: true }),
  rushes: event({ who }, { ends: true }),
  // Moving
  [ENTERS]: event(
    { ...whoAndSpot, noise: oneOf('roll', 'marker', 'none') },
    { noisy: true, retold: gotAway },
  ),
  [GETS_AWAY]: event(
    { ...whoAndSpot, noise: oneOf('roll', 'marker', 'none') },
    { form: true, noisy: true },
  ),
  [ESCAPES]: event(whoAndSpot, { begins: true, ends: true, tense: true }),
  follows: event({ figure, who }, { result: true }),
  explored: event(spot, { result: true, retold: exploredBy }),
  explores: event(whoAndSpot, { form: true, result: true }),
  'exploration-token': event(
    { effect: named('exploration'), items: NUMBER },
    { result: true, ...BESIDE },
  ),
  'token-ignored': event({ effect: named('exploration') }, { result: true, ...BESIDE }),
  // Noise and encounters
  'noise-roll': event(
    { who, face: named('noise') },
    // Silence is heard; the rest is what the die does.
    {
      follows: isOfNoise,
      chip: true,
      ends: true,
      unsaid: ({ data }, { lines }) =>
        data['face'] !== '@noise.silence' || lines.some(({ what }) => what === 'danger'),
    },
  ),
  'noise-reroll': event({ who, card, face: named('noise') }, { result: true, ...BESIDE }),
  noise: event(ends, {
    result: true,
    joins: inCorridors('noises'),
    chip: true,
    corridor: { near: 'noise-near', between: 'noise-between' },
  }),
  'noise-near': spots,
  'noise-between': between,
  noises: corridors,
  'noise-technical': event(network, {
    result: true,
    joins: { as: 'noise-zones', list: 'zones', one: zoneOf },
  }),
  'noise-everywhere': event(spot, { result: true }),
  'noise-removed': event(spot, { result: true, unsaid: true }),
  danger: event({ ...spot, slime: yesNo }, { result: true, isSaidBy: isShown }),
  encounter: event(whoAndSpot, { result: true, tense: true, atPlayer: true, retold: heard }),
  'encounter-by-noise': event(whoAndSpot, {
    form: true,
    result: true,
    tense: true,
    atPlayer: true,
  }),
  'first-encounter': event({}, { result: true, unsaid: true, milestone: 'first-intruder' }),
  'first-intruder': MILESTONE,
  surprise: event({ who }, { result: true, chip: true }),
  token: event(
    { token: named('token') },
    {
      result: true,
      chip: true,
      // Something that was heard, and is not there.
      unsaid: ({ data }, { lines }) =>
        data['token'] !== '@token.blank' || !lines.some(({ what }) => ENCOUNTERS.has(what)),
    },
  ),
  'token-added': event(
    { type: DOMAIN.type },
    { result: true, movement: true, chip: true, unsaid: isOfVanished },
  ),
  // Intruders
  'intruder-appears': event({ figure, ...spot }, { result: true, retold: grown }),
  'intruder-grown': event({ figure, ...spot }, { form: true, result: true }),
  'intruder-moves': event(
    { figure, ...spot },
    {
      result: true,
      movement: true,
      retold: drivenOff,
      completes: (before, line) => runsOn(before, line) ?? gathered(before, line),
      isSaidBy: followed,
    },
  ),
  'intruders-gather': event({ all: listOf(figure), ...spot }, { form: true, movement: true }),
  'intruder-retreats': event({ figure, ...spot }, { form: true, result: true, movement: true }),
  'intruder-runs': event({ figure, via: listOf(room), ...spot }, { form: true, movement: true }),
  'intruder-vanishes': event({ figure }, { result: true, movement: true }),
  'intruder-hurt': event(
    {
      figure,
      injuries: NUMBER,
      before: NUMBER,
      total: NUMBER,
      needed: NUMBER,
      becomes: oneOf('retreats', 'alive', 'dead'),
    },
    {
      // Each that burns or is hit besides has an entry of its own where nobody does it.
      follows: (line, { first }) => first.what !== line.what,
      chip: true,
      unsaid: saidBy('intruder-dies', 'figure'),
    },
  ),
  'intruder-dies': event({ figure, ...spot }, { result: true, atPlayer: true }),
  retreat: event(
    { figure, corridor: NUMBER },
    {
      result: true,
      chip: true,
      unsaid: either(saidBy('intruder-retreats', 'figure'), saidBy('intruder-vanishes', 'figure')),
    },
  ),
  repelled: event({ figure }, { result: true }),
  transforms: event({ figure }, { result: true }),
  'no-breeder': event({ figure }, { result: true }),
  regeneration: event({}),
  // Attacks
  attacks: event(
    { figure, who, card: named('attack') },
    { begins: true, attack: true, chip: true, tense: true, unsaid: saidBy('kills') },
  ),
  'larva-attacks': event({ figure, who }, { begins: true, attack: true, tense: true }),
  misses: event({ figure }, { result: true }),
  armor: event({ who, figure }, { result: true }),
  nerves: event({ who, figure }, { result: true }),
  'in-vain': event({ who }, { result: true }),
  // Fights
  shoots: event(
    { who, weapon: item, target, ammo: NUMBER },
    { noisy: true, chip: true, onSpot: true },
  ),
  strikes: event({ who, target }, { noisy: true, onSpot: true }),
  'combat-roll': event(
    { who, face: named('combat') },
    { result: true, retold: rolledAgain, ...BESIDE },
  ),
  'combat-reroll': event({ who, face: named('combat') }, { form: true, result: true, ...BESIDE }),
  'shot-extras': event(
    { injuries: NUMBER, extras: listOf(named('extra')) },
    { result: true, ...BESIDE },
  ),
  'shot-misses': event({ target: figure }, { result: true }),
  'blow-misses': event({ target: figure }, { result: true }),
  'eggs-missed': event({}, { result: true }),
  'spends-ammo': event(
    { who, weapon: item, ammo: NUMBER },
    { result: true, ends: true, ...BESIDE },
  ),
  covers: event({ who, weapon: item, ammo: NUMBER }, { chip: true }),
  thrown: event({ target, ...spot }, { completes: isThrown }),
  [THROWS]: event({ who, item, target, ...spot }, { form: true }),
  stunned: event({ who }),
  // What becomes of people
  'light-wound': event(
    { who, times: NUMBER },
    {
      result: true,
      chip: true,
      milestone: 'first-blood',
      unsaid: either(
        saidBy('serious-wound'),
        saidBy('dies'),
        saidBy('kills'),
        saidBy('burns'),
        saidBy('bleeds'),
      ),
    },
  ),
  'serious-wound': event(
    { who, wound: named('wound'), from: oneOf('hit', 'light') },
    {
      result: true,
      fillsHands: true,
      chip: true,
      ends: true,
      milestone: 'first-blood',
      unsaid: saidBy('kills'),
    },
  ),
  'first-blood': MILESTONE,
  dressed: event({ who, wound: named('wound') }),
  healed: event({ who, wound: named('wound') }, { result: true }),
  'healed-light': event({ who, count: NUMBER }),
  contaminated: event(
    { who, times: NUMBER },
    {
      result: true,
      chip: true,
      unsaid: saidBy('kills'),
      completes: toAll('contaminated', 'all-contaminated'),
    },
  ),
  'all-contaminated': event({ all: listOf(who) }, { form: true, result: true }),
  scanned: event({ who, removed: NUMBER }, { chip: true }),
  'scans-drawn': event(
    { who, cards: NUMBER },
    {
      follows: (line, { first }) => first.what === line.what,
      chip: true,
      completes: toAll('scans-drawn', 'all-scans-drawn'),
    },
  ),
  'all-scans-drawn': event({ all: listOf(who) }, { form: true }),
  purged: event(
    { who, removed: NUMBER, larva: yesNo },
    // A larva that is gone is a remark; not everybody had one.
    { chip: true, ends: ({ data }) => data['larva'] === 'yes' },
  ),
  infested: event({ who, again: yesNo }, { result: true, ends: true }),
  larva: event({ who }, { result: true, ends: true }),
  cured: event({ who }, { result: true }),
  slime: event(
    { who },
    { result: true, unsaid: saidBy('kills'), completes: toAll('slime', 'all-slimed') },
  ),
  'all-slimed': event({ all: listOf(who) }, { form: true, result: true }),
  cleaned: event({ who }),
  burns: event({ who }, { begins: true, unsaid: saidBy('dies') }),
  bleeds: event({ who }, { begins: true, unsaid: saidBy('dies') }),
  dies: event(
    { ...whoAndSpot, cause: named('cause') },
    { result: true, ends: true, fatal: true, retold: killedBy, milestone: firstOrLast },
  ),
  kills: event(
    { figure, ...whoAndSpot },
    { form: true, result: true, attack: true, ends: true, fatal: true },
  ),
  'first-death': MILESTONE,
  'last-left': MILESTONE,
  perishes: event(
    { who, cause: named('cause') },
    {
      follows: (line, { last }) => last.what === line.what,
      ends: true,
      fatal: true,
      completes: togetherBy('cause', toAll('perishes', 'all-perish')),
    },
  ),
  'all-perish': event({ all: listOf(who), cause: named('cause') }, { form: true, fatal: true }),
  revived: event({ who }),
  // Rooms
  fire: event(spot, { result: true, joins: inSpots('fires') }),
  fires: spots,
  'fire-out': event(spot, { result: true, joins: inSpots('fires-out') }),
  'fires-out': spots,
  flushed: event(whoAndSpot),
  malfunction: event(spot, {
    result: true,
    joins: inSpots('malfunctions'),
    completes: isSabotage,
  }),
  malfunctions: spots,
  sabotages: event(whoAndSpot, { form: true }),
  repaired: event(whoAndSpot),
  'items-burnt': event(spot, { result: true, joins: inSpots('items-burnt-in') }),
  'items-burnt-in': spots,
  ignites: event({ who, item }),
  decompression: event(spot),
  'decompression-stopped': event(spot),
  decompressed: event(spot),
  'door-opened': event(ends, {
    result: true,
    joins: inCorridors('doors-opened'),
    chip: true,
    corridor: { near: 'door-opened-near', between: 'door-opened-between' },
  }),
  'door-opened-near': spots,
  'door-opened-between': between,
  'doors-opened': corridors,
  'door-closed': event(ends, {
    result: true,
    joins: inCorridors('doors-closed'),
    chip: true,
    corridor: { near: 'door-closed-near', between: 'door-closed-between' },
  }),
  'door-closed-near': spots,
  'door-closed-between': between,
  'doors-closed': corridors,
  'door-destroyed': event(
    { ...ends, by: breaker },
    {
      result: true,
      movement: true,
      chip: true,
      corridor: { near: 'door-destroyed-near', between: 'door-destroyed-between' },
    },
  ),
  'door-destroyed-near': event(
    { by: breaker, spots: listOf(room) },
    { form: true, movement: true },
  ),
  'door-destroyed-between': event(
    { by: breaker, from: room, to: room },
    { form: true, movement: true },
  ),
  // Items and objects
  searches: event({ who, deck: DOMAIN.deck }, { chip: true }),
  'draws-item': event({ who, deck: DOMAIN.deck }, { result: true, chip: true }),
  keeps: event({ who, item }, { result: true, fillsHands: true, isSaidBy: foundBefore }),
  'item-spent': event({ who, item }, { result: true, unsaid: saidBy('uses', 'item') }),
  'item-used-up': event({ who, item }, { result: true, isSaidBy: isUsed }),
  'item-dropped': event({ who, item }, { follows: makesRoom, fillsHands: true }),
  'object-dropped': event({ who, object }, { follows: makesRoom, fillsHands: true }),
  'picks-up': event({ who, object }),
  crafts: event({ who, item, first: item, second: item }),
  loads: event({ who, weapon: item, ammo: NUMBER }, { chip: true }),
  mounted: event({ who, item, weapon: item }),
  tapes: event({ who, first: item, second: item }),
  activates: event({ who, item }),
  // Trades
  'trade-opens': event({ who }),
  shows: event({ who, other: who, item }, { result: true }),
  lays: event(
    { who, item: named('item', 'object') },
    { result: true, unsaid: saidBy('traded', 'item') },
  ),
  proposes: event({ who, other: who }, { result: true, unsaid: isSettled }),
  'deal-refused': event({ who, other: who }, { result: true, isSaidBy: brokenOff }),
  traded: event(
    { who, other: who, item: named('item', 'object') },
    { result: true, fillsHands: true },
  ),
  'trade-idle': event({}, { result: true }),
  // Eggs and weaknesses
  'takes-egg': event({ who, room }, { noisy: true, fillsHands: true, onSpot: true }),
  'egg-laid': event({}, { result: true }),
  'egg-destroyed': event({ ...spot, times: NUMBER }, { result: true, atPlayer: true }),
  'egg-lost': event({}),
  'nest-destroyed': event({}, { result: true }),
  weakness: event({ specimen: named('specimen'), weakness: named('weakness') }),
  // Knowledge
  peeks: event(
    { who, slot: NUMBER },
    { joins: { as: 'peeks-rooms', list: 'slots', one: ({ data }) => data['slot']! } },
  ),
  'peeks-rooms': event({ who, slots: listOf(NUMBER) }, { form: true }),
  foresees: event({ who }),
  leaves: event({ who }),
  buries: event({ who }),
  signal: event({ who }),
  'looks-objective': event({ who, other: who, which: named('objective') }),
  'keeps-objective': event(
    { who },
    { result: true, apart: true, completes: toAll('keeps-objective', 'keep-objectives') },
  ),
  'keep-objectives': event({ all: listOf(who) }, { form: true }),
  'reveals-objective': event({ who, objective: named('objective') }),
  // Event cards
  event: event({ event: named('event') }, { opens: 'passage', chip: true }),
  'event-idle': event({ why: named('idle') }),
  // What players say
  'say-take': event(whoAndSpot, SPOKEN),
  'say-help': event({ who }, SPOKEN),
  'say-leave': event({ who }, SPOKEN),
  // The end
  'final-scan': event({ who, result: named('scan') }),
  'final-draw': event({ who, result: named('scan') }, { ends: true }),
  'end-explosion': event({}, { begins: true }),
  'end-fire': event({}, { begins: true }),
  'end-hull': event({}, { begins: true }),
});
