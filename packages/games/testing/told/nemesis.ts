/** How each part of a view is told in Nemesis. */
import type { Telling } from '@deadlight/engine/testing';
import type { EVENT } from '../../src/nemesis/log-events.ts';
import type { Ship } from '../../src/nemesis/ship.ts';
import type { ZONE } from '../../src/nemesis/zones.ts';
import type { Vars } from '../../src/survival/vars.ts';
import type { ToldName } from '../../src/telling/traits.ts';
import { type Member, NAMINGS, VARS, ZONES } from './survival.ts';
import { derived, ofOwn, tellingsOf, withMore } from './telling.ts';

type Part = Telling<ToldName<typeof EVENT>, Member>;

const ship: Readonly<Record<keyof Ship, Part>> = {
  time: { by: ['time'] },
  selfDestruct: { by: ['self-destruct-started', 'self-destruct-stopped', 'self-destruct'] },
  course: { by: ['sets-course'] },
  pods: { by: ['pods-unlocked', 'pod-locked', 'pod-unlocked', 'pod-ejected', 'launched'] },
  podOf: { by: ['boards', 'gets-out', 'launched'], also: ['dies'], each: 'seat' },
  hibernated: { by: ['hibernates'] },
  unlockedByDeath: derived('fate'),
  unlockedByTrack: derived('selfDestruct'),
  buried: { by: [], also: ['object-dropped', 'dies'] },
  noAttacks: {
    by: ['manoeuvre'],
    also: ['phase', 'step', 'intruder-card'],
  },
  intruder: { by: ['takes-over'], also: ['dies'] },
  firstDead: derived('fate'),
  firstDeadAt: derived('fate'),
  step: { by: [], also: ['step', 'round'] },
  causes: derived('fate'),
  metInRound: derived('met'),
  result: derived('the end'),
};

type Name = ToldName<typeof EVENT>;

type Parts<T> = Readonly<Partial<Record<keyof T, readonly Name[]>>>;

const moreVars: Parts<typeof VARS> = {
  hurt: ['intruder-heals'],
  fate: ['hibernates', 'launched'],
  place: ['hibernates', 'boards', 'gets-out'],
};

/** A claim may be made once more, and one player may lead the Intruders twice in a row. */
const alsoVars: Parts<typeof VARS> = {
  claims: ['claim-engine', 'claim-course', 'claim-room'],
  active: ['intruder-turn'],
};

const moreZones: Parts<typeof ZONES> = {
  eventDeck: ['intruder-card'],
  attackDeck: ['intruder-card'],
  hand: ['intruder-card', 'intruder-keeps'],
  discard: ['intruder-card', 'intruder-keeps'],
  objectives: ['takes-over'],
  box: ['takes-over'],
  gone: ['takes-over'],
};

const ownZones: Readonly<Record<Exclude<keyof typeof ZONE, keyof typeof ZONES>, Part>> = {
  engine: { by: ['engine-swapped'], also: ['checks-engine'] },
  coordinates: { by: [], also: ['checks-course'] },
};

export const TELLINGS = tellingsOf<Vars, Member>(
  { ...withMore(VARS, { by: moreVars, also: alsoVars }), ...ofOwn(ship) },
  { ...withMore(ZONES, { by: moreZones }), ...ownZones },
  NAMINGS,
);
