/** What the logs of Nemesis and Lockdown tell alike. */
import {
  events,
  type Line,
  listOf,
  NUMBER,
  named,
  oneOf,
  type Plain,
  TEXT,
} from '@deadlight/engine';
import { type Before, event } from '../telling/traits.ts';
import { DOMAIN } from './words.ts';

/** The fields that most events have. */
export const who = named('character', 'seat');
const room = named('room');
export const spot = { room, slot: NUMBER } as const;
export const whoAndSpot = { who, ...spot } as const;
const { figure, target, object } = DOMAIN;
const item = named('item');
const card = named('card');
const yesNo = oneOf('yes', 'no');
export const ends = { from: NUMBER, to: NUMBER, exit: NUMBER } as const;
export const network = { network: NUMBER, networks: NUMBER } as const;

const ENTERS = 'enters';
const GETS_AWAY = 'gets-away';
const ESCAPES = 'escapes';
const USES = 'uses';
const CANCELLED = 'cancelled';

const hasSameWho = (one: Line | undefined, other: Line): boolean =>
  one?.data['who'] === other.data['who'];

type Entries = readonly (readonly Line[])[];

/** A room is explored by the player who has just entered it. */
function exploredBy(line: Line, entries: Entries): Line {
  const before = entries.at(-1)?.at(-1);
  return before?.what === ENTERS || before?.what === GETS_AWAY
    ? { ...line, what: 'explores', data: { ...line.data, who: before.data['who']! } }
    : line;
}

/** A second roll of one shot is a reroll. */
function rolledAgain(line: Line, entries: Entries): Line {
  const before = entries.at(-1)?.at(-1);
  return before?.what === line.what && hasSameWho(before, line)
    ? { ...line, what: 'combat-reroll' }
    : line;
}

/** A player who enters a room after trying to escape, whatever attacks came between, has got away. */
function gotAway(line: Line, entries: Entries, has: Before['has']): Line {
  const tried = entries
    .findLast((entry) => entry.every((other) => !has(other, 'attack')))
    ?.find(({ what }) => what === ESCAPES);
  return tried !== undefined && hasSameWho(tried, line) ? { ...line, what: GETS_AWAY } : line;
}

/** Letting go of something is free will, unless an action asks for it or full hands do. */
const makesRoom = (_line: Line, { last, has }: Before): boolean =>
  has(last, 'fillsHands') || has(last, 'action');

/** In the bag step each roll is its own. */
const isOfNoise = (line: Line, { first, has }: Before): boolean =>
  (has(first, 'noisy') || has(first, 'action')) && hasSameWho(first, line);

const isInAction = (_line: Line, { first, has }: Before): boolean =>
  has(first, 'action') || has(first, 'interrupts');

/** Danger has been told by the die or the token that shows it, unless slime has made it. */
const isShown = ({ data: { slime } }: Line, { data: { face, effect } }: Line): boolean =>
  slime !== 'yes' && (face === '@noise.danger' || effect === '@exploration.danger');

/** That somebody uses it says that it is gone, unless the action has been cancelled. */
const isUsed = ({ data }: Line, before: Line, first: Line): boolean =>
  first.what === USES && first.data['item'] === data['item'] && before.what !== CANCELLED;

/** One of a pair of corridors needs its number, and so a sentence of its own. */
const corridorOf = ({ data }: Line): Plain | null =>
  data['exit'] === 0 ? `${data['from']}–${data['to']}` : null;
/** On the surface of Mars there are zones behind the one network of technical corridors. */
const MOST_NETWORKS = 2;
const zoneOf = ({ data: { network: zone, networks } }: Line): Plain | null =>
  Number(networks) > MOST_NETWORKS && zone !== 0 ? zone! : null;
/** A room by its name, or by its number where the name would not do. */
const spotOf = ({ data }: Line): Plain =>
  data['slot'] === undefined ? null : { says: 'spot', room: data['room']!, slot: data['slot'] };

export const inCorridors = (as: string) => ({ as, list: 'corridors', one: corridorOf });
const inSpots = (as: string) => ({ as, list: 'spots', one: spotOf });
/** Several rooms or corridors in one line, as the story makes it. */
const spots = event({ spots: listOf(room) }, { form: true });
export const corridors = event({ corridors: listOf(TEXT) }, { form: true });

/** What players tell each other stands for itself. */
export const SPOKEN = { begins: true, ends: true } as const;

export const EVENT = events({
  // Rounds, phases and turns
  drafted: event({ seat: named('seat'), character: named('character'), number: NUMBER }),
  round: event({ round: NUMBER, time: NUMBER }, { opens: 'round' }),
  phase: event({ phase: named('phase') }, { opens: 'phase' }),
  step: event({ step: named('phase') }, { opens: 'step' }),
  time: event({ time: NUMBER, left: NUMBER }, { opens: 'passage' }),
  turn: event({ who }, { opens: 'turn' }),
  passes: event({ who }, { begins: true }),
  'first-player': event({ who }),
  // Actions
  plays: event({ who, card }, { action: true }),
  [USES]: event({ who, item }, { action: true }),
  'room-action': event(whoAndSpot, { action: true }),
  'remote-room': event(whoAndSpot),
  pays: event(
    { who, card, for: oneOf('basic', 'card', 'item', 'room') },
    { pays: { afterwards: ({ data }) => data['for'] !== 'basic' } },
  ),
  interrupts: event(
    { who, of: who, action: named('card', 'item', 'room', 'action') },
    { interrupts: true, follows: isInAction, ends: true },
  ),
  refuses: event({ who }),
  [CANCELLED]: event({ who }, { cancels: true }),
  draws: event({ who, cards: NUMBER }, { result: true }),
  discards: event({ who }),
  rushes: event({ who }),
  // Moving
  [ENTERS]: event(
    { ...whoAndSpot, noise: oneOf('roll', 'marker', 'none') },
    { noisy: true, retold: gotAway },
  ),
  [GETS_AWAY]: event(
    { ...whoAndSpot, noise: oneOf('roll', 'marker', 'none') },
    { form: true, noisy: true },
  ),
  [ESCAPES]: event(whoAndSpot, { begins: true, ends: true }),
  follows: event({ figure, who }, { result: true }),
  explored: event(spot, { result: true, retold: exploredBy }),
  explores: event(whoAndSpot, { form: true, result: true }),
  'exploration-token': event({ effect: named('exploration'), items: NUMBER }, { result: true }),
  'token-ignored': event({ effect: named('exploration') }, { result: true }),
  // Noise and encounters
  'noise-roll': event({ who, face: named('noise') }, { follows: isOfNoise }),
  'noise-reroll': event({ who, card, face: named('noise') }, { result: true }),
  noise: event(ends, { result: true, joins: inCorridors('noises') }),
  noises: corridors,
  'noise-technical': event(network, {
    result: true,
    joins: { as: 'noise-zones', list: 'zones', one: zoneOf },
  }),
  'noise-everywhere': event(spot, { result: true }),
  'noise-removed': event(spot, { result: true }),
  danger: event({ ...spot, slime: yesNo }, { result: true, isSaidBy: isShown }),
  encounter: event(whoAndSpot, { result: true }),
  'first-encounter': event({}, { result: true }),
  surprise: event({ who }, { result: true }),
  token: event({ token: named('token') }, { result: true }),
  'token-added': event({ type: DOMAIN.type }, { result: true, movement: true }),
  // Intruders
  'intruder-appears': event({ figure, ...spot }, { result: true }),
  'intruder-moves': event({ figure, ...spot }, { result: true, movement: true }),
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
      // What it would take to kill an intruder is a remark; if it has fled, there is none.
      ends: ({ data }) => data['becomes'] !== 'retreats',
    },
  ),
  'intruder-dies': event({ figure, ...spot }, { result: true }),
  retreat: event({ figure, corridor: NUMBER }, { result: true }),
  repelled: event({ figure }, { result: true }),
  transforms: event({ figure }, { result: true }),
  'no-breeder': event({ figure }, { result: true }),
  regeneration: event({}),
  // Attacks
  attacks: event({ figure, who, card: named('attack') }, { begins: true, attack: true }),
  'larva-attacks': event({ figure, who }, { begins: true, attack: true }),
  misses: event({ figure }, { result: true }),
  armor: event({ who, figure }, { result: true }),
  nerves: event({ who, figure }, { result: true }),
  'in-vain': event({ who }, { result: true }),
  // Fights
  shoots: event({ who, weapon: item, target, ammo: NUMBER }, { noisy: true, ends: true }),
  strikes: event({ who, target }, { noisy: true }),
  'combat-roll': event({ who, face: named('combat') }, { result: true, retold: rolledAgain }),
  'combat-reroll': event({ who, face: named('combat') }, { form: true, result: true }),
  'shot-extras': event({ injuries: NUMBER, extras: listOf(named('extra')) }, { result: true }),
  'shot-misses': event({ target: figure }, { result: true }),
  'blow-misses': event({ target: figure }, { result: true }),
  'eggs-missed': event({}, { result: true }),
  'spends-ammo': event({ who, weapon: item, ammo: NUMBER }, { result: true, ends: true }),
  covers: event({ who, weapon: item, ammo: NUMBER }, { ends: true }),
  thrown: event({ target, ...spot }),
  stunned: event({ who }),
  // What becomes of people
  'light-wound': event({ who, times: NUMBER }, { result: true }),
  'serious-wound': event(
    { who, wound: named('wound'), from: oneOf('hit', 'light') },
    { result: true, fillsHands: true },
  ),
  dressed: event({ who, wound: named('wound') }),
  healed: event({ who, wound: named('wound') }, { result: true }),
  'healed-light': event({ who, count: NUMBER }),
  contaminated: event({ who, times: NUMBER }, { result: true }),
  scanned: event({ who, removed: NUMBER }),
  'scans-drawn': event({ who, cards: NUMBER }),
  purged: event(
    { who, removed: NUMBER, larva: yesNo },
    // A larva that is gone is a remark; not everybody had one.
    { ends: ({ data }) => data['larva'] === 'yes' },
  ),
  infested: event({ who, again: yesNo }, { result: true }),
  larva: event({ who }, { result: true }),
  cured: event({ who }, { result: true }),
  slime: event({ who }, { result: true }),
  cleaned: event({ who }),
  burns: event({ who }, { begins: true }),
  bleeds: event({ who }, { begins: true }),
  dies: event({ ...whoAndSpot, cause: named('cause') }, { result: true, ends: true, fatal: true }),
  perishes: event({ who, cause: named('cause') }, { ends: true, fatal: true }),
  revived: event({ who }),
  // Rooms
  fire: event(spot, { result: true, joins: inSpots('fires') }),
  fires: spots,
  'fire-out': event(spot, { result: true, joins: inSpots('fires-out') }),
  'fires-out': spots,
  flushed: event(whoAndSpot),
  malfunction: event(spot, { result: true, joins: inSpots('malfunctions') }),
  malfunctions: spots,
  repaired: event(whoAndSpot),
  'items-burnt': event(spot, { result: true, joins: inSpots('items-burnt-in') }),
  'items-burnt-in': spots,
  ignites: event({ who, item }),
  decompression: event(spot),
  'decompression-stopped': event(spot),
  decompressed: event(spot),
  'door-opened': event(ends, { result: true, joins: inCorridors('doors-opened') }),
  'doors-opened': corridors,
  'door-closed': event(ends, { result: true, joins: inCorridors('doors-closed') }),
  'doors-closed': corridors,
  'door-destroyed': event(
    { ...ends, by: named('character', 'seat', 'figure') },
    { result: true, movement: true },
  ),
  // Items and objects
  searches: event({ who, deck: DOMAIN.deck }),
  'draws-item': event({ who, deck: DOMAIN.deck }, { result: true }),
  keeps: event({ who, item }, { result: true, fillsHands: true }),
  'item-spent': event({ who, item }, { result: true }),
  'item-used-up': event({ who, item }, { result: true, isSaidBy: isUsed }),
  'item-dropped': event({ who, item }, { follows: makesRoom, fillsHands: true }),
  'object-dropped': event({ who, object }, { follows: makesRoom, fillsHands: true }),
  'picks-up': event({ who, object }),
  crafts: event({ who, item, first: item, second: item }),
  loads: event({ who, weapon: item, ammo: NUMBER }, { ends: true }),
  mounted: event({ who, item, weapon: item }),
  tapes: event({ who, first: item, second: item }),
  activates: event({ who, item }),
  // Trades
  'trade-opens': event({ who }),
  shows: event({ who, other: who, item }, { result: true }),
  lays: event({ who, item: named('item', 'object') }, { result: true }),
  proposes: event({ who, other: who }, { result: true }),
  'deal-refused': event({ who, other: who }, { result: true }),
  traded: event(
    { who, other: who, item: named('item', 'object') },
    { result: true, fillsHands: true },
  ),
  'trade-idle': event({}, { result: true }),
  // Eggs and weaknesses
  'takes-egg': event({ who, room }, { noisy: true, fillsHands: true }),
  'egg-laid': event({}, { result: true }),
  'egg-destroyed': event({ ...spot, times: NUMBER }, { result: true }),
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
  'keeps-objective': event({ who }),
  'reveals-objective': event({ who, objective: named('objective') }),
  // Event cards
  event: event({ event: named('event') }, { opens: 'passage' }),
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
