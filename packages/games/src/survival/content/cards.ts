import type { Effect, When } from '../effect.ts';

/** An Action card. With several effects, one of them is chosen (NEM-ACT-05). */
export interface ActionCard {
  readonly id: string;
  /** Further Action cards to discard (NEM-ACT-04). */
  readonly cost: number;
  readonly when: When;
  readonly does: readonly Effect[];
  /** Played outside the own turn, when its text says so (NEM-ROUND-23-R). */
  readonly reaction?: 'interrupt' | 'ignore-surprise';
  /** Needs a Room with a Computer, but for whoever holds the Holo Computer. */
  readonly needsComputer?: true;
}

const card = (
  id: string,
  cost: number,
  when: When,
  does: readonly Effect[],
  more: Pick<ActionCard, 'reaction' | 'needsComputer'> = {},
): ActionCard => ({ id, cost, when, does, ...more });

const REPAIR: readonly Effect[] = [{ does: 'repair' }, { does: 'engine' }];

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
];

export interface CharacterSheet {
  readonly id: string;
  /** The ten Action cards; `search` is there twice. */
  readonly deck: readonly string[];
  readonly weapon: string;
  readonly quests: readonly [string, string];
}

const EVERYONES = ['search', 'search', 'rest', 'demolition', 'interruption'] as const;

export const CHARACTERS: readonly CharacterSheet[] = [
  {
    id: 'captain',
    deck: [...EVERYONES, 'reload', 'order', 'motivation', 'suppressive-fire', 'basic-repairs'],
    weapon: 'six-shooter',
    quests: ['log-key', 'intercom'],
  },
  {
    id: 'pilot',
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
  },
  {
    id: 'scientist',
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
  },
  {
    id: 'scout',
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
  },
  {
    id: 'soldier',
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
  },
  {
    id: 'mechanic',
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
  },
];

/** Of the 27 Contamination cards, so many are INFECTED (NEM-CONT-03). */
export const CONTAMINATION = { cards: 27, infected: 7 } as const;
