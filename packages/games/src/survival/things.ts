import { at, Broken, type Kind, type KindSpec, kindAfter } from '@deadlight/engine';
import { ACTION_CARDS, type ActionCard, CARD_FROM, CHARACTERS } from '../packs/characters.ts';
import {
  ATTACKS,
  type AttackCard,
  RACE_FROM,
  TOKENS,
  type Token,
  WEAKNESS_FROM,
  WEAKNESSES,
  WOUNDS,
} from '../packs/intruders.ts';
import { ITEMS, type Item } from '../packs/items.ts';
import type { Pack } from '../packs/pack.ts';
import type { Effect } from './effect.ts';

/** The seats around the table, clockwise; once drafted, players are called by their Characters. */
export const SEATS = ['amber', 'blue', 'coral', 'green', 'violet'] as const;
export const MAX_SEATS = SEATS.length;

const group = (name: string, back: string, names: readonly string[]): KindSpec[] =>
  names.map((kind) => ({ name: kind, group: name, back }));

/** A token as it is called: its type, and the numbers that only its other side shows. */
export const tokenName = ({ type, number, dark }: Token): string =>
  type === 'blank' ? type : `${type}-${number}${dark === undefined ? '' : `-${dark}`}`;

/** What is not in a game's box has a kind, too, but no name of its own. */
const named = (pack: Pack, from: Pack | undefined, id: string, name?: string): string =>
  from === undefined || from === pack ? (name ?? id) : `${from}:${id}`;

/** The names of all kinds in the game of a box, by group; every game has the same kinds in the same order. */
export const namesIn = (pack: Pack) => ({
  card: ACTION_CARDS.map(({ id, name }) => named(pack, CARD_FROM.get(id), id, name)),
  item: ITEMS.map(({ id, from, name }) => named(pack, from, id, name)),
  attack: ATTACKS.map(({ id, race }) => named(pack, RACE_FROM[race], id)),
  wound: WOUNDS.map(({ id, from }) => named(pack, from, id)),
  weakness: WEAKNESSES.map((id) => named(pack, WEAKNESS_FROM[id], id)),
  token: TOKENS.map((token) => named(pack, token.race && RACE_FROM[token.race], tokenName(token))),
  // Those of the ship may be guests.
  character: CHARACTERS.map(({ id, from }) => named(pack, from === 'ship' ? undefined : from, id)),
});

export type Names = ReturnType<typeof namesIn>;

/** What both games are played with. A game adds its own after these. */
export function kindsIn(pack: Pack): KindSpec[] {
  const names = namesIn(pack);
  return [
    ...group('card', 'action', names.card),
    // No card is just `contamination`: that is all a Contamination card shows (NEM-CONT-03).
    ...group('card', 'action', ['contamination']),
    { name: 'infected', group: 'card', back: 'action', printedFace: 'contamination' },
    { name: 'clean', group: 'card', back: 'action', printedFace: 'contamination' },
    ...ITEMS.map(({ back }, i) => ({ name: at(names.item, i, 'item'), group: 'item', back })),
    ...group('attack', 'attack', names.attack),
    ...group('wound', 'wound', names.wound),
    ...group('weakness', 'weakness', names.weakness),
    ...TOKENS.map(({ type }, i) => ({
      name: at(names.token, i, 'token'),
      group: 'token',
      back: 'token',
      printedFace: type,
    })),
    ...group('character', 'character', names.character),
  ];
}

/** Finds the number of a kind by its group and name. */
export function kindFinder(kinds: readonly KindSpec[]): (group: string, name: string) => Kind {
  const index = new Map(kinds.map((kind, i) => [`${kind.group}.${kind.name}`, i as Kind]));
  return (name, kind) => {
    const found = index.get(`${name}.${kind}`);
    if (found === undefined) throw new RangeError(`there is no ${name} called "${kind}"`);
    return found;
  };
}

/** Here things are called by their ids, which are the same whatever they are called in a game. */
export const IDS: Names = {
  card: ACTION_CARDS.map(({ id }) => id),
  item: ITEMS.map(({ id }) => id),
  attack: ATTACKS.map(({ id }) => id),
  wound: WOUNDS.map(({ id }) => id),
  weakness: [...WEAKNESSES],
  token: TOKENS.map(tokenName),
  character: CHARACTERS.map(({ id }) => id),
};

const KINDS: readonly KindSpec[] = Object.entries(IDS).flatMap(([name, ids]) =>
  group(name, '', name === 'card' ? [...ids, 'contamination', 'infected', 'clean'] : ids),
);

const kindOf = kindFinder(KINDS);

/** The first kind of each group; those of a group follow in a row. */
export const FIRST_KIND = {
  card: 0 as Kind,
  contamination: kindOf('card', 'contamination'),
  item: kindOf('item', at(ITEMS, 0, 'item').id),
  attack: kindOf('attack', at(ATTACKS, 0, 'attack').id),
  wound: kindOf('wound', at(WOUNDS, 0, 'wound').id),
  weakness: kindOf('weakness', WEAKNESSES[0]),
  token: kindOf('token', tokenName(at(TOKENS, 0, 'token'))),
  character: kindOf('character', at(CHARACTERS, 0, 'character').id),
} as const;

export const card = (name: string): Kind => kindOf('card', name);
export const item = (name: string): Kind => kindOf('item', name);
export const wound = (name: string): Kind => kindOf('wound', name);
export const weakness = (name: string): number => kindOf('weakness', name);

/** The one card or Item that does something: shared rules know it by that, and not by its name. */
function theOne<T extends { readonly id: string }>(
  cards: readonly T[],
  what: string,
  does: (card: T) => boolean,
): string {
  const found = cards.filter(does).map(({ id }) => id);
  if (found.length !== 1) throw new Broken(`one card must do "${what}", not ${found.join(', ')}`);
  return at(found, 0, 'card');
}

const reacting = (how: NonNullable<ActionCard['reaction']>): Kind =>
  card(theOne(ACTION_CARDS, how, ({ reaction }) => reaction === how));
const stunningFew = (): Kind =>
  card(
    theOne(ACTION_CARDS, 'stun', ({ does }) =>
      does.some((effect) => effect.does === 'stun' && effect.atMost !== undefined),
    ),
  );
const itemReacting = (how: NonNullable<Item['reaction']>): Kind =>
  item(theOne(ITEMS, how, ({ reaction }) => reaction === how));
const itemWith = (what: NonNullable<Item['passive']>): Kind =>
  item(theOne(ITEMS, what, ({ passive }) => passive === what));
const itemThat = (what: Effect['does']): Kind =>
  item(theOne(ITEMS, what, ({ does }) => does.some((effect) => effect.does === what)));

/** Items that go on a weapon for good as soon as somebody holds both. */
export const MOUNTED: readonly {
  readonly part: Kind;
  readonly host: Kind;
  readonly capacity: number;
}[] = ITEMS.flatMap(({ id, mounts }) =>
  mounts ? [{ part: item(id), host: item(mounts.on), capacity: mounts.capacity }] : [],
);

/** Numbers of kinds that the rules speak of. */
export const KIND = {
  interruption: reacting('interrupt'),
  nerves: reacting('ignore-surprise'),
  contamination: card('contamination'),
  infected: card('infected'),
  clean: card('clean'),
  blankWound: wound('blank'),
  intercom: itemWith('intercom'),
  armor: itemReacting('ignore-attack'),
  motionScanner: itemReacting('reroll-noise'),
  holoComputer: itemWith('holo-computer'),
  overcharge: itemWith('overcharge'),
  enviroSuit: itemWith('enviro-suit'),
  battleSuit: itemWith('battle-suit'),
  fieldNotes: itemWith('field-notes'),
  pathfinder: itemWith('pathfinder'),
  overmind: itemReacting('redraw-attack'),
  magazine: itemThat('extend'),
  probeArm: itemThat('probe'),
  stun: stunningFew(),
  hide: reacting('hide'),
  feelDark: reacting('feel-dark'),
  pheromones: reacting('pheromones'),
  eyes: wound('eyes'),
  guts: wound('guts'),
  knee: wound('knee'),
  arm: wound('arm'),
  leg: wound('leg'),
  body: wound('body'),
  bleeding: wound('bleeding'),
  hand: wound('hand'),
} as const;

export const isActionCard = (kind: Kind): boolean => kind < FIRST_KIND.contamination;
export const isContamination = (kind: Kind): boolean =>
  kind === KIND.infected || kind === KIND.clean;

/** The kind of an Action card that an option names. */
export const cardKind = (value: number): Kind => kindAfter(FIRST_KIND.card, value);

// Looked up for every option: a shared look-up with an error would cost a tenth of a random game.
export const actionOf = (kind: Kind): ActionCard => ACTION_CARDS[kind]!;
export const itemOf = (kind: Kind): Item => ITEMS[kind - FIRST_KIND.item]!;
export const attackOf = (kind: Kind): AttackCard => ATTACKS[kind - FIRST_KIND.attack]!;
export const tokenOf = (kind: Kind): Token => TOKENS[kind - FIRST_KIND.token]!;

/** Weapons, and tools with a number of uses, are one of a kind; ammo is counted in this order. */
export const WEAPONS: readonly Kind[] = ITEMS.flatMap((one) =>
  one.weapon || one.uses ? [item(one.id)] : [],
);

/** The Item that a kind is a copy of: a second Flamethrower is a Flamethrower. */
export const modelOf = (kind: Kind): string => itemOf(kind).as ?? itemOf(kind).id;
