/** A card of the player who leads the Intruders (NEM-INTRUDER-05). */
export interface IntruderCard {
  readonly id: string;
  readonly name: string;
  /** The Corridor an Intruder may take. */
  readonly move: number | 'any';
  /** Attack cards to draw, of which one is resolved. */
  readonly attack: number;
  readonly special: 'pursuit' | 'hunt' | 'eclosion' | 'planning' | 'healing';
}

const cards = (written: readonly Omit<IntruderCard, 'id'>[]): IntruderCard[] =>
  written.map((card) => ({ id: `${card.name}-${card.move}`, ...card }));

export const INTRUDER_CARDS: readonly IntruderCard[] = cards([
  { name: 'pursuit', move: 1, attack: 2, special: 'pursuit' },
  { name: 'pursuit', move: 2, attack: 2, special: 'pursuit' },
  { name: 'pursuit', move: 3, attack: 2, special: 'pursuit' },
  { name: 'pursuit', move: 'any', attack: 3, special: 'pursuit' },
  { name: 'coordinated-hunt', move: 3, attack: 1, special: 'hunt' },
  { name: 'coordinated-hunt', move: 4, attack: 1, special: 'hunt' },
  { name: 'metamorphosis', move: 1, attack: 1, special: 'eclosion' },
  { name: 'planning', move: 4, attack: 1, special: 'planning' },
  { name: 'planning', move: 'any', attack: 1, special: 'planning' },
  { name: 'self-healing', move: 2, attack: 1, special: 'healing' },
]);
