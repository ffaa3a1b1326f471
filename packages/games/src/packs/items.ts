import type { Effect, When } from '../survival/effect.ts';
import type { Pack } from './pack.ts';
import { uniform } from './uniform.ts';

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
  /** Rolls that may be made again where there is power. */
  readonly rerollsInLight?: number;
  /** One more ammo may be spent before the roll: one more injury if the shot hits. */
  readonly overcharge?: true;
}

/** A Quest Item is ready in a Room, by discarding an Item, or when something is true (NEM-ITEM-27-R, LCK-QUEST-02-D). */
export type QuestCondition =
  | { readonly room: string }
  | { readonly discard: readonly string[] }
  | { readonly when: string };

export interface Item {
  readonly id: string;
  /** What it is called in the game it belongs to, where that is not its id. */
  readonly name?: string;
  /** The game it belongs to, if it is not in both. */
  readonly from?: Pack;
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
  readonly passive?:
    | 'intercom'
    | 'autoloader'
    | 'holo-computer'
    | 'enviro-suit'
    | 'battle-suit'
    | 'field-notes'
    | 'pathfinder'
    | 'overcharge';
  readonly reaction?: 'ignore-attack' | 'reroll-noise' | 'ignore-dark' | 'redraw-attack';
  readonly quest?: QuestCondition;
  /** Uses it has, counted like ammo. */
  readonly uses?: number;
  /** What it turns into when one of its charges is spent. */
  readonly spentTo?: string;
  /** Only once in a round. */
  readonly oncePerRound?: true;
  /** Stays beside the board: it takes no hand slot, and cannot be dropped or traded. */
  readonly beside?: true;
  /** How sure the printed card is; `reconstructed` closes a gap in the sources. */
  readonly sure?: 'reconstructed';
  /** The Item it is another copy of, where copies must be told apart: by deck, or by ammo. */
  readonly as?: string;
}

/** An Item as it is written here: what it does not say is as with most Items, or most weapons. */
type Written = Pick<Item, 'id' | 'back'> & Partial<Item>;

const PLAIN = {
  copies: 1,
  cost: 1,
  when: 'calm',
  does: [],
  singleUse: true,
  heavy: false,
} as const;
const WEAPON = { ...PLAIN, when: 'combat', singleUse: false, heavy: true } as const;

const items = (written: readonly Written[]): Item[] =>
  uniform(written.map((one) => ({ ...(one.weapon ? WEAPON : PLAIN), ...one })));

const CHARGE: readonly Effect[] = [
  { does: 'load', weapon: 'energy', ammo: 'full' },
  { does: 'door' },
];
const CLOTHES: readonly Effect[] = [{ does: 'clean' }, { does: 'dress' }];

/** Three of each, with ammo of their own. */
const FLAMETHROWER: Weapon = { class: 'classic', capacity: 4, surely: true, ignites: true };
const SIDEARM: Weapon = { class: 'energy', capacity: 3, counts: { two: 'one' } };

export const ITEMS: readonly Item[] = items([
  // Red deck
  {
    id: 'energy-charge',
    from: 'ship',
    back: 'red',
    copies: 11,
    when: 'any',
    symbol: 'electric',
    does: CHARGE,
  },
  {
    id: 'grenade',
    back: 'red',
    copies: 4,
    when: 'any',
    does: [{ does: 'throw', target: 2, others: 1, eggs: 2, fire: false }],
  },
  {
    id: 'smoke-grenade',
    from: 'ship',
    back: 'red',
    copies: 3,
    when: 'combat',
    does: [{ does: 'smoke' }],
  },
  {
    id: 'recon-drone',
    from: 'ship',
    back: 'red',
    copies: 3,
    does: [{ does: 'peek', tiles: 1, tokens: true }],
  },
  { id: 'decoy', from: 'ship', back: 'red', copies: 2, when: 'any', does: [{ does: 'lure' }] },
  {
    id: 'extended-magazine',
    from: 'ship',
    back: 'red',
    cost: 0,
    singleUse: false,
    does: [{ does: 'extend', ammo: 2, capacity: 2 }],
  },
  {
    id: 'prototype-rifle',
    from: 'ship',
    back: 'red',
    weapon: { class: 'energy', capacity: 6, burst: true },
  },
  {
    id: 'prototype-shotgun',
    from: 'ship',
    back: 'red',
    weapon: { class: 'energy', capacity: 2, surely: true, bonusOn: { one: 1, two: 1 } },
  },
  {
    id: 'prototype-pistol',
    from: 'ship',
    back: 'red',
    weapon: { class: 'energy', capacity: 3, rerolls: 1 },
  },
  {
    id: 'comms-key',
    from: 'ship',
    back: 'red',
    needsComputer: true,
    does: [{ does: 'look-objective', ofSignaller: true }],
  },
  {
    id: 'evacuation-key',
    from: 'ship',
    back: 'red',
    when: 'any',
    does: [{ does: 'pod-lock', anywhere: false }],
  },
  {
    id: 'self-destruct-key',
    from: 'ship',
    back: 'red',
    needsComputer: true,
    does: [{ does: 'self-destruct' }],
  },
  // Yellow deck
  {
    id: 'energy-charge-yellow',
    as: 'energy-charge',
    from: 'ship',
    back: 'yellow',
    copies: 3,
    when: 'any',
    symbol: 'electric',
    does: CHARGE,
  },
  {
    id: 'chemicals',
    from: 'ship',
    back: 'yellow',
    copies: 7,
    symbol: 'fire',
    does: [{ does: 'load', weapon: 'flamethrower', ammo: 'full' }],
  },
  {
    id: 'tools',
    from: 'ship',
    back: 'yellow',
    copies: 6,
    symbol: 'tool',
    does: [{ does: 'repair' }, { does: 'engine' }, { does: 'door' }],
  },
  {
    id: 'duct-tape',
    from: 'ship',
    back: 'yellow',
    copies: 4,
    does: [{ does: 'repair' }, { does: 'engine' }, { does: 'tape' }],
  },
  {
    id: 'fire-extinguisher',
    from: 'ship',
    back: 'yellow',
    copies: 4,
    when: 'any',
    heavy: true,
    does: [{ does: 'extinguish' }, { does: 'repel' }],
  },
  { id: 'clothes', back: 'yellow', copies: 3, symbol: 'cloth', does: CLOTHES },
  {
    id: 'technical-corridors-plans',
    from: 'ship',
    back: 'yellow',
    does: [{ does: 'crawl', thenPass: false }],
  },
  { id: 'space-suit', from: 'ship', back: 'yellow', does: [{ does: 'spacewalk' }] },
  {
    id: 'nemesis-plans',
    from: 'ship',
    back: 'yellow',
    does: [{ does: 'peek', tiles: 2, tokens: false }],
  },
  // Green deck
  {
    id: 'medkit',
    back: 'green',
    copies: 7,
    symbol: 'medical',
    does: [{ does: 'dress' }, { does: 'heal-serious' }],
  },
  {
    id: 'bandages',
    from: 'ship',
    back: 'green',
    copies: 7,
    symbol: 'cloth',
    does: [{ does: 'dress' }, { does: 'heal-light' }],
  },
  {
    id: 'synthetic-food',
    from: 'ship',
    back: 'green',
    copies: 5,
    does: [{ does: 'draw', cards: 2 }],
  },
  {
    id: 'adrenaline-injection',
    from: 'ship',
    back: 'green',
    copies: 3,
    when: 'any',
    does: [{ does: 'rush', cards: 1 }],
  },
  {
    id: 'alcohol',
    from: 'ship',
    back: 'green',
    copies: 3,
    symbol: 'fire',
    does: [{ does: 'alcohol' }],
  },
  { id: 'clothes-green', as: 'clothes', back: 'green', copies: 3, symbol: 'cloth', does: CLOTHES },
  {
    id: 'military-drugs',
    from: 'ship',
    back: 'green',
    copies: 2,
    when: 'any',
    does: [{ does: 'drugs', extra: 1 }],
  },
  // Crafted
  { id: 'antidote', from: 'ship', back: 'blue', copies: 3, does: [{ does: 'antidote' }] },
  {
    id: 'taser',
    from: 'ship',
    back: 'blue',
    copies: 3,
    when: 'any',
    does: [{ does: 'shock' }, { does: 'stun' }],
  },
  { id: 'flamethrower', back: 'blue', weapon: FLAMETHROWER },
  { id: 'flamethrower-2', as: 'flamethrower', back: 'blue', weapon: FLAMETHROWER },
  { id: 'flamethrower-3', as: 'flamethrower', back: 'blue', weapon: FLAMETHROWER },
  {
    id: 'molotov-cocktail',
    from: 'ship',
    back: 'blue',
    copies: 3,
    when: 'any',
    does: [{ does: 'throw', target: 1, others: 1, eggs: 1, fire: true }],
  },
  // Starting weapons
  {
    id: 'six-shooter',
    from: 'ship',
    back: 'start',
    weapon: { class: 'classic', capacity: 6, bonusOn: { two: 1 } },
  },
  {
    id: 'shotgun',
    from: 'ship',
    back: 'start',
    weapon: { class: 'energy', capacity: 2, bonusIfHit: 1 },
  },
  {
    id: 'pistol',
    from: 'ship',
    back: 'start',
    weapon: { class: 'energy', capacity: 3, counts: { two: 'one' } },
  },
  { id: 'rifle', from: 'ship', back: 'start', weapon: { class: 'energy', capacity: 4 } },
  {
    id: 'assault-rifle',
    from: 'ship',
    back: 'start',
    weapon: { class: 'energy', capacity: 5, bonusIfHit: 1 },
  },
  {
    id: 'sawed-off-shotgun',
    from: 'ship',
    back: 'start',
    weapon: { class: 'energy', capacity: 2, counts: { one: 'two' } },
  },
  // Quest Items
  {
    id: 'log-key',
    from: 'ship',
    back: 'quest',
    needsComputer: true,
    does: [{ does: 'look-objective', ofSignaller: false }],
    quest: { room: 'comms-room' },
  },
  {
    id: 'intercom',
    from: 'ship',
    back: 'quest',
    cost: 0,
    when: 'any',
    singleUse: false,
    passive: 'intercom',
    quest: { discard: ['tools', 'duct-tape'] },
  },
  {
    id: 'orbital-maneuvering-system',
    from: 'ship',
    back: 'quest',
    when: 'any',
    does: [{ does: 'manoeuvre' }],
    quest: { discard: ['energy-charge', 'energy-charge-yellow'] },
  },
  {
    id: 'pilot-evacuation-key',
    from: 'ship',
    back: 'quest',
    does: [{ does: 'pod-lock', anywhere: false }],
    quest: { room: 'fire-control-system' },
  },
  {
    id: 'plasma-torch',
    from: 'ship',
    back: 'quest',
    singleUse: false,
    does: [{ does: 'door', evenDestroyed: true }],
    quest: { room: 'storage' },
  },
  {
    id: 'flashlight',
    from: 'ship',
    back: 'quest',
    cost: 2,
    singleUse: false,
    does: [{ does: 'search' }],
    quest: { discard: ['energy-charge', 'energy-charge-yellow'] },
  },
  {
    id: 'autoloader',
    from: 'ship',
    back: 'quest',
    cost: 0,
    when: 'any',
    singleUse: false,
    passive: 'autoloader',
    quest: { room: 'armory' },
  },
  {
    id: 'armor',
    from: 'ship',
    back: 'quest',
    cost: 0,
    when: 'combat',
    reaction: 'ignore-attack',
    quest: { discard: ['tools', 'duct-tape'] },
  },
  {
    id: 'motion-scanner',
    from: 'ship',
    back: 'quest',
    cost: 0,
    heavy: true,
    singleUse: false,
    reaction: 'reroll-noise',
    quest: { discard: ['energy-charge', 'energy-charge-yellow'] },
  },
  {
    id: 'security-key',
    from: 'ship',
    back: 'quest',
    does: [{ does: 'doors-of-room' }],
    quest: { room: 'cockpit' },
  },
  {
    id: 'holo-computer',
    from: 'ship',
    back: 'quest',
    cost: 0,
    heavy: true,
    singleUse: false,
    passive: 'holo-computer',
    quest: { room: 'generator' },
  },
  {
    id: 'laboratory-equipment',
    from: 'ship',
    back: 'quest',
    does: [{ does: 'analyse', anywhere: true }],
    quest: { discard: ['chemicals'] },
  },
  // Red deck of the base
  {
    id: 'weapon-battery',
    from: 'base',
    sure: 'reconstructed',
    back: 'red',
    copies: 11,
    when: 'any',
    symbol: 'electric',
    does: CHARGE,
  },
  {
    id: 'glowstick',
    from: 'base',
    sure: 'reconstructed',
    back: 'red',
    copies: 5,
    cost: 0,
    when: 'any',
    reaction: 'ignore-dark',
  },
  {
    id: 'thermite-charge',
    from: 'base',
    back: 'red',
    copies: 4,
    when: 'any',
    symbol: 'fire',
    does: [{ does: 'thermite' }],
  },
  {
    id: 'torch',
    name: 'flashlight',
    from: 'base',
    back: 'red',
    copies: 5,
    cost: 0,
    when: 'any',
    symbol: 'electric',
    reaction: 'ignore-dark',
    spentTo: 'torch-1',
  },
  {
    id: 'torch-1',
    name: 'flashlight-1',
    as: 'torch',
    from: 'base',
    back: 'red',
    copies: 0,
    cost: 0,
    when: 'any',
    symbol: 'electric',
    reaction: 'ignore-dark',
    spentTo: 'torch-0',
  },
  {
    id: 'torch-0',
    name: 'flashlight-0',
    as: 'torch',
    from: 'base',
    back: 'red',
    copies: 0,
    cost: 0,
    when: 'any',
    symbol: 'electric',
    singleUse: false,
  },
  { id: 'main-gate-key', from: 'base', back: 'red', does: [{ does: 'open-gate' }] },
  // Yellow deck of the base
  {
    id: 'weapon-battery-yellow',
    as: 'weapon-battery',
    from: 'base',
    sure: 'reconstructed',
    back: 'yellow',
    copies: 3,
    when: 'any',
    symbol: 'electric',
    does: CHARGE,
  },
  {
    id: 'torch-yellow',
    name: 'flashlight-yellow',
    as: 'torch',
    from: 'base',
    sure: 'reconstructed',
    back: 'yellow',
    cost: 0,
    when: 'any',
    symbol: 'electric',
    reaction: 'ignore-dark',
    spentTo: 'torch-yellow-1',
  },
  {
    id: 'torch-yellow-1',
    name: 'flashlight-yellow-1',
    as: 'torch',
    from: 'base',
    sure: 'reconstructed',
    back: 'yellow',
    copies: 0,
    cost: 0,
    when: 'any',
    symbol: 'electric',
    reaction: 'ignore-dark',
    spentTo: 'torch-yellow-0',
  },
  {
    id: 'torch-yellow-0',
    name: 'flashlight-yellow-0',
    as: 'torch',
    from: 'base',
    sure: 'reconstructed',
    back: 'yellow',
    copies: 0,
    cost: 0,
    when: 'any',
    symbol: 'electric',
    singleUse: false,
  },
  {
    id: 'main-gate-key-yellow',
    as: 'main-gate-key',
    from: 'base',
    sure: 'reconstructed',
    back: 'yellow',
    does: [{ does: 'open-gate' }],
  },
  {
    id: 'reagent',
    from: 'base',
    back: 'yellow',
    copies: 7,
    when: 'any',
    symbol: 'fire',
    does: [
      { does: 'load', weapon: 'flamethrower', ammo: 'full' },
      { does: 'repel', knowledge: 5 },
    ],
  },
  {
    id: 'toolbelt',
    from: 'base',
    back: 'yellow',
    copies: 6,
    symbol: 'tool',
    does: [{ does: 'repair' }, { does: 'door' }, { does: 'restore-probe' }],
  },
  {
    id: 'tape',
    name: 'duct-tape',
    from: 'base',
    back: 'yellow',
    copies: 4,
    symbol: 'cloth',
    does: [{ does: 'tape' }, { does: 'repair' }],
  },
  {
    id: 'fire-blanket',
    from: 'base',
    back: 'yellow',
    copies: 4,
    symbol: 'cloth',
    does: [{ does: 'extinguish' }, { does: 'clean' }],
  },
  {
    id: 'cave-plans',
    from: 'base',
    sure: 'reconstructed',
    back: 'yellow',
    does: [{ does: 'vents', attack: false }],
  },
  // Green deck of the base
  {
    id: 'medical-stapler',
    from: 'base',
    sure: 'reconstructed',
    back: 'green',
    copies: 7,
    does: [{ does: 'dress' }, { does: 'heal-light' }],
  },
  {
    id: 'caffeine-pills',
    from: 'base',
    sure: 'reconstructed',
    back: 'green',
    copies: 5,
    when: 'any',
    does: [{ does: 'draw', cards: 2, scan: true }],
  },
  {
    id: 'antiseptic',
    from: 'base',
    sure: 'reconstructed',
    back: 'green',
    copies: 3,
    symbol: 'fire',
    does: [{ does: 'alcohol' }],
  },
  {
    id: 'scalpel',
    from: 'base',
    back: 'green',
    copies: 2,
    when: 'any',
    does: [{ does: 'cut-out' }, { does: 'stab' }],
  },
  {
    id: 'analyze-toolset',
    from: 'base',
    back: 'green',
    copies: 2,
    does: [{ does: 'study-body', anywhere: true }, { does: 'look-contamination' }],
  },
  {
    id: 'research-documents',
    from: 'base',
    sure: 'reconstructed',
    back: 'green',
    does: [
      { does: 'learn', knowledge: 1 },
      { does: 'look-contingency', where: 'pool' },
    ],
  },
  // Crafted in the base
  { id: 'neutralizer', from: 'base', back: 'blue', copies: 3, does: [{ does: 'neutralize' }] },
  {
    id: 'taser-2',
    name: 'taser',
    from: 'base',
    back: 'blue',
    copies: 3,
    cost: 0,
    when: 'any',
    does: [{ does: 'shock' }, { does: 'stun' }],
  },
  {
    id: 'enviro-suit',
    from: 'base',
    back: 'blue',
    copies: 3,
    cost: 0,
    when: 'any',
    singleUse: false,
    passive: 'enviro-suit',
  },
  { id: 'sidearm', name: 'pistol', from: 'base', back: 'blue', weapon: SIDEARM },
  { id: 'sidearm-2', name: 'pistol-2', as: 'sidearm', from: 'base', back: 'blue', weapon: SIDEARM },
  { id: 'sidearm-3', name: 'pistol-3', as: 'sidearm', from: 'base', back: 'blue', weapon: SIDEARM },
  // Starting Items of the base
  {
    id: 'smart-gun',
    from: 'base',
    sure: 'reconstructed',
    back: 'start',
    weapon: { class: 'energy', capacity: 3, rerollsInLight: 1 },
  },
  {
    id: 'nailgun',
    from: 'base',
    sure: 'reconstructed',
    back: 'start',
    weapon: { class: 'classic', capacity: 6, counts: { two: 'one' } },
  },
  {
    id: 'smg',
    from: 'base',
    back: 'start',
    weapon: { class: 'energy', capacity: 5, overcharge: true },
  },
  {
    id: 'probe-arm',
    from: 'base',
    back: 'start',
    when: 'combat',
    singleUse: false,
    uses: 2,
    beside: true,
    does: [{ does: 'probe' }],
  },
  // Quest Items of the base
  {
    id: 'wail',
    from: 'base',
    back: 'quest',
    singleUse: false,
    does: [{ does: 'wail' }],
    quest: { when: 'wail' },
  },
  {
    id: 'battle-suit',
    from: 'base',
    back: 'quest',
    cost: 0,
    when: 'any',
    singleUse: false,
    passive: 'battle-suit',
    quest: { when: 'battle-suit' },
  },
  {
    id: 'survivor-rifle',
    name: 'assault-rifle',
    from: 'base',
    back: 'quest',
    weapon: { class: 'energy', capacity: 5, bonusIfHit: 1 },
    quest: { when: 'assault-rifle' },
  },
  {
    id: 'cheat-codes',
    from: 'base',
    sure: 'reconstructed',
    back: 'quest',
    cost: 0,
    singleUse: false,
    oncePerRound: true,
    does: [{ does: 'computer', where: 'powered' }],
    quest: { when: 'cheat-codes' },
  },
  {
    id: 'pressure-washer',
    from: 'base',
    sure: 'reconstructed',
    back: 'quest',
    when: 'any',
    heavy: true,
    singleUse: false,
    uses: 3,
    does: [{ does: 'extinguish' }, { does: 'repel' }, { does: 'clean-all' }],
    quest: { when: 'pressure-washer' },
  },
  {
    id: 'overmind',
    from: 'base',
    sure: 'reconstructed',
    back: 'quest',
    cost: 0,
    when: 'any',
    singleUse: false,
    oncePerRound: true,
    reaction: 'redraw-attack',
    quest: { when: 'overmind' },
  },
  // Quest Items of guests in the base
  {
    id: 'compat-quest-captain',
    from: 'base',
    sure: 'reconstructed',
    back: 'quest',
    cost: 0,
    singleUse: false,
    oncePerRound: true,
    does: [{ does: 'computer', where: 'powered-computer' }],
    quest: { room: 'transmitter-control-room' },
  },
  {
    id: 'compat-quest-pilot',
    from: 'base',
    sure: 'reconstructed',
    back: 'quest',
    singleUse: false,
    does: [{ does: 'move-rover' }],
    quest: { when: 'exit' },
  },
  {
    id: 'compat-quest-scientist',
    from: 'base',
    sure: 'reconstructed',
    back: 'quest',
    cost: 0,
    when: 'any',
    singleUse: false,
    passive: 'field-notes',
    quest: { room: 'laboratory' },
  },
  {
    id: 'compat-quest-scout',
    from: 'base',
    sure: 'reconstructed',
    back: 'quest',
    cost: 0,
    when: 'any',
    singleUse: false,
    passive: 'pathfinder',
    quest: { discard: ['weapon-battery', 'torch'] },
  },
  {
    id: 'compat-quest-soldier',
    from: 'base',
    sure: 'reconstructed',
    back: 'quest',
    cost: 0,
    when: 'any',
    singleUse: false,
    passive: 'overcharge',
    quest: { when: 'red-room' },
  },
  {
    id: 'compat-quest-mechanic',
    from: 'base',
    sure: 'reconstructed',
    back: 'quest',
    cost: 0,
    singleUse: false,
    oncePerRound: true,
    does: [{ does: 'repair' }],
    quest: { discard: ['toolbelt', 'tape'] },
  },
]);

/** Each Crafted Item and the two symbols it takes (NEM-ITEM-21). */
export const RECIPES: readonly {
  readonly makes: string;
  readonly of: readonly [CraftSymbol, CraftSymbol];
}[] = [
  { makes: 'neutralizer', of: ['medical', 'fire'] },
  { makes: 'taser-2', of: ['electric', 'tool'] },
  { makes: 'enviro-suit', of: ['cloth', 'tool'] },
  { makes: 'sidearm', of: ['electric', 'cloth'] },
  { makes: 'antidote', of: ['fire', 'medical'] },
  { makes: 'taser', of: ['electric', 'tool'] },
  { makes: 'flamethrower', of: ['fire', 'tool'] },
  { makes: 'molotov-cocktail', of: ['fire', 'cloth'] },
];
