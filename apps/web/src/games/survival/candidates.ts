/** What is chosen among cards, Characters and tokens, as it lies on the table. */
import { at, nameIn, type View } from '@deadlight/engine';
import type { CardSheet } from '@deadlight/games';
import { cast, telling } from '@deadlight/games/survival';
import type { Said } from '@deadlight/games/telling';
import type { Voice } from '@deadlight/games/text';
import type { Candidate } from '../../table/candidate.ts';
import type { Card } from '../../table/scene.ts';
import { goalCard, itemCard } from './cards.ts';
import type { World } from './world.ts';

/** Items to choose from that are not in the seat's hands yet. */
const ITEM_VERBS = ['keep', 'take-crafted', 'craft-from'];
/** Cards to be read, by the value of the option that names them; with their sign. */
const READ: Readonly<Record<string, string>> = {
  event: 'event',
  attack: 'claw',
  wound: 'wound.serious',
};
const READ_VERBS = ['resolve', 'resolve-event', 'top-event', 'top-attack', 'dress', 'heal-serious'];

function actionCard(
  voice: Voice,
  sheet: CardSheet | undefined,
  card: string,
  copies: number,
): Card {
  return {
    id: `draft:${card}`,
    name: voice.say(`card.${card}`),
    icon: `card.${card}`,
    cost: sheet?.cost ?? null,
    tags: sheet?.tags ?? [],
    text: sheet?.text ?? '',
    tone: 'action',
    rule: sheet?.rule ?? null,
    ...(copies > 1 ? { badge: `×${copies}` } : {}),
  };
}

/** A Character with all that it brings along: that lies open until somebody takes it. */
function characterCandidate(
  world: World,
  view: View,
  voice: Voice,
  sheets: readonly CardSheet[],
  character: string,
): Candidate {
  const kit = telling.cardsIn(view, `kit/${character}`);
  const isItem = (name: string): boolean => voice.has(`item.${name}`);
  const items = kit.filter(isItem);
  const deck = kit.filter((name) => !isItem(name));
  const copies = (card: string): number => deck.filter((other) => other === card).length;
  return {
    id: `draft:${character}`,
    name: voice.say(`character.${character}`),
    icon: `character.${character}`,
    cost: null,
    text: '',
    tone: 'goal',
    rule: null,
    comesWith: [
      {
        name: voice.say('face.items'),
        cards: items.map((item) => {
          // How it is loaded shows once somebody has it.
          const { badge: _badge, ...card } = itemCard(world, view, voice, sheets, item);
          return card;
        }),
      },
      {
        name: voice.say('face.deck', { count: deck.length }),
        cards: [...new Set(deck)].map((card) =>
          actionCard(
            voice,
            sheets.find(({ id }) => id === `${character}-${card}`),
            card,
            copies(card),
          ),
        ),
      },
    ].filter(({ cards }) => cards.length > 0),
  };
}

/** The Character that a role stands for, unless a guest takes it (LCK-CROSS-01). */
const characterOf = (role: string): string =>
  cast.CHARACTERS.find(({ from, colour }) => from === 'base' && colour === role)!.id;

function readCandidate(
  voice: Voice,
  sheets: readonly CardSheet[],
  group: string,
  icon: string,
  id: string,
): Candidate {
  const sheet = sheets.find((one) => one.id === id);
  return {
    id: `${group}:${id}`,
    name: voice.say(`${group}.${id}`),
    icon,
    cost: null,
    tags: sheet?.tags ?? [],
    text: sheet?.text ?? '',
    tone: group,
    rule: sheet?.rule ?? null,
  };
}

export function candidateOf(
  world: World,
  view: View,
  voice: Voice,
  sheets: readonly CardSheet[],
  { word, data }: Said,
): Candidate | null {
  if (word === 'choose')
    return characterCandidate(world, view, voice, sheets, nameIn(at(data, 'character', 'value')));
  if (word === 'choose-role')
    return characterCandidate(
      world,
      view,
      voice,
      sheets,
      characterOf(nameIn(at(data, 'role', 'value'))),
    );
  if (word === 'keep-objective')
    return goalCard(voice, sheets, nameIn(at(data, 'objective', 'value')));
  if (ITEM_VERBS.includes(word))
    return itemCard(world, view, voice, sheets, nameIn(at(data, 'item', 'value')));
  if (word === 'keep-intruder')
    return readCandidate(voice, sheets, 'intruderCard', 'claw', nameIn(at(data, 'card', 'value')));
  if (!READ_VERBS.includes(word)) return null;
  const [group, icon] = Object.entries(READ).find(([name]) => data[name] !== undefined)!;
  return readCandidate(voice, sheets, group, icon, nameIn(at(data, group, 'value')));
}
