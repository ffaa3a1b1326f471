/** Heaps that both games have: the bag and the decks. */
import type { View } from '@deadlight/engine';
import { telling } from '@deadlight/games/survival';
import type { Voice } from '@deadlight/games/text';
import type { Mark } from '../../table/scene.ts';

const { cardsIn, sizeOf } = telling;

const BAG = ['blank', 'larva', 'creeper', 'adult', 'breeder', 'queen'];

export function bagMarks(view: View, voice: Voice): Mark[] {
  const tokens = cardsIn(view, 'bag');
  return BAG.flatMap((type): Mark[] => {
    const count = tokens.filter((token) => token === type).length;
    if (count === 0) return [];
    return [
      {
        icon: type === 'blank' ? 'blank' : `type.${type}`,
        tone: type === 'blank' ? 'dim' : 'plain',
        label: voice.say('ship.token', { token: `@token.${type}`, count }),
        text: String(count),
      },
    ];
  });
}

const DECKS = ['red', 'yellow', 'green'] as const;

export const deckMarks = (view: View, voice: Voice): Mark[] => [
  ...DECKS.map((deck): Mark => {
    const count = sizeOf(view, `itemDeck/${deck}`);
    return {
      icon: `back.${deck}`,
      tone: 'plain',
      label: voice.say('ship.deck', { deck: `@deck.${deck}`, count }),
      text: String(count),
    };
  }),
  {
    icon: 'event',
    tone: 'plain',
    label: voice.say('ship.events', { count: sizeOf(view, 'eventDeck') }),
    text: String(sizeOf(view, 'eventDeck')),
  },
];
