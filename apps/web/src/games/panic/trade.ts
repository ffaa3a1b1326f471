/** A trade: with whom, and what is at stake. */
import type { View } from '@deadlight/engine';
import type { Voice } from '@deadlight/games/text';
import type { Card } from '../../table/scene.ts';
import { badgeOf } from './looks.ts';
import { namesOf } from './people.ts';
import { cardsIn, roleOf, seatRef, zoneOf } from './view.ts';

export function tradeOf(view: View, voice: Voice): Card[] {
  if (view.question?.at !== 'trade/offer') return [];
  const partner = view.asked.find((seat) => seat !== view.seat);
  if (partner === undefined) return [];
  const known = namesOf(voice, cardsIn(view, zoneOf('hand', partner)));
  const human = roleOf(view, view.seat) === 'human';
  return [
    {
      id: 'trade',
      name: voice.say('station.trade', { seat: seatRef(partner) }),
      icon: 'trade',
      face: badgeOf(partner),
      cost: null,
      text: [
        voice.say(`station.stake.${human ? 'human' : 'infected'}`),
        ...(known === '' ? [] : [voice.say('station.known', { cards: known })]),
      ].join(' '),
      tone: human ? 'reaction' : 'contamination',
      rule: null,
    },
  ];
}
