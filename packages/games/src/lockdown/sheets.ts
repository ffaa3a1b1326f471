/** The texts of cards and Rooms, generated from their effects. */
import { at } from '@deadlight/engine';
import type { CardSheet } from '../card-sheet.ts';
import { ACTION_CARDS, type ActionCard, CHARACTERS } from '../packs/characters.ts';
import { ATTACKS, WOUNDS } from '../packs/intruders.ts';
import { ITEMS, type Item } from '../packs/items.ts';
import type { RoomSheet } from '../survival/room-sheet.ts';
import {
  attackText,
  contaminationSheet,
  cost,
  type DescribedRoom,
  describeRoom as describe,
  effects,
  eventText,
  itemText,
  objectiveText,
  openSheet,
  sentences,
  useText,
} from '../survival/sheets.ts';
import { attackTags, eventTags, itemTags, objectiveTags, useTags } from '../survival/tags.ts';
import { namesIn } from '../survival/things.ts';
import type { Voice } from '../text/voice.ts';
import { EVENTS } from './data/events.ts';
import { OBJECTIVES } from './data/objectives.ts';
import { COMPUTERS, CONTINGENCIES, CSS_TOKENS, MARS_CARDS } from './data/tokens.ts';

type Sure = CardSheet['sure'];

/** Event cards of the Intruder deck that no source shows: taken over from the Night Stalkers', but for the last. */
const INFERRED_EVENTS: readonly string[] = [
  'i-blue-screen',
  'i-coolant-leak',
  'i-egg-protection',
  'i-lurking',
  'i-short-circuit',
  'i-scent-of-prey',
];

const sureIf = (is: boolean): Sure => (is ? 'confirmed' : 'reconstructed');
const ruleOf = (id: string): string => `LCK-CARD-${id}`;

const NAMES = new Map(ITEMS.map(({ id }, i) => [id, at(namesIn('base').item, i, 'item')]));
export const nameOf = (id: string): string => NAMES.get(id)!;

/** Items whose printed cards are known in full. */
const KNOWN_ITEMS: readonly string[] = [
  'torch',
  'main-gate-key',
  'toolbelt',
  'tape',
  'fire-blanket',
  'medkit',
];
const GUESSED_WOUNDS: readonly string[] = ['eyes', 'guts'];
/** Cards of the replacement deck that others are known to have just like that (LCK-CARD-repairs). */
const KNOWN_PILOT_CARDS: readonly string[] = ['repairs'];

/** Weaknesses of the Night Stalkers, and where the catalogue has them. */
const WEAKNESSES = new Map([
  ['wary-of-shadows', 'wary-of-shadows'],
  ['vulnerability-to-energy', 'vulnerability-to-energy'],
  ['reaction-to-danger', 'reaction-to-danger'],
  ['the-way-of-moving', 'the-way-of-moving'],
  ['vital-places', 'vital-places'],
  ['species-on-the-brink-of-extinction', 'species-on-the-brink'],
]);

function* actionSheets(voice: Voice): Generator<CardSheet> {
  for (const { id: character, from, deck: own, abroad } of CHARACTERS) {
    // Guests bring their own decks, but for the Pilot, who gets another one (LCK-CROSS-04).
    const deck = from === 'base' ? own : abroad?.deck;
    for (const id of new Set(deck)) {
      const card: ActionCard = ACTION_CARDS.find((one) => one.id === id)!;
      const name = card.name ?? id;
      yield {
        id: `${character}-${name}`,
        kind: 'card',
        name: voice.say(`card.${name}`),
        copies: deck!.filter((other) => other === id).length,
        set: character,
        cost: cost(voice, card.cost),
        tags: useTags(voice, card),
        // There is no Engine in the facility (LCK-CROSS-06-D).
        text: sentences(
          useText(
            voice,
            { ...card, does: card.does.filter(({ does }) => does !== 'engine') },
            nameOf,
          ),
        ),
        rule: ruleOf(name),
        sure: sureIf(from === 'base' || KNOWN_PILOT_CARDS.includes(id)),
      };
    }
  }
}

const itemSheet = (voice: Voice, item: Item): CardSheet => ({
  id: nameOf(item.id),
  kind: 'item',
  name: voice.say(`item.${nameOf(item.id)}`),
  copies: item.copies,
  set: item.back,
  cost: item.passive ? voice.say('noCost') : cost(voice, item.cost),
  tags: itemTags(voice, item),
  text: sentences(itemText(voice, item, nameOf)),
  rule: ruleOf(nameOf(item.as ?? item.id)),
  sure: sureIf(KNOWN_ITEMS.includes(item.id)),
});

/** A card or token that nobody pays for. */
const sheet = (
  voice: Voice,
  group: string,
  id: string,
  text: readonly string[],
  sure: Sure,
  more: Partial<CardSheet> = {},
): CardSheet => openSheet(voice, group, id, text, { rule: ruleOf(id), sure, ...more });

const computerText = (voice: Voice, { id, does }: (typeof COMPUTERS)[number]): string[] => [
  does.length > 0 ? effects(voice, does, nameOf) : voice.say(`computerText.${id}`),
];

export const cardSheets = (voice: Voice): CardSheet[] => [
  ...actionSheets(voice),
  contaminationSheet(voice, 'LCK-CONT-03'),
  // The spent Flashlight is not a card of its own.
  ...ITEMS.filter(({ from, copies }) => from !== 'ship' && copies > 0).map((item) =>
    itemSheet(voice, item),
  ),
  ...COMPUTERS.map((card) =>
    sheet(voice, 'computer', card.id, computerText(voice, card), 'confirmed', {
      cost: card.does.length > 0 ? cost(voice, 1) : voice.say('noCost'),
    }),
  ),
  ...EVENTS.map((event) =>
    sheet(
      voice,
      'event',
      event.id,
      eventText(voice, event),
      sureIf(!INFERRED_EVENTS.includes(event.id)),
      {
        rule: ruleOf(event.id.replace(/^i-/, '')),
        set: event.race,
        tags: eventTags(voice, event),
      },
    ),
  ),
  // The others are cards of Nemesis (LCK-CROSS-09).
  ...ATTACKS.filter(({ race }) => race === 'night-stalkers').map((card) =>
    sheet(voice, 'attack', card.id, attackText(voice, card), 'confirmed', {
      rule: ruleOf(card.name),
      tags: attackTags(voice, card),
    }),
  ),
  ...WOUNDS.filter(({ copies }) => copies > 0).map(({ id, copies }) =>
    sheet(
      voice,
      'wound',
      id,
      [voice.say(`woundText.${id}`)],
      sureIf(!GUESSED_WOUNDS.includes(id)),
      { copies },
    ),
  ),
  ...[...WEAKNESSES].map(([id, rule]) =>
    sheet(
      voice,
      'weakness',
      id,
      [voice.say(`weaknessText.${id}`)],
      sureIf(id === 'wary-of-shadows'),
      { rule: ruleOf(rule) },
    ),
  ),
  ...OBJECTIVES.map((objective) =>
    sheet(voice, 'objective', objective.id, objectiveText(voice, objective), 'reconstructed', {
      set: objective.deck,
      tags: objectiveTags(voice, objective),
    }),
  ),
  ...CONTINGENCIES.map(({ id, copies }) =>
    sheet(voice, 'contingency', id, [voice.say(`contingencyText.${id}`)], 'confirmed', { copies }),
  ),
  ...CSS_TOKENS.map(({ id, copies }) =>
    sheet(voice, 'css', id, [voice.say(`cssText.${id}`)], 'reconstructed', { copies }),
  ),
  ...MARS_CARDS.map((card) =>
    sheet(
      voice,
      'mars',
      card.id,
      [voice.say(`marsText.${card.id}`)],
      sureIf(card.id === 'radioactive-dust'),
      { tags: [voice.say(card.forAll ? 'tag.forAll' : 'tag.forOne')] },
    ),
  ),
];

export const describeRoom = (voice: Voice, room: RoomSheet): DescribedRoom =>
  describe(voice, room, nameOf);
