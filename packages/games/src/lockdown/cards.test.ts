import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ACTION_CARDS, CHARACTERS } from '../packs/characters.ts';
import { ATTACKS, type Race, WEAKNESSES, WOUNDS } from '../packs/intruders.ts';
import { ITEMS } from '../packs/items.ts';
import { EVENTS } from './data/events.ts';
import { OBJECTIVES } from './data/objectives.ts';
import { COMPUTERS, CONTINGENCIES, CSS_TOKENS, MARS_CARDS } from './data/tokens.ts';

const CATALOGUE = readFileSync(join(import.meta.dirname, '../../../../rules/lockdown.md'), 'utf8');

/** Types that move, and the corridors they move through, as the catalogue gives them. */
const NIGHT_STALKER_EVENTS = {
  'blood-trace-1': 'breeder queen 2',
  'blood-trace-2': 'creeper breeder queen 3',
  'blue-screen': 'adult breeder queen 3 removed',
  'bulkheads-open': 'adult breeder 1',
  'consuming-fire': 'creeper breeder queen 2',
  'coolant-leak': 'adult breeder queen 1 removed',
  damage: 'creeper adult 3',
  'egg-protection': 'breeder queen 4',
  'fire-in-the-hole': 'creeper adult 1',
  hatching: 'adult breeder 2',
  kickstopper: 'adult breeder queen 2 4 removed',
  'leaving-the-shell-1': 'breeder queen 1',
  'leaving-the-shell-2': 'creeper breeder queen 4',
  lurking: 'creeper adult 2',
  nest: 'creeper breeder queen 1',
  'noise-in-corridors': 'adult breeder 3',
  panic: 'adult breeder 4',
  'power-surge': 'breeder queen 3',
  'sanitary-network-failure': 'adult breeder queen 2 removed',
  'scent-of-blood': 'creeper adult 4',
  'short-circuit': 'adult breeder queen 4 removed',
  'thats-hot': 'adult breeder queen 1 3 removed',
};

const INTRUDER_EVENTS = {
  'blue-screen': 'adult breeder queen 3 removed',
  'bulkheads-open': 'adult breeder 2',
  'consuming-fire': 'adult breeder queen 4',
  'coolant-leak': 'adult breeder queen 1 removed',
  damage: 'creeper adult 2',
  'damaging-fire': 'creeper adult 3',
  eclosion: 'adult breeder queen 1',
  'egg-protection': 'breeder queen 3',
  hatching: 'adult breeder 3',
  'hunt-1': 'breeder queen 1',
  'hunt-2': 'adult breeder queen 1',
  'life-network-failure': 'adult breeder queen 2 removed',
  lurking: 'creeper adult 4',
  nest: 'adult breeder queen 1',
  'noise-in-corridors': 'adult breeder 4',
  panic: 'adult breeder 2',
  'power-surge': 'breeder queen 2',
  regeneration: 'breeder queen 4',
  'scent-of-prey': 'creeper adult 3',
  'short-circuit': 'adult breeder queen 4 removed',
};

const eventsOf = (race: Race): Record<string, string> =>
  Object.fromEntries(
    EVENTS.filter((one) => one.race === race).map(({ id, moves, corridor, second, after }) => [
      id.replace(/^i-/, ''),
      [
        ...moves,
        corridor,
        ...(second ? [second] : []),
        ...(after === 'remove' ? ['removed'] : []),
      ].join(' '),
    ]),
  );

describe('cards of Lockdown', () => {
  it('moves with each Night Stalker Event the Intruders it names [LCK-CARD-blood-trace-1, LCK-CARD-kickstopper]', () => {
    expect(eventsOf('night-stalkers')).toEqual(NIGHT_STALKER_EVENTS);
  });

  it('moves with each Event of the original Intruders the ones it names [LCK-CARD-hunt-1, LCK-CARD-damage]', () => {
    expect(eventsOf('intruders')).toEqual(INTRUDER_EVENTS);
  });

  it('has Attack cards with these types and blood values [LCK-CARD-cut, LCK-CARD-blood-chase, LCK-CARD-blood-rage, LCK-CARD-perched-in-the-dark, LCK-CARD-infecting-the-host, LCK-CARD-evolve, LCK-CARD-piercing-the-heart]', () => {
    const cards = ATTACKS.filter(({ race }) => race === 'night-stalkers');
    const found: Record<string, string> = {};
    for (const { name, symbols } of cards) {
      const bloods = cards.filter((one) => one.name === name).map(({ blood }) => blood);
      found[name] = `${symbols.join(' ')}: ${bloods.sort().join(' ')}`;
    }
    expect(found).toEqual({
      cut: 'creeper adult breeder queen: 2 3 4 5 retreat',
      'blood-chase': 'creeper adult breeder queen: 2 4 5',
      'blood-rage': 'breeder queen: 3 5',
      'perched-in-the-dark': 'adult breeder queen: 2 4 5 5 retreat',
      'infecting-the-host': 'creeper queen: 4',
      evolve: 'creeper: 4 retreat',
      'piercing-the-heart': 'queen: 3 5',
    });
  });

  it('has Serious Wounds in these numbers [LCK-CARD-body, LCK-CARD-eyes, LCK-CARD-guts, LCK-CARD-knee]', () => {
    const printed = WOUNDS.filter(({ copies }) => copies > 0);
    expect(Object.fromEntries(printed.map(({ id, copies }) => [id, copies]))).toEqual({
      body: 4,
      leg: 3,
      bleeding: 3,
      hand: 3,
      arm: 3,
      eyes: 3,
      guts: 3,
      knee: 3,
    });
  });

  it('has as many copies of each Item in each deck as the catalogue says [LCK-CARD-weapon-battery, LCK-CARD-medkit, LCK-CARD-toolbelt, LCK-CARD-pistol]', () => {
    const here = ITEMS.filter(({ from, set }) => from !== 'ship' && set === undefined);
    const calledHere = (id: string): string => here.find((one) => one.id === id)!.name ?? id;
    const defined: Record<string, Record<string, number>> = {};
    for (const { id, as, back, copies } of here) {
      if (copies === 0 || !['red', 'yellow', 'green', 'blue'].includes(back)) continue;
      const name = calledHere(as ?? id);
      defined[name] = { ...defined[name], [back]: (defined[name]?.[back] ?? 0) + copies };
    }
    const printed: Record<string, Record<string, number>> = {};
    for (const [, id, words] of CATALOGUE.matchAll(
      /^- \*\*LCK-CARD-([\w-]+)\*\* [^(]+ \(([^)]+)\)/gm,
    )) {
      const [decks, crafted] = [words!.split(', ')[0]!, words!.includes('made from')];
      const piles = [...decks.matchAll(/(red|yellow|green) x(\d+)/g)].map(([, back, copies]) => [
        back,
        Number(copies),
      ]);
      if (crafted) piles.push(['blue', Number(decks.slice(1))]);
      if (piles.length > 0) printed[id!] = Object.fromEntries(piles);
    }
    expect(defined).toEqual(printed);
  });

  it('gives each Character ten cards of these costs [LCK-CARD-GENERAL-01, LCK-CARD-search]', () => {
    const costs = Object.fromEntries(ACTION_CARDS.map(({ id, cost }) => [id, cost]));
    const staff = CHARACTERS.filter(({ from }) => from === 'base');
    for (const { deck } of staff) {
      expect(deck).toHaveLength(10);
      expect(deck.filter((card) => card === 'search')).toHaveLength(2);
    }
    const dear = [...new Set(staff.flatMap(({ deck }) => deck))].filter((card) => costs[card]! > 0);
    expect(Object.fromEntries(dear.map((card) => [card, costs[card]]))).toEqual({
      repairs: 1,
      quarantine: 1,
      vents: 1,
      bypass: 1,
      'it-works-for-me': 1,
      'jury-rigging': 2,
      'it-should-work': 1,
      'basic-repairs': 2,
    });
  });

  it('uses an Objective from this number of players on [LCK-CARD-corp-player-5, LCK-CARD-pers-weakness, LCK-CARD-pers-explore-13, LCK-CARD-pers-knowledge-6]', () => {
    const later = OBJECTIVES.filter(({ deck, players }) => deck !== 'team' && players > 2);
    expect(Object.fromEntries(later.map(({ id, players }) => [id, players]))).toEqual({
      'corp-player-3': 3,
      'corp-player-4': 4,
      'corp-player-5': 5,
      'pers-weakness': 3,
      'pers-explore-13': 4,
      'pers-knowledge-6': 5,
    });
  });

  it('has these tokens and other cards [LCK-CARD-code-blue, LCK-CARD-launch-all, LCK-CARD-lock-down, LCK-CARD-calm]', () => {
    const copies = (list: readonly { readonly id: string; readonly copies: number }[]) =>
      Object.fromEntries(list.map((one) => [one.id, one.copies]));
    expect(copies(CONTINGENCIES)).toEqual({
      'code-blue': 2,
      'code-yellow': 2,
      'code-grey': 1,
      'code-red': 1,
      'code-green': 1,
    });
    expect(copies(CSS_TOKENS)).toEqual({
      'launch-a': 1,
      'launch-b': 1,
      'launch-c': 1,
      'launch-all': 2,
      'launch-none': 2,
    });
    expect(COMPUTERS).toHaveLength(6);
    expect(MARS_CARDS.filter(({ forAll }) => forAll).map(({ id }) => id)).toEqual([
      'sandstorm',
      'magnetic-storm',
      'calm',
    ]);
    expect(WEAKNESSES).toContain('wary-of-shadows');
  });
});
