/** Everything that has its own page in Panic Station. */
import { type Article, article, cardArticles } from '../article.ts';
import type { Voice } from '../text/voice.ts';
import { ROOM_CARDS } from './data/rooms.ts';
import { cardSheets, otherCardText, roomText } from './sheets.ts';
import { COLOURS, PARASITES } from './things.ts';
import { FULL_HEALTH } from './vars.ts';

/** Cards that are in no deck. */
const OTHERS = [...COLOURS.map((colour) => `infection-${colour}`), 'antidote-spent'] as const;

const CHARACTERS = ['trooper', 'android'] as const;

const ofOthers = (voice: Voice): Article[] =>
  OTHERS.map((id) =>
    article(voice, {
      id: `card.${id}`,
      kind: 'card',
      set: 'other',
      text: otherCardText(voice, id)!,
      rule: id.startsWith('infection') ? 'PAN-TRADE-17' : 'PAN-CARD-antidote',
    }),
  );

/** The inner room has the card's use; the outer room has none. */
const rooms = (voice: Voice): Article[] =>
  ROOM_CARDS.flatMap(({ id, type, inner }) => [
    article(voice, {
      id: `room.${id}`,
      kind: 'room',
      set: 'room',
      text: inner ? voice.say('roomText.antechamber') : roomText(voice, type),
      see: inner ? [`room.${id}-inner`] : [],
    }),
    ...(inner
      ? [
          article(voice, {
            id: `room.${id}-inner`,
            kind: 'room',
            set: 'room',
            text: roomText(voice, type),
            see: [`room.${id}`],
          }),
        ]
      : []),
  ]);

const parasites = (voice: Voice): Article[] =>
  (['gray', 'black'] as const).map((colour) =>
    article(voice, {
      id: `parasite.${colour}`,
      kind: 'creature',
      set: 'creature',
      text: voice.say(`parasiteText.${colour}`),
      copies: PARASITES.filter((name) => name.startsWith(colour)).length,
      rule: colour === 'gray' ? 'PAN-PARA-03' : 'PAN-PARA-02',
    }),
  );

/** The sides, and how each wins. */
const sides = (voice: Voice): Article[] =>
  (['human', 'infected'] as const).map((side) =>
    article(voice, {
      id: `status.${side}`,
      kind: 'objective',
      set: 'objective',
      text: voice.say(`statusText.${side}`),
      rule: side === 'human' ? 'PAN-END-01' : 'PAN-END-02',
      asks: [side],
    }),
  );

export const articles = (voice: Voice): Article[] => [
  ...CHARACTERS.map((who) =>
    article(voice, {
      id: `who.${who}`,
      kind: 'character',
      set: 'character',
      text: voice.say(`whoText.${who}`, { health: FULL_HEALTH }),
      copies: COLOURS.length,
    }),
  ),
  ...sides(voice),
  ...rooms(voice),
  ...parasites(voice),
  ...cardArticles(voice, cardSheets(voice)),
  ...ofOthers(voice),
];
