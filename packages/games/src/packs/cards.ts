import type { Effect, When } from '../survival/effect.ts';
import type { Pack } from './pack.ts';

/** An Action card. With several effects, one of them is chosen (NEM-ACT-05). */
export interface ActionCard {
  readonly id: string;
  /** What it is called in the game it belongs to, where that is not its id. */
  readonly name?: string;
  /** Further Action cards to discard (NEM-ACT-04). */
  readonly cost: number;
  readonly when: When;
  readonly does: readonly Effect[];
  /** Played outside the own turn, when its text says so (NEM-ROUND-23-R). */
  readonly reaction?: 'interrupt' | 'ignore-surprise' | 'hide' | 'feel-dark' | 'pheromones';
  /** Needs a Room with a Computer, but for whoever holds the Holo Computer. */
  readonly needsComputer?: true;
}

const card = (
  id: string,
  cost: number,
  when: When,
  does: readonly Effect[],
  more: Pick<ActionCard, 'reaction' | 'needsComputer' | 'name'> = {},
): ActionCard => ({ id, cost, when, does, ...more });

const REPAIR: readonly Effect[] = [{ does: 'repair' }, { does: 'engine' }];

const PLANS: Effect = { does: 'peek', tiles: 2, tokens: false };

/** All Action cards, each once; characters say which they have. */
export const ACTION_CARDS: readonly ActionCard[] = [
  card('search', 0, 'calm', [{ does: 'search' }]),
  card('rest', 0, 'calm', [{ does: 'rest' }]),
  card('demolition', 0, 'any', [{ does: 'destroy-door' }, { does: 'break' }]),
  card('interruption', 0, 'any', [], { reaction: 'interrupt' }),
  card('basic-repairs', 2, 'calm', REPAIR),
  card('repairs', 1, 'calm', REPAIR),
  card('fast-repairs', 0, 'calm', REPAIR),
  card('suppressive-fire', 0, 'combat', [{ does: 'cover', both: false }]),
  card('computer-skills', 0, 'calm', [{ does: 'door' }, { does: 'free-room', where: 'computer' }]),
  // Captain
  card('reload', 0, 'any', [{ does: 'load', weapon: 'six-shooter', ammo: 1 }]),
  card('order', 0, 'calm', [{ does: 'order' }]),
  card('motivation', 0, 'any', [{ does: 'motivate' }]),
  // Pilot
  card('knowledge-of-the-ship', 0, 'calm', [
    { does: 'door' },
    { does: 'peek', tiles: 1, tokens: false },
  ]),
  card('piloting', 0, 'calm', [
    { does: 'free-room', where: 'computer-or-cockpit' },
    { does: 'check-course', atComputer: true },
  ]),
  card('old-friend', 0, 'calm', [{ does: 'free-room', where: 'no-computer' }]),
  // Scientist
  card('intranet', 1, 'calm', [{ does: 'intranet' }], { needsComputer: true }),
  card('blocking-access', 0, 'calm', [
    { does: 'free-room', where: 'computer' },
    { does: 'break-computer' },
  ]),
  card('risk-assessment', 0, 'calm', [{ does: 'foresee' }], { needsComputer: true }),
  // Scout
  card('reconnaissance', 1, 'calm', [{ does: 'sneak' }]),
  card('scavenging', 1, 'calm', [{ does: 'search', evenEmpty: true }]),
  card('adrenaline', 0, 'combat', [
    { does: 'shoot', thenDraw: 1 },
    { does: 'escape', thenDraw: 1 },
  ]),
  // Soldier
  card('full-auto', 0, 'combat', [{ does: 'shoot', weapon: 'assault-rifle', fullAuto: true }]),
  card('taking-aim', 0, 'combat', [{ does: 'shoot', weapon: 'energy', rerolls: 1 }]),
  card('covering-fire', 0, 'combat', [{ does: 'cover', both: true }]),
  card('nerves-of-steel', 0, 'any', [], { reaction: 'ignore-surprise' }),
  // Mechanic
  card('ingenuity', 0, 'calm', [...REPAIR, { does: 'craft', yellowAsTool: true }]),
  card('pyrotechnics', 1, 'calm', [{ does: 'ignite' }, { does: 'extinguish' }]),
  card('technical-corridors', 1, 'calm', [{ does: 'crawl', thenPass: true }]),
  // Sentry
  card('stun', 0, 'any', [{ does: 'stun', atMost: 3 }, { does: 'disarm' }]),
  card('quarantine', 1, 'calm', [{ does: 'seal-room' }], { needsComputer: true }),
  card('facility-tour', 0, 'calm', [{ does: 'escort' }]),
  card('defense-plan', 0, 'calm', [{ does: 'free-room', where: 'white-or-red' }, PLANS]),
  // Survivor
  card('desperate-attack', 0, 'combat', [{ does: 'desperate-attack', injuries: 2 }]),
  card('obstinate', 0, 'calm', [{ does: 'draw-per-wound' }, { does: 'dress-by-item' }]),
  card('vents', 1, 'calm', [{ does: 'vents', attack: true }]),
  card('distraction', 0, 'combat', [{ does: 'distract' }]),
  // Hacker
  card('recharge', 0, 'calm', [{ does: 'load', weapon: 'energy', ammo: 2, powered: true }]),
  card('neuralink', 0, 'calm', [{ does: 'computer', where: 'either-missing' }]),
  card('bypass', 1, 'calm', [
    { does: 'computer', where: 'powered-computer', all: true },
    { does: 'flip-power', where: 'powered-computer' },
  ]),
  card('it-works-for-me', 1, 'calm', [{ does: 'repair', thenComputer: true }]),
  card('master-plan', 0, 'calm', [{ does: 'free-room', where: 'computer' }, PLANS]),
  // Xenobiologist
  card('rushed-analysis', 0, 'calm', [{ does: 'rest', knowledge: 1 }]),
  card('workspace-plan', 0, 'calm', [{ does: 'free-room', where: 'white-or-green' }, PLANS]),
  card('pheromones', 0, 'combat', [], { reaction: 'pheromones' }),
  card('field-experience', 0, 'any', [
    { does: 'field-work', gains: 1 },
    { does: 'arrange', deck: 'events', knowledge: 4 },
    { does: 'arrange', deck: 'attacks', knowledge: 6 },
  ]),
  card('vivisection', 0, 'combat', [{ does: 'vivisect' }]),
  // Janitor
  card('emergency-key', 0, 'calm', [{ does: 'elevator', unpowered: true }, { does: 'door' }]),
  card('clean-up', 0, 'calm', [{ does: 'repair' }, { does: 'extinguish' }]),
  card('maintenance-plan', 0, 'calm', [{ does: 'free-room', where: 'white-or-yellow' }, PLANS]),
  card('jury-rigging', 2, 'calm', [
    { does: 'take-crafted', items: ['flamethrower', 'enviro-suit', 'taser-2'], colour: 'yellow' },
  ]),
  card('it-should-work', 1, 'calm', [
    { does: 'free-room', where: 'broken' },
    { does: 'computer', where: 'unpowered-computer' },
  ]),
  // Lab Rat
  card('weird-metabolism', 0, 'any', [{ does: 'clean' }, { does: 'shed', cards: 2 }]),
  card('sensitive-hearing', 0, 'calm', [{ does: 'hush' }, { does: 'knock' }]),
  card('feel-of-the-dark', 0, 'any', [], { reaction: 'feel-dark' }),
  card('inconspicuous', 0, 'any', [], { reaction: 'hide' }),
  // Pilot, far from any ship
  card(
    'piloting-lockdown',
    0,
    'calm',
    [
      { does: 'free-room', where: 'computer' },
      { does: 'look-css', atComputer: true },
    ],
    {
      name: 'piloting',
    },
  ),
];

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

/** Of the 27 Contamination cards, so many are INFECTED (NEM-CONT-03). */
export const CONTAMINATION = { cards: 27, infected: 7 } as const;

/** The Action cards that only one of the boxes has; a guest plays the rest anywhere. */
export const CARD_FROM: ReadonlyMap<string, Pack> = new Map<string, Pack>([
  ['piloting', 'ship'],
  ...ACTION_CARDS.filter(({ id }) =>
    CHARACTERS.every(({ from, deck }) => from === 'base' || !deck.includes(id)),
  ).map(({ id }): [string, Pack] => [id, 'base']),
]);
