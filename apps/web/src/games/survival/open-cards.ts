import type { View } from '@deadlight/engine';
import type { CardSheet } from '@deadlight/games';
import { telling } from '@deadlight/games/survival';
import type { Voice } from '@deadlight/games/text';
import type { Card } from '../../table/scene.ts';

/** The event or the attack that is happening. */
export function openCards(view: View, voice: Voice, sheets: readonly CardSheet[]): Card[] {
  const open = (zone: string, group: string, icon: string): Card[] =>
    telling.cardsIn(view, zone).map((id) => {
      const sheet = sheets.find((one) => one.id === id);
      return {
        id: `${group}:${id}`,
        name: voice.say(`${group}.${id}`),
        icon,
        cost: null,
        tags: sheet?.tags ?? [],
        text: sheet?.text ?? '',
        tone: group,
        rule: null,
      };
    });
  return [...open('eventNow', 'event', 'event'), ...open('attackNow', 'attack', 'claw')];
}
