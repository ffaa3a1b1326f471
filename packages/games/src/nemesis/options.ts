/** Table options of Nemesis. Contains no rules, so that a page can offer them without loading any. */
import type { OptionSpecs, OptionsOf } from '@deadlight/engine';

/** Table options; the first value is the default. Options that an edition decides default to `edition`. */
export const OPTIONS = {
  /** Everyone for themselves; together, with revival; or the first to die leads the Intruders. */
  mode: ['semi-coop', 'coop', 'intruder'],
  // NEM-SETUP-10, NEM-ALT-01
  board: ['standard', 'alternative'],
  /** The rulebook to the letter, or with the official answers. */
  edition: ['rulebook', 'faq'],
  /** Tokens of Intruders that have come lie apart from the supply, or all form one pool (NEM-MOVE-21-R). */
  tokens: ['edition', 'apart', 'pool'],
  /** The token of Bag Development returns before the Noise rolls it causes (NEM-BAG-10-R). */
  bagTokenReturnsBeforeRolls: ['edition', false, true],
  /** The Queen's token adds an Egg although the Nest is destroyed (NEM-BAG-13-R). */
  eggsAfterNest: ['edition', true, false],
  /** Coolant Leak starts the Self-Destruct even after somebody hibernates (NEM-SELF-08-R). */
  coolantLeakIgnoresHibernation: ['edition', false, true],
  /** An Engine can be repaired or damaged despite a Malfunction (NEM-ROOM-ENGINE-03). */
  brokenEngines: ['edition', true, false],
  /** Dropped Items leave the game, or lie on the discard pile (NEM-ITEM-05). */
  droppedItems: ['edition', 'removed', 'discarded'],
  /** Nerves of Steel help the Soldier whoever is surprised in the Room, or only if it is the Soldier (NEM-CARD-soldier-nerves-of-steel). */
  nervesOfSteel: ['room', 'target'],
  /** The Antidote leaves the hand alone (NEM-CARD-antidote). */
  antidoteKeepsHand: [true, false],
  /** Medkit, Bandages and Clothes may be used on others in the Room (NEM-CARD-medkit). */
  healOthers: [true, false],
  /** A Character who waits in a Pod rolls for Noise in Bag Development (NEM-BAG-11-R). */
  podsRoll: [true, false],
  /** With the Intercom, Motivation reaches all in Computer Rooms, or those whom the Captain names (NEM-CARD-intercom). */
  intercom: ['everyone', 'named'],
  /** Actions that change nothing are allowed (NEM-ACT-17-R). */
  emptyActions: [false, true],
  /** A Larva of Hatching comes as an Encounter (NEM-CARD-hatching). */
  hatchingIsEncounter: [true, false],
  /** Whose neighbours a Decoy calls (NEM-CARD-decoy). */
  decoyReach: ['chosenNeighbours', 'ownNeighbours'],
  /** Pod Ejection puts those inside back into the Section first (NEM-CARD-evacuation-pod-ejection). */
  podEjectionSparesOccupants: [false, true],
} as const satisfies OptionSpecs;

export type Options = OptionsOf<typeof OPTIONS>;

/** What each edition decides, and how: the one place that knows. */
export const EDITIONS = {
  rulebook: {
    tokens: 'apart',
    bagTokenReturnsBeforeRolls: false,
    eggsAfterNest: true,
    coolantLeakIgnoresHibernation: false,
    brokenEngines: true,
    droppedItems: 'removed',
  },
  faq: {
    tokens: 'pool',
    bagTokenReturnsBeforeRolls: true,
    eggsAfterNest: false,
    coolantLeakIgnoresHibernation: true,
    brokenEngines: false,
    droppedItems: 'discarded',
  },
} as const satisfies Record<Options['edition'], Partial<Options>>;

type Decided = keyof (typeof EDITIONS)['rulebook'];

/** How a table reads a rule: as it has chosen, or as its edition does. */
export function reading<N extends Decided>(
  options: Options,
  name: N,
): Exclude<Options[N], 'edition'> {
  const chosen = options[name];
  const decided = chosen === 'edition' ? EDITIONS[options.edition][name] : chosen;
  return decided as Exclude<Options[N], 'edition'>;
}

/** The rules that each option changes. */
export const RULES: Readonly<Record<keyof typeof OPTIONS, readonly string[]>> = {
  mode: ['NEM-COOP-01', 'NEM-INTRUDER-01'],
  board: ['NEM-SETUP-10'],
  edition: [
    'NEM-MOVE-21-R',
    'NEM-BAG-10-R',
    'NEM-BAG-13-R',
    'NEM-SELF-08-R',
    'NEM-ROOM-ENGINE-03',
    'NEM-ITEM-05',
  ],
  tokens: ['NEM-MOVE-21-R', 'NEM-ENC-20-R'],
  bagTokenReturnsBeforeRolls: ['NEM-BAG-10-R'],
  eggsAfterNest: ['NEM-BAG-13-R'],
  coolantLeakIgnoresHibernation: ['NEM-SELF-08-R', 'NEM-CARD-coolant-leak'],
  brokenEngines: ['NEM-ROOM-ENGINE-03'],
  droppedItems: ['NEM-ITEM-05', 'NEM-INFO-19'],
  nervesOfSteel: ['NEM-CARD-soldier-nerves-of-steel'],
  antidoteKeepsHand: ['NEM-CARD-antidote'],
  healOthers: ['NEM-CARD-medkit', 'NEM-CARD-bandages', 'NEM-CARD-clothes'],
  podsRoll: ['NEM-BAG-11-R'],
  intercom: ['NEM-CARD-intercom'],
  emptyActions: ['NEM-ACT-17-R'],
  hatchingIsEncounter: ['NEM-CARD-hatching'],
  decoyReach: ['NEM-CARD-decoy'],
  podEjectionSparesOccupants: ['NEM-CARD-evacuation-pod-ejection'],
};
