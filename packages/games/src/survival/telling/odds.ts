/** What can come of an option in Nemesis and Lockdown: noise, encounters, shots, fire. */
import type { Kind, View } from '@deadlight/engine';
import {
  ATTACKS,
  CHECK_CARDS,
  FIGURE_TYPE,
  FIGURES,
  type Weakness,
} from '../../packs/intruders.ts';
import { type Chance, chancesOf, type Throw } from '../../telling/odds.ts';
import type { Said } from '../../telling/telling.ts';
import { type Slot, wayAt } from '../board.ts';
import {
  type Aim,
  COMBAT_DIE,
  injuriesOfBlow,
  injuriesOfShot,
  NOISE,
  NOISE_DIE,
  NOTHING_ADDED,
} from '../dice.ts';
import { FIRST_KIND, itemOf } from '../things.ts';
import { cardsIn, knownIn, placedIn, varsOf } from './seen.ts';
import type { Setting } from './setting.ts';

/** Whether the seat that looks has learned of a Weakness that helps it. */
function knows(setting: Setting, view: View, weakness: Weakness): boolean {
  const { discovered } = varsOf(view);
  return [0, 1, 2].some(
    (index) =>
      discovered[index] === true &&
      placedIn(view, 'weaknesses', index) === weakness &&
      (setting.helps?.(view, index) ?? true),
  );
}

/** Whether somebody or something stands in a room besides the seat itself: then nothing is rolled. */
function isOccupied(view: View, slot: Slot): boolean {
  const { crowd, place } = varsOf(view);
  return crowd[slot]! > 0 || place.some((at, seat) => at === slot && seat !== view.seat);
}

/** The roll for noise of a room, if nothing changes before. */
function noiseIn(setting: Setting, view: View, slot: Slot, maybe: boolean): readonly Throw[] {
  const vars = varsOf(view);
  const board = setting.boardFor(vars);
  const die = setting.noiseDie?.(view, slot) ?? NOISE_DIE;
  const nameOf = (face: number): string => {
    if (face === NOISE.danger || (face === NOISE.silence && vars.slime[view.seat] === true))
      return 'danger';
    if (face === NOISE.silence) return 'silence';
    if (face === NOISE.other) return 'other';
    return vars.noise[wayAt(board, slot, face)] ? 'encounter' : 'noise';
  };
  const chances = chancesOf(die, nameOf);
  const roll: Throw = { of: 'noise', maybe, chances };
  return chances.some(({ name }) => name === 'encounter') ? [roll, encounterFrom(view)] : [roll];
}

/** What comes out of the bag in an encounter, as everybody can count it. */
function encounterFrom(view: View): Throw {
  return {
    of: 'bag',
    maybe: true,
    chances: chancesOf(
      cardsIn(view, 'bag'),
      (token) => (token === 'blank' ? 'blank' : 'token'),
      (token): Record<string, string> => (token === 'blank' ? {} : { token: `@token.${token}` }),
    ),
  };
}

type Blood = number | 'retreat';

/** What attack cards say that kills, by their names. */
const bloodOf = ({ vocabulary }: Setting, cards: readonly string[]): readonly Blood[] =>
  cards.map((card) => {
    const index = ATTACKS.findIndex(
      (_, one) => vocabulary.kinds[FIRST_KIND.attack + one]!.name === card,
    );
    return ATTACKS[index]!.blood;
  });

/** Attack cards that nobody has seen since they were last shuffled, by what kills. */
function unseenBlood({ vocabulary }: Setting, view: View): readonly Blood[] {
  const race = (varsOf(view).options as { readonly race?: string }).race ?? 'intruders';
  const gone = new Map<string, number>();
  for (const zone of ['attackDiscard', 'attackNow'])
    for (const card of knownIn(view, zone)) gone.set(card, (gone.get(card) ?? 0) + 1);
  return ATTACKS.flatMap((attack, index) => {
    if (attack.race !== race) return [];
    const name = vocabulary.kinds[FIRST_KIND.attack + index]!.name;
    const left = gone.get(name) ?? 0;
    if (left > 0) gone.set(name, left - 1);
    return left > 0 ? [] : [attack.blood];
  });
}

/** Every draw of a number of cards, whatever their order. */
function draws<T>(cards: readonly T[], count: number): readonly (readonly T[])[] {
  if (count === 0) return [[]];
  return cards.flatMap((card, at) =>
    draws(cards.slice(at + 1), count - 1).map((rest) => [card, ...rest]),
  );
}

type Result = 'miss' | 'hit' | 'retreats' | 'kill';

/** What injuries do to an Intruder, by what the check may turn up. */
function checkOf(setting: Setting, view: View, figure: number, injuries: number): Chance[] {
  if (injuries === 0) return [{ name: 'miss', data: {}, chance: 1 }];
  const cards = CHECK_CARDS[FIGURE_TYPE[figure]!]!;
  const less = knows(setting, view, 'species-on-the-brink-of-extinction') ? 1 : 0;
  const hurt = varsOf(view).hurt[figure]! + injuries;
  const unseen = unseenBlood(setting, view);
  // A deck that runs out is made of the discards again.
  const missing = Math.max(0, cards - unseen.length);
  const discards = missing > 0 ? bloodOf(setting, knownIn(view, 'attackDiscard')) : [];
  const all =
    missing > 0
      ? draws(discards, missing).map((rest) => [...unseen, ...rest])
      : draws(unseen, cards);
  const resultOf = (drawn: readonly Blood[]): Result => {
    if (drawn.includes('retreat')) return 'retreats';
    const needed = drawn.reduce<number>((sum, blood) => sum + Number(blood), 0) - less;
    return hurt >= needed ? 'kill' : 'hit';
  };
  return chancesOf(all, resultOf);
}

/** A throw of the combat die: what each face does, and what comes of that. */
function fightOf(
  setting: Setting,
  view: View,
  die: readonly number[],
  figure: number,
  injuriesOn: (face: number) => number,
): Throw {
  const total = new Map<string, number>();
  for (const face of die)
    for (const { name, chance } of checkOf(setting, view, figure, injuriesOn(face)))
      total.set(name, (total.get(name) ?? 0) + chance / die.length);
  const chances = [...total]
    .map(([name, chance]) => ({ name, data: {}, chance }))
    .toSorted((a, b) => b.chance - a.chance);
  return { of: 'combat', maybe: false, chances };
}

const nameIn = (value: string | undefined): string => (value ?? '').replace(/^@[a-z]+\./, '');

function aimFor(setting: Setting, view: View, figure: number, item: string | null): Aim {
  const kind = setting.vocabulary.kinds.findIndex(({ name }) => name === item);
  return {
    type: FIGURE_TYPE[figure]!,
    weapon: item === null ? null : (itemOf(kind as Kind).weapon ?? null),
    vitalPlaces: knows(setting, view, 'vital-places'),
    energy: knows(setting, view, 'vulnerability-to-energy'),
  };
}

/** A shot or a blow at an Intruder; at Eggs there is nothing to be killed. */
function attackOf(setting: Setting, view: View, { word, data }: Said): readonly Throw[] {
  const figure = (FIGURES as readonly string[]).indexOf(nameIn(data['target']));
  if (figure < 0) return [];
  if (word === 'melee') {
    const aim = aimFor(setting, view, figure, null);
    return [fightOf(setting, view, COMBAT_DIE, figure, (face) => injuriesOfBlow(face, aim))];
  }
  const aim = aimFor(setting, view, figure, nameIn(data['weapon'] ?? data['item']));
  if (aim.weapon === null) return [];
  const die = setting.combatDie?.(view) ?? COMBAT_DIE;
  return [fightOf(setting, view, die, figure, (face) => injuriesOfShot(face, aim, NOTHING_ADDED))];
}

/** A Character who ends a turn in the fire is hurt by it. */
function fireOf(view: View): readonly Throw[] {
  const { fire, place } = varsOf(view);
  const slot = place[view.seat] ?? 0;
  return slot > 0 && fire[slot] === true
    ? [{ of: 'fire', maybe: false, chances: [{ name: 'burnt', data: {}, chance: 1 }] }]
    : [];
}

const isRoom = (slot: Slot): boolean => Number.isInteger(slot) && slot > 0;

/** All that an option leads to, one throw or draw after the other; empty where there is nothing to tell. */
export function oddsOf(setting: Setting, view: View, option: Said): readonly Throw[] {
  if (view.seat < 0) return [];
  const slot = Number(option.data['room']) as Slot;
  switch (option.word) {
    case 'move': {
      if (!isRoom(slot) || isOccupied(view, slot)) return [];
      // Whatever lies in an unexplored room may make the roll unnecessary.
      return noiseIn(setting, view, slot, varsOf(view).rooms[slot]! < 0);
    }
    case 'shoot':
    case 'melee':
      return attackOf(setting, view, option);
    case 'end':
    case 'pass':
      return fireOf(view);
    default:
      return [];
  }
}
