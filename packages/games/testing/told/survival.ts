/** How the parts of a view are told that Nemesis and Lockdown have alike. */
import { asSeat, NO_SEAT } from '@deadlight/engine';
import type { Telling } from '@deadlight/engine/testing';
import { exitOf, networkWay, type Slot, type Way } from '../../src/survival/board.ts';
import { boardOf } from '../../src/survival/book.ts';
import { who } from '../../src/survival/crew.ts';
import type { EVENT } from '../../src/survival/log-events.ts';
import type { SurvivalTable, Vars } from '../../src/survival/vars.ts';
import { DOMAIN } from '../../src/survival/words.ts';
import type { LAYOUT } from '../../src/survival/zones.ts';
import type { ToldName } from '../../src/telling/traits.ts';
import { byName, derived, type Naming, progress } from './telling.ts';

export type Member = 'seat' | 'slot' | 'figure' | 'way';

type Part = Telling<ToldName<typeof EVENT>, Member>;

export const VARS: Readonly<Record<Exclude<keyof Vars, 'own'>, Part>> = {
  options: { untold: 'the options stay as they are' },
  round: { by: ['round'] },
  first: { by: [], also: ['first-player'] },
  active: {
    by: [],
    also: ['turn', 'phase', 'burns'],
    // Fire burns those whose turn is over.
    only: { burns: (_line, _was, is) => is === NO_SEAT },
  },
  actions: progress('an action that is told takes one'),
  rushed: { by: ['rushes'], also: ['turn'] },
  mustPass: progress('what was played says so'),
  declared: progress('an action that is still being paid for'),
  switching: progress('the question says so'),
  refusals: progress('who is not asked again'),
  character: { by: ['drafted'], each: 'seat' },
  number: { by: ['drafted'], each: 'seat' },
  fate: { by: ['dies', 'perishes', 'revived'], each: 'seat' },
  place: { by: ['dies', 'revived'], also: ['enters', 'drafted'], each: 'seat' },
  passed: { by: ['passes'], also: ['phase', 'dies'], each: 'seat' },
  light: {
    by: ['light-wound'],
    also: ['healed-light', 'revived'],
    each: 'seat',
  },
  slime: { by: ['slime', 'cleaned'], also: ['purged', 'revived'], each: 'seat' },
  larva: { by: ['larva'], also: ['infested', 'purged', 'dies', 'revived'], each: 'seat' },
  signal: { by: ['signal'], each: 'seat' },
  silent: progress('a wish not to be asked'),
  rooms: { by: ['explored'], each: 'slot' },
  items: {
    by: ['items-burnt', 'searches'],
    also: ['exploration-token'],
    each: 'slot',
  },
  fire: { by: ['fire', 'fire-out'], each: 'slot' },
  malfunction: { by: ['malfunction', 'repaired'], each: 'slot' },
  crowd: derived('at'),
  noise: {
    by: ['noise', 'noise-technical'],
    also: ['noise-removed'],
    each: 'way',
  },
  door: { by: ['door-opened', 'door-closed', 'door-destroyed'], each: 'way' },
  nestEggs: { by: ['takes-egg', 'egg-laid', 'egg-destroyed', 'egg-lost'] },
  nestDestroyed: { by: ['nest-destroyed'] },
  eggsIn: { by: ['egg-destroyed', 'object-dropped', 'picks-up'], also: ['dies'], each: 'slot' },
  carcassesIn: {
    by: ['intruder-dies', 'object-dropped', 'picks-up'],
    also: ['dies'],
    each: 'slot',
  },
  eggsOf: {
    by: ['takes-egg', 'object-dropped', 'picks-up', 'traded'],
    also: ['dies'],
    each: 'seat',
  },
  carcassesOf: { by: ['object-dropped', 'picks-up', 'traded'], also: ['dies'], each: 'seat' },
  corpse: { by: ['dies', 'object-dropped', 'picks-up', 'traded', 'revived'] },
  at: {
    by: ['intruder-appears', 'intruder-moves', 'intruder-vanishes', 'intruder-dies'],
    also: ['infested', 'transforms'],
    each: 'figure',
  },
  hurt: {
    by: ['intruder-hurt'],
    also: ['regeneration', 'intruder-vanishes', 'intruder-dies', 'transforms'],
    each: 'figure',
  },
  since: derived('at'),
  arrivals: derived('at'),
  drawn: { by: ['token'] },
  met: { by: ['first-encounter'] },
  queenKilled: { by: [], also: ['intruder-dies'] },
  discovered: { by: ['weakness'] },
  ammo: {
    by: ['spends-ammo', 'covers', 'loads', 'mounted'],
    also: ['shoots', 'drafted', 'keeps', 'ignites', 'item-dropped', 'crafts'],
  },
  capacity: { by: ['mounted'] },
  taped: { by: ['tapes', 'item-used-up'], also: ['item-dropped', 'dies'] },
  mounts: { by: ['mounted'], also: ['item-dropped', 'dies'] },
  followers: progress('those who are told to follow when the flight succeeds'),
  turns: { by: ['turn'] },
  moved: progress('a move that is told'),
  offered: { by: ['lays'], also: ['traded', 'deal-refused'] },
  decompression: { by: ['decompression', 'decompression-stopped', 'decompressed'] },
  claims: { by: ['say-take', 'say-help', 'say-leave'] },
  claimedIn: progress('whether somebody may speak again'),
  cancelled: progress('how the last window for reactions ended'),
};

export const ZONES: Readonly<Record<keyof typeof LAYOUT, Part>> = {
  deck: {
    by: ['draws'],
    also: ['drafted', 'phase', 'scans-drawn', 'rushes', 'purged', 'dies'],
    each: 'seat',
  },
  hand: {
    by: ['draws', 'discards', 'pays', 'plays', 'cured', 'noise-reroll'],
    also: ['phase', 'interrupts', 'scanned', 'nerves', 'dies', 'stunned', 'refuses', 'purged'],
    each: 'seat',
  },
  discard: {
    by: ['discards', 'pays', 'plays', 'contaminated', 'noise-reroll'],
    also: [
      'draws',
      'phase',
      'interrupts',
      'nerves',
      'dies',
      'scans-drawn',
      'stunned',
      'refuses',
      'purged',
    ],
    each: 'seat',
  },
  inventory: {
    by: [
      'keeps',
      'lays',
      'item-dropped',
      'item-spent',
      'item-used-up',
      'traded',
      'crafts',
      'mounted',
    ],
    also: ['uses', 'ignites', 'dies', 'deal-refused', 'shows'],
    each: 'seat',
  },
  held: {
    by: ['keeps', 'lays', 'item-dropped', 'item-spent', 'item-used-up', 'traded', 'crafts'],
    also: ['drafted', 'dies', 'activates', 'deal-refused', 'ignites'],
    each: 'seat',
  },
  gear: {
    by: ['activates', 'item-dropped', 'item-used-up', 'traded', 'lays', 'mounted'],
    also: ['deal-refused', 'drafted', 'ignites', 'armor', 'dies'],
    each: 'seat',
  },
  quests: { by: ['activates'], also: ['drafted', 'dies'], each: 'seat' },
  mounted: { by: ['mounted'], also: ['item-dropped', 'dies'], each: 'seat' },
  wounds: { by: ['serious-wound', 'dressed', 'healed'], also: ['dies', 'revived'], each: 'seat' },
  dressed: { by: ['dressed', 'healed'], also: ['dies', 'revived'], each: 'seat' },
  objectives: {
    by: ['keeps-objective', 'looks-objective'],
  },
  found: { by: ['searches', 'draws-item', 'keeps'] },
  offer: { by: ['lays'], also: ['traded', 'deal-refused', 'shows'] },
  openOffer: { by: ['lays'], also: ['traded', 'deal-refused'] },
  itemDeck: { by: ['searches', 'draws-item', 'keeps'], also: ['item-dropped'] },
  itemDiscard: {
    by: ['item-spent', 'item-used-up', 'crafts'],
    also: ['ignites', 'item-dropped'],
  },
  crafted: { by: ['crafts'], also: ['item-dropped'] },
  used: {
    by: ['item-used-up'],
    also: ['ignites', 'item-dropped', 'armor'],
  },
  contaminationDeck: { by: ['contaminated', 'cured'], also: ['scanned', 'purged'] },
  removed: { by: ['cured'], also: ['scanned', 'purged', 'dies'] },
  attackDeck: { by: ['attacks'], also: ['intruder-hurt'] },
  attackDiscard: derived('attackDeck'),
  attackNow: derived('attackDeck'),
  eventDeck: { by: ['event'], also: ['retreat', 'foresees', 'buries'] },
  eventDiscard: derived('eventDeck'),
  eventNow: derived('eventDeck'),
  woundDeck: { by: ['serious-wound'] },
  woundDiscard: { by: ['healed'], also: ['dies'] },
  bag: { by: ['token', 'token-added'] },
  tokenNow: derived('drawn'),
  aside: { by: ['token', 'token-added'] },
  tokens: { by: ['token', 'token-added'] },
  tiles: { by: ['explored'], also: ['peeks'] },
  exploration: { by: ['exploration-token'], also: ['peeks'] },
  weaknesses: { by: ['weakness'] },
  kit: { by: ['drafted'] },
  draftDeck: { by: ['drafted'] },
  draft: { by: ['drafted'] },
  crew: { by: ['drafted'] },
  mission: { untold: 'it lies there from the beginning' },
  box: { by: ['keeps-objective'], also: ['dies', 'item-dropped'] },
  gone: { by: [], also: ['event', 'dies', 'item-dropped'] },
};

const PEOPLE = ['who', 'other', 'of', 'seat', 'character'];

/** Corridors are named by their Rooms, Technical Corridors by their number, and those around a Room by that. */
const wayOf: Naming<Vars> = (table, data, way) => {
  const board = boardOf(table);
  const ends = board.ends[way]!;
  const { from, to, exit, network, slot, corridors } = data;
  if (network !== undefined) return networkWay(board, network as number) === way;
  if (from !== undefined) {
    if (!ends.includes(from as Slot) || !ends.includes(to as Slot)) return false;
    return exit === 0 || exit === exitOf(board, from as Slot, way as Way);
  }
  if (slot !== undefined) return ends.includes(slot as Slot);
  return corridors === undefined ? null : (corridors as unknown[]).includes(ends.join('–'));
};

/** How lines name the members of lists. */
export const NAMINGS = {
  seat: byName(PEOPLE, (table: SurvivalTable, index) => who(table, asSeat(index))),
  slot: byName<Vars>(['slot'], (_table, slot) => slot),
  figure: byName<Vars>(['figure'], (_table, figure) => `@figure.${DOMAIN.figure.print(figure)}`),
  way: wayOf,
};
