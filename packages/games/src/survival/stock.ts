/** The parts of a game, and putting them on the table. */
import { type Kind, kindAfter, type OptionValue, type Stock, shuffle } from '@deadlight/engine';
import { CONTAMINATION } from '../packs/characters.ts';
import { ATTACKS, type Race, TOKENS, WOUNDS } from '../packs/intruders.ts';
import { DECKS, ITEMS, type Item } from '../packs/items.ts';
import type { Pack } from '../packs/pack.ts';
import { setsOn } from '../packs/set-options.ts';
import { FIRST_KIND, item, KIND } from './things.ts';
import type { SurvivalTable } from './vars.ts';
import { ZONE } from './zones.ts';

export function create(table: SurvivalTable, stock: readonly Stock[]): void {
  for (const [kind, zone, copies] of stock)
    for (let i = 0; i < copies; i++) table.create(kind, zone);
}

/** A list in random order, before anything of it is on the table. */
export function shuffled<T>(table: SurvivalTable, list: readonly T[]): T[] {
  const order = list.slice();
  shuffle(table.state.random, order);
  return order;
}

/** The kinds of those in a list that fit, each as often as there are copies. */
export const kindsOf = <T extends string | object>(
  list: readonly T[],
  first: Kind,
  fits: (one: T) => boolean = () => true,
): Kind[] => {
  const kinds: Kind[] = [];
  list.forEach((one, i) => {
    const copies = typeof one === 'object' && 'copies' in one ? (one.copies as number) : 1;
    // One by one: the result of `flatMap` has another elements kind for the compiler, and so would
    // every deck shuffled from it.
    for (let n = 0; fits(one) && n < copies; n++) kinds.push(kindAfter(first, i));
  });
  return kinds;
};

/** One of each kind, in a zone. */
export const each = (kinds: readonly Kind[], zone: number): Stock[] =>
  kinds.map((kind) => [kind, zone, 1]);

/** Where an Item starts: in its deck, in the open pool, or in the kit of its owner. */
function homeOf({ id, back }: Item, ownerOf: (id: string) => number): number {
  const deck = DECKS.indexOf(back as (typeof DECKS)[number]);
  if (deck >= 0) return ZONE.itemDeck(deck);
  // NEM-SETUP-25, LCK-SETUP-17, LCK-CRAFT-01
  if (back === 'blue') return ZONE.crafted;
  const owner = ownerOf(id);
  return owner < 0 ? ZONE.gone : ZONE.kit(owner);
}

/** Whether a box, or both of them, has such a thing. */
const isIn =
  (pack: Pack) =>
  ({ from }: { readonly from?: Pack | undefined }): boolean =>
    from === undefined || from === pack;

/** The Items of a box and a set, or of the core set, weapons first. */
export const itemStock = (pack: Pack, ownerOf: (id: string) => number, set?: string): Stock[] => {
  const items = ITEMS.filter((one) => isIn(pack)(one) && one.set === set);
  const isCounted = ({ weapon, uses }: Item): boolean => !!weapon || !!uses;
  return [
    ...items.filter(isCounted).map((one): Stock => [item(one.id), homeOf(one, ownerOf), 1]),
    ...items
      .filter((one) => !isCounted(one))
      .map((one): Stock => [item(one.id), homeOf(one, ownerOf), one.copies]),
  ];
};

const NOBODY = -1;

/** Puts the cards of all sets that are on with the others; before anything is shuffled. */
export function createSets(
  table: SurvivalTable,
  pack: Pack,
  options: Readonly<Record<string, OptionValue>>,
): void {
  for (const { id } of setsOn(options))
    create(
      table,
      itemStock(pack, () => NOBODY, id),
    );
}

/** Serious Wounds and Contamination cards. */
export const bodyStock = (pack: Pack): Stock[] => [
  ...WOUNDS.flatMap((one, i): Stock[] =>
    isIn(pack)(one) ? [[kindAfter(FIRST_KIND.wound, i), ZONE.woundDeck, one.copies]] : [],
  ),
  // LCK-CONT-03
  [KIND.infected, ZONE.contaminationDeck, CONTAMINATION.infected],
  [KIND.clean, ZONE.contaminationDeck, CONTAMINATION.cards - CONTAMINATION.infected],
];

export const attackStock = (race: Race): Stock[] =>
  each(
    kindsOf(ATTACKS, FIRST_KIND.attack, (one) => one.race === race),
    ZONE.attackDeck,
  );

/** Intruder tokens: the blank one is in the bag, the others lie outside (NEM-SETUP-23, LCK-SETUP-14). */
export const tokenStock = (race: Race): Stock[] =>
  TOKENS.flatMap(({ type, copies, race: of }, i): Stock[] =>
    of === undefined || of === race
      ? [[kindAfter(FIRST_KIND.token, i), type === 'blank' ? ZONE.bag : ZONE.tokens, copies]]
      : [],
  );
