import type { EVENT } from '../panic/log-events.ts';
import type { LessonOf } from './lesson.ts';

export const panicLessons = [
  {
    id: 'explore',
    goal: { lines: ['placed'], times: 2 },
    turns: 1,
    steps: [
      { id: 'place', points: 'lit', done: { decided: ['explore'] } },
      { id: 'walk', points: 'lit', from: { decided: ['explore'] }, done: { decided: ['move'] } },
      { id: 'again', points: 'lit', from: { decided: ['move'] }, done: { decided: ['explore'] } },
    ],
  },
  {
    id: 'search',
    goal: { lines: ['drew'], by: 'seat', times: 2 },
    turns: 1,
    steps: [
      { id: 'fresh', points: 'here', done: { decided: ['search'] } },
      { id: 'red', points: 'here', from: { mine: ['drew'] } },
    ],
  },
  {
    id: 'fight',
    goal: { lines: ['parasite-hit'], times: 2 },
    turns: 1,
    steps: [
      { id: 'ammo', points: 'hand', done: { decided: ['lay'] } },
      {
        id: 'shoot',
        points: 'creatures',
        from: { decided: ['lay'] },
        done: { decided: ['shoot'] },
      },
      { id: 'again', points: 'creatures', from: { told: ['parasite-hit'] } },
    ],
  },
  {
    id: 'trade',
    goal: { lines: ['trade'], by: 'seat' },
    turns: 1,
    steps: [
      { id: 'go', points: 'lit', done: { decided: ['move'] } },
      {
        id: 'meet',
        points: 'question',
        from: { asked: ['enter/meet'] },
        done: { decided: ['trade'] },
      },
      { id: 'give', points: 'hand', from: { asked: ['trade/offer'] }, done: { decided: ['give'] } },
    ],
  },
  {
    id: 'objective',
    goal: { lines: ['scan'] },
    turns: 1,
    steps: [
      { id: 'terminal', points: 'here', done: { decided: ['terminal'] } },
      {
        id: 'place',
        points: 'lit',
        from: { decided: ['terminal'] },
        done: { decided: ['explore'] },
      },
    ],
  },
  {
    id: 'end',
    goal: { lines: ['hive-burned'] },
    turns: 1,
    steps: [
      { id: 'go', points: 'lit', done: { decided: ['move'] } },
      { id: 'burn', points: 'hand', from: { decided: ['move'] }, done: { decided: ['burn'] } },
    ],
  },
] as const satisfies readonly LessonOf<typeof EVENT>[];
