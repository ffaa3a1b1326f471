/** The texts of cards, generated from their effects. */
import type { CardSheet } from '../card-sheet.ts';
import { ACTION_CARDS, type ActionCard } from '../packs/characters.ts';
import type { Item } from '../packs/items.ts';
import {
  attackText,
  contaminationSheet,
  cost,
  eventText,
  itemText,
  objectiveText,
  openSheet,
  sentences,
  useText,
} from '../survival/sheets.ts';
import { attackTags, eventTags, itemTags, objectiveTags, useTags } from '../survival/tags.ts';
import type { Voice } from '../text/voice.ts';
import { ATTACKS, CHARACTERS, ITEMS, SET_ITEMS, WEAKNESSES, WOUNDS } from './data/box.ts';
import { COORDINATES } from './data/course.ts';
import { EVENTS } from './data/events.ts';
import { INTRUDER_CARDS, type IntruderCard } from './data/intruder-cards.ts';
import { OBJECTIVES } from './data/objectives.ts';

/** Items of which the catalogue knows something from a single source. */
const SINGLE_SOURCE: readonly string[] = [
  'smoke-grenade',
  'pistol',
  'orbital-maneuvering-system',
  'pilot-evacuation-key',
  'holo-computer',
];

function* actionSheets(voice: Voice): Generator<CardSheet> {
  for (const { id: character, deck } of CHARACTERS)
    for (const id of new Set(deck)) {
      const card: ActionCard = ACTION_CARDS.find((one) => one.id === id)!;
      yield {
        id: `${character}-${id}`,
        kind: 'card',
        name: voice.say(`card.${id}`),
        copies: deck.filter((other) => other === id).length,
        set: character,
        cost: cost(voice, card.cost),
        tags: useTags(voice, card),
        text: sentences(useText(voice, card)),
        rule: `NEM-CARD-${character}-${id}`,
        sure: 'confirmed',
      };
    }
}

const itemSheet = (voice: Voice, item: Item): CardSheet => ({
  id: item.id,
  kind: 'item',
  name: voice.say(`item.${item.id}`),
  copies: item.copies,
  set: item.back,
  cost: item.passive ? voice.say('noCost') : cost(voice, item.cost),
  tags: itemTags(voice, item),
  text: sentences(itemText(voice, item)),
  rule: `NEM-CARD-${item.as ?? item.id}`,
  sure: SINGLE_SOURCE.includes(item.id) ? 'inferred' : 'confirmed',
});

function coordinatesText(voice: Voice, card: (typeof COORDINATES)[number]): string[] {
  const [a, b, c, d] = card.map((destination) => `@destination.${destination}`) as [
    string,
    string,
    string,
    string,
  ];
  return [voice.say('coordinatesText', { a, b, c, d })];
}

const intruderText = (voice: Voice, { move, attack, special }: IntruderCard): string[] => [
  [
    voice.say('intruderCardText.move', { move }),
    voice.say('intruderCardText.attack', { attack }),
    voice.say(`intruderCardText.${special}`),
  ].reduce((first, second) => voice.say('or', { first, second })),
];

/** A card that nobody pays for. */
const sheet = (
  voice: Voice,
  group: string,
  id: string,
  text: readonly string[],
  more: Partial<CardSheet> = {},
): CardSheet => openSheet(voice, group, id, text, { rule: `NEM-CARD-${id}`, ...more });

export const cardSheets = (voice: Voice): CardSheet[] => [
  ...actionSheets(voice),
  contaminationSheet(voice, 'NEM-CONT-03'),
  ...[...ITEMS, ...SET_ITEMS].map((item) => itemSheet(voice, item)),
  ...EVENTS.map((event) =>
    sheet(voice, 'event', event.id, eventText(voice, event), { tags: eventTags(voice, event) }),
  ),
  ...ATTACKS.map((card) =>
    sheet(voice, 'attack', card.id, attackText(voice, card), { tags: attackTags(voice, card) }),
  ),
  ...WOUNDS.map(({ id, copies }) =>
    sheet(voice, 'wound', id, [voice.say(`woundText.${id}`)], { copies }),
  ),
  ...WEAKNESSES.map((id) => sheet(voice, 'weakness', id, [voice.say(`weaknessText.${id}`)])),
  ...COORDINATES.map((card, i) =>
    sheet(voice, 'coordinates', `coordinates-${i + 1}`, coordinatesText(voice, card)),
  ),
  ...OBJECTIVES.map((objective) =>
    sheet(voice, 'objective', objective.id, objectiveText(voice, objective), {
      set: objective.deck,
      tags: objectiveTags(voice, objective),
    }),
  ),
  // How many Attack cards they draw is known from a single source (NEM-INTRUDER-07).
  ...INTRUDER_CARDS.map((card) =>
    sheet(voice, 'intruderCard', card.id, intruderText(voice, card), {
      set: 'intruder',
      sure: 'inferred',
    }),
  ),
];
