import type { Effect, When } from '../survival/effect.ts';
import type { Pack } from './pack.ts';
import { uniform } from './uniform.ts';

/** An Action card. With several effects, one of them is chosen (NEM-ACT-05). */
export interface ActionCard {
  readonly id: string;
  /** What it is called in the game it belongs to, where that is not its id. */
  readonly name?: string;
  /** Further Action cards to discard (NEM-ACT-04). */
  readonly cost: number;
  readonly when: When;
  readonly does: readonly Effect[];
  /** Can be played outside one's own turn, when its text says so (NEM-ROUND-23-R). */
  readonly reaction?: 'interrupt' | 'ignore-surprise' | 'hide' | 'feel-dark' | 'pheromones';
  /** Needs a Room with a Computer, but for the player who holds the Holo Computer. */
  readonly needsComputer?: true;
}

/** A card as written here: omitted fields have the usual values. */
type CardInput = Pick<ActionCard, 'id'> & Partial<ActionCard>;

const PLAIN = { cost: 0, when: 'calm', does: [] } as const;

const cards = (written: readonly CardInput[]): ActionCard[] =>
  uniform(written.map((one) => ({ ...PLAIN, ...one })));

const REPAIR: readonly Effect[] = [{ does: 'repair' }, { does: 'engine' }];

const PLANS: Effect = { does: 'peek', tiles: 2, tokens: false };

/** All Action cards, each once; characters say which they have (NEM-CARD-GENERAL-01, LCK-DATA-05). */
export const ACTION_CARDS: readonly ActionCard[] = cards([
  // Shared by several Characters
  { id: 'search', does: [{ does: 'search' }] },
  { id: 'rest', does: [{ does: 'rest' }] },
  { id: 'demolition', when: 'any', does: [{ does: 'destroy-door' }, { does: 'break' }] },
  { id: 'interruption', when: 'any', reaction: 'interrupt' },
  { id: 'basic-repairs', cost: 2, does: REPAIR },
  { id: 'repairs', cost: 1, does: REPAIR },
  { id: 'fast-repairs', does: REPAIR },
  { id: 'suppressive-fire', when: 'combat', does: [{ does: 'cover', both: false }] },
  { id: 'computer-skills', does: [{ does: 'door' }, { does: 'free-room', where: 'computer' }] },
  // Captain
  { id: 'reload', when: 'any', does: [{ does: 'load', weapon: 'six-shooter', ammo: 1 }] },
  { id: 'order', does: [{ does: 'order' }] },
  { id: 'motivation', when: 'any', does: [{ does: 'motivate' }] },
  // Pilot
  {
    id: 'knowledge-of-the-ship',
    does: [{ does: 'door' }, { does: 'peek', tiles: 1, tokens: false }],
  },
  {
    id: 'piloting',
    does: [
      { does: 'free-room', where: 'computer-or-cockpit' },
      { does: 'check-course', atComputer: true },
    ],
  },
  { id: 'old-friend', does: [{ does: 'free-room', where: 'no-computer' }] },
  // Scientist
  { id: 'intranet', cost: 1, needsComputer: true, does: [{ does: 'intranet' }] },
  {
    id: 'blocking-access',
    does: [{ does: 'free-room', where: 'computer' }, { does: 'break-computer' }],
  },
  { id: 'risk-assessment', needsComputer: true, does: [{ does: 'foresee' }] },
  // Scout
  { id: 'reconnaissance', cost: 1, does: [{ does: 'sneak' }] },
  { id: 'scavenging', cost: 1, does: [{ does: 'search', evenEmpty: true }] },
  {
    id: 'adrenaline',
    when: 'combat',
    does: [
      { does: 'shoot', thenDraw: 1 },
      { does: 'escape', thenDraw: 1 },
    ],
  },
  // Soldier
  {
    id: 'full-auto',
    when: 'combat',
    does: [{ does: 'shoot', weapon: 'assault-rifle', fullAuto: true }],
  },
  { id: 'taking-aim', when: 'combat', does: [{ does: 'shoot', weapon: 'energy', rerolls: 1 }] },
  { id: 'covering-fire', when: 'combat', does: [{ does: 'cover', both: true }] },
  { id: 'nerves-of-steel', when: 'any', reaction: 'ignore-surprise' },
  // Mechanic
  { id: 'ingenuity', does: [...REPAIR, { does: 'craft', yellowAsTool: true }] },
  { id: 'pyrotechnics', cost: 1, does: [{ does: 'ignite' }, { does: 'extinguish' }] },
  { id: 'technical-corridors', cost: 1, does: [{ does: 'crawl', thenPass: true }] },
  // Sentry
  { id: 'stun', when: 'any', does: [{ does: 'stun', atMost: 3 }, { does: 'disarm' }] },
  { id: 'quarantine', cost: 1, needsComputer: true, does: [{ does: 'seal-room' }] },
  { id: 'facility-tour', does: [{ does: 'escort' }] },
  { id: 'defense-plan', does: [{ does: 'free-room', where: 'white-or-red' }, PLANS] },
  // Survivor
  { id: 'desperate-attack', when: 'combat', does: [{ does: 'desperate-attack', injuries: 2 }] },
  { id: 'obstinate', does: [{ does: 'draw-per-wound' }, { does: 'dress-by-item' }] },
  { id: 'vents', cost: 1, does: [{ does: 'vents', attack: true }] },
  { id: 'distraction', when: 'combat', does: [{ does: 'distract' }] },
  // Hacker
  { id: 'recharge', does: [{ does: 'load', weapon: 'energy', ammo: 2, powered: true }] },
  { id: 'neuralink', does: [{ does: 'computer', where: 'either-missing' }] },
  {
    id: 'bypass',
    cost: 1,
    does: [{ does: 'computer', where: 'powered-computer', all: true }, { does: 'flip-power' }],
  },
  { id: 'it-works-for-me', cost: 1, does: [{ does: 'repair', thenComputer: true }] },
  { id: 'master-plan', does: [{ does: 'free-room', where: 'computer' }, PLANS] },
  // Xenobiologist
  { id: 'rushed-analysis', does: [{ does: 'rest', knowledge: 1 }] },
  { id: 'workspace-plan', does: [{ does: 'free-room', where: 'white-or-green' }, PLANS] },
  { id: 'pheromones', when: 'combat', reaction: 'pheromones' },
  {
    id: 'field-experience',
    when: 'any',
    does: [
      { does: 'field-work', gains: 1 },
      { does: 'arrange', deck: 'events', knowledge: 4 },
      { does: 'arrange', deck: 'attacks', knowledge: 6 },
    ],
  },
  { id: 'vivisection', when: 'combat', does: [{ does: 'vivisect' }] },
  // Janitor
  { id: 'emergency-key', does: [{ does: 'elevator', unpowered: true }, { does: 'door' }] },
  { id: 'clean-up', does: [{ does: 'repair' }, { does: 'extinguish' }] },
  { id: 'maintenance-plan', does: [{ does: 'free-room', where: 'white-or-yellow' }, PLANS] },
  {
    id: 'jury-rigging',
    cost: 2,
    does: [
      { does: 'take-crafted', items: ['flamethrower', 'enviro-suit', 'taser-2'], colour: 'yellow' },
    ],
  },
  {
    id: 'it-should-work',
    cost: 1,
    does: [
      { does: 'free-room', where: 'broken' },
      { does: 'computer', where: 'unpowered-computer' },
    ],
  },
  // Lab Rat
  { id: 'weird-metabolism', when: 'any', does: [{ does: 'clean' }, { does: 'shed', cards: 2 }] },
  { id: 'sensitive-hearing', does: [{ does: 'hush' }, { does: 'knock' }] },
  { id: 'feel-of-the-dark', when: 'any', reaction: 'feel-dark' },
  { id: 'inconspicuous', when: 'any', reaction: 'hide' },
  // Pilot, far from any ship
  {
    id: 'piloting-lockdown',
    name: 'piloting',
    does: [
      { does: 'free-room', where: 'computer' },
      { does: 'look-css', atComputer: true },
    ],
  },
]);

/** Characters of one colour never meet (LCK-CROSS-02). */
export const COLOURS = ['blue', 'green', 'white', 'purple', 'red', 'orange'] as const;

export interface CharacterSheet {
  readonly id: string;
  readonly from: Pack;
  readonly colour: (typeof COLOURS)[number];
  /** The ten Action cards; `search` is there twice. */
  readonly deck: readonly string[];
  readonly weapon: string | null;
  readonly quests: readonly string[];
  /** What a guest brings to Lockdown instead: one Quest Item, and for the Pilot other cards (LCK-CROSS-04, LCK-CROSS-05). */
  readonly abroad?: { readonly deck?: readonly string[]; readonly quest: string };
  /** Came from the ship: wakes up in isolation, and knows more than the staff (LCK-SETUP-31, LCK-SETUP-38). */
  readonly survivor: boolean;
}

const EVERYONES = ['search', 'search', 'rest', 'demolition', 'interruption'] as const;

export const CHARACTERS: readonly CharacterSheet[] = [
  {
    id: 'captain',
    from: 'ship',
    colour: 'blue',
    deck: [...EVERYONES, 'reload', 'order', 'motivation', 'suppressive-fire', 'basic-repairs'],
    weapon: 'six-shooter',
    quests: ['log-key', 'intercom'],
    abroad: { quest: 'compat-quest-captain' },
    survivor: true,
  },
  {
    id: 'pilot',
    from: 'ship',
    colour: 'green',
    deck: [
      ...EVERYONES,
      'knowledge-of-the-ship',
      'piloting',
      'old-friend',
      'computer-skills',
      'repairs',
    ],
    weapon: 'shotgun',
    quests: ['orbital-maneuvering-system', 'pilot-evacuation-key'],
    abroad: {
      deck: [
        ...EVERYONES,
        'knowledge-of-the-ship',
        'piloting-lockdown',
        'old-friend',
        'computer-skills',
        'repairs',
      ],
      quest: 'compat-quest-pilot',
    },
    survivor: true,
  },
  {
    id: 'scientist',
    from: 'ship',
    colour: 'white',
    deck: [
      ...EVERYONES,
      'intranet',
      'blocking-access',
      'risk-assessment',
      'computer-skills',
      'repairs',
    ],
    weapon: 'pistol',
    quests: ['holo-computer', 'laboratory-equipment'],
    abroad: { quest: 'compat-quest-scientist' },
    survivor: true,
  },
  {
    id: 'scout',
    from: 'ship',
    colour: 'purple',
    deck: [
      ...EVERYONES,
      'reconnaissance',
      'scavenging',
      'adrenaline',
      'suppressive-fire',
      'basic-repairs',
    ],
    weapon: 'rifle',
    quests: ['motion-scanner', 'security-key'],
    abroad: { quest: 'compat-quest-scout' },
    survivor: true,
  },
  {
    id: 'soldier',
    from: 'ship',
    colour: 'red',
    deck: [
      ...EVERYONES,
      'full-auto',
      'taking-aim',
      'covering-fire',
      'nerves-of-steel',
      'basic-repairs',
    ],
    weapon: 'assault-rifle',
    quests: ['autoloader', 'armor'],
    abroad: { quest: 'compat-quest-soldier' },
    survivor: true,
  },
  {
    id: 'mechanic',
    from: 'ship',
    colour: 'orange',
    deck: [
      ...EVERYONES,
      'ingenuity',
      'pyrotechnics',
      'technical-corridors',
      'computer-skills',
      'fast-repairs',
    ],
    weapon: 'sawed-off-shotgun',
    quests: ['plasma-torch', 'flashlight'],
    abroad: { quest: 'compat-quest-mechanic' },
    survivor: true,
  },
  {
    id: 'sentry',
    from: 'base',
    colour: 'blue',
    deck: [...EVERYONES, 'repairs', 'stun', 'quarantine', 'facility-tour', 'defense-plan'],
    weapon: 'smg',
    quests: ['battle-suit'],
    survivor: false,
  },
  {
    id: 'survivor',
    from: 'base',
    colour: 'red',
    deck: [...EVERYONES, 'repairs', 'desperate-attack', 'obstinate', 'vents', 'distraction'],
    weapon: null,
    quests: ['survivor-rifle'],
    survivor: true,
  },
  {
    id: 'hacker',
    from: 'base',
    colour: 'green',
    deck: [...EVERYONES, 'recharge', 'neuralink', 'bypass', 'it-works-for-me', 'master-plan'],
    weapon: 'smart-gun',
    quests: ['cheat-codes'],
    survivor: false,
  },
  {
    id: 'xenobiologist',
    from: 'base',
    colour: 'white',
    deck: [
      'search',
      'search',
      'demolition',
      'interruption',
      'rushed-analysis',
      'repairs',
      'workspace-plan',
      'pheromones',
      'field-experience',
      'vivisection',
    ],
    weapon: 'probe-arm',
    quests: ['overmind'],
    survivor: false,
  },
  {
    id: 'janitor',
    from: 'base',
    colour: 'orange',
    deck: [
      ...EVERYONES,
      'emergency-key',
      'clean-up',
      'maintenance-plan',
      'jury-rigging',
      'it-should-work',
    ],
    weapon: 'nailgun',
    quests: ['pressure-washer'],
    survivor: false,
  },
  {
    id: 'lab-rat',
    from: 'base',
    colour: 'purple',
    deck: [
      ...EVERYONES,
      'weird-metabolism',
      'sensitive-hearing',
      'feel-of-the-dark',
      'basic-repairs',
      'inconspicuous',
    ],
    weapon: null,
    quests: ['wail'],
    survivor: true,
  },
];

/** INFECTED cards among the 27 Contamination cards (NEM-CONT-03). */
export const CONTAMINATION = { cards: 27, infected: 7 } as const;

/** The Action cards that only one of the boxes has; a guest plays the rest anywhere. */
export const CARD_FROM: ReadonlyMap<string, Pack> = new Map<string, Pack>([
  ['piloting', 'ship'],
  ...ACTION_CARDS.filter(({ id }) =>
    CHARACTERS.every(({ from, deck }) => from === 'base' || !deck.includes(id)),
  ).map(({ id }): [string, Pack] => [id, 'base']),
]);
