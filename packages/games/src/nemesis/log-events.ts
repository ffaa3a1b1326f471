/** The log events of Nemesis. */
import { events, type Line, listOf, NUMBER, named, oneOf } from '@deadlight/engine';
import { EVENT as SHARED, SPOKEN, who } from '../survival/log-events.ts';
import { lastLeft } from '../survival/telling/state.ts';
import { type Before, event, type LineWith } from '../telling/traits.ts';
import { DOMAIN } from './words.ts';

const BOARDS = 'boards';
const { engine, space } = DOMAIN;

/** The last pod is a milestone; whoever else leaves in it may leave one alone. */
function lastPod(line: LineWith<'left'>, before: readonly Line[]): string | null {
  const isFirst = !before.some(({ data: { pod, left } }) => pod !== undefined && left === 0);
  return line.data.left === 0 && isFirst ? 'last-pod' : lastLeft(line, before);
}

/** A pod is the one just boarded. */
function launchedAtOnce(line: LineWith<'who'>, entries: readonly (readonly Line[])[]): Line {
  const before = entries.at(-1)?.at(-1);
  return before?.what === BOARDS && before.data['who'] === line.data.who
    ? { ...line, what: 'launched-at-once' }
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
      { joins: { as: 'checks-engines', list: 'engines', one: ({ data }) => data.engine } },
    ),
    'checks-engines': event({ who, engines: listOf(NUMBER) }, { form: true }),
    'engine-swapped': event({ who, engine: NUMBER }),
    'engine-left': event({ who, engine: NUMBER }),
    'checks-course': event({ who }),
    'sets-course': event({ who, space }),
    hibernates: event({ who }, { milestone: lastLeft }),
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
    'pod-ejected': event({ pod: NUMBER, left: NUMBER }, { milestone: lastPod }),
    'last-pod': event({}, { form: true }),
    [BOARDS]: event({ who, pod: NUMBER }, { away: true }),
    'gets-out': event({ who }),
    launched: event(
      { who, pod: NUMBER, left: NUMBER },
      { away: true, follows: leavesToo, retold: launchedAtOnce, milestone: lastPod },
    ),
    'launched-at-once': event(
      { who, pod: NUMBER, left: NUMBER },
      { form: true, away: true, follows: () => true },
    ),
    // Leading the intruders
    'takes-over': event({ who }, { playsOn: true }),
    'intruder-turn': event({ who }, { opens: 'passage' }),
    'intruder-card': event({ card: DOMAIN.intruderCard }, { action: true }),
    'intruder-keeps': event({ who }, { result: true }),
    'intruder-heals': event({ figure: DOMAIN.figure }),
    // What players say
    'claim-engine': event({ who, engine, state: DOMAIN.state }, SPOKEN),
    'claim-course': event({ who, space, destination: DOMAIN.destination }, SPOKEN),
    'claim-room': event({ who, room: DOMAIN.room, tile: DOMAIN.tile }, SPOKEN),
    // The end
    'nobody-left': event({}, { begins: true }),
    'end-jump': event({}, { begins: true }),
    'engine-check': event({ damaged: NUMBER }),
    'course-check': event({ destination: named('destination') }),
  }),
} as const;
