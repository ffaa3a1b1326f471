/** The texts of cards and rooms, generated from their effects. */
import type { Plain } from '@deadlight/engine';
import type { CardSheet } from '../card-sheet.ts';
import type { Voice } from '../text/voice.ts';
import { isSearchable, type RoomType, SICK_BAY_HEALTH, STORAGE_CARDS } from './data/rooms.ts';
import { type Card, SEARCH_CARDS } from './data/search-cards.ts';
import { OPTIONS } from './options.ts';
import { HAND_MINIMUM } from './vars.ts';

function lines(voice: Voice, card: Card): string[] {
  const said: string[] = [];
  if (card.effect) said.push(voice.say(`effect.${card.effect.does}`, { ...card.effect }));
  for (const [trait, value] of Object.entries(card.traits ?? {}))
    said.push(
      voice.say(`trait.${trait}`, { value: trait === 'burns' ? OPTIONS.gas[0] : (value as Plain) }),
    );
  if (voice.has(`use.${card.use}`)) said.push(voice.say(`use.${card.use}`));
  return said;
}

/** How it is used: how many cards must stay in hand, and what becomes of it. */
const tags = (voice: Voice, { use }: Card): string[] =>
  voice.has(`tag.${use}`)
    ? [
        voice.say(`tag.${use}`),
        ...(use === 'trade' ? [] : [voice.say('tag.keep', { minimum: HAND_MINIMUM })]),
      ]
    : [];

export const cardSheets = (voice: Voice): CardSheet[] =>
  SEARCH_CARDS.map((card) => ({
    id: card.id,
    kind: 'card',
    name: voice.say(`card.${card.id}`),
    copies: card.copies,
    set: card.set,
    cost: voice.say('cost', { cost: card.cost }),
    tags: tags(voice, card),
    text: lines(voice, card).join(' '),
    rule: `PAN-CARD-${card.id}`,
    sure: card.copiesAre,
  }));

/** What the cards that are not in the search deck do, or null for those that are. */
export function otherCardText(voice: Voice, id: string): string | null {
  const name = `cardText.${id.replace(/^infection-.*/, 'infection')}`;
  return voice.has(name) ? voice.say(name) : null;
}

/** What rooms of a type say. */
export function roomText(voice: Voice, type: RoomType): string {
  const name = `roomText.${type}`;
  const said = voice.has(name)
    ? [voice.say(name, { cards: STORAGE_CARDS, ...SICK_BAY_HEALTH })]
    : [];
  if (!isSearchable(type)) said.push(voice.say('roomText.unsearchable'));
  return said.join(' ');
}
