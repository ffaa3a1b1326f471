/** Cards as they lie before a seat. */
import type { Seat, View } from '@deadlight/engine';
import type { CardSheet } from '@deadlight/games';
import { cast, telling } from '@deadlight/games/survival';
import type { Goal as Wanted } from '@deadlight/games/telling';
import type { Voice } from '@deadlight/games/text';
import type { Card, Goal } from '../../table/scene.ts';
import { withTally } from '../tally.ts';
import { cardId, goalId, itemId, objectId } from './ids.ts';
import { objectsOf } from './objects.ts';
import type { World } from './world.ts';

const { cardsIn, characterOf, loadOf, varsOf, zoneOf } = telling;

/** The names of a Contamination card, before a scan and after it. */
const CONTAMINATION = ['contamination', 'infected', 'clean'];

const sheetNamed = (sheets: readonly CardSheet[], id: string): CardSheet | undefined =>
  sheets.find((sheet) => sheet.id === id);

/** Copies of one card lie in one place. */
function counted(ids: readonly string[]): Map<string, number> {
  const copies = new Map<string, number>();
  for (const id of ids) copies.set(id, (copies.get(id) ?? 0) + 1);
  return copies;
}

const badge = (count: number): { badge?: string } => (count > 1 ? { badge: `×${count}` } : {});

/** What an Action card is for decides its colour. */
function toneOf(card: string): string {
  if (CONTAMINATION.includes(card)) return 'contamination';
  const { when, reaction } = cast.ACTION_CARDS.find(({ id }) => id === card) ?? {};
  return reaction !== undefined ? 'reaction' : when === 'combat' ? 'combat' : 'action';
}

export function handOf(
  view: View,
  voice: Voice,
  sheets: readonly CardSheet[],
  group: string,
): Card[] {
  const character = characterOf(varsOf(view), view.seat);
  return cardsIn(view, zoneOf('hand', view.seat)).map((card) => {
    const isContamination = CONTAMINATION.includes(card);
    const id = isContamination ? 'contamination' : group === 'card' ? `${character}-${card}` : card;
    const sheet = sheetNamed(sheets, id);
    return {
      id: cardId(card),
      name: voice.say(`${group}.${card}`),
      icon: isContamination ? 'card.contamination' : `${group}.${card}`,
      cost: isContamination ? null : (sheet?.cost ?? null),
      tags: sheet?.tags ?? [],
      text: sheet?.text ?? '',
      tone: toneOf(card),
      rule: sheet?.rule ?? null,
    };
  });
}

/** An Item with its ammo, in the colour of its deck. */
export function itemCard(
  world: World,
  view: View,
  voice: Voice,
  sheets: readonly CardSheet[],
  item: string,
  count = 1,
): Card {
  const sheet = sheetNamed(sheets, item);
  const loaded = loadOf(world.setting.vocabulary, view, item);
  return {
    id: itemId(item),
    name: voice.say(`item.${item}`),
    icon: `item.${item}`,
    cost: sheet?.cost ?? null,
    tags: sheet?.tags ?? [],
    text: sheet?.text ?? '',
    tone: sheet?.set ?? 'start',
    rule: sheet?.rule ?? null,
    ...(loaded === null ? badge(count) : { badge: `${loaded.ammo}/${loaded.capacity}` }),
  };
}

export const itemCards = (
  world: World,
  view: View,
  voice: Voice,
  sheets: readonly CardSheet[],
  ids: readonly string[],
): Card[] =>
  [...counted(ids)].map(([item, count]) => itemCard(world, view, voice, sheets, item, count));

/** Things that a player carries other than Items. */
export const objectCards = (view: View, voice: Voice, seat: Seat): Card[] =>
  [...counted(objectsOf(view, seat))].map(([object, count]) => ({
    id: objectId(object),
    name: voice.say(`object.${object}`),
    icon: object.endsWith('corpse') ? 'object.corpse' : `object.${object}`,
    cost: null,
    text: '',
    tone: 'object',
    rule: null,
    ...badge(count),
  }));

/** Zones with Items that only their owner sees, and those that are not in play yet. */
const OWN_ZONES = ['held', 'gear', 'mounted', 'inventory', 'found', 'offer', 'openOffer'] as const;

export function belongingsOf(
  world: World,
  view: View,
  voice: Voice,
  sheets: readonly CardSheet[],
): Card[] {
  const mine = (zone: string): readonly string[] => cardsIn(view, zoneOf(zone, view.seat));
  const quests = itemCards(world, view, voice, sheets, mine('quests')).map((card) => ({
    ...card,
    tone: 'inactive',
  }));
  return [
    ...OWN_ZONES.flatMap((zone) => itemCards(world, view, voice, sheets, mine(zone))),
    ...objectCards(view, voice, view.seat),
    ...quests,
  ];
}

export function goalCard(voice: Voice, sheets: readonly CardSheet[], goal: string): Card {
  const sheet = sheetNamed(sheets, goal);
  return {
    id: goalId(goal),
    name: voice.say(`objective.${goal}`),
    icon: sheet?.set === 'personal' ? 'goal.personal' : 'goal.corporate',
    cost: null,
    text: sheet?.text ?? '',
    tone: 'goal',
    rule: sheet?.rule ?? null,
  };
}

export const goalCards = (
  view: View,
  voice: Voice,
  sheets: readonly CardSheet[],
  zone: string,
): Card[] => cardsIn(view, zone).map((goal) => goalCard(voice, sheets, goal));

/** The seat's own Objectives and the team's, with how far it is. */
export const ownGoals = (
  wanted: readonly Wanted[],
  voice: Voice,
  sheets: readonly CardSheet[],
): Goal[] => wanted.map((one) => withTally(voice, goalCard(voice, sheets, one.card!), one));
