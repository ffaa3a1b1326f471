import type { Effect, When } from '../effect.ts';

export const DECKS = ['red', 'yellow', 'green'] as const;
export type Deck = (typeof DECKS)[number];

/** What two Items are crafted from (NEM-ITEM-21). */
export const SYMBOLS = ['fire', 'cloth', 'medical', 'tool', 'electric'] as const;
export type CraftSymbol = (typeof SYMBOLS)[number];

/** How a weapon shoots (NEM-COMBAT-04). */
export interface Weapon {
  readonly class: 'energy' | 'classic';
  readonly capacity: number;
  /** Any face but the blank deals at least 1 injury to any target. */
  readonly surely?: true;
  /** More injuries on a face, if it hits. */
  readonly bonusOn?: { readonly one?: number; readonly two?: number };
  /** If a shot deals at least 1 injury, so many more. */
  readonly bonusIfHit?: number;
  /** A face counts as another. */
  readonly counts?: { readonly one?: 'two'; readonly two?: 'one' };
  /** Rolls that may be made again. */
  readonly rerolls?: number;
  /** On two hits, 1 more ammo may be spent for 1 more injury. */
  readonly burst?: true;
  /** On two hits, the own Room burns. */
  readonly ignites?: true;
}

export interface Item {
  readonly id: string;
  readonly back: Deck | 'blue' | 'quest' | 'start';
  readonly copies: number;
  readonly cost: number;
  readonly when: When;
  /** With several effects, one of them is chosen. */
  readonly does: readonly Effect[];
  readonly singleUse: boolean;
  /** Needs a hand slot (NEM-ITEM-02). */
  readonly heavy: boolean;
  readonly symbol?: CraftSymbol;
  readonly weapon?: Weapon;
  /** Needs a Room with a Computer. */
  readonly needsComputer?: true;
  /** Works by being there, or in reaction to something. */
  readonly passive?: 'intercom' | 'autoloader' | 'holo-computer';
  readonly reaction?: 'ignore-attack' | 'reroll-noise';
  /** A Quest Item is activated in a Room or by discarding one of these Items (NEM-ITEM-27-R). */
  readonly quest?: { readonly room: string } | { readonly discard: readonly string[] };
  /** The Item it is another copy of, where copies must be told apart: by deck, or by ammo. */
  readonly as?: string;
}

type More = Partial<Omit<Item, 'id' | 'back' | 'copies' | 'cost' | 'when' | 'does'>>;

const item = (
  id: string,
  back: Item['back'],
  copies: number,
  cost: number,
  when: When,
  does: readonly Effect[],
  more: More = {},
): Item => ({ id, back, copies, cost, when, does, singleUse: true, heavy: false, ...more });

const weapon = (id: string, back: Item['back'], copies: number, stats: Weapon): Item => ({
  id,
  back,
  copies,
  cost: 1,
  when: 'combat',
  does: [],
  singleUse: false,
  heavy: true,
  weapon: stats,
});

/** Three of them, each with ammo of its own. */
const FLAMETHROWER: Weapon = { class: 'classic', capacity: 4, surely: true, ignites: true };

const CHARGE: readonly Effect[] = [
  { does: 'load', weapon: 'energy', ammo: 'full' },
  { does: 'door' },
];
const CLOTHES: readonly Effect[] = [{ does: 'clean' }, { does: 'dress' }];

export const ITEMS: readonly Item[] = [
  // Red deck
  item('energy-charge', 'red', 11, 1, 'any', CHARGE, { symbol: 'electric' }),
  item('grenade', 'red', 4, 1, 'any', [
    { does: 'throw', target: 2, others: 1, eggs: 2, fire: false },
  ]),
  item('smoke-grenade', 'red', 3, 1, 'combat', [{ does: 'smoke' }]),
  item('recon-drone', 'red', 3, 1, 'calm', [{ does: 'peek', tiles: 1, tokens: true }]),
  item('decoy', 'red', 2, 1, 'any', [{ does: 'lure' }]),
  item('extended-magazine', 'red', 1, 0, 'calm', [{ does: 'extend', ammo: 2, capacity: 2 }], {
    singleUse: false,
  }),
  weapon('prototype-rifle', 'red', 1, { class: 'energy', capacity: 6, burst: true }),
  weapon('prototype-shotgun', 'red', 1, {
    class: 'energy',
    capacity: 2,
    surely: true,
    bonusOn: { one: 1, two: 1 },
  }),
  weapon('prototype-pistol', 'red', 1, { class: 'energy', capacity: 3, rerolls: 1 }),
  item('comms-key', 'red', 1, 1, 'calm', [{ does: 'look-objective', ofSignaller: true }], {
    needsComputer: true,
  }),
  item('evacuation-key', 'red', 1, 1, 'any', [{ does: 'pod-lock', anywhere: false }]),
  item('self-destruct-key', 'red', 1, 1, 'calm', [{ does: 'self-destruct' }], {
    needsComputer: true,
  }),
  // Yellow deck
  item('energy-charge-yellow', 'yellow', 3, 1, 'any', CHARGE, {
    symbol: 'electric',
    as: 'energy-charge',
  }),
  item(
    'chemicals',
    'yellow',
    7,
    1,
    'calm',
    [{ does: 'load', weapon: 'flamethrower', ammo: 'full' }],
    { symbol: 'fire' },
  ),
  item(
    'tools',
    'yellow',
    6,
    1,
    'calm',
    [{ does: 'repair' }, { does: 'engine' }, { does: 'door' }],
    { symbol: 'tool' },
  ),
  item('duct-tape', 'yellow', 4, 1, 'calm', [
    { does: 'repair' },
    { does: 'engine' },
    { does: 'tape' },
  ]),
  item('fire-extinguisher', 'yellow', 4, 1, 'any', [{ does: 'extinguish' }, { does: 'repel' }], {
    heavy: true,
  }),
  item('clothes', 'yellow', 3, 1, 'calm', CLOTHES, { symbol: 'cloth' }),
  item('technical-corridors-plans', 'yellow', 1, 1, 'calm', [{ does: 'crawl', thenPass: false }]),
  item('space-suit', 'yellow', 1, 1, 'calm', [{ does: 'spacewalk' }]),
  item('nemesis-plans', 'yellow', 1, 1, 'calm', [{ does: 'peek', tiles: 2, tokens: false }]),
  // Green deck
  item('medkit', 'green', 7, 1, 'calm', [{ does: 'dress' }, { does: 'heal-serious' }], {
    symbol: 'medical',
  }),
  item('bandages', 'green', 7, 1, 'calm', [{ does: 'dress' }, { does: 'heal-light' }], {
    symbol: 'cloth',
  }),
  item('synthetic-food', 'green', 5, 1, 'calm', [{ does: 'draw', cards: 2 }]),
  item('adrenaline-injection', 'green', 3, 1, 'any', [{ does: 'rush', cards: 1 }]),
  item('alcohol', 'green', 3, 1, 'calm', [{ does: 'alcohol' }], { symbol: 'fire' }),
  item('clothes-green', 'green', 3, 1, 'calm', CLOTHES, { symbol: 'cloth', as: 'clothes' }),
  item('military-drugs', 'green', 2, 1, 'any', [{ does: 'drugs', extra: 1 }]),
  // Crafted
  item('antidote', 'blue', 3, 1, 'calm', [{ does: 'antidote' }]),
  item('taser', 'blue', 3, 1, 'any', [{ does: 'shock' }, { does: 'stun' }]),
  weapon('flamethrower', 'blue', 1, FLAMETHROWER),
  { ...weapon('flamethrower-2', 'blue', 1, FLAMETHROWER), as: 'flamethrower' },
  { ...weapon('flamethrower-3', 'blue', 1, FLAMETHROWER), as: 'flamethrower' },
  item('molotov-cocktail', 'blue', 3, 1, 'any', [
    { does: 'throw', target: 1, others: 1, eggs: 1, fire: true },
  ]),
  // Starting weapons
  weapon('six-shooter', 'start', 1, { class: 'classic', capacity: 6, bonusOn: { two: 1 } }),
  weapon('shotgun', 'start', 1, { class: 'energy', capacity: 2, bonusIfHit: 1 }),
  weapon('pistol', 'start', 1, { class: 'energy', capacity: 3, counts: { two: 'one' } }),
  weapon('rifle', 'start', 1, { class: 'energy', capacity: 4 }),
  weapon('assault-rifle', 'start', 1, { class: 'energy', capacity: 5, bonusIfHit: 1 }),
  weapon('sawed-off-shotgun', 'start', 1, {
    class: 'energy',
    capacity: 2,
    counts: { one: 'two' },
  }),
  // Quest Items
  item('log-key', 'quest', 1, 1, 'calm', [{ does: 'look-objective', ofSignaller: false }], {
    needsComputer: true,
    quest: { room: 'comms-room' },
  }),
  item('intercom', 'quest', 1, 0, 'any', [], {
    singleUse: false,
    passive: 'intercom',
    quest: { discard: ['tools', 'duct-tape'] },
  }),
  item('orbital-maneuvering-system', 'quest', 1, 1, 'any', [{ does: 'manoeuvre' }], {
    quest: { discard: ['energy-charge', 'energy-charge-yellow'] },
  }),
  item('pilot-evacuation-key', 'quest', 1, 1, 'calm', [{ does: 'pod-lock', anywhere: false }], {
    quest: { room: 'fire-control-system' },
  }),
  item('plasma-torch', 'quest', 1, 1, 'calm', [{ does: 'door', evenDestroyed: true }], {
    singleUse: false,
    quest: { room: 'storage' },
  }),
  item('flashlight', 'quest', 1, 2, 'calm', [{ does: 'search' }], {
    singleUse: false,
    quest: { discard: ['energy-charge', 'energy-charge-yellow'] },
  }),
  item('autoloader', 'quest', 1, 0, 'any', [], {
    singleUse: false,
    passive: 'autoloader',
    quest: { room: 'armory' },
  }),
  item('armor', 'quest', 1, 0, 'combat', [], {
    reaction: 'ignore-attack',
    quest: { discard: ['tools', 'duct-tape'] },
  }),
  item('motion-scanner', 'quest', 1, 0, 'calm', [], {
    singleUse: false,
    heavy: true,
    reaction: 'reroll-noise',
    quest: { discard: ['energy-charge', 'energy-charge-yellow'] },
  }),
  item('security-key', 'quest', 1, 1, 'calm', [{ does: 'doors-of-room' }], {
    quest: { room: 'cockpit' },
  }),
  item('holo-computer', 'quest', 1, 0, 'calm', [], {
    singleUse: false,
    heavy: true,
    passive: 'holo-computer',
    quest: { room: 'generator' },
  }),
  item('laboratory-equipment', 'quest', 1, 1, 'calm', [{ does: 'analyse', anywhere: true }], {
    quest: { discard: ['chemicals'] },
  }),
];

/** Each Crafted Item and the two symbols it takes (NEM-ITEM-21). */
export const RECIPES: readonly {
  readonly makes: string;
  readonly of: readonly [CraftSymbol, CraftSymbol];
}[] = [
  { makes: 'antidote', of: ['fire', 'medical'] },
  { makes: 'taser', of: ['electric', 'tool'] },
  { makes: 'flamethrower', of: ['fire', 'tool'] },
  { makes: 'molotov-cocktail', of: ['fire', 'cloth'] },
];

/** A weapon found by searching has so much ammo (NEM-ITEM-11). */
export const FOUND_AMMO = 1;
