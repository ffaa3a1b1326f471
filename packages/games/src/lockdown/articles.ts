/** Everything that has its own page in Lockdown. */
import { type Article, article, cardArticles } from '../article.ts';
import { CHARACTERS } from '../packs/characters.ts';
import { ATTACKS, TOKENS, WEAKNESSES } from '../packs/intruders.ts';
import {
  characterArticles,
  creatureArticles,
  explorationArticles,
  roomArticles,
  tokenArticles,
  withGoals,
} from '../survival/articles.ts';
import { attackText, sentences } from '../survival/sheets.ts';
import { attackTags } from '../survival/tags.ts';
import type { Voice } from '../text/voice.ts';
import { EXPLORATION } from './data/exploration.ts';
import { OBJECTIVES } from './data/objectives.ts';
import { ROOMS } from './data/rooms.ts';
import { cardSheets, describeRoom, nameOf } from './sheets.ts';
import { tokenId } from './things.ts';

/** Guests bring nothing but a Quest Item of their own (LCK-CROSS-05). */
const PLAYED = CHARACTERS.map(({ abroad, ...one }) =>
  abroad === undefined ? one : { ...one, weapon: null, quests: [abroad.quest] },
).sort((a, b) => Number(a.from === 'ship') - Number(b.from === 'ship'));

const isStalker = ({ race }: { readonly race?: string }): boolean => race !== 'intruders';

/** The Intruders of Nemesis bring the same pages as in Nemesis (LCK-CROSS-09). */
const ofIntruders = (voice: Voice, known: readonly Article[]): Article[] =>
  [
    ...ATTACKS.map((card) => ({
      kind: 'attack',
      id: card.id,
      text: attackText(voice, card),
      tags: attackTags(voice, card),
    })),
    ...WEAKNESSES.map((id) => ({
      kind: 'weakness',
      id,
      text: [voice.say(`weaknessText.${id}`)],
      tags: [],
    })),
  ]
    .map(({ kind, id, text, tags }) =>
      article(voice, {
        id: `${kind}.${id}`,
        kind,
        set: kind,
        text: sentences(text),
        tags,
        rule: 'LCK-CROSS-09',
      }),
    )
    .filter(({ id }) => !known.some((one) => one.id === id));

export function articles(voice: Voice): Article[] {
  const cards = withGoals(cardArticles(voice, cardSheets(voice)), OBJECTIVES);
  const [tokens, attacks] = [TOKENS.filter(isStalker), ATTACKS.filter(isStalker)];
  return [
    ...characterArticles(voice, PLAYED, cards, nameOf),
    ...roomArticles(voice, ROOMS, describeRoom),
    ...creatureArticles(voice, attacks, tokens),
    ...tokenArticles(voice, tokens),
    ...explorationArticles(voice, EXPLORATION, tokenId),
    ...cards,
    ...ofIntruders(voice, cards),
  ];
}
