/** Cards as they lie before a seat. */
import type { Seat, View } from '@deadlight/engine';
import type { CardSheet } from '@deadlight/games';
import { app, otherCardText } from '@deadlight/games/panic';
import type { Voice } from '@deadlight/games/text';
import type { Card, Goal } from '../../table/scene.ts';
import { withTally } from '../tally.ts';
import { cardId } from './ids.ts';
import { cardsIn, colourOf, roleOf, varsOf, zoneOf } from './view.ts';

/** What a card is for decides its colour. */
const TONES: Readonly<Record<string, string>> = {
  'gas-can': 'yellow',
  armor: 'reaction',
  ammo: 'combat',
  'heavy-gun': 'combat',
  'sniper-rifle': 'combat',
  'target-scope': 'combat',
  'combat-knife': 'combat',
  grenade: 'combat',
  'first-aid-kit': 'green',
  antidote: 'green',
  host: 'red',
};

const isDead = (card: string): boolean =>
  card.startsWith('infection-') || card === 'antidote-spent';

/** An infection card is a weapon in the hand of its own player once infected; else it is dead. */
function infection(view: View, voice: Voice, card: string): Pick<Card, 'text' | 'tone'> {
  const own = card === `infection-${colourOf(view.seat)}`;
  const armed = own && roleOf(view, view.seat) !== 'human';
  return {
    tone: armed ? 'contamination' : 'inactive',
    text: voice.say(`station.infection.${armed ? 'armed' : own ? 'own' : 'other'}`),
  };
}

export function cardOf(view: View, voice: Voice, sheets: readonly CardSheet[], card: string): Card {
  const sheet = sheets.find(({ id }) => id === card);
  return {
    id: cardId(card),
    name: voice.say(`card.${card}`),
    icon: card.startsWith('infection-') ? 'card.infection' : `card.${card}`,
    cost: sheet?.cost ?? null,
    tags: sheet?.tags ?? [],
    rule: sheet?.rule ?? null,
    ...(card.startsWith('infection-')
      ? infection(view, voice, card)
      : {
          tone: isDead(card) ? 'inactive' : (TONES[card] ?? 'action'),
          text: sheet?.text ?? otherCardText(voice, card) ?? '',
        }),
  };
}

/** What can be used first, dead cards last; copies lie on each other. */
export function handOf(view: View, voice: Voice, sheets: readonly CardSheet[]): Card[] {
  const held = cardsIn(view, zoneOf('hand', view.seat));
  return [...new Set(held)]
    .toSorted((a, b) => Number(isDead(a)) - Number(isDead(b)))
    .map((card) => {
      const copies = held.filter((one) => one === card).length;
      return {
        ...cardOf(view, voice, sheets, card),
        ...(copies > 1 ? { copies, badge: `×${copies}` } : {}),
      };
    });
}

/** Cards laid out before a player; ammo with the shots that are left. */
export const laidOf = (
  view: View,
  voice: Voice,
  sheets: readonly CardSheet[],
  seat: Seat,
): Card[] =>
  [...new Set(cardsIn(view, zoneOf('laid', seat)))].map((card) => ({
    ...cardOf(view, voice, sheets, card),
    ...(card === 'ammo' ? { badge: String(varsOf(view).shots[seat]) } : {}),
  }));

/** What the seat is, what it has to do to win, and how far it is. */
export function roleCards(view: View, voice: Voice): Goal[] {
  const role = view.seat < 0 ? null : roleOf(view, view.seat);
  const [goal] = app.telling.goals(view);
  if (role === null || goal === undefined) return [];
  const card: Card = {
    id: 'role',
    name: voice.say(`station.role.${role}`),
    icon: `role.${role}`,
    cost: null,
    text: voice.say(`station.aim.${role === 'human' ? 'human' : 'infected'}`, {
      gas: varsOf(view).options.gas,
    }),
    tone: role === 'human' ? 'goal' : 'contamination',
    rule: role === 'human' ? 'PAN-END-01' : 'PAN-END-02',
  };
  return [withTally(voice, card, goal)];
}
