/** Pages that both games have, besides the cards. */

import { type Article, article } from '../article.ts';
import type { CharacterSheet } from '../packs/characters.ts';
import {
  type AttackCard,
  CHECK_CARDS,
  FIGURE_TYPE,
  type Token,
  TYPES,
} from '../packs/intruders.ts';
import type { Voice } from '../text/voice.ts';
import { conditionName, type Term } from './conditions.ts';
import type { RoomSheet } from './room-sheet.ts';
import { type DescribedRoom, sentences } from './sheets.ts';
import { tokenName } from './things.ts';

/** By the color of what is found there, the colorful first. */
const COLORS = ['red', 'yellow', 'green', 'white', 'none'] as const;

export const roomArticles = (
  voice: Voice,
  rooms: readonly RoomSheet[],
  describe: (voice: Voice, room: RoomSheet) => DescribedRoom,
): Article[] =>
  COLORS.flatMap((colour) =>
    rooms
      .filter((room) => room.colour === colour)
      .map((room) =>
        article(voice, {
          id: `room.${room.id}`,
          kind: 'room',
          set: `${colour}-rooms`,
          ...describe(voice, room),
        }),
      ),
  );

const tokenText = (voice: Voice, { type, number, dark }: Token): string =>
  type === 'blank'
    ? voice.say('tokenText.blank')
    : voice.say('tokenText.surprise', { type: `@type.${type}`, number, dark: dark ?? 0 });

export const tokenArticles = (voice: Voice, tokens: readonly Token[]): Article[] =>
  tokens.map((token) =>
    article(voice, {
      id: `token.${tokenName(token)}`,
      kind: 'token',
      set: 'bag',
      text: tokenText(voice, token),
      copies: token.copies,
      see: token.type === 'blank' ? [] : [`type.${token.type}`],
    }),
  );

interface Exploration {
  readonly effect: string;
  readonly items: number;
  readonly copies: number;
}

export const explorationArticles = <T extends Exploration>(
  voice: Voice,
  tokens: readonly T[],
  nameOf: (token: T) => string,
): Article[] =>
  tokens.map((token) =>
    article(voice, {
      id: `explorationToken.${nameOf(token)}`,
      kind: 'token',
      set: 'exploration',
      text: sentences([
        voice.say(`explorationText.${token.effect}`),
        voice.say('explorationText.items', { items: token.items }),
      ]),
      copies: token.copies,
    }),
  );

/** Figures, how they die, and which of the Attack cards they hit with. */
export const creatureArticles = (
  voice: Voice,
  attacks: readonly AttackCard[],
  tokens: readonly Token[],
): Article[] =>
  TYPES.map((type, index) => {
    const hits = attacks.filter(({ symbols }) => symbols.includes(type));
    const figures = FIGURE_TYPE.filter((one) => one === index).length;
    return article(voice, {
      id: `type.${type}`,
      kind: 'creature',
      set: 'creature',
      copies: figures,
      text: sentences([
        voice.say('creatureText.figures', { figures }),
        voice.say('creatureText.check', { cards: CHECK_CARDS[index]! }),
        voice.say('creatureText.hits', { hits: hits.length, of: attacks.length }),
      ]),
      see: [
        ...tokens
          .filter((token) => token.type === type)
          .map((token) => `token.${tokenName(token)}`),
        ...hits.map(({ id }) => `attack.${id}`),
      ],
    });
  });

/** Characters as a game is played with them: their cards, by the ids of the sheets, weapon and quests. */
export const characterArticles = (
  voice: Voice,
  characters: readonly Pick<CharacterSheet, 'id' | 'weapon' | 'quests'>[],
  cards: readonly Article[],
  nameOf: (item: string) => string,
): Article[] =>
  characters.map(({ id, weapon, quests }) => {
    const items = quests.map((quest) => `item.${nameOf(quest)}`);
    return article(voice, {
      id: `character.${id}`,
      kind: 'character',
      set: 'character',
      text: sentences([
        weapon === null
          ? voice.say('characterText.unarmed')
          : voice.say('characterText.weapon', { weapon: `@item.${nameOf(weapon)}` }),
        voice.say('characterText.quests', {
          items: items.map((item) => `@${item}`),
          count: items.length,
        }),
      ]),
      see: [
        ...(weapon === null ? [] : [`item.${nameOf(weapon)}`]),
        ...items,
        ...cards.filter(({ kind, set }) => kind === 'card' && set === id).map((card) => card.id),
      ],
    });
  });

interface Goals {
  readonly id: string;
  readonly deck: string;
  readonly anyOf: readonly (readonly Term[])[];
}

/** Player 1 or 5, one Section or another: the tip is the same. */
const tipOf = (condition: Term): string =>
  'player' in condition || 'sections' in condition ? condition.asks : conditionName(condition);

/** Objectives know what they ask for; those of a team may need another tip. */
export const withGoals = (cards: readonly Article[], objectives: readonly Goals[]): Article[] =>
  cards.map((card) => {
    const goals = objectives.find(({ id }) => card.id === `objective.${id}`);
    if (goals === undefined) return card;
    const asks = goals.anyOf.flat().map(tipOf);
    const together = goals.deck === 'team' ? asks.map((one) => `team-${one}`) : [];
    return { ...card, asks: [...together, ...asks] };
  });
