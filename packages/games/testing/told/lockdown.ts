/** How each part of a view is told in Lockdown. */
import type { Telling } from '@deadlight/engine/testing';
import type { Facility } from '../../src/lockdown/facility.ts';
import type { EVENT } from '../../src/lockdown/log-events.ts';
import type { ZONE } from '../../src/lockdown/zones.ts';
import type { Vars } from '../../src/survival/vars.ts';
import type { ToldName } from '../../src/telling/traits.ts';
import { type Member, NAMINGS, VARS, ZONES } from './survival.ts';
import { derived, ofOwn, progress, tellingsOf, withMore } from './telling.ts';

type Part = Telling<ToldName<typeof EVENT>, Member>;

const facility: Readonly<Record<keyof Facility, Part>> = {
  time: { by: ['time'] },
  timeActive: { by: ['time-active', 'time-inactive'] },
  alert: { by: ['alert'] },
  auto: { by: ['autodestruction-started', 'autodestruction-red', 'autodestruction-stopped'] },
  autoRed: { by: ['autodestruction-red'] },
  gateOpen: { by: ['gate-opens'] },
  rover: { by: ['rover-comes', 'rover-leaves', 'drives'], also: ['reaches-bunker'] },
  elevator: { by: ['calls-elevator', 'rides'] },
  power: { by: ['power-swapped'], also: ['power-placed'] },
  powered: { by: ['power-on', 'power-off'] },
  isolationOpen: { by: ['isolation-opens'] },
  knowledge: { by: ['learns'], also: ['drafted'], each: 'seat' },
  active: { by: ['token-active'], each: 'seat' },
  podOf: { by: ['boards', 'evacuated'], also: ['css-fails', 'dies'], each: 'seat' },
  ways: { by: ['evacuated', 'reaches-bunker'], each: 'seat' },
  cssAt: { by: ['css-moved'] },
  cssRevealed: { by: ['css-launch'] },
  analysed: { by: ['analyses'] },
  fireGone: { by: ['markers-gone'] },
  malfunctionGone: { by: ['markers-gone'] },
  usedThisRound: { by: [], also: ['uses', 'round'] },
  computersUsed: { by: ['computer-turned'] },
  firesOut: derived('fire'),
  slimesOff: derived('slime'),
  guide: progress('a tour that is under way'),
  found: { by: ['exploration-token'] },
  firstDeath: derived('fate'),
  causes: derived('fate'),
  metInRound: derived('met'),
  result: derived('the end'),
};

type Name = ToldName<typeof EVENT>;

type Parts<T> = Readonly<Partial<Record<keyof T, readonly Name[]>>>;

const moreVars: Parts<typeof VARS> = {
  place: ['css-fails', 'crawls', 'rides', 'boards', 'reaches-bunker', 'locks-in', 'evacuated'],
  fate: ['locks-in', 'reaches-bunker', 'evacuated'],
  ammo: ['probe-used', 'probes', 'loses-ammo', 'takes-crafted', 'activates', 'probe-restored'],
  noise: ['noise-fades', 'noise-gone', 'noise-gone-technical'],
  larva: ['larva-cut-out'],
  // A figure stands in for what attacks out of a cave, while its target may hide from it.
  at: ['crawls', 'cave-attack', 'cave-gone'],
  carcassesOf: ['probes', 'object-spent', 'analyses'],
  eggsOf: ['object-spent', 'analyses'],
  eggsIn: ['analyses'],
  carcassesIn: ['analyses'],
  corpse: ['analyses'],
  passed: ['locks-in', 'reaches-bunker', 'evacuated'],
  items: ['item-forgone'],
};

const alsoVars: Parts<typeof VARS> = {
  // A claim may be made once more.
  claims: ['claim-hold', 'claim-pool', 'claim-css', 'claim-held', 'claim-goal'],
  // A crossing lies open; only its token is turned up, which may have to wait for an answer.
  items: ['explored'],
};

const moreZones: Parts<typeof ZONES> = {
  attackDeck: ['crawls', 'cave-attack', 'foresees', 'arranges'],
  eventDeck: ['arranges'],
  found: ['foresees', 'arranges'],
  inventory: ['lights-up', 'takes-crafted', 'probe-restored'],
  held: ['takes-crafted', 'probe-restored'],
  crafted: ['takes-crafted'],
  itemDiscard: ['lights-up'],
  crew: ['takes-role'],
  draft: ['takes-role'],
  draftDeck: ['takes-role'],
  hand: [
    'shot-card',
    'redraws',
    'stays-quiet',
    'pheromones',
    'feels-dark',
    'hides',
    'looks-contamination',
  ],
  discard: ['redraws', 'shot-card', 'stays-quiet', 'pheromones', 'feels-dark', 'hides'],
};

const ownZones: Readonly<Record<Exclude<keyof typeof ZONE, keyof typeof ZONES>, Part>> = {
  contingencies: {
    by: ['takes-contingency'],
    also: ['looks-contingency', 'dies'],
  },
  pool: { by: ['takes-contingency'], also: ['turns-contingency', 'looks-contingency', 'dies'] },
  active: { untold: 'nobody sees it before the end' },
  css: { by: ['css-launch', 'css-moved'], also: ['looks-css'] },
  computerDeck: { by: ['computer-turned'] },
  computer: { by: ['computer-turned'] },
  marsDeck: { by: ['mars-card'] },
  marsDiscard: { by: ['mars-card'] },
};

export const TELLINGS = tellingsOf<Vars, Member>(
  { ...withMore(VARS, { by: moreVars, also: alsoVars }), ...ofOwn(facility) },
  { ...withMore(ZONES, { by: moreZones }), ...ownZones },
  NAMINGS,
);
