import type { EVENT } from '../lockdown/log-events.ts';
import type { ToldName } from '../telling/traits.ts';
import DEALS from './deals.json' with { type: 'json' };
import type { Guide } from './guide.ts';

const MY_TURN = { asked: ['turn/act'] };

export const lockdownGuide: Guide<ToldName<typeof EVENT>> = {
  game: 'lockdown',
  texts: ['lockdown', 'nemesis'],
  table: { ...DEALS.lockdown, seats: 3, options: {}, begins: ['choose-role blue'] },
  steps: [
    { id: 'welcome', points: 'plan', who: 'own' },
    {
      id: 'keep',
      points: 'goals',
      from: { asked: ['first-encounter/choose'] },
      done: { decided: ['keep-objective'] },
    },
    { id: 'encounter', points: 'creatures', from: { told: ['first-encounter', 'encounter'] } },
    { id: 'pay', points: 'hand', from: { asked: ['action/pay'] }, done: { decided: ['pay'] } },
    { id: 'noise', points: 'here', from: { mine: ['noise-roll'] } },
    { id: 'event', points: { track: 'time' }, from: { told: ['event'] } },
    { id: 'plan', points: 'here', from: MY_TURN },
    { id: 'power', points: 'plan', from: MY_TURN },
    { id: 'hand', points: 'hand', from: MY_TURN },
    { id: 'goals', points: 'goals', from: MY_TURN },
    { id: 'move', points: 'lit', from: MY_TURN, done: { decided: ['move', 'careful-to'] } },
    {
      id: 'second',
      points: 'question',
      from: { mine: ['enters'] },
      done: {
        decided: ['play', 'use', 'room', 'computer', 'shoot', 'melee', 'trade', 'end', 'pass'],
      },
    },
    { id: 'pass', points: 'question', from: { mine: ['enters'] }, done: { decided: ['pass'] } },
    { id: 'elevator', points: 'plan', from: { mine: ['passes'], round: 2 } },
    { id: 'contingency', points: 'own', from: { mine: ['passes'], round: 2 } },
    { id: 'out', points: 'beside', from: { round: 2 } },
    { id: 'end', points: 'help', from: { round: 3 } },
  ],
};
