import type { Kind } from '@deadlight/engine';
import { ACTION_CARDS, type ActionCard, CHARACTERS } from './content/cards.ts';
import {
  ATTACKS,
  type AttackCard,
  TOKENS,
  type Token,
  WEAKNESSES,
  WOUNDS,
} from './content/intruders.ts';
import { ITEMS, type Item } from './content/items.ts';

/** The seats around the table, clockwise; once drafted, players are called by their Characters. */
export const SEATS = ['amber', 'blue', 'coral', 'green', 'violet'] as const;
export const MAX_SEATS = SEATS.length;

const group = (name: string, back: string, names: readonly string[]): Kind[] =>
  names.map((kind) => ({ name: kind, group: name, back }));

/** A token as it is called: its type, and the number that only its other side shows. */
const tokenName = ({ type, number }: Token): string =>
  type === 'blank' ? type : `${type}-${number}`;

/** What both games are played with. A game adds its own after these. */
export const KINDS: readonly Kind[] = [
  ...group(
    'card',
    'action',
    ACTION_CARDS.map(({ id }) => id),
  ),
  // No card is just `contamination`: that is all a Contamination card shows (NEM-CONT-03).
  ...group('card', 'action', ['contamination']),
  { name: 'infected', group: 'card', back: 'action', front: 'contamination' },
  { name: 'clean', group: 'card', back: 'action', front: 'contamination' },
  ...ITEMS.map(({ id, back }) => ({ name: id, group: 'item', back })),
  ...group(
    'attack',
    'attack',
    ATTACKS.map(({ id }) => id),
  ),
  ...group(
    'wound',
    'wound',
    WOUNDS.map(({ id }) => id),
  ),
  ...group('weakness', 'weakness', WEAKNESSES),
  ...TOKENS.map((token) => ({
    name: tokenName(token),
    group: 'token',
    back: 'token',
    front: token.type,
  })),
  ...group(
    'character',
    'character',
    CHARACTERS.map(({ id }) => id),
  ),
];

/** Finds the number of a kind by its group and name. */
export function kindFinder(kinds: readonly Kind[]): (group: string, name: string) => number {
  const index = new Map(kinds.map((kind, i) => [`${kind.group}.${kind.name}`, i]));
  return (name, kind) => {
    const found = index.get(`${name}.${kind}`);
    if (found === undefined) throw new RangeError(`there is no ${name} called "${kind}"`);
    return found;
  };
}

const kindOf = kindFinder(KINDS);

/** The first kind of each group; those of a group follow in a row. */
export const FIRST = {
  card: 0,
  contamination: kindOf('card', 'contamination'),
  item: kindOf('item', ITEMS[0]!.id),
  attack: kindOf('attack', ATTACKS[0]!.id),
  wound: kindOf('wound', WOUNDS[0]!.id),
  weakness: kindOf('weakness', WEAKNESSES[0]),
  token: kindOf('token', tokenName(TOKENS[0]!)),
  character: kindOf('character', CHARACTERS[0]!.id),
} as const;

export const card = (name: string): number => kindOf('card', name);
export const item = (name: string): number => kindOf('item', name);
export const wound = (name: string): number => kindOf('wound', name);
export const weakness = (name: string): number => kindOf('weakness', name);

/** Numbers of kinds that the rules speak of by name. */
export const K = {
  interruption: card('interruption'),
  nerves: card('nerves-of-steel'),
  contamination: card('contamination'),
  infected: card('infected'),
  clean: card('clean'),
  sixShooter: item('six-shooter'),
  assaultRifle: item('assault-rifle'),
  intercom: item('intercom'),
  autoloader: item('autoloader'),
  armor: item('armor'),
  motionScanner: item('motion-scanner'),
  holoComputer: item('holo-computer'),
  arm: wound('arm'),
  leg: wound('leg'),
  body: wound('body'),
  bleeding: wound('bleeding'),
  hand: wound('hand'),
} as const;

export const isActionCard = (kind: number): boolean => kind < FIRST.contamination;
export const isContamination = (kind: number): boolean => kind === K.infected || kind === K.clean;

export const actionOf = (kind: number): ActionCard => ACTION_CARDS[kind]!;
export const itemOf = (kind: number): Item => ITEMS[kind - FIRST.item]!;
export const attackOf = (kind: number): AttackCard => ATTACKS[kind - FIRST.attack]!;
export const tokenOf = (kind: number): Token => TOKENS[kind - FIRST.token]!;

/** Weapons are one of a kind; ammo is counted in this order. */
export const WEAPONS: readonly number[] = ITEMS.flatMap((one) =>
  one.weapon ? [item(one.id)] : [],
);

/** The Item that a kind is a copy of: a second Flamethrower is a Flamethrower. */
export const modelOf = (kind: number): string => itemOf(kind).as ?? itemOf(kind).id;
