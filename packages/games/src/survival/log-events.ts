/** What the logs of Nemesis and Lockdown tell alike. */
import { events, type LogEvent, listOf, NUMBER, named, oneOf, tells } from '@deadlight/engine';
import { event, withTraits } from '../telling/traits.ts';
import { card, ends, figure, item, LINE, room, spot, who, whoAndSpot, yesNo } from './log-lines.ts';
import {
  afterBlow,
  BESIDE,
  brokenOff,
  corridorOf,
  countCards,
  drivenOff,
  exploredBy,
  firstOrLast,
  followed,
  foundBefore,
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
  passing,
  rolledAgain,
  roomTellsItself,
  runsOn,
  saidBy,
  spotOf,
  tellsItself,
  toAll,
  togetherBy,
  worked,
  zoneOf,
} from './log-traits.ts';
import { closing, inSet } from './telling/state.ts';
import { DOMAIN } from './words.ts';

const { target, object } = DOMAIN;
export const network = { network: NUMBER, networks: NUMBER } as const;

export const inCorridors = (as: LogEvent) => ({ as, one: corridorOf });
const inSpots = (as: LogEvent) => ({ as, one: spotOf });
const FORM = { form: true } as const;
const RESULT = { form: true, result: true } as const;

/** What players tell each other stands for itself. */
export const SPOKEN = { begins: true, ends: true } as const;
/** It is judged at the end whether a claim was true. */
export const CLAIM = { ...SPOKEN, claims: true } as const;
/** A claim against what another player has claimed. */
export const AGAINST = { ...SPOKEN, form: true } as const;

export const EVENT = events({
  // Rounds, phases and turns
  ...withTraits(LINE.drafted),
  round: event({ round: NUMBER, time: NUMBER }, { opens: 'round', chip: true, closes: closing }),
  ...withTraits(LINE.state, FORM),
  phase: event({ phase: named('phase') }, { opens: 'phase' }),
  step: event({ step: named('phase') }, { opens: 'step' }),
  time: event({ time: NUMBER, left: NUMBER }, { opens: 'passage', chip: true }),
  turn: event({ who }, { opens: 'turn' }),
  ...withTraits(LINE.passes, { begins: true }),
  'first-player': event({ who }),
  // Actions
  ...withTraits(LINE.plays, { action: true, chip: true, unsaid: tellsItself }),
  ...withTraits(LINE.uses, { action: true }),
  ...withTraits(LINE['room-action'], { action: true, chip: true, unsaid: roomTellsItself }),
  ...withTraits(LINE['remote-room']),
  pays: event(
    { who, card, for: oneOf('basic', 'card', 'item', 'room') },
    { chip: true, pays: { afterwards: ({ data }) => data.for !== 'basic' } },
  ),
  interrupts: event(
    { who, of: who, action: named('card', 'item', 'room', 'action') },
    { interrupts: true, follows: isInAction, ends: true, chip: true },
  ),
  refuses: event({ who, of: who }),
  ...withTraits(LINE.cancelled, { cancels: true }),
  draws: event({ who, cards: NUMBER }, { result: true, ...BESIDE }),
  discards: event({ who }, { ...BESIDE, follows: passing, counted: countCards }),
  ...withTraits(LINE['discards-cards'], { form: true, chip: true }),
  rushes: event({ who }, { ends: true }),
  // Moving
  ...withTraits(LINE.enters, { noisy: true, arrives: true, retold: gotAway }),
  ...withTraits(LINE['gets-away'], { form: true, noisy: true }),
  ...withTraits(LINE.escapes, { begins: true, ends: true, tense: true }),
  ...withTraits(LINE.follows, { result: true }),
  explored: event(spot, { result: true, retold: exploredBy }),
  ...withTraits(LINE.explores, { form: true, result: true }),
  ...withTraits(LINE['exploration-token'], { result: true, ...BESIDE }),
  ...withTraits(LINE['token-ignored'], { result: true, ...BESIDE }),
  // Noise and encounters
  ...withTraits(
    LINE['noise-roll'],
    // Silence is heard; the rest is what the die does.
    {
      follows: isOfNoise,
      chip: true,
      ends: true,
      unsaid: ({ data }, { lines }) =>
        data.face !== '@noise.silence' || lines.some((line) => tells(line, LINE.danger)),
    },
  ),
  ...withTraits(LINE['noise-reroll'], { result: true, ...BESIDE }),
  noise: event(ends, {
    result: true,
    joins: inCorridors(LINE.noises),
    chip: true,
    corridor: { near: LINE['noise-near'], between: LINE['noise-between'] },
  }),
  ...withTraits(LINE['noise-near'], FORM),
  ...withTraits(LINE['noise-between'], FORM),
  ...withTraits(LINE.noises, FORM),
  'noise-technical': event(network, {
    result: true,
    joins: { as: LINE['noise-zones'], one: zoneOf },
  }),
  'noise-everywhere': event(spot, { result: true }),
  'noise-removed': event(spot, { result: true, unsaid: true }),
  ...withTraits(LINE.danger, { result: true, isSaidBy: isShown }),
  ...withTraits(LINE.encounter, { result: true, tense: true, atPlayer: true, retold: heard }),
  ...withTraits(LINE['encounter-by-noise'], {
    form: true,
    result: true,
    tense: true,
    atPlayer: true,
  }),
  'first-encounter': event({}, { result: true, unsaid: true, milestone: LINE['first-intruder'] }),
  ...withTraits(LINE['first-intruder'], FORM),
  ...withTraits(LINE.surprise, { result: true, chip: true }),
  token: event(
    { token: named('token') },
    {
      result: true,
      chip: true,
      // Something that was heard, and is not there.
      unsaid: ({ data }, { lines }) =>
        data.token !== '@token.blank' ||
        !lines.some((line) => tells(line, LINE.encounter, LINE['encounter-by-noise'])),
    },
  ),
  'token-added': event(
    { type: DOMAIN.type },
    { result: true, movement: true, chip: true, unsaid: isOfVanished },
  ),
  // Intruders
  'intruder-appears': event(
    { figure, ...spot },
    { result: true, retold: grown, adds: inSet('seen', 'figure') },
  ),
  ...withTraits(LINE['intruder-grown'], { form: true, result: true }),
  ...withTraits(LINE['intruder-moves'], {
    result: true,
    movement: true,
    retold: drivenOff,
    completes: (before, line) => runsOn(before, line) ?? gathered(before, line),
    isSaidBy: followed,
    adds: inSet('seen', 'figure'),
  }),
  ...withTraits(LINE['intruders-gather'], { form: true, movement: true }),
  ...withTraits(LINE['intruder-retreats'], { form: true, result: true, movement: true }),
  ...withTraits(LINE['intruder-runs'], { form: true, movement: true }),
  ...withTraits(LINE['intruder-vanishes'], {
    result: true,
    movement: true,
    removes: inSet('seen', 'figure'),
  }),
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
      unsaid: saidBy('figure', LINE['intruder-dies']),
    },
  ),
  ...withTraits(LINE['intruder-dies'], {
    result: true,
    atPlayer: true,
    removes: inSet('seen', 'figure'),
  }),
  ...withTraits(LINE.retreat, {
    result: true,
    chip: true,
    unsaid: saidBy('figure', LINE['intruder-retreats'], LINE['intruder-vanishes']),
  }),
  repelled: event({ figure }, { result: true, removes: inSet('seen', 'figure') }),
  ...withTraits(LINE.transforms, { result: true }),
  'no-breeder': event({ figure }, { result: true }),
  regeneration: event({}),
  // Attacks
  attacks: event(
    { figure, who, card: named('attack') },
    { begins: true, attack: true, chip: true, tense: true, unsaid: saidBy('who', LINE.kills) },
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
  ...withTraits(LINE.strikes, { noisy: true, onSpot: true }),
  'combat-roll': event(
    { who, face: named('combat') },
    { result: true, retold: rolledAgain, ...BESIDE },
  ),
  ...withTraits(LINE['combat-reroll'], { form: true, result: true, ...BESIDE }),
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
  ...withTraits(LINE.throws, { form: true }),
  stunned: event({ who }),
  // What becomes of people
  'light-wound': event(
    { who, times: NUMBER },
    {
      result: true,
      chip: true,
      milestone: LINE['first-blood'],
      unsaid: saidBy('who', LINE['serious-wound'], LINE.dies, LINE.kills, LINE.burns, LINE.bleeds),
    },
  ),
  ...withTraits(LINE['serious-wound'], {
    wounds: 'wound',
    result: true,
    fillsHands: true,
    chip: true,
    ends: true,
    milestone: LINE['first-blood'],
    unsaid: saidBy('who', LINE.kills),
  }),
  ...withTraits(LINE['first-blood'], FORM),
  dressed: event({ who, wound: named('wound') }),
  healed: event({ who, wound: named('wound') }, { result: true }),
  'healed-light': event({ who, count: NUMBER }),
  ...withTraits(LINE.contaminated, {
    result: true,
    chip: true,
    unsaid: saidBy('who', LINE.kills, LINE.infested),
    trails: afterBlow,
    completes: toAll(LINE.contaminated, LINE['all-contaminated']),
  }),
  ...withTraits(LINE['all-contaminated'], { form: true, result: true }),
  scanned: event({ who, removed: NUMBER }, { chip: true }),
  ...withTraits(LINE['scans-drawn'], {
    follows: (line, { first }) => first.what === line.what,
    chip: true,
    completes: toAll(LINE['scans-drawn'], LINE['all-scans-drawn']),
  }),
  ...withTraits(LINE['all-scans-drawn'], { form: true }),
  purged: event(
    { who, removed: NUMBER, larva: yesNo },
    // A larva that is gone is a remark; not everybody had one.
    {
      chip: true,
      ends: ({ data }) => data.larva === 'yes',
      removes: { ...inSet('carriers', 'who'), if: ({ data }) => data.larva === 'yes' },
    },
  ),
  ...withTraits(LINE.infested, {
    result: true,
    ends: true,
    adds: inSet('carriers', 'who'),
  }),
  larva: event({ who }, { result: true, ends: true, adds: inSet('carriers', 'who') }),
  cured: event({ who }, { result: true }),
  ...withTraits(LINE.slime, {
    result: true,
    unsaid: saidBy('who', LINE.kills),
    completes: toAll(LINE.slime, LINE['all-slimed']),
  }),
  ...withTraits(LINE['all-slimed'], { form: true, result: true }),
  cleaned: event({ who }),
  ...withTraits(LINE.burns, { begins: true, unsaid: saidBy('who', LINE.dies) }),
  ...withTraits(LINE.bleeds, { begins: true, unsaid: saidBy('who', LINE.dies) }),
  ...withTraits(LINE.dies, {
    result: true,
    ends: true,
    fatal: true,
    retold: killedBy,
    milestone: firstOrLast,
    adds: inSet('dead', 'who'),
    removes: inSet('carriers', 'who'),
  }),
  ...withTraits(LINE.kills, {
    form: true,
    result: true,
    attack: true,
    ends: true,
    fatal: true,
  }),
  ...withTraits(LINE['first-death'], { form: true }),
  ...withTraits(LINE['last-left'], { form: true }),
  ...withTraits(LINE.perishes, {
    follows: (line, { last }) => last.what === line.what,
    ends: true,
    fatal: true,
    completes: togetherBy('cause', toAll(LINE.perishes, LINE['all-perish'])),
    adds: inSet('dead', 'who'),
  }),
  ...withTraits(LINE['all-perish'], { form: true, fatal: true }),
  revived: event({ who }, { departs: true }),
  // Rooms
  fire: event(spot, { result: true, joins: inSpots(LINE.fires), adds: inSet('burning', 'slot') }),
  ...withTraits(LINE.fires, FORM),
  'fire-out': event(spot, {
    result: true,
    joins: inSpots(LINE['fires-out']),
    removes: inSet('burning', 'slot'),
  }),
  ...withTraits(LINE['fires-out'], FORM),
  flushed: event(whoAndSpot),
  malfunction: event(spot, {
    result: true,
    joins: inSpots(LINE.malfunctions),
    completes: isSabotage,
  }),
  ...withTraits(LINE.malfunctions, FORM),
  ...withTraits(LINE.sabotages, { form: true }),
  repaired: event(whoAndSpot),
  'items-burnt': event(spot, { result: true, joins: inSpots(LINE['items-burnt-in']) }),
  ...withTraits(LINE['items-burnt-in'], FORM),
  ignites: event({ who, item }),
  decompression: event(spot),
  'decompression-stopped': event(spot),
  decompressed: event(spot),
  'door-opened': event(ends, {
    result: true,
    retold: worked(LINE['opens-door']),
    joins: inCorridors(LINE['doors-opened']),
    chip: true,
    corridor: { near: LINE['door-opened-near'], between: LINE['door-opened-between'] },
  }),
  ...withTraits(LINE['door-opened-near'], FORM),
  ...withTraits(LINE['door-opened-between'], FORM),
  ...withTraits(LINE['doors-opened'], FORM),
  // A door that somebody opens or shuts.
  ...withTraits(LINE['opens-door'], {
    ...RESULT,
    chip: true,
    joins: inCorridors(LINE['opens-doors']),
    corridor: { near: LINE['opens-door-near'], between: LINE['opens-door-between'] },
  }),
  ...withTraits(LINE['opens-doors'], RESULT),
  ...withTraits(LINE['opens-door-near'], RESULT),
  ...withTraits(LINE['opens-door-between'], RESULT),
  'door-closed': event(ends, {
    result: true,
    retold: worked(LINE['shuts-door']),
    joins: inCorridors(LINE['doors-closed']),
    chip: true,
    corridor: { near: LINE['door-closed-near'], between: LINE['door-closed-between'] },
  }),
  ...withTraits(LINE['door-closed-near'], FORM),
  ...withTraits(LINE['door-closed-between'], FORM),
  ...withTraits(LINE['doors-closed'], FORM),
  ...withTraits(LINE['shuts-door'], {
    ...RESULT,
    chip: true,
    joins: inCorridors(LINE['shuts-doors']),
    corridor: { near: LINE['shuts-door-near'], between: LINE['shuts-door-between'] },
  }),
  ...withTraits(LINE['shuts-doors'], RESULT),
  ...withTraits(LINE['shuts-door-near'], RESULT),
  ...withTraits(LINE['shuts-door-between'], RESULT),
  ...withTraits(LINE['door-destroyed'], {
    result: true,
    movement: true,
    chip: true,
    corridor: { near: LINE['door-destroyed-near'], between: LINE['door-destroyed-between'] },
  }),
  ...withTraits(LINE['door-destroyed-near'], { form: true, movement: true }),
  ...withTraits(LINE['door-destroyed-between'], { form: true, movement: true }),
  // Items and objects
  searches: event({ who, deck: DOMAIN.deck }, { chip: true }),
  ...withTraits(LINE['draws-item'], { result: true, chip: true }),
  keeps: event({ who, item }, { result: true, fillsHands: true, isSaidBy: foundBefore }),
  ...withTraits(LINE['item-spent'], { result: true, unsaid: saidBy('item', LINE.uses) }),
  ...withTraits(LINE['item-used-up'], { result: true, isSaidBy: isUsed }),
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
    { result: true, unsaid: saidBy('item', LINE.traded) },
  ),
  proposes: event({ who, other: who }, { result: true, unsaid: isSettled }),
  ...withTraits(LINE['deal-refused'], { result: true, isSaidBy: brokenOff }),
  ...withTraits(LINE.traded, { result: true, fillsHands: true }),
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
    { joins: { as: LINE['peeks-rooms'], one: ({ data }) => data.slot } },
  ),
  ...withTraits(LINE['peeks-rooms'], FORM),
  foresees: event({ who }),
  leaves: event({ who }),
  buries: event({ who }),
  signal: event({ who }),
  'looks-objective': event({ who, other: who, which: named('objective') }),
  ...withTraits(LINE['keeps-objective'], {
    result: true,
    apart: true,
    completes: toAll(LINE['keeps-objective'], LINE['keep-objectives']),
  }),
  ...withTraits(LINE['keep-objectives'], { form: true }),
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
