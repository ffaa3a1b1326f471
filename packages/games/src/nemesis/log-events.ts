/** The log events of Nemesis. */
import { events, type Line, listOf, NUMBER, named, oneOf, tells } from '@deadlight/engine';
import { saidAgainst } from '../survival/contrary.ts';
import { AGAINST, CLAIM, EVENT as SHARED } from '../survival/log-events.ts';
import { who } from '../survival/log-lines.ts';
import { OUT } from '../survival/log-traits.ts';
import { inSet, lastLeft } from '../survival/telling/state.ts';
import {
  type Before,
  event,
  type LineWith,
  type StoryEvents,
  withTraits,
} from '../telling/traits.ts';
import { CONTRARIES } from './contrary.ts';
import { DOMAIN } from './words.ts';

const { engine, space } = DOMAIN;

/** Events that the traits of others read or make. */
const LINE = events({
  boards: { data: { who, pod: NUMBER } },
  'pod-ejected': { data: { pod: NUMBER, left: NUMBER } },
  'last-pod': { data: {} },
  launched: { data: { who, pod: NUMBER, left: NUMBER } },
  'launched-at-once': { data: { who, pod: NUMBER, left: NUMBER } },
});

const ABOUT_ENGINE = { who, engine, state: DOMAIN.state } as const;
const ABOUT_COURSE = { who, space, destination: DOMAIN.destination } as const;
const ABOUT_ROOM = { who, room: DOMAIN.room, tile: DOMAIN.tile } as const;
const against = saidAgainst(CONTRARIES);

/** The last pod is a milestone; whoever else leaves in it may leave one alone. */
function lastPod(line: LineWith<'left'>, before: readonly Line[], all: StoryEvents): string | null {
  const isFirst = !before.some(
    (other) => tells(other, LINE['pod-ejected'], LINE.launched) && other.data.left === 0,
  );
  return line.data.left === 0 && isFirst ? LINE['last-pod'].name : lastLeft(line, before, all);
}

/** A pod is the one just boarded. */
function launchedAtOnce(line: LineWith<'who'>, entries: readonly (readonly Line[])[]): Line {
  const before = entries.at(-1)?.at(-1);
  return tells(before, LINE.boards) && before.data.who === line.data.who
    ? { ...line, what: LINE['launched-at-once'].name }
    : line;
}

/** A pod leaves with all who are in it. */
const leavesToo = (_line: Line, { first, last, has }: Before): boolean =>
  has(last, 'away') || has(first, 'action');

export const EVENT = {
  ...SHARED,
  ...events({
    // The ship
    'checks-engine': event(
      { who, engine: NUMBER },
      {
        joins: { as: 'checks-engines', list: 'engines', one: ({ data }) => data.engine },
        adds: inSet('engines', 'engine'),
      },
    ),
    'checks-engines': event({ who, engines: listOf(NUMBER) }, { form: true }),
    'engine-swapped': event({ who, engine: NUMBER }),
    'engine-left': event({ who, engine: NUMBER }),
    'checks-course': event({ who }),
    'sets-course': event({ who, space }),
    hibernates: event({ who }, OUT),
    manoeuvre: event({}),
    'self-destruct-started': event(
      { who: named('character', 'seat', 'event') },
      { milestone: 'countdown' },
    ),
    countdown: event({}, { form: true }),
    'self-destruct-stopped': event({ who }),
    'self-destruct': event({ space: NUMBER }),
    // Escape pods
    'pods-unlocked': event({ by: oneOf('death', 'track') }, { result: true }),
    'pod-locked': event({ who, pod: NUMBER }),
    'pod-unlocked': event({ who, pod: NUMBER }),
    ...withTraits(LINE['pod-ejected'], { milestone: lastPod }),
    ...withTraits(LINE['last-pod'], { form: true }),
    ...withTraits(LINE.boards, { away: true, departs: true }),
    'gets-out': event({ who }, { departs: true }),
    ...withTraits(LINE.launched, {
      ...OUT,
      away: true,
      follows: leavesToo,
      retold: launchedAtOnce,
      milestone: lastPod,
    }),
    ...withTraits(LINE['launched-at-once'], { form: true, away: true, follows: () => true }),
    // Leading the intruders
    'takes-over': event({ who }, { playsOn: true }),
    'intruder-turn': event({ who }, { opens: 'passage' }),
    'intruder-card': event({ card: DOMAIN.intruderCard }, { action: true }),
    'intruder-keeps': event({ who }, { result: true }),
    'intruder-heals': event({ figure: DOMAIN.figure }),
    // What players say
    'claim-engine': event(ABOUT_ENGINE, { ...CLAIM, retold: against }),
    'claim-engine-against': event({ ...ABOUT_ENGINE, other: who }, AGAINST),
    'claim-course': event(ABOUT_COURSE, { ...CLAIM, retold: against }),
    'claim-course-against': event({ ...ABOUT_COURSE, other: who }, AGAINST),
    'claim-room': event(ABOUT_ROOM, { ...CLAIM, retold: against }),
    'claim-room-against': event({ ...ABOUT_ROOM, other: who }, AGAINST),
    // The end
    'nobody-left': event({}, { begins: true }),
    'end-jump': event({}, { begins: true }),
    'engine-check': event({ damaged: NUMBER }),
    'course-check': event({ destination: named('destination') }),
  }),
} as const;
