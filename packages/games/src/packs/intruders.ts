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
  /** The higher number, for who is in the dark (LCK-ENC-07). */
  readonly dark?: number;
  readonly copies: number;
}

/** The Intruders of the ship, and those of the facility. */
export const RACES = ['intruders', 'night-stalkers'] as const;
export type Race = (typeof RACES)[number];

const intruder = (type: IntruderType, number: number, copies: number): Token => ({
  type,
  race: 'intruders',
  number,
  copies,
});
const stalker = (type: IntruderType, number: number, dark: number, copies: number): Token => ({
  type,
  race: 'night-stalkers',
  number,
  dark,
  copies,
});

export const TOKENS: readonly Token[] = [
  { type: 'blank', number: 0, copies: 1 },
  intruder('larva', 1, 8),
  intruder('creeper', 1, 3),
  intruder('adult', 2, 4),
  intruder('adult', 3, 5),
  intruder('adult', 4, 3),
  intruder('breeder', 3, 1),
  intruder('breeder', 4, 1),
  intruder('queen', 4, 1),
  stalker('larva', 0, 1, 4),
  stalker('larva', 1, 2, 4),
  stalker('creeper', 1, 2, 3),
  stalker('adult', 1, 3, 3),
  stalker('adult', 2, 3, 3),
  stalker('adult', 2, 4, 3),
  stalker('adult', 3, 4, 3),
  stalker('breeder', 2, 4, 1),
  stalker('breeder', 3, 4, 1),
  stalker('queen', 4, 4, 1),
];

export type AttackEffect =
  | {
      readonly does: 'wound';
      readonly light: number;
      readonly contamination: number;
      readonly darkLight?: number;
    }
  | { readonly does: 'slime'; readonly contamination: number; readonly darkInfests?: true }
  /** Kills a target with so many Serious Wounds, else gives one. */
  | { readonly does: 'maul'; readonly killsFrom: number; readonly name: 'bite' | 'tail' }
  | { readonly does: 'frenzy'; readonly killsFrom: number }
  | { readonly does: 'transform'; readonly attacks: 'empty-hand' | 'dark' }
  | { readonly does: 'summon' }
  /** A Light Wound and Slime; after a flight the attacker follows who bleeds. */
  | { readonly does: 'chase' }
  /** Death from two Serious Wounds on; two more for an undressed one; else one. */
  | { readonly does: 'rage' }
  /** A Serious Wound, and death in the dark if there are so many then. */
  | {
      readonly does: 'pierce';
      readonly contamination: number;
      readonly darkKillsFrom: number;
      readonly name: 'perched' | 'heart';
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
const SCRATCH: AttackEffect = { does: 'wound', light: 1, contamination: 1 };
const CLAWS: AttackEffect = { does: 'wound', light: 2, contamination: 1 };
const BITE: AttackEffect = { does: 'maul', killsFrom: 2, name: 'bite' };
const TAIL: AttackEffect = { does: 'maul', killsFrom: 1, name: 'tail' };
const FRENZY: AttackEffect = { does: 'frenzy', killsFrom: 2 };

const attack = (
  name: string,
  suffix: string,
  blood: AttackCard['blood'],
  symbols: readonly IntruderType[],
  effect: AttackEffect,
  race: Race = 'intruders',
): AttackCard => ({ id: `${name}-${suffix}`, race, name, blood, symbols, effect });

/** The copies of a Night Stalker card: `cut-5`; the second of two equal ones is `…-5b`. */
function stalkerAttacks(
  name: string,
  bloods: readonly AttackCard['blood'][],
  symbols: readonly IntruderType[],
  effect: AttackEffect,
): AttackCard[] {
  return bloods.map((blood, i) =>
    attack(
      name,
      `${blood}${bloods.indexOf(blood) < i ? 'b' : ''}`,
      blood,
      symbols,
      effect,
      'night-stalkers',
    ),
  );
}

export const ATTACKS: readonly AttackCard[] = [
  attack('scratch', '2', 2, ALL, SCRATCH),
  attack('scratch', '3', 3, ALL, SCRATCH),
  attack('scratch', '5', 5, ALL, SCRATCH),
  attack('scratch', '6', 6, ALL, SCRATCH),
  attack('claw-attack', '3', 3, GROWN, CLAWS),
  attack('claw-attack', '4', 4, GROWN, CLAWS),
  attack('claw-attack', '5', 5, GROWN, CLAWS),
  attack('claw-attack', 'retreat', 'retreat', GROWN, CLAWS),
  attack('bite', '4a', 4, GROWN, BITE),
  attack('bite', '4b', 4, GROWN, BITE),
  attack('bite', '6', 6, GROWN, BITE),
  attack('bite', 'retreat', 'retreat', GROWN, BITE),
  attack('transformation', '4', 4, ['creeper'], { does: 'transform', attacks: 'empty-hand' }),
  attack('transformation', '5', 5, ['creeper'], { does: 'transform', attacks: 'empty-hand' }),
  attack('frenzy', '3', 3, ['breeder', 'queen'], FRENZY),
  attack('frenzy', '4', 4, ['breeder', 'queen'], FRENZY),
  attack('tail-attack', '2', 2, ['queen'], TAIL),
  attack('tail-attack', '5', 5, ['queen'], TAIL),
  attack('slime', '5', 5, ALL, { does: 'slime', contamination: 1 }),
  attack('summoning', '3', 3, ['creeper', 'queen'], { does: 'summon' }),
  ...stalkerAttacks('cut', ['retreat', 2, 3, 4, 5], ALL, {
    does: 'wound',
    light: 1,
    contamination: 1,
    darkLight: 1,
  }),
  ...stalkerAttacks('blood-chase', [2, 4, 5], ALL, { does: 'chase' }),
  ...stalkerAttacks('blood-rage', [3, 5], ['breeder', 'queen'], { does: 'rage' }),
  ...stalkerAttacks('perched-in-the-dark', [2, 4, 5, 5, 'retreat'], GROWN, {
    does: 'pierce',
    contamination: 0,
    darkKillsFrom: 3,
    name: 'perched',
  }),
  ...stalkerAttacks('infecting-the-host', [4], ['creeper', 'queen'], {
    does: 'slime',
    contamination: 0,
    darkInfests: true,
  }),
  ...stalkerAttacks('evolve', [4, 'retreat'], ['creeper'], { does: 'transform', attacks: 'dark' }),
  ...stalkerAttacks('piercing-the-heart', [3, 5], ['queen'], {
    does: 'pierce',
    contamination: 1,
    darkKillsFrom: 2,
    name: 'heart',
  }),
];

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
