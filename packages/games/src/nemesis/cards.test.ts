/** Cards and Items are what the catalogue says they are: cost, icon, copies, single-use, Heavy. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkSetup, Table } from '@deadlight/engine';
import { describe, expect, it } from 'vitest';
import { ACTION_CARDS } from '../packs/characters.ts';
import type { Item } from '../packs/items.ts';
import type { Vars } from '../survival/vars.ts';
import { CHARACTERS, ITEMS } from './data/box.ts';
import { game as nemesis } from './game.ts';

const CATALOGUE = readFileSync(join(import.meta.dirname, '../../../../rules/nemesis.md'), 'utf8');

/** The entries between two headings: id → what stands in the brackets after the name. */
function entries(from: string, to: string): Map<string, string[]> {
  const start = CATALOGUE.indexOf(from);
  const part = CATALOGUE.slice(start, CATALOGUE.indexOf(to, start));
  const found = new Map<string, string[]>();
  for (const [, id, brackets] of part.matchAll(/^- \*\*NEM-CARD-([\w-]+)\*\* [^(]+ \(([^)]+)\)/gm))
    found.set(id!, brackets!.split(', '));
  return found;
}

/** The combat icon; the words for it are the catalogue's. */
const whenOf = (words: readonly string[]): string => {
  if (words.includes('in combat')) return 'combat';
  return words.includes('out of combat') ? 'calm' : 'any';
};

const costOf = (words: readonly string[]): number =>
  Number(words.find((word) => /\bcost \d$/.test(word))?.at(-1) ?? 0);

const itemCalled = (id: string): Item => ITEMS.find((item) => item.id === id)!;

const ACTIONS = entries('### Action cards', '### Items');
const FOUND = entries('### Items', '**Starting weapons');
const WEAPONS = entries('**Starting weapons', '**Quest Items (activation');
const QUESTS = entries('**Quest Items (activation', '### Events');

describe('the cards of the catalogue', () => {
  it('each Character has ten Action cards, as many of each as it says [NEM-CARD-GENERAL-01]', () => {
    expect(ACTIONS.size).toBe(6 * 9);
    for (const { id, deck } of CHARACTERS) {
      expect(deck).toHaveLength(10);
      for (const card of new Set(deck)) {
        const words = ACTIONS.get(`${id}-${card}`);
        expect(words, `${id}-${card}`).toBeDefined();
        expect(words).toContain(`x${deck.filter((one) => one === card).length}`);
      }
    }
  });

  it('Action cards have the cost and the icon it says [NEM-CARD-GENERAL-01]', () => {
    for (const { id, deck } of CHARACTERS)
      for (const name of new Set(deck)) {
        const words = ACTIONS.get(`${id}-${name}`)!;
        const card = ACTION_CARDS.find((one) => one.id === name)!;
        const wanted = { cost: costOf(words), when: whenOf(words) };
        expect({ cost: card.cost, when: card.when }, `${id}-${name}`).toEqual(wanted);
        expect(card.reaction !== undefined, `${id}-${name}`).toBe(words.includes('reaction'));
      }
  });

  it('Items of the decks have the cost, icon, use and weight it says [NEM-CARD-GENERAL-01]', () => {
    for (const [id, words] of FOUND) {
      const { cost, when, singleUse, heavy, symbol } = itemCalled(id);
      expect({ cost, when, singleUse, heavy }, id).toEqual({
        cost: costOf(words),
        when: whenOf(words),
        singleUse: words.includes('single-use'),
        heavy: words.includes('Heavy'),
      });
      const component = words.find((word) => word.startsWith('component '))?.split(' ')[1];
      expect(symbol, id).toBe(component);
    }
  });

  it('every deck holds as many copies as it says, and nothing else [NEM-CARD-GENERAL-01]', () => {
    const wanted: Record<string, Record<string, number>> = {
      red: {},
      yellow: {},
      green: {},
      blue: {},
    };
    for (const [id, [decks]] of FOUND)
      for (const [, deck, copies] of decks!.matchAll(/(\w+) x(\d+)/g))
        wanted[deck === 'crafted' ? 'blue' : deck!]![id] = Number(copies);
    // What a game is really played with, by the card that each is a copy of.
    const table = Table.start<Vars>(nemesis, checkSetup(nemesis, { seats: 5, seed: 'cards' }));
    const dealt: Record<string, Record<string, number>> = {
      red: {},
      yellow: {},
      green: {},
      blue: {},
    };
    for (const kind of table.state.face) {
      const { group, name } = nemesis.kinds[kind]!;
      if (group !== 'item') continue;
      const { as, back } = itemCalled(name);
      const pile = dealt[back];
      if (pile) pile[as ?? name] = (pile[as ?? name] ?? 0) + 1;
    }
    expect(dealt).toEqual(wanted);
    const sizes = Object.values(dealt).map((pile) =>
      Object.values(pile).reduce((sum, copies) => sum + copies, 0),
    );
    const [pools] = /^- \*\*NEM-SETUP-06\*\*.*$/m.exec(CATALOGUE)!;
    expect(sizes).toEqual(
      Object.keys(dealt).map((deck) => Number(new RegExp(`(\\d+) ${deck}\\b`).exec(pools)![1])),
    );
  });

  it('starting weapons are Heavy, of the class and capacity it says [NEM-CARD-GENERAL-01]', () => {
    expect(WEAPONS.size).toBe(6);
    for (const [id, [owner, kind, capacity]] of WEAPONS) {
      const { weapon, heavy, when, cost } = itemCalled(id);
      expect(CHARACTERS.find((one) => one.weapon === id)!.id).toBe(owner!.toLowerCase());
      expect({ heavy, when, cost }, id).toEqual({ heavy: true, when: 'combat', cost: 1 });
      expect(weapon!.class, id).toBe(kind);
      expect(`capacity ${weapon!.capacity}`, id).toBe(capacity);
    }
  });

  it('Quest Items have the owner, condition, cost, icon, use and weight it says [NEM-CARD-GENERAL-01]', () => {
    expect(QUESTS.size).toBe(12);
    const plain = (text: string): string => text.toLowerCase().replaceAll(' ', '-');
    for (const [id, words] of QUESTS) {
      const { cost, when, singleUse, heavy, quest, passive, reaction } = itemCalled(id);
      expect({ cost, when, singleUse, heavy }, id).toEqual({
        cost: costOf(words),
        when: whenOf(words),
        singleUse: words.includes('single-use'),
        heavy: words.includes('Heavy'),
      });
      expect(passive !== undefined, id).toBe(words.includes('passive'));
      expect(reaction !== undefined, id).toBe(words.includes('reaction'));
      const owner = CHARACTERS.find(({ quests }) => quests.includes(id));
      expect(owner!.id, id).toBe(words[0]!.toLowerCase());
      const [, room, discard] = /^unlock (?:in the (.+)|by discarding (.+))$/.exec(words[1]!)!;
      if (room !== undefined) expect(quest, id).toEqual({ room: plain(room) });
      else {
        // The Energy Charge of the yellow deck is the same card.
        const items = discard!.split(' or ').map(plain);
        const named = (quest as { discard: readonly string[] }).discard;
        expect(new Set(named.map((one) => itemCalled(one).as ?? one)), id).toEqual(new Set(items));
      }
    }
  });
});
