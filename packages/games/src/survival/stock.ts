/** The parts of a game, and putting them on the table. */
import { type Stock, shuffle } from '@deadlight/engine';
import { CONTAMINATION } from '../packs/characters.ts';
import { ATTACKS, type Race, TOKENS, WOUNDS } from '../packs/intruders.ts';
import { DECKS, ITEMS, type Item } from '../packs/items.ts';
import type { Pack } from '../packs/pack.ts';
import { FIRST, item, itemOf, K, WEAPONS } from './things.ts';
import type { SurvivalTable } from './vars.ts';
import { Z } from './zones.ts';

export function create(table: SurvivalTable, stock: readonly Stock[]): void {
  for (const [kind, zone, copies] of stock)
    for (let i = 0; i < copies; i++) table.create(kind, zone);
}

/** A list in random order, before anything of it is on the table. */
export function shuffled(table: SurvivalTable, list: readonly number[]): number[] {
  const order = list.slice();
  shuffle(table.state.random, order);
  return order;
}

/** The kinds of those in a list that fit, each as often as there are copies. */
export const kindsOf = <T extends string | object>(
  list: readonly T[],
  first: number,
  fits: (one: T) => boolean = () => true,
): number[] => {
  const kinds: number[] = [];
  list.forEach((one, i) => {
    const copies = typeof one === 'object' && 'copies' in one ? (one.copies as number) : 1;
    // One by one: what `flatMap` makes is another sort of list to the compiler, and so would be
    // every deck that is shuffled after one.
    for (let n = 0; fits(one) && n < copies; n++) kinds.push(first + i);
  });
  return kinds;
};

/** One of each kind, in a zone. */
export const each = (kinds: readonly number[], zone: number): Stock[] =>
  kinds.map((kind) => [kind, zone, 1]);

/** Where an Item starts: in its deck, in the open pool, or in the kit of its owner. */
function homeOf({ id, back }: Item, ownerOf: (id: string) => number): number {
  const deck = DECKS.indexOf(back as (typeof DECKS)[number]);
  if (deck >= 0) return Z.itemDeck + deck;
  if (back === 'blue') return Z.crafted;
  const owner = ownerOf(id);
  return owner < 0 ? Z.gone : Z.kit + owner;
}

/** Whether a box, or both of them, has such a thing. */
const isIn =
  (pack: Pack) =>
  ({ from }: { readonly from?: Pack | undefined }): boolean =>
    from === undefined || from === pack;

/** The Items of a box, weapons first, so that each has its number. */
export const itemStock = (pack: Pack, ownerOf: (id: string) => number): Stock[] => [
  ...WEAPONS.map(itemOf)
    .filter(isIn(pack))
    .map((one): Stock => [item(one.id), homeOf(one, ownerOf), 1]),
  ...ITEMS.filter((one) => isIn(pack)(one) && !one.weapon && !one.uses).map(
    (one): Stock => [item(one.id), homeOf(one, ownerOf), one.copies],
  ),
];

/** Serious Wounds and Contamination cards. */
export const bodyStock = (pack: Pack): Stock[] => [
  ...WOUNDS.flatMap((one, i): Stock[] =>
    isIn(pack)(one) ? [[FIRST.wound + i, Z.woundDeck, one.copies]] : [],
  ),
  [K.infected, Z.contaminationDeck, CONTAMINATION.infected],
  [K.clean, Z.contaminationDeck, CONTAMINATION.cards - CONTAMINATION.infected],
];

export const attackStock = (race: Race): Stock[] =>
  each(
    kindsOf(ATTACKS, FIRST.attack, (one) => one.race === race),
    Z.attackDeck,
  );

/** Intruder tokens: the blank one is in the bag, the others wait beside it. */
export const tokenStock = (race: Race): Stock[] =>
  TOKENS.flatMap(({ type, copies, race: of }, i): Stock[] =>
    of === undefined || of === race
      ? [[FIRST.token + i, type === 'blank' ? Z.bag : Z.tokens, copies]]
      : [],
  );
