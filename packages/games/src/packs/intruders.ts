/** A race of Intruders: its figures, tokens, Attack cards and Weaknesses. */
import type { Pack } from './pack.ts';

export const TYPES = ['larva', 'creeper', 'adult', 'breeder', 'queen'] as const;
export type IntruderType = (typeof TYPES)[number];

export const LARVA: number = 0;
export const CREEPER: number = 1;
export const ADULT: number = 2;
export const BREEDER: number = 3;
export const QUEEN: number = 4;

/** Figures of each type (NEM-SETUP-02). */
const FIGURE_COUNT = [6, 3, 8, 2, 1] as const;

/** Every figure by its type: `adult-3` is one of them. */
export const FIGURE_TYPE: readonly number[] = FIGURE_COUNT.flatMap((count, type) =>
  Array.from({ length: count }, () => type),
);
export const FIGURES: readonly string[] = FIGURE_COUNT.flatMap((count, type) =>
  Array.from({ length: count }, (_, i) => (count === 1 ? TYPES[type]! : `${TYPES[type]}-${i + 1}`)),
);

/** Attack cards drawn to check whether an injured Intruder dies; a Larva just dies (NEM-INJ-03). */
export const CHECK_CARDS = [0, 1, 1, 2, 2] as const;

/** A token: its type and the hand size that prevents a surprise attack (NEM-SETUP-03). */
export interface Token {
  readonly type: IntruderType | 'blank';
  /** Its race; both have the same blank. */
  readonly race?: Race;
  readonly number: number;
  /** The higher number, for Characters in the dark (LCK-ENC-07). */
  readonly dark?: number;
  readonly copies: number;
}

/** The Intruders of the ship, and those of the facility. */
export const RACES = ['intruders', 'night-stalkers'] as const;
export type Race = (typeof RACES)[number];

export const TOKENS: readonly Token[] = [
  { type: 'blank', number: 0, copies: 1 },
  { race: 'intruders', type: 'larva', number: 1, copies: 8 },
  { race: 'intruders', type: 'creeper', number: 1, copies: 3 },
  { race: 'intruders', type: 'adult', number: 2, copies: 4 },
  { race: 'intruders', type: 'adult', number: 3, copies: 5 },
  { race: 'intruders', type: 'adult', number: 4, copies: 3 },
  { race: 'intruders', type: 'breeder', number: 3, copies: 1 },
  { race: 'intruders', type: 'breeder', number: 4, copies: 1 },
  { race: 'intruders', type: 'queen', number: 4, copies: 1 },
  { race: 'night-stalkers', type: 'larva', number: 0, dark: 1, copies: 4 },
  { race: 'night-stalkers', type: 'larva', number: 1, dark: 2, copies: 4 },
  { race: 'night-stalkers', type: 'creeper', number: 1, dark: 2, copies: 3 },
  { race: 'night-stalkers', type: 'adult', number: 1, dark: 3, copies: 3 },
  { race: 'night-stalkers', type: 'adult', number: 2, dark: 3, copies: 3 },
  { race: 'night-stalkers', type: 'adult', number: 2, dark: 4, copies: 3 },
  { race: 'night-stalkers', type: 'adult', number: 3, dark: 4, copies: 3 },
  { race: 'night-stalkers', type: 'breeder', number: 2, dark: 4, copies: 1 },
  { race: 'night-stalkers', type: 'breeder', number: 3, dark: 4, copies: 1 },
  { race: 'night-stalkers', type: 'queen', number: 4, dark: 4, copies: 1 },
];

export type AttackEffect =
  | {
      readonly does: 'wound';
      readonly light: number;
      readonly contamination: number;
      readonly darkLight?: number;
    }
  | { readonly does: 'slime'; readonly contamination: number; readonly darkInfests?: true }
  /** Kills a target with this many Serious Wounds, else gives one. */
  | { readonly does: 'maul'; readonly killsFrom: number; readonly name: 'bite' | 'tail' }
  | { readonly does: 'frenzy'; readonly killsFrom: number }
  | { readonly does: 'transform'; readonly attacks: 'empty-hand' | 'dark' }
  | { readonly does: 'summon' }
  /** A Light Wound and Slime; after an escape the attacker follows the bleeding target. */
  | { readonly does: 'chase' }
  /** Death from two Serious Wounds on; two more for an undressed one; else one. */
  | { readonly does: 'rage' }
  /** A Serious Wound, and in the dark death at this many. */
  | {
      readonly does: 'pierce';
      readonly contamination: number;
      readonly darkKillsFrom: number;
      readonly name: 'perched' | 'heart';
      /** An Adult spares those who are wary of shadows (LCK-WEAK). */
      readonly fromTheShadows?: true;
    };

export interface AttackCard {
  readonly id: string;
  readonly race: Race;
  readonly name: string;
  /** Injuries that kill, or the retreat symbol (NEM-INJ-09-R). */
  readonly blood: number | 'retreat';
  readonly symbols: readonly IntruderType[];
  readonly effect: AttackEffect;
}

const ALL = ['creeper', 'adult', 'breeder', 'queen'] as const;
const GROWN = ['adult', 'breeder', 'queen'] as const;

/** Cards that differ only in their blood; equal ones are told apart by what stands in `ids`. */
interface AttackInput extends Omit<AttackCard, 'id' | 'blood'> {
  readonly blood: readonly AttackCard['blood'][];
  readonly ids?: readonly string[];
}

const attacks = (written: readonly AttackInput[]): AttackCard[] =>
  written.flatMap(({ blood, ids, ...card }) =>
    blood.map((one, i) => ({ ...card, id: `${card.name}-${ids?.[i] ?? one}`, blood: one })),
  );

export const ATTACKS: readonly AttackCard[] = attacks([
  {
    name: 'scratch',
    race: 'intruders',
    blood: [2, 3, 5, 6],
    symbols: ALL,
    effect: { does: 'wound', light: 1, contamination: 1 },
  },
  {
    name: 'claw-attack',
    race: 'intruders',
    blood: [3, 4, 5, 'retreat'],
    symbols: GROWN,
    effect: { does: 'wound', light: 2, contamination: 1 },
  },
  {
    name: 'bite',
    race: 'intruders',
    blood: [4, 4, 6, 'retreat'],
    ids: ['4a', '4b', '6', 'retreat'],
    symbols: GROWN,
    effect: { does: 'maul', killsFrom: 2, name: 'bite' },
  },
  {
    name: 'transformation',
    race: 'intruders',
    blood: [4, 5],
    symbols: ['creeper'],
    effect: { does: 'transform', attacks: 'empty-hand' },
  },
  {
    name: 'frenzy',
    race: 'intruders',
    blood: [3, 4],
    symbols: ['breeder', 'queen'],
    effect: { does: 'frenzy', killsFrom: 2 },
  },
  {
    name: 'tail-attack',
    race: 'intruders',
    blood: [2, 5],
    symbols: ['queen'],
    effect: { does: 'maul', killsFrom: 1, name: 'tail' },
  },
  {
    name: 'slime',
    race: 'intruders',
    blood: [5],
    symbols: ALL,
    effect: { does: 'slime', contamination: 1 },
  },
  {
    name: 'summoning',
    race: 'intruders',
    blood: [3],
    symbols: ['creeper', 'queen'],
    effect: { does: 'summon' },
  },
  {
    name: 'cut',
    race: 'night-stalkers',
    blood: ['retreat', 2, 3, 4, 5],
    symbols: ALL,
    effect: { does: 'wound', light: 1, contamination: 1, darkLight: 1 },
  },
  {
    name: 'blood-chase',
    race: 'night-stalkers',
    blood: [2, 4, 5],
    symbols: ALL,
    effect: { does: 'chase' },
  },
  {
    name: 'blood-rage',
    race: 'night-stalkers',
    blood: [3, 5],
    symbols: ['breeder', 'queen'],
    effect: { does: 'rage' },
  },
  {
    name: 'perched-in-the-dark',
    race: 'night-stalkers',
    blood: [2, 4, 5, 5, 'retreat'],
    ids: ['2', '4', '5', '5b', 'retreat'],
    symbols: GROWN,
    effect: {
      does: 'pierce',
      contamination: 0,
      darkKillsFrom: 3,
      name: 'perched',
      fromTheShadows: true,
    },
  },
  {
    name: 'infecting-the-host',
    race: 'night-stalkers',
    blood: [4],
    symbols: ['creeper', 'queen'],
    effect: { does: 'slime', contamination: 0, darkInfests: true },
  },
  {
    name: 'evolve',
    race: 'night-stalkers',
    blood: [4, 'retreat'],
    symbols: ['creeper'],
    effect: { does: 'transform', attacks: 'dark' },
  },
  {
    name: 'piercing-the-heart',
    race: 'night-stalkers',
    blood: [3, 5],
    symbols: ['queen'],
    effect: { does: 'pierce', contamination: 1, darkKillsFrom: 2, name: 'heart' },
  },
]);

export const WEAKNESSES = [
  'vulnerability-to-fire',
  'vulnerability-to-energy',
  'reaction-to-danger',
  'the-way-of-moving',
  'vital-places',
  'species-on-the-brink-of-extinction',
  'the-way-of-fighting',
  'susceptibility-to-phosphates',
  'wary-of-shadows',
] as const;
export type Weakness = (typeof WEAKNESSES)[number];

/** What only one of the boxes has. */
export const RACE_FROM: Readonly<Partial<Record<Race, Pack>>> = { 'night-stalkers': 'base' };
export const WEAKNESS_FROM: Readonly<Partial<Record<Weakness, Pack>>> = {
  'wary-of-shadows': 'base',
};

export const WOUNDS: readonly {
  readonly id: string;
  readonly copies: number;
  readonly from?: Pack;
}[] = [
  { id: 'arm', copies: 3 },
  { id: 'leg', copies: 3 },
  { id: 'body', copies: 4 },
  { id: 'bleeding', copies: 3 },
  { id: 'hand', copies: 3 },
  { id: 'eyes', copies: 3, from: 'base' },
  { id: 'guts', copies: 3, from: 'base' },
  { id: 'knee', copies: 3, from: 'base' },
  // Stands in when no card is left (LCK-WOUND-12-R).
  { id: 'blank', copies: 0, from: 'base' },
];
