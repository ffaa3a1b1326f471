/** The texts of cards and Rooms of both games, generated from their effects. */

import { at, type Plain } from '@deadlight/engine';
import type { CardSheet } from '../card-sheet.ts';
import { CONTAMINATION } from '../packs/characters.ts';
import type { AttackCard } from '../packs/intruders.ts';
import { ITEMS as ALL_ITEMS, type Item, RECIPES, type Weapon } from '../packs/items.ts';
import { capital } from '../text/forms.ts';
import type { Voice } from '../text/voice.ts';
import { conditionName, type Term } from './conditions.ts';
import type { Effect } from './effect.ts';
import type { EventSheet } from './event-sheet.ts';
import type { RoomSheet } from './room-sheet.ts';
import { allAtComputer, allForOthers, roomTags } from './tags.ts';

type Data = Readonly<Record<string, Plain>>;

/** What a game calls an Item, by its id; here it is the same. */
type NameOf = (id: string) => string;
const itsId: NameOf = (id) => id;

/** What an effect says of values that it does not set. */
const UNSET: Readonly<Record<string, Data>> = {
  shoot: { weapon: 'any', weaponName: '', rerolls: 0, fullAuto: 'no', thenDraw: 0 },
  search: { evenEmpty: 'no' },
  craft: { yellowAsTool: 'no' },
  door: { evenDestroyed: 'no' },
  'free-room': { atComputer: 'yes' },
  'break-computer': { atComputer: 'yes' },
  'check-course': { atComputer: 'no' },
  stun: { atMost: 0 },
  repel: { knowledge: 0 },
  load: { powered: 'no' },
  repair: { thenComputer: 'no' },
  draw: { scan: 'no' },
  dress: { others: 'no' },
  'heal-serious': { others: 'no' },
  'heal-light': { others: 'no' },
  rest: { knowledge: 0 },
  'take-crafted': { colour: 'any', knowledge: 0, free: 'no' },
  computer: { all: 'no' },
  'look-css': { atComputer: 'no' },
};

const isItem = (id: Plain): id is string => ALL_ITEMS.some((item) => item.id === id);

/** The values of an effect as its text takes them. */
function valuesOf({ does, ...values }: Effect, nameOf: NameOf): Data {
  const data: Record<string, Plain> = { ...UNSET[does] };
  for (const [name, value] of Object.entries(values) as [string, Plain][]) {
    if (typeof value === 'boolean') data[name] = value ? 'yes' : 'no';
    else if (name === 'where') data[name] = `@freeRoom.${value}`;
    else if (Array.isArray(value)) data[name] = value.map((id) => `@item.${nameOf(String(id))}`);
    else data[name] = value;
    if (name === 'weapon') data['weaponName'] = isItem(value) ? `@item.${nameOf(value)}` : '';
  }
  return data;
}

/** One effect, or several of which one is chosen. */
export function effects(voice: Voice, does: readonly Effect[], nameOf = itsId): string {
  const apart: Data = {
    ...(allAtComputer(does) ? { atComputer: 'no' } : {}),
    ...(allForOthers(does) ? { others: 'any' } : {}),
  };
  return does
    .map((effect) => voice.say(`effect.${effect.does}`, { ...valuesOf(effect, nameOf), ...apart }))
    .reduce((first, second) => voice.say('or', { first, second }));
}

export const sentences = (said: readonly string[]): string => said.join(' ');

interface Usable {
  readonly does: readonly Effect[];
  readonly reaction?: string;
  readonly spentTo?: string;
}

/** Charges of an Item that is turned over each time one is spent. */
const CHARGES = 2;

/** What something does when it is used. */
export function useText(
  voice: Voice,
  { does, reaction, spentTo }: Usable,
  nameOf = itsId,
): string[] {
  const said: string[] = [];
  if (does.length > 0) said.push(effects(voice, does, nameOf));
  if (reaction)
    said.push(voice.say(`reactionText.${reaction}`, { charges: spentTo ? CHARGES : 0 }));
  return said;
}

function weaponText(voice: Voice, weapon: Weapon): string[] {
  const { bonusOn = {}, bonusIfHit, counts = {}, rerolls, rerollsInLight } = weapon;
  const said: string[] = [];
  const say = (trait: string, data: Data = {}): void =>
    void said.push(voice.say(`weaponText.${trait}`, data));
  if (weapon.surely) say('surely');
  const { one, two } = bonusOn;
  if (one && one === two) say('bonusOnAny', { bonus: one });
  else {
    if (one) say('bonusOnOne', { bonus: one });
    if (two) say('bonusOnTwo', { bonus: two });
  }
  if (bonusIfHit) say('bonusIfHit', { bonus: bonusIfHit });
  if (counts.one) say('oneCountsAsTwo');
  if (counts.two) say('twoCountsAsOne');
  if (rerolls) say('rerolls', { rerolls });
  if (rerollsInLight) say('rerollsInLight', { rerolls: rerollsInLight });
  if (weapon.overcharge) say('overcharge');
  if (weapon.burst) say('burst');
  if (weapon.ignites) say('ignites');
  return said;
}

function questText(voice: Voice, quest: NonNullable<Item['quest']>, nameOf: NameOf): string {
  if ('room' in quest) return voice.say('questText.room', { room: `@room.${quest.room}` });
  if ('when' in quest) return voice.say(`questWhen.${quest.when}`);
  return voice.say('questText.discard', {
    items: quest.discard.map((id) => `@item.${nameOf(id)}`),
  });
}

export function itemText(voice: Voice, item: Item, nameOf = itsId): string[] {
  const said: string[] = [];
  const recipe = RECIPES.find(({ makes }) => makes === (item.as ?? item.id));
  if (item.weapon) said.push(...weaponText(voice, item.weapon));
  else said.push(...useText(voice, item, nameOf));
  if (item.passive) said.push(voice.say(`passiveText.${item.passive}`));
  if (item.beside) said.push(voice.say('itemText.beside'));
  if (item.quest) said.push(questText(voice, item.quest, nameOf));
  if (recipe) {
    const [first, second] = recipe.of.map((symbol) => `@symbol.${symbol}`) as [string, string];
    said.push(voice.say('itemText.recipe', { first, second }));
  }
  return said;
}

export const cost = (voice: Voice, cards: number): string => voice.say('cost', { cost: cards });

/** A card that nobody pays for. */
export const openSheet = (
  voice: Voice,
  group: string,
  id: string,
  text: readonly string[],
  more: Pick<CardSheet, 'rule'> & Partial<CardSheet>,
): CardSheet => ({
  id,
  kind: group,
  name: voice.say(`${group}.${id}`),
  copies: 1,
  set: group,
  cost: voice.say('noCost'),
  tags: [],
  text: sentences(text),
  sure: 'confirmed',
  ...more,
});

export const attackText = (voice: Voice, { effect }: AttackCard): string[] => [
  voice.say(`attackEffect.${effect.does}`, { darkLight: 0, darkInfests: false, ...effect }),
];

/** What an Event card does, and what becomes of it. */
export function eventText(voice: Voice, { does, after }: EventSheet): string[] {
  return [
    ...does.map(({ does: name, ...values }) => voice.say(`eventEffect.${name}`, inWords(values))),
    ...(after === 'discard' ? [] : [voice.say(`afterText.${after}`)]),
  ];
}

/** Rooms are named by a text of their own. */
const inWords = (values: Data): Data =>
  'where' in values ? { ...values, where: `@eventRooms.${String(values['where'])}` } : values;

interface Goals {
  readonly id: string;
  readonly deck: string;
  readonly anyOf: readonly (readonly Term[])[];
}

/** What every way to win has in common is said once, and then the ways. */
export function objectiveText(voice: Voice, { id, deck, anyOf }: Goals): string[] {
  const join = (how: string) => (first: string, second: string) =>
    voice.say(`objectiveText.${how}`, { first, second });
  const ways = anyOf.map((all) =>
    all.map((condition) => voice.say(`condition.${conditionName(condition)}`, { deck })),
  );
  const common = at(ways, 0, 'way').filter((said) => ways.every((way) => way.includes(said)));
  const others = ways
    .map((way) => way.filter((said) => !common.includes(said)))
    .filter((way) => way.length > 0)
    .map((way) => way.reduce(join('and')));
  const goals = [...common, ...(others.length > 0 ? [others.reduce(join('or'))] : [])];
  return [
    voice.say(deck === 'team' ? 'objectiveText.team' : 'objectiveText.own'),
    ...goals.map((goal) => `${capital(goal)}.`),
    // The one Objective that also changes who survives (NEM-END-08).
    ...(id === 'quarantine' ? [voice.say('objectiveText.quarantine')] : []),
  ];
}

export const contaminationSheet = (voice: Voice, rule: string): CardSheet =>
  openSheet(voice, 'card', 'contamination', [voice.say('contaminationText', CONTAMINATION)], {
    copies: CONTAMINATION.cards,
    set: 'contamination',
    rule,
  });

const ROOM_COST = 2;

/** A Room as a person reads it. */
export interface DescribedRoom {
  /** What its Action costs; null where there is none. */
  readonly cost: string | null;
  readonly tags: readonly string[];
  /** Its Action, and what happens to those who are there. */
  readonly text: string;
}

export function describeRoom(voice: Voice, room: RoomSheet, nameOf = itsId): DescribedRoom {
  const said: string[] = [];
  if (room.does.length > 0) said.push(effects(voice, room.does, nameOf));
  if (room.slimes) said.push(voice.say('roomText.slimes'));
  if (voice.has(`roomText.${room.id}`)) said.push(voice.say(`roomText.${room.id}`));
  if (room.teaches) said.push(voice.say('roomText.teaches', { knowledge: room.teaches }));
  if (room.slimesSearchers) said.push(voice.say('roomText.slimesSearchers'));
  return {
    cost: room.does.length === 0 ? null : cost(voice, room.cost ?? ROOM_COST),
    tags: roomTags(voice, room),
    text: sentences(said),
  };
}
