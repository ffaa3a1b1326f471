/** A race of Intruders: its figures, tokens, Attack cards and Weaknesses. */

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
  readonly number: number;
  readonly copies: number;
}

export const TOKENS: readonly Token[] = [
  { type: 'blank', number: 0, copies: 1 },
  { type: 'larva', number: 1, copies: 8 },
  { type: 'creeper', number: 1, copies: 3 },
  { type: 'adult', number: 2, copies: 4 },
  { type: 'adult', number: 3, copies: 5 },
  { type: 'adult', number: 4, copies: 3 },
  { type: 'breeder', number: 3, copies: 1 },
  { type: 'breeder', number: 4, copies: 1 },
  { type: 'queen', number: 4, copies: 1 },
];

export type AttackEffect =
  | { readonly does: 'wound'; readonly light: number; readonly contamination: number }
  | { readonly does: 'slime'; readonly contamination: number }
  /** Kills a target with so many Serious Wounds, else gives one. */
  | { readonly does: 'maul'; readonly killsFrom: number; readonly name: 'bite' | 'tail' }
  | { readonly does: 'frenzy'; readonly killsFrom: number }
  | { readonly does: 'transform' }
  | { readonly does: 'summon' };

export interface AttackCard {
  readonly id: string;
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
): AttackCard => ({ id: `${name}-${suffix}`, name, blood, symbols, effect });

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
  attack('transformation', '4', 4, ['creeper'], { does: 'transform' }),
  attack('transformation', '5', 5, ['creeper'], { does: 'transform' }),
  attack('frenzy', '3', 3, ['breeder', 'queen'], FRENZY),
  attack('frenzy', '4', 4, ['breeder', 'queen'], FRENZY),
  attack('tail-attack', '2', 2, ['queen'], TAIL),
  attack('tail-attack', '5', 5, ['queen'], TAIL),
  attack('slime', '5', 5, ALL, { does: 'slime', contamination: 1 }),
  attack('summoning', '3', 3, ['creeper', 'queen'], { does: 'summon' }),
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
] as const;
export type Weakness = (typeof WEAKNESSES)[number];

export const WOUNDS: readonly { readonly id: string; readonly copies: number }[] = [
  { id: 'arm', copies: 3 },
  { id: 'leg', copies: 3 },
  { id: 'body', copies: 4 },
  { id: 'bleeding', copies: 3 },
  { id: 'hand', copies: 3 },
];
