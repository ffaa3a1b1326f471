import type { Effect, When } from '../survival/effect.ts';
import type { Pack } from './pack.ts';

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

const SIDEARM: Weapon = { class: 'energy', capacity: 3, counts: { two: 'one' } };

const CHARGE: readonly Effect[] = [
  { does: 'load', weapon: 'energy', ammo: 'full' },
  { does: 'door' },
];
const CLOTHES: readonly Effect[] = [{ does: 'clean' }, { does: 'dress' }];

const SHIP_ITEMS: readonly Item[] = [
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

const UNSURE = { from: 'base', sure: 'reconstructed' } as const;
const BASE = { from: 'base' } as const;
const BATTERY: readonly Effect[] = [
  { does: 'load', weapon: 'energy', ammo: 'full' },
  { does: 'door' },
];
const PASSIVE = { singleUse: false } as const;

/** Items of Lockdown. Those that both games have are above. */
const FACILITY_ITEMS: readonly Item[] = [
  // Red deck
  item('weapon-battery', 'red', 11, 1, 'any', BATTERY, { ...UNSURE, symbol: 'electric' }),
  item('glowstick', 'red', 5, 0, 'any', [], { ...UNSURE, reaction: 'ignore-dark' }),
  item('thermite-charge', 'red', 4, 1, 'any', [{ does: 'thermite' }], {
    ...BASE,
    symbol: 'fire',
  }),
  item('torch', 'red', 5, 0, 'any', [], {
    ...BASE,
    name: 'flashlight',
    symbol: 'electric',
    reaction: 'ignore-dark',
    spentTo: 'torch-1',
  }),
  item('torch-1', 'red', 0, 0, 'any', [], {
    ...BASE,
    name: 'flashlight-1',
    as: 'torch',
    symbol: 'electric',
    reaction: 'ignore-dark',
    spentTo: 'torch-0',
  }),
  item('torch-0', 'red', 0, 0, 'any', [], {
    ...BASE,
    ...PASSIVE,
    name: 'flashlight-0',
    as: 'torch',
    symbol: 'electric',
  }),
  item('main-gate-key', 'red', 1, 1, 'calm', [{ does: 'open-gate' }], BASE),
  // Yellow deck
  item('weapon-battery-yellow', 'yellow', 3, 1, 'any', BATTERY, {
    ...UNSURE,
    symbol: 'electric',
    as: 'weapon-battery',
  }),
  item('torch-yellow', 'yellow', 1, 0, 'any', [], {
    ...UNSURE,
    name: 'flashlight-yellow',
    as: 'torch',
    symbol: 'electric',
    reaction: 'ignore-dark',
    spentTo: 'torch-yellow-1',
  }),
  item('torch-yellow-1', 'yellow', 0, 0, 'any', [], {
    ...UNSURE,
    name: 'flashlight-yellow-1',
    as: 'torch',
    symbol: 'electric',
    reaction: 'ignore-dark',
    spentTo: 'torch-yellow-0',
  }),
  item('torch-yellow-0', 'yellow', 0, 0, 'any', [], {
    ...UNSURE,
    ...PASSIVE,
    name: 'flashlight-yellow-0',
    as: 'torch',
    symbol: 'electric',
  }),
  item('main-gate-key-yellow', 'yellow', 1, 1, 'calm', [{ does: 'open-gate' }], {
    ...UNSURE,
    as: 'main-gate-key',
  }),
  item(
    'reagent',
    'yellow',
    7,
    1,
    'any',
    [
      { does: 'load', weapon: 'flamethrower', ammo: 'full' },
      { does: 'repel', knowledge: 5 },
    ],
    { ...BASE, symbol: 'fire' },
  ),
  item(
    'toolbelt',
    'yellow',
    6,
    1,
    'calm',
    [{ does: 'repair' }, { does: 'door' }, { does: 'restore-probe' }],
    { ...BASE, symbol: 'tool' },
  ),
  item('tape', 'yellow', 4, 1, 'calm', [{ does: 'tape' }, { does: 'repair' }], {
    ...BASE,
    name: 'duct-tape',
    symbol: 'cloth',
  }),
  item('fire-blanket', 'yellow', 4, 1, 'calm', [{ does: 'extinguish' }, { does: 'clean' }], {
    ...BASE,
    symbol: 'cloth',
  }),
  item('cave-plans', 'yellow', 1, 1, 'calm', [{ does: 'vents', attack: false }], UNSURE),
  // Green deck
  item(
    'medical-stapler',
    'green',
    7,
    1,
    'calm',
    [{ does: 'dress' }, { does: 'heal-light' }],
    UNSURE,
  ),
  item('caffeine-pills', 'green', 5, 1, 'any', [{ does: 'draw', cards: 2, scan: true }], UNSURE),
  item('antiseptic', 'green', 3, 1, 'calm', [{ does: 'alcohol' }], { ...UNSURE, symbol: 'fire' }),
  item('scalpel', 'green', 2, 1, 'any', [{ does: 'cut-out' }, { does: 'stab' }], BASE),
  item(
    'analyze-toolset',
    'green',
    2,
    1,
    'calm',
    [{ does: 'study-body', anywhere: true }, { does: 'look-contamination' }],
    BASE,
  ),
  item(
    'research-documents',
    'green',
    1,
    1,
    'calm',
    [
      { does: 'learn', knowledge: 1 },
      { does: 'look-contingency', where: 'pool' },
    ],
    UNSURE,
  ),
  // Crafted
  item('neutralizer', 'blue', 3, 1, 'calm', [{ does: 'neutralize' }], BASE),
  item('taser-2', 'blue', 3, 0, 'any', [{ does: 'shock' }, { does: 'stun' }], {
    ...BASE,
    name: 'taser',
  }),
  item('enviro-suit', 'blue', 3, 0, 'any', [], { ...BASE, ...PASSIVE, passive: 'enviro-suit' }),
  { ...weapon('sidearm', 'blue', 1, SIDEARM), ...BASE, name: 'pistol' },
  { ...weapon('sidearm-2', 'blue', 1, SIDEARM), ...BASE, name: 'pistol-2', as: 'sidearm' },
  { ...weapon('sidearm-3', 'blue', 1, SIDEARM), ...BASE, name: 'pistol-3', as: 'sidearm' },
  // Starting Items
  {
    ...weapon('smart-gun', 'start', 1, { class: 'energy', capacity: 3, rerollsInLight: 1 }),
    ...UNSURE,
  },
  {
    ...weapon('nailgun', 'start', 1, { class: 'classic', capacity: 6, counts: { two: 'one' } }),
    ...UNSURE,
  },
  { ...weapon('smg', 'start', 1, { class: 'energy', capacity: 5, overcharge: true }), ...BASE },
  item('probe-arm', 'start', 1, 1, 'combat', [{ does: 'probe' }], {
    ...BASE,
    ...PASSIVE,
    beside: true,
    uses: 2,
  }),
  // Quest Items
  item('wail', 'quest', 1, 1, 'calm', [{ does: 'wail' }], {
    ...BASE,
    ...PASSIVE,
    quest: { when: 'wail' },
  }),
  item('battle-suit', 'quest', 1, 0, 'any', [], {
    ...BASE,
    ...PASSIVE,
    passive: 'battle-suit',
    quest: { when: 'battle-suit' },
  }),
  {
    ...weapon('survivor-rifle', 'quest', 1, { class: 'energy', capacity: 5, bonusIfHit: 1 }),
    ...BASE,
    name: 'assault-rifle',
    quest: { when: 'assault-rifle' },
  },
  item('cheat-codes', 'quest', 1, 0, 'calm', [{ does: 'computer', where: 'powered' }], {
    ...UNSURE,
    ...PASSIVE,
    oncePerRound: true,
    quest: { when: 'cheat-codes' },
  }),
  item(
    'pressure-washer',
    'quest',
    1,
    1,
    'any',
    [{ does: 'extinguish' }, { does: 'repel' }, { does: 'clean-all' }],
    { ...UNSURE, ...PASSIVE, heavy: true, uses: 3, quest: { when: 'pressure-washer' } },
  ),
  item('overmind', 'quest', 1, 0, 'any', [], {
    ...UNSURE,
    ...PASSIVE,
    reaction: 'redraw-attack',
    oncePerRound: true,
    quest: { when: 'overmind' },
  }),
  // Quest Items of guests
  item(
    'compat-quest-captain',
    'quest',
    1,
    0,
    'calm',
    [{ does: 'computer', where: 'powered-computer' }],
    {
      ...UNSURE,
      ...PASSIVE,
      oncePerRound: true,
      quest: { room: 'transmitter-control-room' },
    },
  ),
  item('compat-quest-pilot', 'quest', 1, 1, 'calm', [{ does: 'move-rover' }], {
    ...UNSURE,
    ...PASSIVE,
    quest: { when: 'exit' },
  }),
  item('compat-quest-scientist', 'quest', 1, 0, 'any', [], {
    ...UNSURE,
    ...PASSIVE,
    passive: 'field-notes',
    quest: { room: 'laboratory' },
  }),
  item('compat-quest-scout', 'quest', 1, 0, 'any', [], {
    ...UNSURE,
    ...PASSIVE,
    passive: 'pathfinder',
    quest: { discard: ['weapon-battery', 'torch'] },
  }),
  item('compat-quest-soldier', 'quest', 1, 0, 'any', [], {
    ...UNSURE,
    ...PASSIVE,
    passive: 'overcharge',
    quest: { when: 'red-room' },
  }),
  item('compat-quest-mechanic', 'quest', 1, 0, 'calm', [{ does: 'repair' }], {
    ...UNSURE,
    ...PASSIVE,
    oncePerRound: true,
    quest: { discard: ['toolbelt', 'tape'] },
  }),
];

/** What both games have. */
const COMMON = [
  'grenade',
  'clothes',
  'clothes-green',
  'medkit',
  'flamethrower',
  'flamethrower-2',
  'flamethrower-3',
];

export const ITEMS: readonly Item[] = [
  ...SHIP_ITEMS.map((one): Item => (COMMON.includes(one.id) ? one : { ...one, from: 'ship' })),
  ...FACILITY_ITEMS,
];

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
