import type { EVENT } from '../panic/log-events.ts';
import type { ToldName } from '../telling/traits.ts';
import DEALS from './deals.json' with { type: 'json' };
import type { Guide } from './guide.ts';

const MY_TURN = { asked: ['turn/act'] };

export const panicGuide: Guide<ToldName<typeof EVENT>> = {
  game: 'panic',
  texts: ['panic'],
  table: { ...DEALS.panic, seats: 4, options: {}, begins: [] },
  steps: [
    { id: 'welcome', points: 'plan' },
    {
      id: 'meet',
      points: 'question',
      from: { asked: ['enter/meet'] },
      done: { decided: ['trade'] },
    },
    { id: 'give', points: 'hand', from: { asked: ['trade/offer'] }, done: { decided: ['give'] } },
    { id: 'alarm', points: 'creatures', from: { told: ['alarm'] } },
    { id: 'parasites', points: 'creatures', from: { told: ['parasite-phase'] } },
    {
      id: 'pawns',
      points: 'figures',
      from: MY_TURN,
      who: ['who.trooper', 'who.android'],
    },
    { id: 'actions', points: 'round', from: MY_TURN },
    { id: 'explore', points: 'lit', from: MY_TURN, done: { decided: ['explore'] } },
    {
      id: 'move',
      points: 'lit',
      from: { decided: ['explore'], mine: ['search'], round: 2 },
      done: { decided: ['move'] },
    },
    {
      id: 'search',
      points: 'question',
      from: { decided: ['move'], mine: ['move'] },
      done: { decided: ['search'] },
    },
    { id: 'hand', points: 'hand', from: { mine: ['search'], decided: ['end'] } },
    { id: 'gas', points: { track: 'gas' }, from: { mine: ['search'], decided: ['end'] } },
    { id: 'infection', points: 'goals', from: { decided: ['end'], round: 2 } },
    { id: 'crew', points: 'crew', from: { decided: ['end'], round: 2 } },
    { id: 'heat', points: 'plan', from: { told: ['scan'], round: 2 } },
    { id: 'hive', points: { track: 'hive' }, from: { round: 2 } },
    { id: 'end', points: 'help', from: { round: 3 } },
  ],
};
