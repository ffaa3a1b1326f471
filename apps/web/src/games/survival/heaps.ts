/** The heaps that both games have next to the board: the bag, the decks, and claims. */
import type { View } from '@deadlight/engine';
import { intruders, telling } from '@deadlight/games/survival';
import type { Voice } from '@deadlight/games/text';
import type { Mark } from '../../table/scene.ts';
import { drawingOf } from './looks.ts';

const { cardsIn, sizeOf, toldClaims } = telling;

const BAG = ['blank', ...intruders.TYPES] as const;

export function bagMarks(view: View, voice: Voice): Mark[] {
  const tokens = cardsIn(view, 'bag');
  return BAG.flatMap((type): Mark[] => {
    const count = tokens.filter((token) => token === type).length;
    if (count === 0) return [];
    return [
      {
        ...(type === 'blank'
          ? { icon: 'blank', tone: 'dim' }
          : {
              icon: `type.${type}`,
              drawing: drawingOf(view, intruders.TYPES.indexOf(type)),
              tone: 'plain',
            }),
        label: voice.say('ship.token', {
          token: `@token.${type}`,
          count,
          of: tokens.length,
          odds: count / tokens.length,
        }),
        text: voice.say('bag.odds', { count, odds: count / tokens.length }),
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

/** Claims that players have made, the latest first. */
export const claimMarks = (setting: telling.Setting, view: View, voice: Voice): Mark[] =>
  toldClaims(setting, view, voice)
    .toReversed()
    .map(({ round, said }) => {
      const text = voice.say('ship.claim', { round, said });
      return { icon: 'claim', tone: 'plain', label: text, text };
    });
