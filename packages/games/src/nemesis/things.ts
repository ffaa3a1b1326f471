import { at, type KindSpec } from '@deadlight/engine';
import { kindFinder, kindsIn } from '../survival/things.ts';
import { COORDINATES } from './data/course.ts';
import { EVENTS } from './data/events.ts';
import { EXPLORATION } from './data/exploration.ts';
import { INTRUDER_CARDS } from './data/intruder-cards.ts';
import { OBJECTIVES } from './data/objectives.ts';
import { ROOMS } from './data/rooms.ts';

const group = (name: string, back: string, names: readonly string[]): KindSpec[] =>
  names.map((kind) => ({ name: kind, group: name, back }));

export const explorationName = ({ effect, items }: (typeof EXPLORATION)[number]): string =>
  `${effect}-${items}`;

/** Everything Nemesis is played with. Tiles of the two kinds can be told apart from behind. */
export const KINDS: readonly KindSpec[] = [
  ...kindsIn('ship'),
  ...group(
    'event',
    'event',
    EVENTS.map(({ id }) => id),
  ),
  ...ROOMS.map(({ id, tile }) => ({ name: id, group: 'room', back: `tile-${tile}` })),
  ...group('explorationToken', 'exploration', EXPLORATION.map(explorationName)),
  ...group(
    'coordinates',
    'coordinates',
    COORDINATES.map((_, i) => `coordinates-${i + 1}`),
  ),
  ...group('engine', 'engine', ['intact', 'damaged']),
  // From behind a Corporate and a Personal Objective look the same (NEM-INFO-12-R).
  ...OBJECTIVES.map(({ id, deck }) => ({
    name: id,
    group: 'objective',
    back: deck === 'team' ? deck : 'objective',
  })),
  ...group(
    'intruderCard',
    'intruder',
    INTRUDER_CARDS.map(({ id }) => id),
  ),
];

const kindOf = kindFinder(KINDS);

export const FIRST_EVENT = kindOf('event', at(EVENTS, 0, 'event').id);
export const FIRST_ROOM = kindOf('room', at(ROOMS, 0, 'room').id);
export const FIRST_EXPLORATION = kindOf(
  'explorationToken',
  explorationName(at(EXPLORATION, 0, 'exploration')),
);
export const FIRST_COORDINATES = kindOf('coordinates', 'coordinates-1');
export const FIRST_OBJECTIVE = kindOf('objective', at(OBJECTIVES, 0, 'objective').id);
export const FIRST_INTRUDER_CARD = kindOf(
  'intruderCard',
  at(INTRUDER_CARDS, 0, 'intruder card').id,
);
export const INTACT = kindOf('engine', 'intact');
export const DAMAGED = kindOf('engine', 'damaged');
