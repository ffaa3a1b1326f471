import type { EVENT } from '../nemesis/log-events.ts';
import type { ToldName } from '../telling/traits.ts';
import DEALS from './deals.json' with { type: 'json' };
import type { Guide } from './guide.ts';

const MY_TURN = { asked: ['turn/act'] };

export const nemesisGuide: Guide<ToldName<typeof EVENT>> = {
  game: 'nemesis',
  texts: ['nemesis'],
  table: { ...DEALS.nemesis, seats: 3, options: {}, begins: ['choose scout'] },
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
    { id: 'explored', points: 'here', from: { told: ['explored'] } },
    { id: 'noise', points: 'here', from: { mine: ['noise-roll'] } },
    { id: 'event', points: { track: 'time' }, from: { told: ['event'] } },
    { id: 'plan', points: 'here', from: MY_TURN },
    { id: 'hand', points: 'hand', from: MY_TURN },
    { id: 'goals', points: 'goals', from: MY_TURN },
    { id: 'move', points: 'lit', from: MY_TURN, done: { decided: ['move', 'careful'] } },
    {
      id: 'second',
      points: 'question',
      from: { mine: ['enters'] },
      done: { decided: ['play', 'use', 'room', 'shoot', 'melee', 'trade', 'end', 'pass'] },
    },
    { id: 'explain', points: 'own', from: { mine: ['enters', 'passes'], round: 2 } },
    { id: 'pass', points: 'question', from: { mine: ['enters'] }, done: { decided: ['pass'] } },
    { id: 'time', points: { track: 'time' }, from: { round: 2 } },
    { id: 'home', points: 'beside', from: { round: 2 } },
    { id: 'end', points: 'help', from: { round: 3 } },
  ],
};
