import { numbers, verbs, words } from '@deadlight/engine';
import { ATTACKS } from '../packs/intruders.ts';
import { namesIn } from '../survival/things.ts';
import { domainsOf, VERB_COUNT, verbsOf } from '../survival/words.ts';
import { DESTINATIONS, SPACES } from './data/course.ts';
import { EVENTS } from './data/events.ts';
import { INTRUDER_CARDS } from './data/intruder-cards.ts';
import { OBJECTIVES } from './data/objectives.ts';
import { ROOMS } from './data/rooms.ts';

const COMMON = domainsOf(namesIn('ship'));

export const D = {
  ...COMMON,
  space: { ...words('space', SPACES), literal: true },
  pod: numbers('pod', 4),
  engine: numbers('number', 3),
  state: words('engine', ['intact', 'damaged']),
  destination: words('destination', DESTINATIONS),
  tile: words(
    'room',
    ROOMS.map(({ id }) => id),
  ),
  goal: words(
    'objective',
    OBJECTIVES.map(({ id }) => id),
  ),
  intruderCard: words(
    'intruderCard',
    INTRUDER_CARDS.map(({ id }) => id),
  ),
  attack: words(
    'attack',
    ATTACKS.map(({ id }) => id),
  ),
  event: words(
    'event',
    EVENTS.map(({ id }) => id),
  ),
} as const;

const OWN_VERBS = verbs(
  {
    choose: [['character', D.character]],
    'keep-objective': [['objective', D.goal]],
    // The ship
    engine: [],
    swap: [],
    'leave-engine': [],
    'check-engine': [],
    'check-engines': [],
    'check-course': [],
    'set-course': [['space', D.space]],
    'pod-lock': [['pod', D.pod]],
    'board-pod': [],
    pod: [['pod', D.pod]],
    launch: [],
    wait: [],
    'get-out': [],
    hibernate: [],
    'self-destruct': [],
    // Leading the Intruders
    'intruder-move': [
      ['card', D.intruderCard],
      ['figure', D.figure],
      ['exit', D.exit],
    ],
    'intruder-attack': [
      ['card', D.intruderCard],
      ['figure', D.figure],
      ['character', D.character],
    ],
    'intruder-special': [['card', D.intruderCard]],
    'keep-intruder': [['card', D.intruderCard]],
    resolve: [['attack', D.attack]],
    'resolve-event': [['event', D.event]],
    pursue: [['character', D.character]],
    'heal-intruder': [['figure', D.figure]],
    // Saying things
    claim: [],
    'claim-engine': [
      ['engine', D.engine],
      ['state', D.state],
    ],
    'claim-course': [
      ['space', D.space],
      ['destination', D.destination],
    ],
    'claim-about': [['room', D.room]],
    'claim-room': [
      ['room', D.room],
      ['tile', D.tile],
    ],
    say: [],
    'say-take': [['room', D.room]],
    'say-help': [],
    'say-leave': [],
  },
  VERB_COUNT,
);

/** All that a player of Nemesis can say. */
export const V = { ...verbsOf(COMMON), ...OWN_VERBS } as const;
