/** The log events of Lockdown. */
import { events, type Line, listOf, NUMBER, named, oneOf, TEXT } from '@deadlight/engine';
import { saidAgainst } from '../survival/contrary.ts';
import {
  AGAINST,
  CLAIM,
  inCorridors,
  network,
  EVENT as SHARED,
  SPOKEN,
} from '../survival/log-events.ts';
import {
  corridors,
  ends,
  item,
  LINE as SHARED_LINE,
  spot,
  who,
  whoAndSpot,
} from '../survival/log-lines.ts';
import { BESIDE, OUT } from '../survival/log-traits.ts';
import { inSet } from '../survival/telling/state.ts';
import { event, type LineWith, type Milestone, withTraits } from '../telling/traits.ts';
import { CLAIMS, CONTRARIES } from './contrary.ts';
import { CSS_SPACES } from './data/tokens.ts';
import { DOMAIN } from './words.ts';

const { contingency, figure } = DOMAIN;
const place = named('place');

const goal = { who, character: DOMAIN.character, objective: DOMAIN.goal } as const;

/** Events that the traits of others make. */
const LINE = events({
  'last-launch': { data: {} },
  countdown: { data: {} },
  'noises-gone': corridors,
  'claim-own-goal': { data: goal },
});

/** There are as many launches as spaces for CSS tokens. */
const lastLaunch = ({ what }: Line, before: readonly Line[]): Milestone | null =>
  before.filter((line) => line.what === what).length + 1 === CSS_SPACES.length
    ? LINE['last-launch']
    : null;

const against = saidAgainst(CONTRARIES);

/** A player who speaks of an objective of their own is named once. */
const ownGoal = (line: LineWith<'who' | 'character'>): Line =>
  line.data.who === line.data.character ? { ...line, what: LINE['claim-own-goal'].name } : line;

export const EVENT = {
  ...SHARED,
  ...events({
    'takes-role': event({ seat: named('seat', 'character'), character: named('character') }),
    // Power and light
    'power-on': event({ place }),
    'power-off': event({ place }),
    'power-swapped': event({ who, first: place, second: place }),
    'power-placed': event({ number: NUMBER, place }, BESIDE),
    'lights-up': event({ who, item }),
    'feels-dark': event({ who }),
    'time-active': event({}, { chip: true }),
    'time-inactive': event({}, { chip: true }),
    // Computers and knowledge
    'item-forgone': event(whoAndSpot, { result: true }),
    'computer-used': event({ who }, { action: true, chip: true }),
    'computer-turned': event({}, { result: true, ...BESIDE }),
    'lock-down': event({ who }),
    learns: event({ who, level: NUMBER }, { result: true, chip: true }),
    'token-active': event({ who }, BESIDE),
    analyses: event({ who, object: DOMAIN.object }),
    'looks-contingency': event({ who, of: named('character', 'seat', 'owner') }),
    'takes-contingency': event({ who, index: NUMBER }),
    'turns-contingency': event({ who, code: named('contingency') }, { ends: true }),
    'looks-contamination': event({ who }),
    arranges: event({ who }),
    // Rooms
    sealed: event(spot),
    'vents-open': event(whoAndSpot),
    defends: event({ ...whoAndSpot, by: oneOf('items', 'malfunction') }),
    'all-clean': event(spot),
    'takes-crafted': event({ who, item }, { fillsHands: true }),
    'crafts-nothing': event({}),
    crawls: event(whoAndSpot, { result: true, arrives: true }),
    'cave-attack': event(
      { who, card: named('attack') },
      { begins: true, attack: true, chip: true, tense: true },
    ),
    'cave-misses': event({}, { result: true }),
    'cave-armor': event({ who }, { result: true }),
    'cave-gone': event({}, { result: true }),
    'larva-cut-out': event({ who }, { removes: inSet('carriers', 'who') }),
    probes: event({ who }),
    'probe-used': event({ who, item }, { result: true, ...BESIDE }),
    'object-spent': event({ who, object: DOMAIN.object }, { result: true }),
    'probe-restored': event({ who, item }),
    // Noise
    'noise-fades': event({ count: NUMBER, corridors: listOf(TEXT) }, { result: true, chip: true }),
    'noise-gone': event(ends, { joins: inCorridors(LINE['noises-gone']), chip: true }),
    ...withTraits(LINE['noises-gone'], { form: true }),
    'noise-gone-technical': event(network),
    ...withTraits(SHARED_LINE['noise-zones'], { form: true }),
    'markers-gone': event({}, BESIDE),
    'stays-quiet': event({ who }),
    // Fights
    'shot-card': event({ who, card: named('card') }, { result: true, ...BESIDE }),
    hides: event({ who, other: who }),
    redraws: event({ who }),
    pheromones: event({ who, figure }),
    'passes-token': event({ who }, { result: true }),
    'loses-ammo': event({ who, weapon: item }),
    'loses-nothing': event({ who }),
    // Ways out
    rides: event(whoAndSpot, { arrives: true }),
    'calls-elevator': event({ who }),
    drives: event(whoAndSpot, { action: true, departs: true }),
    'rover-comes': event({ who }),
    'rover-leaves': event({ who }),
    'mars-card': event({ who, card: named('mars') }, { action: true, chip: true, ends: true }),
    boards: event({ who, pod: TEXT }, { departs: true }),
    'css-launch': event({ token: named('css'), waiting: NUMBER }, { milestone: lastLaunch }),
    ...withTraits(LINE['last-launch'], { form: true }),
    'css-fails': event({ who }, { departs: true }),
    'css-moved': event({ who, space: NUMBER }),
    'looks-css': event({ who, space: NUMBER }),
    evacuated: event({ who }, OUT),
    'locks-in': event({ who }, OUT),
    'reaches-bunker': event({ who, how: oneOf('ride', 'walk') }, { ...OUT, ends: true }),
    'isolation-opens': event({}),
    'gate-opens': event({ by: oneOf('death', 'auto', 'crew') }, { result: true }),
    // Alert and autodestruction
    alert: event({ who, space: NUMBER }, { chip: true }),
    'autodestruction-started': event(
      {
        by: oneOf('event', 'crew'),
        who: named('character', 'seat', 'event'),
        space: NUMBER,
      },
      { chip: true, milestone: LINE.countdown },
    ),
    ...withTraits(LINE.countdown, { form: true }),
    'autodestruction-red': event({ space: NUMBER }, { chip: true }),
    'autodestruction-stopped': event({ who }),
    // What players say
    whispers: event({ who, other: who }, { begins: true }),
    ...withTraits(CLAIMS['claim-hold'], {
      ...CLAIM,
      retold: against(CLAIMS['claim-hold-against']),
    }),
    ...withTraits(CLAIMS['claim-hold-against'], AGAINST),
    'claim-pool': event({ who, contingency }, CLAIM),
    ...withTraits(CLAIMS['claim-css'], {
      ...CLAIM,
      chip: true,
      retold: against(CLAIMS['claim-css-against']),
    }),
    ...withTraits(CLAIMS['claim-css-against'], { ...AGAINST, chip: true }),
    'claim-held': event({ who, character: DOMAIN.character, contingency }, CLAIM),
    'claim-goal': event(goal, { ...CLAIM, retold: ownGoal }),
    ...withTraits(LINE['claim-own-goal'], { ...SPOKEN, form: true }),
    // The end
    'time-up': event({}, { begins: true }),
    'nobody-left': event({ lockedIn: NUMBER }, { begins: true }),
    'end-purge': event({}, { begins: true }),
    'end-alert': event({}, { begins: true }),
    contingency: event({ code: named('contingency') }),
  }),
} as const;
