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
  type Milestone,
  type StoryEvents,
  withTraits,
} from '../telling/traits.ts';
import { CLAIMS, CONTRARIES } from './contrary.ts';
import { DOMAIN } from './words.ts';

const { space } = DOMAIN;

/** Events that the traits of others read or make. */
const LINE = events({
  boards: { data: { who, pod: NUMBER } },
  'pod-ejected': { data: { pod: NUMBER, left: NUMBER } },
  'last-pod': { data: {} },
  countdown: { data: {} },
  'checks-engines': { data: { who, engines: listOf(NUMBER) } },
  launched: { data: { who, pod: NUMBER, left: NUMBER } },
  'launched-at-once': { data: { who, pod: NUMBER, left: NUMBER } },
});

const against = saidAgainst(CONTRARIES);

/** The last pod is a milestone; whoever else leaves in it may leave one alone. */
function lastPod(
  line: LineWith<'left'>,
  before: readonly Line[],
  all: StoryEvents,
): Milestone | null {
  const isFirst = !before.some(
    (other) => tells(other, LINE['pod-ejected'], LINE.launched) && other.data.left === 0,
  );
  return line.data.left === 0 && isFirst ? LINE['last-pod'] : lastLeft(line, before, all);
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
        joins: { as: LINE['checks-engines'], one: ({ data }) => data.engine },
        adds: inSet('engines', 'engine'),
      },
    ),
    ...withTraits(LINE['checks-engines'], { form: true }),
    'engine-swapped': event({ who, engine: NUMBER }),
    'engine-left': event({ who, engine: NUMBER }),
    'checks-course': event({ who }),
    'sets-course': event({ who, space }),
    hibernates: event({ who }, OUT),
    manoeuvre: event({}),
    'self-destruct-started': event(
      { who: named('character', 'seat', 'event') },
      { milestone: LINE.countdown },
    ),
    ...withTraits(LINE.countdown, { form: true }),
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
    ...withTraits(CLAIMS['claim-engine'], {
      ...CLAIM,
      retold: against(CLAIMS['claim-engine-against']),
    }),
    ...withTraits(CLAIMS['claim-engine-against'], AGAINST),
    ...withTraits(CLAIMS['claim-course'], {
      ...CLAIM,
      retold: against(CLAIMS['claim-course-against']),
    }),
    ...withTraits(CLAIMS['claim-course-against'], AGAINST),
    ...withTraits(CLAIMS['claim-room'], {
      ...CLAIM,
      retold: against(CLAIMS['claim-room-against']),
    }),
    ...withTraits(CLAIMS['claim-room-against'], AGAINST),
    // The end
    'nobody-left': event({}, { begins: true }),
    'end-jump': event({}, { begins: true }),
    'engine-check': event({ damaged: NUMBER }),
    'course-check': event({ destination: named('destination') }),
  }),
} as const;
