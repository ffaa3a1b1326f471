import type { EVENT } from '../nemesis/log-events.ts';
import type { LessonOf } from './lesson.ts';

const TO_MOVE = { decided: ['move', 'careful'] };

export const nemesisLessons = [
  {
    id: 'noise',
    goal: { lines: ['explored'], times: 2 },
    turns: 1,
    steps: [
      { id: 'go', points: 'lit', done: TO_MOVE },
      { id: 'die', points: 'here', from: { mine: ['noise-roll'] } },
      { id: 'careful', points: 'lit', from: { mine: ['enters'] }, done: TO_MOVE },
    ],
  },
  {
    id: 'search',
    goal: { lines: ['keeps'], by: 'who', times: 2 },
    turns: 1,
    steps: [
      { id: 'card', points: 'hand', done: { decided: ['play', 'search-in'] } },
      {
        id: 'keep',
        points: 'question',
        from: { asked: ['search/keep'] },
        done: { decided: ['keep'] },
      },
      { id: 'again', points: 'here', from: { mine: ['keeps'] } },
    ],
  },
  {
    id: 'fight',
    goal: { lines: ['intruder-dies'] },
    turns: 1,
    steps: [
      { id: 'danger', points: 'creatures', done: { decided: ['shoot', 'melee', 'move'] } },
      { id: 'hurt', points: 'creatures', from: { told: ['intruder-hurt'] } },
      { id: 'finish', points: 'question', from: { told: ['intruder-hurt', 'combat-roll'] } },
    ],
  },
  {
    id: 'trade',
    goal: { lines: ['traded'] },
    turns: 1,
    steps: [
      { id: 'open', points: 'question', done: { decided: ['trade'] } },
      { id: 'offer', points: 'crew', from: { decided: ['trade'] }, done: { decided: ['give'] } },
      {
        id: 'propose',
        points: 'question',
        from: { decided: ['give'] },
        done: { decided: ['propose'] },
      },
    ],
  },
  {
    id: 'objective',
    goal: { lines: ['signal'], by: 'who' },
    turns: 1,
    steps: [
      { id: 'read', points: 'goals', done: TO_MOVE },
      { id: 'use', points: 'here', from: { mine: ['enters'] }, done: { decided: ['room'] } },
    ],
  },
  {
    id: 'end',
    goal: { lines: ['hibernates'], by: 'who' },
    turns: 1,
    steps: [
      { id: 'clock', points: { track: 'time' }, done: TO_MOVE },
      { id: 'sleep', points: 'here', from: { mine: ['enters'] }, done: { decided: ['room'] } },
    ],
  },
] as const satisfies readonly LessonOf<typeof EVENT>[];
