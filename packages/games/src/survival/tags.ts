/** What stands beside the text of a card or Room, each in a word or two: when and where it can be used, weight, type. */
import type { AttackCard } from '../packs/intruders.ts';
import type { Item, Weapon } from '../packs/items.ts';
import type { Voice } from '../text/voice.ts';
import type { Effect, When } from './effect.ts';
import type { EventSheet } from './event-sheet.ts';
import { isSearched, type RoomSheet } from './room-sheet.ts';

interface Usable {
  readonly when: When;
  readonly does: readonly Effect[];
  readonly needsComputer?: true;
  readonly reaction?: string;
}

/** An effect that says itself that it needs a computer. */
function isAtComputer(effect: Effect): boolean {
  if (effect.does === 'free-room') return effect.where === 'computer';
  if (effect.does === 'check-course' || effect.does === 'look-css')
    return effect.atComputer === true;
  return effect.does === 'break-computer';
}

/** Where all effects need a computer, that is said once, beside the text. */
export const allAtComputer = (does: readonly Effect[]): boolean =>
  does.length > 1 && does.every(isAtComputer);

/** Where all effects may be for somebody else, that is said once, too. */
export const allForOthers = (does: readonly Effect[]): boolean =>
  does.length > 1 && does.every((effect) => 'others' in effect && effect.others === true);

/** When and where something can be used, and for whom. */
export function useTags(voice: Voice, { when, does, needsComputer, reaction }: Usable): string[] {
  const said: string[] = [];
  if (reaction) said.push(voice.say('tag.reaction'));
  if (when !== 'any') said.push(voice.say(`tag.${when}`));
  if (needsComputer || allAtComputer(does)) said.push(voice.say('tag.computer'));
  if (allForOthers(does)) said.push(voice.say('tag.others'));
  return said;
}

const weaponTags = (voice: Voice, weapon: Weapon): string[] => [
  voice.say('tag.weapon', { class: weapon.class }),
  voice.say('tag.capacity', { capacity: weapon.capacity }),
];

export function itemTags(voice: Voice, item: Item): string[] {
  const said = item.weapon ? weaponTags(voice, item.weapon) : useTags(voice, item);
  if (item.heavy) said.push(voice.say('tag.heavy'));
  // A reaction says itself what it costs.
  if (item.singleUse && !item.reaction) said.push(voice.say('tag.single'));
  if (!item.singleUse && item.quest && item.does.length > 0) said.push(voice.say('tag.again'));
  if (item.uses) said.push(voice.say('tag.uses', { uses: item.uses }));
  if (item.oncePerRound) said.push(voice.say('tag.oncePerRound'));
  if (item.symbol) said.push(voice.say('tag.component', { symbol: `@symbol.${item.symbol}` }));
  return said;
}

/** The color of a Room matters to some cards even where nothing is searched. */
export function roomTags(voice: Voice, room: RoomSheet): string[] {
  const said: string[] = [];
  if (room.colour !== 'none') said.push(voice.say('tag.color', { color: room.colour }));
  if (!isSearched(room)) said.push(voice.say('tag.unsearched'));
  if (room.computer) said.push(voice.say('tag.hasComputer'));
  if (room.does.length > 0) {
    said.push(voice.say('tag.calm'));
    if (!room.sturdy) said.push(voice.say('tag.working'));
  }
  if (room.sturdy) said.push(voice.say('tag.sturdy'));
  if (room.fireproof) said.push(voice.say('tag.fireproof'));
  return said;
}

/** Who moves, and through which Corridor; only those that are not in combat do (NEM-EVENT-05, LCK-EVENT-16). */
export const eventTags = (voice: Voice, { moves, corridor, second = 0 }: EventSheet): string[] => [
  voice.say('tag.moves', { types: moves.map((type) => `@types.${type}`), corridor, second }),
];

export const attackTags = (voice: Voice, { symbols, blood }: AttackCard): string[] => [
  voice.say('tag.hits', { types: symbols.map((type) => `@type.${type}`) }),
  voice.say('tag.blood', { blood }),
];

export const objectiveTags = (
  voice: Voice,
  { deck, players }: { readonly deck: string; readonly players: number },
): string[] => [
  deck === 'team' ? voice.say('tag.teamPlay') : voice.say('tag.players', { players }),
];
