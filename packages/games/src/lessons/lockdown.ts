import type { EVENT } from '../lockdown/log-events.ts';
import type { Lesson, LessonOf } from './lesson.ts';
import { nemesisLessons } from './nemesis.ts';

type Own = LessonOf<typeof EVENT>;

const TO_MOVE = { decided: ['move', 'careful-to'] };

/** The lesson of the other game where the two are played alike. */
const alike = (id: string): Lesson => nemesisLessons.find((lesson) => lesson.id === id)!;

const OWN = [
  {
    id: 'objective',
    goal: { lines: ['learns'], by: 'who' },
    turns: 1,
    steps: [
      { id: 'read', points: 'goals', done: TO_MOVE },
      { id: 'use', points: 'here', from: { mine: ['enters'] }, done: { decided: ['room'] } },
    ],
  },
  {
    id: 'end',
    goal: { lines: ['boards'], by: 'who' },
    turns: 1,
    steps: [
      { id: 'clock', points: { track: 'time' }, done: TO_MOVE },
      { id: 'board', points: 'here', from: { mine: ['enters'] }, done: { decided: ['room'] } },
    ],
  },
] as const satisfies readonly Own[];

export const lockdownLessons: readonly Lesson[] = [
  {
    ...alike('noise'),
    steps: [
      { id: 'go', points: 'lit', done: TO_MOVE },
      { id: 'die', points: 'here', from: { mine: ['noise-roll'] } },
      { id: 'careful', points: 'lit', from: { mine: ['enters'] }, done: TO_MOVE },
    ] satisfies Own['steps'],
  },
  alike('search'),
  {
    ...alike('fight'),
    steps: [
      { id: 'danger', points: 'creatures', done: { decided: ['shoot', 'melee', 'move'] } },
      { id: 'charge', points: 'question', from: { asked: ['shot/charge'] } },
    ] satisfies Own['steps'],
  },
  alike('trade'),
  ...OWN,
];
