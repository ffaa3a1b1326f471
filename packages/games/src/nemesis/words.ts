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

export const DOMAIN = {
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
    choose: [['character', DOMAIN.character]],
    'keep-objective': [['objective', DOMAIN.goal]],
    // The ship
    engine: [],
    swap: [],
    'leave-engine': [],
    'check-engine': [],
    'check-engines': [],
    'check-course': [],
    'set-course': [['space', DOMAIN.space]],
    'pod-lock': [['pod', DOMAIN.pod]],
    'board-pod': [],
    pod: [['pod', DOMAIN.pod]],
    launch: [],
    wait: [],
    'get-out': [],
    hibernate: [],
    'self-destruct': [],
    // Leading the Intruders
    'intruder-move': [
      ['card', DOMAIN.intruderCard],
      ['figure', DOMAIN.figure],
      ['exit', DOMAIN.exit],
    ],
    'intruder-attack': [
      ['card', DOMAIN.intruderCard],
      ['figure', DOMAIN.figure],
      ['character', DOMAIN.character],
    ],
    'intruder-special': [['card', DOMAIN.intruderCard]],
    'keep-intruder': [['card', DOMAIN.intruderCard]],
    resolve: [['attack', DOMAIN.attack]],
    'resolve-event': [['event', DOMAIN.event]],
    pursue: [['character', DOMAIN.character]],
    'heal-intruder': [['figure', DOMAIN.figure]],
    // Saying things
    claim: [],
    'claim-engine': [
      ['engine', DOMAIN.engine],
      ['state', DOMAIN.state],
    ],
    'claim-course': [
      ['space', DOMAIN.space],
      ['destination', DOMAIN.destination],
    ],
    'claim-about': [['room', DOMAIN.room]],
    'claim-room': [
      ['room', DOMAIN.room],
      ['tile', DOMAIN.tile],
    ],
    say: [],
    'say-take': [['room', DOMAIN.room]],
    'say-help': [],
    'say-leave': [],
  },
  VERB_COUNT,
);

/** All verbs of Nemesis. */
export const VERB = { ...verbsOf(COMMON), ...OWN_VERBS } as const;
